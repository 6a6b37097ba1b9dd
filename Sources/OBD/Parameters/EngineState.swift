import Telemetry

/// The state of the engine, as far as its values reveal it.
package struct EngineState: Hashable, Sendable {
    /// Nil if the engine speed is unknown.
    package var isRunning: Bool?
    package var runSeconds: Double?
    package var coolantC: Double?
    package var speedKmh: Double?
    /// Whether fuel is controlled by the oxygen sensors; nil if PID 03 is unknown.
    package var isClosedLoop: Bool?
    /// Whether the car is a hybrid: it charges its 12 V battery with the engine off as well, and its engine may stay
    /// cold.
    package var isHybrid = false
    /// Whether the car has no engine at all.
    package var isElectric = false
    /// Whether a hybrid or an electric car is in READY, in which its DC/DC converter charges the 12 V battery; nil if no
    /// value proves it. The engine of a hybrid may stand in READY.
    package var isReady: Bool?
    /// Whether it is a diesel, which does not warm up at idle.
    package var isDiesel = false
    /// Whether its make builds air-cooled engines: then PID 05 is probably the temperature of a cylinder head.
    package var isAirCooled = false
    /// Whether the supply has two batteries in series, as in trucks and buses.
    package var is24V = false
    /// Whether only the starter turns the engine.
    package var isCranking = false
    /// Whether it runs as slowly as without the accelerator.
    package var isIdling = false

    /// The engine speed below which only the starter turns the engine.
    package static let runningRpm = 350.0

    /// The least current of a traction battery whose contactors are closed; less is the offset of its sensor.
    private static let contactorAmperes = 1.0

    /// Of nearly all their motorcycles.
    private static let airCooled: Set = ["Harley-Davidson", "Royal Enfield"]

    package init() {}

    package init(_ scan: HealthScan) {
        let values = scan.values
        func first(_ signal: Signal) -> Double? {
            values.filter { $0.value.signal == signal }.min { $0.ecu < $1.ecu }?.value.value
        }
        let rpm = first(.engineSpeed)
        isRunning = rpm.map { $0 >= Self.runningRpm }
        isIdling = rpm.map { (Self.runningRpm..<1100).contains($0) } == true
        runSeconds = first(.runTimeSinceStart)
        coolantC = first(.coolantTemperature)
        speedKmh = first(.vehicleSpeed)
        let ecus = scan.ecus.map(\.address).sorted()
        isClosedLoop = ecus.lazy.compactMap { scan.data(0x03, of: $0)?.first }.first.map { $0 & 0x12 != 0 }
        isElectric = rpm == nil && Self.isWithoutEngine(scan)
        isHybrid =
            !isElectric
            && ecus.contains { ecu in
                scan.data(0x5B, of: ecu) != nil
                    || (scan.data(0x51, of: ecu)?.first).map { (17...22).contains($0) } == true
            }
        isDiesel = scan.isDiesel
        isAirCooled = scan.vin.flatMap(VehicleManufacturers.row).map { Self.airCooled.contains($0.name) } == true
        is24V = (first(.controlModuleVoltage) ?? scan.adapter.voltage).map { $0 >= 20 } == true
        if hasConverter, provesReady(batteryAmperes: first(Signal("hybridBatteryCurrent", .amperes))) { isReady = true }
        isCranking = rpm.map { $0 > 0 && $0 < Self.runningRpm } == true && (runSeconds ?? 0) == 0
        // What closes the throttle makes a vacuum as soon as a gasoline engine runs.
        if let rpm, rpm < Self.idlingRpm, rpm >= Self.runningRpm, runSeconds == 0, !isDiesel, !hasConverter,
            let volts = first(.controlModuleVoltage) ?? scan.adapter.voltage, volts < OperatingLimits.notReadyLowV,
            let manifold = first(.intakeManifoldPressure), let outside = first(.barometricPressure),
            manifold >= outside - 6
        {
            isRunning = false
            isCranking = true
            isIdling = false
        }
    }

    /// The engine speed that a starter reaches without compression at most.
    private static let idlingRpm = 700.0

    /// A car that says so (PID 51), or whose ECUs have no engine speed, which every engine has, but what belongs to a motor.
    private static func isWithoutEngine(_ scan: HealthScan) -> Bool {
        let fuels = scan.ecus.compactMap { scan.data(0x51, of: $0.address)?.first }.filter { $0 != 0 }
        if !fuels.isEmpty { return fuels.allSatisfy { $0 == 8 } }
        let supported = scan.supportedPIDs.values
        guard !supported.contains(where: { $0.contains(0x0C) }) else { return false }
        // Some list the 12 V supply and the speed, but nothing of their battery; every engine has load and coolant.
        return supported.contains(where: ECUAddress.isElectric)
            || scan.supportedPIDs.contains { ecu, pids in
                ecu.role == .engine && pids.isSuperset(of: [0x0D, 0x42]) && pids.isDisjoint(with: [0x04, 0x05])
            }
    }

    /// What only happens in READY: it drives, its engine runs or has run since the power was switched on (PID 1F is reset by
    /// that), or current flows through the contactors of the traction battery.
    private func provesReady(batteryAmperes: Double?) -> Bool {
        isRunning == true || (speedKmh ?? 0) > 0 || isHybrid && (runSeconds ?? 0) > 0
            || (batteryAmperes ?? 0).magnitude >= Self.contactorAmperes
    }

    /// A DC/DC converter charges the 12 V battery, and no alternator.
    package var hasConverter: Bool { isHybrid || isElectric }

    package var isWarm: Bool { coolantC.map { $0 >= 70 } ?? false }
}
