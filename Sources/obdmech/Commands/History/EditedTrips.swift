import CommandLine
import Documents
import Formats
import History
import Reports
import Settings
import Storage
import Terminal
import Trips

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
        _ trips: [TripRecord], _ members: [String], _ lines: [String], _ entry: Int64? = nil
    ) throws -> ExitStatus {
        let isReshaped = entry != nil || members.contains("vin")
        if isReshaped {
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
