import OBD

/// Cars whose true distance, fuel and events on a trip are known, and which report them in the various ways of real
/// cars. All but the diesels have a 1.6 L turbocharged spark-ignition engine.
extension VirtualCar {
    static let forTrips: [VirtualCar] = [
        trip("gasoline", "drives through a city; measures air flow and lambda", "1HGFC1F35KA000101", adding: [0x44]),
        trip("fuelrate", "measures fuel by volume (PID 5E)", "1HGFC1F37KA000102", adding: [0x44, 0x5E]),
        trip("massrate", "measures fuel by mass (PID 9D)", "1G1ZD5ST5LF000103", adding: [0x44, 0x9D]),
        trip("cylinder", "measures fuel per stroke (PID A2)", "1G1ZD5ST7LF000104", adding: [0x44, 0xA2]),
        trip(
            "nomaf", "measures intake pressure and temperature; 1.6 L, volumetric efficiency 0.85",
            "KMHD84LFXHU000105", adding: [], without: [0x10]),
        trip(
            "stroke", "measures fuel per stroke (PID A2), but no air; 4 cylinders", "1G1ZD5ST5LF000117",
            adding: [0x44, 0xA2], without: [0x0B, 0x0F, 0x10]),
        trip(
            "coldstart",
            "measures intake pressure and temperature, and runs rich until it is warm; 1.6 L, volumetric efficiency "
                + "0.85", "KMHD84LF8HU000118", adding: [], without: [0x10],
            traits: EngineTraits(isModern: true, feelsCold: true)),
        trip(
            "dieseltrip", "diesel; measures fuel (PID 5E) and reports at most lambda 2",
            "WVWZZZAU6HP000106", adding: dieselPIDs.union([0x44, 0x5E]), without: gasolineOnlyPIDs,
            traits: modern(.diesel)),
        trip(
            "dieselmaf", "diesel; measures only air flow", "WVWZZZAU8HP000107", adding: dieselPIDs,
            without: gasolineOnlyPIDs, traits: modern(.diesel)),
        trip("e85", "burns E85 (85 % ethanol)", "1FM5K8D88FG000108", adding: [0x44, 0x52], traits: modern(.e85)),
        trip("lpg", "burns LPG", "KNAFK4A61E5000109", adding: [0x44], traits: modern(.liquefiedGas)),
        trip(
            "startstop", "stops the engine when standing (start-stop system)", "WBA8E1G56HN000110", adding: [0x44],
            traits: EngineTraits(isModern: true, stopsWithCar: true)),
        trip(
            "hybrid", "drives electrically at low speed and light load", "JTDKARFU9H3000111",
            adding: [0x44, 0x5B, 0x9A],
            traits: EngineTraits(fuel: .hybridGasoline, isModern: true, isHybrid: true)),
        trip(
            "truncating", "truncates the speed to whole km/h; has no odometer", "2HGFC2F50JH000112",
            adding: [0x44], without: [0x31], truncatesSpeed: true),
        trip(
            "rounding", "rounds the speed to whole km/h; has no odometer", "2HGFC2F52JH000113", adding: [0x44],
            without: [0x31]),
        trip(
            "odometer", "truncates the speed; has an odometer (PID A6)", "4S4BSANC3J3000114", adding: [0x44, 0xA6],
            truncatesSpeed: true),
        trip(
            "sincecleared", "truncates the speed; counts kilometers since codes were cleared (PID 31)",
            "4S4BSANC5J3000115", adding: [0x44], truncatesSpeed: true),
        trip(
            "start", "is started 12 s after the ignition is switched on, and then drives through a city",
            "3FA6P0HD2JR000117",
            adding: [0x44, 0xA6], cycle: DriveCycle([DriveCycle.Row(20, 0)] + DriveCycle.cityRows),
            ignition: IgnitionSchedule(periodS: 7200, runs: [0.1..<7000], starterAfterS: 12, starterDipV: 1.2)),
        unready,
        trip(
            "commuter",
            "a week of drives and nights from Monday 06:59 on; no ECU responds while the ignition is off",
            "3FA6P0HD0JR000116", adding: [0x44, 0xA6], cycle: week.cycle, ignition: week.ignition),
    ]

    private static let unready: VirtualCar = {
        var car = trip(
            "unready", "drives what its monitors need, which are incomplete since codes were cleared",
            "2HGFC2F53JH000119", adding: [0x2F, 0x44], cycle: .readiness)
        car.ecus[0].monitors = 0xE5
        car.ecus[0].incompleteMonitors = 0xE1
        car.ecus[0].runsMonitors = true
        return car
    }()

    private static func modern(_ fuel: VirtualFuel) -> EngineTraits { EngineTraits(fuel: fuel, isModern: true) }

    private static let dieselPIDs: Set<UInt8> = [0x23]
    private static let gasolineOnlyPIDs: Set<UInt8> = [0x03, 0x06, 0x07, 0x0E, 0x11, 0x13, 0x14, 0x15]

    private static func trip(
        _ name: String, _ summary: String, _ vin: String, adding: Set<UInt8>, without: Set<UInt8> = [],
        traits: EngineTraits = EngineTraits(isModern: true), truncatesSpeed: Bool = false, cycle: DriveCycle = .city,
        ignition: IgnitionSchedule? = nil
    ) -> VirtualCar {
        var engine = gasolineEngine(vin: vin)
        engine.supportedPIDs = engine.supportedPIDs.union(adding).subtracting(without)
        engine.frozenPIDs.formIntersection(engine.supportedPIDs)
        if traits.compressesAir {
            engine.continuousMonitors = 0x0E
            engine.monitors = 0xEB
            engine.incompleteThisCycle = 0
            engine.monitorTests = VirtualTests.ofDieselEngine
            engine.oxygenSensorTests = []
            engine.componentTests = []
            engine.performance = []
        }
        engine.truncatesSpeed = truncatesSpeed
        var transmission = transmission()
        transmission.truncatesSpeed = truncatesSpeed
        return VirtualCar(
            name: name, summary: summary, ecus: [engine, transmission], cycle: cycle, traits: traits,
            ignition: ignition)
    }

    // MARK: - The week

    /// A drive of 20 minutes, in minutes since Monday 06:59.
    private struct Drive {
        let minute: Double
        let cycle: [DriveCycle.Row]

        init(day: Double, _ hour: Double, _ minute: Double, _ cycle: [DriveCycle.Row]) {
            self.minute = day * 1440 + hour * 60 + minute - 419
            self.cycle = cycle
        }
    }

    private static let week: (cycle: DriveCycle, ignition: IgnitionSchedule) = {
        let weekdays = (0..<5).map(Double.init)
        var drives = weekdays.map { Drive(day: $0, 7, 0, DriveCycle.cityRows) }
        drives += weekdays.map { Drive(day: $0, 17, 15, DriveCycle.cityRows) }
        // Lunch; to the filling station on the highway and, after a stop of three minutes, on again; an outing on
        // Sunday.
        drives += [
            Drive(day: 1, 12, 5, DriveCycle.stopAndGoRows), Drive(day: 2, 17, 38.2, DriveCycle.highwayRows),
            Drive(day: 3, 12, 5, DriveCycle.stopAndGoRows), Drive(day: 5, 10, 0, DriveCycle.cityRows),
            Drive(day: 5, 11, 30, DriveCycle.cityRows), Drive(day: 6, 14, 0, DriveCycle.mountainRows),
            Drive(day: 6, 16, 30, DriveCycle.mountainRows),
        ]
        drives.sort { $0.minute < $1.minute }
        let period = 7 * 86400.0
        var rows: [DriveCycle.Row] = []
        var runs: [Range<Double>] = []
        var now = 0.0
        for drive in drives {
            // The ignition is on for 8 s before the car moves off.
            let start = drive.minute * 60
            rows.append(DriveCycle.Row(start + 8 - now, 0))
            rows += drive.cycle
            now = start + 8 + drive.cycle.reduce(0) { $0 + $1.durationS }
            runs.append(start..<now + 4)
        }
        rows.append(DriveCycle.Row(period - now, 0))
        return (DriveCycle(rows), IgnitionSchedule(periodS: period, runs: runs))
    }()
}
