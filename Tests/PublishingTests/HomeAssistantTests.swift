import Formats
import Testing

@testable import Publishing

/// What Home Assistant refuses or warns of. Source: its sensor/const.py (`DEVICE_CLASS_UNITS`,
/// `DEVICE_CLASS_STATE_CLASSES`), mqtt/sensor.py, mqtt/binary_sensor.py, mqtt/device_tracker.py, mqtt/schemas.py and
/// mqtt/abbreviations.py in version 2026.11. `Tests/Peers/publish` asks Home Assistant itself, where it is installed.
@Suite(.timeLimit(.minutes(20))) struct HomeAssistantTests {
    private struct Rule {
        var units: Set<String>
        var stateClasses: Set<String>
    }

    private static let rules: [String: Rule] = [
        "speed": Rule(units: ["km/h", "mph", "m/s"], stateClasses: ["measurement"]),
        "temperature": Rule(units: ["°C", "°F", "K"], stateClasses: ["measurement"]),
        "voltage": Rule(units: ["V", "mV"], stateClasses: ["measurement"]),
        "distance": Rule(units: ["km", "m", "mi"], stateClasses: ["measurement", "total", "total_increasing"]),
        "duration": Rule(units: ["s", "min", "h", "d"], stateClasses: ["measurement", "total", "total_increasing"]),
        "volume": Rule(units: ["L", "m³", "gal"], stateClasses: ["total", "total_increasing"]),
        "energy": Rule(units: ["kWh", "Wh"], stateClasses: ["total", "total_increasing"]),
        "battery": Rule(units: ["%"], stateClasses: ["measurement"]),
        "current": Rule(units: ["A", "mA"], stateClasses: ["measurement"]),
        "pressure": Rule(units: ["kPa", "bar", "psi"], stateClasses: ["measurement"]),
        // Those have neither.
        "timestamp": Rule(units: [], stateClasses: []),
    ]

    private static let ofAll: Set = ["p", "unique_id", "default_entity_id", "name", "dev_cla", "ic", "ent_cat"]
    private static let availability: Set = ["avty_t", "pl_avail", "pl_not_avail"]
    private static let keys: [String: Set<String>] = [
        "sensor": ofAll.union(availability).union([
            "stat_t", "val_tpl", "unit_of_meas", "stat_cla", "sug_dsp_prc", "exp_aft", "json_attr_t",
        ]),
        "binary_sensor": ofAll.union(availability).union([
            "stat_t", "val_tpl", "pl_on", "pl_off", "exp_aft", "json_attr_t",
        ]),
        // No device class.
        "device_tracker": ofAll.subtracting(["dev_cla"]).union(["json_attr_t", "source_type"]),
    ]

    private static func components() throws -> [(key: String, component: JSON)] {
        var car = Published.car("Golf")
        car.signals = Set(HomeAssistantEntity.rows.compactMap(\.signal))
        let message = CarTopics(car, version: "1.2").device
        let document = try #require(JSON(parsing: Array(message.payload.utf8)))
        guard case .object(let members)? = document["cmps"] else { return [] }
        return members.compactMap { key, component in component.map { (key, $0) } }
    }

    @Test func everyEntityIsAccepted() throws {
        let components = try Self.components()
        #expect(components.count == HomeAssistantEntity.rows.count)
        for (key, component) in components {
            let platform = try #require(component["p"]?.text)
            guard case .object(let members) = component else { continue }
            let foreign = Set(members.map(\.0)).subtracting(try #require(Self.keys[platform]))
            #expect(foreign.isEmpty, "\(key): \(foreign)")
            // Sensors cannot be of category "config".
            #expect([nil, "diagnostic"].contains(component["ent_cat"]?.text), "\(key)")
            let (unit, stateClass) = (component["unit_of_meas"]?.text, component["stat_cla"]?.text)
            #expect(unit != "" && [nil, "measurement", "total", "total_increasing"].contains(stateClass), "\(key)")
            guard platform == "sensor" else { continue }
            // A number of decimals makes a text an error.
            #expect(
                (component["sug_dsp_prc"] == nil) == ["timestamp", "text"].contains(Self.kind(component)), "\(key)")
            guard let deviceClass = component["dev_cla"]?.text else { continue }
            let rule = try #require(Self.rules[deviceClass], "\(key): \(deviceClass)")
            #expect(unit.map { rule.units.contains($0) } ?? rule.units.isEmpty, "\(key): \(unit ?? "")")
            #expect(stateClass.map { rule.stateClasses.contains($0) } ?? true, "\(key): \(stateClass ?? "")")
        }
    }

    private static func kind(_ component: JSON) -> String {
        if component["dev_cla"]?.text == "timestamp" { return "timestamp" }
        return component["unique_id"]?.text?.hasSuffix("-verdict") == true ? "text" : "number"
    }

    @Test func binarySensorsHaveKnownClasses() throws {
        for (key, component) in try Self.components() where component["p"]?.text == "binary_sensor" {
            #expect(["problem", "battery", "connectivity"].contains(component["dev_cla"]?.text), "\(key)")
        }
    }

    @Test func identitiesAreUnique() throws {
        let components = try Self.components().map(\.component)
        for member in ["unique_id", "default_entity_id"] {
            let values = components.compactMap { $0[member]?.text }
            #expect(values.count == components.count && Set(values).count == values.count)
        }
        // A tracker has the name of the device.
        #expect(components.allSatisfy { ($0["name"]?.text == nil) == ($0["p"]?.text == "device_tracker") })
    }

    /// What is not known is unknown there, and neither "no code" nor "light off".
    @Test func whatIsNotKnown() throws {
        var scan = Published.scan([], mil: nil)
        scan.areCodesKnown = false
        let topics = CarTopics(Published.car("Golf"), version: "1.2")
        let health = try #require(JSON(parsing: Array(topics.health(scan).payload.utf8)))
        #expect(health["codeCount"] == nil && health["mil"] == nil)
        scan.areCodesKnown = true
        #expect(try #require(JSON(parsing: Array(topics.health(scan).payload.utf8)))["codeCount"]?.double == 0)
        let kept = Set(CarTopics.emptying(topic: "golf").map(\.topic))
        #expect(topics.unknown.allSatisfy { $0.payload == "{}" && $0.isRetained && kept.contains($0.topic) })
    }

    @Test func vehicle() throws {
        let topics = CarTopics(Published.car("Golf"), version: "1.2")
        let message = topics.vehicle(.object([("vin", .string(Published.vin)), ("odometerNowKm", .number(12_345))]))
        #expect(message == MQTTMessage("obdmech/golf/vehicle", "{\"odometerNowKm\":12345}", isRetained: true))
    }
}
