package import Formats
import OBD
package import Telemetry
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

/// An entity of Home Assistant: a row each. What it shows is a member of the document of its topic.
struct HomeAssistantEntity: Sendable {
    enum Platform: String {
        case sensor
        case binary = "binary_sensor"
        case tracker = "device_tracker"
    }

    /// The name of the component, and the end of its `unique_id`.
    var key: String
    var name: String?
    var platform = Platform.sensor
    /// The topic below that of the car.
    var topic: String
    var template: String?
    var deviceClass: String?
    var unit: String?
    var stateClass: String?
    var icon: String?
    /// How many decimals are shown; nil for texts.
    var decimals: Int?
    /// Whether it says something of the connection or of a measurement, and not of the car.
    var isDiagnostic = false
    /// The signal without which a car does not have the entity.
    var signal: String?

    /// - Parameter member: the member of the document.
    init(
        _ key: String, _ name: String, _ topic: String, _ member: String, class deviceClass: String? = nil,
        _ unit: String? = nil, state stateClass: String? = nil, decimals: Int? = nil, icon: String? = nil
    ) {
        self.key = key
        self.name = name
        self.topic = topic
        // A member that is missing is then unknown, and not an error in Home Assistant's log.
        template = "{{ value_json.get('\(member)') }}"
        self.deviceClass = deviceClass
        self.unit = unit
        self.stateClass = stateClass
        self.decimals = decimals
        self.icon = icon
    }

    private init(_ key: String, _ name: String?, _ platform: Platform, _ topic: String) {
        self.key = key
        self.name = name
        self.platform = platform
        self.topic = topic
    }

    /// A binary sensor. What is not known is neither on nor off.
    private static func whether(
        _ key: String, _ name: String, _ topic: String, _ condition: String, class deviceClass: String
    ) -> Self {
        var entity = Self(key, name, .binary, topic)
        entity.template = "{{ {true: 'ON', false: 'OFF'}.get(\(condition)) }}"
        entity.deviceClass = deviceClass
        return entity
    }

    private var diagnostic: Self {
        var entity = self
        entity.isDiagnostic = true
        return entity
    }

    static func live(
        _ signal: String, _ name: String, class deviceClass: String? = nil, _ unit: String?, decimals: Int = 0,
        icon: String? = nil
    ) -> Self {
        Self(
            signal, name, "live", signal, class: deviceClass, unit, state: "measurement", decimals: decimals, icon: icon
        )
    }

    /// What a car says while it is driven.
    private static let live: [Self] = [
        .live("vehicleSpeed", "Speed", class: "speed", "km/h"),
        .live("engineSpeed", "Engine speed", "rpm", icon: "mdi:engine"),
        .live("coolantTemperature", "Coolant", class: "temperature", "°C"),
        .live("engineOilTemperature", "Oil", class: "temperature", "°C"),
        .live("intakeAirTemperature", "Intake air", class: "temperature", "°C"),
        .live("ambientTemperature", "Outside", class: "temperature", "°C"),
        .live("controlModuleVoltage", "Battery voltage", class: "voltage", "V", decimals: 1),
        .live("engineLoad", "Engine load", "%", icon: "mdi:gauge"),
        .live("fuelLevel", "Fuel level", "%", icon: "mdi:gas-station"),
    ]

    /// What custom PIDs say of an electric car, and of tires. Cars that do not report it have no such entities.
    private static let standard: [Self] = {
        var rows: [Self] = [
            .live("stateOfCharge", "Charge", class: "battery", "%"),
            .live("stateOfHealth", "Battery health", "%", icon: "mdi:battery-heart-variant"),
            .live("electricRange", "Range", class: "distance", "km"),
            .live("cellVoltageSpread", "Spread of cell voltages", class: "voltage", "V", decimals: 3),
            .live("starterBatteryVoltage", "12 V battery", class: "voltage", "V", decimals: 1),
        ]
        for (signal, place) in zip(Signal.tirePressures, ["front left", "front right", "rear left", "rear right"]) {
            rows.append(.live(signal.name, "Tire pressure, \(place)", class: "pressure", "kPa"))
        }
        let battery: [Self] = [
            .live("hybridBatteryVoltage", "Traction battery voltage", class: "voltage", "V"),
            .live("hybridBatteryCurrent", "Traction battery current", class: "current", "A"),
            Self(
                "tripEnergyConsumption", "Last trip energy consumption", "trip", "averageKWhPer100Km", "kWh/100km",
                decimals: 1, icon: "mdi:lightning-bolt"),
            Self(
                "tripCharge", "Charge after the last trip", "trip", "chargeEndPercent", class: "battery", "%",
                decimals: 0),
            Self(
                "tripChargeUsed", "Last trip charge used", "trip", "chargeUsedPercent", "%", decimals: 1,
                icon: "mdi:battery-minus"),
        ]
        return rows.map { $0.needing($0.key) } + battery.map { $0.needing(Signal.stateOfCharge.name) }
    }()

    private func needing(_ signal: String) -> Self {
        var entity = self
        entity.signal = signal
        return entity
    }

    /// What is known of the last trip.
    private static let trip: [Self] = [
        Self("tripStart", "Last trip", "trip", "start", class: "timestamp"),
        Self("tripDistance", "Last trip distance", "trip", "distanceKm", class: "distance", "km", decimals: 1),
        Self("tripDuration", "Last trip duration", "trip", "durationS", class: "duration", "s", decimals: 0),
        Self("tripFuel", "Last trip fuel", "trip", "fuelL", class: "volume", "L", decimals: 2),
        Self(
            "tripConsumption", "Last trip consumption", "trip", "averageLPer100Km", "L/100km", decimals: 1,
            icon: "mdi:gas-station"),
        Self("tripEnergy", "Last trip energy", "trip", "batteryKWh", class: "energy", "kWh", decimals: 2),
        Self("tripCost", "Last trip cost", "trip", "fuelCost", decimals: 2, icon: "mdi:cash"),
        Self("tripScore", "Last trip score", "trip", "score", decimals: 0, icon: "mdi:steering"),
    ]

    /// What the last scan found.
    private static let health: [Self] = {
        var verdict = Self("verdict", "Verdict", "health", "verdict", icon: "mdi:car-wrench")
        // Home Assistant accepts no longer state. What is missing is unknown there, and not a text of its own.
        verdict.template = "{{ value_json.verdict[:255] if value_json.verdict is defined else None }}"
        return [
            whether(
                "problem", "Trouble codes present", "health",
                "value_json.codeCount > 0 if value_json.codeCount is defined else None", class: "problem"),
            whether("mil", "Check engine light", "health", "value_json.get('mil')", class: "problem"), verdict,
            Self("codeCount", "Trouble codes", "health", "codeCount", decimals: 0, icon: "mdi:engine-outline"),
            Self("scanTime", "Last scan", "health", "time", class: "timestamp").diagnostic,
        ]
    }()

    /// The 12-V battery between two drives (`obdmech log`).
    private static let parked: [Self] = [
        whether("parkedBatteryLow", "Battery while parked", "battery", "value_json.get('low')", class: "battery"),
        Self(
            "parkedVoltage", "Voltage while parked", "battery", "voltage", class: "voltage", "V", state: "measurement",
            decimals: 1),
        Self("parkedTime", "Battery measured", "battery", "time", class: "timestamp").diagnostic,
    ]

    /// What is known of the car itself.
    private static let vehicle: [Self] = {
        var odometer = Self(
            "odometer", "Odometer", "vehicle", "odometerNowKm", class: "distance", "km", state: "total_increasing",
            decimals: 0, icon: "mdi:counter")
        odometer.template = "{{ value_json.get('odometerNowKm', value_json.get('odometerKm')) }}"
        return [odometer]
    }()

    private static let others: [Self] = {
        var connection = Self("online", "Connection", .binary, "online")
        connection.deviceClass = "connectivity"
        return [
            connection.diagnostic, Self("here", nil, .tracker, "position"),
            Self("findingCount", "Changes", "findings", "findingCount", decimals: 0, icon: "mdi:chart-line"),
        ]
    }()

    static let rows = live + standard + trip + health + parked + vehicle + others

    /// The entities of a car that reports these signals.
    static func rows(reported: Set<String>) -> [Self] {
        rows.filter { $0.signal.map(reported.contains) ?? true }
    }

    /// The component of a device.
    func component(id: String, root: String, slug: String) -> JSON {
        var members: [(String, JSON?)] = [
            ("p", .string(platform.rawValue)), ("unique_id", .string("\(id)-\(key)")),
            ("default_entity_id", .string("\(platform.rawValue).\(slug)_\(Self.snake(key))")),
            ("name", name.map(JSON.string) ?? .null),
        ]
        switch platform {
        case .tracker: members += [("json_attr_t", .string(root + topic)), ("source_type", .string("gps"))]
        default: members.append(("stat_t", .string(root + topic)))
        }
        members += [
            ("val_tpl", .text(template)), ("dev_cla", .text(deviceClass)), ("unit_of_meas", .text(unit)),
            ("stat_cla", .text(stateClass)), ("sug_dsp_prc", decimals.map { .integer(Int64($0)) }), ("ic", .text(icon)),
            ("ent_cat", isDiagnostic ? .string("diagnostic") : nil),
        ]
        switch topic {
        // Only what is live is gone with the connection: the last trip stays known while the car is away.
        case "live":
            members += [
                ("exp_aft", .integer(60)), ("avty_t", .string(root + "online")), ("pl_avail", .string("online")),
                ("pl_not_avail", .string("offline")),
            ]
        case "online": members += [("pl_on", .string("online")), ("pl_off", .string("offline"))]
        case "health" where key == "problem", "findings": members.append(("json_attr_t", .string(root + topic)))
        default: break
        }
        return .object(members)
    }

    private static func snake(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
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
    package var online: String { root + "online" }

    package func online(_ isOnline: Bool) -> MQTTMessage {
        MQTTMessage(online, isOnline ? "online" : "offline", isRetained: true)
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
        MQTTMessage(root + "trip", Self.without(Self.withheld, trip.document).line, isRetained: true)
    }

    /// The car itself.
    /// - Parameter document: its members in `obdmech vehicle --json`.
    package func vehicle(_ document: JSON) -> MQTTMessage {
        MQTTMessage(root + "vehicle", Self.without(Self.withheld, document).line, isRetained: true)
    }

    /// What empties all topics on which something is retained.
    /// - Parameter topic: `PublishedCar.topic`, also of a car that is not known any more.
    package static func emptying(topic: String) -> [MQTTMessage] {
        retained.map { MQTTMessage("obdmech/\(topic)/\($0)", "", isRetained: true) }
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

    private static let retained = ["online", "trip", "health", "findings", "position", "vehicle", "battery"]

    /// In place of trips and scans that were deleted.
    package var unknown: [MQTTMessage] {
        ["trip", "health", "findings", "position"].map { MQTTMessage(root + $0, "{}", isRetained: true) }
    }

    /// What is changing on the car; nil if that is not known.
    package func findings(_ trip: PublishedTrip) -> MQTTMessage? {
        guard let findings = trip.findings else { return nil }
        let document = JSON.object([
            ("findingCount", .integer(Int64(findings.count))), ("findings", .array(findings)),
        ])
        return MQTTMessage(root + "findings", document.line, isRetained: true)
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
        return MQTTMessage(root + "health", document.line, isRetained: true)
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
        return MQTTMessage(root + "position", document.line, isRetained: true)
    }

    /// The latest values of a trip that is being recorded.
    package func live(_ values: LiveValues) -> MQTTMessage? {
        guard let document = values.document else { return nil }
        return MQTTMessage(root + "live", document.line, isRetained: false)
    }

    /// The battery of a parked car.
    package func battery(_ parked: LiveValues.Parked) -> MQTTMessage {
        let document = JSON.object([
            ("time", .text(parked.time)), ("voltage", JSON.rounded(parked.volts, 2)), ("low", .bool(parked.isLow)),
        ])
        return MQTTMessage(root + "battery", document.line, isRetained: true)
    }

    /// Values on topics of their own, for programs that read plain numbers.
    package func plain(_ values: [(name: String, value: Double)]) -> [MQTTMessage] {
        values.compactMap { name, value in
            let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            guard isPlain, !Self.groups.contains(name) else { return nil }
            return MQTTMessage(root + name, JSON.rounded(value, 4)?.line ?? "", isRetained: false)
        }
    }

    private static let groups = Set(retained + ["live"])

    private static func without(_ names: Set<String>, _ document: JSON) -> JSON {
        guard case .object(let members) = document else { return document }
        return .object(members.filter { !names.contains($0.0) })
    }
}

/// The latest values of a program that records, from its lines of JSON.
package struct LiveValues: Sendable {
    /// The VIN that the trip began with.
    package private(set) var vin: String?
    /// Whether a trip is being recorded.
    package private(set) var isInTrip = false
    /// Whether a car is really driven.
    package private(set) var isReal = true
    package private(set) var position: PublishedPosition?
    /// The number of the trip in the database, and its beginning, in whole seconds; nil if it is not stored.
    package private(set) var trip: Int64?
    package private(set) var start: WallTime?
    private let keepsSamples: Bool
    private var samples: [Sample] = []
    private var time: String?
    private var values: [(name: String, value: Double)] = []
    private var changed: Set<String> = []
    /// The battery of the car between two drives, if it was reported since the last call.
    private var parked: Parked?

    package struct Parked: Hashable, Sendable {
        package let time: String?
        package let volts: Double
        package let isLow: Bool
    }

    /// - Parameter keepsSamples: whether every sample is kept for `popSamples`.
    package init(keepsSamples: Bool = false) { self.keepsSamples = keepsSamples }

    /// Returns all samples that have come since the last call, with times since the start of the trip.
    package mutating func popSamples() -> [Sample] {
        defer { samples = [] }
        return samples
    }

    package mutating func popParked() -> Parked? { parked.take() }

    package mutating func add(line: String) {
        guard let document = JSON(parsing: Array(line.utf8)) else { return }
        switch document["type"]?.text {
        case "start":
            self = LiveValues(keepsSamples: keepsSamples)
            trip = document["trip"]?.double.flatMap(Int64.init(exactly:))
            start = document["time"]?.text.flatMap { WallTime(iso8601: $0) }
            vin = document["vin"]?.text
            isReal = document["device"]?.text.map { SourceKind(device: $0).isDriving } ?? true
            isInTrip = true
        case "summary", "error": isInTrip = false
        case "parked":
            guard let volts = document["voltage"]?.double else { return }
            let isLow = if case .bool(true)? = document["low"] { true } else { false }
            parked = Parked(time: document["time"]?.text, volts: volts, isLow: isLow)
        case "sample":
            guard let name = document["signal"]?.text, let value = document["value"]?.double else { return }
            isInTrip = true
            time = document["time"]?.text ?? time
            changed.insert(name)
            addPosition(name, value)
            if keepsSamples, let seconds = document["t"]?.double {
                let unit = Unit(document["unit"]?.text ?? "")
                samples.append(Sample(Signal(name, unit), value, at: Instant.zero.advanced(bySeconds: seconds)))
            }
            if let index = values.firstIndex(where: { $0.name == name }) {
                values[index].value = value
            } else {
                values.append((name, value))
            }
        default: break
        }
    }

    private mutating func addPosition(_ name: String, _ value: Double) {
        guard let signal = Self.ofPositions[name] else { return }
        var position = position ?? PublishedPosition(time: WallTime(microseconds: 0))
        position.add(Sample(signal, value, at: .zero))
        position.time = time.flatMap { WallTime(iso8601: $0) } ?? position.time
        self.position = position
    }

    private static let ofPositions = Dictionary(uniqueKeysWithValues: Signal.ofPositions.map { ($0.name, $0) })

    /// When the latest value was true; nil before the first one.
    var sampleTime: WallTime? { time.flatMap { WallTime(iso8601: $0) } }

    /// The latest value of a signal; nil if there was none.
    subscript(signal: Signal) -> Double? { values.first { $0.name == signal.name }?.value }

    /// Nil before the first value. Positions have a topic of their own.
    var document: JSON? {
        guard !values.isEmpty else { return nil }
        return .object(
            [("time", .text(time))]
                + values.filter { Self.ofPositions[$0.name] == nil }.map { ($0.name, JSON.rounded($0.value, 4)) })
    }

    /// Whether anything has come since `popChanged`.
    package var hasChanged: Bool { !changed.isEmpty }

    /// Returns what has come since the last call, without positions.
    package mutating func popChanged() -> [(name: String, value: Double)] {
        defer { changed = [] }
        return values.filter { changed.contains($0.name) && Self.ofPositions[$0.name] == nil }
    }
}
