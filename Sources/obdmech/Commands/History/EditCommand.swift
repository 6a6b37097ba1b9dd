import CommandLine
import Documents
import Formats
import History
import OBD
import Recording
import Reports
import Settings
import Storage
import System
import Telemetry
import Terminal
import Trips

/// `obdmech edit`: changes what is known of trips, and where they begin and end.
enum EditCommand: ActionCommand {
    static let actions: [CommandAction] = [
        CommandAction("", flags: [.from, .to], isDefault: true, run: editPrices),
        CommandAction(
            "trip", "change a trip", operands: [.one("N", .trip)],
            flags: [.editDriver, .editTag, .editNote, .editVIN, .editStart, .editEnd], run: editTrip),
        CommandAction("join", "make one trip of several", operands: [.many("N", .trip)], run: join),
        CommandAction("split", "make two trips of one", operands: [.one("N", .trip)], flags: [.editAt], run: split),
    ]

    private static let usage =
        "obdmech edit trip N --driver NAME --tag WORD --note TEXT --fuel-price PRICE --start TIME"
    private static let pricesUsage = "obdmech edit --from DATE --to DATE --fuel-price PRICE"

    // MARK: One trip

    private static func editTrip(_ call: Call) throws -> ExitStatus {
        let number = try StoredNumber.operands(call.options, kind: "trip", command: "edit")[0]
        let flags: [AnyFlag] = [
            .editDriver, .editTag, .editNote, .editVIN, .editStart, .editEnd, .editFuelPrice, .editElectricityPrice,
        ]
        guard flags.contains(where: call.isGiven) else { throw StoredUsageError.noChange(usage: usage) }
        try Confirmation.check(call.options, StoredUsageError.changingUnconfirmed)
        let edit = try Edit(call)
        let before = try edit.trip(number)
        let isCut = call.isGiven(.editStart) || call.isGiven(.editEnd)
        let cut = isCut ? try TripCut(before, from: call[.editStart], to: call[.editEnd], edit.presentation) : nil
        var after = try changed(before, edit)
        if let cut {
            after.start = cut.start
            after.summary.durationS = cut.durationS
        }
        let changes = edit.text.changes(from: before, to: after)
        guard !changes.isEmpty else {
            Output.note("nothing to change: trip \(before.id ?? 0) has this already")
            return try edit.finish([before], [], [])
        }
        guard edit.isConfirmed([edit.text.line(before)] + changes.map { "  \($0.text)" }, "Change this trip?") else {
            return .fault
        }
        var entry: Int64?
        try edit.database.trips.together { () throws(StorageError) in
            if changes.contains(where: { !$0.member.isCut }) {
                try edit.database.trips.amend([after])
            }
            if let cut { entry = try edit.database.trips.cut(cut.trip, from: cut.fromMs, to: cut.toMs) }
        }
        return try edit.finish(
            [after], changes.map(\.member), changes.map { "changed: trip \(before.id ?? 0), \($0.text)" }, entry)
    }

    private static func changed(_ trip: TripRecord, _ edit: Edit) throws -> TripRecord {
        let options = edit.options
        func text(_ given: String) -> String? {
            let text = given.trimmed
            return text == "none" ? nil : text
        }
        var trip = edit.priced(trip)
        if let driver = options[.editDriver] { trip.driver = text(driver) }
        if let note = options[.editNote] { trip.note = text(note) }
        let tags = options[.editTag]
        if !tags.isEmpty { trip.tags = TripPlan.tags(tags).filter { $0 != "none" } }
        if let name = options[.editVIN] {
            let vehicle = try VehicleChoice(known: edit.database.vehicles.known()).vehicle(name, canBeNew: true).vehicle
            trip.vin = vehicle.vin
            // Its facts then follow from what is known of that car.
            trip.parameters.vehicle = vehicle.specification
        }
        return trip
    }

    // MARK: Many trips

    private static func editPrices(_ call: Call) throws -> ExitStatus {
        guard call.isGiven(.editFuelPrice) || call.isGiven(.editElectricityPrice) else {
            throw StoredUsageError.noChange(usage: "\(usage); \(pricesUsage)")
        }
        guard call.isGiven(.from) || call.isGiven(.to) else { throw StoredUsageError.noDays(usage: pricesUsage) }
        try Confirmation.check(call.options, StoredUsageError.changingUnconfirmed)
        let edit = try Edit(call)
        let days = try ReportDays(call.options, today: LocalTime.today).days
        let before = try edit.database.trips.all(
            from: LocalTime.start(of: days.lowerBound), to: LocalTime.start(of: days.upperBound.next))
        let changed = before.map { (before: $0, after: edit.priced($0)) }.filter { trip in
            !edit.text.changes(from: trip.before, to: trip.after).isEmpty
        }
        guard !changed.isEmpty else {
            Output.note(
                before.isEmpty ? "no trips in these days" : "nothing to change: the trips have this price")
            return try edit.finish([], [], [])
        }
        func lines(_ head: String) -> [String] {
            changed.map { trip in
                let texts = edit.text.changes(from: trip.before, to: trip.after).map(\.text)
                return "\(head)\(texts.joined(separator: "; ")) (\(edit.text.line(trip.before)))"
            }
        }
        let question = changed.count == 1 ? "Change this trip?" : "Change these \(changed.count) trips?"
        guard edit.isConfirmed(lines(""), question) else { return .fault }
        try edit.database.trips.amend(changed.map(\.after))
        let members = Set(changed.flatMap { edit.text.changes(from: $0.before, to: $0.after).map(\.member) })
        return try edit.finish(changed.map(\.after), members.sorted { $0.rawValue < $1.rawValue }, lines("changed: "))
    }

    // MARK: Joining and splitting

    private static func join(_ call: Call) throws -> ExitStatus {
        let numbers = try StoredNumber.operands(call.options, kind: "trip", command: "edit join")
        try Confirmation.check(call.options, StoredUsageError.changingUnconfirmed)
        let edit = try Edit(call)
        var trips: [TripRecord] = []
        for number in numbers {
            let trip = try edit.trip(number)
            if !trips.contains(where: { $0.id == trip.id }) { trips.append(trip) }
        }
        guard trips.count > 1 else { throw StoredUsageError.oneToJoin }
        trips.sort { $0.start < $1.start }
        guard edit.isConfirmed(trips.map(edit.text.line), "Make one trip of these \(trips.count)?") else {
            return .fault
        }
        let entry = try edit.database.trips.join(trips.compactMap(\.id))
        let whole = try edit.database.trips.trip(trips[0].id ?? 0) ?? trips[0]
        return try edit.finish([whole], [.trips], ["joined: \(edit.text.line(whole))"], entry)
    }

    private static func split(_ call: Call) throws -> ExitStatus {
        let number = try StoredNumber.operands(call.options, kind: "trip", command: "edit split")[0]
        guard let at = call[.editAt] else { throw StoredUsageError.noTime }
        try Confirmation.check(call.options, StoredUsageError.changingUnconfirmed)
        let edit = try Edit(call)
        let trip = try edit.trip(number)
        let atMs = try at.milliseconds(in: trip, edit.presentation)
        let time = edit.presentation.zone.local(trip.start.advanced(bySeconds: Double(atMs) / 1000)).clock
        guard edit.isConfirmed([edit.text.line(trip)], "Make two trips of this one, the second from \(time) on?") else {
            return .fault
        }
        let (second, entry) = try edit.database.trips.split(trip.id ?? 0, atMs: atMs)
        let parts = try [trip.id ?? 0, second].compactMap { try edit.database.trips.trip($0) }
        return try edit.finish(parts, [.trips], parts.map { "split: \(edit.text.line($0))" }, entry)
    }
}

extension EditCommand {
    static let subcommand = Subcommand(
        name: "edit", chapter: .history, isRare: true, summary: "change, cut, join or split trips",
        description: [
            "trip N replaces the driver, tags, note, prices or vehicle of a trip, after confirmation. The trip is given by its "
                + "number or as last. none removes a value; what is not given stays the same. With --start and --end, what "
                + "is before and after is cut off. With another vehicle, fuel and distance are computed again with what "
                + "obdmech vehicle knows of it. A trip that is being recorded cannot be changed.",
            "join N N… makes one trip of several of the same vehicle, and split N --at TIME makes two of one. Everything that is "
                + "computed follows: totals, events, laps, routes, places and trends. A trip as it was before it was "
                + "cut, joined or split is kept for a month: obdmech database trash lists it, and obdmech database trash restore "
                + "undoes the change.",
            "Without an action, --fuel-price and --electricity-price change the prices of all trips of the days from --from to "
                + "--to.",
        ],
        actions: actions.map(\.row), flags: [.editFuelPrice, .editElectricityPrice, .yes, .units, .json, .database],
        examples: [
            ("obdmech edit trip 12 --driver Anna", "set the driver, after confirmation"),
            (
                "obdmech edit trip last --tag work --tag rain --note 'to the quarry' --yes",
                "change a trip without asking"
            ),
            ("obdmech edit trip last --start +5s --yes", "cut off the first five seconds"),
            ("obdmech edit split last --at +10s --yes", "make two trips of one, the second after ten seconds"),
            (
                "obdmech edit --from 2026-11-01 --to 2026-11-30 --fuel-price 1.79 --yes",
                "set the price of a month's trips"
            ),
        ])
}

extension AnyFlag {
    static let editDriver = Flag("driver", .text("NAME", .driver), "Set the driver, or none.")
    static let editTag = Flag(
        "tag", .texts("WORD", .tag),
        "Set a tag, replacing the old ones, or none. This option may be given several times.")
    static let editNote = Flag("note", .text("TEXT"), "Set the note, or none.")
    static let editVIN = Flag(
        "vin", .text("VIN", .vehicle),
        "Set the vehicle. It is the VIN, part of a known one, a name, or none for a vehicle that reports no VIN.")
    static let editFuelPrice = Flag(
        "fuel-price", .setting("PRICE", .fuelPrice, SettingTable.fuelPrice),
        "Set the price of fuel. It is like 1.79/L, 3.49/gal or 6.50/impgal.")
    static let editElectricityPrice = Flag(
        "electricity-price", .setting("PRICE", .electricityPrice, SettingTable.electricityPrice), isRare: true,
        "Set the price of a kWh.")
    static let editStart = Flag("start", .tripTime, "Cut off what is before this time.")
    static let editEnd = Flag("end", .tripTime, "Cut off what is after this time.")
    static let editAt = Flag("at", .tripTime, "With split: where the second trip begins.")
}

/// What all actions of `edit` have in common.
struct Edit {
    let options: Options
    let database: Database
    let presentation: Presentation
    let text: StoredText
    private let currency: String?

    init(_ call: Call) throws {
        self.options = call.options
        database = try call.database()
        presentation = try call.presentation
        text = StoredText(presentation)
        currency = try call.settings.currency
    }

    /// The trip of a number, which must not be being recorded.
    func trip(_ number: StoredNumber) throws -> TripRecord {
        let trip = try number.trip(in: database)
        try database.trips.refuseIfRecording([trip], "change it when it is over")
        return trip
    }

    /// A trip with the prices of the command line.
    func priced(_ trip: TripRecord) -> TripRecord {
        var trip = trip
        if let price = options[.editFuelPrice] { trip.fuelPrice = price }
        if let price = options[.editElectricityPrice] { trip.electricityPrice = price }
        // Of a trip that had no price, nobody has said the currency.
        if trip.fuelPrice != nil || trip.electricityPrice != nil { trip.currency = trip.currency ?? currency }
        return trip
    }

    /// Shows what would be changed, and asks.
    func isConfirmed(_ lines: [String], _ question: String) -> Bool {
        if !options[.yes] { Output.talk(lines.map { $0 + "\n" }.joined()) }
        if Confirmation.isGiven(options, question, .usuallyNo) { return true }
        Output.talk("Nothing was changed.\n")
        return false
    }

    /// Measures trips that were changed, and writes what has become of them.
    /// - Parameter entry: the number in the trash by which the change can be undone.
    func finish(
        _ trips: [TripRecord], _ members: [EditedMember], _ lines: [String], _ entry: Int64? = nil
    ) throws -> ExitStatus {
        if members.contains(where: \.isReshaping) {
            for id in trips.compactMap(\.id) { TripMeasurements.measure(trip: id, database) }
        }
        let after = try trips.map { trip in try trip.id.flatMap { id in try database.trips.trip(id) } ?? trip }
        try Output.write(
            options[.json]
                ? StoredDocuments.edited(after, changed: members, trash: entry).documentLines : lines)
        if let entry, !options[.json] { Trash.tell(entry) }
        return .fine
    }
}

extension FlagValue where Value == TripTime? {
    /// A time within a trip.
    static var tripTime: FlagValue {
        .of("TIME", expected: "a time: HH:MM, HH:MM:SS, 'YYYY-MM-DD HH:MM' or, since the start of the trip, +5m") {
            TripTime($0)
        }
    }
}
