import Trips

extension PostgresSchema {
    /// The migration for counting trips in the database: what each adds to totals (`TripTerm`). A new term needs it
    /// once more at the end of the migrations: columns that are there stay.
    static let groups = """
        -- term_…: what the trip adds to totals, in millionths. formulas: the version of these; NULL from a publisher that does not know it.
        -- What is long is stored beside the table, which is read to count.
        ALTER TABLE obdmech.trip SET (toast_tuple_target = 512);
        ALTER TABLE obdmech.trip ADD COLUMN IF NOT EXISTS formulas integer;
        ALTER TABLE obdmech.trip ADD COLUMN IF NOT EXISTS currency text;
        \(TripTerm.allCases.map { "ALTER TABLE obdmech.trip ADD COLUMN IF NOT EXISTS \(FleetGroups.column($0)) bigint;" }.joined(separator: "\n"))
        """

    /// What a trip adds to totals, as columns.
    static func terms(_ trip: TripRecord) -> [(name: String, type: String, value: String?)] {
        [("formulas", "integer", "\(TripTerm.formulas)"), ("currency", "text", trip.currency)]
            + zip(TripTerm.allCases, TripTerm.values(of: trip)).map { term, value in
                (FleetGroups.column(term), "bigint", value.map { "\($0)" })
            }
    }
}
