import Formats
import Reports
import Telemetry
import Trips

/// A lap at equal shares of its length: what charts over the distance draw, and the script in the page.
struct LapCourse {
    /// "Lap 4".
    let name: String
    let trace: LapTrace
    /// In milliseconds.
    let times: [Int64]
    /// In the shown units, accelerations in g; nil where unknown.
    let values: [LapColumn: [Double?]]
    let sectorEndsMs: [Int]

    /// - Parameter count: The number of points, at least 2; the last one is the end.
    init(_ name: String, _ trace: LapTrace, count: Int, units: UnitSystem) {
        self.name = name
        self.trace = trace
        sectorEndsMs = trace.minisectorEndsMs
        let places = (0..<count).map { trace.lengthM * Double($0) / Double(count - 1) }
        times = places.map { Int64(clamping: (trace.timeS(at: $0) * 1000).rounded()) }
        var values: [LapColumn: [Double?]] = [:]
        for column in LapColumn.allCases where trace.signals.contains(column.signal) {
            values[column] = places.map { place in
                trace.value(of: column.signal, at: place).map { value in
                    LapColumn.forces.contains(column)
                        ? value / ForcesPlot.gravity : units.shown(value, of: column.signal)
                }
            }
        }
        self.values = values
    }

    /// The steps per unit in which the script gets the values: finer than can be seen.
    static func steps(_ column: LapColumn) -> Double {
        switch column {
        case .gear: 1
        case .engineSpeed: 0.1
        case .throttle, .brake, .clutch, .steering: 1
        case .speed, .x, .z: 10
        case .lateral, .longitudinal: 50
        }
    }

    /// Stands for an unknown value.
    static let unknown: Int64 = -(1 << 40)

    static func packed(_ values: [Double?], _ column: LapColumn) -> String {
        PackedNumbers.text(
            values.map { value in
                guard let value, abs(value) < 1e9 else { return unknown }
                return Int64(clamping: (value * steps(column)).rounded())
            })
    }
}
