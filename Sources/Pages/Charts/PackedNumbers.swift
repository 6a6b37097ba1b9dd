/// Whole numbers as text: the difference to the previous number, zigzag-coded (0, -1, 1, -2 … become 0, 1, 2, 3 …), in
/// groups of five bits, the lowest first, each a character of the base64 alphabet. Its highest bit says that more groups
/// follow. Equal differences are equal characters, which gzip packs better than bits across characters.
package enum PackedNumbers {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Packs numbers between -2^52 and 2^52, so that the script's arithmetic is exact.
    package static func text(_ numbers: [Int64]) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * 2)
        var previous: Int64 = 0
        for number in numbers {
            let difference = number - previous
            previous = number
            var rest = UInt64(bitPattern: difference << 1 ^ difference >> 63)
            repeat {
                let group = Int(rest & 31)
                rest >>= 5
                bytes.append(alphabet[rest == 0 ? group : group | 32])
            } while rest != 0
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Unpacks numbers; nil if the text is none of `text`.
    package static func numbers(_ text: String) -> [Int64]? {
        var numbers: [Int64] = []
        var (sum, part, shift): (Int64, UInt64, UInt64) = (0, 0, 0)
        for byte in text.utf8 {
            guard let digit = alphabet.firstIndex(of: byte), shift < 60 else { return nil }
            part |= UInt64(digit & 31) << shift
            shift += 5
            if digit & 32 != 0 { continue }
            sum += Int64(bitPattern: part >> 1) ^ -Int64(bitPattern: part & 1)
            numbers.append(sum)
            part = 0
            shift = 0
        }
        return shift == 0 ? numbers : nil
    }
}
