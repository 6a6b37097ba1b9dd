package import Formats
import Telemetry
package import Trips

/// A personal best: the fastest lap that counts in one game, on one track, with one car, in one kind of weather.
package struct LapRecord: Sendable, Comparable {
    package struct Key: Hashable, Sendable {
        /// "f1-2025".
        package let game: String
        package let track: String
        /// Nil if the game does not report it.
        package let car: String?
        /// Nil if the game does not report the weather.
        package let isWet: Bool?

        package init(game: String, track: String, car: String?, isWet: Bool?) {
            self.game = game
            self.track = track
            self.car = car
            self.isWet = isWet
        }
    }

    package let key: Key
    package var lap: Lap
    /// The session in which it was driven.
    package var trip: TripRecord
    /// How many laps count there.
    package var count = 0

    package init(key: Key, lap: Lap, trip: TripRecord) {
        self.key = key
        self.lap = lap
        self.trip = trip
    }

    /// "dry", "wet"; nil if the game does not report the weather.
    package var weather: String? { key.isWet.map { $0 ? "wet" : "dry" } }

    /// Whether a word is in the names of its game, track and car, in capitals or not.
    package func includes(_ word: String) -> Bool {
        let names = [key.game, GameWords.game(trip), key.track, key.car].compactMap(\.self)
        let wanted = word.lowercased()
        return names.contains { $0.lowercased().contains(wanted) }
    }

    private var order: [String] { [key.game, key.track] }

    package static func < (one: LapRecord, other: LapRecord) -> Bool {
        if one.order != other.order { return one.order.lexicographicallyPrecedes(other.order) }
        return one.lap.timeS < other.lap.timeS
    }

    package static func == (one: LapRecord, other: LapRecord) -> Bool { one.key == other.key && one.lap == other.lap }
}

/// Personal bests as a table.
package enum LapRecordReport {
    private static let header = ["Track", "Car", "Best", "Laps", "Weather", "Day", "Lap"]

    package static func lines(_ records: [LapRecord], _ presentation: Presentation) -> [String] {
        var lines: [String] = []
        for game in records.map(\.key.game).uniqued {
            let ofGame = records.filter { $0.key.game == game }
            if !lines.isEmpty { lines.append("") }
            lines.append(ofGame.first.flatMap { GameWords.game($0.trip) } ?? game)
            lines += table([header] + ofGame.map { row($0, presentation) }, presentation)
        }
        return lines
    }

    private static func row(_ record: LapRecord, _ presentation: Presentation) -> [String] {
        [
            SafeText.line(record.key.track), SafeText.line(record.key.car ?? ""), GameWords.lapTime(record.lap.timeS),
            "\(record.count)", record.weather ?? "", presentation.day(record.trip.start),
            "\(record.trip.id ?? 0):\(record.lap.number)",
        ]
    }

    /// Texts to the left, numbers to the right; columns that are empty, and on narrow terminals the last ones, are left out.
    private static func table(_ rows: [[String]], _ presentation: Presentation) -> [String] {
        var columns = rows[0].indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
        func lines() -> [String] {
            let widths = columns.map { column in rows.map { CellWidth.of($0[column]) }.max() ?? 0 }
            return rows.map { row in
                let cells = zip(columns, widths).map { column, width in
                    let fill = String(repeating: " ", count: max(0, width - CellWidth.of(row[column])))
                    return (2...3).contains(column) ? fill + row[column] : row[column] + fill
                }
                return Format.withoutTrailingSpaces(cells.joined(separator: "  "))
            }
        }
        // The day is the first to go, then the number of laps.
        for column in [5, 3, 4] where lines().contains(where: { CellWidth.of($0) > presentation.width }) {
            columns.removeAll { $0 == column }
        }
        return lines()
    }
}

extension [String] {
    fileprivate var uniqued: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
