import OBD

/// What a driver of a truck or a bus must know soon, by codes of SAE J1939.
extension VerdictRules {
    /// What is measured is out of its range, in any degree; not the circuit of its sensor.
    private static let outOfRange: Set<UInt8> = [0, 1, 15, 16, 17, 18, 31]
    private static let (low, high): (Set<UInt8>, Set<UInt8>) = ([1, 17, 18], [0, 3, 15, 16])

    /// A row about parameters of a truck, in any failure mode if none is given.
    private static func row(
        _ name: String, _ numbers: Set<Int>, _ modes: Set<UInt8>? = nil, say sentence: String, example: String
    ) -> VerdictRule {
        VerdictRule(
            name, .soon, .found { $0.otherCode { $0.code.isAbout(numbers, modes) && $0.isPressing } },
            say: sentence, mentions: [.light], example: example)
    }

    static let trucksSoon: [VerdictRule] = [
        VerdictRule(
            "truck code of brakes", .soon, .found { $0.otherCode { $0.code.parameter?.isOfBrakes == true } },
            say: "Test the brakes and look at their air pressure before you drive on: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 22 3F 04 12 2F"),
        VerdictRule(
            "truck code of oil, coolant or heat", .soon,
            .found { facts in
                let parts: Set = [98, 100, 109, 110, 111, 175]
                // What is measured goes before a circuit.
                return facts.otherCode { $0.code.isAbout(parts, outOfRange) && !$0.code.isAbout([110], low) }
                    ?? facts.otherCode { $0.code.isAbout(parts, ScanReasons.electricalOfTruck) }
            },
            say: "Look at the gauges and levels of oil and coolant before you drive on: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 22 64 00 04 2F"),
        row(
            "truck code of the transmission's oil", [124, 127, 177], outOfRange,
            say: "Let the transmission cool down, and look at its oil level before you drive on: {it}",
            example: "uds, 1942330C1E=FF FF 02 22 B1 00 10 2F"),
        row(
            "truck code of water in the fuel", [97], outOfRange,
            say: "Have the water separator of the fuel drained before you drive on: {it}",
            example: "uds, 1942330C1E=FF FF 02 22 61 00 10 2F"),
        row(
            "truck that does not start again", [677],
            say: "Do not switch it off far from home, as it may not start again: {it}",
            example: "uds, 1942330C1E=FF FF 02 22 A5 02 05 2F"),
        VerdictRule(
            "supply of a truck was low", .soon,
            .found { facts in
                let past = facts.truckSupplyWasLow
                return past.isEmpty ? nil : facts.otherCode(where: past.contains)
            },
            say:
                "Have batteries and terminals tested, then clear the codes and scan again: {it}; the voltage is "
                + "normal now",
            mentions: [.light], example: "uds, 1942330C1E=FF FF 02 22 A8 00 12 28"),
        VerdictRule(
            "truck that is not charged", .soon, .found { $0.otherCode { $0.code.isAbout([158, 167, 168], low) } },
            say:
                "Drive only as far as you must; the batteries may not be charged, and the truck may stop or not start "
                + "again: {it}",
            mentions: [.light], example: "uds, 0142=2CEC, 1942330C1E=FF FF 02 22 A7 00 12 2F"),
        row(
            "truck that is overcharged", [158, 167, 168, 444], high,
            say: "Drive only as far as you must, with lights and blower on; the batteries may boil over: {it}",
            example: "uds, 1942330C1E=FF FF 02 22 A8 00 00 2F"),
        VerdictRule(
            "truck without fuel", .soon, .found { $0.otherCode { $0.code.isAbout([96], [1, 18]) } },
            say: "Put fuel in first, then clear the codes and scan again: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 22 60 00 01 2F"),
        VerdictRule(
            "truck that may stop", .soon,
            .found {
                $0.otherCode { found in
                    found.isPressing
                        && (found.code.isAbout([636, 627, 1485])
                            || found.code.isAbout([190], ScanReasons.electricalOfTruck)
                            || found.code.isAbout([94, 135, 157, 1347, 1075], [1, 5, 7, 18]))
                }
            },
            say: "Drive only as far as you must; the truck may stop: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 22 9D 00 12 2F"),
        VerdictRule(
            "truck code of a full particulate filter", .soon,
            .found { $0.otherCode { $0.code.isAbout([3251, 3719, 4781, 5319], [0, 15, 16, 31]) } },
            say:
                "Have the particulate filter seen to today (parked regeneration, then what fills it), before it is "
                + "too full "
                + "to be regenerated: {it}",
            mentions: [.light], example: "uds, 1942330C1E=FF FF 02 22 87 0E 10 2F"),
        VerdictRule(
            "truck code of ash", .soon, .found { $0.otherCode { $0.code.isAbout([3720], [0, 16]) } },
            say: "Have the particulate filter cleaned or replaced within days; ash does not burn off: {it}",
            mentions: [.light], example: "uds, 1942330C1E=FF FF 02 22 88 0E 10 2F"),
        VerdictRule(
            "truck code of the AdBlue level", .soon,
            .found { $0.otherCode { $0.code.isAbout([1761]) && $0.isPressing } },
            say:
                "Have the AdBlue (DEF) system seen to today, its level first; the truck limits its power step by "
                + "step: {it}",
            mentions: [.light], example: "uds, 1942330C1E=FF FF 02 22 7E 14 00 2F 22 E1 06 01 2F"),
        VerdictRule(
            "truck code of AdBlue", .soon,
            .found { $0.otherCode { $0.code.parameter?.isOfReductant == true && $0.isPressing } },
            say: "Have the AdBlue (DEF) system seen to today; the truck limits its power step by step: {it}",
            mentions: [.light], example: "uds, 1942330C1E=FF FF 02 22 7E 14 0F 2F 22 24 0D 12 2F"),
        row(
            "truck code of NOx", [3216, 3226, 4364, 4792, 5848],
            say:
                "Have the exhaust aftertreatment seen to within days, before the truck limits its power step by "
                + "step: {it}",
            example: "uds, 1942330C1E=FF FF 02 22 0C 11 12 2F"),
        VerdictRule(
            "truck code, most severe", .soon, .found { $0.otherCode(where: \.code.isExtreme) },
            say: "Have it checked before you go on: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 82 69 00 00 2F"),
        VerdictRule(
            "code in another format", .soon, .found { $0.otherCode(where: \.isPressing) },
            say: "Drive gently, and have it checked within days: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 02 00 F0 E3 09, 195533=FF 02"),
    ]
}
