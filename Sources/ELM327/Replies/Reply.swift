package import OBD
package import Telemetry

/// Everything the adapter sent between a command and its prompt.
package struct Reply: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package enum Content: Hashable, Sendable {
            /// Hexadecimal digits, without spaces.
            case digits([UInt8])
            /// A segment of a long CAN message as shown while headers are off, such as "0: 49 02 …".
            case segment(index: UInt8, digits: [UInt8])
            /// Data that the adapter marked as wrong or that is followed by an error message on the same line.
            case corrupted
            case text
        }
        /// The line as received, without leading and trailing spaces.
        package var bytes: [UInt8]
        package var content: Content
        /// The time at which the line was complete.
        package var time: Instant

        package var text: String { String(decoding: bytes, as: UTF8.self) }
        var hasSpaces: Bool { bytes.contains(UInt8(ascii: " ")) }

        /// Whether the line contains a negative response with code 78, "response pending", which announces a later
        /// response (ISO 14229-1). Any three bytes that look like one count.
        var isResponsePending: Bool {
            guard case .digits(let digits) = content else { return false }
            return digits.indices.dropLast(5).contains { at in
                digits[at...].starts(with: "7F".utf8) && digits[(at + 4)...].starts(with: "78".utf8)
            }
        }
    }

    package var lines: [Line] = []
    package var messages: [AdapterMessage] = []
    /// Whether the command was echoed before the reply.
    package var hasEcho = false
    /// Whether the prompt arrived. Without it the adapter may still be busy.
    package var isComplete = false
    package var bytes: [UInt8] = []

    package init() {}

    /// The bytes as text, with escapes for those that are not printable, for logs and storage.
    package var raw: String { ReplyParser.printable(bytes) }

    package func contains(_ message: AdapterMessage) -> Bool { messages.contains(message) }

    /// Whether data of the vehicle may be missing: the adapter reported a fault, or there is no prompt.
    package var lacksData: Bool { !isComplete || messages.contains(where: \.meansLostData) }

    /// The first line of text or digits, which is the reply to an AT command; nil if there is none, or only `OK` or an
    /// error.
    package var value: String? { lines.first?.text }

    /// The time of the first line of data.
    var firstDataTime: Instant? {
        lines.first { if case .text = $0.content { false } else { true } }?.time
    }

    /// The time of the last line of data.
    package var dataTime: Instant? {
        lines.last { if case .text = $0.content { false } else { true } }?.time
    }

    /// Returns the number of lines that represent a frame on the bus. Without headers, the length of a long message
    /// stands on a line of its own (three digits), which is not counted.
    func frameCount(headersShown: Bool) -> Int {
        lines.count { line in
            switch line.content {
            case .digits(let digits): headersShown || digits.count != 3
            case .segment: true
            case .corrupted, .text: false
            }
        }
    }

    /// Returns the diagnostic messages in the data lines, and the number of lines that could neither be read nor
    /// attributed to an ECU.
    /// - Parameter asked: the ECU that was asked by its physical address; nil if all were.
    package func busMessages(
        framing: VehicleBus.Framing, headersShown: Bool, asked: ECUAddress? = nil
    ) -> (messages: [BusMessage], unreadable: Int) {
        busMessages(framing: framing, headersShown: headersShown, from: asked.map(ResponseSource.ecu) ?? .standard)
    }

    /// - Parameter source: whose frames are responses.
    package func busMessages(
        framing: VehicleBus.Framing, headersShown: Bool, from source: ResponseSource
    ) -> (messages: [BusMessage], unreadable: Int) {
        var frames: [BusFrame] = []
        var unreadable = 0
        if !headersShown, hasMixedSegments { return ([], lines.count) }
        for line in lines {
            do {
                switch line.content {
                case .digits(let digits):
                    if headersShown {
                        if let frame = try BusFrame.parse(digits, framing: framing, from: source) {
                            frames.append(frame)
                        }
                    } else if let frame = try Self.headerless(digits, framing: framing) {
                        frames.append(frame)
                    }
                case .segment(let index, let digits) where framing.isCAN && !headersShown:
                    let bytes = try BusFrame.hexadecimal(digits[...])
                    guard bytes.count <= 7 else { throw MessageDecodingError("the line is longer than a CAN frame") }
                    // Segment 0 after a length is a first frame. Any other segment 0 is the sixteenth frame after the
                    // last segment 0.
                    if index == 0, let first = frames.last, first.data.count == 2, first.data[0] >> 4 == 1 {
                        frames[frames.count - 1] = BusFrame(ecu: .unknown, data: first.data + bytes)
                    } else {
                        frames.append(BusFrame(ecu: .unknown, data: [0x20 | index] + bytes))
                    }
                case .segment, .corrupted: unreadable += 1
                case .text: continue
                }
            } catch {
                unreadable += 1
            }
        }
        return (BusMessage.assemble(frames, framing: framing), unreadable)
    }

    /// Whether segments of long messages are interleaved. Without headers, those of different ECUs then cannot be told
    /// apart.
    private var hasMixedSegments: Bool {
        var missing = 0
        for line in lines {
            switch line.content {
            case .digits(let digits) where digits.count == 3:
                if missing > 0 { return true }
                missing = digits.reduce(0) { $0 * 16 + Int(BusFrame.nibble($1) ?? 0) }
            case .segment(_, let digits): missing -= digits.count / 2
            default: continue
            }
        }
        return false
    }

    /// Returns a line shown without a header as the ISO-TP frame that it was on CAN, or as the payload on other buses.
    private static func headerless(_ digits: [UInt8], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> BusFrame?
    {
        guard framing.isCAN else {
            return BusFrame(ecu: .unknown, data: try BusFrame.legacyPayload(digits, framing: framing))
        }
        if digits.count == 3 {
            let length = try BusFrame.hexadecimal([UInt8(ascii: "0")] + digits)
            return BusFrame(ecu: .unknown, data: [0x10 | length[0], length[1]])
        }
        let bytes = try BusFrame.hexadecimal(digits[...])
        guard bytes.count <= 7 else { throw MessageDecodingError("the line is longer than a CAN frame") }
        return BusFrame(ecu: .unknown, data: [UInt8(bytes.count)] + bytes)
    }
}
