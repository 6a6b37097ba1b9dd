import CommandLine
import Formats
import Settings
import Storage
import System
import Telemetry

/// Flags of several subcommands. Those of a single one are in its file. The first sentence of each help text is the
/// whole text of `-h` and should fit on one line of 52 characters.
extension AnyFlag {
    static let adapter = Flag(
        "adapter", .text("DEVICE", .device), short: "a", heading: .connection,
        "Use this adapter, such as /dev/ttyUSB0. Other forms are tcp:HOST[:PORT], serial:PATH, bluetooth:ADDRESS, "
            + "sim:NAME, replay:FILE and, where positions suffice, gps[:HOST:PORT]; see DEVICES in man obdmech. Without this option, the environment variable "
            + "OBDMECH_ADAPTER is used, then the adapter setting, then the only likely adapter (see obdmech devices).")
    static let json = Flag(
        "json", .switch, short: "j", heading: .output, "Write JSON to standard output. See man 5 obdmech-json.")
    static let database = Flag(
        "database", .text("FILE", .file), heading: .storage, isRare: true,
        "Use this database file. Without this option, the environment variable OBDMECH_DATABASE is used, then "
            + "~/.local/share/obdmech/obdmech.db. report, trends, compare, route, lap best, lap compare and serve also read "
            + "postgresql://[USER@]HOST[:PORT]/DATABASE, to which obdmech publish delivers.")
    static let verbose = Flag(
        "verbose", .switch, short: "v", heading: .connection, isRare: true,
        "Log the adapter's traffic to standard error.")
    static let record = Flag(
        "record", .text("FILE", .file), heading: .connection, isRare: true,
        "Record the session with the adapter in a new file. The device replay:FILE plays it back. The file contains "
            + "the VIN unless --redact is given.")
    static let redact = Flag(
        "redact", .switch, heading: .connection, isRare: true, requires: [.record],
        advice: "name the file to record to",
        "With --record: leave out identifying data. These are the VIN, calibration identifications and verification "
            + "numbers, and serial numbers. Except for them, a recorded session replays as before.")
    static let redactOutput = Flag(
        "redact", .switch, heading: .output, isRare: true,
        "Leave out identifying data. These are the VIN, calibration identifications and verification numbers, serial "
            + "numbers, the address of the adapter, and hidden places on the maps of trips. With --record, they are left out of the session, too."
    )
    static let noSave = Flag("no-save", .switch, heading: .storage, isRare: true, "Store nothing in the database.")
    static let idleTimeout = Flag(
        "idle-timeout", .seconds,
        "End the trip after this long without a response. Default: the idle-timeout setting (60s) or, if the vehicle "
            + "was standing still, the pause setting. If given, it applies in both cases, unless --pause is given too.")
    static let pause = Flag(
        "pause", .seconds, isRare: true,
        "Treat shorter engine stops as part of the trip. Default: the pause setting (5m).")
    static let driver = Flag(
        "driver", .text("NAME", .driver, limit: TextLimit.name), "Set the driver. Default: the driver setting.")
    static let tag = Flag(
        "tag", .texts("WORD", .tag, limit: TextLimit.name),
        "Add a tag to find the trip by. This option may be given several times.")
    static let sampleRate = Flag(
        "sample-rate", .number("N", 1...50, infinity: "max", expected: "a number from 1 to 50, or max"), isRare: true,
        "Read the speed N times a second, or max. max reads it as often as possible. Default: the sample-rate setting "
            + "(10).")
    static let also = Flag(
        "also", .texts("SIGNAL[,…]", .signal), "Poll these signals or PIDs too, or none. Default: the also setting.")
    static let onAlert = Flag(
        "on-alert", .text("COMMAND", .file), isRare: true,
        "Run this program for each alert. It is run without a shell, and gets the alert as a line of JSON on standard "
            + "input. Default: the alert-command setting.")
    static let noAlerts = Flag("no-alerts", .switch, isRare: true, "Turn off all alerts.")
    static let fuelPrice = Flag(
        "fuel-price", .setting("PRICE", .fuelPrice, SettingTable.fuelPrice),
        "Price of fuel: 1.79/L, 3.49/gal or 6.50/impgal. The cost of the trip is computed from it. A number without a "
            + "unit is the price of a liter or, with us or imperial units, of a gallon. Default: the fuel-price "
            + "setting.")
    static let electricityPrice = Flag(
        "electricity-price", .setting("PRICE", .electricityPrice, SettingTable.electricityPrice), isRare: true,
        "Price of a kWh, for an electric car: 0.32. Default: the electricity-price setting.")
    static let units = Flag(
        "units", .choice("SYSTEM", of: UnitSystem.self, expected: "metric, us or imperial"), heading: .output,
        isRare: true,
        "Show values in metric, us or imperial units. Numbers without a unit on the command line are in these units "
            + "too. Default: the units setting.")
    static let vehicleVIN = Flag(
        "vin", .text("VIN", .vehicle),
        "Choose the vehicle by VIN, part of it, or name. A part must occur in one VIN or name only; none is the "
            + "vehicle without a VIN. Default: the vehicle that was seen last.")
}
