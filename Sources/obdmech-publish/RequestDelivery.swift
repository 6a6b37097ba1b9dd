import Formats
import OBD
import Publishing
import Storage
import System
import Telemetry
import Transports
import Trips

/// A request for each position, or for each second of a trip, to what reads phones. While a trip is being recorded, it gets
/// what is new once a second.
final class RequestDelivery: Delivery {
    /// After so many requests it is noted how far a trip was delivered.
    private static let requestsAtOnce = 100
    /// What is older is left to the delivery of the whole trip: it was recorded while nobody could be reached.
    private static let liveS: Int64 = 10

    private let settings: DeliverySettings
    private let http: HTTPTarget
    private var progress: TripProgress?
    private var feed = LiveFeed(keepsSamples: true)
    private var live: LiveTrip?

    fileprivate struct LiveTrip {
        let record: TripRecord
        let car: PublishedCar
        var place: PublishedPosition
        /// What the target has of it, as seconds since 1970.
        var seconds: Set<Int64> = []
        /// The samples of a second that is not over.
        var rest: [Sample] = []
    }

    /// What a target gets of a second, which counts from 1970.
    private struct Request {
        let second: Int64
        let messages: [HTTPMessage]
    }

    init(_ settings: DeliverySettings) {
        self.settings = settings
        progress = settings.progress
        http = HTTPTarget(settings, staysOpen: true)
    }

    // MARK: Requests

    /// - Parameter isBeginning: whether the target has nothing of the trip yet.
    private func requests(_ trip: PublishedTrip, isBeginning: Bool = true) -> [Request] {
        let target = settings.target
        if target.kind == .torque {
            let id = target.options["id"] ?? trip.car.id
            return TorqueRequest.seconds(
                trip, path: target.path, email: target.options["eml"], id: id, isNamed: isBeginning
            ).map { second, paths in
                Request(second: second, messages: paths.map { HTTPMessage("GET", $0, headers: authorization) })
            }
        }
        let isTraccar = target.kind == .traccar
        return trip.positions.map { position in
            let message =
                isTraccar
                ? HTTPMessage("GET", OsmAndRequest.path(position, id: id(trip.car))) : ownTracks(position, trip.car)
            return Request(second: position.time.microseconds / 1_000_000, messages: [message])
        }
    }

    private var authorization: [String] {
        guard let password = settings.password else { return [] }
        let user = settings.target.user
        return [user.map { HTTPTarget.authorization($0, password) } ?? "Authorization: Bearer " + password]
    }

    private func ownTracks(_ position: PublishedPosition, _ car: PublishedCar) -> HTTPMessage {
        var headers = authorization
        if let user = settings.target.user { headers.append("X-Limit-U: " + user) }
        headers.append("X-Limit-D: " + (settings.target.options["device"] ?? car.topic))
        headers.append("Content-Type: application/json")
        let body = OwnTracksMessage.document(position, car: car).line
        return HTTPMessage("POST", "/" + settings.target.path, headers: headers, body: Array(body.utf8))
    }

    /// How Traccar knows a car.
    private func id(_ car: PublishedCar) -> String { settings.target.options["id"] ?? car.topic }

    private func send(_ request: Request, of car: PublishedCar) throws(PublishError) {
        let kind = settings.target.kind
        for message in request.messages {
            let response = try http.send(message)
            if kind == .traccar, response.status == 400 {
                throw .delivery(
                    "\(http.authority) answers 400: is a device with the identifier '\(id(car))' set up there?")
            }
            // As Torque itself does, what is not confirmed is sent again.
            let isConfirmed = kind != .torque || response.body.starts(with: Array("OK!".utf8))
            guard (200..<300).contains(response.status), isConfirmed else { throw http.rejection(response) }
        }
    }

    // MARK: Trips that are over

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        for case .trip(let trip) in changes { try deliver(trip) }
    }

    /// Leaves out what the target already has: of a delivery that was broken off, and of the recording.
    private func deliver(_ trip: PublishedTrip) throws(PublishError) {
        let first = progress.flatMap { $0.trip == trip.uuid ? $0.second : nil } ?? .min
        let known = live.flatMap { $0.record.id == trip.trip.id ? $0.seconds : nil } ?? []
        var sent = 0
        for request in requests(trip) where request.second > first && !known.contains(request.second) {
            do throws(PublishError) {
                try send(request, of: trip.car)
            } catch {
                if let progress { try? settings.note(progress) }
                throw error
            }
            progress = TripProgress(trip: trip.uuid, second: request.second)
            sent += 1
            if sent.isMultiple(of: Self.requestsAtOnce), let progress { try settings.note(progress) }
        }
        if !known.isEmpty { live = nil }
    }

    // MARK: The trip that is being recorded

    func tick(_ reader: ChangeReader) throws(PublishError) {
        feed.read(settings.variables)
        let samples = feed.popSamples()
        guard let number = feed.values.trip, !samples.isEmpty else { return }
        if live?.record.id != number {
            // Another database may have a trip with the same number.
            guard let record = try reading({ try reader.database.trips.trip(number) }),
                record.vin == feed.values.vin,
                feed.values.start.map({ abs($0.seconds(since: record.start)) < 2 }) == true
            else { return }
            let car = try reading { try reader.car(record.vin) }
            live = LiveTrip(record: record, car: car, place: PublishedPosition(time: record.start))
        }
        guard let car = live?.car, settings.target.wants(car, isReal: feed.values.isReal),
            let news = live?.news(samples, within: Self.liveS, hidden: reader.isHidden)
        else { return }
        let isBeginning = live?.seconds.isEmpty == true
        for request in requests(news, isBeginning: isBeginning) where live?.seconds.contains(request.second) == false {
            try send(request, of: car)
            live?.seconds.insert(request.second)
        }
    }
}

extension RequestDelivery.LiveTrip {
    /// What is new of the seconds that are over. Of hidden places, and as long as it is not known where it is, there are no
    /// positions.
    /// - Parameter seconds: how old it may be.
    mutating func news(
        _ samples: [Sample], within seconds: Int64, hidden: (PublishedPosition) -> Bool
    ) -> PublishedTrip {
        func second(_ sample: Sample) -> Int64 {
            (record.start.microseconds + sample.time.nanoseconds / 1000) / 1_000_000
        }
        let all = (rest + samples).sorted { $0.time < $1.time }
        let now = all.last.map(second) ?? 0
        rest = all.filter { second($0) == now }
        var isHidden = false
        var news: [Sample] = []
        for sample in all where second(sample) < now && second(sample) >= now - seconds {
            place.add(sample)
            news.append(sample)
            if [.latitude, .longitude].contains(sample.signal), !isHidden { isHidden = hidden(place) }
        }
        if isHidden || hidden(place) { news.removeAll { Signal.tellingPlaces.contains($0.signal) } }
        return PublishedTrip(car: car, trip: record, report: .null, samples: news)
    }
}
