package import OBD
package import Telemetry

/// A health scan as text and as JSON.
package enum ScanReport {
    package static let format = "obdmech.scan/1"

    // MARK: JSON

    package static func json(_ scan: HealthScan, at time: WallTime) -> JSON {
        .object([
            ("format", .string(format)),
            ("time", .string(CalendarTime.iso8601(time))),
            (
                "adapter",
                .object([
                    ("device", .string(scan.adapter.device)),
                    ("identity", .text(scan.adapter.identity)),
                    ("description", .text(scan.adapter.description)),
                    ("voltage", .rounded(scan.adapter.voltage, 2)),
                ])
            ),
            (
                "protocol",
                scan.bus.map { .object([("number", .string(String($0.rawValue))), ("name", .string($0.name))]) }
            ),
            ("vehicle", .object([("vin", .text(scan.vin?.description))])),
            ("mil", scan.milOn.map { .bool($0) }),
            ("ecus", .array(scan.ecus.map(json))),
            ("troubleCodes", .array(scan.troubleCodes.map(json))),
            ("coverage", .array(scan.coverage.map(json))),
            ("verdict", .string(Verdict.sentence(scan))),
        ])
    }

    package static func json(_ problem: ConnectionProblem) -> JSON {
        .object([
            ("format", .string(format)),
            (
                "error",
                .object([
                    ("step", .string(problem.step.rawValue)), ("message", .string(problem.message)),
                    ("advice", .string(problem.advice)),
                ])
            ),
        ])
    }

    private static func json(_ ecu: HealthScan.ECU) -> JSON {
        .object([
            ("address", .string(ecu.address.description)),
            ("confirmedCount", ecu.confirmedCount.map { .integer(Int64($0)) }),
            ("mil", ecu.milOn.map { .bool($0) }),
        ])
    }

    private static func json(_ found: HealthScan.FoundCode) -> JSON {
        .object([
            ("code", .string(found.code.description)),
            ("status", .string(found.status.rawValue)),
            ("ecu", .string(found.ecu.description)),
            ("description", .string(TroubleCodeCatalogue.description(of: found.code))),
        ])
    }

    private static func json(_ coverage: HealthScan.Coverage) -> JSON {
        let service = (coverage.service < 16 ? "0" : "") + String(coverage.service, radix: 16, uppercase: true)
        return .object([
            ("ecu", .string(coverage.ecu.description)),
            ("service", .string(service)),
            ("outcome", .string(coverage.outcome.rawValue)),
            ("reason", .text(coverage.reason)),
        ])
    }

    // MARK: Text

    /// The lines for a terminal of `width` columns.
    package static func text(_ scan: HealthScan, width: Int) -> [String] {
        var lines = Format.wrapped(Verdict.sentence(scan) + ".", width: width)
        lines.append("")
        lines += field("Vehicle", vehicle(scan), width)
        lines += field("Lamp", lamp(scan), width)
        lines += field("Adapter", adapter(scan), width)
        if let bus = scan.bus { lines += field("Protocol", bus.name, width) }
        for ecu in scan.ecus {
            lines.append("")
            lines.append(Format.capitalized(ecu.address.displayName))
            lines += codeLines(scan, ecu, width)
            lines += coverageLines(scan, ecu, width)
        }
        return lines
    }

    private static let labelWidth = 10

    private static func field(_ label: String, _ value: String, _ width: Int) -> [String] {
        Format.wrapped(Format.padded(label, labelWidth) + value, width: width, indent: labelWidth)
    }

    private static func vehicle(_ scan: HealthScan) -> String {
        guard let vin = scan.vin else { return "VIN not known" }
        return vin.checkDigitIsRight ? "\(vin)" : "\(vin) (no check digit, as outside North America)"
    }

    private static func lamp(_ scan: HealthScan) -> String {
        guard let milOn = scan.milOn else { return "not known" }
        guard milOn else { return "off" }
        return "ON, by " + Format.list(scan.ecus.filter { $0.milOn == true }.map(\.address.displayName))
    }

    private static func adapter(_ scan: HealthScan) -> String {
        let parts = [
            scan.adapter.identity ?? "unnamed", scan.adapter.voltage.map { Format.fixed($0, 1) + " V" },
            scan.adapter.device,
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    private static func codeLines(_ scan: HealthScan, _ ecu: HealthScan.ECU, _ width: Int) -> [String] {
        let found = scan.troubleCodes.filter { $0.ecu == ecu.address }
        var lines: [String] = []
        for code in Set(found.map(\.code)).sorted() {
            let statuses = TroubleCode.Status.allCases.filter { status in
                found.contains { $0.code == code && $0.status == status }
            }
            let status = statuses.map(\.rawValue).joined(separator: ", ")
            lines += Format.wrapped(
                "  \(code)  \(TroubleCodeCatalogue.description(of: code)) (\(status))", width: width, indent: 9)
        }
        if lines.isEmpty, scan.outcome(of: ecu.address, service: 0x03) == .answered { lines.append("  no codes") }
        return lines
    }

    /// What was asked and not answered, in words.
    private static func coverageLines(_ scan: HealthScan, _ ecu: HealthScan.ECU, _ width: Int) -> [String] {
        scan.coverage.filter { $0.ecu == ecu.address }.flatMap { coverage -> [String] in
            let what = question(coverage.service)
            let reason = coverage.reason.map { ": \($0)" } ?? ""
            let line: String
            switch coverage.outcome {
            case .answered:
                guard coverage.reason != nil else { return [] }
                line = "  \(what)\(reason)"
            case .refused: line = "  \(what) refused\(reason)"
            case .malformed: line = "  \(what) could not be read\(reason)"
            // One ECU knows the VIN; that the others do not is no news.
            case .silent where coverage.service == 0x09 && scan.vin != nil: return []
            case .silent: line = "  \(what): no answer" + (coverage.reason.map { " (\($0))" } ?? "")
            }
            return Format.wrapped(line, width: width, indent: 4)
        }
    }

    private static func question(_ service: UInt8) -> String {
        switch service {
        case 0x01: "lamp status"
        case 0x03: "confirmed codes"
        case 0x07: "pending codes"
        case 0x0A: "permanent codes"
        default: "VIN"
        }
    }
}
