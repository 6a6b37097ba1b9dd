import Formats
import Reports
import Trips

/// All laps of a session side by side, as bars of the time to the best one. The script chooses a lap by it.
struct LapStrip {
    private let session: LapSession

    /// Slower laps are as high as this, as a share of the best time.
    private static let maxShare = 0.08

    init(_ session: LapSession) { self.session = session }

    var list: HTML {
        let best = session.best.map { session.laps[$0].timeS }
        let items = session.laps.indices.map { index -> HTML in
            let lap = session.laps[index]
            let mark = LapReport.mark(lap, session.traces[index])
            let toBest = session.toBestS(index).map { LapReport.signed($0) } ?? (session.best == index ? "best" : "")
            let share = best.map { max(0, lap.timeS / $0 - 1) / Self.maxShare } ?? 0
            let height = Decimals.text(8 + min(1, share) * 92, 1) + "%"
            let kind = session.best == index ? "best" : mark.isEmpty ? "counts" : "invalid"
            return .element(
                "li", ["data-lap": "Lap \(lap.number)", "class": kind],
                .element(
                    "svg", ["class": "lapbar", "aria-hidden": "true"],
                    .element("rect", ["width": "100%", "y": "0", "height": height])),
                .element("b", text: "\(lap.number)"), .element("span", text: LapReport.time(lap.timeS)),
                .element("small", text: mark.isEmpty ? toBest : mark))
        }
        return .element("ol", ["class": "strip"], items)
    }
}
