/// A value that means the same in every car, whatever it is called in a file: its samples have the standard's own name and
/// unit, so that trips, trends and other programs need no knowledge of the car.
package struct StandardValue: Hashable, Sendable {
    /// The name of its signal, such as `stateOfCharge`.
    package let name: String
    /// The symbol of its unit, such as `kPa`.
    package let unit: String
    /// What people call it.
    package let title: String
    /// How signal sets of OBDb call it.
    let metric: String?
    /// How profiles of WiCAN call it, in upper case.
    let profileNames: Set<String>

    /// Whether a car has many of them, each with a signal of its own.
    package var isOneOfMany: Bool { name == Self.cellName }

    /// The name of a signal: of many the first number that is not used.
    func signalName(taken: Set<String>) -> String {
        guard isOneOfMany else { return name }
        var number = 1
        while taken.contains("\(name)\(number)") { number += 1 }
        return "\(name)\(number)"
    }

    private static let cellName = "cellVoltage"

    private init(
        _ name: String, _ unit: String, _ title: String, metric: String? = nil, profileNames: Set<String> = []
    ) {
        self.name = name
        self.unit = unit
        self.title = title
        self.metric = metric
        self.profileNames = profileNames
    }

    package static let all: [StandardValue] =
        [
            StandardValue(
                "stateOfCharge", "%", "State of charge", metric: "stateOfCharge", profileNames: ["SOC", "SOC_D"]),
            StandardValue(
                "stateOfHealth", "%", "State of health", metric: "stateOfHealth", profileNames: ["SOH"]),
            StandardValue(
                "odometer", "km", "Odometer", metric: "odometer", profileNames: ["ODOMETER", "ODOMETER_MI"]),
            StandardValue("electricRange", "km", "Electric range", metric: "electricRange", profileNames: ["RANGE"]),
            StandardValue("fuelRange", "km", "Range of the fuel", metric: "fuelRange"),
            StandardValue("gear", "", "Gear"),
            StandardValue(
                "starterBatteryVoltage", "V", "12 V battery", metric: "starterBatteryVoltage", profileNames: ["LV_V"]),
            StandardValue(
                "hybridBatteryVoltage", "V", "Traction battery voltage", metric: "tractionBatteryVoltage",
                profileNames: ["HV_V"]),
            StandardValue(
                "hybridBatteryCurrent", "A", "Traction battery current", metric: "tractionBatteryCurrent",
                profileNames: ["HV_A"]),
            StandardValue(
                "cellVoltageMax", "V", "Highest cell voltage", profileNames: ["HV_C_V_MAX"]),
            StandardValue("cellVoltageMin", "V", "Lowest cell voltage", profileNames: ["HV_C_V_MIN"]),
            StandardValue("cellVoltageSpread", "V", "Spread of cell voltages", profileNames: ["HV_C_DIFF"]),
            StandardValue(cellName, "V", "Cell voltage"),
            StandardValue("batteryTemperatureMax", "°C", "Warmest battery module", profileNames: ["HV_T_MAX"]),
            StandardValue("batteryTemperatureMin", "°C", "Coldest battery module", profileNames: ["HV_T_MIN"]),
            StandardValue(
                "batteryCapacity", "kWh", "Battery capacity", metric: "tractionBatteryCapacity",
                profileNames: ["HV_CAPACITY_KWH"]),
            StandardValue("fuelLevel", "%", "Fuel level", metric: "fuelTankLevel", profileNames: ["FUEL"]),
            StandardValue(
                "transmissionTemperature", "°C", "Transmission fluid temperature",
                metric: "transmissionFluidTemperature"),
            StandardValue("vehicleSpeed", "km/h", "Speed", metric: "speed", profileNames: ["SPEED"]),
            StandardValue(
                "coolantTemperature", "°C", "Coolant temperature", metric: "engineCoolantTemperature",
                profileNames: ["COOLANT_TMP"]),
            StandardValue("engineOilTemperature", "°C", "Oil temperature", metric: "engineOilTemperature"),
            StandardValue("oilPressure", "kPa", "Engine oil pressure"),
            StandardValue("charging", "", "Charging", metric: "isCharging", profileNames: ["CHARGING"]),
            StandardValue("pluggedIn", "", "Plugged in", metric: "pluggedIn", profileNames: ["CHARGER_CONNECTED"]),
        ] + wheels

    private static let wheels: [StandardValue] = [
        ("front", "left"), ("front", "right"), ("rear", "left"), ("rear", "right"),
    ]
    .flatMap { axle, side in
        let place = axle.prefix(1).uppercased() + axle.dropFirst() + side.prefix(1).uppercased() + side.dropFirst()
        let metric = axle + side.prefix(1).uppercased() + side.dropFirst()
        let short = (axle.prefix(1) + side.prefix(1)).uppercased()
        return [
            StandardValue(
                "tirePressure" + place, "kPa", "Tire pressure, \(axle) \(side)", metric: metric + "TirePressure",
                profileNames: ["TYRE_P_" + short]),
            StandardValue(
                "tireTemperature" + place, "°C", "Tire temperature, \(axle) \(side)",
                metric: metric + "TireTemperature", profileNames: ["TYRE_T_" + short]),
        ]
    }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    package static func named(_ name: String) -> StandardValue? { byName[name] }

    static func ofMetric(_ metric: String) -> StandardValue? { all.first { $0.metric == metric } }

    static func ofProfile(_ name: String) -> StandardValue? {
        let name = name.uppercased()
        if name.hasPrefix("HV_C_V_"), Int(name.dropFirst("HV_C_V_".count)) != nil { return byName[cellName] }
        return all.first { $0.profileNames.contains(name) }
    }

    /// Returns what the name of a voltage says of the cells of a battery, such as "Cell voltage, maximum" and "Module 2 cell
    /// 7 voltage": signal sets have no metric for these.
    static func ofCells(_ name: String, unit: String) -> StandardValue? {
        guard conversion(from: unit, to: "V") != nil else { return nil }
        let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        func has(_ starts: String...) -> Bool { words.contains { word in starts.contains(where: word.hasPrefix) } }
        guard has("cell"), has("volt", "deviation", "difference"), !has("average", "avg", "sum", "limit", "ocv", "open")
        else { return nil }
        if has("max", "highest") { return byName["cellVoltageMax"] }
        if has("min", "lowest") { return byName["cellVoltageMin"] }
        if has("deviation", "difference", "delta", "spread") { return byName["cellVoltageSpread"] }
        return words.contains { $0.last?.isNumber == true } ? byName[cellName] : nil
    }

    /// Words of names in lists that know no standard: all of a row are there, in one of their forms, and none of `others`.
    private static let words: [(name: String, words: [Set<String>], others: Set<String>)] = {
        let auxiliary: Set = ["aux", "auxiliary", "auxillary", "12v", "lv", "cell", "min", "max", "minimum", "maximum"]
        // Of currents and voltages elsewhere, or that are not measured.
        let parts: Set = [
            "charge", "charging", "charger", "limit", "target", "commanded", "motor", "heater", "inverter", "capacitor",
            "booster", "average", "before", "after", "rest", "module", "obc", "ptc",
        ]
        var rows: [(name: String, words: [Set<String>], others: Set<String>)] = [
            ("stateOfHealth", [["soh"]], auxiliary), ("stateOfHealth", [["state"], ["health"]], auxiliary),
            ("stateOfCharge", [["soc"]], auxiliary), ("stateOfCharge", [["state"], ["charge"]], auxiliary),
            ("odometer", [["odometer", "odo"]], ["last", "at", "since", "service", "trip"]),
            (
                "hybridBatteryCurrent", [["battery", "batt", "hv", "hvb"], ["current", "amps"]],
                auxiliary.union(parts).union(["available"])
            ),
            (
                "hybridBatteryVoltage",
                [["hv", "hvb", "high", "dc", "traction", "pack"], ["battery", "batt", "hv"], ["voltage", "volts"]],
                auxiliary.union(parts)
            ),
        ]
        let wheels: [(place: String, short: String, words: [Set<String>])] = [
            ("FrontLeft", "fl", [["front"], ["left"]]), ("FrontRight", "fr", [["front"], ["right"]]),
            ("RearLeft", "rl", [["rear"], ["left"]]), ("RearRight", "rr", [["rear"], ["right"]]),
        ]
        for wheel in wheels {
            for words in [wheel.words, [[wheel.short]]] {
                rows.append(("tirePressure" + wheel.place, [["tire", "tyre"], ["pressure"]] + words, []))
            }
        }
        return rows
    }()

    /// Whether a name is of what the car shows, not of what a module knows.
    static func isShown(_ name: String) -> Bool {
        let name = name.lowercased()
        return name.contains("disp") || name.contains("dash")
    }

    /// Returns what the words of a name say, such as "State of Charge Display"; nil if that has no standard, or another unit.
    static func ofWords(_ name: String, unit: String) -> StandardValue? {
        if let cells = ofCells(name, unit: unit) { return cells }
        let found = Set(name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
        return words.lazy.filter { row in
            row.words.allSatisfy { !$0.isDisjoint(with: found) } && row.others.isDisjoint(with: found)
        }
        .compactMap { byName[$0.name] }.first { conversion(from: unit, to: $0.unit) != nil }
    }

    /// Factors and offsets that turn a value in another unit into this one: value x factor + offset.
    static func conversion(from unit: String, to standard: String) -> (factor: Double, offset: Double)? {
        if unit == standard { return (1, 0) }
        return conversions[standard]?[unit.lowercased()]
    }

    private static let conversions: [String: [String: (factor: Double, offset: Double)]] = [
        "kPa": [
            "kpa": (1, 0), "psi": (6.894757, 0), "bar": (100, 0), "bars": (100, 0), "mbar": (0.1, 0), "hpa": (0.1, 0),
            "pa": (0.001, 0),
        ],
        "km": ["km": (1, 0), "mi": (1.609344, 0), "miles": (1.609344, 0), "m": (0.001, 0)],
        "°C": ["°c": (1, 0), "c": (1, 0), "°f": (5.0 / 9, -160.0 / 9), "f": (5.0 / 9, -160.0 / 9), "k": (1, -273.15)],
        "km/h": ["km/h": (1, 0), "kmh": (1, 0), "kph": (1, 0), "mph": (1.609344, 0), "m/s": (3.6, 0)],
        "V": ["v": (1, 0), "mv": (0.001, 0), "kv": (1000, 0)],
        "A": ["a": (1, 0), "ma": (0.001, 0), "ka": (1000, 0)],
        "kWh": ["kwh": (1, 0), "wh": (0.001, 0), "kj": (1.0 / 3600, 0)],
        "%": ["%": (1, 0), "percent": (1, 0), "ratio": (100, 0), "normal": (100, 0)],
        "": ["": (1, 0), "none": (1, 0)],
    ]
}
