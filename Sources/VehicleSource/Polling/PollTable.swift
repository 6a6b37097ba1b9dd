import OBD
package import Telemetry

/// What a trip asks for and how often: the fixed priority table.
package enum PollTable {
    /// Requests a tick.
    package static let requestsPerTick = 2

    /// The row that fuel comes from: others depend on what it found.
    static let fuelLabel = "fuel"

    private static let pressure: Set<PollRequest> = [.pid(0x0B), .pid(0x87)]
    private static let flow: Set<PollRequest> = [.pid(0x66), .pid(0x10)]
    private static let air = pressure.union(flow)
    /// What the ECU reckons itself; it may be that it does not.
    static let rates: Set<PollRequest> = [.pid(0x9D), .pid(0x5E)]

    /// In order of priority: of the rows that are due at a tick, the first two are asked, where those that go by seconds
    /// and missed a time go before those that missed less. Engine speed leaves every second tick's second place to the rows
    /// below it; fuel takes what the slow rows leave. Where one request has room
    /// for several PIDs, all that is due goes together, and the rows with a place in some tick are due in each.
    package static let trip: [PollRow] = [
        PollRow("vehicle speed", [.pid(0x0D)], .ticks(1), unlisted: [.pid(0x0D)]),
        PollRow("engine speed", [.pid(0x0C)], .ticks(2), unlisted: [.pid(0x0C)]),
        PollRow("coolant temperature", [.pid(0x05)], .seconds(10), unlisted: [.pid(0x05)]),
        PollRow("voltage", [.pid(0x42), .adapterVoltage], .seconds(6), unlisted: [.adapterVoltage]),
        // Before fuel: what air means for it depends on what is burnt.
        PollRow("fuel type", [.pid(0x51)], .seconds(60)),
        PollRow("ethanol", [.pid(0x52)], .seconds(60)),
        // The best that there is (see FuelMethod). PID A2 needs the number of cylinders, which no vehicle tells.
        PollRow(
            fuelLabel, [0x9D, 0x5E, 0x66, 0x10, 0x87, 0x0B].map { .pid($0) }, .atLeast(seconds: 1),
            unlisted: [.pid(0x10)],
            only: [
                .engineFuelMassRate, .vehicleFuelMassRate, .engineFuelRate, .massAirFlow, .massAirFlowSensorA,
                .massAirFlowSensorB, .intakeManifoldPressure, .intakeManifoldPressureSensorA,
            ]),
        PollRow(
            "cylinder fuel", [.pid(0xA2)], .atLeast(seconds: 1), withFuelFrom: air.union([.pid(0x5E)]),
            isFuelItself: true),
        PollRow("odometer", [.pid(0xA6), .pid(0x31)], .seconds(5, batched: 1)),
        // What fuel is not injected for, and how much for the rest.
        PollRow(
            "fuel system status", [.pid(0x03)], .seconds(3, batched: 0.5), withFuelFrom: air, only: [.fuelSystemStatus]),
        PollRow("throttle position", [.pid(0x11)], .seconds(3, batched: 0.5), withFuelFrom: air),
        PollRow("engine load", [.pid(0x04)], .seconds(3, batched: 0.5), withFuelFrom: air),
        PollRow("commanded lambda", [.pid(0x44)], .seconds(3, batched: 0.5), withFuelFrom: air),
        PollRow(
            "measured lambda", [.pid(0x24), .pid(0x34)], .seconds(5, batched: 0.5), withFuelFrom: air,
            only: Set(Signal.measuredLambdas)),
        PollRow("intake air temperature", [.pid(0x0F)], .seconds(10), withFuelFrom: pressure),
        // Beside a rate, in case that it stays at zero, as in some vehicles.
        PollRow(
            "air flow", [.pid(0x66), .pid(0x10)], .seconds(5, batched: 1), withFuelFrom: rates,
            only: [.massAirFlow, .massAirFlowSensorA, .massAirFlowSensorB]),
        PollRow(
            "lamp and ignition", [.pid(0x01)], .seconds(30),
            only: [.mil, .storedCodeCount, .compressionIgnition]),
        PollRow("traction battery", [.pid(0x5B)], .seconds(30)),
    ]

    /// Rows for what the user asked for besides, behind all others. Together they take no more than one request a second,
    /// and each no more than one in two seconds; where requests have room for several PIDs, each is asked for twice a
    /// second. What the vehicle does not list is asked for once: lists are wrong at times.
    /// - Parameter wanted: the signals of each PID; nil for all of them.
    package static func also(_ wanted: [(pid: UInt8, signals: Set<Signal>?)]) -> [PollRow] {
        wanted.map { pid, signals in
            PollRow(
                "also \(Hexadecimal.text([pid]))", [.pid(pid)],
                .seconds(Double(max(2, wanted.count)), batched: 0.5), unlisted: [.pid(pid)], only: signals)
        }
    }
}
