package import Formats
package import OBD
package import Telemetry

/// The incomplete monitors of a car and what was driven for them, as text.
package struct MonitorTestReport: Sendable {
    package let guide: MonitorGuide
    package let origin: Instant
    private let presentation: Presentation

    /// - Parameter origin: the start of the trip.
    package init(_ guide: MonitorGuide, _ presentation: Presentation, origin: Instant) {
        self.guide = guide
        self.presentation = presentation
        self.origin = origin
    }
    private var units: UnitSystem { presentation.units }

    // MARK: Text

    /// What is incomplete, and how to drive for it.
    package var beginning: [String] {
        let incomplete = guide.incomplete
        if incomplete.isEmpty { return presentation.wrapped(complete) }
        var lines = presentation.wrapped(
            "\(incomplete.count) of \(Format.count(guide.monitors.count, "monitor")) "
                + "\(incomplete.count == 1 ? "is" : "are") incomplete. What usually completes "
                + "\(incomplete.count == 1 ? "it" : "them"):")
        for monitor in incomplete { lines += line(monitor.kind, steps(monitor)) }
        if guide.isLit == true {
            lines += presentation.wrapped(
                "The check engine light is on: some monitors do not run until its cause is repaired.")
        }
        return lines
    }

    private var complete: String {
        guide.monitors.isEmpty
            ? "The car has no monitors, or does not report them live."
            : "All \(guide.monitors.count) monitors are complete."
    }

    /// What has just happened; several monitors that have a step in common share a line.
    package func lines(_ news: [MonitorGuide.News], at time: Instant) -> [String] {
        let clock = Format.clock(time.seconds(since: origin)) + "  "
        var lines: [String] = []
        func add(_ text: String) {
            lines += presentation.wrapped(clock + text, indent: clock.count)
        }
        var told: Set<String> = []
        for item in news {
            switch item {
            case .met(_, let step):
                let text = step.text(in: units)
                guard told.insert(text).inserted else { continue }
                add("done: \(text) (\(kinds(news) { if case .met(let kind, step) = $0 { kind } else { nil } }))")
            case .missed(_, let step):
                let text = step.text(in: units)
                guard told.insert(text).inserted else { continue }
                let names = kinds(news) { if case .missed(let kind, step) = $0 { kind } else { nil } }
                add("not in this drive: \(names): it needs \(text)")
            case .completed(let kind):
                let left = guide.incomplete.map(\.kind.name)
                add("\(kind.name): complete" + (left.isEmpty ? "" : "; left: \(left.joined(separator: ", "))"))
            }
        }
        return lines
    }

    private func kinds(
        _ news: [MonitorGuide.News], _ kind: (MonitorGuide.News) -> ReadinessMonitor.Kind?
    ) -> String {
        news.compactMap(kind).map(\.name).joined(separator: ", ")
    }

    /// What is to be done now, each step once, with how much of it is done.
    package func next(at time: Instant) -> [String] {
        let clock = Format.clock(time.seconds(since: origin)) + "  "
        var told: Set<String> = []
        let steps = guide.monitors.compactMap(\.current).filter {
            told.insert($0.text(in: units)).inserted
        }
        return steps.enumerated().flatMap { index, step in
            presentation.wrapped(
                (index == 0 ? clock + "next: " : Format.padded("", clock.count + 6)) + step.text(in: units)
                    + amount(step), indent: clock.count + 8)
        }
    }

    /// `next`, and the values that most conditions depend on.
    package func live(at time: Instant) -> [String] {
        let hint = guide.isHybrid ? "hybrid: only while its engine runs" : nil
        let values = [
            hint, guide.speedKmh.map { units.speed($0) },
            guide.coolantC.map { "coolant \(units.temperature($0, 0))" },
        ].compactMap(\.self)
        let now =
            values.isEmpty ? [] : presentation.wrapped("now: " + values.joined(separator: ", "), indent: 5)
        return [""] + next(at: time) + now
    }

    private func amount(_ step: MonitorGuide.Step) -> String {
        guard let condition = step.condition, let needed = condition.needed, step.done > 0 else { return "" }
        return condition.isCounted
            ? " (\(Format.fixed(step.done, 0)) of \(Format.fixed(needed, 0)))"
            : " (\(Format.duration(step.done)) of \(Format.duration(needed)))"
    }

    /// The result.
    package var lines: [String] {
        guard !guide.monitors.isEmpty else { return presentation.wrapped(complete) }
        let hint =
            guide.isHybrid && !guide.incomplete.isEmpty
            ? presentation.wrapped("  " + Format.capitalized(MonitorDrive.hybridHint), indent: 4) : []
        return hint
            + guide.monitors.flatMap { monitor -> [String] in
                if !monitor.wasIncomplete { return line(monitor.kind, "complete before") }
                if let time = monitor.completedAt {
                    return line(monitor.kind, "completed after \(Format.duration(time.seconds(since: origin)))")
                }
                return line(monitor.kind, "incomplete: " + steps(monitor))
            }
    }

    private func line(_ kind: ReadinessMonitor.Kind, _ text: String) -> [String] {
        presentation.wrapped("  \(Format.capitalized(kind.name)): \(text)", indent: 4)
    }

    /// "engine warm (done), 10 minutes at a steady 80 to 100 km/h (3:20 of 10:00)".
    private func steps(_ monitor: MonitorGuide.Monitor) -> String {
        monitor.steps.map { step in
            let state =
                switch step.state {
                case .met: " (done)"
                case .missed: " (not in this drive)"
                case .unseen, .waiting: amount(step)
                }
            return step.text(in: units) + state
        }.joined(separator: ", ")
    }
}
