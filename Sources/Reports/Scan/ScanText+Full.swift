import Diagnosis
import Formats
package import OBD

/// What `--full` adds: everything that was read, while the short form shows only what is notable.
extension ScanText {
    /// A list of names and texts under a title.
    package struct Section: Sendable {
        package enum Kind: Sendable { case freezeFrame, monitors, performance, tests, values }

        package enum Mark: String, Sendable { case wrong, near }

        /// A value and the limits between which it should be, in the unit in which the car reports it.
        package struct Gauge: Sendable {
            package let value: Double
            /// Nil if there is no such limit.
            package let minimum: Double?
            package let maximum: Double?
        }

        package struct Row: Sendable {
            package let name: String
            package let text: String
            package var mark: Mark?
            package var gauge: Gauge?
            /// Of a monitor, since codes were cleared.
            package var readiness: ReadinessMonitor.State?
        }

        package let kind: Kind
        package let title: String
        package let rows: [Row]
        /// Whether the rows are sentences rather than two columns.
        var isProse: Bool { kind == .tests }

        fileprivate init(_ kind: Kind, _ title: String, _ rows: [Row]) {
            self.kind = kind
            self.title = title
            self.rows = rows
        }
    }

    /// Everything that was read, besides what the summary and the codes say.
    package var sections: [Section] {
        frameSections + monitorSections + performanceSections
            + [testSection, valueSection].filter { !$0.rows.isEmpty }
    }

    /// Sections, each after a blank line.
    var fullLines: [String] {
        sections.flatMap { found in
            section(presentation.wrapped(found.title, indent: 2) + lines(found))
        }
    }

    private func lines(_ section: Section) -> [String] {
        func sign(_ mark: Section.Mark?) -> String? { mark.map { $0 == .wrong ? "x" : "!" } }
        if section.isProse {
            return section.rows.flatMap {
                presentation.wrapped("  \(sign($0.mark) ?? " ") \($0.name): \($0.text)", indent: 6)
            }
        }
        return presentation.columns(
            section.rows.map { (name: (sign($0.mark).map { $0 + " " } ?? "") + $0.name, text: $0.text) }, indent: 2)
    }

    private func of(_ ecu: ECUAddress) -> String { ecu == .unknown ? "" : " of the \(scan.displayName(of: ecu))" }

    // MARK: Freeze frames

    private var frameSections: [Section] {
        scan.freezeFrames.map { frame in
            let scaling = scan.scaling(of: frame.ecu)
            let values = frame.data.sorted { $0.key < $1.key }.flatMap { pid, data in
                ReadValue.values(pid: pid, data[...], scaling: scaling)
            }
            let code = frame.cause.map { WrittenTroubleCode($0, failureType: frame.failureType).description }
            let cause = code.map { ", stored with \($0)" } ?? ""
            let name =
                switch (frame.failureType, frame.number) {
                case (.some, UDSFreezeFrame.firstRecord): "First freeze frame"
                case (.some, UDSFreezeFrame.latestRecord): "Latest freeze frame"
                default: "Freeze frame \(frame.number)"
                }
            return Section(
                .freezeFrame, "\(name)\(of(frame.ecu))\(cause):",
                values.map { Section.Row(name: $0.name, text: $0.shown(in: presentation.units)) })
        }
    }

    // MARK: Readiness

    private var monitorSections: [Section] {
        scan.ecus.flatMap { ecu -> [Section] in
            let cycles = scan.statuses(PIDTable.cycleMonitorStatusPID, of: ecu.address)
            return scan.statuses(PIDTable.monitorStatusPID, of: ecu.address).enumerated().map { index, status in
                let cycle = index < cycles.count ? cycles[index] : nil
                let title = "Monitors" + of(ecu.address) + ": since codes were cleared; this drive cycle"
                // Without monitors of its own, an ECU is none of an engine.
                let isEngine = status.monitors.contains { $0.isSupported && !$0.kind.isContinuous }
                return Section(
                    .monitors, title,
                    status.monitors.filter { isEngine || $0.isSupported }.map {
                        Section.Row(name: $0.kind.name, text: Self.text($0, cycle), readiness: $0.state)
                    })
            }
        }
    }

    /// "complete; incomplete".
    private static func text(_ monitor: ReadinessMonitor, _ cycle: MonitorStatus?) -> String {
        guard monitor.isSupported else { return "not supported" }
        let drive: String? = cycle?.monitors.first { $0.kind == monitor.kind }.map { monitor in
            switch monitor.state {
            case .notSupported: "not enabled"
            case .incomplete: "incomplete"
            case .complete: "complete"
            }
        }
        return [monitor.isComplete ? "complete" : "INCOMPLETE", drive].compactMap(\.self).joined(separator: "; ")
    }

    private var performanceSections: [Section] {
        scan.performance.map { ecu, counters in
            let starts = Format.count(counters.ignitionCycles, "ignition cycle")
            let drives = Format.count(counters.generalConditions, "drive")
            return Section(
                .performance,
                "In-use performance\(of(ecu)): times completed of times conditions were met; \(starts), \(drives) under "
                    + "general conditions",
                counters.monitors.map { monitor in
                    let ratio = monitor.ratio.map { " = " + Format.fixed($0, 2) } ?? ""
                    return Section.Row(
                        name: monitor.name, text: "\(monitor.completions) of \(monitor.conditions)\(ratio)")
                })
        }
    }

    // MARK: Tests and values

    private var testSection: Section {
        let tests = scan.testResults
        let failed = tests.count { $0.passed == false }
        let near = tests.count { $0.passed != false && $0.isNearLimit }
        let notRun = tests.count { !$0.wasRun }
        return Section(
            .tests,
            "\(testTitle): \(Format.count(tests.count, "result")), \(failed) failed, \(near) near a limit, \(notRun) not run "
                + "since codes were cleared",
            tests.map { test in
                let ecu = scan.ecus.count > 1 ? " (\(scan.shortName(of: test.ecu)))" : ""
                let number = Hexadecimal.text([test.monitor]) + " " + Hexadecimal.text([test.test])
                return Section.Row(
                    name: "\(Format.capitalized(test.name))\(ecu), \(number)",
                    text: test.wasRun ? values(test) : "not run",
                    mark: test.passed == false ? .wrong : test.isNearLimit ? .near : nil,
                    gauge: test.wasRun
                        ? Section.Gauge(value: test.value, minimum: test.minimum, maximum: test.maximum) : nil)
            })
    }

    private static func gauge(_ reading: LiveReading) -> Section.Gauge? {
        guard let value = reading.value.value, let usual = reading.usual else { return nil }
        return Section.Gauge(value: value, minimum: usual.minimum, maximum: usual.maximum)
    }

    /// Every value of service 01, with its usual range if there is one, in the order of the requests.
    private var valueSection: Section {
        let statuses: Set = [PIDTable.monitorStatusPID, PIDTable.cycleMonitorStatusPID]
        let read = scan.values.filter { !statuses.contains($0.pid) }.map { found in
            let reading = readings.first { $0.ecu == found.ecu && $0.value.signal == found.value.signal }
            return (ecu: Optional(found.ecu), value: found.value, reading: reading)
        }
        // Values measured by the adapter belong to no ECU.
        let all = read + readings.filter { $0.ecu == nil }.map { (nil, $0.value, $0) }
        return Section(
            .values, "Live values and usual ranges:",
            all.map { ecu, value, reading in
                let who = scan.ecus.count > 1 ? ecu.map { " (\(scan.shortName(of: $0)))" } ?? "" : ""
                let usual = reading?.expected(in: presentation.units).map { ", usual " + $0 } ?? ""
                return Section.Row(
                    name: value.name, text: value.shown(in: presentation.units) + who + usual,
                    mark: reading.flatMap { $0.judgement == .wrong ? .wrong : $0.judgement > .normal ? .near : nil },
                    gauge: reading.flatMap(Self.gauge))
            })
    }
}
