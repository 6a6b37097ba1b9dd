import OBD

/// Cars with a gasoline engine whose frames, counters and values say when a fault happens and what the codes share.
extension HardCarsTests {
    static let gasolineCars: [Car] = [
        // What a freeze frame says of the moment
        Car(
            name: "lean only under load, by its frame",
            responses:
                "0101=81 07 65 00, 03=P0171, 0106=80, 0107=84, frame=P0171 04=E5 05=7F 06=99 07=A3 0C=3E80 0D=78",
            urgency: .soon, leads: ["P0171"], root: ["load", "fuel p"], never: ["drive on"]),
        Car(
            name: "misfire at a cold start only",
            responses: "0101=81 07 65 00, 03=P0304, \(noMisfires), frame=P0304 04=50 05=2E 0C=1400 0D=00 1F=0009",
            urgency: .soon, leads: ["P0304"], root: ["cold"], never: ["drive on"]),
        Car(
            name: "overheats at speed, which is not the fan",
            responses: "0101=81 07 65 00, 03=P0217, 0105=82, frame=P0217 04=B0 05=9F 0C=2EE0 0D=78", urgency: .stopNow,
            leads: ["P0217"], root: ["120 km/h", "not the fan"], never: ["drive on"]),
        // Combustion and oil
        Car(
            name: "neighboring cylinders and heat", responses: "0101=83 07 65 00, 03=P0302 P0303 P0217, 0105=94",
            urgency: .stopNow, leads: ["P0217"], root: ["head gasket"], never: ["drive on"]),
        Car(
            name: "oil pressure and both cam phasers", responses: "0101=83 07 65 00, 03=P0011 P0021 P0524",
            urgency: .stopNow, leads: ["P0524"], root: ["oil", "P0524"], never: ["drive on"]),
        Car(
            name: "all camshafts late against the crankshaft",
            responses: "0101=84 07 65 00, 03=P0016 P0017 P0018 P0019", urgency: .soon, leads: ["P0016"],
            root: ["chain"], never: ["drive on"]),
        Car(
            name: "camshaft and crankshaft signals lost, and it runs", responses: "0101=82 07 65 00, 03=P0335 P0340",
            urgency: .soon, leads: ["P0335"], root: ["common supply"], never: ["belt", "drive on"]),
        Car(
            name: "both knock sensors of a V6", responses: "0101=82 07 65 00, 03=P0327 P0332", urgency: .whenConvenient,
            root: ["connector"]),
        // Mixture, fuel, boost
        Car(
            name: "boost leaks, and it runs rich", responses: "0101=82 07 65 00, 03=P0299 P0172, 0107=62",
            urgency: .soon, root: ["hose", "P0299"], never: ["injector", "drive on"]),
        Car(
            name: "tank is empty", responses: "0101=83 07 65 00, 03=P0087 P0300 P0171, 012F=03", urgency: .soon,
            root: ["1%", "tank"], never: ["drive on"]),
        Car(
            name: "purge valve leaks", responses: "0101=82 07 65 00, 03=P0496 P0172, 0107=64", urgency: .soon,
            root: ["P0496", "purge"], never: ["injector", "drive on"]),
        Car(
            name: "air flow of nothing, and it runs", responses: "0110=0000", urgency: .soon, leads: ["0 g/s"],
            never: ["drive on"]),
        // Counters, clearing
        Car(
            name: "cleared before it was sold",
            responses: "0101=00 07 65 65, 03=none, 0A=P0420, 0130=02, 0131=00 1F, 014E=00 41",
            urgency: .whenConvenient, leads: ["P0420"], never: ["nothing to repair", "drive on:"]),
        Car(
            name: "back right after clearing",
            responses: "0101=00 07 65 65, 03=none, 07=P0303, 0A=P0303, 0130=01, 0131=00 05", urgency: .soon,
            leads: ["P0303"], root: ["5 km", "clear"], never: ["drive on"]),
        Car(
            name: "converter suffers from a cylinder",
            responses:
                "03=none, 07=P0420, \(noMisfires.replacing(count(3, "00", "00"), with: count(3, "28", "3C")))",
            urgency: .soon, leads: ["cylinder 3"], root: ["P0420"], never: ["drive on"]),
        Car(
            name: "throttle is not learned after the battery was off",
            responses: "0101=81 07 65 65, 03=P2176, 0130=00, 0131=00 00", urgency: .whenConvenient,
            leads: ["P2176"], root: ["learn", "clear"]),
        // Supply, network, immobilizer
        Car(
            name: "flat battery, engine off",
            responses: "010C=00 00, 011F=00 00, 0142=2A F8, 0101=82 07 65 00, 03=P0562 U0121", urgency: .soon,
            leads: ["11 V"], root: ["battery"], never: ["not charging", "drive on"]),
        Car(
            name: "key code, and it runs", responses: "0101=81 07 65 00, 03=P0513", urgency: .soon,
            leads: ["P0513"], never: ["does not start", "drive on"]),
        Car(
            name: "transmission module loses its supply",
            responses: "03=U0101, 7E9 03=, 7EA 03=U0101, 7EB 03=U0101", urgency: .soon, leads: ["U0101"],
            root: ["transmission", "ground"], never: ["gateway", "drive on"]),
        Car(
            name: "ratios of three gears and a lost speed signal",
            responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0722 P0731 P0732 P0733", urgency: .soon,
            root: ["P0722", "gears"], never: ["clutch", "drive on"]),
        Car(
            name: "heaters of four sensors", responses: "0101=84 07 65 00, 03=P0135 P0141 P0155 P0161",
            urgency: .whenConvenient, root: ["fuse"]),
        // Harmless
        Car(
            name: "winter morning",
            responses:
                "0105=14, 010F=16, 0146=16, 010C=1518, 0142=3908, 011F=00 14, 0103=01 00", urgency: nil,
            never: ["thermostat", "sensor"]),
        Car(
            name: "smart charging", responses: "0105=7B, 0142=31 9C, 011F=04B0", urgency: nil, never: ["not charging"]),
        Car(
            name: "a Chrysler that remembers its battery",
            responses: "vin=1C3EL46X25N612345, 0101=81 07 65 24, 03=P1684, 0130=03, 0131=00 20",
            urgency: .whenConvenient, leads: ["P1684", "battery"], never: ["may stop", "gently"]),
    ]

    /// Mode 06 of four cylinders, none of which misfires.
    private static let noMisfires =
        "\(counts), " + (1...4).map { count($0, "00", "00") }.joined(separator: ", ")
}
