package import CommandLine
package import ELM327

extension VehicleProblem: Message {
    package var row: MessageRow {
        switch self {
        case .noSupply:
            row(
                cause:
                    "The adapter is powered only by USB, or the OBD-II connector has no 12 V because its fuse is blown.",
                remedy: "Plug it into the car; if it is, check the connector's fuse, often shared with the lighter.")
        case .busIsSilent:
            row(
                cause:
                    "The ignition is off, the adapter is not firmly plugged in, or the car does not use an OBD-II protocol.",
                remedy: "Switch the ignition on (position II), push the adapter in firmly, and run obdmech doctor.")
        case .noController:
            row(
                cause:
                    "The ignition is off, or the car is older than OBD-II (before 1996 in the US, 2001 in the EU).",
                remedy: "Switch the ignition on (position II) and try again.")
        case .refusesCurrentData:
            row(
                cause:
                    "Its ECUs refuse service 01 of SAE J1979, and do not answer service 22 of OBDonUDS (SAE J1979-2).",
                remedy: "Run obdmech scan, which asks for codes anyway.")
        case .isJ1939:
            row(
                cause:
                    "The adapter names SAE J1939 as the protocol, or shows its broadcast messages: a truck, a bus, a machine.",
                remedy: "Use a tool for SAE J1939; obdmech reads vehicles with OBD-II.")
        case .isAnother:
            row(
                cause: "The adapter was moved to another car while the connection was lost.",
                remedy: "Start a new trip for that car; obdmech log does so automatically.")
        }
    }

    private func row(cause: String, remedy: String) -> MessageRow {
        MessageRow(text, advice: advice, status: .vehicle, cause: cause, remedy: remedy)
    }

    package static let samples: [Self] = [
        .noSupply(volts: 0), .busIsSilent(said: ""), .noController(said: ""), .refusesCurrentData(said: ""), .isJ1939,
        .isAnother,
    ]
}
