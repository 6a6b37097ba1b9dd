import OBD
import Telemetry

/// A frame (CAN) or a message (other buses) that an ECU sends.
struct BusTraffic: Sendable {
    let time: Instant
    let sender: ECUAddress
    /// On CAN the data field, with the ISO-TP control byte and padding; on other buses the payload.
    let data: [UInt8]
    /// Whether this is the last frame of its message.
    var endsMessage = true
    /// Whether this is 7F xx 78: the response follows later.
    var asksForTime = false
    /// Whether the request was addressed to this ECU alone. On buses other than CAN, the response is then addressed to
    /// the tester.
    var isPhysical = false

    func delayed(bySeconds seconds: Double) -> BusTraffic {
        BusTraffic(
            time: time.advanced(bySeconds: seconds), sender: sender, data: data, endsMessage: endsMessage,
            asksForTime: asksForTime, isPhysical: isPhysical)
    }

    /// Returns the header bytes of a message on buses other than CAN.
    func header(_ bus: VehicleBus) -> [UInt8] {
        let source = UInt8(truncatingIfNeeded: sender.value)
        switch bus {
        case .kwpSlowInit, .kwpFastInit: return [0x80 | UInt8(data.count & 0x3F), 0xF1, source]
        case .j1850PWM: return isPhysical ? [0xC4, 0xF1, source] : [0x41, 0x6B, source]
        default: return isPhysical ? [0x6C, 0xF1, source] : [0x48, 0x6B, source]
        }
    }

    /// Returns the data fields of the frames that carry a payload (ISO 15765-2).
    /// - Parameter address: the byte before the control byte, in extended addressing; nil for normal addressing.
    static func canFrames(_ payload: [UInt8], padding: UInt8?, address: UInt8? = nil) -> [[UInt8]] {
        let before = address.map { [$0] } ?? []
        let size = 7 - before.count
        func padded(_ frame: [UInt8]) -> [UInt8] {
            guard let padding else { return frame }
            return frame + [UInt8](repeating: padding, count: 8 - frame.count)
        }
        if payload.count <= size { return [padded(before + [UInt8(payload.count)] + payload)] }
        var frames = [
            before + [0x10 | UInt8(payload.count >> 8 & 0x0F), UInt8(payload.count & 0xFF)] + payload[..<(size - 1)]
        ]
        var sequence: UInt8 = 1
        for start in stride(from: size - 1, to: payload.count, by: size) {
            let part = payload[start..<min(start + size, payload.count)]
            frames.append(padded(before + [0x20 | sequence] + part))
            sequence = (sequence + 1) & 0x0F
        }
        return frames
    }
}

/// Formats traffic as the lines of text that the adapter sends.
struct LineWriter {
    let spaces: Bool
    let headers: Bool
    /// AT CAF1.
    let formatted: Bool
    /// AT D1.
    let lengths: Bool
    let checksums: Bool
    let lineEnd: [UInt8]

    private static let digits = Array("0123456789ABCDEF".utf8)

    private func append(_ bytes: some Sequence<UInt8>, to text: inout [UInt8]) {
        for byte in bytes {
            text.append(Self.digits[Int(byte >> 4)])
            text.append(Self.digits[Int(byte & 0x0F)])
            if spaces { text.append(UInt8(ascii: " ")) }
        }
    }

    func lines(_ traffic: BusTraffic, bus: VehicleBus) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(40)
        if bus.framing.isCAN {
            appendCAN(traffic, to: &text)
        } else {
            let header = traffic.header(bus)
            if headers { append(header, to: &text) }
            append(traffic.data, to: &text)
            if headers, checksums {
                let message = header + traffic.data
                append([bus.framing == .j1850 ? BusFrame.crc8(message) : BusFrame.sum8(message)], to: &text)
            }
        }
        return text + lineEnd
    }

    private func appendCAN(_ traffic: BusTraffic, to text: inout [UInt8]) {
        let control = traffic.data[0]
        if headers {
            let identifier = traffic.sender.value
            if traffic.sender.form == .can11 {
                text.append(Self.digits[Int(identifier >> 8 & 0x0F)])
                append([UInt8(identifier & 0xFF)], to: &text)
            } else {
                append([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: identifier >> $0) }, to: &text)
            }
            if lengths {
                text.append(Self.digits[traffic.data.count])
                if spaces { text.append(UInt8(ascii: " ")) }
            }
            append(traffic.data, to: &text)
            return
        }
        guard formatted else { return append(traffic.data, to: &text) }
        switch control >> 4 {
        case 0: append(traffic.data.dropFirst().prefix(Int(control)), to: &text)
        case 1:
            // The length as three digits on a line of its own, then the numbered parts.
            text.append(Self.digits[Int(control & 0x0F)])
            append([traffic.data[1]], to: &text)
            text += lineEnd
            appendPart(0, traffic.data.dropFirst(2), to: &text)
        default: appendPart(control & 0x0F, traffic.data.dropFirst(), to: &text)
        }
    }

    private func appendPart(_ number: UInt8, _ data: ArraySlice<UInt8>, to text: inout [UInt8]) {
        text += [Self.digits[Int(number)], UInt8(ascii: ":")]
        if spaces { text.append(UInt8(ascii: " ")) }
        append(data, to: &text)
    }
}
