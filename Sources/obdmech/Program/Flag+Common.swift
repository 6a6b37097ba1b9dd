import CommandLine
import Settings
import Telemetry
import Trips

/// Flags that several subcommands have; those of one stand beside it.
extension Flag {
    static let adapter = Flag(
        "adapter", short: "a", argument: "DEVICE", values: .device, heading: .connection,
        "The adapter: tcp:HOST[:PORT], serial:/dev/ttyUSB0, bluetooth:ADDRESS or sim:NAME. All forms are listed in man "
            + "obdmech under DEVICES. Without it the environment variable OBDMECH_ADAPTER counts, then adapter in the "
            + "configuration, then the one that is likely an adapter (see obdmech devices).")
    static let json = Flag("json", short: "j", heading: .output, "Write JSON to standard output.")
    static let database = Flag(
        "database", argument: "FILE", values: .file, heading: .storage,
        "The database. Without it the environment variable OBDMECH_DATABASE counts, then the user's own.")
    static let verbose = Flag(
        "verbose", short: "v", heading: .connection, "Log the dialogue with the adapter to standard error.")
    static let record = Flag(
        "record", argument: "FILE", values: .file, heading: .connection,
        "Write the dialogue with the adapter into a new file, which replay:FILE can replay. It holds the VIN, unless "
            + "--redact is given.")
    static let redact = Flag(
        "redact", heading: .connection,
        "With --record: blank what identifies the vehicle in the file: VIN, calibration identifications and "
            + "verification numbers, and serial numbers. It replays as before, but for them.")
    static let noSave = Flag("no-save", heading: .storage, "Store nothing.")
    static let idleTimeout = Flag(
        "idle-timeout", argument: "TIME", quantities: [.seconds],
        "End the trip when the vehicle was silent for this time (60s, or pause where it stands, as configured).")
    static let pause = Flag(
        "pause", argument: "TIME", quantities: [.seconds],
        "A stop of the engine that is shorter does not end the trip (5m, or as configured).")
    static let driver = Flag(
        "driver", argument: "NAME", values: .driver, "Who drives (the driver in the configuration).")
    static let tag = Flag(
        "tag", argument: "WORD", values: .tag, isRepeatable: true,
        "A word to find the trip by; may be given several times.")
    static let sampleRate = Flag(
        "sample-rate", argument: "N",
        "Ask for the speed so often in a second (10, or as configured), or as often as it goes: max.")
    static let also = Flag(
        "also", argument: "SIGNAL[,SIGNAL…]", values: .signal, isRepeatable: true,
        "Poll these signals or PIDs besides (also in the configuration), or none.")
    static let onAlert = Flag(
        "on-alert", argument: "COMMAND", values: .file,
        "Run this program, without a shell, for each alert, with the alert as a line of JSON on its standard input.")
    static let noAlerts = Flag("no-alerts", "Raise no alerts.")
    static let fuelPrice = Flag(
        "fuel-price", argument: "PRICE", quantities: [.fuelPrice],
        "What fuel costs, for the cost of the trip: 1.79/L, 3.49/gal, 6.50/impgal; a number alone is the price of a "
            + "litre or, in units us and imperial, of a gallon. Without it fuel-price in the configuration counts.")
    static let units = Flag(
        "units", argument: "SYSTEM", values: .words(UnitSystem.allCases.map(\.rawValue)), heading: .output,
        "Show values, and take numbers without a unit, in metric, us or imperial units, whatever the configuration says."
    )
    static let yes = Flag("yes", short: "y", "Do not ask for confirmation.")
    static let vehicleVIN = Flag(
        "vin", argument: "VIN", values: .vehicle,
        "The vehicle: its VIN or any part of it that no other has, or its name; none for the one that tells no VIN. "
            + "Without it the vehicle that was seen last.")
}
