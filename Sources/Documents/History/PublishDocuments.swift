package import Formats
package import Publishing
import Telemetry

/// What was published and what is waiting, as JSON.
package enum PublishDocuments {
    private static let target: [JSONMember<TargetStatus>] = [
        JSONMember("name", .text, "Name of the target.") { $0.target.name },
        JSONMember("kind", .word, "Kind of target.") { $0.target.kind },
        JSONMember("delivered", .integer, "Number of changes that were delivered.") { $0.state.delivered },
        JSONMember("waiting", .integer, "Number of changes that are waiting: trips and scans, and deletions of them.") {
            $0.waiting
        },
        JSONMember("lastError", .orNull(.text), "Why the last attempt failed; null if it did not.") {
            $0.state.lastError
        },
        JSONMember("lastDelivery", .orNull(.time), "When something was delivered last; null if nothing was.") {
            $0.state.lastDelivery
        },
    ]

    private static let status = JSONShape<[TargetStatus]>(
        "publish", "what was published",
        [.format("obdmech.publish/1"), JSONMember("targets", .list(.object(target)), "The targets.") { $0 }])

    static let form = status.form

    package static func json(_ targets: [TargetStatus]) -> JSON { status.json(targets) }
}

extension DocumentForm {
    static let publish = DocumentForm(
        "publish", of: ["publish"], "Output of publish status --json.", [PublishDocuments.form])
}
