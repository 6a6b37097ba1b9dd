package import Formats
package import OBD
import Reports
package import Routes
package import Telemetry
package import Trips

/// The lines of `trip --json` and of the live socket, one a moment.
extension TripDocuments {
    private static func line<Value>(_ type: String, _ title: String, _ rows: [JSONMember<Value>]) -> JSONShape<Value> {
        JSONShape(type + "Line", title, [.type(type)], rows)
    }

    private static func seconds<Value>(
        _ seconds: @escaping @Sendable (Value) -> Double
    ) -> JSONMember<Value> {
        JSONMember("t", .number("s", 3), "Time since the start of the trip.", seconds)
    }

    private static let paceLine = line(
        "pace", "pace on a followed route",
        [
            seconds { $0.value.time.seconds(since: $0.origin) },
            JSONMember("aheadS", .number("s", 2), "Time ahead of the reference; negative is behind.") {
                $0.value.aheadS
            },
            JSONMember("aheadM", .number("m", 1), "Distance ahead of the reference; negative is behind.") {
                $0.value.aheadM
            },
            JSONMember("alongM", .number("m", 1), "Distance on the route.") { $0.value.alongM },
            JSONMember(
                "elapsedS", .number("s", 2), "Time since the car moved off at the start of the route."
            ) { $0.value.elapsedS },
        ] as [JSONMember<Timed<PaceMeter.Reading>>])

    private static let placeLine = line(
        "place", "place on a followed route whose times are not known",
        [
            seconds { $0.t },
            JSONMember("alongM", .number("m", 1), "Distance on the route.") { $0.alongM },
            JSONMember("leftM", .number("m", 1), "Distance to its end.") { $0.leftM },
        ] as [JSONMember<(t: Double, alongM: Double, leftM: Double)>])

    private static let deviationLine = line(
        "deviation", "deviation from a followed route",
        [
            seconds { $0.t },
            JSONMember("on", .yesNo, "Whether it begins; false if the route was found again.") { $0.isOn },
            JSONMember("distanceM", .number("m", 1), "Distance to the route.") { $0.distanceM },
        ] as [JSONMember<(t: Double, isOn: Bool, distanceM: Double)>])

    private static let guideLine = line(
        "guide", "next turn of a route",
        [
            seconds { $0.t },
            JSONMember("turn", .word, "Turn, or the direction of the way back.") { $0.advice.kind },
            JSONMember("distanceM", .number("m", 1), "Distance to the turn, or to the route.") {
                $0.advice.distanceM
            },
            JSONMember("wayBack", .yesNo, "Whether it is the way back to the route.") { $0.advice.isWayBack },
            JSONMember(
                "newWay", .yesNo, "Whether it is a turn of a new route from --router, or leads to that."
            ) { $0.advice.isNewWay },
        ] as [JSONMember<(t: Double, advice: Guide.Advice)>])

    private static let newWayLine = line(
        "newWay", "new route after a deviation, found by --router",
        [
            seconds { $0.t },
            JSONMember("lengthM", .number("m", 1), "Length of the new route.") { $0.lengthM },
            JSONMember(
                "toEnd", .yesNo, "Whether it leads to the end of the route, and not back to the route."
            ) { $0.leadsToEnd },
        ] as [JSONMember<(t: Double, lengthM: Double, leadsToEnd: Bool)>])

    private static let arrivedLine = line("arrived", "end of a followed route", [seconds { (t: Double) in t }])

    /// What a trip begins with.
    package struct Start {
        let id: Int64?
        let time: WallTime
        let device: String
        let bus: VehicleBus?
        let vin: String?
        let game: GameIdentity?

        package init(
            id: Int64?, at time: WallTime, device: String, bus: VehicleBus?, vin: String?, game: GameIdentity? = nil
        ) {
            self.id = id
            self.time = time
            self.device = device
            self.bus = bus
            self.vin = vin
            self.game = game
        }
    }

    private static let startLine = line(
        "start", "start of a trip",
        [
            JSONMember("trip", .integer, "Number of the trip; absent if it is not stored.") { $0.id },
            JSONMember("time", .time, "Start of the trip.") { $0.time },
            JSONMember("device", .text, "Device of the adapter.") { $0.device },
            JSONMember("protocol", .shape(ScanDocuments.bus), "Protocol of the vehicle.") { $0.bus },
            JSONMember("vin", .text, "Vehicle identification number.") { $0.vin },
            JSONMember("game", .text, "Racing game, such as forza-horizon; absent for a vehicle.") { $0.game?.name },
            JSONMember("car", .text, "Car in the game; absent if the game does not name it.") { $0.game?.car },
            JSONMember("track", .text, "Track in the game; absent if the game does not name it.") { $0.game?.track },
        ] as [JSONMember<Start>])

    private static let lapLine = line("lap", "completed lap of a game", lap)

    private static let sampleLine = line(
        "sample", "sample",
        [
            JSONMember("t", .number("s", 3), "Time of the response since the start of the trip.") {
                $0.sample.value.time.seconds(since: $0.sample.origin)
            },
            JSONMember("time", .preciseTime, "Time of day of the response.") { $0.sample.time },
            JSONMember("signal", .text, "Signal name, as read accepts it.") { $0.sample.value.signal.name },
            JSONMember(
                "value", JSONForm(.number("")) { .rounded($0.value, Signal.decimals(of: $0.signal)) }, "Value."
            ) { $0.sample.value },
            JSONMember("unit", .text, "Unit of the value; empty if it has none.") {
                $0.sample.value.signal.unit.symbol
            },
            JSONMember(
                "suspect", .yesNo,
                "Whether the value is implausible, so that no fact depends on it; absent if not."
            ) { $0.isSuspect ? true : nil },
        ] as [JSONMember<(sample: Timed<Sample>, isSuspect: Bool)>])

    private static let eventLine = line(
        "event", "completed event",
        [
            .including(event) { $0 },
            JSONMember("time", .preciseTime, "Time of day of its start.") { $0.time }.after("t"),
        ])

    private static let alertLine = line(
        "alert", "raised alert",
        [
            .including(alert) { $0 },
            JSONMember("time", .preciseTime, "Time of the alert.") { $0.time }.after("t"),
        ])

    private static let errorLine = line(
        "error", "connection error", [.including(ScanDocuments.problem) { $0 }])

    /// The datagrams of a game. Every one is received; the others say why some were not used.
    package struct Packets {
        let received: Int
        let dropped: Int
        let unknown: Int
        let late: Int
        let doubled: Int
        let damaged: Int
        let foreign: Int
        let foreignGame: String?

        package init(
            received: Int, dropped: Int, unknown: Int, late: Int, doubled: Int, damaged: Int, foreign: Int,
            foreignGame: String? = nil
        ) {
            self.received = received
            self.dropped = dropped
            self.unknown = unknown
            self.late = late
            self.doubled = doubled
            self.damaged = damaged
            self.foreign = foreign
            self.foreignGame = foreignGame
        }
    }

    private static let packets: [JSONMember<Packets>] = [
        JSONMember("received", .integer, "All datagrams.") { $0.received },
        JSONMember("dropped", .integer, "Datagrams that the system dropped before they were read.") { $0.dropped },
        JSONMember("unknown", .integer, "Datagrams of no known game.") { $0.unknown },
        JSONMember("late", .integer, "Packets that are older than one before.") { $0.late },
        JSONMember("doubled", .integer, "Packets that came twice.") { $0.doubled },
        JSONMember("damaged", .integer, "Packets with impossible content.") { $0.damaged },
        JSONMember("foreign", .integer, "Packets of another game than the one that is followed.") { $0.foreign },
        JSONMember("foreignGame", .text, "That game, such as forza-horizon; absent if there is none.") {
            $0.foreignGame
        },
    ]

    private static let summaryLine = line(
        "summary", "finished trip",
        [
            .including(trip) { $0.trip },
            JSONMember("packets", .object(packets), "Datagrams of a game; absent for a vehicle.") { $0.packets },
        ] as [JSONMember<(trip: TripRecord, packets: Packets?)>])

    static let lines =
        [
            paceLine.form, placeLine.form, deviationLine.form, guideLine.form, newWayLine.form, arrivedLine.form,
            trackLine.form, camerasLine.form,
            startLine.form, lapLine.form, sampleLine.form, eventLine.form, alertLine.form, errorLine.form,
            summaryLine.form,
        ] + liveLines

    static let notice = line(
        "alert", "notice",
        [
            JSONMember("time", .time, "Time of the alert.") {
                $0.trip.start.advanced(bySeconds: $0.alert.time.seconds(since: $0.trip.origin))
            },
            .including(alert) { Timed($0.alert, $0.trip.origin) },
            JSONMember("unit", .text, "Unit of value and limit; empty if they have none.") {
                $0.alert.kind.unit.symbol
            },
            JSONMember("text", .text, "Text of the alert for people, in the units that are set.") { $0.text },
            JSONMember("vin", .text, "Vehicle identification number.") { $0.trip.vin },
            JSONMember("trip", .integer, "Number of the trip; absent if it is not stored.") { $0.trip.id },
        ] as [JSONMember<(alert: Alert, trip: TripRecord, text: String)>])

    package static func line(_ start: Start) -> JSON { startLine.json(start) }

    /// A completed lap of a game.
    package static func line(_ lap: Lap) -> JSON { lapLine.json(lap) }

    /// - Parameters:
    ///   - time: the time of day; also in the functions below.
    ///   - isSuspect: whether the value cannot be, so that no fact depends on it.
    package static func line(
        _ sample: Sample, origin: Instant, time: WallTime? = nil, isSuspect: Bool = false
    ) -> JSON {
        sampleLine.json((Timed(sample, origin, time: time), isSuspect))
    }

    package static func line(_ event: DrivingEvent, origin: Instant, time: WallTime? = nil) -> JSON {
        eventLine.json(Timed(event, origin, time: time))
    }

    package static func line(_ alert: Alert, origin: Instant, time: WallTime? = nil) -> JSON {
        alertLine.json(Timed(alert, origin, time: time))
    }

    package static func line(_ problem: SourceError) -> JSON { errorLine.json(problem) }

    package static func line(_ trip: TripRecord, _ packets: Packets? = nil) -> JSON {
        summaryLine.json((trip, packets))
    }

    /// Nil for what has no line.
    package static func line(_ event: FollowEvent, origin: Instant) -> JSON? {
        func t(_ time: Instant) -> Double { time.seconds(since: origin) }
        return switch event {
        case .pace(let reading): paceLine.json(Timed(reading, origin))
        case .place(let alongM, let leftM, let time): placeLine.json((t(time), alongM, leftM))
        case .deviation(let isOn, let distanceM, let time): deviationLine.json((t(time), isOn, distanceM))
        case .guide(let advice, let time): guideLine.json((t(time), advice))
        case .newWay(let lengthM, let leadsToEnd, let time): newWayLine.json((t(time), lengthM, leadsToEnd))
        case .arrived(let time): arrivedLine.json(t(time))
        case .refused: nil
        }
    }

    package static func line(_ news: WayNews, origin: Instant) -> JSON { trackLine.json(Timed(news, origin)) }

    /// The object given to a program with an alert: its members from `trip --json`, with time, unit, a text for people, and
    /// the vehicle and trip.
    package static func notice(_ alert: Alert, of trip: TripRecord, text: String) -> JSON {
        notice.json((alert, trip, text))
    }
}
