package import CustomPIDs
package import Formats
import OBD
import Telemetry

/// What an import of files added, over all of them.
package struct ImportedProfiles: Sendable {
    package let imports: [ProfileImport]

    package init(_ imports: [ProfileImport]) { self.imports = imports }

    package var count: Int { imports.reduce(0) { $0 + $1.count } }
    package var refused: [ProfileImport.Refused] { imports.flatMap(\.refused) }
    package var cars: [ProfileImport.Car] { imports.flatMap(\.cars).filter { !$0.values.isEmpty } }

    /// The sources, each once.
    package var source: String { ProfileImport.joined(imports.map(\.source)) }
    package var license: String { ProfileImport.joined(imports.map(\.license)) }
}

/// The result of an import of profiles, as text.
package enum ProfileReport {
    /// Cars and refusals beyond these are in JSON only.
    private static let carLimit = 12
    private static let refusedLimit = 40

    package static func lines(_ facts: ImportedProfiles, _ presentation: Presentation) -> [String] {
        var lines = presentation.wrapped(
            "imported: \(Format.count(facts.count, "value")) from \(facts.source) (license: \(facts.license))")
        let cars = facts.cars
        if cars.count > 1 || cars.first?.origin.car != nil {
            lines += presentation.columns(
                cars.prefix(carLimit).map { car in
                    var seen: Set<String> = []
                    let standard = car.values.compactMap(\.pid.standard?.title).filter { seen.insert($0).inserted }
                    return (
                        name: SafeText.line(car.origin.car ?? "car"),
                        text: Format.count(car.values.count, "value")
                            + (standard.isEmpty ? "" : ": " + standard.prefix(6).joined(separator: ", "))
                    )
                }, indent: 2)
            if cars.count > carLimit { lines.append("  and \(cars.count - carLimit) more cars") }
        }
        let refused = facts.refused
        if !refused.isEmpty {
            lines += ["", "Not imported:"]
            lines += presentation.columns(
                refused.prefix(refusedLimit).map { refusal in
                    let place = refusal.line.map { "line \($0): " } ?? ""
                    let reason = refusal.reason.hasPrefix("line ") ? refusal.reason : place + refusal.reason
                    // Of a folder with many files, which one it is.
                    let file = refusal.file.split(separator: "/").last.map { "\($0), " } ?? ""
                    return (
                        name: SafeText.line(refusal.name),
                        text: SafeText.line((facts.imports.count > 1 ? file : "") + reason)
                    )
                }, indent: 2)
            if refused.count > refusedLimit { lines.append("  and \(refused.count - refusedLimit) more") }
        }
        if facts.count > 0 {
            lines += ["", "obdmech pids try asks the car which of them it answers."]
            if cars.count > 3 { lines.append("--car TEXT imports only the cars whose name contains TEXT.") }
        }
        return lines
    }
}

extension ProfileReport {
    /// What a car answered when each request was tried, by module.
    package static func lines(_ trial: ProfileTrial, vin: String?, _ presentation: Presentation) -> [String] {
        var lines = presentation.wrapped(
            "\(vin ?? "The vehicle") answered \(trial.respondedCount) of "
                + Format.count(trial.attempts.count, "request"))
        for (header, attempts) in trial.modules {
            lines += ["", header.map { "Module \($0)" } ?? "All modules"]
            var rows: [(name: String, text: String)] = []
            var silent: [String] = []
            for attempt in attempts {
                switch attempt.outcome {
                case .values(let reads):
                    rows += reads.flatMap(\.values).compactMap { value in
                        value.value.map { number in
                            (
                                SafeText.line(value.name),
                                value.text.map(SafeText.line)
                                    ?? presentation.units.text(number, value.signal.unit, 2)
                            )
                        }
                    }
                    let found = Set(reads.flatMap(\.values).map(\.name))
                    rows += attempt.pids.filter { !found.contains($0.name) }.map {
                        (SafeText.line($0.name), "response without a value")
                    }
                case .noValue: rows += named(attempt, "response without a value")
                case .refused(let code): rows += named(attempt, "refused: \(code.reason)")
                case .silent: silent += attempt.pids.map(\.name)
                case .notSent: rows += named(attempt, "not asked: this link has no such address")
                }
            }
            lines += presentation.columns(rows, indent: 2)
            if !silent.isEmpty {
                lines += presentation.wrapped("  no answer: " + silent.map(SafeText.line).joined(separator: ", "))
            }
        }
        return lines
    }

    private static func named(_ attempt: ProfileTrial.Attempt, _ text: String) -> [(name: String, text: String)] {
        attempt.pids.map { (SafeText.line($0.name), text) }
    }
}
