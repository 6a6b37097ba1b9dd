import OBD

/// Cars whose status bits, frames, and values that cannot be decide what the codes are worth.
extension HardCarsTests {
    static let statusCars: [Car] = [
        Car(
            name: "misfires now, was lean earlier", responses: "uds, 1942330C1E=FF FF 04 02 01 71 00 28 02 03 02 00 2F",
            urgency: .soon, leads: ["P0302"], never: ["drive on"]),
        Car(
            name: "a test that never ran is no fault", responses: "uds, 1942330C1E=FF FF 04 02 04 20 00 50",
            urgency: nil, never: ["P0420"]),
        Car(
            name: "thermostat, and it is warm now", responses: "0101=81 07 65 00, 03=P0128, 0105=84, 011F=0708",
            urgency: .whenConvenient, leads: ["P0128"], root: ["92 °C"]),
        Car(
            name: "overvoltage that is over", responses: "0101=81 07 65 00, 03=P0563", urgency: .soon, leads: ["P0563"],
            root: ["14"], never: ["boil", "drive on"]),
        Car(
            name: "seven circuits of everything",
            responses: "0101=87 07 65 00, 03=P0102 P0113 P0202 P0351 P0443 P0500 P0340", urgency: .soon,
            root: ["ground", "harness"], never: ["drive on"]),
        Car(
            name: "memory lost with the battery", responses: "0101=81 07 65 65, 03=P0603, 0130=01, 0131=00 02",
            urgency: .whenConvenient, leads: ["P0603"], root: ["battery"]),
        Car(
            name: "pressure valves of a CVT", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0746 P0776 P0796",
            urgency: .soon, leads: ["P0746"], root: ["fluid"], never: ["drive on"]),
        Car(
            name: "two tests of the thermostat", responses: "0101=82 07 65 00, 03=P2181 P0128",
            urgency: .soon, root: ["thermostat"]),
        Car(
            name: "too much and too little boost", responses: "0101=82 07 65 00, 03=P0234 P0299", urgency: .soon,
            root: ["stick"], never: ["drive on"]),
        Car(
            name: "bypass valve of the turbocharger", responses: "0101=82 07 65 00, 03=P2261 P0299", urgency: .soon,
            root: ["P2261"], never: ["drive on"]),
        Car(
            name: "air pressure that cannot be", responses: "0133=1E", urgency: .whenConvenient, leads: ["30 kPa"], ),
        Car(
            name: "oil that cannot be so cold", responses: "0105=7B, 015C=00, 011F=0708", urgency: .whenConvenient,
            leads: ["-40"]),
        Car(
            name: "outside air that cannot be so cold", responses: "0105=7B, 0146=00, 010F=46",
            urgency: .whenConvenient, leads: ["-40"]),
        Car(
            name: "a module that answers without voltage", responses: "0105=7B, 0142=00 00, 011F=0708", urgency: .soon,
            leads: ["0 V"], never: ["not charging", "drive on"]),
        Car(
            name: "misfire with an empty frame",
            responses: "0101=81 07 65 00, 03=P0301, frame=P0301 04=00 05=00 0C=0000 0D=00", urgency: .soon,
            leads: ["P0301"], never: ["idle", "cold", "drive on"]),
        Car(
            name: "transmission asks for the light and is gone", responses: "0101=82 07 65 00, 03=P0700 U0101",
            urgency: .soon, leads: ["U0101"], root: ["P0700"], never: ["drive on"]),
        Car(
            name: "air conditioning only", responses: "0101=02 07 65 00, 03=P0532 P0645", urgency: .informational,
            never: ["gently"]),
        Car(
            name: "leak test waits for a tank that is not full",
            responses: "0101=00 07 65 04, 012F=F2, 0130=FF, 0131=0F A0", urgency: nil),
        Car(
            name: "both banks lean at idle, and it misfires",
            responses:
                "0101=83 07 65 00, 03=P0171 P0174 P0300, frame=P0171 04=40 05=7F 06=99 07=A3 08=99 09=A2 0C=0AF0 0D=00",
            urgency: .soon, leads: ["P0300"], root: ["idle", "hoses"], never: ["drive on"]),
        Car(
            name: "oil pressure when hot and idling",
            responses: "0101=81 07 65 00, 03=P0521, frame=P0521 04=40 05=8C 0C=0AF0 0D=00", urgency: .soon,
            leads: ["oil", "P0521"], root: ["idle", "level"], never: ["drive on"]),
        Car(
            name: "leak of the intake by its own test", responses: "0101=82 07 65 00, 03=P2279 P0171", urgency: .soon,
            root: ["P2279", "hoses"], never: ["drive on"]),
        Car(
            name: "idles fast, and lean by its trims",
            responses: "0105=7B, 011F=02 58, 0101=81 07 65 00, 03=P0507, 010C=1770, 0107=90", urgency: .soon,
            leads: ["P0507"], root: ["1500 rpm", "hose"], never: ["drive on"]),
        Car(
            name: "misfire, and the converter is hot", responses: "013C=27 10, 03=P0304, 0101=81 07 65 00",
            urgency: .soon, leads: ["960 °C"], root: ["P0304", "960 °C"], never: ["drive on"]),
        Car(
            name: "front sensor and converter", responses: "0101=82 07 65 00, 03=P0131 P0420", urgency: .soon,
            leads: ["P0131"], root: ["front oxygen sensor", "P0420"], never: ["drive on"]),
        Car(
            name: "lean again after clearing, both banks",
            responses: "0101=00 07 65 65, 07=P0171 P0174, 0130=01, 0131=00 09", urgency: .whenConvenient,
            leads: ["P0171", "cleared"], root: ["both banks"]),
        Car(
            name: "intake flaps and their sensor", responses: "0101=82 07 65 00, 03=P2004 P2015",
            urgency: .whenConvenient, root: ["one part", "linkage"]),
        Car(
            name: "control module fails its tests", responses: "0101=83 07 65 00, 03=P0606 P0601 P0300", urgency: .soon,
            never: ["drive on"]),
        Car(
            name: "camshaft advanced, and its bank misfires", responses: "0101=83 07 65 00, 03=P0011 P0301 P0303",
            urgency: .soon, leads: ["P0301"], root: ["P0011", "oil"], never: ["drive on"]),
        Car(
            name: "misfire counted while the starter turns",
            responses: "0101=81 07 65 00, 03=P0300, frame=P0300 0C=0320 0D=00 05=46", urgency: .soon, leads: ["P0300"],
            never: ["seeps", "drive on"]),
        Car(
            name: "many cylinders at once", responses: "0101=85 07 65 00, 03=P0300 P0301 P0302 P0303 P0304",
            urgency: .soon, leads: ["P0300"], root: ["fuel pressure"], never: ["drive on"]),
        Car(
            name: "purge valve makes it lean and rough", responses: "0101=83 07 65 00, 03=P0496 P0300 P0171",
            urgency: .soon, leads: ["P0300"], root: ["purge valve", "P0496"], never: ["drive on"]),
        Car(
            name: "transmission module fails, and its sensors",
            responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0613 P0717 P0722", urgency: .soon, leads: ["P0613"],
            root: ["P0613", "ground"], never: ["fluid level", "drive on"]),
        Car(
            name: "5 V supply, pedal and throttle", responses: "0101=83 07 65 00, 03=P2138 P2135 P0641", urgency: .soon,
            leads: ["P0641"], root: ["5 V"], never: ["drive on"]),
        Car(
            name: "coolant sensor open, and it was too hot", responses: "0101=82 07 65 00, 03=P0118 P0217, 0105=00",
            urgency: .stopNow, leads: ["P0217"], root: ["not known"], never: ["not the engine", "drive on"]),
        Car(
            name: "manifold pressure is right at rest",
            responses: "010C=00 00, 011F=00 00, 0142=30D4, 010B=63, 0133=63, 03=P0106, 0101=81 07 65 00",
            urgency: .soon, leads: ["P0106"], root: ["hose"], never: ["drive on"]),
        Car(
            name: "battery too weak to crank, by the frame",
            responses: "03=U0100 P0562, 7E9 03=P0562, 7EA 03=C0561, frame=P0562 0C=0258 0D=00 42=1F40", urgency: .soon,
            leads: ["P0562"], root: ["starter", "terminals"], never: ["drive on"]),
        Car(
            name: "lean under load on both banks",
            responses:
                "vin=1FAFP34N05W123456, 0101=82 07 65 00, 03=P0171 P0174, frame=P0174 04=E0 05=80 06=90 07=99 08=92 09=9B 0C=2EE0 0D=60",
            urgency: .soon, leads: ["P0171"], root: ["under load", "fuel pressure"], never: ["drive on"]),
        Car(
            name: "overcharged, and no code", responses: "0105=7B, 011F=0708, 0142=3F 00", urgency: .soon,
            leads: ["16.1 V"], root: ["regulator"], never: ["drive on"]),
        Car(
            name: "purge valve leaks into the leak test", responses: "0101=82 07 65 00, 03=P0456 P0496", urgency: .soon,
            leads: ["P0496"], root: ["P0496", "P0456"], never: ["drive on"]),
    ]
}
