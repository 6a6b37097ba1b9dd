package import Formats
package import MotionSource
package import Simulator
import Transports

// Sensors beside a trip, as users name them.

extension MotionReceiver {
    /// A sensor of turning: `udp:[ADDRESS:]PORT`, `pipe:PATH` or `iio[:DEVICE]`.
    package static func named(_ text: String) throws -> MotionReceiver {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.count > 1 ? parts[1] : ""
        switch parts[0] {
        case "iio": return MotionReceiver(.sensor(try IIOSensor(device: rest.isEmpty ? nil : rest)))
        case "pipe" where !rest.isEmpty: return MotionReceiver(.pipe(rest))
        case "udp" where !rest.isEmpty:
            let (host, port) = try DeviceAddress.endpoint(rest)
            return MotionReceiver(.udp(try UDPSocket.listening(host: host, port: port)))
        default: throw MotionError.wrongSensor(text)
        }
    }
}

extension VirtualGyro.Options {
    /// The gyro of a simulated car, `sim[?OPTION=VALUE&…]`; nil if another sensor is named.
    package init?(named text: String) throws(MotionError) {
        guard text == "sim" || text == "sim:" || text.hasPrefix("sim?") || text.hasPrefix("sim:?") else { return nil }
        self.init()
        let parts = text.split(separator: "?", maxSplits: 1).map(String.init)
        for option in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let pair = option.split(separator: "=", maxSplits: 1).map(String.init)
            switch (pair.first, pair.count > 1 ? Double(pair[1]) : nil) {
            case ("rate", let value?) where 1...200 ~= value: hertz = value
            case ("bias", let value?) where -10...10 ~= value: biasDegPerS = value
            case ("noise", let value?) where 0...10 ~= value: noiseDegPerS = value
            case ("seed", let value?) where 0...1e9 ~= value: seed = UInt64(value)
            default: throw .wrongSensor(text)
            }
        }
    }
}

extension HeartReceiver {
    /// A source of heartbeats: `ble:ADDRESS` or `pipe:PATH`.
    package static func named(_ text: String) throws -> HeartReceiver {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        switch (parts.first, parts.count) {
        case ("pipe", 2): return HeartReceiver(.pipe(parts[1]))
        case ("ble", 2): return HeartReceiver(.strap(try BluetoothTransport.Address(parts[1]).text))
        default: throw HeartSourceError.wrongSource(text)
        }
    }
}

/// Why a sensor cannot be used.
package enum SensorError: UserError {
    /// The flag that names a simulated sensor.
    case simulatedWithoutCar(String)

    package var message: UserMessage {
        switch self {
        case .simulatedWithoutCar(let flag):
            UserMessage("\(flag) sim needs a simulated car", advice: "use a device such as sim:city")
        }
    }
}
