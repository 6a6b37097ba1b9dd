import OBD
import Transports

/// Follows the bitmaps of a service, which say what it supports, as far as they are listed.
enum SupportedNumbers {
    /// What each ECU lists, the numbers of further bitmaps among it.
    /// - Parameters:
    ///   - first: the answers to the first bitmap.
    ///   - decode: a payload, and which bitmap was asked for; nil for what is none.
    ///   - ask: a further bitmap, of the ECUs that list it.
    static func follow(
        from first: [ServiceAnswer], decode: ([UInt8], UInt8) -> Set<UInt8>?,
        ask: (UInt8, Set<ECUAddress>) throws(TransportError) -> [ServiceAnswer]
    ) throws(TransportError) -> [ECUAddress: Set<UInt8>] {
        var supported: [ECUAddress: Set<UInt8>] = [:]
        var (answers, base) = (first, UInt8(0))
        while true {
            var next: Set<ECUAddress> = []
            // Where headers are not shown, several ECUs' bitmaps come as one's.
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
