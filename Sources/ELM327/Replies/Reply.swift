package import OBD
package import Telemetry

/// Everything the adapter said between a command and its prompt.
package struct Reply: Hashable, Sendable {
    package struct Line: Hashable, Sendable {
        package enum Content: Hashable, Sendable {
            /// Hexadecimal digits, spaces dropped.
            case digits([UInt8])
            /// "0: 49 02 …": a part of a long CAN message, as shown while headers are off.
            case segment(index: UInt8, digits: [UInt8])
            /// Data that the adapter marked as wrong, or that ran into an error message.
            case corrupted
            case text
        }
        /// As it came, trimmed.
        package var bytes: [UInt8]
        package var content: Content
        /// When the line was complete.
        package var time: Instant

        package var text: String { String(decoding: bytes, as: UTF8.self) }
        var hasSpaces: Bool { bytes.contains(UInt8(ascii: " ")) }

        /// A refusal with code 78, "response pending": the answer comes later (ISO 14229-1). Any three bytes that look like
        /// one will do.
        var isResponsePending: Bool {
            guard case .digits(let digits) = content else { return false }
            return digits.indices.dropLast(5).contains { at in
                digits[at...].starts(with: "7F".utf8) && digits[(at + 4)...].starts(with: "78".utf8)
            }
        }
    }

    package var lines: [Line] = []
    package var messages: [AdapterMessage] = []
    /// The command came back before its answer.
    package var hasEcho = false
    /// The prompt came; without it the adapter may still be at work.
    package var isComplete = false
    package var bytes: [UInt8] = []

    package init() {}

    /// The bytes, with what is not printable shown as escapes, for logs and for keeping.
    package var raw: String { ReplyParser.printable(bytes) }

    package func contains(_ message: AdapterMessage) -> Bool { messages.contains(message) }

    /// The first line of words or digits, as an AT command answers; nil for none, `OK` or an error.
    package var value: String? { lines.first?.text }

    /// The time of the first line of data.
    var firstDataTime: Instant? {
        lines.first { if case .text = $0.content { false } else { true } }?.time
    }

    /// The time of the last line of data.
    package var dataTime: Instant? {
        lines.last { if case .text = $0.content { false } else { true } }?.time
    }

    /// The lines that stand for a frame on the bus. Without headers, the length of a long message has one of its own.
    func frameCount(headersShown: Bool) -> Int {
        lines.count { line in
            switch line.content {
            case .digits(let digits): headersShown || digits.count != 3
            case .segment: true
            case .corrupted, .text: false
            }
        }
    }

    /// The diagnostic messages in the data lines. Lines that cannot be read, and cannot be attributed to an ECU, are
    /// counted in `unreadable`.
    /// - Parameter asked: the one that was asked by an address of its own; nil where all were.
    package func busMessages(
        framing: VehicleBus.Framing, headersShown: Bool, asked: ECUAddress? = nil
    ) -> (messages: [BusMessage], unreadable: Int) {
        var frames: [BusFrame] = []
        var unreadable = 0
        if !headersShown, hasMixedSegments { return ([], lines.count) }
        for line in lines {
            do {
                switch line.content {
                case .digits(let digits):
                    if headersShown {
                        if let frame = try BusFrame.parse(digits, framing: framing, asked: asked) {
                            frames.append(frame)
                        }
                    } else if let frame = try Self.headerless(digits, framing: framing) {
                        frames.append(frame)
                    }
                case .segment(let index, let digits) where framing.isCAN && !headersShown:
                    let bytes = try BusFrame.hexadecimal(digits[...])
                    // Segment 0 behind a length stands for a first frame; any other is the sixteenth after it.
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

    /// Without headers, the parts of two ECUs' long messages cannot be told apart once they interleave.
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

    /// A line shown without header, as the ISO-TP frame that it was on CAN, or as the payload.
    private static func headerless(_ digits: [UInt8], framing: VehicleBus.Framing) throws(MessageDecodingError)
        -> BusFrame?
    {
        guard framing.isCAN else { return BusFrame(ecu: .unknown, data: try BusFrame.hexadecimal(digits[...])) }
        if digits.count == 3 {
            let length = try BusFrame.hexadecimal([UInt8(ascii: "0")] + digits)
            return BusFrame(ecu: .unknown, data: [0x10 | length[0], length[1]])
        }
        let bytes = try BusFrame.hexadecimal(digits[...])
        guard bytes.count <= 7 else { throw MessageDecodingError("the line is longer than a CAN frame") }
        return BusFrame(ecu: .unknown, data: [UInt8(bytes.count)] + bytes)
    }
}
