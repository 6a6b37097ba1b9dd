import Telemetry

/// The names of Torque, Car Scanner, OBD Fusion and OBDLink, DashCommand, AndrOBD, RaceChrono and WiCAN.
extension LogQuantity {
    static let rows: [LogQuantity] = motion + engine + fuel + temperatures + electric + counters

    private static let motion: [LogQuantity] = [
        LogQuantity(
            .vehicleSpeed,
            names: "Speed (OBD), Vehicle speed, OBD speed, Vehicle speed sensor, Speed, VSS, SAE.VSS, "
                + "Velocidade do veículo, Velocidad del vehículo, Velocità veicolo, Vitesse du véhicule, "
                + "Fahrzeuggeschwindigkeit, Скорость автомобиля, Wheel speed OBD"),
        LogQuantity(
            .groundSpeed,
            names: "GPS speed, Speed (GPS), AUX.GPS.SPEED, Velocidade do GPS, Velocità GPS, Velocidad GPS, "
                + "Ground speed, Geschwindigkeit (GPS), Vitesse GPS"),
        LogQuantity(.latitude, names: "Latitude, Lat, GPS latitude, AUX.GPS.LATITUDE, GPS lat"),
        // Car Scanner's spelling is the second.
        LogQuantity(
            .longitude,
            names: "Longitude, Longtitude, Lon, Lng, Long, GPS longitude, AUX.GPS.LONGITUDE, GPS lon, GPS long"),
        LogQuantity(
            .altitude,
            names:
                "Altitude, GPS altitude, Altitude (GPS), Alt, AUX.GPS.ALTITUDE, Altitudine GPS, Elevation, Höhe (GPS)"
        ),
        LogQuantity(
            .course, names: "Bearing, GPS bearing, Bearing (GPS), AUX.GPS.COURSE, Course, Rolamento, GPS course"),
        LogQuantity(
            .positionError,
            names: "GPS accuracy, Accuracy, Horz accuracy, Horizontal accuracy, AUX.GPS.HORZ_ACCURACY, "
                + "Position accuracy, Precisão Horz"),
    ]

    private static let engine: [LogQuantity] = [
        LogQuantity(
            .engineSpeed,
            names: "Engine RPM, RPM, Engine speed, SAE.RPM, Engine revolutions, RPM do motor, Giri motore, "
                + "Motordrehzahl, Drehzahl, Régime moteur, RPM del motor, Обороты двигателя, Engine revs, Toerental"),
        LogQuantity(
            .engineLoad,
            names: "Engine load, Calculated engine load value, Calculated load value, Calculated engine load, "
                + "CalcEngineLoad, SAE.LOAD_PCT, Engine load calculated, Valor de carga calculado"),
        LogQuantity(
            Signal("absoluteLoad", .percent),
            names: "Engine load (Absolute), Absolute load value, Absolute engine load, AbsLoadValue, SAE.LOAD_ABS"),
        LogQuantity(
            .throttlePosition,
            names: "Throttle position (Manifold), Throttle position, Absolute throttle position, Throttle, "
                + "Throttle pos, SAE.TP, Posição absoluta do acelerador"),
        LogQuantity(
            Signal("relativeThrottlePosition", .percent),
            names: "Relative throttle position, RelThrottlePos, Posição relativa do acelerador"),
        LogQuantity(
            .intakeManifoldPressure,
            names: "Intake manifold pressure, Intake manifold absolute pressure, Manifold absolute pressure, MAP, "
                + "IntakeManiAbsPress, SAE.MAP, Pressão absoluta do coletor de admissão"),
        LogQuantity(
            .intakeManifoldPressureSensorA,
            names: "Intake manfold abs pressure A, Intake manifold abs pressure A"),
        LogQuantity(
            .barometricPressure,
            names: "Barometric pressure (from vehicle), Barometric pressure, Barometric pressure (absolute), "
                + "AbsBaroPres, SAE.BARO"),
        LogQuantity(
            .massAirFlow,
            names: "Mass air flow rate, MAF air flow rate, Mass air flow, Air flow rate (MAF sensor), MAF, "
                + "MAFAirFlowRate, SAE.MAF, Air flow rate, MAF rate, Mass airflow rate"),
        LogQuantity(.massAirFlowSensorA, names: "Mass air flow sensor A"),
        LogQuantity(.massAirFlowSensorB, names: "Mass air flow sensor B"),
        LogQuantity(
            Signal("ignitionTiming", .degrees),
            names: "Timing advance, Timing advance (Cyl. #1), Ignition timing advance, SAE.SPARKADV"),
        LogQuantity(
            .commandedLambda,
            names: "Commanded equivalence ratio, Commanded equivalence ratio (lambda), Commanded lambda, "
                + "Fuel/Air commanded equivalence ratio, Fuel-Air commanded equivalence ratio, CmdEquivRatio, "
                + "Relação de equivalência comandada por combustível/ar"),
        LogQuantity(
            Signal.measuredLambdas[0],
            names: "O2 Sensor1 equivalence ratio, O2 sensor B1S1 lambda, Oxygen sensor 1 wide range equivalence ratio, "
                + "OxySensor1_FAER"),
        LogQuantity(
            Signal.oxygenSensorVoltagesBank1[0],
            names: "O2 volts bank 1 sensor 1, O2 voltage (Bank 1 Sensor 1), O2 sensor 1 bank 1 voltage, OxySensor1_Volt"
        ),
        LogQuantity(
            Signal.oxygenSensorVoltagesBank1[1],
            names: "O2 volts bank 1 sensor 2, O2 voltage (Bank 1 Sensor 2), O2 sensor 2 bank 1 voltage, OxySensor2_Volt"
        ),
        LogQuantity(
            Signal.oxygenSensorVoltagesBank2[0],
            names: "O2 volts bank 2 sensor 1, O2 voltage (Bank 2 Sensor 1), O2 sensor 1 bank 2 voltage"),
    ]

    private static let fuel: [LogQuantity] = [
        // What programs compute from the air flow has other names: "Fuel flow rate", "Calculated instant fuel rate".
        LogQuantity(
            .engineFuelRate, .engineFuelMassRate,
            names: "Fuel rate (direct from ECU), Engine fuel rate, EngFuelRate, Engine fuel rate (ECU)"),
        LogQuantity(.vehicleFuelMassRate, names: "Vehicle fuel rate"),
        trim(Signal.shortTermFuelTrims[0], "Short term", "ShortFuelTrim", "SHRTFT", 1),
        trim(Signal.longTermFuelTrims[0], "Long term", "LongFuelTrim", "LONGFT", 1),
        trim(Signal.shortTermFuelTrims[1], "Short term", "ShortFuelTrim", "SHRTFT", 2),
        trim(Signal.longTermFuelTrims[1], "Long term", "LongFuelTrim", "LONGFT", 2),
        LogQuantity(
            .fuelLevel,
            names: "Fuel level (From Engine ECU), Fuel level input, Fuel level, FuelTankLevel, SAE.FLI, "
                + "Entrada do nível de combustível"),
        LogQuantity(
            .ethanolPercent,
            names: "Ethanol fuel %, Alcohol fuel percentage, Ethanol fuel percentage, Porcentagem de álcool combustível"
        ),
    ]

    private static func trim(_ signal: Signal, _ term: String, _ wican: String, _ dash: String, _ bank: Int)
        -> LogQuantity
    {
        LogQuantity(
            signal,
            names:
                "Fuel trim bank \(bank) \(term), \(term) fuel % trim - Bank \(bank), \(term) fuel trim bank \(bank), "
                + "\(term) fuel trim (Bank \(bank)), \(wican)Bank\(bank), SAE.\(dash)\(bank)")
    }

    private static let temperatures: [LogQuantity] = [
        LogQuantity(
            .coolantTemperature,
            names: "Engine coolant temperature, Coolant temperature, Engine coolant temp, Coolant temp, "
                + "EngineCoolantTemp, SAE.ECT, ECT, Engine coolant temperature (A), Temperatura do líquido de "
                + "arrefecimento do motor, Kühlmitteltemperatur, Temperatura liquido refrigerante"),
        LogQuantity(
            .intakeAirTemperature,
            names: "Intake air temperature, Intake air temp, IAT, SAE.IAT, Temperatura do ar de admissão, Intake temp"),
        LogQuantity(
            .ambientTemperature,
            names: "Ambient air temp, Ambient air temperature, Ambient temperature, AmbientAirTemp, SAE.AAT"),
        LogQuantity(
            .engineOilTemperature, names: "Engine oil temperature, Oil temperature, Engine oil temp, EngineOilTemp"),
        LogQuantity(
            Signal.catalystTemperatures[0],
            names: "Catalyst temperature (Bank 1 Sensor 1), CAT temperature B1S1, Catalyst temp (Bank 1 Sensor 1)"),
        LogQuantity(
            Signal.catalystTemperatures[1],
            names: "Catalyst temperature (Bank 1 Sensor 2), CAT temperature B1S2, Catalyst temp (Bank 1 Sensor 2)"),
        LogQuantity(
            Signal.catalystTemperatures[2],
            names: "Catalyst temperature (Bank 2 Sensor 1), CAT temperature B2S1, Catalyst temp (Bank 2 Sensor 1)"),
        LogQuantity(
            Signal.catalystTemperatures[3],
            names: "Catalyst temperature (Bank 2 Sensor 2), CAT temperature B2S2, Catalyst temp (Bank 2 Sensor 2)"),
    ]

    private static let electric: [LogQuantity] = [
        LogQuantity(
            .controlModuleVoltage,
            names: "Voltage (Control Module), Control module voltage, ECU voltage, ControlModuleVolt, SAE.VPWR"),
        LogQuantity(
            .adapterVoltage,
            names: "Voltage (OBD Adapter), OBD module voltage, Adapter voltage, BATT_V, OBD adapter voltage"),
        LogQuantity(.hybridBatteryVoltage, names: "Hybrid/EV System Battery Voltage"),
        LogQuantity(.hybridBatteryCurrent, names: "Hybrid/EV System Battery Current"),
        LogQuantity(
            .hybridBatteryCharge,
            names: "Hybrid battery pack remaining life, Hybrid battery charge, Hybrid Battery Charge (%)"),
    ]

    private static let counters: [LogQuantity] = [
        LogQuantity(
            .runTimeSinceStart,
            names: "Run time since engine start, Time since engine start, TimeSinceEngStart, Engine run time"),
        LogQuantity(
            .distanceSinceClear,
            names: "Distance travelled since codes cleared, Distance traveled since codes cleared, "
                + "DistanceSinceCodeClear, Distance since ECU reset, Distance traveled since DTCs cleared"),
        LogQuantity(
            .distanceWithMILOn,
            names: "Distance travelled with MIL/CEL lit, Distance traveled with MIL on, DistanceMILOn, "
                + "Distance since MIL activated"),
        LogQuantity(.odometer, names: "Odometer, ODOMETER"),
    ]
}
