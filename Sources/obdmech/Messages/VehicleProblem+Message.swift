package import CommandLine
package import ELM327

extension VehicleProblem: Message {
    package var row: MessageRow {
        switch self {
        case .noSupply:
            row(
                cause: "It is powered by USB alone, or the OBD-II connector has no 12 V because its fuse is blown.",
                remedy: "Plug it into the car; if it is, check the fuse of the connector, often that of the lighter.")
        case .busIsSilent:
            row(
                cause:
                    "The ignition is off, the plug is not in firmly, or the car speaks none of the OBD-II protocols.",
                remedy: "Switch the ignition on (position II), push the adapter in firmly, and run obdmech doctor.")
        case .noController:
            row(
                cause:
                    "The ignition is off, or the car is older than OBD-II (before 1996 in the US, 2001 in the EU), or one of "
                    + "the few from 2023 on that answer OBDonUDS only.",
                remedy: "Switch the ignition on (position II) and try again.")
        case .refusesCurrentData:
            row(
                cause:
                    "Its controllers refuse service 01 of SAE J1979, as those few cars from 2023 on may "
                    + "that speak only OBDonUDS (SAE J1979-2).",
                remedy: "Run obdmech scan, which asks for codes all the same; obdmech does not read OBDonUDS yet.")
        case .isAnother:
            row(
                cause: "The adapter was put into another car while the connection was lost.",
                remedy: "Begin a trip of its own for the drive of that car; obdmech log does so by itself.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .vehicle, cause: cause, remedy: remedy)
    }

    package static let samples: [Self] = [
        .noSupply(volts: 0), .busIsSilent(said: ""), .noController(said: ""), .refusesCurrentData(said: ""), .isAnother,
    ]
}
