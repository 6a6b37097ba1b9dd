import Formats
import Publishing
import Transports

/// A request for each position, or for each second of a trip, to what reads phones.
final class RequestDelivery: Delivery {
    private let settings: DeliverySettings
    private let http: HTTPTarget

    init(_ settings: DeliverySettings) {
        self.settings = settings
        http = HTTPTarget(settings)
    }

    private func messages(_ change: PublishedChange, password: String?) -> [HTTPMessage] {
        guard case .trip(let trip) = change else { return [] }
        let target = settings.target
        var headers: [String] = []
        if let user = target.user, let password {
            headers.append(HTTPTarget.authorization(user, password))
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
            for message in messages(change, password: settings.password) {
                let response = try http.deliver(message)
                // As Torque itself does, what is not confirmed is sent again.
                if settings.target.kind == .torque, !response.body.starts(with: Array("OK!".utf8)) {
                    throw http.rejection(response)
                }
            }
        }
    }

    func preview(_ change: PublishedChange) -> [String] {
        messages(change, password: settings.password == nil ? nil : "PASSWORD").map(http.preview)
    }
}

/// Readings of the odometer in LubeLogger. The path of the address is the number of the vehicle there.
final class LubeLoggerDelivery: Delivery {
    private let settings: DeliverySettings
    private let http: HTTPTarget
    /// The records that are there, as the server lists them; nil if they are not known.
    private var known: String?

    init(_ settings: DeliverySettings) {
        self.settings = settings
        http = HTTPTarget(settings)
    }

    private var vehicle: String { "?vehicleId=" + URLText.encoded(settings.target.path) }

    private func headers(_ password: String?) -> [String] {
        var headers = ["culture-invariant: true"]
        guard let password else { return headers }
        if let user = settings.target.user {
            headers.append(HTTPTarget.authorization(user, password))
        } else {
            headers.append("x-api-key: " + password)
        }
        return headers
    }

    private func message(_ change: PublishedChange, password: String?) -> HTTPMessage? {
        guard case .trip(let trip) = change, let record = LubeLoggerRecord.odometer(trip) else { return nil }
        return HTTPMessage(
            "POST", "/api/vehicle/odometerrecords/add" + vehicle,
            headers: headers(password) + ["Content-Type: application/json"], body: Array(record.line.utf8))
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        for change in changes {
            guard case .trip(let trip) = change, let message = message(change, password: settings.password) else {
                continue
            }
            // It has no keys by which a record that is sent again would replace itself.
            let present = if let known { known } else { try records() }
            // Whether it has a record whose answer was lost is only known from a new list.
            known = nil
            let note = LubeLoggerRecord.note(trip)
            if !present.contains(note) { _ = try http.deliver(message) }
            known = present + note
        }
    }

    private func records() throws(PublishError) -> String {
        let response = try http.deliver(
            HTTPMessage("GET", "/api/vehicle/odometerrecords" + vehicle, headers: headers(settings.password)))
        return String(decoding: response.body, as: UTF8.self)
    }

    func preview(_ change: PublishedChange) -> [String] {
        let password = settings.password == nil ? nil : "PASSWORD"
        return message(change, password: password).map { [http.preview($0)] } ?? []
    }
}
