import OBD
import Telemetry

/// What stops the car now.
extension VerdictRules {
    static let stopNow: [VerdictRule] = [
        VerdictRule(
            "no oil pressure", .stopNow, .code(CodeKind(.confirmed, [.stopNow], areas: [.oil])),
            say: "Stop as soon as it is safe, and switch the engine off: {it}", example: "0101=81 07 65 00, 03=P0524"),
        VerdictRule(
            "coolant too hot", .stopNow, .found { $0.reading(.stopNow, [.coolantTemperature]) },
            say: "Stop as soon as it is safe, and let the engine cool down: {it}", example: "0105=A0"),
        VerdictRule(
            "oil too hot", .stopNow, .found { $0.reading(.stopNow, [.engineOilTemperature]) },
            say: "Stop as soon as it is safe, and let the engine cool down: {it}", example: "015C=C8"),
        VerdictRule(
            "coolant gone", .stopNow, .found { $0.coolantGone },
            say: "Stop as soon as it is safe, let the engine cool down, and look at the coolant level: {it}",
            example: "0105=50, 015C=B4, 011F=0960"),
        VerdictRule(
            "hot, and coolant is low", .stopNow, .found { $0.boilingAway },
            say:
                "Stop as soon as it is safe, let the engine cool down, and look at the coolant level once it is cold: {it}",
            mentions: [.light], example: "0105=9C, 03=P2560"),
        VerdictRule(
            "diesel that ran away", .stopNow,
            .found {
                $0.runaway.map { facts in
                    VerdictRule.Finding(
                        text: "\(facts.code.description) (\(facts.code.written)), \(facts.text)",
                        code: facts.code.written)
                }
            },
            say: "Do not start the engine again before its intake has been looked at: {it}",
            example: "0151=04, 03=P0219, frame=P0219 04=00 05=84 0C=4FB0 0D=00"),
        VerdictRule(
            "engine that was overheated", .stopNow, .found { $0.heatThatIsOver },
            say:
                "Do not drive on before the coolant level has been looked at (cold), and stop at once if the needle rises: {it}",
            example: "03=P0217, 0105=82"),
        VerdictRule(
            "engine overheated", .stopNow, .code(CodeKind(.confirmed, [.stopNow], areas: [.cooling])),
            say: "Stop as soon as it is safe, and let the engine cool down: {it}", example: "03=P0217, 0105=96"),
        VerdictRule(
            "brakes of a truck", .stopNow,
            .found { $0.otherCode { $0.urgency == .stopNow && $0.code.parameter?.isOfBrakes == true } },
            say: "Stop as soon as it is safe, and do not drive on before the brakes have been tested: {it}",
            example: "uds, 1942330C1E=FF FF 02 82 3F 04 01 2F"),
        VerdictRule(
            "code of a truck that stops it", .stopNow, .found { $0.otherCode { $0.urgency == .stopNow } },
            say: "Stop as soon as it is safe, and switch the engine off: {it}",
            example: "uds, 1942330C1E=FF FF 02 82 64 00 01 2F"),
        VerdictRule(
            "brakes or steering", .stopNow, .code(CodeKind(.confirmed, [.stopNow], areas: [.brakes, .steering])),
            say: "Stop as soon as it is safe, and do not drive on: {it}", example: "03=P050F"),
        VerdictRule(
            "high voltage", .stopNow, .code(CodeKind(.confirmed, [.stopNow], areas: [.hybrid, .converter])),
            say: "Stop as soon as it is safe, switch off, and do not touch orange cables: {it}", example: "03=P0AA6"),
        VerdictRule(
            "water in the fuel", .stopNow,
            .found { facts in
                facts.first(.waterInFuel).flatMap { found in
                    facts.codes.contains { $0.written == found.code && $0.severity == .stopNow } ? found : nil
                } ?? facts.waterInRail
            },
            say:
                "Stop as soon as it is safe, switch the engine off, and have the water drained before it runs "
                + "again: {it}",
            example: "0151=04, 03=P2269"),
        VerdictRule(
            "fuel leak", .stopNow, .code(CodeKind(.confirmed, [.stopNow], areas: [.fuel])),
            say: "Stop as soon as it is safe, switch the engine off, and keep flames away: {it}", example: "03=P0093"),
        VerdictRule(
            "any code that stops the car", .stopNow, .code(CodeKind(.confirmed, [.stopNow])),
            say: "Stop as soon as it is safe, and do not drive on: {it}", example: "03=P0218"),
        VerdictRule(
            "code of another module that stops the car", .stopNow,
            .found { facts in
                facts.moduleCodes { entry, isPresent in isPresent && entry?.severity == .stopNow }
            },
            say: "Stop as soon as it is safe, and do not drive on: {it}", example: "module=0AA60009"),
        VerdictRule(
            "timing has jumped", .stopNow, .found { $0.jumpedTiming },
            say: "Switch the engine off and have it towed; the timing chain may have jumped: {it}",
            example: "03=P0016 P0018 P0300"),
        VerdictRule(
            "any live value that stops the car", .stopNow, .found { $0.reading(.stopNow) },
            say: "Stop as soon as it is safe, and do not drive on: {it}", example: "013C=2F 00"),
    ]
}
