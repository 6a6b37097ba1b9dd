import OBD

/// Cars of which a value and a code, or two codes, report one fault.
extension HardCarsTests {
    static let toldCars: [Car] = [
        Car(
            name: "intake air sensor open", responses: "0101=81 07 65 00, 03=P0113, 010F=00", urgency: .whenConvenient,
            leads: ["P0113"], root: ["P0113", "-40"], never: ["more finding", "and 1 more"]),
        Car(
            name: "intake air sensor open, pending", responses: "07=P0113, 010F=00", urgency: .soon,
            leads: ["P0113"], never: ["more finding"]),
        Car(
            name: "intake air sensor open, no code", responses: "010F=00", urgency: .soon, leads: ["contradicts"]),
        Car(
            name: "coolant sensor open", responses: "0101=81 07 65 00, 03=P0118, 0105=00", urgency: .soon,
            leads: ["P0118"], root: ["-40", "P0118"], never: ["more finding"]),
        Car(
            name: "outside air sensor open", responses: "0101=81 07 65 00, 03=P0073, 0146=00", urgency: .whenConvenient,
            leads: ["P0073"], never: ["more finding"]),
        Car(
            name: "oil temperature sensor open", responses: "0101=81 07 65 00, 03=P0198, 015C=00",
            urgency: .whenConvenient,
            leads: ["P0198"], never: ["more finding"]),
        Car(
            name: "air flow sensor, no flow", responses: "0101=81 07 65 00, 03=P0102, 0110=0000", urgency: .soon,
            leads: ["P0102"], root: ["0 g/s"], never: ["more finding"]),
        Car(
            name: "lean, and its trim", responses: "0101=81 07 65 00, 03=P0171, 0107=A8", urgency: .soon,
            leads: ["P0171"], never: ["more finding"]),
        Car(
            name: "rich, and the trim of the other bank", responses: "0101=81 07 65 00, 03=P0172, 0107=80, 0109=A8",
            urgency: .soon, leads: ["P0172", "1 more finding"]),
        // Hot coolant may be true, whatever a code says of its sensor.
        Car(
            name: "hot, with a code of the sensor", responses: "0101=81 07 65 00, 03=P0119, 0105=A3, 011F=0708",
            urgency: .stopNow, leads: ["123"]),
        // Misfires
        Car(
            name: "random misfire, and a pending one", responses: "0101=81 07 65 00, 03=P0300, 07=P0302",
            urgency: .soon, leads: ["P0300", "cylinder 2 by P0302"], root: ["cylinder 2", "coil"]),
        Car(
            name: "pending random misfire, and a pending one", responses: "07=P0300 P0302", urgency: .soon,
            leads: ["cylinder 2"], root: ["cylinder 2"]),
        Car(
            name: "random misfire, a pending one, and counts",
            responses: "0101=81 07 65 00, 03=P0300, 07=P0302, \(misfires("00", "8C", "00", "02"))",
            urgency: .soon, leads: ["cylinder 2 by the misfire counts"], root: ["counts", "cylinder 2"]),
        Car(
            name: "random misfire, and counts", responses: "03=P0300, \(misfires("00", "00", "8C", "02"))",
            urgency: .soon, leads: ["cylinder 3 by the misfire counts"], root: ["cylinder 3"]),
        Car(
            name: "the counts name another cylinder", responses: "03=P0301, \(misfires("00", "8C", "00", "02"))",
            urgency: .soon, leads: ["P0301"], root: ["cylinder 2", "P0301 does not name"]),
        Car(
            name: "random misfire, counts even", responses: "03=P0300, \(misfires("60", "8C", "70", "72"))",
            urgency: .soon, leads: ["P0300"], never: ["cylinder 2"]),
        Car(
            name: "random misfire of a diesel, and counts",
            responses: "0101=81 0F 6B 00, 0151=04, 03=P0300, \(misfires("00", "00", "8C", "02"))",
            urgency: .soon, leads: ["cylinder 3"], root: ["cylinder 3", "no spark plugs"], never: ["coil"]),
        Car(
            name: "random misfire, and the circuit of a cylinder", responses: "03=P0300 P0302 P0202", urgency: .soon,
            root: ["P0202"], never: ["swap"]),
    ]

    /// Service 06 with the counts of four cylinders in this trip, in hexadecimal.
    private static func misfires(_ counts: String...) -> String {
        let supported = "0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000"
        return
            ([supported]
            + zip(["A2", "A3", "A4", "A5"], counts).map { monitor, count in
                "06\(monitor)=0B 24 00 00 00 00 FF FF \(monitor) 0C 24 00 \(count) 00 00 FF FF"
            }).joined(separator: ", ")
    }
}
