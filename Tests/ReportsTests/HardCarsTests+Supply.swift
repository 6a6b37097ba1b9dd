import OBD

/// Cars whose 12 V battery is charged by a DC/DC converter, if they are in READY.
extension HardCarsTests {
    static let converterCars: [Car] = [
        Car(
            name: "electric, 12 V battery low, with network codes",
            responses: "electric, 0142=2D50, 03=U0293, 7E9 03=U0100", urgency: .soon,
            leads: ["11.6 V", "READY", "DC/DC"], root: ["12 V battery", "READY", "DC/DC", "U0293"],
            never: ["alternator", "drive on", "engine off"]),
        Car(
            name: "electric, 12 V battery low, with a code of it", responses: "electric, 0142=2D50, 03=P0562",
            urgency: .soon, leads: ["11.6 V", "READY"], root: ["12 V battery", "P0562"], never: ["alternator"]),
        Car(
            name: "electric, 12 V battery low, no code", responses: "electric, 0142=2D50", urgency: .soon,
            leads: ["11.6 V", "READY"], root: ["12 V battery", "DC/DC"], never: ["follow", "alternator"]),
        Car(
            name: "electric, driving, and not charged", responses: "electric, 010D=28, 0142=2D50, 03=U0293",
            urgency: .soon, leads: ["not charging", "in READY"], root: ["DC/DC", "orange", "U0293"],
            never: ["alternator", "drive on"]),
        Car(
            name: "electric, driving, and hardly charged", responses: "electric, 010D=28, 0142=31 38",
            urgency: .whenConvenient, leads: ["12.6 V"], root: ["DC/DC"], never: ["alternator", "not charging"]),
        Car(
            name: "electric, driving, hardly charged, with a code",
            responses: "electric, 010D=28, 0142=31 38, 03=P0562",
            urgency: .soon, leads: ["12.6 V", "not charging"], root: ["DC/DC"], never: ["alternator"]),
        Car(
            name: "electric, in order", responses: "electric, 0142=36 B0", urgency: nil, leads: ["Drive on"],
            never: ["READY"]),
        Car(
            name: "electric, it was low", responses: "electric, 0142=36 B0, 03=P0562 U0293", urgency: .soon,
            leads: ["P0562"], root: ["was low"], never: ["alternator"]),
        Car(
            name: "electric, known by its fuel", responses: "0151=08, 010C=refused, 0142=2D50, 03=U0293",
            urgency: .soon, leads: ["11.6 V"], root: ["DC/DC"], never: ["alternator"]),
        Car(
            name: "hybrid, READY not known, 12.1 V",
            responses: "015B=80, 010C=00 00, 011F=00 00, 010D=00, 0142=2F44", urgency: .soon,
            leads: ["12.1 V", "READY"], root: ["DC/DC"], never: ["drive on", "alternator"]),
        Car(
            name: "hybrid in READY, engine stopped, 12.1 V", responses: "015B=80, 010C=00 00, 010D=00, 0142=2F44",
            urgency: .soon, leads: ["12.1 V", "not charging"], root: ["DC/DC"], never: ["drive on", "engine off"]),
        Car(
            name: "hybrid with its engine running, 12.1 V", responses: "015B=80, 0142=2F44", urgency: .soon,
            leads: ["not charging"], root: ["DC/DC"], never: ["drive belt", "alternator"]),
        Car(
            name: "hybrid in READY, engine stopped, charged", responses: "015B=80, 010C=00 00, 010D=00, 0142=36 B0",
            urgency: nil, leads: ["Drive on"]),
        Car(
            name: "hybrid, ignition on, battery good",
            responses: "015B=80, 010C=00 00, 011F=00 00, 010D=00, 0142=30 D4", urgency: nil, never: ["READY"]),
        Car(
            name: "hybrid, as an alternator", responses: "015B=80, 03=P0562 P0620", urgency: .soon,
            root: ["DC/DC"], never: ["drive belt"]),
    ]
}
