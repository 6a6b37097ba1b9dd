import Formats
import Publishing
import System
import Telemetry
import Transports

/// A request for each position, or for each second of a trip, to what reads phones.
final class RequestDelivery: Delivery {
    private let settings: DeliverySettings
    private let http: HTTPTarget

    init(_ settings: DeliverySettings) {
        self.settings = settings
        http = HTTPTarget(settings)
    }

    private func messages(_ change: PublishedChange) -> [HTTPMessage] {
        guard case .trip(let trip) = change else { return [] }
        let target = settings.target
        var headers: [String] = []
        if let password = settings.password {
            headers.append(
                target.user.map { HTTPTarget.authorization($0, password) } ?? "Authorization: Bearer " + password)
        }
        if target.kind == .torque {
            return TorqueRequest.paths(
                trip, path: target.path, email: target.options["eml"], id: target.options["id"] ?? trip.car.id
            ).map { HTTPMessage("GET", $0, headers: headers) }
        }
        if let user = target.user { headers.append("X-Limit-U: " + user) }
        headers.append("X-Limit-D: " + (target.options["device"] ?? trip.car.topic))
        headers.append("Content-Type: application/json")
        return trip.positions.map { position in
            let body = OwnTracksMessage.document(position, car: trip.car).line
            return HTTPMessage("POST", "/" + target.path, headers: headers, body: Array(body.utf8))
        }
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        for change in changes {
            for message in messages(change) {
                let response = try http.deliver(message)
                // As Torque itself does, what is not confirmed is sent again.
                if settings.target.kind == .torque, !response.body.starts(with: Array("OK!".utf8)) {
                    throw http.rejection(response)
                }
            }
        }
    }
}

/// Readings of the odometer, and fill-ups, in LubeLogger. The path of the address is the number of the vehicle there.
final class LubeLoggerDelivery: Delivery {
    private static let lookS = 10.0

    let followsCars = true
    private let settings: DeliverySettings
    private let http: HTTPTarget
    /// The records that are there, as the server lists them, by their kind.
    private var known: [String: String] = [:]
    /// When fill-ups are looked for again: they are no part of the changes.
    private var nextLook = SystemClock.now

    init(_ settings: DeliverySettings) {
        self.settings = settings
        http = HTTPTarget(settings)
    }

    private var headers: [String] {
        var headers = ["culture-invariant: true"]
        guard let password = settings.password else { return headers }
        if let user = settings.target.user {
            headers.append(HTTPTarget.authorization(user, password))
        } else {
            headers.append("x-api-key: " + password)
        }
        return headers
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        for case .trip(let trip) in changes {
            guard let record = LubeLoggerRecord.odometer(trip) else { continue }
            try add(record, note: LubeLoggerRecord.note(trip), to: "odometerrecords")
        }
    }

    func refresh(_ reader: ChangeReader) throws(PublishError) {
        guard SystemClock.now >= nextLook else { return }
        nextLook = SystemClock.now.advanced(bySeconds: Self.lookS)
        let fillUps: [LubeLoggerRecord.FillUp]
        do {
            fillUps = try reader.fillUps(for: settings.target)
        } catch {
            throw error as? PublishError ?? .delivery(error.text)
        }
        for fillUp in fillUps { try add(fillUp.document, note: fillUp.note, to: "gasrecords") }
    }

    /// Adds a record that is not there yet: it has no keys by which one that is sent again would replace itself.
    private func add(_ record: JSON, note: String, to kind: String) throws(PublishError) {
        let path = "/api/vehicle/" + kind
        let vehicle = "?vehicleId=" + URLText.encoded(settings.target.path)
        let present: String
        if let list = known[kind] {
            present = list
        } else {
            let list = try http.deliver(HTTPMessage("GET", path + vehicle, headers: headers))
            present = String(decoding: list.body, as: UTF8.self)
        }
        // Whether it has a record whose answer was lost is only known from a new list.
        known[kind] = nil
        if !present.contains(note) {
            _ = try http.deliver(
                HTTPMessage(
                    "POST", path + "/add" + vehicle, headers: headers + ["Content-Type: application/json"],
                    body: Array(record.line.utf8)))
        }
        known[kind] = present + note + "\n"
    }
}
