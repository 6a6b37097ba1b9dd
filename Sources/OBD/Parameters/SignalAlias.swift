/// A name that people use for a signal: an abbreviation or an everyday word. To add one, add a row.
///
/// The abbreviations are those of SAE J1930 (ECT, IAT, MAF, MAP, TP, HO2S) and of workshop practice (TPS, STFT, LTFT).
package struct SignalAlias: Sendable {
    package enum Target: Sendable {
        /// Names of signals, of which the first one that the vehicle supports is read.
        case first([String])
        /// Names of signals, of which all that the vehicle supports are read.
        case all([String])
        /// A request of another service, with the name of its response, for what no PID provides.
        case request([UInt8], name: String)
    }

    /// The names in lower-case letters and digits; shells offer the first one as a completion.
    package let names: [String]
    package let target: Target
    /// The description that shells show beside the completion.
    package let meaning: String

    private init(_ names: String, _ target: Target, _ meaning: String) {
        self.names = names.split(separator: " ").map(String.init)
        self.target = target
        self.meaning = meaning
    }

    package static let rows: [SignalAlias] = engine + fuelTrims + oxygenSensors + others

    private static let engine: [SignalAlias] = [
        SignalAlias("rpm revs tach", .first(["engineSpeed"]), "engine speed"),
        SignalAlias("speed vss kmh mph", .first(["vehicleSpeed"]), "vehicle speed"),
        SignalAlias(
            "ect clt water watertemp coolanttemp", .first(["coolantTemperature", "coolantTemperatureSensor1"]),
            "engine coolant temperature"),
        SignalAlias(
            "iat act intaketemp", .first(["intakeAirTemperature", "intakeAirTemperatureBank1Sensor1"]),
            "intake air temperature"),
        SignalAlias("maf airflow", .first(["massAirFlow", "massAirFlowSensorA"]), "mass air flow"),
        SignalAlias(
            "map manifold", .first(["intakeManifoldPressure", "intakeManifoldPressureSensorA"]),
            "intake manifold pressure"),
        SignalAlias(
            "tps tp throttle",
            .first(["throttlePosition", "throttlePositionB", "relativeThrottlePosition", "throttlePositionG"]),
            "throttle position"),
    ]

    private static let fuelTrims: [SignalAlias] =
        [
            SignalAlias("stft stfts", .all(trims("short")), "short-term fuel trim, all banks"),
            SignalAlias("ltft ltfts", .all(trims("long")), "long-term fuel trim, all banks"),
            SignalAlias("trim trims fueltrim fueltrims", .all(trims("short") + trims("long")), "all fuel trims"),
        ]
        + (1...4).flatMap { bank -> [SignalAlias] in
            [
                SignalAlias(
                    "stft\(bank)", .first(["shortTermFuelTrimBank\(bank)"]), "short-term fuel trim, bank \(bank)"),
                SignalAlias(
                    "ltft\(bank)", .first(["longTermFuelTrimBank\(bank)"]), "long-term fuel trim, bank \(bank)"),
            ]
        }

    private static let oxygenSensors: [SignalAlias] =
        [
            SignalAlias("o2 o2s ho2s oxygen", .all(places.flatMap(oxygenSensor)), "all oxygen sensors"),
            SignalAlias(
                "lambda afr wideband",
                .all(places.flatMap { ["lambda\($0)", "lambdaByCurrent\($0)"] } + ["commandedLambda"]),
                "measured and commanded lambda"),
        ]
        + places.map { place -> SignalAlias in
            let digits = place.filter(\.isNumber)
            let short = "b\(digits.prefix(1))s\(digits.suffix(1))"
            return SignalAlias(
                "o2\(short) \(short) o2s\(digits) ho2s\(digits)", .first(oxygenSensor(place)),
                "oxygen sensor, bank \(digits.prefix(1)) sensor \(digits.suffix(1))")
        }

    private static let others: [SignalAlias] = [
        SignalAlias(
            "volts voltage volt battery vbat", .first(["controlModuleVoltage", "hybridBatteryVoltage"]),
            "control module voltage"),
        SignalAlias("fuel tank fli", .first(["fuelLevel", "fuelLevelSensors"]), "fuel level"),
        SignalAlias("load", .first(["engineLoad", "absoluteLoad"]), "calculated engine load"),
        SignalAlias("timing spark advance ignition", .first(["ignitionTiming"]), "ignition timing"),
        SignalAlias("odo mileage", .first(["odometer", "engineOdometer"]), "odometer"),
        SignalAlias("oil eot oiltemp", .first(["engineOilTemperature"]), "engine oil temperature"),
        SignalAlias("baro bap", .first(["barometricPressure"]), "barometric pressure"),
        SignalAlias("ambient aat outside", .first(["ambientTemperature"]), "ambient air temperature"),
        SignalAlias(
            "pedal app accelerator", .first(["pedalPositionD", "relativePedalPosition"]),
            "accelerator pedal position"),
        SignalAlias(
            "fuelrate consumption", .first(["engineFuelRate", "engineFuelMassRate", "cylinderFuelRate"]),
            "engine fuel rate"),
        SignalAlias(
            "frp rail railpressure",
            .first(["fuelRailPressure", "absoluteFuelRailPressure", "fuelRailPressureA", "fuelRailPressureToManifold"]),
            "fuel rail pressure"),
        SignalAlias("egr", .first(["commandedEGR", "commandedEGRA"]), "commanded EGR"),
        SignalAlias("evap purge", .first(["commandedPurge", "vapourPressure"]), "commanded evaporative purge"),
        SignalAlias("boost turbo", .first(["boostPressureA"]), "boost pressure"),
        SignalAlias(
            "egt exhaust",
            .all((1...2).flatMap { bank in (1...4).map { "exhaustTemperatureBank\(bank)Sensor\($0)" } }),
            "exhaust gas temperatures"),
        SignalAlias(
            "cat cats catalyst",
            .all((1...2).flatMap { bank in (1...2).map { "catalystTemperatureBank\(bank)Sensor\($0)" } }),
            "catalyst temperatures"),
        SignalAlias("runtime", .first(["runTimeSinceStart"]), "run time since engine start"),
        SignalAlias("ethanol flexfuel", .first(["ethanolPercent"]), "ethanol in the fuel"),
        SignalAlias("soc", .first(["hybridBatteryCharge"]), "hybrid battery charge"),
        SignalAlias("soh", .first(["batteryHealth"]), "traction battery health"),
        SignalAlias("torque", .first(["actualTorque"]), "actual engine torque"),
        SignalAlias("mil cel", .first(["malfunctionLamp"]), "check engine light"),
        SignalAlias("dpf", .first(["filterPressureDifferenceBank1"]), "particulate filter pressure difference"),
        SignalAlias("adblue def", .first(["exhaustFluidLevel", "reagentLevel"]), "diesel exhaust fluid level"),
        SignalAlias("nox", .first(["noxConcentrationBank1Sensor1"]), "NOx concentration"),
        SignalAlias("vin", .request([0x09, 0x02], name: "Vehicle identification number"), "the VIN"),
        SignalAlias(
            "calid", .request([0x09, 0x04], name: "Calibration identification"), "calibration identifications"),
        SignalAlias(
            "cvn", .request([0x09, 0x06], name: "Calibration verification number"), "calibration verification numbers"),
        SignalAlias("ecuname", .request([0x09, 0x0A], name: "Name of the module"), "names of the modules"),
        SignalAlias("dtc dtcs codes", .request([0x03], name: "Confirmed trouble codes"), "confirmed trouble codes"),
    ]

    /// "Bank1Sensor1" to "Bank2Sensor4", as in PIDs 13 and 14 to 1B.
    private static let places = (1...2).flatMap { bank in (1...4).map { "Bank\(bank)Sensor\($0)" } }

    /// Returns the signals of an oxygen sensor, which may be of one of three kinds.
    private static func oxygenSensor(_ place: String) -> [String] {
        ["oxygenSensorVoltage\(place)", "lambda\(place)", "lambdaByCurrent\(place)"]
    }

    private static func trims(_ term: String) -> [String] { (1...4).map { "\(term)TermFuelTrimBank\($0)" } }
}
