import CommandLine
import Formats
import Interchange
package import PositionSource
import Routes
package import Simulator
package import Telemetry
import Transports

/// A receiver as the device of a trip: `gps…`, or the simulated `sim:road…`.
package struct ReceiverDevice: Sendable {
    /// As it is stored with a trip.
    package let device: String
    private let receiver: any TelemetrySource
    /// Whether it may report how the vehicle turns: gpsd may have a receiver with a gyro.
    package var mayHaveGyro: Bool { receiver is GpsdSource }

    /// Whether a device is a receiver, which no adapter's command can use.
    package static func isReceiver(_ device: String) -> Bool {
        rest(of: device, after: "gps") != nil || rest(of: device, after: "sim:road") != nil
    }

    /// Whether a device is a receiver, whose address can be used; nothing is opened.
    package static func check(_ device: String) throws -> Bool {
        guard isReceiver(device) else { return false }
        // The port may be in use now.
        if !device.hasPrefix("gps:listen:") { _ = try ReceiverDevice(named: device) }
        return true
    }

    /// Nil if the device is no receiver.
    /// - Parameter gyro: beside a simulated receiver; nil for none.
    package init?(named device: String, gyro: VirtualGyro.Options? = nil) throws {
        if let rest = Self.rest(of: device, after: "sim:road") {
            self.device = device
            receiver = try Self.simulated(device, rest, gyro)
        } else if let rest = Self.rest(of: device, after: "gps") {
            let real = try Self.real(device, rest.hasPrefix(":") ? String(rest.dropFirst()) : rest)
            self.device = real.device
            receiver = real.source
        } else {
            return nil
        }
    }

    /// The source of trips.
    package func source(_ limits: ReceiverTrip.Limits) -> any TelemetrySource {
        ReceiverTrip(receiver, device: device, limits)
    }

    /// What follows a name; nil for another name.
    private static func rest(of device: String, after name: String) -> String? {
        guard device.hasPrefix(name) else { return nil }
        let rest = device.dropFirst(name.count)
        return rest.first.map { ":?".contains($0) } ?? true ? String(rest) : nil
    }

    private static func real(
        _ device: String, _ text: String
    ) throws -> (device: String, source: any TelemetrySource) {
        if text.hasPrefix("replay:") {
            let (path, rate) = try replayed(String(text.dropFirst("replay:".count)))
            var losses = TrackLosses()
            let replay = try PositionChoice.replay(file: path, &losses, PositionReplay.measured)
            return (device, ReplayedReceiver(device: device, replay, rate: rate))
        }
        if text.hasPrefix("listen:") {
            let listener = try PositionChoice.listener(String(text.dropFirst("listen:".count)), isPrimary: true)
            // The token is nobody's business.
            return ("gps:listen:" + listener.address, listener)
        }
        let receiver = try gpsd(device, text)
        return ("gps:" + DeviceAddress.text(receiver.host, receiver.port), receiver)
    }

    private static func gpsd(_ device: String, _ text: String) throws -> GpsdSource {
        if text.isEmpty { return GpsdSource(isPrimary: true) }
        guard let (host, port) = try? DeviceAddress.endpoint(text, defaultPort: GpsdSource.defaultPort) else {
            throw PositionError.wrongDevice(device)
        }
        return GpsdSource(host: host ?? "localhost", port: port, isPrimary: true)
    }

    /// `FILE[?rate=N|max]`.
    private static func replayed(_ text: String) throws -> (path: String, rate: Double?) {
        let option = "?rate="
        guard let start = text.lastIndex(of: "?"), text[start...].hasPrefix(option) else { return (text, nil) }
        return (String(text[..<start]), try DeviceAddress.rate(String(text[start...].dropFirst(option.count))))
    }

    /// `sim:road[:ROAD][?OPTION=VALUE&…]`: the options of the simulated receiver, and rate, car and fixes.
    private static func simulated(
        _ device: String, _ rest: String, _ gyro: VirtualGyro.Options?
    ) throws -> SimulatedRoadSource {
        let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var (rate, car): (Double?, String) = (1, "city")
        var others: [String] = []
        for option in parts.count > 1 ? parts[1].split(separator: "&").map(String.init) : [] {
            let pair = option.split(separator: "=", maxSplits: 1).map(String.init)
            switch (pair.first, pair.count) {
            case ("rate", 2):
                rate = try DeviceAddress.rate(pair[1])
            case ("car", 2): car = pair[1]
            // What `--gps sim` calls its rate.
            case ("fixes", 2): others.append("rate=" + pair[1])
            default: others.append(option)
            }
        }
        let road = "sim" + (parts.first ?? "") + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
        guard let options = VirtualReceiver.Options(road), let car = VirtualCar.named(car) else {
            throw PositionError.wrongDevice(device)
        }
        return SimulatedRoadSource(device: device, options, car: car, rate: rate, gyro: gyro)
    }
}
