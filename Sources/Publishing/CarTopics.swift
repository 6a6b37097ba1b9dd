package import Formats
import OBD
import Telemetry
import Trips

/// A message for a broker.
package struct MQTTMessage: Hashable, Sendable {
    package var topic: String
    package var payload: String
    package var isRetained: Bool

    package init(_ topic: String, _ payload: String, isRetained: Bool) {
        self.topic = topic
        self.payload = payload
        self.isRetained = isRetained
    }
}

/// What is published of a car, below its own topic.
enum CarTopic: String, CaseIterable {
    case online
    /// The latest values of a trip that is being recorded.
    case live
    /// The last trip.
    case trip
    /// The last scan.
    case health
    /// What is changing on the car.
    case findings
    case position
    case vehicle
    /// The 12-V battery of a parked car.
    case battery

    /// Whether the broker keeps the message. Live values are old as soon as the trip is over.
    var isRetained: Bool { self != .live }

    /// Whether it is of trips and scans, and so unknown when they are deleted.
    var isOfRecords: Bool { [.trip, .health, .findings, .position].contains(self) }
}

/// The topics of a car, and what is published there.
package struct CarTopics: Hashable, Sendable {
    package let car: PublishedCar
    /// The version of this program, as Home Assistant shows it.
    let version: String
    /// The first part of the topics by which Home Assistant finds devices.
    let discovery: String

    package static let defaultDiscovery = "homeassistant"

    package init(_ car: PublishedCar, version: String, discovery: String? = nil) {
        self.car = car
        self.version = version
        self.discovery = discovery ?? Self.defaultDiscovery
    }

    package var id: String { "obdmech-" + car.id }
    private var root: String { "obdmech/\(car.topic)/" }

    /// On which Home Assistant says that it has started.
    package var birth: String { discovery + "/status" }
    package var online: String { root + CarTopic.online.rawValue }

    private func message(_ topic: CarTopic, _ payload: String) -> MQTTMessage {
        MQTTMessage(root + topic.rawValue, payload, isRetained: topic.isRetained)
    }

    package func online(_ isOnline: Bool) -> MQTTMessage {
        message(.online, isOnline ? "online" : "offline")
    }

    /// By which Home Assistant finds the car and its entities.
    package var device: MQTTMessage {
        let slug = car.topic.replacing("-", with: "_")
        let device = JSON.object([
            (
                "dev",
                .object([
                    ("ids", .array([.string(id)])), ("name", .string(car.name)), ("mf", .text(car.make)),
                    ("mdl", .text(car.profile?.model)), ("sw", .string(version)),
                ])
            ),
            ("o", .object([("name", .string("obdmech")), ("sw", .string(version))])), ("qos", .integer(1)),
            (
                "cmps",
                .object(
                    HomeAssistantEntity.rows(reported: car.signals).map {
                        ($0.key, $0.component(id: id, root: root, slug: slug))
                    })
            ),
        ])
        return MQTTMessage("\(discovery)/device/\(id)/config", device.line, isRetained: true)
    }

    /// Members that identify the car or the adapter, and lists that are too long for a state.
    private static let withheld: Set = ["vin", "device", "ranges", "speedShares", "note"]

    package func trip(_ trip: PublishedTrip) -> MQTTMessage {
        message(.trip, Self.without(Self.withheld, trip.document).line)
    }

    /// The car itself.
    /// - Parameter document: its members in `obdmech vehicle --json`.
    package func vehicle(_ document: JSON) -> MQTTMessage {
        message(.vehicle, Self.without(Self.withheld, document).line)
    }

    /// What empties all topics on which something is retained.
    /// - Parameter topic: `PublishedCar.topic`, also of a car that is not known any more.
    package static func emptying(topic: String) -> [MQTTMessage] {
        CarTopic.allCases.filter(\.isRetained).map {
            MQTTMessage("obdmech/\(topic)/\($0.rawValue)", "", isRetained: true)
        }
    }

    /// What removes a car from Home Assistant.
    package static func removal(of car: ShownCars.Car, discovery: String?) -> [MQTTMessage] {
        let config = "\(discovery ?? defaultDiscovery)/device/obdmech-\(car.id)/config"
        return [MQTTMessage(config, "", isRetained: true)] + emptying(topic: car.topic)
    }

    /// By which a broker distinguishes connections: another one for each target, because a broker ends the older of two
    /// with the same. It has at most the 23 characters that every broker accepts.
    package static func client(of car: String, target: String, origin: String) -> String {
        "obdmech-" + Hexadecimal.text(Array(SHA256.hash("\(origin) \(target) \(car)").prefix(6))).lowercased()
    }

    /// In place of trips and scans that were deleted.
    package var unknown: [MQTTMessage] {
        CarTopic.allCases.filter(\.isOfRecords).map { message($0, "{}") }
    }

    /// What is changing on the car; nil if that is not known.
    package func findings(_ trip: PublishedTrip) -> MQTTMessage? {
        guard let findings = trip.findings else { return nil }
        let document = JSON.object([
            ("findingCount", .integer(Int64(findings.count))), ("findings", .array(findings)),
        ])
        return message(.findings, document.line)
    }

    package func health(_ scan: PublishedScan) -> MQTTMessage {
        let document = JSON.object([
            ("time", .string(CalendarTime.iso8601(scan.scan.time))), ("mil", scan.scan.milOn.map(JSON.bool)),
            ("codes", .array(scan.scan.codes.map { .string($0.description) })),
            // No code of an ECU that did not answer is not the same as no code.
            ("codeCount", scan.areCodesKnown ? .integer(Int64(scan.scan.codes.count)) : nil),
            ("interruption", .text(scan.scan.interruption)),
            ("verdict", scan.document["verdict"]),
        ])
        return message(.health, document.line)
    }

    package func position(_ position: PublishedPosition) -> MQTTMessage? {
        guard position.isComplete else { return nil }
        let document = JSON.object([
            ("latitude", .rounded(position.latitude, 7)), ("longitude", .rounded(position.longitude, 7)),
            // Home Assistant ranks trackers by it, and expects a number.
            ("gps_accuracy", .rounded(position.errorM ?? 0, 0)), ("altitude", .rounded(position.altitudeM, 1)),
            ("course", .rounded(position.courseDegrees, 1)), ("speedKmh", .rounded(position.speedKmh, 1)),
            ("time", .string(CalendarTime.iso8601(position.time))),
        ])
        return message(.position, document.line)
    }

    /// The latest values of a trip that is being recorded.
    package func live(_ values: LiveValues) -> MQTTMessage? {
        guard let document = values.document else { return nil }
        return message(.live, document.line)
    }

    /// The battery of a parked car.
    package func battery(_ parked: LiveValues.Parked) -> MQTTMessage {
        let document = JSON.object([
            ("time", .text(parked.time)), ("voltage", JSON.rounded(parked.volts, 2)), ("low", .bool(parked.isLow)),
        ])
        return message(.battery, document.line)
    }

    /// Values on topics of their own, for programs that read plain numbers.
    package func plain(_ values: [(name: String, value: Double)]) -> [MQTTMessage] {
        values.compactMap { name, value in
            let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard isPlain, CarTopic(rawValue: name) == nil else { return nil }
            return MQTTMessage(root + name, JSON.rounded(value, 4)?.line ?? "", isRetained: false)
        }
    }

    private static func without(_ names: Set<String>, _ document: JSON) -> JSON {
        guard case .object(let members) = document else { return document }
        return .object(members.filter { !names.contains($0.0) })
    }
}
