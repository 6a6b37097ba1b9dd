import CommandLine

extension Diagnostics {
    static let vehicle = [
        Diagnostic(
            pattern: "the adapter works, but is not supplied by a vehicle (… V)", status: .vehicle,
            cause: "It is powered by USB alone, or the OBD-II connector has no 12 V because its fuse is blown.",
            remedy: "Plug it into the car; if it is, check the fuse of the connector, often that of the lighter."),
        Diagnostic(
            pattern: "the adapter works, but the vehicle's bus does not answer (…)", status: .vehicle,
            cause: "The ignition is off, the plug is not in firmly, or the car speaks none of the OBD-II protocols.",
            remedy: "Switch the ignition on (position II), push the adapter in firmly, and run obdmech doctor."),
        Diagnostic(
            pattern: "the vehicle's bus is there, but no controller answers…", status: .vehicle,
            cause:
                "The ignition is off, or the car is older than OBD-II (before 1996 in the US, 2001 in the EU), or one of "
                + "the few from 2023 on that answer OBDonUDS only.",
            remedy: "Switch the ignition on (position II) and try again."),
        Diagnostic(
            pattern: "the vehicle answers, but refuses live data (…)", status: .vehicle,
            cause:
                "Its controllers refuse service 01 of SAE J1979, as those few cars from 2023 on may "
                + "that speak only OBDonUDS (SAE J1979-2).",
            remedy: "Run obdmech scan, which asks for codes all the same; obdmech does not read OBDonUDS yet."),
        Diagnostic(
            pattern: "the vehicle gave no values, nothing is recorded", status: .vehicle,
            cause: "The vehicle was found, but gave none of the values that a trip asks for.",
            remedy: "Start the engine, or at least switch the ignition on, and begin the trip again."),
        Diagnostic(
            pattern: "another vehicle answers now, the trip is over", status: .vehicle,
            cause: "The adapter was put into another car while the connection was lost.",
            remedy: "Begin a trip of its own for the drive of that car; obdmech log does so by itself."),
        Diagnostic(
            pattern: "no vehicle was asked yet", status: .vehicle,
            cause: "The database does not know what a vehicle lists, and --offline asks none.",
            remedy: "Connect the adapter and run obdmech pids without --offline."),
        Diagnostic(
            pattern: "the engine is running, and codes are cleared with the engine off", status: .usage,
            cause: "Some controllers refuse to clear while the engine runs.",
            remedy: "Stop the engine, switch the ignition on again, or give --engine-running to clear all the same."),
        Diagnostic(
            pattern: "clearing needs a confirmation", status: .usage,
            cause: "Nobody can be asked, because the input is no terminal.",
            remedy: "Run it in a terminal, or give --yes."),
        Diagnostic(
            pattern: "shown is what a vehicle listed earlier", status: nil,
            cause: "The vehicle cannot be asked now, for the reason that stands above it.",
            remedy: "Nothing need be done if it is the same vehicle; else connect it and ask again."),
    ]
}
