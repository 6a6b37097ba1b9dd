package import Formats
import Telemetry
package import Trips

/// Two laps in the corners of the track, as cells of a table: that with the most time lost first. The text and the page have
/// the same.
package struct CornerReport {
    private let corners: TrackCorners
    private let lengthM: Double
    private let pairs: [(number: Int, one: TrackCorners.Facts, other: TrackCorners.Facts)]
    private let widestGaps: [(atM: Double, kmh: Double)?]
    private let presentation: Presentation
    private var units: UnitSystem { presentation.units }

    /// - Parameters:
    ///   - lap: compared with `reference`, at the same shares of their lengths.
    package init(_ corners: TrackCorners, _ lap: LapTrace, against reference: LapTrace, _ presentation: Presentation) {
        self.corners = corners
        self.presentation = presentation
        lengthM = reference.lengthM
        widestGaps = corners.widestGaps(lap, than: reference)
        let (one, other) = (
            corners.facts(reference, pointsOf: lengthM), corners.facts(lap, pointsOf: lengthM)
        )
        pairs = zip(corners.corners, zip(one, other)).map { (number: $0.number, one: $1.0, other: $1.1) }
            .sorted { ($1.other.timeMs - $1.one.timeMs, $0.number) < ($0.other.timeMs - $0.one.timeMs, $1.number) }
    }

    package var isEmpty: Bool { pairs.isEmpty }

    /// "1 (0.641 s), then 3 (0.120 s), 2 (0.012 s)": the corners in which the most time is lost, at most three; nil if none is.
    package var worst: String? {
        let lost = pairs.map { ($0.number, $0.other.timeMs - $0.one.timeMs) }.filter { $0.1 > 0 }.prefix(3)
        let texts = lost.map { "\($0.0) (\(Format.fixed(Double($0.1) / 1000, 3)) s)" }
        guard let first = texts.first else { return nil }
        return ([first] + texts.dropFirst().prefix(1).map { "then \($0)" } + texts.dropFirst(2)).joined(separator: ", ")
    }

    /// "in corner 1 B brakes 12 m earlier, is up to 29 km/h slower (at 0.46 km), 4 km/h slower at its slowest point, as fast at
    /// the exit": what is different where the most time is lost; nil if none is.
    package var reason: String? {
        guard let pair = pairs.first, pair.other.timeMs > pair.one.timeMs else { return nil }
        let gap = widestGaps.indices.contains(pair.number - 1) ? widestGaps[pair.number - 1] : nil
        let widest = gap.flatMap { gap -> String? in
            let text = speedText(gap.kmh)
            return text.hasPrefix("0 ") ? nil : "up to \(text) slower (at \(units.distance(gap.atM / 1000, 2)))"
        }
        let speeds = [
            widest, difference(pair.one.slowestKmh, pair.other.slowestKmh, "at its slowest point"),
            difference(pair.one.exitKmh, pair.other.exitKmh, "at the exit"),
        ].compactMap(\.self)
        let laterM = pair.one.brakeM.flatMap { one in pair.other.brakeM.map { $0 - one } }
        let brakes = laterM.map { meters in
            abs(units.shown(meters, .metres)) < 0.5
                ? "brakes at the same point"
                : "brakes \(units.text(abs(meters), .metres, 0)) \(meters < 0 ? "earlier" : "later")"
        }
        let parts = [brakes, speeds.isEmpty ? nil : "is " + speeds.joined(separator: ", ")].compactMap(\.self)
        return parts.isEmpty ? nil : "in corner \(pair.number) B " + parts.joined(separator: ", ")
    }

    private func speedText(_ kmh: Double) -> String {
        Format.fixed(units.shown(kmh, .kilometresPerHour), 0) + " " + units.shown(.kilometresPerHour).symbol
    }

    private func difference(_ one: Double?, _ other: Double?, _ place: String) -> String? {
        guard let one, let other else { return nil }
        let text = speedText(abs(other - one))
        return text.hasPrefix("0 ") ? "as fast \(place)" : "\(text) \(other < one ? "slower" : "faster") \(place)"
    }

    package var header: [String] {
        let (speed, length) = (units.shown(.kilometresPerHour).symbol, units.shown(.metres).symbol)
        return [
            "Corner", "Lost, s", "Brakes at", "Later, \(length)", "Slowest, \(speed)", "±", "Exit, \(speed)", "± ",
        ]
    }

    package var rows: [[String]] {
        pairs.map { pair in
            let later = pair.one.brakeM.flatMap { one in pair.other.brakeM.map { units.shown($0 - one, .metres) } }
            return [
                "\(pair.number)", Format.signed(Double(pair.other.timeMs - pair.one.timeMs) / 1000, 3),
                pair.other.brakeM.map { units.distance($0 / 1000, 2) } ?? "-", later.map { Format.signed($0, 0) } ?? "",
            ] + speeds(pair.one.slowestKmh, pair.other.slowestKmh) + speeds(pair.one.exitKmh, pair.other.exitKmh)
        }
    }

    /// What the exit is.
    package var explanation: String {
        "The most time lost first. The exit is \(units.text(TrackCorners.exitM, .metres, 0)) behind the slowest point."
    }

    /// The table as wide as the terminal allows.
    package var lines: [String] {
        guard !pairs.isEmpty else { return [] }
        let all = [header] + rows
        let whole = Self.table(all)
        let text = whole.contains { $0.count > presentation.width } ? Self.table(all.map { Array($0[..<4]) }) : whole
        return (presentation.isUnicode ? text : text.map(Format.ascii)) + presentation.wrapped(explanation, indent: 0)
    }

    private static func table(_ rows: [[String]]) -> [String] { LapReport.table(rows.map { $0 + [""] }) }

    /// A speed, and its difference to that of the reference.
    private func speeds(_ one: Double?, _ other: Double?) -> [String] {
        guard let other else { return ["-", ""] }
        func shown(_ kmh: Double) -> Double { units.shown(kmh, .kilometresPerHour) }
        return [
            Format.fixed(shown(other), 0), one.map { Format.signed(shown(other) - shown($0), 0) } ?? "",
        ]
    }
}

/// What tires and fuel did between two stops, as a table.
package struct StintReport {
    private let session: LapSession
    private let presentation: Presentation

    package init(_ session: LapSession, _ presentation: Presentation) {
        self.session = session
        self.presentation = presentation
    }

    /// The columns of which something is known.
    private var columns: [(title: String, cell: (Stint) -> String)] {
        let stints = session.stints
        var columns: [(title: String, cell: (Stint) -> String)] = [
            ("Laps", laps), ("Best", { time($0) { $0.min() } }),
            ("Mean", { time($0) { $0.isEmpty ? nil : $0.reduce(0, +) / Double($0.count) } }),
        ]
        if stints.contains(where: { $0.compound != nil }) {
            columns.append(("Tires", { $0.compound.map(Self.compound) ?? "" }))
        }
        if stints.contains(where: { $0.fuelPerLap != nil }) { columns.append(("Fuel/lap", fuel)) }
        if stints.contains(where: { $0.wearPerLap.contains { $0 != nil } }) {
            columns.append(("Wear/lap", { Self.wheels($0.wearPerLap, "%") { Format.fixed($0, 1) } }))
        }
        let degrees = presentation.units.shown(.degreesCelsius).symbol
        if stints.contains(where: { $0.temperaturesC.contains { $0 != nil } }) {
            columns.append(
                ("Tires, \(degrees)", { Self.wheels($0.temperaturesC, "", temperature) }))
        }
        return columns
    }

    package var header: [String] { columns.map(\.title) }
    package var rows: [[String]] { session.stints.map { stint in columns.map { $0.cell(stint) } } }

    /// Empty without stints.
    package var lines: [String] {
        guard !session.stints.isEmpty else { return [] }
        var count = columns.count
        var table: [String]
        repeat {
            table = LapReport.table(([header] + rows).map { $0[..<count] + [""] })
            count -= 1
        } while count > 2 && table.contains { $0.count > presentation.width }
        return presentation.isUnicode ? table : table.map(Format.ascii)
    }

    private func laps(_ stint: Stint) -> String {
        let numbers = session.laps[stint.laps].map(\.number)
        guard let first = numbers.first, let last = numbers.last else { return "" }
        return first == last ? "\(first)" : "\(first) to \(last)"
    }

    private func time(_ stint: Stint, _ of: ([Double]) -> Double?) -> String {
        of(session.counted.filter { stint.laps.contains($0) }.map { session.laps[$0].timeS })
            .map(GameWords.lapTime) ?? ""
    }

    private func fuel(_ stint: Stint) -> String {
        stint.fuelPerLap.map { presentation.units.text($0, stint.fuelUnit ?? .none, 2) } ?? ""
    }

    private func temperature(_ celsius: Double) -> String {
        Format.fixed(presentation.units.shown(celsius, .degreesCelsius), 0)
    }

    /// "1.2 1.3 0.8 0.9%", front left, front right, rear left, rear right.
    private static func wheels(_ values: [Double?], _ unit: String, _ text: (Double) -> String) -> String {
        guard values.contains(where: { $0 != nil }) else { return "" }
        return values.map { $0.map(text) ?? "-" }.joined(separator: " ") + unit
    }

    /// As F1 numbers what the color of a tire says.
    package static func compound(_ number: Int) -> String {
        [7: "intermediate", 8: "wet", 16: "soft", 17: "medium", 18: "hard"][number] ?? "type \(number)"
    }
}
