import Formats
import Telemetry

/// What the packets of EA Sports WRC contain. Players choose it in a file of the game, which is read here.
package struct WRCStructure: Sendable {
    /// What a packet is about.
    enum Kind: String, CaseIterable, Sendable {
        case update = "session_update"
        case start = "session_start"
        case end = "session_end"
        case pause = "session_pause"
        case resume = "session_resume"

        /// The four characters by which packets say what they are.
        var mark: String {
            switch self {
            case .update: "SESU"
            case .start: "SESS"
            case .end: "SESE"
            case .pause: "SESP"
            case .resume: "SESR"
            }
        }
    }

    /// A packet, and where each of its channels is.
    struct Packet: Sendable {
        let kind: Kind
        let length: Int
        let channels: [String: (type: FieldType, offset: Int)]

        init(_ kind: Kind, _ names: [String], _ types: [String: FieldType]) throws(SyntaxError) {
            self.kind = kind
            var (channels, offset): ([String: (type: FieldType, offset: Int)], Int) = ([:], 0)
            for name in names {
                guard let type = types[name] else { throw .unknownChannel(name) }
                channels[name] = (type, offset)
                offset += type.size
            }
            self.channels = channels
            length = offset
        }

        func isOf(_ bytes: [UInt8]) -> Bool {
            guard length > 0, bytes.count == length else { return false }
            guard let mark = channels["packet_4cc"] else { return true }
            return bytes[mark.offset..<(mark.offset + 4)].elementsEqual(kind.mark.utf8)
        }

        func number(_ name: String, _ bytes: [UInt8]) -> Double? {
            channels[name].flatMap { bytes.number($0.type, at: $0.offset) }
        }
    }

    /// What is wrong with a file.
    package enum SyntaxError: Error, Hashable, Sendable {
        case notJSON
        /// It has no list of packets with channels.
        case noPackets
        /// A channel whose type is unknown, so that nothing behind it can be found.
        case unknownChannel(String)

        package var text: String {
            switch self {
            case .notJSON: "this is not JSON"
            case .noPackets: "no packet named session_update with channels"
            case .unknownChannel(let name): "unknown channel '\(name)'"
            }
        }
    }

    let packets: [Packet]

    /// Reads a file such as `telemetry/udp/wrc.json` of the game.
    /// - Parameter channels: The game's file `readme/channels.json`, which has the types of channels that came later.
    package init(_ text: [UInt8], channels: [UInt8]? = nil) throws(SyntaxError) {
        guard let json = JSON(parsing: Self.withoutMark(text)) else { throw .notJSON }
        let types = WRCChannels.types.merging(Self.types(channels)) { known, _ in known }
        guard case .array(let entries)? = json["packets"] else { throw .noPackets }
        let header = Self.names(json["header"])
        var packets: [Packet] = []
        for entry in entries {
            guard let kind = entry["id"]?.text.flatMap(Kind.init) else { continue }
            packets.append(try Packet(kind, header + Self.names(entry), types))
        }
        guard packets.contains(where: { $0.kind == .update && $0.length > 0 }) else { throw .noPackets }
        // An update says most if lengths are equal.
        self.packets = packets.sorted { $0.kind == .update && $1.kind != .update }
    }

    private init(packets: [Packet]) { self.packets = packets }

    /// Files from Windows may begin with a mark.
    private static func withoutMark(_ text: [UInt8]) -> [UInt8] {
        text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    }

    private static func names(_ json: JSON?) -> [String] {
        guard case .array(let names)? = json?["channels"] else { return [] }
        return names.compactMap(\.text)
    }

    private static func types(_ file: [UInt8]?) -> [String: FieldType] {
        guard let file, let json = JSON(parsing: withoutMark(file)), case .array(let rows)? = json["channels"] else {
            return [:]
        }
        var types: [String: FieldType] = [:]
        for row in rows {
            guard let name = row["id"]?.text, let type = row["type"]?.text.flatMap({ WRCChannels.typeNames[$0] }) else {
                continue
            }
            types[name] = type
        }
        return types
    }

    /// The structures that the game has built in.
    package static let standard = WRCStructure(
        packets: [
            builtIn(.update, WRCChannels.standardUpdate), builtIn(.update, WRCChannels.experimentalUpdate),
            builtIn(.start, WRCChannels.experimentalStart), builtIn(.pause, WRCChannels.experimentalPause),
            builtIn(.resume, WRCChannels.experimentalPause), builtIn(.end, WRCChannels.experimentalPause),
        ].compactMap(\.self))

    private static func builtIn(_ kind: Kind, _ names: [String]) -> Packet? {
        try? Packet(kind, names, WRCChannels.types)
    }

    func read(_ bytes: [UInt8]) -> PacketReading? {
        packets.first { $0.isOf(bytes) }.map { WRCPackets.read($0, bytes) }
    }

    /// Returns an update with these numbers of channels; all others are 0.
    package func update(_ numbers: [String: Double]) -> [UInt8] {
        guard let packet = packets.first else { return [] }
        var bytes = [UInt8](repeating: 0, count: packet.length)
        for (name, channel) in packet.channels {
            if let number = numbers[name] { bytes.put(number, channel.type, at: channel.offset) }
        }
        if let mark = packet.channels["packet_4cc"] { bytes.put(packet.kind.mark, bytes: 4, at: mark.offset) }
        return bytes
    }
}
