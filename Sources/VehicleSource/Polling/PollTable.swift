import OBD
package import Telemetry

/// One way of asking for a quantity.
package enum PollRequest: Hashable, Sendable {
    /// A PID of service 01.
    case pid(UInt8)
    /// AT RV, answered by the adapter without the vehicle.
    case adapterVoltage
}

/// When a row of the poll table is due.
package enum Cadence: Hashable, Sendable {
    /// Every n-th tick, beginning with the first.
    case ticks(Int)
    /// Every so many seconds, at multiples of them since the start, as soon as a place is free. Where one request has
    /// room for several PIDs a place costs next to nothing, and the second number holds.
    case seconds(Double, batched: Double)
    /// As `seconds`, and besides at every place that nobody else wants. Where there are batches, at every tick.
    case atLeast(seconds: Double)

    package static func seconds(_ period: Double) -> Cadence { .seconds(period, batched: period) }
}

/// One row of the poll table.
package struct PollRow: Hashable, Sendable {
    package let label: String
    /// In order of preference; the first that the vehicle has is used.
    package let requests: [PollRequest]
    package let cadence: Cadence
    /// What is asked for once although the vehicle does not list it: lists are wrong at times.
    package let unlisted: Set<PollRequest>
    /// The row is of use only where fuel comes from one of these, or not from what should bring it; nil for any.
    package let fuelRequests: Set<PollRequest>?
    /// The row is of use also where the vehicle has nothing else that fuel comes from.
    package let isFuelItself: Bool
    /// The signals that are wanted of the answer; nil for all.
    package let signals: Set<Signal>?

    /// A trip lives on it: it is asked for as often as it goes.
    var isVital: Bool { if case .seconds = cadence { false } else { true } }

    package init(
        _ label: String, _ requests: [PollRequest], _ cadence: Cadence, unlisted: Set<PollRequest> = [],
        withFuelFrom fuelRequests: Set<PollRequest>? = nil, isFuelItself: Bool = false, only signals: Set<Signal>? = nil
    ) {
        (self.label, self.requests, self.cadence) = (label, requests, cadence)
        (self.unlisted, self.fuelRequests, self.signals) = (unlisted, fuelRequests, signals)
        self.isFuelItself = isFuelItself
    }
}

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
