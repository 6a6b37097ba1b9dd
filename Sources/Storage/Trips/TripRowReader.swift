import Telemetry
import Trips

/// Converts rows of table `trip` to records.
struct TripRowReader {
    private let (id, start, vin, fuelPrice, state, owner): (Int, Int, Int, Int, Int, Int)
    private let (driver, note, parameters, adapter, currency): (Int, Int, Int, Int, Int)
    private let (uuid, kind, electricityPrice): (Int, Int, Int)
    private let facts: TripColumns.Places
    private var knownParameters = RepeatedTexts<TripParameters>()
    private var kinds = RepeatedTexts<SourceKind?>()
    private var (vins, adapters, currencies) = (
        RepeatedTexts<String>(), RepeatedTexts<String>(), RepeatedTexts<String>()
    )
    private var (drivers, states) = (RepeatedTexts<String>(), RepeatedTexts<String>())
    private var factTexts = TripColumns.FactTexts()

    init(_ rows: borrowing Statement) {
        let columns = Columns(rows)
        (id, start, vin) = (columns["id"], columns["started_us"], columns["vin"])
        (fuelPrice, state, owner) = (columns["fuel_price"], columns["state"], columns["owner"])
        (driver, note, parameters) = (columns["driver"], columns["note"], columns["parameters"])
        (adapter, currency) = (columns["adapter"], columns["currency"])
        (uuid, kind) = (columns["uuid"], columns["source_kind"])
        electricityPrice = columns["electricity_price"]
        facts = TripColumns.Places(columns)
    }

    /// Returns the trip of a row without its parts, or nil if its time is invalid.
    mutating func trip(_ row: borrowing Statement, _ database: Database) -> TripRow? {
        let number = row.integer(id)
        let start = WallTime(microseconds: row.integer(start))
        // Times are later added and rounded, where an overflow would trap.
        guard
            database.expect(
                start.isPlausible, "the time of trip \(number) is invalid",
                repair: "DELETE FROM trip WHERE id = \(number)")
        else { return nil }
        func price(_ place: Int, _ name: String, _ column: String) -> Double? {
            let price = row.optionalReal(place)
            let isValid = database.expect(
                price.map(TripRecord.isPlausible) ?? true, "the \(name) price of trip \(number) is invalid",
                repair: "UPDATE trip SET \(column) = NULL WHERE id = \(number)")
            return isValid ? price : nil
        }
        var record = TripRecord(
            id: number, start: start, vin: vins.text(row, vin), fuelPrice: price(fuelPrice, "fuel", "fuel_price"),
            summary: database.summary(row, at: facts, &factTexts, trip: number))
        record.electricityPrice = price(electricityPrice, "electricity", "electricity_price")
        record.driver = database.typed(
            drivers.text(row, driver), atMost: TextLimit.name, "the driver of trip \(number)",
            repair: "UPDATE trip SET driver = substr(driver, 1, \(TextLimit.name)) WHERE id = \(number)")
        record.note = database.typed(
            row.optionalText(note), atMost: TextLimit.note, "the note of trip \(number)",
            repair: "UPDATE trip SET note = substr(note, 1, \(TextLimit.note)) WHERE id = \(number)")
        record.parameters = knownParameters.meaning(row, parameters) { TripParameters($0) }
        record.device = adapters.text(row, adapter) ?? ""
        record.currency = currencies.text(row, currency)
        record.uuid = row.optionalText(uuid)
        record.kind = kinds.meaning(row, kind) { SourceKind(rawValue: $0) }
        return TripRow(
            id: number, record: record, state: states.text(row, state) ?? "", owner: row.optionalText(owner))
    }
}

extension Database {
    /// Returns the facts of a row, without implausible ones.
    func summary(
        _ row: borrowing Statement, at places: TripColumns.Places, _ texts: inout TripColumns.FactTexts, trip id: Int64
    ) -> TripSummary {
        TripColumns.summary(row, at: places, &texts) { column in
            _ = expect(
                false, "column '\(column)' of trip \(id) is invalid",
                repair: "UPDATE trip SET \(column) = NULL WHERE id = \(id)")
        }
    }
}
