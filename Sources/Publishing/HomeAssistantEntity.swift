import Formats
import OBD
import Telemetry

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
    var topic: CarTopic
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
        _ key: String, _ name: String, _ topic: CarTopic, _ member: String, class deviceClass: String? = nil,
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

    private init(_ key: String, _ name: String?, _ platform: Platform, _ topic: CarTopic) {
        self.key = key
        self.name = name
        self.platform = platform
        self.topic = topic
    }

    /// A binary sensor. What is not known is neither on nor off.
    private static func whether(
        _ key: String, _ name: String, _ topic: CarTopic, _ condition: String, class deviceClass: String
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
            signal, name, .live, signal, class: deviceClass, unit, state: "measurement", decimals: decimals, icon: icon
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
                "tripEnergyConsumption", "Last trip energy consumption", .trip, "averageKWhPer100Km", "kWh/100km",
                decimals: 1, icon: "mdi:lightning-bolt"),
            Self(
                "tripCharge", "Charge after the last trip", .trip, "chargeEndPercent", class: "battery", "%",
                decimals: 0),
            Self(
                "tripChargeUsed", "Last trip charge used", .trip, "chargeUsedPercent", "%", decimals: 1,
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
        Self("tripStart", "Last trip", .trip, "start", class: "timestamp"),
        Self("tripDistance", "Last trip distance", .trip, "distanceKm", class: "distance", "km", decimals: 1),
        Self("tripDuration", "Last trip duration", .trip, "durationS", class: "duration", "s", decimals: 0),
        Self("tripFuel", "Last trip fuel", .trip, "fuelL", class: "volume", "L", decimals: 2),
        Self(
            "tripConsumption", "Last trip consumption", .trip, "averageLPer100Km", "L/100km", decimals: 1,
            icon: "mdi:gas-station"),
        Self("tripEnergy", "Last trip energy", .trip, "batteryKWh", class: "energy", "kWh", decimals: 2),
        Self("tripCost", "Last trip cost", .trip, "fuelCost", decimals: 2, icon: "mdi:cash"),
        Self("tripScore", "Last trip score", .trip, "score", decimals: 0, icon: "mdi:steering"),
    ]

    /// What the last scan found.
    private static let health: [Self] = {
        var verdict = Self("verdict", "Verdict", .health, "verdict", icon: "mdi:car-wrench")
        // Home Assistant accepts no longer state. What is missing is unknown there, and not a text of its own.
        verdict.template = "{{ value_json.verdict[:255] if value_json.verdict is defined else None }}"
        return [
            whether(
                "problem", "Trouble codes present", .health,
                "value_json.codeCount > 0 if value_json.codeCount is defined else None", class: "problem"),
            whether("mil", "Check engine light", .health, "value_json.get('mil')", class: "problem"), verdict,
            Self("codeCount", "Trouble codes", .health, "codeCount", decimals: 0, icon: "mdi:engine-outline"),
            Self("scanTime", "Last scan", .health, "time", class: "timestamp").diagnostic,
        ]
    }()

    /// The 12-V battery between two drives (`obdmech log`).
    private static let parked: [Self] = [
        whether("parkedBatteryLow", "Battery while parked", .battery, "value_json.get('low')", class: "battery"),
        Self(
            "parkedVoltage", "Voltage while parked", .battery, "voltage", class: "voltage", "V", state: "measurement",
            decimals: 1),
        Self("parkedTime", "Battery measured", .battery, "time", class: "timestamp").diagnostic,
    ]

    /// What is known of the car itself.
    private static let vehicle: [Self] = {
        var odometer = Self(
            "odometer", "Odometer", .vehicle, "odometerNowKm", class: "distance", "km", state: "total_increasing",
            decimals: 0, icon: "mdi:counter")
        odometer.template = "{{ value_json.get('odometerNowKm', value_json.get('odometerKm')) }}"
        return [odometer]
    }()

    private static let others: [Self] = {
        var connection = Self("online", "Connection", .binary, .online)
        connection.deviceClass = "connectivity"
        return [
            connection.diagnostic, Self("here", nil, .tracker, .position),
            Self("findingCount", "Changes", .findings, "findingCount", decimals: 0, icon: "mdi:chart-line"),
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
        case .tracker: members += [("json_attr_t", .string(root + topic.rawValue)), ("source_type", .string("gps"))]
        default: members.append(("stat_t", .string(root + topic.rawValue)))
        }
        members += [
            ("val_tpl", .text(template)), ("dev_cla", .text(deviceClass)), ("unit_of_meas", .text(unit)),
            ("stat_cla", .text(stateClass)), ("sug_dsp_prc", decimals.map { .integer(Int64($0)) }), ("ic", .text(icon)),
            ("ent_cat", isDiagnostic ? .string("diagnostic") : nil),
        ]
        switch topic {
        // Only what is live is gone with the connection: the last trip stays known while the car is away.
        case .live:
            members += [
                ("exp_aft", .integer(60)), ("avty_t", .string(root + CarTopic.online.rawValue)),
                ("pl_avail", .string("online")),
                ("pl_not_avail", .string("offline")),
            ]
        case .online: members += [("pl_on", .string("online")), ("pl_off", .string("offline"))]
        case .health where key == "problem", .findings: members.append(("json_attr_t", .string(root + topic.rawValue)))
        case .health, .trip, .position, .vehicle, .battery: break
        }
        return .object(members)
    }

    private static func snake(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }
}
