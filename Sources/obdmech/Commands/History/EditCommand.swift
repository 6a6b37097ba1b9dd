import CommandLine
import Documents
import Formats
import History
import OBD
import Recording
import Reports
import Storage
import System
import Terminal
import Trips

/// `obdmech edit`: changes the driver, tags or note of a trip.
enum EditCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("trip", "change a trip", operands: [.one("N", .trip)], run: edit)
    ]

    private static func edit(_ options: Options, _ environment: Environment) throws -> ExitStatus {
        let number = try StoredNumber.operands(options, kind: "trip", command: "edit")[0]
        guard [.editDriver, .editTag, .editNote].contains(where: options.isGiven) else {
            throw CommandError(StoredUsageError.noChange(usage: usage))
        }
        try Confirmation.check(options, StoredUsageError.changingUnconfirmed)
        let database = try Database.existing(options, environment)
        let text = StoredText(try options.presentation(environment))
        let before = try number.trip(in: database)
        guard let id = before.id else { return .fine }
        try database.refuseIfRecording([before], "change it when it is over")
        let after = changed(before, options)
        let changes = text.changes(from: before, to: after)
        guard !changes.isEmpty else {
            Output.talk("obdmech: nothing to change: trip \(id) has this already\n")
            return try written(after, changes, options)
        }
        if !options[.yes] {
            Output.talk(([text.line(before)] + changes.map { "  \($0.text)" }).map { $0 + "\n" }.joined())
        }
        guard Confirmation.isGiven(options, "Change this trip?", .usuallyNo) else {
            Output.talk("Nothing was changed.\n")
            return .fault
        }
        try database.amendTrip(id, driver: after.driver, note: after.note, tags: after.tags)
        return try written(after, changes, options)
    }

    private static let usage = "obdmech edit trip N --driver NAME --tag WORD --note TEXT"

    private static func changed(_ trip: TripRecord, _ options: Options) -> TripRecord {
        func text(_ given: String) -> String? {
            let text = TripPlan.trimmed(given)
            return text == "none" ? nil : text
        }
        var trip = trip
        if let driver = options[.editDriver] { trip.driver = text(driver) }
        if let note = options[.editNote] { trip.note = text(note) }
        let tags = options[.editTag]
        if !tags.isEmpty { trip.tags = TripPlan.tags(tags).filter { $0 != "none" } }
        return trip
    }

    private static func written(
        _ trip: TripRecord, _ changes: [(member: String, text: String)], _ options: Options
    ) throws -> ExitStatus {
        try Output.write(
            options[.json]
                ? StoredDocuments.edited(trip, changed: changes.map(\.member)).documentLines
                : changes.map { "changed: trip \(trip.id ?? 0), \($0.text)" })
        return .fine
    }
}

extension EditCommand {
    static let subcommand = Subcommand(
        name: "edit", chapter: .history, isRare: true, summary: "change the driver, tags or note of a trip",
        description: [
            "Replaces the driver, tags or note of a trip, after confirmation. The trip is given by its number or as last. "
                + "none removes a value; what is not given stays the same. A trip that is being recorded cannot be "
                + "changed."
        ],
        actions: actions.map(\.row), flags: [.editDriver, .editTag, .editNote, .yes, .units, .json, .database],
        examples: [
            ("obdmech edit trip 12 --driver Anna", "set the driver, after confirmation"),
            (
                "obdmech edit trip last --tag work --tag rain --note 'to the quarry' --yes",
                "change a trip without asking"
            ),
        ])
}

extension AnyFlag {
    static let editDriver = Flag("driver", .text("NAME", .driver), "Set the driver, or none.")
    static let editTag = Flag(
        "tag", .texts("WORD", .tag),
        "Set a tag, replacing the old ones, or none. This option may be given several times.")
    static let editNote = Flag("note", .text("TEXT"), "Set the note, or none.")
}
