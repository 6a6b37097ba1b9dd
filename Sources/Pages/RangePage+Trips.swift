import Formats
import Reports
import Routes
import Telemetry
import Trips

/// The trips of a range of days: as cards of a day, or as tables.
extension RangePage {
    // MARK: Day

    var daySections: [HTML] {
        let vins = report.trips.map(\.vin).reduce(into: [String?]()) { if !$0.contains($1) { $0.append($1) } }
        let midnight = Double(report.from.daysSince1970)
        func hour(_ time: WallTime) -> Double {
            let local = presentation.zone.local(time)
            return (Double(local.day.daysSince1970) - midnight) * 24 + Double(local.secondOfDay) / 3600
        }
        let drives = report.trips.map { trip in
            let from = hour(trip.start)
            let minutes = (trip.id.flatMap { details.minutes[$0] } ?? []).map {
                (fromH: from + $0.fromS / 3600, toH: from + $0.toS / 3600, speedKmh: $0.speedKmh)
            }
            return DayRibbon.Drive(
                row: vins.firstIndex(of: trip.vin) ?? 0, fromH: from, toH: from + trip.summary.durationS / 3600,
                text: "\(time(trip.start)) \(name(trip))", url: url(trip), minutes: minutes)
        }
        let ribbon = DayRibbon(drives: drives, rows: vins.count > 1 ? vins.map(driven) : [], units: units)
        return [
            ribbon.figure, .element("div", ["class": "cards"], report.trips.map(card)),
        ]
    }

    private func card(_ trip: TripRecord) -> HTML {
        let track = trip.id.flatMap { details.tracks[$0] }
        let sketch = track.flatMap {
            TrackSketch(tracks: [.init(places: $0, title: name(trip), series: 0)], label: "Track of \(name(trip))")
                .drawing
        }
        let summary = trip.summary
        let title = url(trip).map { HTML.element("a", ["href": $0], text: cardTitle(trip)) } ?? .text(cardTitle(trip))
        // A game is named in the title.
        let isNamed = report.totals.vins.count > 1 && trip.game == nil
        let who = [isNamed ? vehicle(trip.vin) : nil, trip.driver] + trip.tags
        let about = "\(time(trip.start)) to \(presentation.zone.clock(trip.end))"
        let rows: [(String, String?)] = [
            (
                "Distance",
                summary.distanceKm.map { TripText.distance($0, summary.distanceUncertaintyPercent, units) }
            ),
            ("Time", Format.duration(summary.durationS)), ("Consumption", TripText.economy(summary, units)),
            ("Cost", TripText.cost(trip)), ("Score", summary.score.map { "\($0) of 100" }),
            ("Alerts", trip.alerts.isEmpty ? nil : String(trip.alerts.count)),
        ]
        return .element(
            "article", ["class": "card"],
            [
                .element("h3", title),
                .element(
                    "p", ["class": "soft"], text: ([about] + who.compactMap(\.self)).joined(separator: " · ")),
                sketch ?? .group([]),
                .facts(rows.compactMap { label, text in text.map { (label, $0) } }),
            ] + (trip.note.map { presentation.isRedacted ? [] : [.element("p", text: $0)] } ?? []))
    }

    private func cardTitle(_ trip: TripRecord) -> String {
        way(trip) ?? gameTitle(trip) ?? trip.id.map { "Trip \($0)" } ?? "Trip"
    }

    private func gameTitle(_ trip: TripRecord) -> String? {
        let game = trip.game == nil ? [] : [GameWords.game(trip), GameWords.car(trip)].compactMap(\.self)
        return game.isEmpty ? nil : game.joined(separator: " · ")
    }

    // MARK: Map

    private static let maxTracks = 400

    /// Tracks farther than this from the first one of a map are not on it, in meters.
    private static let mapReachM = 60_000.0

    /// The tracks of the region with the most of them, over each other.
    var tracksMap: HTML? {
        var regions: [(middle: GeoPoint, tracks: [TrackSketch.Track])] = []
        for trip in report.trips.suffix(Self.maxTracks) {
            guard let places = trip.id.flatMap({ details.tracks[$0] }) else { continue }
            let track = TrackSketch.Track(places: places, title: "\(time(trip.start)) \(name(trip))", url: url(trip))
            let middle = places[places.count / 2]
            if let region = regions.firstIndex(where: { $0.middle.distanceM(to: middle) < Self.mapReachM }) {
                regions[region].tracks.append(track)
            } else {
                regions.append((middle, [track]))
            }
        }
        guard let region = regions.max(by: { $0.tracks.count < $1.tracks.count }) else { return nil }
        let others = regions.reduce(0) { $0 + $1.tracks.count } - region.tracks.count
        let note: HTML =
            others == 0
            ? .group([])
            : .element("p", ["class": "soft small-text"], text: "\(Format.count(others, "track")) elsewhere")
        return TrackSketch(tracks: region.tracks, label: "Map of \(Format.count(region.tracks.count, "track"))").drawing
            .map { .group([.element("div", ["class": "way"], $0), note]) }
    }

    // MARK: Tables

    /// More trips are folded, a month each.
    private static let maxOpenTrips = 100

    var tripLists: [HTML] {
        guard report.trips.count > Self.maxOpenTrips else { return [trips(report.trips)] }
        var months: [(day: CalendarDay, trips: [TripRecord])] = []
        for trip in report.trips {
            let first = ReportPeriod.month.days(of: presentation.zone.day(trip.start)).lowerBound
            if months.last?.day != first { months.append((first, [])) }
            months[months.count - 1].trips.append(trip)
        }
        return months.reversed().map { month in
            let km = month.trips.compactMap(\.summary.distanceKm).reduce(0, +)
            let title =
                "\(month.day.monthName) \(month.day.year): \(Format.count(month.trips.count, "trip")), "
                + units.distance(km, km < 100 ? 1 : 0)
            return .element("details", .element("summary", text: title), trips(month.trips))
        }
    }

    private func label(_ trip: TripRecord) -> String { (trip.id.map { "\($0), " } ?? "") + time(trip.start) }

    func trips(_ trips: [TripRecord]) -> HTML {
        let isMixed = report.totals.vins.count > 1
        let rows = trips.map { trip -> [String] in
            let summary = trip.summary
            let distance = summary.distanceKm.map {
                TripText.distance($0, summary.distanceUncertaintyPercent, units)
            }
            return [
                label(trip), way(trip) ?? gameTitle(trip) ?? "", Format.duration(summary.durationS), distance ?? "-",
                summary.averageSpeedKmh.map { units.speed($0) } ?? "-",
                TripText.amount(summary, units) ?? energy(summary.isElectric ? summary.batteryKWh : nil),
                TripText.economy(summary, units) ?? "-", TripText.cost(trip) ?? "-",
                summary.score.map(String.init) ?? "-",
                (trip.alerts.isEmpty ? "" : String(trip.alerts.count)), trip.driver ?? "",
                trip.tags.joined(separator: ", "),
            ] + (isMixed ? [trip.game == nil ? vehicle(trip.vin) : ""] : [])
        }
        return .table(
            [
                "Trip", "Way", "Time", "Distance", "Average", "Fuel", "Economy", "Cost", "Score", "Alerts", "Driver",
                "Tags",
            ] + (isMixed ? ["Vehicle"] : []), rows, textColumns: 2, links: trips.map(url), isSortable: trips.count > 2,
            named: ["Score", "Alerts", "Cost"])
    }
}
