import Synchronization

/// A measurable quantity: a stable name, as used in JSON and in the database, and the unit of its values.
///
/// Each row of the PID table and each custom PID has its own signals. Those that the program itself refers to are
/// defined here. Every pair of name and unit has one row, which exists as long as the process, so that comparing and
/// hashing signals is as cheap as comparing and hashing addresses, and copying a sample costs nothing.
@safe package struct Signal: Hashable, @unchecked Sendable {
    @usableFromInline final class Row: Sendable {
        let name: String
        let unit: Unit
        @usableFromInline let number: Int
        fileprivate init(_ key: Key, number: Int) {
            name = key.name
            unit = key.unit
            self.number = number
        }
    }

    fileprivate struct Key: Hashable, Sendable {
        let name: String
        let unit: Unit
    }

    /// All rows. None is ever removed.
    private static let rows = Mutex<[Key: Row]>([:])

    /// A row in `rows`.
    @usableFromInline let row: Unmanaged<Row>

    package var name: String { unsafe row._withUnsafeGuaranteedRef { $0.name } }
    package var unit: Unit { unsafe row._withUnsafeGuaranteedRef { $0.unit } }
    /// Counts the signals of this process from 0, in the order in which they were first named: an index for tables. Inlined,
    /// because it is used several times for each sample, as are comparisons.
    @inlinable package var number: Int { unsafe row._withUnsafeGuaranteedRef { $0.number } }

    package init(_ name: String, _ unit: Unit) {
        let key = Key(name: name, unit: unit)
        let found = Self.rows.withLock { rows in
            let row = rows[key] ?? Row(key, number: rows.count)
            rows[key] = row
            return row
        }
        unsafe row = Unmanaged.passUnretained(found)
    }

    @inlinable package static func == (one: Signal, other: Signal) -> Bool {
        unsafe one.row.toOpaque() == other.row.toOpaque()
    }
    package func hash(into hasher: inout Hasher) { unsafe hasher.combine(row.toOpaque()) }

    /// What sets and dictionaries use. Nobody outside chooses addresses, so that they need not be scrambled: a third of the
    /// time in which a stored trip is read was spent on that.
    package func _rawHashValue(seed: Int) -> Int {
        let product = UInt(bitPattern: unsafe Int(bitPattern: row.toOpaque()) ^ seed) &* 0x9E37_79B9_7F4A_7C15
        return Int(bitPattern: product ^ (product >> 32))
    }

    package static let vehicleSpeed = Signal("vehicleSpeed", .kilometresPerHour)
    package static let engineSpeed = Signal("engineSpeed", .revolutionsPerMinute)
    package static let massAirFlow = Signal("massAirFlow", .gramsPerSecond)
    package static let coolantTemperature = Signal("coolantTemperature", .degreesCelsius)
    /// The voltage at the engine control module (PID 42).
    package static let controlModuleVoltage = Signal("controlModuleVoltage", .volts)
    /// The voltage at the adapter's connector (AT RV), used if the car does not report its own.
    package static let adapterVoltage = Signal("adapterVoltage", .volts)

    package static let engineLoad = Signal("engineLoad", .percent)
    package static let runTimeSinceStart = Signal("runTimeSinceStart", .seconds)
    package static let intakeAirTemperature = Signal("intakeAirTemperature", .degreesCelsius)
    package static let ambientTemperature = Signal("ambientTemperature", .degreesCelsius)
    package static let engineOilTemperature = Signal("engineOilTemperature", .degreesCelsius)
    package static let barometricPressure = Signal("barometricPressure", .kilopascals)
    package static let distanceSinceClear = Signal("distanceSinceClear", .kilometres)
    package static let timeSinceClear = Signal("timeSinceClear", .minutes)
    package static let warmUpsSinceClear = Signal("warmUpsSinceClear", .none)
    package static let distanceWithMILOn = Signal("distanceWithLampOn", .kilometres)
    package static let timeWithMILOn = Signal("timeWithLampOn", .minutes)
    package static let shortTermFuelTrims = (1...4).map { Signal("shortTermFuelTrimBank\($0)", .percent) }
    package static let longTermFuelTrims = (1...4).map { Signal("longTermFuelTrimBank\($0)", .percent) }
    /// Of particulate filters, by bank.
    package static let filterPressureDifferences = (1...2).map { bank in
        Signal("filterPressureDifferenceBank\(bank)", .kilopascals)
    }
    package static let catalystTemperatures = (1...2).flatMap { bank in
        (1...2).map { Signal("catalystTemperatureBank\(bank)Sensor\($0)", .degreesCelsius) }
    }

    package static let engineFuelMassRate = Signal("engineFuelMassRate", .gramsPerSecond)
    package static let vehicleFuelMassRate = Signal("vehicleFuelMassRate", .gramsPerSecond)
    package static let cylinderFuelRate = Signal("cylinderFuelRate", .milligramsPerStroke)
    package static let engineFuelRate = Signal("engineFuelRate", .litresPerHour)
    package static let massAirFlowSensorA = Signal("massAirFlowSensorA", .gramsPerSecond)
    package static let massAirFlowSensorB = Signal("massAirFlowSensorB", .gramsPerSecond)
    package static let intakeManifoldPressure = Signal("intakeManifoldPressure", .kilopascals)
    package static let intakeManifoldPressureSensorA = Signal("intakeManifoldPressureSensorA", .kilopascals)
    package static let commandedLambda = Signal("commandedLambda", .ratio)
    /// The lambda of the wide-range oxygen sensor before the first catalyst (PID 24 or 34).
    package static let measuredLambdas = [
        Signal("lambdaBank1Sensor1", .ratio), Signal("lambdaByCurrentBank1Sensor1", .ratio),
    ]
    /// The value of PID 03 for the first fuel system; 4 is open loop due to engine load or fuel cut.
    package static let fuelSystemStatus = Signal("fuelSystem1Status", .none)
    package static let fuelLevel = Signal("fuelLevel", .percent)
    package static let throttlePosition = Signal("throttlePosition", .percent)
    /// The value of PID 51.
    package static let fuelType = Signal("fuelType", .none)
    package static let ethanolPercent = Signal("ethanolPercent", .percent)
    package static let odometer = Signal("odometer", .kilometres)
    /// The state of the check engine light (MIL): 0 off, 1 on.
    package static let mil = Signal("malfunctionLamp", .none)
    /// The type of ignition reported by PID 01: 0 spark, 1 compression.
    package static let compressionIgnition = Signal("compressionIgnition", .none)
    /// The voltage and current of the traction battery of an electric or hybrid car (PID 9A). The sign of the current is
    /// not the same in all descriptions (see `BatteryMeter`).
    package static let hybridBatteryVoltage = Signal("hybridBatteryVoltage", .volts)
    package static let hybridBatteryCurrent = Signal("hybridBatteryCurrent", .amperes)
    /// The state of charge of that battery (PID 5B).
    package static let hybridBatteryCharge = Signal("hybridBatteryCharge", .percent)
    package static let storedCodeCount = Signal("storedCodeCount", .none)
    /// The number of codes from service 07. No PID provides it.
    package static let pendingCodeCount = Signal("pendingCodeCount", .none)

    /// The voltage of the oxygen sensors before the catalytic converter (sensor 1) and behind it (sensor 2), bank 1.
    package static let oxygenSensorVoltagesBank1 = (1...2).map { Signal("oxygenSensorVoltageBank1Sensor\($0)", .volts) }
    /// The same of bank 2.
    package static let oxygenSensorVoltagesBank2 = (1...2).map { Signal("oxygenSensorVoltageBank2Sensor\($0)", .volts) }
    /// Whether each of `monitors` is incomplete since codes were cleared (PID 01).
    package static let incompleteMonitors = monitors.map { Signal("\($0)MonitorIncomplete", .none) }
    /// The stable names of the readiness monitors that do not run all the time.
    package static let monitors = [
        "catalyst", "heatedCatalyst", "evaporativeSystem", "secondaryAir", "particulateFilterOrRefrigerant",
        "oxygenSensor",
        "oxygenSensorHeater", "egrOrVVT", "nmhcCatalyst", "noxAftertreatment", "boostPressure", "exhaustGasSensor",
        "particulateFilter",
    ]

    /// The signals that trips record for trends only. No fact of a trip depends on them.
    package static let ofTrends: [Signal] =
        [
            shortTermFuelTrims[0], longTermFuelTrims[0], shortTermFuelTrims[1], longTermFuelTrims[1],
            ambientTemperature,
            oxygenSensorVoltagesBank1[0], oxygenSensorVoltagesBank1[1], oxygenSensorVoltagesBank2[1],
        ] + incompleteMonitors

    /// The signals that a trip's facts are computed from.
    package static let ofTrips: [Signal] =
        [
            vehicleSpeed, engineSpeed, massAirFlow, coolantTemperature, controlModuleVoltage, adapterVoltage,
            engineFuelMassRate, vehicleFuelMassRate, cylinderFuelRate, engineFuelRate, massAirFlowSensorA,
            massAirFlowSensorB, intakeManifoldPressure, intakeManifoldPressureSensorA, intakeAirTemperature,
            commandedLambda, fuelSystemStatus, engineLoad, throttlePosition, fuelType, ethanolPercent, odometer,
            distanceSinceClear, mil, compressionIgnition, storedCodeCount, pendingCodeCount, hybridBatteryVoltage,
            hybridBatteryCurrent,
        ] + measuredLambdas

    /// The time since the heartbeat before (an RR interval), at the end of it. Sources tell it as other signals, but it is
    /// health data: it is neither among the samples of a trip nor passed on to other programs.
    package static let heartInterval = Signal("rrInterval", Unit("ms"))
}
