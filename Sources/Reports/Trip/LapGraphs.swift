import Formats
package import Telemetry
import Trips

/// A value that a lap is shown with, over its distance.
package enum LapColumn: String, CaseIterable, Sendable {
    case speed, throttle, brake, clutch, steering, gear, engineSpeed, x, z, lateral, longitudinal

    package var title: String {
        switch self {
        case .speed: "Speed"
        case .throttle: "Throttle"
        case .brake: "Brake"
        case .clutch: "Clutch"
        case .steering: "Steering"
        case .gear: "Gear"
        case .engineSpeed: "Engine speed"
        case .x: "X"
        case .z: "Z"
        case .lateral: "Lateral acceleration"
        case .longitudinal: "Acceleration"
        }
    }

    package var signal: Signal {
        switch self {
        case .speed: .vehicleSpeed
        case .throttle: .throttle
        case .brake: .brake
        case .clutch: .clutch
        case .steering: .steering
        case .gear: .gear
        case .engineSpeed: .engineSpeed
        case .x: .positionX
        case .z: .positionZ
        case .lateral: .lateralAcceleration
        case .longitudinal: .longitudinalAcceleration
        }
    }

    /// Those of a g-g diagram.
    package static let forces: Set<LapColumn> = [.lateral, .longitudinal]

    /// Those that are drawn over the distance.
    package static let drawn: [LapColumn] = [.speed, .throttle, .brake, .clutch, .steering, .gear, .engineSpeed]
}

/// Laps over their distance as small graphs, one below the other.
struct LapGraphs {
    private static let maxColumns = 120
    /// Values in a column of which the mean is drawn.
    private static let parts = 4

    private let laps: [LapTrace]
    /// The names of the laps, if there are several.
    private let names: [String]
    private let presentation: Presentation
    private let columns: Int
    private var units: UnitSystem { presentation.units }

    init(_ laps: [LapTrace], _ presentation: Presentation, names: [String] = []) {
        self.laps = laps
        self.presentation = presentation
        self.names = names
        columns = max(10, min(Self.maxColumns, presentation.width))
    }

    /// Each known value of each lap, and the axis.
    var lines: [String] {
        let graphs = LapColumn.drawn.flatMap { column in
            laps.indices.flatMap { index in
                graph(
                    column.title + (names.isEmpty ? "" : " of \(names[index])"),
                    unit: units.shown(column.signal),
                    rows: column == .speed ? 2 : 1, fromZero: column != .steering, isStepped: column == .gear
                ) { share in
                    let trace = laps[index]
                    return trace.value(of: column.signal, at: share * trace.lengthM).map {
                        units.shown($0, of: column.signal)
                    }
                }
            }
        }
        return graphs.isEmpty ? [] : graphs + [axis]
    }

    /// One graph over the shares of the lap.
    func graph(
        _ title: String, unit: Unit, rows: Int, fromZero: Bool, isStepped: Bool = false, _ value: (Double) -> Double?
    ) -> [String] {
        let means = (0..<columns).map { column -> Double? in
            let count = isStepped ? 1 : Self.parts
            let values = (0..<count).compactMap { part in
                value((Double(column) + (Double(part) + 0.5) / Double(count)) / Double(columns))
            }
            return values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
        let known = means.compactMap(\.self)
        guard let least = known.min(), let most = known.max(), Format.number(least) != Format.number(most) else {
            return []
        }
        let bottom = fromZero ? min(0, least) : least
        return presentation.wrapped("\(title), \(Format.number(least)) to \(Format.quantity(most, unit))", indent: 2)
            + PanelGraph(top: most, bottom: bottom, rows: rows, isUnicode: presentation.isUnicode).lines(means)
            .map(Format.withoutTrailingSpaces)
    }

    /// The distances at the edges.
    var axis: String {
        let end = units.distance((laps.first?.lengthM ?? 0) / 1000, 2)
        return "0" + Format.leftPadded(end, max(columns - 1, end.count + 1))
    }
}
