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
    /// Whether only the starter turns the engine.
    package var isCranking = false

    /// The engine speed below which only the starter turns the engine.
    package static let runningRpm = 350.0

    package init() {}

    package init(_ scan: HealthScan) {
        let values = scan.values
        func first(_ signal: Signal) -> Double? {
            values.filter { $0.value.signal == signal }.min { $0.ecu < $1.ecu }?.value.value
        }
        let rpm = first(.engineSpeed)
        isRunning = rpm.map { $0 >= Self.runningRpm }
        runSeconds = first(.runTimeSinceStart)
        coolantC = first(.coolantTemperature)
        speedKmh = first(.vehicleSpeed)
        let ecus = scan.ecus.map(\.address).sorted()
        isClosedLoop = ecus.lazy.compactMap { scan.data(0x03, of: $0)?.first }.first.map { $0 & 0x12 != 0 }
        isHybrid = ecus.contains { ecu in
            scan.data(0x5B, of: ecu) != nil || (scan.data(0x51, of: ecu)?.first).map { (17...22).contains($0) } == true
        }
        isCranking = rpm.map { $0 > 0 && $0 < Self.runningRpm } == true && (runSeconds ?? 0) == 0
    }

    var isWarm: Bool { coolantC.map { $0 >= 70 } ?? false }
}
