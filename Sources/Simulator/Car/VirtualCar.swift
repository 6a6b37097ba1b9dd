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
    package var cycle: DriveCycle { engine.cycle }
    /// From this time on the ignition is off: nothing answers, and the car stands.
    package var engineOffAt: Double?
    /// At the adapter's connector; nil for what the car's battery and alternator give.
    package var adapterVoltage: Double?
    /// What fills CAN frames up to eight bytes; nil where the car sends short frames.
    package var padding: UInt8?

    private var engine: EngineModel
    private var fuel: FuelIntegral

    init(
        name: String, summary: String, bus: VehicleBus = .can11Bit500, ecus: [VirtualECU], cycle: DriveCycle,
        engineRuns: Bool = true, traits: EngineTraits = EngineTraits(), ignition: IgnitionSchedule? = nil,
        padding: UInt8? = 0
    ) {
        self.name = name
        self.summary = summary
        self.bus = bus
        self.ecus = ecus
        self.padding = padding
        engine = EngineModel(cycle: cycle, runs: engineRuns, traits: traits, ignition: ignition)
        fuel = FuelIntegral(engine)
    }

    /// The engine controller's.
    package var vin: VIN? { ecus.first { $0.vin != nil }?.vin }

    package func isIgnitionOn(at seconds: Double) -> Bool {
        engineOffAt.map { seconds < $0 } ?? true && engine.ignition.map { $0.run(at: seconds) != nil } ?? true
    }

    /// Its ignition goes on and off by itself, and its drives are its own.
    package var hasSchedule: Bool { engine.ignition != nil }

    /// Has it drive something else; not for a car with a schedule.
    package mutating func follow(_ cycle: DriveCycle) {
        precondition(!hasSchedule, "a car with a schedule keeps to it")
        engine = EngineModel(cycle: cycle, runs: engine.runs, traits: engine.traits)
        fuel = FuelIntegral(engine)
    }

    /// Lets something go wrong with it.
    mutating func suffer(_ trouble: Fault.CarTrouble, during seconds: Range<Double>) {
        switch trouble {
        case .noCooling: engine.overheats = seconds
        case .noCharging: engine.lacksCharge = seconds
        case .misfire: for index in ecus.indices where ecus[index].role == .engine { ecus[index].misfires = seconds }
        }
    }

    private func running(_ seconds: Double) -> Double { min(seconds, engineOffAt ?? seconds) }

    /// The true value, in the signal's unit, before any sensor rounds it; nil when the ignition is off or the car
    /// does not measure it.
    package func value(of signal: Signal, at seconds: Double) -> Double? {
        if signal == .adapterVoltage { return voltageAtAdapter(at: seconds) }
        guard isIgnitionOn(at: seconds) else { return nil }
        return EngineModel.sensors[signal].map { $0(engine, seconds) }
    }

    /// The car pushes its engine, which gets no fuel.
    func isFuelCut(at seconds: Double) -> Bool {
        isIgnitionOn(at: seconds) && engine.isFuelCut(engine.state(at: seconds))
    }

    private func voltageAtAdapter(at seconds: Double) -> Double {
        if let adapterVoltage { return adapterVoltage }
        return isIgnitionOn(at: seconds) ? engine.moduleVoltage(at: seconds) - 0.1 : engine.restingVoltage(at: seconds)
    }

    package func distanceKm(at seconds: Double) -> Double { cycle.distanceKm(at: running(seconds)) }

    /// Litres.
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

    /// Has the controllers of the standard refuse a service.
    mutating func refuse(_ service: UInt8, with reason: UInt8) {
        for index in ecus.indices where ecus[index].role != .other { ecus[index].refusals[service] = reason }
    }

    /// What an ECU that accepts service 04 does.
    mutating func clearCodes(inECU index: Int, at seconds: Double) { ecus[index].clearCodes(at: seconds) }
}
