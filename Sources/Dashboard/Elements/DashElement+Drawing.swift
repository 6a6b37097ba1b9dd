import Drift
import Formats
import Reports
import Telemetry
import Trips

/// How each element looks. An element that has no room shows less, never something wrong.
extension DashElement {
    private static let unknown = "–"
    /// The least lines of a value in large figures, with its label.
    private static let minLargeRows = 5
    /// A smaller uncertainty of an angle is none.
    private static let minUncertaintyDeg = 0.5

    func draw(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        guard area.columns > 0, area.rows > 0 else { return }
        switch self {
        case .shift: ShiftLights(moment: moment).draw(area, &canvas)
        case .gear: gear(area, moment, &canvas)
        case .speed: speed(area, moment, &canvas)
        case .rpm: engineSpeedBar(area, moment, &canvas)
        case .dial: Dial(moment: moment).draw(area, &canvas)
        case .pedals: pedals(area, moment, &canvas)
        case .throttle: pedal("THR", moment.values.throttle, canvas.theme.throttle, area, &canvas)
        case .brake: pedal("BRK", moment.values.value(.brake), canvas.theme.brake, area, &canvas)
        case .clutch: pedal("CLU", moment.values.value(.clutch), canvas.theme.clutch, area, &canvas)
        case .steering: steering(area, moment, &canvas)
        case .trace: PedalTrace(values: moment.values).draw(area, &canvas)
        case .tires: Tires(moment: moment).draw(area, &canvas)
        case .fuel: fuel(area, moment, &canvas)
        case .boost: number("BOOST", moment.values.boostKpa, .kilopascals, 0, area, moment, &canvas)
        case .power: power(area, moment, &canvas)
        case .gg: AccelerationPlot(values: moment.values).draw(area, &canvas)
        case .position:
            let place = moment.values.value(.racePosition).map { "P\(Int(clamping: $0))" }
            field("POS", place ?? Self.unknown, "", area, canvas.theme.strong, &canvas)
        case .lap: lap(area, moment, &canvas)
        case .current: lapTime("CURRENT", moment.values.value(.currentLapTime), area, &canvas)
        case .last: lapTime("LAST", moment.lastLapS, area, &canvas)
        case .best: lapTime("BEST", moment.bestLapS, area, &canvas)
        case .delta: delta(area, moment, &canvas)
        case .predicted: lapTime("PREDICTED", moment.predictedLapS, area, &canvas)
        case .sector: sector(area, moment, &canvas)
        case .track: TrackMap(line: moment.values.track).draw(area, &canvas)
        case .angle: DriftArc(moment: moment).draw(area, &canvas)
        case .drift: drift(area, moment, &canvas)
        case .drifts: drifts(area, moment, &canvas)
        case .turned: turned(area, moment, &canvas)
        case .target: target(area, moment, &canvas)
        case .reference:
            if let exercise = moment.exercise { ReferenceMap(exercise: exercise).draw(area, &canvas) }
        case .way:
            if let picture = moment.trip?.way {
                WayAhead(picture: picture, camera: moment.trip?.camera, presentation: moment.presentation)
                    .draw(area, &canvas)
            }
        case .coolant:
            number(
                "COOLANT", moment.trip?.coolantC ?? moment.values.value(.coolantTemperature), .degreesCelsius, 0, area,
                moment, &canvas, isWrong: moment.isAlert(.coolantHot))
        case .voltage:
            number(
                "VOLTAGE", moment.trip?.voltage, .volts, 1, area, moment, &canvas,
                isWrong: moment.isAlert(.voltageLow, .voltageHigh))
        case .consumption: consumption(area, moment, &canvas)
        case .average:
            number(
                "AVERAGE", moment.trip?.summary.averageLPer100Km, .litresPer100Kilometres, 1, area, moment, &canvas)
        case .distance: number("TRIP", moment.trip?.summary.distanceKm, .kilometres, 1, area, moment, &canvas)
        case .time:
            field("TIME", moment.trip.map { Format.clock($0.elapsedS) } ?? "", "", area, canvas.theme.strong, &canvas)
        case .cost:
            field(
                "COST", Format.money(moment.trip?.fuelCost, currency: moment.trip?.currency), "", area,
                canvas.theme.strong, &canvas)
        case .heart:
            field(
                "HEART", moment.trip?.heartRatePerMin.map { Format.fixed($0, 0) } ?? Self.unknown, "/min", area,
                canvas.theme.strong, &canvas)
        case .also: also(area, moment, &canvas)
        }
    }

    // MARK: Fields

    private func power(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let power = moment.values.value(.enginePower).map { moment.units.shown($0, of: .enginePower) }
        field(
            "POWER", power.map { Format.fixed($0, 0) } ?? Self.unknown, moment.units.shown(.enginePower).symbol, area,
            canvas.theme.strong, &canvas)
    }

    /// A label with a value: below it where there are two lines, else beside it.
    private func field(
        _ label: String, _ value: String, _ unit: String, _ area: Area, _ style: CellGrid.Style, _ canvas: inout Canvas
    ) {
        let unit = unit.isEmpty || value == Self.unknown ? "" : " " + unit
        guard area.rows == 1 else {
            if unit.isEmpty, largeField(label, value, area, style, &canvas) { return }
            let place = area.middle(columns: area.columns, rows: 2)
            canvas.writeMiddle(label, place, canvas.theme.label)
            return middle(value, unit, place.dropFirstRows(1), style, &canvas)
        }
        let width = CellWidth.of(value) + CellWidth.of(unit)
        let hasLabel = area.columns > width + CellWidth.of(label)
        guard hasLabel else { return middle(value, unit, area, style, &canvas) }
        canvas.label(label, area)
        let column = canvas.grid.write(
            canvas.shown(value), area.column + CellWidth.of(label) + 1, area.row, style, limit: area.endColumn)
        canvas.grid.write(canvas.shown(unit), column, area.row, canvas.theme.label, limit: area.endColumn)
    }

    /// A label over large figures, if there is room for them. Returns whether there is.
    private func largeField(
        _ label: String, _ value: String, _ area: Area, _ style: CellGrid.Style, _ canvas: inout Canvas
    ) -> Bool {
        let figures = area.dropFirstRows(1)
        guard area.rows >= Self.minLargeRows, BigText.knows(value),
            BigText.fits(value.count, figures, isUnicode: canvas.isUnicode)
        else { return false }
        let rows = BigText.draw(value, places: value.count, figures, style, &canvas)
        canvas.writeMiddle(label, area.dropFirstRows(max(0, rows.lowerBound - 1 - area.row)), canvas.theme.label)
        return true
    }

    private func middle(
        _ value: String, _ unit: String, _ area: Area, _ style: CellGrid.Style, _ canvas: inout Canvas
    ) {
        let fits = CellWidth.of(value) + CellWidth.of(unit) <= area.columns
        let width = CellWidth.of(value) + (fits ? CellWidth.of(unit) : 0)
        let column = area.column + max(0, area.columns - width) / 2
        let end = canvas.grid.write(canvas.shown(value), column, area.row, style, limit: area.endColumn)
        if fits { canvas.grid.write(canvas.shown(unit), end, area.row, canvas.theme.label, limit: area.endColumn) }
    }

    private func number(
        _ label: String, _ value: Double?, _ unit: Unit, _ decimals: Int, _ area: Area, _ moment: DashMoment,
        _ canvas: inout Canvas, isWrong: Bool = false
    ) {
        let text = value == nil ? Self.unknown : moment.units.number(value, unit, decimals)
        field(
            label, text, moment.units.shown(unit).symbol, area, isWrong ? canvas.theme.alarm : canvas.theme.strong,
            &canvas)
    }

    private func consumption(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        if let perDistance = moment.trip?.litresPer100Km {
            // Just after starting off it has no meaning, and no end.
            number("NOW", min(perDistance, 99.9), .litresPer100Kilometres, 1, area, moment, &canvas)
        } else {
            number("NOW", moment.trip?.fuelLPerHour, .litresPerHour, 1, area, moment, &canvas)
        }
    }

    private func lap(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let total = moment.values.value(.totalLaps).flatMap { $0 > 0 ? "/\(Int(clamping: $0))" : nil } ?? ""
        let text = moment.values.value(.lapNumber).map { "\(Int(clamping: $0))\(total)" }
        field("LAP", text ?? Self.unknown, "", area, canvas.theme.strong, &canvas)
    }

    private func lapTime(_ label: String, _ seconds: Double?, _ area: Area, _ canvas: inout Canvas) {
        field(label, seconds.map(GameWords.lapTime) ?? Self.unknown, "", area, canvas.theme.strong, &canvas)
    }

    /// The sector being driven, and its time so far against the best one.
    private func sector(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        guard let sector = moment.sector else {
            return field("SECTOR", Self.unknown, "", area, canvas.theme.strong, &canvas)
        }
        let color = sector.isSlower ? canvas.theme.high : canvas.theme.accent
        field(
            "S\(sector.number)", Format.fixed(sector.timeS, 1), sector.bestS.map { "/ \(Format.fixed($0, 3))" } ?? "",
            area, CellGrid.Style(color, isBold: true), &canvas)
    }

    private func delta(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        guard let deltaS = moment.deltaS else {
            return field("DELTA", Self.unknown, "", area, canvas.theme.strong, &canvas)
        }
        let figures = DeltaFigures(moment: moment, deltaS: deltaS)
        if DeltaFigures.fits(area) { return figures.draw(area, &canvas) }
        let color = deltaS <= 0 ? canvas.theme.gain : canvas.theme.high
        let label = area.columns >= figures.name.count + figures.text.count + 1 ? figures.name : "DELTA"
        field(label, figures.text, "", area, CellGrid.Style(color, isBold: true), &canvas)
        guard area.rows >= 3, area.columns >= 9 else { return }
        // To the left is ahead.
        canvas.middleBar(
            deltaS, Area(column: area.column, row: area.endRow - 1, columns: area.columns, rows: 1), color)
    }

    private func also(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        for (row, value) in (moment.trip?.also ?? []).prefix(area.rows).enumerated() {
            let text = value.value.map { Format.number(moment.units.shown($0, value.unit)) } ?? Self.unknown
            field(
                value.label, text, moment.units.shown(value.unit).symbol, area.dropFirstRows(row).prefixRows(1),
                canvas.theme.strong, &canvas)
        }
    }

    // MARK: Drifting

    /// The time and the greatest angle of this drift, or of the last one.
    private func drift(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        guard let run = moment.drifts.current ?? moment.drifts.runs.last else {
            return field("DRIFT", Self.unknown, "", area, canvas.theme.strong, &canvas)
        }
        let isNow = moment.drifts.current != nil
        let style = isNow ? CellGrid.Style(canvas.theme.high, isBold: true) : canvas.theme.strong
        field(
            isNow ? "DRIFT" : "LAST DRIFT", "\(Format.fixed(run.durationS, 1)) s \(Format.fixed(run.peakDeg, 0))°", "",
            area, style, &canvas)
    }

    /// The last drifts, the latest first.
    private func drifts(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let runs = moment.drifts.runs.suffix(area.rows).reversed()
        if runs.isEmpty { return canvas.write("no drift yet", area, canvas.theme.label) }
        for (row, run) in runs.enumerated() {
            let speed = moment.units.speed(run.meanKmh)
            let text =
                Format.padded(run.side.rawValue, 5) + Format.leftPadded(Format.fixed(run.durationS, 1), 6) + " s"
                + Format.leftPadded(Format.fixed(run.peakDeg, 0) + "°", 6)
                + Format.leftPadded(Format.fixed(run.meanDeg, 0) + "°", 5) + Format.leftPadded(speed, 9)
            canvas.write(text, area.dropFirstRows(row), row == 0 ? canvas.theme.strong : canvas.theme.label)
        }
    }

    /// The angle now: against the reference, or the straight line before the turn.
    private func turned(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        guard let now = moment.exercise?.now else {
            return canvas.writeMiddle(
                moment.drifts.missing == .gyro ? "no gyro" : "drive straight",
                area.middle(columns: area.columns, rows: 1), canvas.theme.label)
        }
        let text = Format.fixed(abs(now.rotationDeg), 0)
        let uncertainty = Self.uncertainty(now.errorDeg)
        let error = (uncertainty.isEmpty ? "" : " " + uncertainty) + "°"
        let side = abs(now.rotationDeg) < 1 ? "" : now.rotationDeg < 0 ? "left " : "right "
        guard area.rows >= 4 else {
            return field("ANGLE", text + error, "", area, canvas.theme.strong, &canvas)
        }
        let style = CellGrid.Style(canvas.theme.accent, isBold: true)
        BigText.draw(text, places: 3, area.prefixRows(area.rows - 1), style, &canvas)
        canvas.writeMiddle(side + text + error, area.dropFirstRows(area.rows - 1), canvas.theme.label)
    }

    /// The target, and how far the latest turn is from it.
    private func target(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        guard let exercise = moment.exercise else { return }
        let target = Format.fixed(exercise.targetDeg, 0) + "°"
        guard let result = exercise.result else {
            return field("TARGET", target, "", area, canvas.theme.strong, &canvas)
        }
        let isWithin = abs(result.errorDeg) <= max(5, result.uncertaintyDeg)
        let color = isWithin ? canvas.theme.low : canvas.theme.high
        let sign = result.errorDeg < 0 ? "-" : "+"
        let error = sign + Format.fixed(abs(result.errorDeg), 0) + "°"
        field(
            "TARGET \(target)", error, Self.uncertainty(result.uncertaintyDeg), area,
            CellGrid.Style(color, isBold: true), &canvas)
    }

    /// "±2"; empty where nothing is uncertain, as in a game, or the uncertainty is not known.
    static func uncertainty(_ degrees: Double) -> String {
        degrees.isFinite && degrees >= minUncertaintyDeg ? "±" + Format.fixed(degrees.rounded(.up), 0) : ""
    }

    // MARK: Instruments

    private func gear(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let text = moment.values.value(.gear).map { $0 < 0 ? "R" : $0 == 0 ? "N" : "\(Int(clamping: $0))" } ?? "-"
        let isDue = moment.isShiftDue
        if isDue { canvas.grid.fill(area.column..<area.endColumn, area.row..<area.endRow, CellColor(0xC62828)) }
        let style =
            isDue
            ? CellGrid.Style(CellColor(0xFFFFFF), on: CellColor(0xC62828), isBold: true)
            : CellGrid.Style(canvas.theme.accent, isBold: true)
        if area.rows < 3 { return field("GEAR", text, "", area, style, &canvas) }
        BigText.draw(text, places: 1, area, style, &canvas)
    }

    private func speed(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let value = moment.values.value(.vehicleSpeed)
        let text = value.map { Format.fixed(max(0, moment.units.shown($0, .kilometresPerHour)), 0) } ?? "-"
        let unit = moment.units.shown(.kilometresPerHour).symbol
        let style = moment.isAlert(.overSpeed) ? CellGrid.Style(canvas.theme.high, isBold: true) : canvas.theme.strong
        guard area.rows >= 3 else { return field("SPEED", text, unit, area, style, &canvas) }
        let figures = BigText.draw(text, places: 3, area.prefixRows(area.rows - 1), style, &canvas)
        canvas.writeMiddle(unit, area.dropFirstRows(figures.upperBound - area.row), canvas.theme.label)
    }

    private func engineSpeedBar(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let rpm = moment.values.value(.engineSpeed)
        let top = moment.topRpm
        let theme = canvas.theme
        let shift = moment.shiftRpm.map { $0 / top } ?? 0.9
        let text = rpm.map { Format.fixed($0, 0) } ?? Self.unknown
        // "RPM 12345 " and the bar.
        let width = 10
        let bar = Area(
            column: area.column + width, row: area.row, columns: max(0, area.columns - width), rows: area.rows)
        canvas.bar((rpm ?? 0) / top, bar) { share in
            share > shift ? theme.high : theme.low.mixed(theme.middle, share / max(0.01, shift))
        }
        let middle = area.dropFirstRows((area.rows - 1) / 2).prefixRows(1)
        canvas.label("RPM", middle)
        canvas.writeRight(
            text, Area(column: area.column, row: middle.row, columns: min(area.columns, width - 1), rows: 1),
            theme.strong)
    }

    private func pedals(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let values = moment.values
        let theme = canvas.theme
        let all: [(label: String, isPresent: Bool, value: Double?, color: CellColor)] = [
            ("CLU", values.has(.clutch), values.value(.clutch), theme.clutch),
            ("BRK", values.has(.brake), values.value(.brake), theme.brake),
            ("THR", values.has(DashValues.pedalSignals), values.throttle, theme.throttle),
        ]
        let present = all.filter(\.isPresent)
        let width = (area.columns - present.count + 1) / max(1, present.count)
        for (index, pedal) in present.enumerated() {
            let part = Area(
                column: area.column + index * (width + 1), row: area.row, columns: width, rows: area.rows)
            self.pedal(pedal.label, pedal.value, pedal.color, part, &canvas)
        }
    }

    /// Upright where there is room, else lying.
    private func pedal(
        _ label: String, _ percent: Double?, _ color: CellColor, _ area: Area, _ canvas: inout Canvas
    ) {
        guard area.rows >= 3 else { return level(label, percent, nil, area, &canvas, color) }
        let bar = area.prefixRows(area.rows - 1)
        canvas.column((percent ?? 0) / 100, bar.middle(columns: min(7, bar.columns), rows: bar.rows), color)
        // As wide with any number, so that it stays in its place.
        let number = area.columns >= 7 ? percent.map { " " + Format.leftPadded(Format.fixed($0, 0), 3) } ?? "" : ""
        let word = area.columns >= label.count ? label : String(label.prefix(1))
        canvas.writeMiddle(word + number, area.dropFirstRows(area.rows - 1), canvas.theme.label)
    }

    /// A lying bar with its label and number.
    /// A lap is the last but one with this fuel.
    private static let lastFuelLaps = 2.0
    /// A tank that is less full than this is shown as low, in percent.
    private static let lowFuelPercent = 15.0

    /// How full the tank is, and in a race for how many laps that lasts.
    private func fuel(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let (percent, laps) = (moment.values.fuelPercent, moment.values.fuelLaps)
        let isLow = laps.map { $0 < Self.lastFuelLaps } ?? ((percent ?? 0) < Self.lowFuelPercent)
        level(
            "FUEL", percent, laps.map { Format.fixed($0, 1) + " laps" }, area, &canvas,
            isLow ? canvas.theme.high : canvas.theme.accent)
    }

    /// - Parameter text: what stands in place of the percentage where there is room for it.
    private func level(
        _ label: String, _ percent: Double?, _ text: String?, _ area: Area, _ canvas: inout Canvas,
        _ color: CellColor
    ) {
        let row = area.middle(columns: area.columns, rows: 1)
        canvas.label(label, row)
        let labelWidth = CellWidth.of(label) + 1
        let texts = [text, percent.map { Format.fixed($0, 0) + "%" } ?? Self.unknown].compactMap(\.self)
        let shown = texts.first { area.columns >= labelWidth + max(4, CellWidth.of($0)) + 6 }
        let width = shown.map { max(4, CellWidth.of($0)) + 1 } ?? 0
        let bar = Area(
            column: row.column + labelWidth, row: row.row, columns: max(0, row.columns - labelWidth - width), rows: 1)
        canvas.bar(max(0, min(1, (percent ?? 0) / 100)), bar) { _ in color }
        if let shown { canvas.writeRight(shown, row, canvas.theme.strong) }
    }

    private func steering(_ area: Area, _ moment: DashMoment, _ canvas: inout Canvas) {
        let row = area.middle(columns: area.columns, rows: 1)
        canvas.label("STEER", row)
        let bar = Area(column: row.column + 6, row: row.row, columns: max(0, row.columns - 6), rows: 1)
        canvas.middleBar(moment.values.steering ?? 0, bar, canvas.theme.accent)
    }
}
