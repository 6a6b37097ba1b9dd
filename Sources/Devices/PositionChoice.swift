import CommandLine
import Formats
package import Interchange
package import PositionSource
import Routes
package import Simulator
package import Telemetry
import Transports

/// The receiver that accompanies a trip, if there is one.
package enum PositionChoice: Sendable {
    case none
    /// The source of the trip is the receiver.
    case itself
    case gpsd(GpsdSource)
    case listener(PositionListener)
    case replay(PositionReplay)
    case simulated(VirtualReceiver)

    /// - Parameters:
    ///   - given: as users name it; nil for none.
    ///   - device: The device of the trip; nil for a game in a network.
    package init(named given: String?, device: String?) throws {
        guard let given, given != "off" else {
            self = .none
            return
        }
        // As --adapter has it.
        let text = given == "gps" ? "" : given.hasPrefix("gps:") ? String(given.dropFirst("gps:".count)) : given
        switch text {
        case "": self = .gpsd(GpsdSource())
        // A simulated car is not where this computer is.
        case "auto": self = device?.hasPrefix("sim:") == true ? .none : .gpsd(GpsdSource(isOptional: true))
        case _ where text.hasPrefix("replay:"):
            var losses = TrackLosses()
            let path = String(text.dropFirst("replay:".count))
            self = .replay(try Self.replay(file: path, &losses) { PositionReplay($0, &$1) })
        case _ where text.hasPrefix("listen:"):
            self = .listener(try Self.listener(String(text.dropFirst("listen:".count))))
        case _ where text == "sim" || text.hasPrefix("sim:") || text.hasPrefix("sim?"):
            guard device?.hasPrefix("sim:") == true else { throw SensorError.simulatedWithoutCar("--gps") }
            guard let options = VirtualReceiver.Options(text) else { throw PositionError.wrongReceiver(text) }
            self = .simulated(VirtualReceiver(options))
        default:
            guard let (host, port) = try? DeviceAddress.endpoint(text, defaultPort: GpsdSource.defaultPort) else {
                throw PositionError.wrongReceiver(text)
            }
            self = .gpsd(GpsdSource(host: host ?? "localhost", port: port))
        }
    }

    /// The source of a trip, and the sources that are attached to it.
    package func accompany(_ source: any TelemetrySource) -> (
        primary: any TelemetrySource, attached: [any TelemetrySource]
    ) {
        switch self {
        case .none, .itself: return (source, [])
        case .listener(let listener): return (source, [listener])
        case .gpsd(let gpsd): return (source, [gpsd])
        case .replay(let replay):
            let accompanied = AccompaniedSource(source) {
                var replay = replay
                return { replay.batches(since: $0, until: $1) }
            }
            return (accompanied, [])
        case .simulated(let receiver):
            return (AccompaniedSource(source) { { receiver.batches(since: $0, until: $1) } }, [])
        }
    }

    package var isNone: Bool { if case .none = self { true } else { false } }

    /// Whether the receiver may report how the vehicle turns: gpsd may have one with a gyro.
    package var mayHaveGyro: Bool { if case .gpsd = self { true } else { false } }

    /// The road of a simulated receiver; nil for any other.
    package var road: VirtualRoad? { if case .simulated(let receiver) = self { receiver.road } else { nil } }

    /// What opens the device, which tells a simulated receiver which car it is in.
    package func opener(_ open: @escaping DeviceSchemes.Opener) -> DeviceSchemes.Opener {
        guard case .simulated(let receiver) = self else { return open }
        return { interruptDescriptor throws(TransportError) in
            let transport = try open(interruptDescriptor)
            if let simulated = transport as? SimulatedTransport { receiver.follow(simulated.port) }
            return transport
        }
    }

    package static func replay(
        file path: String, _ losses: inout TrackLosses, _ make: (TrackFile, inout TrackLosses) -> PositionReplay?
    ) throws -> PositionReplay {
        let file = try TrackFile.read(path, otherwise: PositionError.noPositions(path))
        losses = file.losses
        let replay = make(file, &losses)
        TrackFile.warn(of: losses, in: path)
        guard let replay else { throw PositionError.noPositions(path) }
        return replay
    }

    /// `[ADDRESS:]PORT[?token=TEXT|token-file=FILE]`, of a phone or a program that sends positions.
    package static func listener(_ text: String, isPrimary: Bool = false) throws -> PositionListener {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let wrong = PositionError.wrongReceiver("listen:" + text)
        guard let (host, port) = DeviceAddress.listening(parts[0]) else { throw wrong }
        var token: String?
        for option in parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : [] {
            let pair = option.split(separator: "=", maxSplits: 1).map(String.init)
            switch (pair[0], pair.count) {
            case ("token", 2): token = pair[1]
            case ("token-file", 2):
                guard let bytes = try UserFile.bytes(pair[1]) else {
                    throw PositionError.noTokenFile(pair[1])
                }
                token =
                    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
                    ?? ""
            default: throw wrong
            }
        }
        return try PositionListener(host: host, port: port, token: token, isPrimary: isPrimary)
    }
}
