import OBD
import Telemetry
package import Transports

/// The editor that `--record` applies to a session on its way into a transcript. It fills in the header with facts
/// found in the session and, if requested, blanks what identifies the vehicle.
///
/// An entry is held back only until the line in which it ends is complete, so a program that dies loses nothing else.
package struct SessionEditor: TranscriptEditor {
    package static let placeholder = String(decoding: IdentityBlank.placeholder, as: UTF8.self)

    package private(set) var facts: [String: String] = [:]
    private var mask: IdentityMask?
    private var held: [Transcript.Entry] = []
    /// The positions in `held` of the current line's characters, without spaces.
    private var line: [(entry: Int, offset: Int)] = []
    /// For the header: the bytes sent since the last carriage return, the last command if its reply is needed, and the
    /// parser of that reply.
    private var typed: [UInt8] = []
    private var command = ""
    private var reader: ReplyParser?
    private var framing: VehicleBus.Framing?
    /// The protocol that was set by its number.
    private var tried: VehicleBus?

    /// The maximum length of an adapter's line.
    private static let limit = 1024

    package init(redacts: Bool) { mask = redacts ? IdentityMask() : nil }

    // MARK: Blanking

    package mutating func take(_ entry: Transcript.Entry) -> [Transcript.Entry] {
        if mask == nil {
            read(entry)
            return [entry]
        }
        held.append(entry)
        if entry.direction == .sent {
            mask?.sent(entry.bytes)
        } else {
            for (offset, byte) in entry.bytes.enumerated() {
                switch byte {
                case 0x0D, 0x0A: endLine()
                case UInt8(ascii: ">"):
                    endLine()
                    mask?.prompted()
                case 0x21...0x7E: line.append((held.count - 1, offset))
                default: continue
                }
                if line.count >= Self.limit { endLine() }
            }
        }
        return release(line.first?.entry ?? held.count)
    }

    package mutating func finish() -> [Transcript.Entry] {
        endLine()
        return release(held.count)
    }

    /// Returns the first entries, which contain no part of the current line.
    private mutating func release(_ count: Int) -> [Transcript.Entry] {
        let entries = Array(held.prefix(count))
        held.removeFirst(count)
        for index in line.indices { line[index].entry -= count }
        for entry in entries { read(entry) }
        return entries
    }

    private mutating func endLine() {
        let text = line.map { held[$0.entry].bytes[$0.offset] }
        for (place, (old, new)) in zip(line, zip(text, mask?.masked(text) ?? text)) where old != new {
            // Characters that are not blanked stay lower case.
            if old != new + 0x20 || old < 0x61 { held[place.entry].bytes[place.offset] = new }
        }
        line = []
    }

    /// Returns the text of a header or comment with VINs replaced: words of seventeen VIN characters, at least one of
    /// them a digit.
    package func edited(_ text: String) -> String {
        guard mask != nil else { return text }
        var result = Array(text.utf8)
        var start = 0
        while start < result.count {
            let end = result[start...].firstIndex { !Self.isWordCharacter($0) } ?? result.count
            let word = result[start..<end].map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 }
            if VIN(String(decoding: word, as: UTF8.self)) != nil, word.contains(where: { $0 < 0x3A }) {
                result.replaceSubrange(start..<end, with: IdentityBlank.placeholder)
            }
            start = end + 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isWordCharacter(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    // MARK: The header

    private mutating func read(_ entry: Transcript.Entry) {
        if entry.direction == .sent {
            typed += entry.bytes.filter { (0x21...0x7E).contains($0) }
            // obdmech never sends more than one command at once.
            guard entry.bytes.last == 0x0D else { return }
            command = String(decoding: typed, as: UTF8.self)
            if command.hasPrefix("ATTP"), let number = command.last { tried = VehicleBus(elmNumber: number) }
            let matters =
                ["ATI", "STI", "ATDP", "ATDPN", "22F400"].contains(command)
                || ["0902", "22F802", "22F190"].contains { command.hasPrefix($0) }
            typed = []
            reader = matters ? ReplyParser(command: command) : nil
        } else if reader?.take(entry.bytes, at: entry.time) != nil, let reply = reader?.finish() {
            reader = nil
            learn(reply)
        }
    }

    private mutating func learn(_ reply: Reply) {
        guard let value = reply.value else { return }
        switch command {
        case "22F400":
            // A vehicle that was found by the number of its protocol.
            guard facts["protocol"] == nil, let bus = tried, !reply.contains(.noData) else { return }
            facts["protocol"] = bus.name
            framing = bus.framing
        case "ATI": facts["firmware"] = value
        case "STI": facts["firmware"] = (facts["firmware"].map { $0 + ", " } ?? "") + value
        case "ATDP", "ATDPN":
            let bus = command == "ATDP" ? VehicleBus(adapterName: value) : VehicleBus(adapterNumber: value)
            guard let bus else { return }
            facts["protocol"] = bus.name
            framing = bus.framing
        default:
            for framing in framing.map({ [$0] }) ?? VehicleBus.Framing.allCases {
                for headersShown in [true, false] where facts["vehicle"] == nil {
                    let messages = reply.busMessages(framing: framing, headersShown: headersShown).messages
                    let request = Hexadecimal.bytes(command.prefix(command.hasPrefix("09") ? 4 : 6)) ?? []
                    let vin = ServiceAnswer.sort(messages, request: request).lazy
                        .compactMap { answer in
                            try? VIN.decode(answer.payloads.map { [0x49, 0x02] + $0.dropFirst(request.count) })
                        }.first
                    if let vin { facts["vehicle"] = "VIN \(vin)" }
                }
            }
        }
    }
}
