import Telemetry

/// In what state the engine is, as far as its values tell.
package struct EngineState: Hashable, Sendable {
    /// Nil where the engine speed is not known.
    package var isRunning: Bool?
    package var runSeconds: Double?
    package var coolantC: Double?
    package var speedKmh: Double?
    /// Fuel is trimmed by the oxygen sensors; nil where PID 03 is not known.
    package var isClosedLoop: Bool?
    /// It charges its 12 V battery with the engine off, too, and the engine may stay cold.
    package var isHybrid = false

    /// Slower, and it is the starter that turns it.
    package static let runningRpm = 350.0

    package init() {}

    package init(_ scan: HealthScan) {
        let values = scan.values
        func first(_ signal: Signal) -> Double? {
            values.filter { $0.value.signal == signal }.min { $0.ecu < $1.ecu }?.value.value
        }
        isRunning = first(.engineSpeed).map { $0 >= Self.runningRpm }
        runSeconds = first(.runTimeSinceStart)
        coolantC = first(.coolantTemperature)
        speedKmh = first(.vehicleSpeed)
        let ecus = scan.ecus.map(\.address).sorted()
        isClosedLoop = ecus.lazy.compactMap { scan.data(0x03, of: $0)?.first }.first.map { $0 & 0x12 != 0 }
        isHybrid = ecus.contains { ecu in
            scan.data(0x5B, of: ecu) != nil || (scan.data(0x51, of: ecu)?.first).map { (17...22).contains($0) } == true
        }
    }

    var isWarm: Bool { coolantC.map { $0 >= 70 } ?? false }
}
