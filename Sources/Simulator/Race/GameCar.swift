import OBD
import Telemetry

/// A car whose values are those that a game tells, behind a simulated adapter: any program for OBD-II then shows the
/// game.
package enum GameCar {
    /// A PID of service 01, and how its value follows from what the game tells.
    private struct Row {
        let pid: UInt8
        /// Whether it is listed as supported before the game has told it: every game does.
        let isAlwaysListed: Bool
        let value: @Sendable ([Signal: Double]) -> Double?

        init(_ pid: UInt8, always: Bool = false, _ value: @escaping @Sendable ([Signal: Double]) -> Double?) {
            self.pid = pid
            isAlwaysListed = always
            self.value = value
        }
    }

    /// The pressure of the atmosphere in kPa, above which games tell the boost.
    private static let atmosphereKPa = 101.0

    private static let rows = [
        // No game sends the load; at a given engine speed it follows the throttle.
        Row(0x04, always: true) { $0[.throttle] },
        Row(0x05) { $0[.coolantTemperature] },
        Row(0x0B) { $0[.boostPressure].map { $0 + atmosphereKPa } },
        Row(0x0C, always: true) { $0[.engineSpeed] },
        // Encoding ends at 254 km/h.
        Row(0x0D, always: true) { $0[.vehicleSpeed].map(abs) },
        Row(0x11, always: true) { $0[.throttle] },
        Row(0x1F) { $0[.raceTime] },
        Row(0x2F) { $0[.fuelShare] },
    ]

    /// The state of the monitors and the standard that the car complies with, which every car reports.
    static let ownPIDs: Set<UInt8> = [0x01, 0x1C]
    static let listedPIDs = ownPIDs.union(rows.filter(\.isAlwaysListed).map(\.pid))

    /// Returns the values of PIDs for what a game tells.
    static func values(_ told: [Signal: Double]) -> [UInt8: [Double]] {
        var values: [UInt8: [Double]] = [:]
        for row in rows {
            guard let value = row.value(told), value.isFinite else { continue }
            values[row.pid] = [value]
        }
        return values
    }

    /// The car before the game has told anything. On CAN, the engine's ECU alone responds; it has neither VIN nor
    /// codes.
    package static var car: VirtualCar {
        var engine = VirtualECU(role: .engine, supportedPIDs: listedPIDs)
        engine.toldValues = [:]
        return VirtualCar(
            name: "game", summary: "has the values of a racing game", ecus: [engine],
            cycle: DriveCycle([DriveCycle.Row(1, 0)]))
    }
}

extension VirtualCar {
    /// Makes the car of a game have the values that the game tells now; nil while nobody drives. What was told once
    /// stays listed as supported.
    mutating func follow(_ told: [Signal: Double]?) {
        let values = told.map(GameCar.values) ?? [:]
        for index in ecus.indices where ecus[index].toldValues != nil {
            ecus[index].toldValues = values
            ecus[index].supportedPIDs.formUnion(values.keys)
        }
    }
}
