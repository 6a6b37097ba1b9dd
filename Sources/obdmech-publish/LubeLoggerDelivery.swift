import Formats
import Publishing
import System
import Telemetry
import Transports

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
        for fillUp in try reading({ try reader.fillUps(for: settings.target) }) {
            try add(fillUp.document, note: fillUp.note, to: "gasrecords")
        }
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
