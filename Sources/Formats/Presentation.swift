package import Telemetry

/// How facts are shown to the user. The program makes it once, of environment, settings and flags.
package struct Presentation: Sendable {
    package var units: UnitSystem
    /// Columns of the terminal, or of the file.
    package var width: Int
    /// In which days and times of day are shown.
    package var zone: TimeZone
    /// False for a terminal that shows only ASCII.
    package var isUnicode: Bool
    /// Whether what identifies the car, the adapter or a place is left out.
    package var isRedacted: Bool

    package init(
        units: UnitSystem = .metric, width: Int = 80, zone: TimeZone = .utc, isUnicode: Bool = true,
        isRedacted: Bool = false
    ) {
        self.units = units
        self.width = width
        self.zone = zone
        self.isUnicode = isUnicode
        self.isRedacted = isRedacted
    }

    /// The same for lines that are never broken, as in a page, where the browser breaks them.
    package var unwrapped: Presentation {
        var presentation = self
        presentation.width = .max
        return presentation
    }

    /// Breaks a paragraph at spaces (`Format.wrapped`).
    package func wrapped(_ text: String, indent: Int = 0) -> [String] {
        Format.wrapped(text, width: width, indent: indent)
    }

    /// Returns names and descriptions in two columns (`Format.columns`).
    package func columns(_ rows: [(name: String, text: String)], indent: Int = 0) -> [String] {
        Format.columns(rows, width: width, indent: indent)
    }

    /// The day of a time in short: "21 Nov 2026".
    package func day(_ time: WallTime) -> String { zone.day(time).shown(units) }

    /// "21 Nov 2026 09:30", with the offset from UTC if that local time occurs twice.
    package func moment(_ time: WallTime) -> String { "\(day(time)) \(zone.clock(time))" }
}
