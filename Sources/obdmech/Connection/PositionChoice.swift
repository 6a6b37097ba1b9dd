import CommandLine
import Formats
import Interchange
import PositionSource
import Routes
import Settings
import Simulator
import Telemetry
import Transports

/// The receiver that accompanies a trip.
enum PositionChoice: Sendable {
    case none
    /// The source of the trip is the receiver.
    case itself
    case gpsd(GpsdSource)
    case listener(PositionListener)
    case replay(PositionReplay)
    case simulated(VirtualReceiver)

    /// - Parameter device: The device of the trip; nil for a game in a network.
    init(_ options: Options, _ settings: UserSettings, device: String?) throws {
        guard let given = options[.gps] ?? settings.gps, given != "off" else {
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
            guard device?.hasPrefix("sim:") == true else { throw UsageError.simulatedWithoutCar("--gps") }
            guard let options = VirtualReceiver.Options(text) else { throw PositionError.wrongReceiver(text) }
            self = .simulated(VirtualReceiver(options))
        default:
            guard let (host, port) = try? Options.endpoint(text, defaultPort: GpsdSource.defaultPort) else {
                throw PositionError.wrongReceiver(text)
            }
            self = .gpsd(GpsdSource(host: host ?? "localhost", port: port))
        }
    }

    /// The source of a trip, and the sources that are attached to it.
    func accompany(_ source: any TelemetrySource) -> (primary: any TelemetrySource, attached: [any TelemetrySource]) {
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

    /// Whether the receiver may report how the vehicle turns: gpsd may have one with a gyro.
    var mayHaveGyro: Bool { if case .gpsd = self { true } else { false } }

    /// The road of a simulated receiver; nil for any other.
    var road: VirtualRoad? { if case .simulated(let receiver) = self { receiver.road } else { nil } }

    /// What opens the device, which tells a simulated receiver which car it is in.
    func opener(_ open: @escaping DeviceSchemes.Opener) -> DeviceSchemes.Opener {
        guard case .simulated(let receiver) = self else { return open }
        return { interruptDescriptor throws(TransportError) in
            let transport = try open(interruptDescriptor)
            if let simulated = transport as? SimulatedTransport { receiver.follow(simulated.port) }
            return transport
        }
    }

    static func replay(
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
    static func listener(_ text: String, isPrimary: Bool = false) throws -> PositionListener {
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let wrong = CommandError(PositionError.wrongReceiver("listen:" + text))
        guard let (host, port) = StreamCommand.address(parts[0]) else { throw wrong }
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
        do {
            return try PositionListener(host: host, port: port, token: token, isPrimary: isPrimary)
        } catch let error as PositionError {
            throw CommandError(error)
        } catch let error as ListenError {
            throw CommandError(error)
        }
    }
}

extension AnyFlag {
    static let gps = Flag(
        "gps", .text("[HOST:PORT]"), heading: .connection, isRare: true,
        "Record positions from gpsd, or another receiver. Without a value, gpsd is at localhost:2947. auto is silent where there is no gpsd; off overrides "
            + "the setting. listen:[ADDRESS:]PORT is for a phone that sends its positions. "
            + "replay:FILE plays a log of NMEA sentences or a GPX track; sim[:ROAD] is a receiver in a "
            + "simulated car, on one of the roads town, country, return and circuit, with the options rate, error, "
            + "latency, seed and tunnel=FROM-TO (meters).")
}
