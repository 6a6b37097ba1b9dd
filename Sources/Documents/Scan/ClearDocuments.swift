package import Formats
package import OBD
package import Telemetry

/// The result of clearing trouble codes as JSON.
package enum ClearDocuments {
    private static let format = "obdmech.clear/1"

    private static let answer: [JSONMember<Within<ClearOutcome.Answer, ClearOutcome>>] = [
        JSONMember("ecu", .text, "Address of the ECU.") { $0.value.ecu.description },
        JSONMember("accepted", .yesNo, "Whether the ECU accepted the request.") {
            !$0.whole.refusals.contains($0.value)
        },
        JSONMember("reason", .text, "Reason why the ECU refused.") { $0.value.refusal?.reason },
    ]

    static let clear = JSONShape<(outcome: ClearOutcome, time: WallTime)>(
        "clear", "result of clearing",
        [
            .format(format),
            JSONMember("time", .time, "Time of clearing.") { $0.time },
            JSONMember("cleared", .yesNo, "Whether everything that can be cleared was verifiably cleared.") {
                $0.outcome.isComplete
            },
            JSONMember("before", .list(.code), "Codes that were present before.") {
                Set($0.outcome.before.troubleCodes.map(\.code)).sorted()
            },
            JSONMember("answers", .list(.object(answer)), "Responses of the ECUs.") { clear in
                clear.outcome.answers.map { Within($0, clear.outcome) }
            },
            JSONMember(
                "returned", .list(.code),
                "Codes that came back after they were cleared; absent, like the members below, if the codes were not read again."
            ) { $0.outcome.after == nil ? nil : $0.outcome.returned },
            JSONMember("kept", .list(.code), "Codes that were not cleared.") {
                $0.outcome.after == nil ? nil : $0.outcome.kept
            },
            JSONMember(
                "permanent", .list(.code), "Permanent codes, which stay until the vehicle finds the fault repaired."
            ) { $0.outcome.after == nil ? nil : $0.outcome.permanent },
            JSONMember("mil", .yesNo, "Whether the check engine light is on now.") { $0.outcome.after?.milOn },
        ])

    static let failure = ScanDocuments.failure(format)

    package static func json(_ outcome: ClearOutcome, at time: WallTime) -> JSON { clear.json((outcome, time)) }

    package static func json(_ problem: SourceError) -> JSON { failure.json(problem) }
}

extension DocumentForm {
    static let clear = DocumentForm(
        "clear", of: ["clear"], "Output of clear --json.", [ClearDocuments.clear.form, ClearDocuments.failure.form])
}
