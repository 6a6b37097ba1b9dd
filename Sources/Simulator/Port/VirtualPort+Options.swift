import OBD
import Transports

/// Creation of a port from a user's description: the name of a car, and the options after the question mark of
/// `sim:city?rate=max`.
extension VirtualPort {
    package static let optionNames = [
        "rate", "protocol", "identity", "quirk", "fault", "seed", "latency", "baud", "cycle", "refresh", "timescale",
        "truth",
    ]

    /// Reads `rate=N|max`, `protocol=1-9`, `identity=NAME`, `quirk=NAME[,NAME…]`, `fault=…` and `seed=N` (see
    /// `FaultPlan`), `latency=MS[-MS]`, `baud=N` (a cable, on which nothing but its bytes takes time, unless a latency is
    /// given too), `cycle=NAME` (see `DriveCycle.named`), `refresh=MS` (how long a measured speed stands),
    /// `timescale=N` (how many times faster the car lives than the adapter) and `truth=FILE` (which gets the truth as
    /// JSON when a transport is closed).
    package convenience init(car name: String, options: [String: String]) throws(SimulatorOptionError) {
        let pace: Pace
        do throws(AddressError) {
            pace = try DeviceAddress.rate(options["rate"] ?? "1").map { .multiple($0) } ?? .maximum
        } catch {
            throw .address(error)
        }
        guard var car = VirtualCar.named(name) else { throw .noCar(name) }
        if let text = options["protocol"] {
            guard text.count == 1, let digit = text.first, let bus = VehicleBus(ofELM327: digit) else {
                throw .noProtocol(text)
            }
            car.bus = bus
        }
        if let text = options["cycle"] { try car.follow(cycleNamed: text) }
        if let text = options["refresh"] { try car.setSpeedRefresh(text) }
        let firmware = try Firmware.named(
            options["identity"] ?? Firmware.usual(of: car))
        var timing = Timing()
        // On a cable for USB or Ethernet.
        if firmware.language != .elm { timing.latency = 0.0005 }
        if let text = options["baud"] {
            try timing.setBaud(text)
            timing.latency = 0
        }
        if let text = options["latency"] { try timing.setLatency(text) }
        if let text = options["timescale"] { try timing.setCarRate(text) }
        if let path = options["truth"] { try TruthFile.check(path) }
        self.init(
            car: car, pace: pace, timing: timing, quirks: try Quirks.parse(options["quirk"] ?? ""),
            firmware: firmware,
            faults: try FaultPlan(options["fault"] ?? "", seed: options["seed"] ?? "1"), truthPath: options["truth"])
    }
}

/// Options as a user gives them.
extension VirtualCar {
    /// Sets the drive cycle to one of `DriveCycle.named`; throws `cannotDrive` if the car has a schedule.
    package mutating func follow(cycleNamed name: String) throws(SimulatorOptionError) {
        let cycle = try DriveCycle.named(name)
        guard !hasSchedule else {
            throw .cannotDrive(name, car: self.name)
        }
        follow(cycle)
    }

    /// Sets the interval between measurements of the speed, in milliseconds; throws `refresh`.
    package mutating func setSpeedRefresh(_ text: String) throws(SimulatorOptionError) {
        guard let milliseconds = Double(text), (0...2000).contains(milliseconds) else {
            throw .refresh(text)
        }
        for index in ecus.indices { ecus[index].speedRefreshS = milliseconds / 1000 }
    }
}
