import OBD

/// Cars whose codes share a fuse, a connector, a bank or a moment.
extension HardCarsTests {
    static let sharedCars: [Car] = [
        Car(
            name: "BMW that is lean on both banks by its own codes",
            responses: "vin=WBAAV33421FU12345, 0101=82 07 65 00, 03=P1083 P1085, 0107=9C, 0109=9B", urgency: .soon,
            leads: ["P1083"], root: ["both banks"], never: ["drive on"]),
        Car(
            name: "fan that never stops", responses: "0101=82 07 65 00, 03=P0128 P0495", urgency: .whenConvenient,
            root: ["P0495", "fan"]),
        Car(
            name: "rear heater and converter", responses: "0101=82 07 65 00, 03=P0141 P0420", urgency: .whenConvenient,
            root: ["P0141"]),
        Car(
            name: "purge valve wire and a leak", responses: "0101=82 07 65 00, 03=P0443 P0455",
            urgency: .whenConvenient, root: ["P0443"]),
        Car(
            name: "overcharged, and modules complain",
            responses: "0105=7B, 0142=3F7A, 011F=0708, 0101=82 07 65 00, 03=P0563 U0155, 7E9 03=P0563", urgency: .soon,
            leads: ["16.3 V"], root: ["regulator"], never: ["discharged", "drive on"]),
        Car(
            name: "all shift solenoids", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0750 P0755 P0760 P0765",
            urgency: .soon, leads: ["P0750"], root: ["connector"], never: ["drive on"]),
        Car(
            name: "line pressure and slip", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0868 P0730 P0741",
            urgency: .soon, root: ["fluid", "P0868"], never: ["drive on"]),
        Car(
            name: "actuators of one fuse", responses: "0101=84 07 65 00, 03=P0031 P0037 P0443 P0010", urgency: .soon,
            root: ["fuse"], never: ["drive on"]),
        Car(
            name: "air flow sensor unplugged", responses: "0101=82 07 65 00, 03=P0102 P0113, 010F=00", urgency: .soon,
            leads: ["P0102"], root: ["connector"], never: ["drive on"]),
        Car(
            name: "manifold pressure as outside, at idle", responses: "0105=7B, 011F=02 58, 0104=DC, 010B=5F, 0133=63",
            urgency: .soon,
            leads: ["86.3%", "engine speed"], never: ["drive on"]),
        Car(
            name: "Hyundai whose bearings wear", responses: "vin=5NPEB4AC1BH123456, 0101=81 07 65 00, 03=P1326",
            urgency: .stopNow, leads: ["P1326"], never: ["drive gently", "drive on"]),
        Car(
            name: "lean off idle on both banks", responses: "0101=82 07 65 00, 03=P2177 P2179, 0107=9C, 0109=9B",
            urgency: .soon, leads: ["P2177"], root: ["both banks", "fuel"], never: ["drive on"]),
        Car(
            name: "one bank of a V6 misfires",
            responses: "0101=83 07 65 00, 03=P0301 P0303 P0305, 0106=80, 0107=82, 0108=80, 0109=80", urgency: .soon,
            leads: ["P0301"], root: ["bank"], never: ["drive on"]),
        Car(
            name: "trims that cancel each other", responses: "0105=7B, 0106=66, 0107=9A", urgency: .soon,
            root: ["cancel each other"]),
        Car(
            name: "Honda whose valve lift lacks oil", responses: "vin=2HGES26753H512345, 0101=81 07 65 00, 03=P1259",
            urgency: .soon, leads: ["P1259"], never: ["drive on"]),
        Car(
            name: "speed lost everywhere", responses: "0101=82 07 65 00, 03=P0500 P0700, 7E9 03=P0722", urgency: .soon,
            root: ["P0722"], never: ["drive on"]),
        Car(name: "on a mountain pass", responses: "0105=7B, 0133=46, 010B=1C, 0107=83", urgency: nil),
        Car(name: "first small leak", responses: "07=P0456", urgency: .whenConvenient, leads: ["P0456"]),
        Car(
            name: "park position not seen",
            responses: "010C=0000, 011F=0000, 0142=30D4, 010B=63, 0133=63, 0101=81 07 65 00, 03=P0705",
            urgency: .soon, leads: ["P0705", "start"], never: ["drive on", "gently"]),
        Car(
            name: "crankshaft sensor fails hot",
            responses: "0101=81 07 65 00, 03=P0335, frame=P0335 05=92 0C=0960 0D=00", urgency: .soon, leads: ["P0335"],
            root: ["hot"], never: ["drive on"]),
        Car(
            name: "driven for long with the light on", responses: "0121=2E E0, 0101=82 07 65 00, 03=P0302 P0420",
            urgency: .soon, leads: ["P0302"], root: ["P0302"], never: ["drive on"]),
        Car(
            name: "both banks rich at idle",
            responses:
                "0101=82 07 65 00, 03=P0172 P0175, frame=P0172 04=40 05=87 06=70 07=60 08=70 09=60 0C=0AF0 0D=00",
            urgency: .soon, root: ["idle", "P0175"], never: ["drive on"]),
        Car(
            name: "warming up", responses: "0105=3C, 010F=3C, 0103=01 00, 011F=00 28, 0106=80, 0107=84, 010C=1388",
            urgency: nil),
        Car(
            name: "gear lever, earlier", responses: "uds, 1942330C1E=FF FF 04 02 07 05 00 28", urgency: .whenConvenient,
            leads: ["P0705", "not present"]),
    ]
}
