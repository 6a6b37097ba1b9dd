import OBD
package import Transports

/// A port as a user describes it: the name of a car, and what is behind the question mark of `sim:city?rate=max`.
extension VirtualPort {
    package static let optionNames = [
        "rate", "protocol", "identity", "quirk", "fault", "seed", "latency", "baud",
    ]

    /// Reads `rate=N|max`, `protocol=1-9`, `identity=NAME`, `quirk=NAME[,NAME…]`, `fault=…` and `seed=N` (see
    /// `FaultPlan`), `latency=MS` and `baud=N` (a cable, on which nothing but its bytes takes time, unless a latency is
    /// given too); throws `badAddress`.
    package convenience init(car name: String, options: [String: String]) throws(TransportError) {
        guard var car = VirtualCar.named(name) else {
            let names = VirtualCar.all.map(\.name).joined(separator: ", ")
            throw TransportError(
                .badAddress, "there is no simulated car '\(name)'", advice: "the cars are \(names)")
        }
        if let text = options["protocol"] {
            guard text.count == 1, let digit = text.first, let bus = VehicleBus(rawValue: digit) else {
                throw TransportError(
                    .badAddress, "there is no protocol '\(text)'", advice: "it is a number from 1 to 9, as in AT SP")
            }
            car.bus = bus
        }
        let pace: Pace = try DeviceAddress.rate(options["rate"] ?? "1").map { .multiple($0) } ?? .maximum
        var timing = Timing()
        if let text = options["baud"] {
            try timing.setBaud(text)
            timing.latency = 0
        }
        if let text = options["latency"] { try timing.setLatency(text) }
        self.init(
            car: car, pace: pace, timing: timing, quirks: try Self.quirks(options["quirk"] ?? ""),
            firmware: try Firmware.named(options["identity"] ?? Firmware.standard.name),
            faults: try FaultPlan(options["fault"] ?? "", seed: options["seed"] ?? "1"))
    }

    private static func quirks(_ text: String) throws(TransportError) -> Quirks {
        do {
            return try Quirks.parse(text)
        } catch {
            throw TransportError(.badAddress, "there is no quirk '\(error.name)'", advice: error.advice)
        }
    }
}
