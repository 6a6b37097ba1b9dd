package import OBD
package import Telemetry

/// A simulated car: its ECUs, its drive, and the true values of both, with which the program's measurements can be
/// compared. Times are in seconds since its engine was started.
package struct VirtualCar: Sendable {
    package let name: String
    /// A one-line description for the help text.
    package let summary: String
    package var bus: VehicleBus
    package var ecus: [VirtualECU]
    package var cycle: DriveCycle { engine.cycle }
    /// The time from which the ignition is off: nothing responds, and the car stands.
    package var engineOffAt: Double?
    /// The voltage at the adapter's connector; nil to derive it from the car's battery and alternator.
    package var adapterVoltage: Double?
    /// The byte that pads CAN frames to eight bytes; nil if the car sends short frames.
    package var padding: UInt8?
    /// What a heavy vehicle has instead of ECUs; nil for a car.
    var truck: VirtualTruck?

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

    /// The VIN, as the engine's ECU reports it.
    package var vin: VIN? { truck?.vin ?? ecus.first { $0.vin != nil }?.vin }

    package func isIgnitionOn(at seconds: Double) -> Bool {
        engineOffAt.map { seconds < $0 } ?? true && engine.ignition.map { $0.run(at: seconds) != nil } ?? true
    }

    /// Whether the ignition goes on and off by a schedule, with the car's own drives.
    package var hasSchedule: Bool { engine.ignition != nil }

    /// A moment of the drive, as sensors see it; nil if the ignition is off.
    func moment(at seconds: Double) -> EngineMoment? {
        isIgnitionOn(at: seconds) ? EngineMoment(engine: engine, seconds: seconds) : nil
    }

    /// Replaces the drive cycle. The car must not have a schedule.
    package mutating func follow(_ cycle: DriveCycle) {
        precondition(!hasSchedule, "a car with a schedule keeps to it")
        engine = EngineModel(cycle: cycle, runs: engine.runs, traits: engine.traits)
        fuel = FuelIntegral(engine)
    }

    /// Makes something go wrong with the car.
    mutating func suffer(_ trouble: Fault.CarTrouble, during seconds: Range<Double>) {
        switch trouble {
        case .noCooling: engine.overheats = seconds
        case .noCharging: engine.lacksCharge = seconds
        case .misfire: for index in ecus.indices where ecus[index].role == .engine { ecus[index].misfires = seconds }
        }
    }

    private func running(_ seconds: Double) -> Double { min(seconds, engineOffAt ?? seconds) }

    /// Returns the true value in the signal's unit, before any sensor rounds it; nil if the ignition is off or the car
    /// does not measure it.
    package func value(of signal: Signal, at seconds: Double) -> Double? {
        if signal == .adapterVoltage { return voltageAtAdapter(at: seconds) }
        guard isIgnitionOn(at: seconds) else { return nil }
        return EngineModel.sensors[signal].map { $0(engine, seconds) }
    }

    /// Whether the car pushes its engine, which then gets no fuel.
    func isFuelCut(at seconds: Double) -> Bool {
        isIgnitionOn(at: seconds) && engine.isFuelCut(engine.state(at: seconds))
    }

    private func voltageAtAdapter(at seconds: Double) -> Double {
        if let adapterVoltage { return adapterVoltage }
        return isIgnitionOn(at: seconds) ? engine.moduleVoltage(at: seconds) - 0.1 : engine.restingVoltage(at: seconds)
    }

    package func distanceKm(at seconds: Double) -> Double { cycle.distanceKm(at: running(seconds)) }

    /// Returns the fuel burned since the start, in liters.
    package func fuelL(at seconds: Double) -> Double { fuel.litres(at: running(seconds)) }

    /// Returns each ECU's response payloads to a request, in the order of the ECUs.
    func answers(_ request: [UInt8], at seconds: Double) -> [[[UInt8]]] {
        guard isIgnitionOn(at: seconds) else { return ecus.map { _ in [] } }
        let now = EngineMoment(engine: engine, seconds: seconds)
        return ecus.map { $0.answers(request, framing: bus.framing, now: now) }
    }

    /// Makes the second ECU measure everything that the engine's ECU does, with wrong values.
    mutating func letECUsDisagree() {
        guard ecus.count > 1 else { return }
        ecus[1].supportedPIDs.formUnion(ecus[0].supportedPIDs)
        ecus[1].error = 0.5
    }

    /// Makes the ECUs refuse requests for several identifiers.
    mutating func limitIdentifiers() {
        for index in ecus.indices { ecus[index].udsVariant.insert(.oneIdentifier) }
    }

    /// Makes the emissions-related ECUs send a negative response to a service.
    mutating func refuse(_ service: UInt8, with reason: UInt8) {
        for index in ecus.indices where ecus[index].role != .other { ecus[index].refusals[service] = reason }
    }

    /// Performs service 04 on an ECU that accepts it.
    mutating func clearCodes(inECU index: Int, at seconds: Double) { ecus[index].clearCodes(at: seconds) }
}
