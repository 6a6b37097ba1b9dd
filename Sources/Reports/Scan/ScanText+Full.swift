import Formats
import OBD

/// What `--full` adds: everything that was read, while the short form shows only what is notable.
extension ScanText {
    /// Sections, each after a blank line.
    var fullLines: [String] {
        let sections = frameSections + monitorSections + performanceSections + [testSection, valueSection]
        return sections.flatMap(section)
    }

    private func heading(_ text: String) -> [String] { Format.wrapped(text, width: width, indent: 2) }

    private func rows(_ rows: [(name: String, text: String)]) -> [String] {
        Format.columns(rows, width: width, indent: 2)
    }

    private func of(_ ecu: ECUAddress) -> String { ecu == .unknown ? "" : " of the \(ecu.displayName)" }

    // MARK: Freeze frames

    private var frameSections: [[String]] {
        scan.freezeFrames.map { frame in
            let scaling = scan.scaling(of: frame.ecu)
            let values = frame.data.sorted { $0.key < $1.key }.flatMap { pid, data in
                ReadValue.values(pid: pid, data[...], scaling: scaling)
            }
            let cause = frame.cause.map { ", stored with \($0)" } ?? ""
            return heading("Freeze frame \(frame.number)\(of(frame.ecu))\(cause):")
                + rows(values.map { ($0.name, ReadReport.text($0, in: units)) })
        }
    }

    // MARK: Readiness

    private var monitorSections: [[String]] {
        scan.ecus.flatMap { ecu -> [[String]] in
            let cycles = scan.statuses(PIDTable.cycleMonitorStatusPID, of: ecu.address)
            return scan.statuses(PIDTable.monitorStatusPID, of: ecu.address).enumerated().map { index, status in
                let cycle = index < cycles.count ? cycles[index] : nil
                let title = "Monitors" + of(ecu.address) + ": since codes were cleared; this drive cycle"
                return heading(title) + rows(status.monitors.map { ($0.kind.name, Self.text($0, cycle)) })
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

    private var performanceSections: [[String]] {
        scan.performance.map { ecu, counters in
            let starts = Format.count(counters.ignitionCycles, "ignition cycle")
            let drives = Format.count(counters.generalConditions, "drive")
            return heading(
                "In-use performance\(of(ecu)): times completed of times conditions were met; \(starts), \(drives) under "
                    + "general conditions")
                + rows(
                    counters.monitors.map { monitor in
                        let ratio = monitor.ratio.map { " = " + Format.fixed($0, 2) } ?? ""
                        return (monitor.name, "\(monitor.completions) of \(monitor.conditions)\(ratio)")
                    })
        }
    }

    // MARK: Tests and values

    private var testSection: [String] {
        let tests = scan.testResults
        guard !tests.isEmpty else { return [] }
        let failed = tests.count { $0.passed == false }
        let near = tests.count { $0.passed != false && $0.isNearLimit }
        let notRun = tests.count { !$0.wasRun }
        return heading(
            "\(testTitle): \(Format.count(tests.count, "result")), \(failed) failed, \(near) near a limit, \(notRun) not run "
                + "since codes were cleared")
            + tests.flatMap { test in
                let mark = test.passed == false ? "x" : test.isNearLimit ? "!" : " "
                let ecu = scan.ecus.count > 1 ? " (\(test.ecu.shortName))" : ""
                let number = Hexadecimal.text([test.monitor]) + " " + Hexadecimal.text([test.test])
                return Format.wrapped(
                    "  \(mark) \(Format.capitalized(test.name))\(ecu), \(number): "
                        + (test.wasRun ? values(test) : "not run"),
                    width: width, indent: 6)
            }
    }

    /// Every value of service 01, with its usual range if there is one, in the order of the requests.
    private var valueSection: [String] {
        let statuses: Set = [PIDTable.monitorStatusPID, PIDTable.cycleMonitorStatusPID]
        let read = scan.values.filter { !statuses.contains($0.pid) }.map { found in
            let reading = readings.first { $0.ecu == found.ecu && $0.value.signal == found.value.signal }
            return (ecu: Optional(found.ecu), value: found.value, reading: reading)
        }
        // Values measured by the adapter belong to no ECU.
        let all = read + readings.filter { $0.ecu == nil }.map { (nil, $0.value, $0) }
        guard !all.isEmpty else { return [] }
        return heading("Live values and usual ranges:")
            + rows(
                all.map { ecu, value, reading in
                    let mark = reading.map { $0.judgement == .wrong ? "x " : $0.judgement > .normal ? "! " : "" } ?? ""
                    let who = scan.ecus.count > 1 ? ecu.map { " (\($0.shortName))" } ?? "" : ""
                    let usual = reading?.expected(in: units).map { ", usual " + $0 } ?? ""
                    return (mark + value.name, ReadReport.text(value, in: units) + who + usual)
                })
    }
}
