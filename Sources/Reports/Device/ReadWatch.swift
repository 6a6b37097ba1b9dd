import Formats
package import OBD
package import Telemetry

/// Values that are read repeatedly: the latest, minimum, maximum and rate of each.
package struct ReadWatch: Sendable {
    /// The rate is measured over this period.
    private static let rateWindowS = 10.0
    /// The width of a number, so that nothing moves when it gains a digit.
    private static let numberWidth = 7
    private static let unitWidth = 4
    private static let rateWidth = 6
    /// Names have a column of their own if it is at least this wide.
    private static let leastNameRoom = 16

    /// The position of a value.
    private struct Key: Hashable {
        /// Of the request.
        let place: Int
        let ecu: ECUAddress
        let signal: Signal
        /// Several facts of one response may belong to one signal.
        let occurrence: Int
    }

    private struct Row {
        let key: Key?
        let place: Int
        /// Among the rows, unless they stand in the order of the requests.
        var rank = ReadWatch.lastRank
        var name: String
        let ecu: ECUAddress?
        /// Shown instead of a number: a state, bytes or a reason.
        var text: String?
        var number: Double?
        var unit: Unit?
        var isDoubtful = false
        var minimum: Double?
        var maximum: Double?
        /// The most that a value has needed, so that the decimal point does not move.
        var decimals = 0
        var times: [Instant] = []
        /// The most lines that its text has needed, so that nothing below moves.
        var height = 1
    }

    /// What a driver looks for first.
    private static let first: [Signal] = [
        .vehicleSpeed, .engineSpeed, .coolantTemperature, .engineFuelRate, .controlModuleVoltage, .adapterVoltage,
    ]
    private static let (otherRank, lastRank) = (first.count, first.count + 1)

    private let units: UnitSystem
    private let keepsOrder: Bool
    private var rows: [Row] = []
    private var now = Instant.zero
    private var start: Instant?

    /// - Parameter keepsOrder: whether values stand in the order of the requests, and not in that of their importance: the
    ///   usual first, then the others by name, states and flags last.
    package init(units: UnitSystem, keepsOrder: Bool = false) {
        self.units = units
        self.keepsOrder = keepsOrder
    }

    /// The number of values shown.
    package var count: Int { rows.count }
    /// Since the first round.
    package var elapsedS: Double { start.map { now.seconds(since: $0) } ?? 0 }

    /// Takes the responses of a round, whose requests are the same in every round.
    package mutating func take(_ answers: [ReadReport.Answer], at now: Instant) {
        self.now = now
        if start == nil { start = now }
        for (place, answer) in answers.enumerated() { take(answer, place) }
        for index in rows.indices {
            rows[index].times.removeAll { now.seconds(since: $0) > Self.rateWindowS }
        }
    }

    /// Takes a value that was not requested here.
    package mutating func take(_ value: PIDValue, at time: Instant) {
        now = time
        if start == nil { start = time }
        take(value, at: time, Key(place: 0, ecu: .unknown, signal: value.signal, occurrence: 0))
        for index in rows.indices {
            rows[index].times.removeAll { now.seconds(since: $0) > Self.rateWindowS }
        }
    }

    private mutating func take(_ answer: ReadReport.Answer, _ place: Int) {
        // Values are unknown until a response arrives.
        for index in rows.indices where rows[index].place == place {
            rows[index].number = nil
            if rows[index].minimum == nil { rows[index].text = answer.values.isEmpty ? answer.problem : "-" }
        }
        var hasValue = false
        for read in answer.values {
            var occurrences: [Signal: Int] = [:]
            for value in read.values {
                hasValue = true
                let occurrence = occurrences[value.signal, default: 0]
                occurrences[value.signal] = occurrence + 1
                take(
                    value, at: read.time,
                    Key(place: place, ecu: read.ecu, signal: value.signal, occurrence: occurrence))
            }
        }
        let own = rows.indices.filter { rows[$0].place == place }
        if hasValue {
            if let index = own.first(where: { rows[$0].key == nil }) { rows.remove(at: index) }
            return
        }
        let reason =
            answer.values.isEmpty
            ? answer.problem : answer.values.lazy.compactMap(ReadReport.problem).first ?? "the ECU gave no value"
        if own.isEmpty {
            insert(Row(key: nil, place: place, name: answer.name, ecu: nil, text: reason))
        } else {
            for index in own where rows[index].minimum == nil { rows[index].text = reason }
        }
    }

    private mutating func insert(_ row: Row) {
        let next =
            keepsOrder
            ? rows.firstIndex { $0.place > row.place }
            : rows.firstIndex { ($0.rank, $0.name, $0.place) > (row.rank, row.name, row.place) }
        rows.insert(row, at: next ?? rows.endIndex)
    }

    private mutating func take(_ value: PIDValue, at time: Instant, _ key: Key) {
        if !rows.contains(where: { $0.key == key }) {
            let isState = value.text != nil
            let rank = isState ? nil : Self.first.firstIndex(of: value.signal)
            insert(
                Row(
                    key: key, place: key.place, rank: rank ?? (isState ? Self.lastRank : Self.otherRank),
                    name: value.name, ecu: key.ecu))
        }
        guard let index = rows.firstIndex(where: { $0.key == key }) else { return }
        rows[index].name = value.name
        rows[index].isDoubtful = value.isDoubtful
        // A response with the same bytes is a value too.
        rows[index].times.append(time)
        guard value.text == nil, let number = value.value else {
            rows[index].text = value.text ?? "-"
            return
        }
        let shown = units.shown(number, of: value.signal)
        rows[index].text = nil
        rows[index].unit = units.shown(value.signal)
        rows[index].number = shown
        rows[index].minimum = min(rows[index].minimum ?? shown, shown)
        rows[index].maximum = max(rows[index].maximum ?? shown, shown)
        let decimals = Format.number(shown).split { !$0.isNumber }.dropFirst().first?.count ?? 0
        rows[index].decimals = max(rows[index].decimals, decimals)
    }

    // MARK: The table

    /// The table of all values.
    package struct Table: Sendable {
        /// The heading of the columns.
        package let title: String
        /// The lines of each value.
        package let entries: [[String]]

        package var lines: [String] { [title] + entries.flatMap { $0 } }
    }

    /// The layout of the columns.
    private struct Layout {
        /// 0 if names have lines of their own.
        let nameWidth: Int
        let numberWidth: Int
        let unitWidth: Int
        let gap: String
        let hasRate: Bool
        let isNarrow: Bool
        let width: Int

        /// For number, unit, minimum and maximum.
        var factsWidth: Int { 3 * numberWidth + unitWidth + 1 + 2 * gap.count }
        static func factsWidth(_ number: Int, _ unit: Int, gap: Int, hasRate: Bool) -> Int {
            3 * number + unit + 1 + 2 * gap + (hasRate ? gap + ReadWatch.rateWidth : 0)
        }
    }

    private func layout(_ width: Int) -> Layout {
        let numberWidth = rows.reduce(Self.numberWidth) { widest, row in
            max(widest, [row.number, row.minimum, row.maximum].map { number($0, row).count }.max() ?? 0)
        }
        let unitWidth = rows.reduce(Self.unitWidth) { max($0, CellWidth.of(unit($1)) - 1) }
        let nameWidth = rows.reduce(0) { max($0, CellWidth.of(name($1))) }
        let room = width - 2 - Layout.factsWidth(numberWidth, unitWidth, gap: 2, hasRate: true)
        if room >= min(nameWidth, Self.leastNameRoom) {
            return Layout(
                nameWidth: min(nameWidth, room), numberWidth: numberWidth, unitWidth: unitWidth, gap: "  ",
                hasRate: true, isNarrow: false, width: width)
        }
        let hasRate = 2 + Layout.factsWidth(numberWidth, unitWidth, gap: 1, hasRate: true) <= width
        return Layout(
            nameWidth: 0, numberWidth: numberWidth, unitWidth: unitWidth, gap: " ", hasRate: hasRate, isNarrow: true,
            width: width)
    }

    /// Each line at most `width` columns wide. The number of lines of a value never decreases, so that nothing below it
    /// moves.
    package mutating func table(width: Int) -> Table {
        let layout = layout(width)
        var entries: [[String]] = []
        for index in rows.indices {
            let lines = lines(index, layout)
            rows[index].height = max(rows[index].height, lines.count)
            let missing = rows[index].height - lines.count
            entries.append(lines + [String](repeating: "", count: missing))
        }
        let columns =
            Format.leftPadded("now", layout.numberWidth) + " " + Format.padded("", layout.unitWidth) + layout.gap
            + Format.leftPadded("min", layout.numberWidth) + layout.gap + Format.leftPadded("max", layout.numberWidth)
            + (layout.hasRate ? layout.gap + Format.leftPadded("rate", Self.rateWidth) : "")
        let title = (layout.isNarrow ? "  " : Format.padded("", layout.nameWidth + 2)) + columns
        return Table(title: CellWidth.clipped(title, to: width), entries: entries)
    }

    private func lines(_ index: Int, _ layout: Layout) -> [String] {
        let row = rows[index]
        // Consecutive facts of one response show its name once.
        let isNamed = index == 0 || rows[index - 1].place != row.place || name(rows[index - 1]) != name(row)
        let names =
            isNamed
            ? Format.wrapped(name(row), width: layout.isNarrow ? layout.width : layout.nameWidth, indent: 2)
            : layout.isNarrow ? [] : [""]
        let facts = facts(row, layout)
        if layout.isNarrow {
            return names.map { CellWidth.clipped($0, to: layout.width) }
                + facts.map { CellWidth.clipped("  " + $0, to: layout.width) }
        }
        return (0..<max(names.count, facts.count)).map { line in
            let name = line < names.count ? CellWidth.clipped(names[line], to: layout.nameWidth) : ""
            let fact = line < facts.count ? facts[line] : ""
            return Format.withoutTrailingSpaces(Format.padded(name, layout.nameWidth + 2) + fact)
        }
    }

    private func facts(_ row: Row, _ layout: Layout) -> [String] {
        let rate = layout.hasRate ? layout.gap + Format.leftPadded(self.rate(row), Self.rateWidth) : ""
        if let text = row.text {
            let width = min(layout.factsWidth, layout.width - (layout.isNarrow ? 2 : layout.nameWidth + 2))
            let lines = Format.wrapped(
                SafeText.line(text) + (row.isDoubtful ? " (doubtful)" : ""), width: width, indent: 2)
            return lines.enumerated().map { line, text in
                let clipped = CellWidth.clipped(text, to: width)
                return line == 0 ? Format.padded(clipped, layout.factsWidth) + rate : clipped
            }
        }
        func cell(_ value: Double?) -> String { Format.leftPadded(number(value, row), layout.numberWidth) }
        let numbers =
            cell(row.number) + Format.padded(unit(row), layout.unitWidth + 1) + layout.gap + cell(row.minimum)
            + layout.gap + cell(row.maximum)
        return [numbers + rate] + (row.isDoubtful ? ["(doubtful)"] : [])
    }

    private func name(_ row: Row) -> String {
        let ecus = Set(rows.lazy.filter { $0.place == row.place }.compactMap(\.ecu))
        return SafeText.line(row.name) + (ecus.count > 1 ? row.ecu.map { ", " + $0.shortName } ?? "" : "")
    }

    private func unit(_ row: Row) -> String {
        guard let unit = row.unit, unit != .ratio else { return "" }
        return unit == .percent ? "%" : " " + SafeText.line(unit.symbol)
    }

    private func number(_ value: Double?, _ row: Row) -> String {
        guard let value else { return "-" }
        var decimals = row.decimals
        while decimals > 0, Format.fixed(value, decimals).count > Self.numberWidth { decimals -= 1 }
        return Format.fixed(value, decimals)
    }

    /// Values per second, within the measured period.
    private func rate(_ row: Row) -> String {
        guard let first = row.times.first, let last = row.times.last, last > first else { return "-" }
        // It decreases while no values arrive.
        let seconds = row.number == nil && row.minimum != nil ? now.seconds(since: first) : last.seconds(since: first)
        let rate = Double(row.times.count - 1) / seconds
        return Format.fixed(rate, rate < 9.95 ? 1 : 0) + "/s"
    }
}
