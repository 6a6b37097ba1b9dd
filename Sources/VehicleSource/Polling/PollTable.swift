import OBD
package import Telemetry

/// The fixed priority table of what a trip requests and how often.
package enum PollTable {
    /// The number of requests per tick.
    package static let requestsPerTick = 2

    /// The label of the row that fuel is computed from, on which other rows depend.
    static let fuelLabel = "fuel"

    private static let pressure: Set<PollRequest> = [.pid(0x0B), .pid(0x87)]
    private static let flow: Set<PollRequest> = [.pid(0x66), .pid(0x10)]
    private static let air = pressure.union(flow)
    /// The fuel rates that the ECU computes itself. In some vehicles they stay at zero.
    static let rates: Set<PollRequest> = [.pid(0x9D), .pid(0x5E)]

    /// The rows of a trip, in order of priority. Of the rows due at a tick, the first two are requested; among the rows
    /// with a period, those that missed more of their times come first. Engine speed leaves the second place of every
    /// other tick to the rows below it, and fuel takes the places that slow rows leave free. If a request can hold
    /// several PIDs, everything that is due is requested together, and the rows due by ticks are due at each.
    package static let trip: [PollRow] = [
        PollRow("vehicle speed", [.pid(0x0D)], .ticks(1), unlisted: [.pid(0x0D)]),
        PollRow("engine speed", [.pid(0x0C)], .ticks(2), unlisted: [.pid(0x0C)]),
        // Shows how far the voltage falls while the starter turns, which takes a second. Nothing else changes meanwhile.
        PollRow("cranking voltage", [.adapterVoltage], .whileStarting),
        PollRow("coolant temperature", [.pid(0x05)], .seconds(10), unlisted: [.pid(0x05)]),
        PollRow("voltage", [.pid(0x42), .adapterVoltage], .seconds(6), unlisted: [.adapterVoltage]),
        // These come before fuel, because how fuel follows from air flow depends on the fuel type.
        PollRow("fuel type", [.pid(0x51)], .seconds(60)),
        PollRow("ethanol", [.pid(0x52)], .seconds(60)),
        // The best request that the vehicle supports (see FuelMethod). PID A2 needs the number of cylinders, which no
        // vehicle reports.
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
        // The power of the traction battery changes as quickly as the speed.
        PollRow(
            "battery power", [.pid(0x9A)], .seconds(2, batched: 0.5),
            only: [.hybridBatteryVoltage, .hybridBatteryCurrent]),
        // These show when no fuel is injected, and correct the amount otherwise.
        PollRow(
            "fuel system status", [.pid(0x03)], .seconds(3, batched: 0.5), withFuelFrom: air, only: [.fuelSystemStatus]),
        PollRow("throttle position", [.pid(0x11)], .seconds(3, batched: 0.5), withFuelFrom: air),
        PollRow("engine load", [.pid(0x04)], .seconds(3, batched: 0.5), withFuelFrom: air),
        PollRow("commanded lambda", [.pid(0x44)], .seconds(3, batched: 0.5), withFuelFrom: air),
        PollRow(
            "measured lambda", [.pid(0x24), .pid(0x34)], .seconds(5, batched: 0.5), withFuelFrom: air,
            only: Set(Signal.measuredLambdas)),
        PollRow("intake air temperature", [.pid(0x0F)], .seconds(10), withFuelFrom: pressure),
        // Polled besides a fuel rate, which stays at zero in some vehicles.
        PollRow(
            "air flow", [.pid(0x66), .pid(0x10)], .seconds(5, batched: 1), withFuelFrom: rates,
            only: [.massAirFlow, .massAirFlowSensorA, .massAirFlowSensorB]),
        PollRow(
            "lamp and ignition", [.pid(0x01)], .seconds(30),
            only: Set([.mil, .storedCodeCount, .compressionIgnition] + Signal.incompleteMonitors)),
        PollRow("state of charge", [.pid(0x5B)], .seconds(30)),
    ]

    /// Rows for what a dashboard shows besides what a trip records. They are for eyes: often where one request can hold
    /// several PIDs, and otherwise rarely enough to leave the speed its place.
    package static let dash: [PollRow] = [
        PollRow("accelerator pedal", [.pid(0x49), .pid(0x11)], .seconds(2, batched: 0.1)),
        PollRow(
            "boost", [.pid(0x0B)], .seconds(4, batched: 0.2), only: [.intakeManifoldPressure]),
        PollRow("air pressure", [.pid(0x33)], .seconds(60)),
        PollRow("fuel level", [.pid(0x2F)], .seconds(30)),
    ]

    /// The row for a test of the battery: the voltage at the adapter, which needs no response of the vehicle, as often as
    /// possible.
    package static let battery: [PollRow] = [
        PollRow("battery voltage", [.adapterVoltage], .ticks(1), unlisted: [.adapterVoltage])
    ]

    /// Rows for the conditions of monitors, and for the monitors themselves more often than on a trip.
    package static let monitors: [PollRow] = [
        PollRow("load", [.pid(0x04)], .seconds(1, batched: 0.5)),
        PollRow("throttle position", [.pid(0x11)], .seconds(1, batched: 0.5)),
        PollRow(
            "monitors", [.pid(0x01)], .seconds(5),
            only: Set([.mil, .compressionIgnition] + Signal.incompleteMonitors)),
        PollRow("intake air", [.pid(0x0F)], .seconds(20)), PollRow("ambient air", [.pid(0x46)], .seconds(20)),
        PollRow("fuel level", [.pid(0x2F)], .seconds(30)),
    ]

    /// Rows for what is changing on a car over months, polled besides those of a trip where this costs the trip nothing.
    package static let trends: [PollRow] = [
        PollRow("short-term trim, bank 1", [.pid(0x06)], .spare(seconds: 5), only: [Signal.shortTermFuelTrims[0]]),
        PollRow("long-term trim, bank 1", [.pid(0x07)], .spare(seconds: 5), only: [Signal.longTermFuelTrims[0]]),
        PollRow("short-term trim, bank 2", [.pid(0x08)], .spare(seconds: 5), only: [Signal.shortTermFuelTrims[1]]),
        PollRow("long-term trim, bank 2", [.pid(0x09)], .spare(seconds: 5), only: [Signal.longTermFuelTrims[1]]),
        // Trims count in closed loop only.
        PollRow("closed loop", [.pid(0x03)], .spare(seconds: 5), only: [.fuelSystemStatus]),
        PollRow("intake pressure", [.pid(0x0B)], .spare(seconds: 5), only: [.intakeManifoldPressure]),
        PollRow("load", [.pid(0x04)], .spare(seconds: 2)),
        // An oxygen sensor switches about once a second: only a burst shows how often. 14 and 15 are always the first
        // two of bank 1; the second of bank 2 is 17 or 19.
        PollRow(
            "front sensor", [.pid(0x14)], .spare(seconds: 60, burstS: 5), only: [Signal.oxygenSensorVoltagesBank1[0]]),
        PollRow("rear sensor", [.pid(0x15)], .spare(seconds: 5), only: rearSensors),
        PollRow("rear sensor of four banks", [.pid(0x17)], .spare(seconds: 5), only: rearSensors),
        PollRow("rear sensor, bank 2", [.pid(0x19)], .spare(seconds: 5), only: rearSensors),
        PollRow("intake air", [.pid(0x0F)], .spare(seconds: 30)),
        PollRow("ambient air", [.pid(0x46)], .spare(seconds: 60)),
    ]

    private static let rearSensors: Set = [Signal.oxygenSensorVoltagesBank1[1], Signal.oxygenSensorVoltagesBank2[1]]

    /// Returns rows for what the user requested in addition, to be placed after all others. Together they take at most
    /// one request per second, and each at most one in two seconds. If requests can hold several PIDs, each is
    /// requested twice per second. PIDs that the vehicle does not list are tried once, since such lists are sometimes
    /// wrong.
    /// - Parameter wanted: the signals of each PID; nil for all of them.
    package static func also(_ wanted: [(pid: UInt8, signals: Set<Signal>?)]) -> [PollRow] {
        wanted.map { pid, signals in
            PollRow(
                "also \(Hexadecimal.text([pid]))", [.pid(pid)],
                .seconds(Double(max(2, wanted.count)), batched: 0.5), unlisted: [.pid(pid)], only: signals)
        }
    }
}
