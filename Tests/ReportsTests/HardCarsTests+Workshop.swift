import OBD

/// Cars whose codes have one cause that none of them names alone, as they come to a workshop.
extension HardCarsTests {
    static let workshopCars: [Car] = [
        // Supply, ground, connectors, network
        Car(
            name: "ground of four sensors", responses: "0101=84 07 65 00, 03=P0108 P0113 P0118 P0123, 0105=00, 010F=00",
            urgency: .soon, root: ["ground"], never: ["drive on"]),
        Car(
            name: "truck of 24 V that does not charge", responses: "0142=5B 68, 011F=04B0", urgency: .soon,
            leads: ["23.4 V", "not charging"], never: ["drive on"]),
        Car(
            name: "5 V supply pulled down by one sensor", responses: "0101=84 07 65 00, 03=P0642 P0532 P0107 P0222",
            urgency: .soon, root: ["P0642", "P0107"], never: ["drive on"]),
        Car(
            name: "water in the transmission connector",
            responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0713 P0717 P0722 P0753 P0758", urgency: .soon,
            root: ["transmission connector"], never: ["drive on", "gears and slip"]),
        Car(
            name: "wire of the bus", responses: "03=U0001, 7E9 03=U0001 U0100, 7EB 03=U0001 U0100 U0101",
            urgency: .soon, root: ["network itself"], never: ["drive on"]),
        Car(
            name: "gateway missing", responses: "03=U0146, 7E9 03=U0146, 7EA 03=U0146 U0447", urgency: .soon,
            leads: ["U0146"], root: ["gateway"], never: ["drive on"]),
        Car(
            name: "both signals of the pedal", responses: "0101=82 07 65 00, 03=P2122 P2127", urgency: .soon,
            root: ["pedal", "connector"], never: ["drive on"]),
        Car(
            name: "low supply of a truck", responses: "uds, 1942330C1E=FF FF 02 22 A8 00 01 2F 22 7F 02 09 2F",
            urgency: .soon, leads: ["SPN 168"], never: ["drive on"]),
        // Air, fuel, combustion
        Car(
            name: "both banks lean at idle only", responses: "0101=82 07 65 00, 03=P2187 P2189, 0107=9A, 0109=99",
            urgency: .soon, root: ["idle", "air leak"], never: ["fuel pressure", "drive on"]),
        Car(
            name: "one bank lean, the other rich", responses: "0101=82 07 65 00, 03=P0171 P0175, 0107=A2, 0109=5E",
            urgency: .soon, root: ["crossed", "oxygen sensors"], never: ["air flow sensor", "drive on"]),
        Car(
            name: "wrong fuel", responses: "0101=83 07 65 00, 03=P0169 P0171 P0300", urgency: .soon,
            leads: ["P0300"], root: ["P0169", "fuel"], never: ["drive on"]),
        Car(
            name: "purge valve that stays open", responses: "0101=83 07 65 00, 03=P0172 P0496 P0300, 0107=66",
            urgency: .soon, leads: ["P0300"], root: ["P0496"], never: ["drive on"]),
        Car(
            name: "misfire, and the converter glows", responses: "0101=81 07 65 00, 03=P0302, 013C=2B 0C",
            urgency: .stopNow, leads: ["1062"], never: ["drive on"]),
        Car(
            name: "coolant is lost into two neighbors", responses: "0101=83 07 65 00, 03=P2560 P0303 P0304",
            urgency: .stopNow, leads: ["P2560"], root: ["head gasket"], never: ["drive on"]),
        Car(
            name: "chain by two codes of one bank", responses: "0101=82 07 65 00, 03=P0008 P0016", urgency: .soon,
            root: ["timing chain"], never: ["drive on"]),
        // Diesels
        Car(
            name: "fuel in the oil by broken-off regenerations",
            responses: "0101=82 0F 6B 00, 0151=04, 03=P252F P2463", urgency: .soon, leads: ["oil"],
            root: ["regenerat", "P252F"], never: ["drive on", "half an hour"]),
        Car(
            name: "recirculation stuck open, less fresh air",
            responses: "0101=84 0F 6B 00, 0151=04, 03=P0101 P0404 P0402 P2463", urgency: .soon, root: ["P0404"],
            never: ["air flow sensor (P0101)", "drive on"]),
        Car(
            name: "NOx sensor and countdown", responses: "0101=82 0F 6B 00, 0151=04, 03=P2202 P20EE", urgency: .soon,
            leads: ["not start"], root: ["NOx sensor", "P2202"], never: ["drive on"]),
        // High voltage
        Car(
            name: "interlock, and the contactors do not close", responses: "electric, 03=P0A0A P0AA2 U0293",
            urgency: .stopNow, leads: ["P0A0A", "orange"], root: ["interlock"], never: ["alternator", "drive on"]),
        Car(
            name: "traction battery hot, and its coolant pump", responses: "electric, 03=P0A7E P0C47",
            urgency: .stopNow, leads: ["P0A7E"], root: ["P0C47", "pump"], never: ["drive on"]),
        // Status bits
        Car(
            name: "the misfire has passed, the converter has not",
            responses: "uds, 1942330C1E=FF FF 04 80 03 01 00 28 80 04 20 00 2F", urgency: .soon,
            leads: ["P0301", "not present now"], never: ["drive on"]),
    ]
}
