import OBD
import Telemetry

/// What can wait, and what is in order.
extension VerdictRules {
    static let whenConvenient: [VerdictRule] = [
        VerdictRule(
            "codes that only report", .whenConvenient, .found { $0.commonCause },
            say: "Clear the codes, drive, and scan again before anything is replaced: {it}",
            example: "03=U0101 U0121 U0155, 7E9 03=U0100 U0121 U0155, 7EB 03=U0100 U0101 U0155"),
        VerdictRule(
            "permanent code not yet retested", .whenConvenient,
            .found { $0.permanentNotRetested(CodeKind(.permanent, [.soon])) },
            say: "Drive gently until the monitors are complete, then scan again: {it}",
            mentions: [.clearing], example: "0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0301"),
        VerdictRule(
            "any other code to be repaired when convenient", .whenConvenient,
            .code(
                CodeKind(.confirmed, [.whenConvenient], areas: Set(TroubleCodeArea.allCases).subtracting([.comfort]))),
            say: "You can drive on; have it checked at the next service: {it}",
            example: "0101=82 07 65 00, 03=P0326 P0455"),
        VerdictRule(
            "any live value to be looked at when convenient", .whenConvenient, .found { $0.reading(.whenConvenient) },
            say: "You can drive on; have it checked at the next service: {it}", example: "0107=8F"),
        VerdictRule(
            "value of a minor sensor that cannot be", .whenConvenient, .found { $0.minorContradiction },
            say: "You can drive on; have it checked at the next service: {it}",
            example: "010C=0000, 011F=0000, 0105=2B, 0146=2B, 010F=5F, 0142=3138, 010B=63, 0133=63"),
        VerdictRule(
            "pending code", .whenConvenient, .code(CodeKind(.pending, [.soon, .whenConvenient])),
            say: "You can drive on; have it checked at the next service: {it}", example: "07=P0171"),
        VerdictRule(
            "one cylinder misfires more than others", .whenConvenient, .found { $0.misfireCount },
            say: "You can drive on; have it checked at the next service: {it}",
            example:
                "0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000, "
                + "06A2=0B 24 00 00 00 00 FF FF, 06A3=0B 24 00 00 00 00 FF FF, 06A4=0B 24 00 00 00 00 FF FF, "
                + "06A5=0B 24 00 0C 00 00 FF FF A5 0C 24 00 2F 00 00 FF FF"),
        VerdictRule(
            "several cylinders misfire", .whenConvenient, .found { $0.misfireCounts },
            say:
                "You can drive on unless it runs rough; have what all cylinders share checked at the next service (fuel, air, "
                + "age of the spark plugs): {it}",
            example:
                "0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000, "
                + "06A2=0B 24 00 10 00 00 FF FF A2 0C 24 00 20 00 00 FF FF, 06A3=0B 24 00 21 00 00 FF FF, "
                + "06A4=0B 24 00 1E 00 00 FF FF, 06A5=0B 24 00 1C 00 00 FF FF"),
        VerdictRule(
            "AdBlue is low", .whenConvenient, .found { $0.lowReagent },
            say: "Fill up AdBlue (DEF) at the next opportunity: {it}",
            example: "0180=08000001, 0185=04 00 00 00 00 14 00 00 00 00"),
        VerdictRule(
            "AdBlue of a truck is low", .whenConvenient, .found { $0.otherCode { $0.code.isAbout([1761]) } },
            say: "Fill up AdBlue (DEF) at the next opportunity, before the truck limits its power: {it}",
            mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 22 E1 06 11 2F"),
        VerdictRule(
            "truck code, least severe", .whenConvenient, .found { $0.otherCode { _ in true } },
            say: "You can drive on; have it checked at the next service: {it}", mentions: [.light],
            example: "uds, 1942330C1E=FF FF 02 22 69 00 0F 2F"),
        VerdictRule(
            "monitor test failed", .whenConvenient,
            .found { facts in
                facts.failedTests.first.map { VerdictRule.Finding(text: "a monitor test failed (\($0.name))") }
            },
            say: "You can drive on; have it checked at the next service: {it}",
            example: "0621=84 20 00 D6 00 00 00 BE"),
        VerdictRule(
            "permanent code of low severity not yet retested", .whenConvenient,
            .found { $0.permanentNotRetested(CodeKind(.permanent, [.whenConvenient])) },
            say: "Drive until the monitors are complete, then scan again: {it}",
            mentions: [.clearing], example: "0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0420"),
        VerdictRule(
            "permanent code", .whenConvenient, .code(CodeKind(.permanent, [.soon, .whenConvenient])),
            say:
                "You can drive on; have it checked at the next service: {it}, which stays until the car confirms "
                + "the repair",
            example: "0A=P0420"),
        VerdictRule(
            "code of unknown urgency", .whenConvenient,
            .found { facts in
                facts.leading.first { $0.severity == .whenConvenient && CodeSet.unknown.contains($0) }.map(
                    facts.finding)
            },
            say:
                "Have it checked at the next service, or at once if a warning light is on or anything does not work as it "
                + "should: {it}",
            example: "03=B1FFF"),
        VerdictRule(
            "comfort", .whenConvenient, .code(CodeKind(.confirmed, [.whenConvenient])),
            say: "You can drive on; have it checked at the next service: {it}", example: "03=P265F"),
        VerdictRule(
            "informational code with the light on", .whenConvenient,
            .found { facts in
                facts.isLightOn
                    ? facts.codes.first(where: CodeKind(.confirmed, [.informational]).matches).map {
                        VerdictRule.Finding(text: facts.text($0), code: $0.written)
                    } : nil
            },
            say: "You can drive on; have it checked at the next service: {it}",
            example: "0101=81 07 65 00, 03=P0645"),
    ]

    static let informational: [VerdictRule] = [
        VerdictRule(
            "informational code", .informational,
            .found { $0.nothingProven == nil ? $0.first(CodeKind(.confirmed, [.informational])) : nil },
            say: "Drive on; nothing needs to be done now: {it}", example: "03=P0645"),
        VerdictRule(
            "pending informational code", .informational,
            .found { $0.nothingProven == nil ? $0.first(CodeKind(.pending, [.informational])) : nil },
            say: "Drive on; nothing needs to be done now: {it}", example: "07=P0645"),
        VerdictRule(
            "permanent informational code", .informational, .code(CodeKind(.permanent, [.informational])),
            say: "Drive on; nothing needs to be done now: {it}", example: "0A=P0645"),
    ]

    static let withoutFinding: [VerdictRule] = [
        VerdictRule(
            "connection broke", nil, .found { $0.brokenOff },
            say: "Incomplete, the connection broke during the scan: {it}; scan again",
            mentions: [.interruption, .unreadCodes], example: "interruption=the connection is gone"),
        VerdictRule(
            "no codes listed, as older cars do", nil, .found { $0.normalSilence },
            say:
                "Probably no trouble codes: the check engine light is off and the car counts none, but it did not "
                + "respond when "
                + "asked to list them, like many cars before CAN",
            mentions: [.unreadCodes], example: "bus=3, 03=silent"),
        VerdictRule(
            "codes not read", nil, .found { $0.unreadCodes },
            say: "{it}; scan again", mentions: [.unreadCodes, .unreadLight], example: "0101=00 07 65 00, 03=refused"),
        VerdictRule(
            "permanent codes not read", nil, .found { $0.unreadPermanentCodes },
            say:
                "Uncertain: no confirmed trouble codes, but {it} gave an unreadable response for the permanent ones; "
                + "scan again", example: "0A=01"),
        VerdictRule(
            "cranks without a code", nil, .found { $0.crankingWithoutCode },
            say:
                "If it does not start, look for what no code says: fuel in the tank, the light of the immobilizer, fuses and "
                + "relay of the fuel pump: {it}",
            example: "010C=03E8, 011F=00 00, 0142=2904, 03="),
        VerdictRule(
            "nothing proven since codes were cleared", nil, .found { $0.nothingProven },
            say: "Nothing is proven yet: {it}; drive until the monitors are complete, then scan again",
            mentions: [.clearing], example: "0101=00 07 65 65, 0130=00, 0131=00 02"),
        VerdictRule(
            "light not read", nil, .found { $0.isLightUnread ? .init(text: $0.cleanWords) : nil },
            say: "Drive on only if the check engine light is off: {it}, but the light was not read",
            mentions: [.unreadLight], example: "0101=refused"),
        VerdictRule(
            "pending codes not read", nil, .found { $0.unreadPendingCodes },
            say: "Drive on: no confirmed trouble codes; {it} did not list all other codes", example: "07=refused"),
        VerdictRule(
            "not all tested since codes were cleared", nil, .found { $0.notAllProven },
            say: "Drive on: no trouble codes, but {it}", mentions: [.clearing],
            example: "0101=00 07 65 04, 0130=05, 0131=00 50"),
        VerdictRule(
            "no trouble codes", nil, .found { .init(text: $0.cleanWords) }, say: "Drive on: {it}", example: ""),
    ]
}
