import OBD
import Transports

/// Reads the bitmaps that list what a service supports, one after the other.
enum SupportedNumbers {
    /// Returns the numbers that each ECU lists, including those of further bitmaps.
    /// - Parameters:
    ///   - first: the responses to the first bitmap.
    ///   - decode: decodes a payload, given the number of the bitmap; nil if it is not a bitmap.
    ///   - ask: requests a further bitmap from the ECUs that list it.
    static func follow(
        from first: [ServiceAnswer], decode: ([UInt8], UInt8) -> Set<UInt8>?,
        ask: (UInt8, Set<ECUAddress>) throws(TransportError) -> [ServiceAnswer]
    ) throws(TransportError) -> [ECUAddress: Set<UInt8>] {
        var supported: [ECUAddress: Set<UInt8>] = [:]
        var (answers, base) = (first, UInt8(0))
        while true {
            var next: Set<ECUAddress> = []
            // If no headers are shown, the bitmaps of several ECUs arrive as those of one.
            for answer in answers {
                for payload in answer.payloads {
                    guard let listed = decode(payload, base) else { continue }
                    supported[answer.ecu, default: []].formUnion(listed)
                    if SupportBitmap.next(after: base, in: listed) != nil { next.insert(answer.ecu) }
                }
            }
            guard !next.isEmpty else { return supported }
            base += 0x20
            answers = try ask(base, next)
        }
    }
}
