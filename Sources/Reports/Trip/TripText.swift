import CustomPIDs
package import Formats
import OBD
package import Telemetry
package import Trips

/// A trip as text. Numbers have no more digits than their accuracy allows.
package struct TripText {
    let trip: TripRecord
    let presentation: Presentation
    private let vehicles: VehicleNames
    var summary: TripSummary { trip.summary }
    var units: UnitSystem { presentation.units }

    package init(
        _ trip: TripRecord, _ presentation: Presentation, vehicles: VehicleNames = VehicleNames()
    ) {
        self.trip = trip
        self.presentation = presentation
        self.vehicles = vehicles
    }

    private static let labelWidth = 10

    /// What is known about the trip, by label.
    /// - Parameters:
    ///   - listsAll: whether every event, alert and lap is listed elsewhere, so that they need not be here.
    ///   - summedUp: the kinds of alerts that are not listed there.
    package func rows(listsAll: Bool, summedUp: Set<Alert.Kind> = []) -> [(label: String, text: String)] {
        if let game = summary.game { return rows(game, listsAll: listsAll) }
        let rows: [(String, String?)] = [
            ("Trip", heading), ("Route", Self.way(trip)), ("Followed", trip.followed.map(followed)),
            ("Vehicle", vehicle), ("Driver", trip.driver),
            ("Tags", trip.tags.isEmpty ? nil : trip.tags.joined(separator: ", ")), ("Note", trip.note),
            ("To", destination),
            ("Distance", distance), ("Odometer", odometer), ("Recorded", covered), ("Paused", paused), ("Speed", speed),
            ("Driven", shares),
            ("Usual", usual), ("Engine", engine), ("Fuel", fuel), ("Battery", battery), ("Economy", economy),
            ("CO2", Self.carbonDioxide(summary, units)), ("Cost", cost),
            ("Idle", idleTime), ("Stops", stops), ("Driving", driving),
            ("Score", summary.score.map { "\($0) of 100" }), ("Laps", timedLaps),
            ("Alerts", alerts(listsAll ? summedUp : Set(Alert.Kind.allCases))),
            ("Coolant", summary.maxCoolantC.map { units.temperature($0) + " maximum" }),
            ("Voltage", summary.minVoltage.map { units.text($0, .volts) + " minimum" }),
            ("Left out", leftOut),
        ]
        let shown = summary.others.filter {
            ![.hybridBatteryCharge, .stateOfCharge].contains($0.signal) || battery == nil
        }
        let others = shown.map { other in
            func shown(_ value: Double) -> Double { units.shown(value, of: other.signal) }
            let range =
                Format.number(shown(other.minimum)) + " to "
                + Format.quantity(shown(other.maximum), units.shown(other.signal))
            let mean = Format.number(shown(other.timeMean ?? other.mean))
            let weight = other.timeMean == nil ? "" : " (time-weighted)"
            return (label: "Also", text: "\(Self.name(other.signal)) \(range), average \(mean)\(weight)")
        }
        return rows.compactMap { label, text in text.map { (label: label, text: $0) } } + others
    }

    /// "Home to Work", "from Home" or "to Work"; nil if neither place is known.
    package static func way(_ trip: TripRecord) -> String? {
        switch (trip.from, trip.to) {
        case (let from?, let to?): "\(from) to \(to)"
        case (let from?, nil): "from \(from)"
        case (nil, let to?): "to \(to)"
        case (nil, nil): nil
        }
    }

    /// "Work, reached" or "Work, not reached: 1.2 km away"; nil if the trip was not guided.
    private var destination: String? {
        guard let destination = trip.destination, !presentation.isRedacted else { return nil }
        if destination.isReached { return "\(destination.name), reached" }
        return "\(destination.name), not reached" + (destination.leftKm.map { ": \(units.distance($0)) away" } ?? "")
    }

    /// "5, best 1:02.345"; nil if none were timed.
    private var timedLaps: String? {
        guard let laps = summary.timedLaps, !laps.laps.isEmpty else { return nil }
        return "\(laps.laps.count)" + (laps.bestLapS.map { ", best \(GameWords.lapTime($0))" } ?? "")
    }

    /// The most important facts, briefly, with what belongs to each.
    package var headline: [(label: String, text: String, note: String?)] {
        let speed = summary.averageSpeedKmh.map { units.speed($0, 1) + " average" }
        let dioxide = summary.carbonDioxideKg.flatMap {
            $0 > 0 ? Self.carbonDioxide(kilograms: $0, summary.fuelUncertaintyPercent, units) + " of CO2" : nil
        }
        let amounts = [Self.amount(summary, units), dioxide].compactMap(\.self).joined(separator: ", ")
        let rows: [(String, String?, String?)] = [
            (
                "Distance", summary.distanceKm.map { Self.distance($0, summary.distanceUncertaintyPercent, units) },
                speed
            ),
            ("Time", Format.duration(summary.durationS), usualTime), ("Economy", economy, usualEconomy),
            ("Energy", Self.energy(summary), nil), ("Charge", Self.charge(summary), nil),
            cost == nil
                ? ("Fuel", Self.amount(summary, units), dioxide) : ("Cost", cost, amounts.isEmpty ? nil : amounts),
            ("Stops", summary.count(.stop).map(String.init), standing),
            ("Score", summary.score.map { "\($0) of 100" }, driving),
        ]
        return rows.compactMap { label, text, note in text.map { (label: label, text: $0, note: note) } }
    }

    /// "3 min 5 s, the longest 40 s".
    private var standing: String? {
        let durations = summary.events.filter { $0.kind == .stop }.map(\.durationS)
        guard let longest = durations.max(), durations.count == summary.count(.stop) else { return nil }
        return Format.duration(durations.reduce(0, +))
            + (durations.count > 1 ? ", the longest \(Format.duration(longest))" : "")
    }

    // MARK: Beside earlier drives

    /// "40 s longer than the median of 25 earlier drives on this route"; nil if the route is not known.
    private var usualTime: String? {
        guard let usual = trip.usual else { return nil }
        let difference = usual.durationS - usual.medianS
        let comparison =
            abs(difference) < 1
            ? "as long as"
            : "\(Format.duration(abs(difference))) \(difference < 0 ? "shorter" : "longer") than"
        return "\(comparison) the median of \(Format.count(usual.drives, "earlier drive")) on this route"
    }

    /// "median 8.7 L/100 km".
    private var usualEconomy: String? {
        guard !summary.isElectric, let liters = trip.usual?.medianLPer100Km else { return nil }
        let shown = units.shown(liters, .litresPer100Kilometres)
        return shown.isFinite ? "median \(Format.fixed(shown, 1)) \(units.shown(.litresPer100Kilometres).symbol)" : nil
    }

    /// "40 s longer than the median of 25 earlier drives on this route; fuel economy: median 8.7 L/100 km".
    private var usual: String? {
        let parts = [usualTime, usualEconomy.map { "fuel economy: \($0)" }].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// Which events and alerts are listed with their times of day.
    package enum Listing { case none, notable, all }

    /// The lines for a terminal.
    package func lines(listing: Listing = .none) -> [String] {
        let happenings = listed(listing)
        var lines = rows(listsAll: listing != .none, summedUp: summedUp(listing)).flatMap { label, text in
            presentation.wrapped(Format.padded(label, Self.labelWidth) + SafeText.line(text), indent: Self.labelWidth)
        }
        if !happenings.isEmpty { lines.append("") }
        for happening in happenings {
            lines += presentation.wrapped("\(happening.clock)  \(happening.text)", indent: Self.labelWidth)
        }
        return lines
    }

    /// More of a kind than these are summed up unless all are wanted.
    private static let maxEvents = 10
    private static let maxAlerts = 3

    private func summedUp(_ listing: Listing) -> Set<Alert.Kind> {
        guard listing == .notable else { return [] }
        return Set(Alert.Kind.allCases.filter { kind in trip.alerts.count { $0.kind == kind } > Self.maxAlerts })
    }

    private func listed(_ listing: Listing) -> [Happening] {
        switch listing {
        case .none: return []
        case .all: return happenings
        case .notable:
            let alerts = summedUp(listing)
            let many = Set(summary.events.map(\.kind)).filter { kind in
                summary.events.count { $0.kind == kind } > Self.maxEvents
            }
            return happenings.filter { happening in
                happening.isNotable && !(happening.kind.map(many.contains) ?? false)
                    && !(happening.alert.map(alerts.contains) ?? false)
            }
        }
    }

    /// A session of a game, which has laps, and neither fuel nor costs.
    private func rows(_ game: GameFacts, listsAll: Bool) -> [(label: String, text: String)] {
        let rows: [(String, String?)] = [
            ("Trip", heading), ("Game", GameWords.game(trip)), ("Car", GameWords.car(trip)),
            ("Track", GameWords.track(trip)), ("Driver", trip.driver),
            ("Tags", trip.tags.isEmpty ? nil : trip.tags.joined(separator: ", ")), ("Note", trip.note),
            ("Position", game.finalPosition.map { "\($0)" }), ("Race time", game.raceTimeS.map(GameWords.lapTime)),
            ("Best lap", game.bestLapS.map(GameWords.lapTime)), ("Distance", distance), ("Recorded", covered),
            ("Speed", speed), ("Engine", engine), ("Left out", leftOut),
        ]
        let laps = (listsAll ? [] : game.laps).map { lap -> (String, String?) in
            let mark = lap.isRewound ? ", rewound" : lap.isValid ? "" : ", not valid"
            return ("Lap \(lap.number)", GameWords.lapTime(lap.timeS) + mark)
        }
        return (rows + laps).compactMap { label, text in text.map { (label: label, text: $0) } }
    }

    /// As in `pids`; for a value of a game, its name in words; for a custom PID, what it measures in every car, or else the
    /// name of its signal.
    package static func name(_ signal: Signal) -> String {
        if let field = field(of: signal) { return field.name }
        if GameSignal[signal] != nil { return GameWords.name(signal) }
        return StandardValue.named(signal.name)?.title ?? signal.name
    }

    /// The word for a value that is a state or a flag, such as "closed loop"; nil for a quantity.
    package static func state(_ signal: Signal, _ value: Double) -> String? {
        signal.unit == .none ? field(of: signal)?.text(of: value) : nil
    }

    private static func field(of signal: Signal) -> PIDField? {
        PIDTable.rows.lazy.flatMap { $0.fields + ($0.fieldsOfFourBanks ?? []) }.first { $0.signal == signal }
    }

    package var vehicle: String? {
        let parts = [
            presentation.isRedacted ? vehicles[trip.vin] : vehicles.long(trip.vin),
            DrivingWords.source(trip.device).map { presentation.isRedacted ? $0 : "\($0) (\(trip.device))" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// "21 Nov 2026 10:18 to 10:38, 20 min 3 s".
    package var times: String {
        let end = (lasts ? presentation.day(trip.end) + " " : "") + clock(trip.end)
        return "\(presentation.day(trip.start)) \(clock(trip.start)) to \(end), "
            + Format.duration(trip.summary.durationS)
    }

    /// Whether a time of day alone does not say when it was.
    private var lasts: Bool { summary.durationS >= 86400 }

    private var heading: String {
        (trip.id.map { "\($0), " } ?? "") + times
    }

    // MARK: Distance

    /// "8.32 km ±0.5%, from speed".
    private var distance: String {
        guard let km = summary.distanceKm else { return "unknown" }
        var text = Self.distance(km, summary.distanceUncertaintyPercent, units)
        if let percent = summary.distanceUncertaintyPercent { text += " " + Self.uncertainty(percent) }
        if let source = summary.distanceSource { text += ", " + DrivingWords.source(source) }
        if let bridged = summary.bridgedKm, bridged >= 0.05 {
            text += ", \(units.distance(bridged, 1)) of it as straight lines without reception"
        }
        if let off = summary.engineOffKm, off >= 0.1 {
            text += ", \(units.distance(off, 1)) with the engine off"
        }
        return text
    }

    package static func distance(_ km: Double, _ uncertaintyPercent: Double?, _ units: UnitSystem) -> String {
        Format.known(units.shown(km, .kilometres), uncertaintyPercent: uncertaintyPercent, decimals: 2) + " "
            + units.shown(.kilometres).symbol
    }

    /// Comparison with the odometer, whose resolution is a tenth of a kilometer at best.
    private var odometer: String? {
        let reading = summary.odometerKm.map { units.distance($0, 0) }
        guard let difference = summary.odometerDifferenceKm else { return reading }
        let size = units.number(abs(difference), .kilometres, 1)
        let comparison =
            // Not more than the last digit shown.
            units.shown(abs(difference), .kilometres) < 0.05
            ? "the same distance"
            : "\(size) \(units.shown(.kilometres).symbol) \(difference < 0 ? "less" : "more") than measured"
        return ([comparison] + (reading.map { ["at " + $0] } ?? [])).joined(separator: ", ")
    }

    /// "19 min 40 s of 20 min 0 s; 20 s without speed data, not counted"; nil if complete.
    private var covered: String? {
        guard let gaps = Self.gaps(summary) else { return nil }
        return "\(Format.duration(summary.coveredS)) of \(Format.duration(summary.durationS - summary.pausedS)); "
            + gaps
    }

    /// "20 s without speed data, not counted"; nil if complete.
    static func gaps(_ summary: TripSummary) -> String? {
        guard summary.distanceKm != nil, summary.uncoveredS > TripEngine.gapSeconds else { return nil }
        return "\(Format.duration(summary.uncoveredS)) without speed data, not counted"
    }

    /// "12 implausible values"; nil if there are none.
    private var leftOut: String? {
        summary.suspectSamples > 0 ? Format.count(summary.suspectSamples, "implausible value") : nil
    }

    private var paused: String? {
        guard summary.pausedS >= 1 else { return nil }
        return Format.duration(summary.pausedS) + (summary.isOfPositions ? "" : ", engine off")
    }

    private var speed: String? {
        summary.averageSpeedKmh.map {
            "\(units.speed($0, 1)) average, \(units.number(summary.maxSpeedKmh, .kilometresPerHour)) maximum"
        }
    }

    /// "61% up to 60 km/h, 39% up to 90 km/h, 0% faster".
    private var shares: String? {
        let km = SpeedShares.Band.allCases.compactMap { trip.speedParts[$0]?.km }.reduce(0, +)
        guard km > 0 else { return nil }
        func percent(_ band: SpeedShares.Band) -> String {
            "\(Format.fixed((trip.speedParts[band]?.km ?? 0) / km * 100, 0))%"
        }
        let bands: [(band: SpeedShares.Band, limit: String)] = [
            (.slow, "up to \(units.speed(SpeedShares.slowKmh))"),
            (.middle, "up to \(units.speed(SpeedShares.fastKmh))"),
            (.fast, "above \(units.speed(SpeedShares.fastKmh))"),
        ]
        return bands.compactMap { band, limit in
            let share = percent(band)
            return share == "0%" ? nil : "\(share) \(limit)"
        }.joined(separator: ", ")
    }

    private var engine: String? {
        summary.averageEngineSpeedRpm.map {
            "\(Format.fixed($0, 0)) rpm average, \(Format.fixed(summary.maxEngineSpeedRpm, 0)) maximum"
        }
    }

    // MARK: Driving

    /// "6 min 10 s (31%)".
    private var idleTime: String? {
        guard let idle = summary.idleS, idle >= 1 else { return nil }
        let share = summary.durationS >= 60 ? " (\(Format.fixed(idle / summary.durationS * 100, 0))%)" : ""
        return Format.duration(idle) + share
    }

    /// "12 in 4 min 3 s, the longest 36 s, 3 engine stops".
    private var stops: String? {
        let engineStops = summary.count(.engineStop).map { $0 > 0 ? Format.count($0, "engine stop") : nil } ?? nil
        let stops = summary.count(.stop).flatMap { count in
            count > 0 ? String(count) + (standing.map { " in " + $0 } ?? "") : nil
        }
        let parts = [stops, engineStops].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    private var driving: String? {
        let parts = Self.counts(summary, peaksIn: units)
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// "2 sharp brakings (4.0 m/s²)", for each kind that occurred.
    static func counts(_ summary: TripSummary, peaksIn units: UnitSystem? = nil) -> [String] {
        let counted: [DrivingEvent.Kind] = [.sharpAcceleration, .sharpBraking, .coldHighRpm, .longIdle, .overSpeed]
        return counted.compactMap { kind in
            let events = summary.events.filter { $0.kind == kind }
            guard let peak = events.map(\.peak).max() else { return nil }
            let seconds = Format.duration(events.reduce(0) { $0 + $1.durationS })
            switch kind {
            case .overSpeed:
                let most = units.map { " (up to \($0.text(peak, kind.unit)))" } ?? ""
                return "\(seconds) over the speed limit" + most
            case .longIdle: return Format.count(events.count, "long idle")
            case .coldHighRpm: return "\(seconds) at high rpm while cold"
            default:
                let most = units.map { " (\(events.count > 1 ? "up to " : "")\($0.text(peak, kind.unit)))" } ?? ""
                return Format.count(events.count, DrivingWords.name(kind)) + most
            }
        }
    }

    /// "coolant 115 °C, limit 112 °C at 10:31; check engine light on (P0301) at 10:32"; a lasting cause is listed once.
    private func alerts(_ kinds: Set<Alert.Kind>) -> String? {
        let texts = Alert.Kind.allCases.filter(kinds.contains).compactMap { kind -> String? in
            let alerts = trip.alerts.filter { $0.kind == kind }
            guard let first = alerts.first, let last = alerts.last else { return nil }
            if alerts.count == 1 { return "\(DrivingWords.text(first, units)) at \(clock(first.time))" }
            // A lasting or recurring cause is listed once, with its worst value.
            var worst = kind.worst(of: alerts) ?? last
            worst.codes = Set(alerts.flatMap(\.codes)).sorted()
            return DrivingWords.text(worst, units)
                + ", \(alerts.count) times from \(clock(first.time)) to \(clock(last.time))"
        }
        return texts.isEmpty ? nil : texts.joined(separator: "; ")
    }

    /// An event or alert, as text with its time of day.
    package struct Happening: Sendable {
        package let time: Instant
        package let durationS: Double
        /// Nil for an alert.
        package let kind: DrivingEvent.Kind?
        /// Nil for an event.
        package var alert: Alert.Kind?
        /// "10:31:02".
        package let clock: String
        /// "sharp braking, 4.0 m/s², for 3 s".
        package let text: String
        /// Whether it is more than a stop, of which a drive through a town has dozens.
        package var isNotable: Bool { kind != .stop && kind != .engineStop }
    }

    /// Events and alerts in order of time.
    package var happenings: [Happening] {
        func happening(_ time: Instant, _ durationS: Double, _ kind: DrivingEvent.Kind?, _ text: String) -> Happening {
            Happening(time: time, durationS: durationS, kind: kind, clock: clock(time, hasSeconds: true), text: text)
        }
        let events = summary.events.map {
            happening($0.start, $0.durationS, $0.kind, DrivingWords.text($0, units))
        }
        let alerts = trip.alerts.map {
            var happening = happening($0.time, 0, nil, "alert: " + DrivingWords.text($0, units))
            happening.alert = $0.kind
            return happening
        }
        return (events + alerts).sorted { $0.time < $1.time }
    }

    /// The time of day.
    private func clock(_ time: Instant, hasSeconds: Bool = false) -> String {
        let wall = trip.start.advanced(bySeconds: time.seconds(since: trip.origin))
        return (lasts ? presentation.day(wall) + " " : "") + clock(wall, hasSeconds: hasSeconds)
    }

    private func clock(_ wall: WallTime, hasSeconds: Bool = false) -> String {
        presentation.zone.clock(wall, hasSeconds: hasSeconds)
    }
}

extension Alert.Kind {
    /// The alert of this kind farthest from its limit.
    fileprivate func worst(of alerts: [Alert]) -> Alert? {
        self == .voltageLow || self == .tirePressureLow
            ? alerts.min { $0.value < $1.value } : alerts.max { $0.value < $1.value }
    }
}
