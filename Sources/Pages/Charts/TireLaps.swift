import Formats
import Reports
import Telemetry
import Trips

/// The tires in each lap: their mean temperature and pressure, and how much they are worn at its end.
struct TireLaps {
    private struct Quantity {
        let title: String
        let signals: [Signal]
        let decimals: Int
        /// Whether the last value of a lap counts rather than the mean.
        let isAtEnd: Bool
    }

    /// The inside of a tire says more than its surface; where both are known, both are shown.
    private static let quantities = [
        Quantity(title: "Temperature inside", signals: Signal.tireInnerTemperatures, decimals: 0, isAtEnd: false),
        Quantity(title: "Temperature of the surface", signals: Signal.tireTemperatures, decimals: 0, isAtEnd: false),
        Quantity(title: "Pressure", signals: Signal.tirePressures, decimals: 0, isAtEnd: false),
        Quantity(title: "Wear at the end", signals: Signal.tireWears, decimals: 1, isAtEnd: true),
    ]
    private static let wheels = ["Front left", "Front right", "Rear left", "Rear right"]
    /// More laps are left out of the middle of a stint.
    private static let maxLaps = 80

    private let laps: [Lap]
    private let curves: [Signal: TripCurves.Curve]
    private let origin: Instant

    init(_ laps: [Lap], _ curves: [TripCurves.Curve], origin: Instant) {
        self.laps = Array(laps.prefix(Self.maxLaps))
        self.curves = Dictionary(curves.map { ($0.signal, $0) }, uniquingKeysWith: { first, _ in first })
        self.origin = origin
    }

    /// Empty if the game reports nothing of them that changes.
    var sections: [HTML] {
        var tables: [HTML] = []
        var constants: [String] = []
        for quantity in Self.quantities {
            let known = quantity.signals.compactMap { curves[$0] }
            guard known.count == quantity.signals.count, !laps.isEmpty else { continue }
            let cells = laps.map { lap in known.map { text($0, lap, quantity) } }
            let unit = known[0].unit
            if Set(cells.joined()).count == 1 {
                constants.append("\(quantity.title) \(cells[0][0]) \(unit.symbol)")
            } else {
                let rows = zip(laps, cells).map { [String($0.number)] + $1 }
                tables.append(
                    .element(
                        "div", .element("h3", text: "\(quantity.title), \(unit.symbol)"),
                        .table(["Lap"] + Self.wheels, rows, textColumns: 1)))
            }
        }
        guard !tables.isEmpty else { return [] }
        let rest: [HTML] =
            constants.isEmpty
            ? []
            : [
                .element(
                    "p", ["class": "soft"], text: "Of all tires, in all laps: \(constants.joined(separator: "; ")).")
            ]
        return [.section("Tires by lap", [.element("div", ["class": "small tables"], tables)] + rest)]
    }

    private func text(_ curve: TripCurves.Curve, _ lap: Lap, _ quantity: Quantity) -> String {
        let from = ms(lap.start)
        let to = ms(lap.end)
        let first = curve.times.partition { $0 >= from }
        let end = curve.times.partition { $0 > to }
        let value: Double? =
            if quantity.isAtEnd {
                end > 0 ? curve.values[end - 1] : nil
            } else {
                first < end ? curve.values[first..<end].reduce(0, +) / Double(end - first) : nil
            }
        return value.map { Format.fixed($0, quantity.decimals) } ?? "-"
    }

    private func ms(_ time: Instant) -> Int64 { Int64(clamping: (time.seconds(since: origin) * 1000).rounded()) }
}

extension [Int64] {
    /// The first index at which an ascending list fulfills a condition that holds from there on.
    fileprivate func partition(_ condition: (Int64) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
