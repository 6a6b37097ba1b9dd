import CommandLine
import Formats
import MotionSource
import Simulator
import Transports

extension Options {
    /// The motion sensor that accompanies a trip; nil for none.
    func motion() throws -> MotionReceiver? {
        guard let text = self[.motion], try simulatedGyro() == nil else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "iio": return MotionReceiver(.sensor(try IIOSensor(device: rest.isEmpty ? nil : rest)))
        case "pipe" where !rest.isEmpty: return MotionReceiver(.pipe(rest))
        case "udp" where !rest.isEmpty: break
        default: throw MotionError.wrongSensor(text)
        }
        let (host, port) = try Self.endpoint(rest, defaultPort: nil)
        return MotionReceiver(.udp(try Self.listen(host: host, port: port)))
    }

    /// The gyro of a simulated car, `sim[?OPTION=VALUE&…]`; nil if another sensor is named, or none.
    func simulatedGyro() throws -> VirtualGyro.Options? {
        guard let text = self[.motion],
            text == "sim" || text == "sim:" || text.hasPrefix("sim?") || text.hasPrefix("sim:?")
        else { return nil }
        var options = VirtualGyro.Options()
        let parts = text.split(separator: "?", maxSplits: 1).map(String.init)
        for option in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let pair = option.split(separator: "=", maxSplits: 1).map(String.init)
            switch (pair.first, pair.count > 1 ? Double(pair[1]) : nil) {
            case ("rate", let hertz?) where 1...200 ~= hertz: options.hertz = hertz
            case ("bias", let bias?) where -10...10 ~= bias: options.biasDegPerS = bias
            case ("noise", let noise?) where 0...10 ~= noise: options.noiseDegPerS = noise
            case ("seed", let seed?) where 0...1e9 ~= seed: options.seed = UInt64(seed)
            default: throw MotionError.wrongSensor(text)
            }
        }
        return options
    }

    /// The heartbeats that accompany a trip; nil for none.
    func heart() throws -> HeartReceiver? {
        guard let text = self[.heart] else { return nil }
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("pipe", 2): return HeartReceiver(.pipe(parts[1]))
        case ("ble", 2):
            return HeartReceiver(.strap(try BluetoothTransport.Address(parts[1]).text))
        default: throw HeartSourceError.wrongSource(text)
        }
    }
}

extension AnyFlag {
    static let heart = Flag(
        "heart", .text("SOURCE"), heading: .connection, isRare: true,
        "Record heartbeats with the trip. ble:ADDRESS is a Bluetooth Low Energy strap; pipe:PATH is a pipe, or a growing file, that has a line for each time between two beats (RR "
            + "interval), in milliseconds or seconds. They are stored separately, and left out of exports.")
    static let withHeart = Flag(
        "with-heart", .switch, heading: .output, isRare: true, "Include heartbeats. They are health data.")
    static let motion = Flag(
        "motion", .text("SENSOR"), heading: .connection, isRare: true,
        "Record the yaw rate of a motion sensor. The slip angle needs it. udp:[ADDRESS:]PORT or pipe:PATH for values that a "
            + "phone or a program sends as lines of JSON or CSV, or iio[:DEVICE] for a sensor of this computer. sim is a gyro in a simulated car, "
            + "with the options rate, bias, noise and seed.")
}
