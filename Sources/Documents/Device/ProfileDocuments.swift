import CustomPIDs
package import Formats
import OBD
package import Reports
import Telemetry

/// What an import of profiles added, and what a car answered, as JSON.
package enum ProfileDocuments {
    private static let refused: [JSONMember<ProfileImport.Refused>] = [
        JSONMember("name", .text, "Name of the value, or of the file with an error.") { $0.name },
        JSONMember("reason", .text, "Why it was not imported.") { $0.reason },
        JSONMember("line", .integer, "Line in the file, from 1.") { $0.line },
        JSONMember("file", .text, "Path of the file.") { $0.file },
    ]

    static let imported = JSONShape<ImportedProfiles>(
        "importedProfiles", "result of an import of profiles",
        [
            JSONMember("imported", .integer, "Number of values that were imported.") { $0.count },
            JSONMember("refused", .list(.object(refused)), "What was not imported, and errors in the file.") {
                $0.refused
            },
            JSONMember("source", .text, "Where the descriptions are from.") { $0.source },
            JSONMember("licence", .text, "License of the descriptions, as far as known.") { $0.license },
        ])

    package static func json(_ facts: ImportedProfiles) -> JSON { imported.json(facts) }
}

extension ProfileDocuments {
    private struct Value {
        var pid: CustomPID
        var number: Double?
        var text: String?
        var state: String
    }

    private static let value: [JSONMember<Value>] = [
        JSONMember("name", .text, "Name for people.") { $0.pid.name },
        JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.pid.signalName },
        JSONMember("request", .hexadecimal, "Request; empty for what the car broadcasts.") { $0.pid.request },
        JSONMember("value", .number("", 6), "Value, in unit.") { $0.number },
        JSONMember("text", .text, "Meaning of the value, if it is a state.") { $0.text },
        JSONMember("unit", .text, "Unit; empty if there is none.") { $0.pid.unit },
        JSONMember(
            "state", .text,
            "Answered, empty (a response without a value), refused, silent, or unreachable (the connection has no such "
                + "address, so that the module was not asked)."
        ) { $0.state },
    ]

    private static let module: [JSONMember<(header: String?, attempts: [ProfileTrial.Attempt])>] = [
        JSONMember("header", .text, "Address of requests; absent if all modules are asked.") { $0.header },
        JSONMember("values", .list(.object(value)), "Values that the module was asked for.") {
            $0.attempts.flatMap(values)
        },
    ]

    private static func values(_ attempt: ProfileTrial.Attempt) -> [Value] {
        attempt.pids.map { pid in
            switch attempt.outcome {
            case .values(let reads):
                let found = reads.flatMap(\.values).first { $0.signal.name == pid.signalName && $0.name == pid.name }
                return Value(
                    pid: pid, number: found?.value, text: found?.text,
                    state: found?.value == nil ? "empty" : "answered")
            case .noValue: return Value(pid: pid, state: "empty")
            case .refused: return Value(pid: pid, state: "refused")
            case .silent: return Value(pid: pid, state: "silent")
            case .notSent: return Value(pid: pid, state: "unreachable")
            }
        }
    }

    static let tried = JSONShape<(trial: ProfileTrial, vin: String?)>(
        "triedProfiles", "trial of custom PIDs",
        [
            .format("obdmech.pids-try/1"),
            JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
            JSONMember("asked", .integer, "Number of requests.") { $0.trial.attempts.count },
            JSONMember("answered", .integer, "Number of requests that brought values.") { $0.trial.respondedCount },
            JSONMember("modules", .list(.object(module)), "Modules that were asked.") { $0.trial.modules },
        ])

    package static func json(_ trial: ProfileTrial, vin: String?) -> JSON { tried.json((trial, vin)) }
}
