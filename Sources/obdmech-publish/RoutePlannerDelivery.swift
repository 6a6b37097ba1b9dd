import Formats
import Publishing
import System
import Telemetry
import Transports

/// What an electric car is doing, for A Better Routeplanner. What is past is of no use there.
final class RoutePlannerDelivery: Delivery {
    private let settings: DeliverySettings
    private let http: HTTPTarget
    private var feed = LiveFeed()
    private var planner = RoutePlanner()
    private var next = SystemClock.now

    init(_ settings: DeliverySettings) {
        self.settings = settings
        http = HTTPTarget(settings)
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {}

    func tick(_ reader: ChangeReader) throws(PublishError) {
        feed.read(settings.variables)
        guard feed.values.isInTrip,
            settings.target.wants(try reading { try reader.car(feed.values.vin) }, isReal: feed.values.isReal)
        else {
            planner = RoutePlanner()
            return
        }
        let now = SystemClock.now
        planner.add(feed.values, at: now)
        guard now >= next, feed.values.hasChanged else { return }
        let position = feed.values.position.flatMap { reader.isHidden($0) ? nil : $0 }
        guard
            let telemetry = planner.telemetry(
                feed.values, position: position, carModel: settings.target.options["car_model"])
        else { return }
        _ = feed.popChanged()
        next = now.advanced(bySeconds: RoutePlanner.intervalS)
        try send(telemetry)
    }

    private func send(_ telemetry: JSON) throws(PublishError) {
        guard let token = settings.password else {
            throw .delivery("the token of the car is missing; name a file that has it: --password-file FILE")
        }
        let key = settings.target.user ?? ""
        let body = RoutePlanner.body(telemetry, key: key, token: token)
        let response = try http.deliver(
            HTTPMessage(
                "POST", RoutePlanner.path, headers: ["Content-Type: application/x-www-form-urlencoded"],
                body: Array(body.utf8)))
        // It answers 200 to what it refuses, too.
        guard JSON(parsing: response.body)?["status"]?.text == "ok" else { throw http.rejection(response) }
    }
}
