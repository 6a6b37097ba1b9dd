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
    ]
}
