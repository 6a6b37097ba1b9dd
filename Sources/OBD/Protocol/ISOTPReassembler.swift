/// Reassembles the CAN frames of one ECU into messages (ISO 15765-2), without the address byte of extended addressing. A
/// missing frame makes a message incomplete, never shorter; bytes after the announced length are padding.
package struct ISOTPReassembler: Sendable {
    private var finished: [Result<[UInt8], MessageDecodingError>] = []
    private var open: OpenMessage?

    /// A message of which frames are still to come.
    private struct OpenMessage {
        var expected: Int
        var bytes: [UInt8]
        var last: [UInt8]
        var sequence: UInt8

        var partial: PartialMessage { PartialMessage(bytes: bytes, byteCount: expected) }
    }

    /// The bytes of a frame, from the control byte on.
    private let frameSize: Int

    /// - Parameter isExtended: whether an address byte takes up one byte of each frame.
    package init(isExtended: Bool = false) { frameSize = isExtended ? 7 : 8 }

    /// Takes the data field of a CAN frame, from the protocol control byte on.
    package mutating func take(_ data: [UInt8]) {
        guard let control = data.first else { return fail("an empty frame") }
        switch control >> 4 {
        case 0:
            abandon()
            let length = Int(control & 0x0F)
            guard (1..<frameSize).contains(length) else { return fail("a single frame without a length") }
            guard data.count > length else { return fail("the frame is cut off") }
            finished.append(.success(Array(data[1...length])))
        case 1:
            guard data.count > 2 else {
                // Its consecutive frames must not complete the previous, unfinished message.
                abandon()
                return fail("the first frame is cut off")
            }
            let expected = Int(control & 0x0F) << 8 | Int(data[1])
            if let open, open.last == data, open.sequence == 0 { return }  // the same frame, doubled
            abandon()
            guard expected >= frameSize, data.count == frameSize else { return fail("the first frame is cut off") }
            open = OpenMessage(expected: expected, bytes: Array(data[2...]), last: data, sequence: 0)
        case 2:
            guard var message = open else {
                // A consecutive frame after a finished message is a duplicate of its last frame, or belongs to a
                // message whose first frame is missing.
                return isDoubled(data) ? () : fail("a first frame is missing")
            }
            let sequence = control & 0x0F
            if sequence == message.sequence, data == message.last { return }
            guard sequence == (message.sequence + 1) & 0x0F else {
                open = nil
                return fail("a consecutive frame is missing", message.partial)
            }
            let wanted = min(frameSize - 1, message.expected - message.bytes.count)
            guard data.count - 1 >= wanted else {
                open = nil
                return fail("a consecutive frame is cut off", message.partial)
            }
            message.bytes += data[1...wanted]
            message.sequence = sequence
            message.last = data
            if message.bytes.count == message.expected {
                finished.append(.success(message.bytes))
                lastOfFinished = data
                open = nil
            } else {
                open = message
            }
        case 3: return  // flow control, not an answer
        default: fail("an unknown kind of frame")
        }
    }

    private var lastOfFinished: [UInt8]?

    private func isDoubled(_ data: [UInt8]) -> Bool { lastOfFinished == data }

    private mutating func abandon() {
        guard let message = open else { return }
        open = nil
        fail("\(message.bytes.count) of \(message.expected) bytes arrived", message.partial)
    }

    private mutating func fail(_ reason: String, _ partial: PartialMessage? = nil) {
        let failure = Result<[UInt8], MessageDecodingError>.failure(MessageDecodingError(reason, partial: partial))
        if finished.last != failure { finished.append(failure) }
    }

    /// Returns the messages received so far, with an unfinished one as incomplete, and starts over.
    package mutating func finish() -> [Result<[UInt8], MessageDecodingError>] {
        abandon()
        defer { finished = [] }
        return finished
    }
}
