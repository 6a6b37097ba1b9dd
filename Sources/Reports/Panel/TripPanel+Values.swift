import Formats
import Routes
import Telemetry
import Trips

/// The values of the panel: label, value, unit and note, each in a fixed place.
extension TripPanel {
    /// Fits "kWh/100 km".
    private static let unitWidth = 10
    /// For a cell without a note.
    private static let wideLabelWidth = 19

    /// From left to right, each with the most important value first.
    var columns: [[PanelLine]] {
        if snapshot.summary.isOfPositions { return columnsOfReceiver }
        let now = [speed, engine, coolant, voltage]
        let trip = [economy, distance, average, fuel, cost]
        let driving = [score, idle, accelerations, brakings, speeding]
        switch columnCount {
        case 1:
            return [
                [speed] + ahead + [economy, engine, distance, fuel, coolant, voltage] + position + heart + also
                    + [average, cost, score, idle, accelerations, brakings, speeding]
            ]
        case 2: return withAlso([now + [accelerations, brakings, speeding], trip + [score, idle]])
        default: return withAlso([now, trip, driving])
        }
    }

    /// A receiver knows neither engine nor fuel, nor how sharply somebody drives.
    private var columnsOfReceiver: [[PanelLine]] {
        switch columnCount {
        case 1: return [[speed] + ahead + [distance, average] + position + heart + also + [speeding]]
        case 2: return withAlso([[speed, average], [distance, speeding]])
        default: return withAlso([[speed], [distance, speeding], [average]])
        }
    }

    /// What the driver is to do next, and how far it is: no screen is too small for it.
    private var ahead: [PanelLine] { trackRows + following + camera }

    /// What is ahead below the first values, and the position and additional values that the user selected below all
    /// columns; both from left to right.
    private func withAlso(_ columns: [[PanelLine]]) -> [[PanelLine]] {
        let ahead = ahead
        let aheadRows = (ahead.count + columns.count - 1) / columns.count
        let also = position + heart + also
        let height = columns.map(\.count).max() ?? 0
        return columns.enumerated().map { index, column in
            func share(_ lines: [PanelLine]) -> [PanelLine] {
                stride(from: index, to: lines.count, by: columns.count).map { lines[$0] }
            }
            let beside = share(ahead)
            let above: [PanelLine] =
                column.prefix(1) + beside + Array(repeating: PanelLine(), count: aheadRows - beside.count)
            guard !also.isEmpty else { return above + column.dropFirst() }
            let below = Array(repeating: PanelLine(), count: height - column.count) + share(also)
            return above + column.dropFirst() + below
        }
    }

    /// Where the car is; empty without a receiver.
    private var position: [PanelLine] {
        guard let position = snapshot.position else { return [] }
        var line = PanelLine()
        line.add("Position", field: Self.labelWidth)
        let error = position.errorM.map { " ±" + units.number($0, .metres, 0) } ?? ""
        let text = CellWidth.clipped(
            shown(position.text + error), to: Self.fieldWidth - Self.labelWidth, ellipsis: shown("…"))
        line.add(text, position.isKnown ? .strong : .yellow, field: Self.fieldWidth - line.width)
        return [line]
    }

    /// The heart rate; empty while it is unknown.
    private var heart: [PanelLine] {
        snapshot.heartRatePerMin.map { [cell("Heart", Format.fixed($0, 0), "/min")] } ?? []
    }

    /// A text that is cut off where the field ends.
    private func row(_ label: String, _ text: String, _ style: TextStyle) -> PanelLine {
        var line = PanelLine()
        line.add(label, field: Self.labelWidth)
        let clipped = CellWidth.clipped(shown(text), to: Self.fieldWidth - Self.labelWidth, ellipsis: shown("…"))
        line.add(clipped, style, field: Self.fieldWidth - line.width)
        return line
    }

    private var camera: [PanelLine] {
        snapshot.camera.map { [row("Camera", CameraText.short($0, units), .strong)] } ?? []
    }

    /// The pace on a route and the next turn; empty without a route.
    private var following: [PanelLine] {
        guard let following = snapshot.following else { return [] }
        let mute = snapshot.isMuted ? " (muted)" : ""
        return [
            following.pace.map { row("Pace", $0 + mute, following.isWarning ? .yellow : .strong) },
            following.advice.map {
                row(
                    "Next", FollowText.text($0, units, isUnicode: presentation.isUnicode),
                    $0.isWayBack ? .yellow : .strong)
            },
        ].compactMap(\.self)
    }

    /// If a label is longer than those of the panel, all of them use the space of the notes.
    private var also: [PanelLine] {
        let isWide = snapshot.also.contains { CellWidth.of(shown($0.label)) >= Self.labelWidth }
        return snapshot.also.map { value in
            let label = CellWidth.clipped(
                shown(value.label), to: isWide ? Self.wideLabelWidth - 1 : Self.labelWidth, ellipsis: shown("…"))
            let range = [value.minimum, value.maximum].compactMap {
                $0.map { Format.number(units.shown($0, value.unit)) }
            }
            return cell(
                label, isSilent ? "-" : value.value.map { Format.number(units.shown($0, value.unit)) } ?? "-",
                units.shown(value.unit).symbol, isWide ? "" : range.joined(separator: "…"),
                labelWidth: isWide ? Self.wideLabelWidth : Self.labelWidth)
        }
    }

    private func cell(
        _ label: String, _ value: String, _ unit: String, _ note: String = "", isWrong: Bool = false,
        labelWidth: Int = Self.labelWidth
    ) -> PanelLine {
        var line = PanelLine()
        line.add(label, field: labelWidth)
        line.add(shown(value), isWrong ? .alarm : .strong, field: Self.valueWidth, isRight: true)
        line.add(" ")
        line.add(shown(unit), .dim, field: Self.unitWidth)
        line.add(" ")
        line.add(shown(note), .dim, field: Self.fieldWidth - line.width)
        return line
    }

    private func cell(
        _ label: String, _ value: Double?, _ unit: Unit, _ decimals: Int? = nil, _ note: String = "",
        isWrong: Bool = false
    ) -> PanelLine {
        cell(label, units.number(value, unit, decimals), units.shown(unit).symbol, note, isWrong: isWrong)
    }

    private func isWrong(_ kinds: Alert.Kind...) -> Bool {
        snapshot.alerts.contains { kinds.contains($0.kind) }
    }

    /// "max 90"; empty if unknown.
    private func note(_ word: String, _ value: Double?, _ unit: Unit, _ decimals: Int = 0) -> String {
        value == nil ? "" : "\(word) \(units.number(value, unit, decimals))"
    }

    private var speed: PanelLine {
        cell(
            "Speed", snapshot.speedKmh, .kilometresPerHour, 0,
            note("max", snapshot.summary.maxSpeedKmh, .kilometresPerHour), isWrong: isWrong(.overSpeed))
    }

    private var engine: PanelLine {
        if snapshot.summary.isElectric { return cell("Power", isSilent ? nil : snapshot.batteryKW, .kilowatts, 0) }
        let note = note("max", snapshot.summary.maxEngineSpeedRpm, .revolutionsPerMinute)
        return snapshot.engineSpeedRpm == 0
            ? cell("Engine", "off", "", note)
            : cell("Engine", snapshot.engineSpeedRpm, .revolutionsPerMinute, 0, note)
    }

    private var coolant: PanelLine {
        if snapshot.summary.isElectric {
            let charge = snapshot.summary.chargeEndPercent
            return cell("Charge", charge, .percent, 0, note("from", snapshot.summary.chargeStartPercent, .percent))
        }
        return cell(
            "Coolant", isSilent ? nil : snapshot.coolantC, .degreesCelsius, 0,
            note("max", snapshot.summary.maxCoolantC, .degreesCelsius), isWrong: isWrong(.coolantHot))
    }

    private var voltage: PanelLine {
        cell(
            "Voltage", isSilent ? nil : snapshot.voltage, .volts, 1,
            note("min", snapshot.summary.minVoltage, .volts, 1),
            isWrong: isWrong(.voltageLow, .voltageHigh))
    }

    private var economy: PanelLine {
        if snapshot.summary.isElectric {
            let unit = Unit.kilowattHoursPer100Kilometres
            let limited = snapshot.kilowattHoursPer100Km.map { max(-99, min($0, 999)) }
            return cell("Economy", limited, unit, 1, note("avg", snapshot.summary.averageKWhPer100Km, unit, 1))
        }
        let note = note("avg", snapshot.summary.averageLPer100Km, .litresPer100Kilometres, 1)
        guard snapshot.speedKmh == 0 else {
            let shown = snapshot.litresPer100Km.map { units.shown($0, .litresPer100Kilometres) }
            return cell(
                "Economy", Format.fixed(shown.map { min($0, 999) }, 1), units.shown(.litresPer100Kilometres).symbol,
                note)
        }
        return cell("Economy", snapshot.fuelLPerHour, .litresPerHour, units == .metric ? 1 : 2, note)
    }

    private var distance: PanelLine {
        let km = snapshot.summary.distanceKm
        let percent = snapshot.summary.distanceUncertaintyPercent
        return cell("Distance", km, .kilometres, 2, km == nil ? "" : Self.uncertainty(percent))
    }

    private var average: PanelLine { cell("Average", snapshot.summary.averageSpeedKmh, .kilometresPerHour, 1) }

    private var fuel: PanelLine {
        let summary = snapshot.summary
        if summary.isElectric {
            let note = Self.uncertainty(summary.batteryUncertaintyPercent)
            return cell("Energy", summary.batteryKWh, .kilowattHours, 2, note)
        }
        if summary.fuelL == nil, let kilograms = summary.fuelKg {
            return cell("Fuel", Format.fixed(kilograms, 2), "kg", Self.uncertainty(summary.fuelUncertaintyPercent))
        }
        let note = summary.fuelL == nil ? "" : Self.uncertainty(summary.fuelUncertaintyPercent)
        return cell("Fuel", summary.fuelL, .litres, nil, note)
    }

    private var cost: PanelLine {
        let money = Format.money(snapshot.fuelCost, currency: snapshot.currency)
        guard snapshot.fuelCost != nil, let space = money.firstIndex(of: " ") else { return cell("Cost", money, "") }
        return cell("Cost", String(money[..<space]), String(money[money.index(after: space)...]))
    }

    private var score: PanelLine { cell("Score", snapshot.score.map(String.init) ?? "-", "of 100") }

    private var idle: PanelLine {
        let idleS = snapshot.summary.idleS
        let share = idleS.flatMap { snapshot.elapsedS >= 60 ? $0 / snapshot.elapsedS * 100 : nil }
        return cell(
            "Idle", idleS.map(Format.clock) ?? "-", "", share.map { Format.fixed(min($0, 100), 0) + "%" } ?? "")
    }

    private var accelerations: PanelLine { count("Accel.", .sharpAcceleration) }
    private var brakings: PanelLine { count("Braking", .sharpBraking) }

    private var speeding: PanelLine {
        let seconds = snapshot.summary.seconds(.overSpeed)
        return cell("Speeding", seconds.map(Format.clock) ?? "-", "")
    }

    private func count(_ label: String, _ kind: DrivingEvent.Kind) -> PanelLine {
        let peak = snapshot.summary.events.lazy.filter { $0.kind == kind }.map(\.peak).max()
        return cell(
            label, snapshot.summary.count(kind).map(String.init) ?? "-", "sharp",
            peak.map { "max \(units.number($0, kind.unit, 1))" } ?? "")
    }

    /// "±10%".
    private static func uncertainty(_ percent: Double?) -> String {
        percent.map { "±\(Format.fixed($0, $0 < 1 ? 1 : 0))%" } ?? ""
    }
}
