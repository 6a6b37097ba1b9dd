package import OBD
package import Telemetry

/// A car that exists only here: its controllers, its drive, and the truth about both, against which the rest of the
/// program can be measured. Times are seconds since its engine was started.
package struct VirtualCar: Sendable {
    package let name: String
    /// One line for help.
    package let summary: String
    package var bus: VehicleBus
    package var ecus: [VirtualECU]
    package let cycle: DriveCycle
    /// From this time on the ignition is off: nothing answers, and the car stands.
    package var engineOffAt: Double?
    /// At the adapter's connector; nil for what the car's battery and alternator give.
    package var adapterVoltage: Double?
    /// What fills CAN frames up to eight bytes; nil where the car sends short frames.
    package var padding: UInt8?

    private let engine: EngineModel
    private let fuel: FuelIntegral

    package init(
        name: String, summary: String, bus: VehicleBus = .can11Bit500, ecus: [VirtualECU], cycle: DriveCycle,
        engineRuns: Bool = true, burnsDiesel: Bool = false, padding: UInt8? = 0
    ) {
        self.name = name
        self.summary = summary
        self.bus = bus
        self.ecus = ecus
        self.cycle = cycle
        self.padding = padding
        engine = EngineModel(cycle: cycle, runs: engineRuns, burnsDiesel: burnsDiesel)
        fuel = FuelIntegral(engine)
    }

    /// The engine controller's.
    package var vin: VIN? {
        get { ecus.first { $0.vin != nil }?.vin }
        set {
            guard let index = ecus.firstIndex(where: { $0.role == .engine }) else { return }
            ecus[index].vin = newValue
        }
    }

    package func isIgnitionOn(at seconds: Double) -> Bool { engineOffAt.map { seconds < $0 } ?? true }

    private func running(_ seconds: Double) -> Double { min(seconds, engineOffAt ?? seconds) }

    /// The true value, in the signal's unit, before any sensor rounds it; nil when the ignition is off or the car
    /// does not measure it.
    package func value(of signal: Signal, at seconds: Double) -> Double? {
        if signal == .adapterVoltage { return voltageAtAdapter(at: seconds) }
        guard isIgnitionOn(at: seconds) else { return nil }
        return EngineModel.sensors[signal].map { $0(engine, seconds) }
    }

    private func voltageAtAdapter(at seconds: Double) -> Double {
        if let adapterVoltage { return adapterVoltage }
        return isIgnitionOn(at: seconds) ? engine.moduleVoltage(at: seconds) - 0.1 : 12.1
    }

    package func distanceKm(at seconds: Double) -> Double { cycle.distanceKm(at: running(seconds)) }

    /// Stoichiometric gasoline for the air that flowed.
    package func fuelL(at seconds: Double) -> Double { fuel.litres(at: running(seconds)) }

    /// Each ECU's payloads to a request, in the order of the ECUs.
    func answers(_ request: [UInt8], at seconds: Double) -> [[[UInt8]]] {
        guard isIgnitionOn(at: seconds) else { return ecus.map { _ in [] } }
        let now = EngineMoment(engine: engine, seconds: seconds)
        return ecus.map { $0.answers(request, framing: bus.framing, now: now) }
    }

    /// Lets the second ECU measure all that the engine does, and be wrong.
    mutating func letECUsDisagree() {
        guard ecus.count > 1 else { return }
        ecus[1].supportedPIDs.formUnion(ecus[0].supportedPIDs)
        ecus[1].error = 0.5
    }

    /// What an ECU that accepts service 04 does.
    mutating func clearCodes(inECU index: Int, at seconds: Double) { ecus[index].clearCodes(at: seconds) }
}
