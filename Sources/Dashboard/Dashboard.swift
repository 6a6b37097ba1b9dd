package import Drift
package import Formats
package import Reports
package import Telemetry
package import Trips

/// The dashboard of a car or a game: takes what a source tells, and draws it as a design says. Pure: it draws into a grid.
package struct Dashboard: Sendable {
    /// When to change up.
    package enum ShiftPoint: Hashable, Sendable {
        /// At a share of the highest engine speed, which a game tells; 0 to 1.
        case share(Double)
        /// At an engine speed, in rpm.
        case engineSpeed(Double)
    }

    /// What is told beside the keys.
    package struct Status: Sendable {
        /// A step of connecting, or what the game does while nobody drives.
        package var activity: String?
        /// A warning that does not concern the drive.
        package var notice: String?
        /// Whether the game is paused.
        package var isPaused: Bool

        package init(activity: String? = nil, notice: String? = nil, isPaused: Bool = false) {
            self.activity = activity
            self.notice = notice
            self.isPaused = isPaused
        }
    }

    /// At least this high, a screen has a line of its own for alerts.
    private static let rowsForMessages = 14
    /// On a lower one all keys are named if a message has at least so many columns beside them.
    private static let minMessageColumns = 20
    private static let reportedSilenceS = 3.0
    /// How long the time of a lap is shown at the line, in seconds.
    private static let lapShownS = 4.0

    private let designs: [DashDesign]
    private var designIndex: Int
    package private(set) var units: UnitSystem
    /// In which times of day are shown.
    private let zone: TimeZone
    private let shift: ShiftPoint
    private var values = DashValues()
    private var meter = LapMeter()
    private var delta: RunningLapDelta
    private var drifts = DriftFold()
    private var exercise: ExerciseMeter?
    private var trip: TripSnapshot?
    /// The time of the latest sample.
    private var latest = Instant.zero
    /// The lap that was completed last, and when it was shown first.
    private var lapBanner: (banner: Banner, since: Instant)?
    private var shownLaps = 0
    /// What is shown until the first value arrives; nil once it has.
    package var waiting: DashWaiting?

    /// - Parameters:
    ///   - designs: at least one; the keys switch between them.
    ///   - selected: the name of the one shown first.
    ///   - exercise: the exercise that is driven; nil for none.
    ///   - reference: the lap that the one being driven is compared with.
    package init(
        designs: [DashDesign], selected: String, units: UnitSystem, zone: TimeZone = .utc, shift: ShiftPoint,
        exercise: ExerciseMeter? = nil, reference: ReferenceLap = .best
    ) {
        delta = RunningLapDelta(reference)
        self.designs = designs
        self.exercise = exercise
        designIndex = designs.firstIndex { $0.name == selected } ?? 0
        self.units = units
        self.zone = zone
        self.shift = shift
    }

    package var designName: String { designs.isEmpty ? "" : designs[designIndex].name }

    package mutating func take(_ batch: Batch) {
        values.take(batch, deltaS: delta.referenceS == nil ? nil : delta.deltaS)
        latest = max(latest, batch.time)
        waiting = nil
        for sample in batch.samples {
            drifts.take(sample)
            exercise?.take(sample)
        }
        if let place = meter.take(batch.samples) {
            delta.take(distanceM: place.distanceM, timeS: place.timeS, at: batch.time)
        }
    }

    /// The trip as it is now; its facts change slowly, so that it need not be told for each picture.
    package mutating func take(_ trip: TripSnapshot) {
        self.trip = trip
        let laps = trip.summary.lapFacts?.laps ?? []
        delta.know(CarOnTrack(trip.game, trip.summary.game))
        delta.take(laps)
        if laps.count > shownLaps, let lap = laps.last { showLap(lap, after: Array(laps.dropLast())) }
        shownLaps = laps.count
    }

    /// A lap was completed: purple is the best of the session, green faster than the lap before.
    private mutating func showLap(_ lap: Lap, after earlier: [Lap]) {
        let counted = earlier.filter { $0.isValid && !$0.isRewound }
        let isBest = counted.allSatisfy { lap.timeS < $0.timeS }
        let isFaster = earlier.last.map { lap.timeS < $0.timeS } ?? true
        let kind: Banner.Kind = !lap.isValid || lap.isRewound ? .invalid : isBest ? .best : isFaster ? .faster : .slower
        lapBanner = (Banner(kind: kind, text: GameWords.lapTime(lap.timeS)), latest)
    }

    /// What is shown over the design now.
    private func banner(_ status: Status, at now: Instant) -> Banner? {
        if status.isPaused { return Banner(kind: .paused, text: "PAUSED") }
        guard let lapBanner, (0...Self.lapShownS).contains(now.seconds(since: lapBanner.since)) else { return nil }
        return lapBanner.banner
    }

    /// Switches to the next design. One for an exercise is empty without it.
    package mutating func switchDesign() {
        let next = designs.indices.map { (designIndex + 1 + $0) % designs.count }
        designIndex = next.first { exercise != nil || !designs[$0].isOfExercise } ?? 0
    }

    package mutating func switchUnits() {
        let all = UnitSystem.allCases
        units = all[((all.firstIndex(of: units) ?? 0) + 1) % all.count]
    }

    /// Draws on a grid that is empty, but for its last column, where terminals behave differently.
    /// - Parameter now: the time of the source, which goes on without samples.
    package mutating func draw(_ grid: inout CellGrid, isUnicode: Bool, hasKeys: Bool, now: Instant, status: Status) {
        guard !designs.isEmpty, grid.columns > 1, grid.rows > 0 else { return }
        values.pass(to: now)
        let design = designs[designIndex]
        let moment = DashMoment(
            values: values, trip: trip, presentation: Presentation(units: units, zone: zone), shiftRpm: shiftRpm,
            delta: delta, drifts: drifts,
            exercise: exercise,
            isBlinkOn: ShiftState.isBlinkOn(at: now))
        var canvas = Canvas(grid: grid, isUnicode: isUnicode, theme: design.theme)
        let columns = grid.columns - 1
        grid = CellGrid(columns: 0, rows: 0)
        let hasMessages = canvas.grid.rows >= Self.rowsForMessages || waiting != nil
        let foot = hasMessages ? 2 : 1
        let area = Area(column: 0, row: 0, columns: columns, rows: max(0, canvas.grid.rows - foot))
        if waiting != nil {
            waiting?.draw(area, &canvas)
        } else if let layout = design.layout(columns: canvas.grid.columns, rows: canvas.grid.rows) {
            for (element, place) in layout.places(area, where: { $0.isPresent(moment) }) {
                element.draw(place, moment, &canvas)
            }
            banner(status, at: now)?.draw(area, &canvas)
        }
        let last = Area(column: 0, row: canvas.grid.rows - 1, columns: columns, rows: 1)
        var place = last
        var keys = keys(hasKeys: hasKeys, columns: columns)
        let message = message(status)
        if hasMessages {
            place.row -= 1
        } else if let message {
            let room = min(CellWidth.of(message.text), Self.minMessageColumns)
            if columns - CellWidth.of(keys) - 2 < room { keys = hasKeys ? "q quit" : "Ctrl-C quits" }
            place.column += CellWidth.of(keys) + 2
            place.columns = max(0, columns - place.column)
        }
        canvas.write(keys, last, canvas.theme.label)
        if let (text, isAlert) = message {
            let style = isAlert ? canvas.theme.alarm : CellGrid.Style(canvas.theme.middle)
            let clipped = CellWidth.clipped(canvas.shown(text), to: place.columns, ellipsis: canvas.shown("…"))
            canvas.write(clipped, place, style)
        }
        grid = canvas.grid
    }

    /// The worst that is to be told: an alert, a notice, silence, or what is done.
    private func message(_ status: Status) -> (text: String, isAlert: Bool)? {
        if let alert = trip?.alerts.first {
            let more = (trip?.alerts.count ?? 1) - 1
            return ("! " + DrivingWords.text(alert, units) + (more > 0 ? "  +\(more)" : "") + " ", true)
        }
        if let text = status.notice ?? status.activity { return (text, false) }
        guard let silentS = trip?.silentS, silentS >= Self.reportedSilenceS else { return nil }
        return ("no data for \(Format.duration(silentS))", false)
    }

    private func keys(hasKeys: Bool, columns: Int) -> String {
        guard hasKeys else { return "Ctrl-C quits" }
        let gap = columns >= 60 ? "   " : "  "
        let guide = waiting?.keyWord.map { "g \($0)" + gap } ?? ""
        return columns >= 60
            ? "q quit   \(guide)d design: \(designName)   u units: \(units.rawValue)"
            : "q quit  \(guide)d design  u units"
    }

    /// Shows what to set in the next game, while it waits for one. Returns whether there is anything to show.
    package mutating func turnGuide() -> Bool {
        guard waiting?.keyWord != nil else { return false }
        waiting?.turn()
        return true
    }

    /// Nil if neither the user nor the source tells.
    private var shiftRpm: Double? { shift.rpm(maximum: values.value(.maximumEngineSpeed)) }
}

extension DashMoment {
    func isAlert(_ kinds: Alert.Kind...) -> Bool {
        trip?.alerts.contains { kinds.contains($0.kind) } == true
    }
}
