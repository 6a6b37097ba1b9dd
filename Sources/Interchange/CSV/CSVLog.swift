package import Telemetry

/// A table of values over time, as other programs write it (CSV): with a column for each quantity, or with a row for
/// each value. Which program wrote it decides little: columns are known by their names and units, times by their form.
package struct CSVLog: Sendable {
    package enum ParseError: Error, Hashable, Sendable {
        /// There is no header with a time.
        case notATable
        /// The rows have no date, and neither has the file's name.
        case noDate
        /// No row has a time and a value.
        case nothingUnderstood
    }

    /// What a file does not tell itself.
    package struct Context {
        /// Without its folder.
        package var fileName: String
        /// A date, or a date and a time, that the user gave; see `date(_:)`.
        var date: CellTime?
        /// The distance of a local time from UTC, in seconds.
        package var utcOffsetS: (WallTime) -> Int

        package init(fileName: String = "", utcOffsetS: @escaping (WallTime) -> Int) {
            self.fileName = fileName
            self.utcOffsetS = utcOffsetS
        }

        /// Sets the date of rows that have none: "2026-05-01" or "2026-05-01 14:30". Returns false if it is none.
        package mutating func setDate(_ text: String) -> Bool {
            guard let time = CellTime(Array(text.utf8), 0..<text.utf8.count), let day = time.day, !day.isOpen,
                day.microseconds(isMonthFirst: false) != nil
            else { return false }
            date = time
            return true
        }
    }

    /// The program that wrote it.
    package let program: String
    package let columns: [ImportedColumn]
    package let trips: [TripLog]
    /// Rows without a time, or with cells that are not those of the header.
    package let badRows: Int
    /// Rows whose times do not fit the others.
    package let wrongTimes: Int

    /// Longer without a row, and another trip begins, in microseconds.
    static let gap: Int64 = 300_000_000

    package init(_ bytes: [UInt8], _ context: Context) throws(ParseError) {
        var reader = CSVReader(LogText.utf8(bytes))
        guard let program = reader.read() else { throw .notATable }
        let clock = CSVClock(
            rows: reader.times, receiver: reader.receiverTimes, unit: reader.timeUnit, isElapsed: reader.isElapsed,
            isSecondsOfDay: program == .carScanner && reader.isLong,
            context: CSVClock.Context(
                header: reader.beginning, user: context.date, file: FileDate.time(in: context.fileName),
                utcOffsetS: context.utcOffsetS))
        guard !reader.times.isEmpty else { throw .nothingUnderstood }
        guard let times = clock.times() else { throw .noDate }
        let fits = TimeOutliers.fitting(microseconds: times)
        let kept = zip(times, fits).map { $1 ? $0 : nil }
        self.program = program.rawValue
        columns = reader.columns
        trips = CSVTrips(reader: reader, times: kept, device: program.rawValue).trips()
        badRows = reader.badRows + times.count { $0 == nil }
        wrongTimes = times.count { $0 != nil } - kept.count { $0 != nil }
        if trips.isEmpty { throw .nothingUnderstood }
    }
}
