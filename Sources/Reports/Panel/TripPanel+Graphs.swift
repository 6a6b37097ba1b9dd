import Formats
import Telemetry
import Trips

/// Graphs of speed, economy, and engine speed or power over the last minutes.
extension TripPanel {
    private static let leastGraphWidth = 10
    /// For the numbers at the right edge.
    private static let scaleWidth = 5

    struct Graph {
        let label: String
        let unit: Unit
        /// Possible values of the top edge, in the displayed unit.
        let tops: [Double]
        let value: (RecentTrace.Stretch) -> Double?
    }

    var graphs: [Graph] {
        guard graphWidth >= Self.leastGraphWidth else { return [] }
        let isMetric = units == .metric
        let speeds: [Double] = isMetric ? [20, 40, 60, 80, 100, 130, 160, 200, 250] : [20, 40, 60, 80, 100, 120, 160]
        let speed = Graph(label: "Speed", unit: .kilometresPerHour, tops: speeds, value: \.speedKmh)
        if snapshot.summary.isOfPositions { return [speed] }
        if snapshot.summary.isElectric {
            return [
                speed,
                Graph(
                    label: "Economy", unit: .kilowattHoursPer100Kilometres, tops: [10, 20, 30, 40, 60],
                    value: \.kilowattHoursPer100Km),
                Graph(label: "Power", unit: .kilowatts, tops: [10, 20, 50, 100, 200, 400], value: \.batteryKW),
            ]
        }
        return [
            speed,
            Graph(
                label: "Economy", unit: .litresPer100Kilometres, tops: isMetric ? [5, 10, 15, 20] : [20, 40, 60, 80],
                value: \.litresPer100Km),
            Graph(
                label: "Engine", unit: .revolutionsPerMinute, tops: [1000, 2000, 3000, 4000, 6000, 8000, 10000],
                value: \.engineSpeedRpm),
        ]
    }

    private var graphWidth: Int { min(RecentTrace.capacity, contentWidth - Self.labelWidth - Self.scaleWidth) }

    func lines(of graph: Graph, rows: Int) -> [PanelLine] {
        let values = history.last(graphWidth) { stretch in
            graph.value(stretch).map { units.shown($0, graph.unit) }
        }
        let top = PanelGraph.top(for: values, of: graph.tops)
        let curve = PanelGraph(top: top, rows: rows, isUnicode: presentation.isUnicode).lines(values)
        return curve.enumerated().map { row, text in
            var line = PanelLine()
            line.add(row == 0 ? graph.label : "", field: Self.labelWidth)
            line.add(text, field: graphWidth)
            if row == 0 {
                line.add(Format.fixed(top, 0), .dim, field: Self.scaleWidth, isRight: true)
            } else if row == rows - 1 {
                line.add("0", .dim, field: Self.scaleWidth, isRight: true)
            }
            return line
        }
    }

    /// The time span of the graphs.
    var spanLine: PanelLine {
        let seconds = Double(graphWidth) * RecentTrace.stretchS
        let text = "last \(Format.duration(seconds))"
        var line = PanelLine()
        line.fill(to: Self.labelWidth)
        line.add(CellWidth.clipped(text, to: graphWidth), .dim)
        return line
    }
}
