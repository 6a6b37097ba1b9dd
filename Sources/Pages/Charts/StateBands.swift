import Formats
import Reports
import Telemetry
import Trips

/// States over the time of a trip, as bands: each state has a color, and its share of the time in words.
struct StateBands {
    private let curves: [TripCurves.Curve]
    private let endMs: Int64
    /// A longer time without a sample is a gap.
    private let gapMs = Int64(clamping: TripEngine.signalGapSeconds * 1000)

    init(_ curves: [TripCurves.Curve], endMs: Int64) {
        self.curves = curves.filter { !$0.times.isEmpty }
        self.endMs = max(1, endMs)
    }

    var isEmpty: Bool { curves.isEmpty }

    private struct Band {
        let state: Int
        let fromMs: Int64
        var toMs: Int64
    }

    var list: HTML {
        .element(
            "dl", ["class": "bands"],
            curves.map { curve in
                let (names, bands) = bands(curve)
                let drawing: HTML = names.count > 1 ? drawing(names, bands) : .group([])
                return .group([
                    .element("dt", text: curve.name), .element("dd", drawing, .text(Self.shares(names, bands))),
                ])
            })
    }

    /// The states in the order of their first times, and when there were which.
    private func bands(_ curve: TripCurves.Curve) -> (names: [String], bands: [Band]) {
        var names: [String] = []
        var bands: [Band] = []
        // There are few states and many samples; a word is looked up among all PIDs.
        var places: [Double: Int] = [:]
        for (index, value) in curve.values.enumerated() {
            if places[value] == nil, let name = curve.state(at: index) {
                places[value] = names.firstIndex(of: name) ?? names.count
                if places[value] == names.count { names.append(name) }
            }
            guard let place = places[value] else { continue }
            let time = curve.times[index]
            let next = index + 1 < curve.times.count ? curve.times[index + 1] : time
            let end = min(next, time + gapMs)
            if let last = bands.last, last.state == place, last.toMs == time {
                bands[bands.count - 1].toMs = end
            } else {
                bands.append(Band(state: place, fromMs: time, toMs: end))
            }
        }
        return (names, bands)
    }

    /// "closed loop", "closed loop 96%; open loop 4%".
    private static func shares(_ names: [String], _ bands: [Band]) -> String {
        let total = bands.reduce(0) { $0 + $1.toMs - $1.fromMs }
        guard names.count > 1, total > 0 else { return names.joined(separator: "; ") }
        return names.enumerated().map { place, name in
            let milliseconds = bands.filter { $0.state == place }.reduce(0) { $0 + $1.toMs - $1.fromMs }
            let share = Double(milliseconds) / Double(total) * 100
            return name + (share < 0.5 ? " less than 1%" : " \(Format.fixed(share, 0))%")
        }.joined(separator: "; ")
    }

    private func drawing(_ names: [String], _ bands: [Band]) -> HTML {
        func percent(_ milliseconds: Int64) -> String {
            Decimals.text(Double(milliseconds) / Double(endMs) * 100, 3) + "%"
        }
        let rects = bands.map { band in
            HTML.element(
                "rect",
                [
                    "class": "s\(band.state % 6 + 1)", "x": percent(band.fromMs),
                    "width": percent(band.toMs - band.fromMs), "height": "100%",
                ], .element("title", text: names[band.state]))
        }
        return .element("svg", ["role": "img", "aria-label": names.joined(separator: ", ")], rects)
    }
}
