import Telemetry
import Trips

/// Converts rows of table `trip` to records.
struct TripRowReader {
    private var knownParameters = RepeatedTexts<TripParameters>()
    private var kinds = RepeatedTexts<SourceKind?>()
    private var (vins, adapters, currencies) = (
        RepeatedTexts<String>(), RepeatedTexts<String>(), RepeatedTexts<String>()
    )
    private var (drivers, states) = (RepeatedTexts<String>(), RepeatedTexts<String>())
    private var factTexts = TripColumns.FactTexts()

    /// Returns the trip of a row without its parts, or nil if its time is invalid.
    mutating func trip(_ row: borrowing Statement, _ database: Database) -> TripRow? {
        let (number, start) = (row.integer("id"), WallTime(microseconds: row.integer("started_us")))
        // Times are later added and rounded, where an overflow would trap.
        guard
            database.expect(
                start.isPlausible, "the time of trip \(number) is invalid",
                repair: "DELETE FROM trip WHERE id = \(number)")
        else { return nil }
        func price(_ name: String) -> Double? {
            let price = row.optionalReal("\(name)_price")
            let isValid = database.expect(
                price.map(TripRecord.isPlausible) ?? true, "the \(name) price of trip \(number) is invalid",
                repair: "UPDATE trip SET \(name)_price = NULL WHERE id = \(number)")
            return isValid ? price : nil
        }
        var record = TripRecord(
            id: number, start: start, vin: vins.text(row, "vin"), fuelPrice: price("fuel"),
            summary: database.summary(row, &factTexts, trip: number))
        record.electricityPrice = price("electricity")
        record.driver = database.typed(
            drivers.text(row, "driver"), atMost: TextLimit.name, "the driver of trip \(number)",
            repair: "UPDATE trip SET driver = substr(driver, 1, \(TextLimit.name)) WHERE id = \(number)")
        record.note = database.typed(
            row.optionalText("note"), atMost: TextLimit.note, "the note of trip \(number)",
            repair: "UPDATE trip SET note = substr(note, 1, \(TextLimit.note)) WHERE id = \(number)")
        record.parameters = knownParameters.meaning(row, "parameters") { TripParameters($0) }
        record.device = adapters.text(row, "adapter") ?? ""
        record.currency = currencies.text(row, "currency")
        record.uuid = row.optionalText("uuid")
        record.kind = kinds.meaning(row, "source_kind") { SourceKind(rawValue: $0) }
        let destination = database.typed(
            row.optionalText("destination"), atMost: TextLimit.name, "the destination of trip \(number)",
            repair: "UPDATE trip SET destination = NULL WHERE id = \(number)")
        record.destination = destination.map { name in
            TripDestination(
                name: name, isReached: row.bool("destination_reached"),
                leftKm: TripColumns.plausible(row, "destination_left_km"))
        }
        return TripRow(
            id: number, record: record, state: states.text(row, "state") ?? "", owner: row.optionalText("owner"))
    }
}

extension Database {
    /// Returns the facts of a row, without implausible ones.
    func summary(
        _ row: borrowing Statement, _ texts: inout TripColumns.FactTexts, trip id: Int64
    ) -> TripSummary {
        TripColumns.summary(row, &texts) { column in
            _ = expect(
                false, "column '\(column)' of trip \(id) is invalid",
                repair: "UPDATE trip SET \(column) = NULL WHERE id = \(id)")
        }
    }
}
