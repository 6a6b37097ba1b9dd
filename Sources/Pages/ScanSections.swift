import Formats
import OBD
import Reports

/// Everything that a scan read: what is at or near a limit is shown, the rest is folded.
struct ScanSections {
    private let sections: [ScanText.Section]

    init(_ sections: [ScanText.Section]) { self.sections = sections }

    /// What people look for first.
    private static let order: [ScanText.Section.Kind] = [.tests, .values, .monitors, .freezeFrame, .performance]

    /// - Parameter drives: what usually completes each incomplete monitor.
    func parts(drives: [String]) -> [HTML] {
        Self.order.flatMap { kind -> [HTML] in
            let found = sections.filter { $0.kind == kind }
            return found.enumerated().map { index, section in
                switch kind {
                case .tests, .values: judged(section)
                case .monitors: monitors(section, drives: index == found.count - 1 ? drives : [])
                case .freezeFrame, .performance: folded(Self.title(section), [rows(section.rows)])
                }
            }
        }
    }

    private static func title(_ section: ScanText.Section) -> String {
        section.title.hasSuffix(":") ? String(section.title.dropLast()) : section.title
    }

    private func judged(_ section: ScanText.Section) -> HTML {
        let found = section.rows.filter { $0.mark == .wrong } + section.rows.filter { $0.mark == .near }
        let others = section.rows.filter { $0.mark == nil }
        guard !found.isEmpty else { return folded(Self.title(section), [rows(others)]) }
        let rest = others.isEmpty ? [] : [details("\(others.count) others", [rows(others)])]
        return .section(Self.title(section), [rows(found)] + rest)
    }

    private func folded(_ title: String, _ content: [HTML]) -> HTML {
        .element(
            "section",
            .element("details", ["class": "more"], [.element("summary", .element("h2", text: title))] + content))
    }

    private func details(_ title: String, _ content: [HTML]) -> HTML {
        .element("details", ["class": "more"], [.element("summary", text: title)] + content)
    }

    private func rows(_ rows: [ScanText.Section.Row]) -> HTML {
        .element(
            "dl", ["class": "gauges"],
            rows.map { row in
                .element(
                    "div", ["class": row.mark?.rawValue ?? "plain"],
                    [.element("dt", text: row.name)] + (row.gauge.flatMap { ScanGauge($0)?.drawing(row) } ?? [])
                        + [.element("dd", text: (row.mark.map { $0 == .wrong ? "✗ " : "! " } ?? "") + row.text)])
            })
    }

    private func monitors(_ section: ScanText.Section, drives: [String]) -> HTML {
        let cells = section.rows.map { row in
            let (name, sign) = Self.shown(row.readiness ?? .notSupported)
            return HTML.element(
                "div", ["class": name],
                .element("dt", .element("span", ["aria-hidden": "true"], text: sign), .text(row.name)),
                .element("dd", text: row.text))
        }
        let how: [HTML] =
            drives.isEmpty
            ? [] : [.element("h3", text: "Typical drives to complete a monitor"), .items(drives)]
        return .section(Self.title(section), [.element("dl", ["class": "monitors"], cells)] + how)
    }

    private static func shown(_ state: ReadinessMonitor.State) -> (name: String, sign: String) {
        switch state {
        case .complete: ("good", "✓")
        case .incomplete: ("near", "○")
        case .notSupported: ("none", "–")
        }
    }
}

/// A value on a line, on which the part between its limits is marked.
private struct ScanGauge {
    private let gauge: ScanText.Section.Gauge
    private let low: Double
    private let high: Double
    /// What is left free beyond the outermost limit or value, as a share of what is between them.
    private static let margin = 0.12

    /// Nil without limits.
    init?(_ gauge: ScanText.Section.Gauge) {
        let limits = [gauge.minimum, gauge.maximum].compactMap(\.self)
        guard !limits.isEmpty else { return nil }
        // With one limit, the line begins at zero.
        let all = limits + [gauge.value] + (limits.count == 1 ? [0] : [])
        let least = all.min() ?? 0
        let most = all.max() ?? 1
        let free = max(most - least, 1e-9) * Self.margin
        self.gauge = gauge
        low = least == 0 ? 0 : least - free
        high = most + free
    }

    private func percent(_ value: Double) -> Double { min(100, max(0, (value - low) / (high - low) * 100)) }
    private func place(_ value: Double) -> String { Decimals.text(percent(value), 2) + "%" }

    func drawing(_ row: ScanText.Section.Row) -> [HTML] {
        let from = percent(gauge.minimum ?? low)
        let to = percent(gauge.maximum ?? high)
        return [
            .element(
                "dd", ["class": "gauge", "aria-hidden": "true"],
                .element(
                    "svg", ["width": "100%", "height": "20"],
                    .element("rect", ["class": "line", "y": "8", "width": "100%", "height": "4"]),
                    .element(
                        "rect",
                        [
                            "class": "allowed", "x": Decimals.text(from, 2) + "%", "y": "6", "height": "8",
                            "width": Decimals.text(max(0, to - from), 2) + "%",
                        ]), .element("circle", ["cx": place(gauge.value), "cy": "10", "r": "6"])))
        ]
    }
}
