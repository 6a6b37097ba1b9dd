package import OBD
import Telemetry

/// The rules of the verdict, most urgent first: the first row that applies makes the first sentence of a report, and
/// determines its urgency. First come faults that may stop the car, ruin its engine or hurt somebody, then those that destroy
/// the catalytic converter, then the mixture, then everything else.
///
/// To correct a sentence, an urgency or the order, change the row. To add one, put it in its place with an example: the
/// responses in which the engine control module differs from that of an idling car without a fault, as `REQUEST=ANSWER`,
/// separated by commas. A response is data bytes ("0101=00 07 65 65"), codes ("03=P0301 P0171", "03=" for none), "refused" or
/// "silent". "electric" stands for a car without an engine, which lists speed, supply and traction battery only.
package enum VerdictRules {
    package static let rows =
        stopNow + soon + trucksSoon + soonWithoutCode + whenConvenient + informational + withoutFinding

    /// The rank of a code among those listed.
    package static func rank(_ code: CodeReport) -> Int {
        rows.firstIndex { row in
            switch row.condition {
            case .code(let kind): kind.matches(code)
            // Whatever else is known of the car.
            case .found: row.name == "engine may stop" && mayStop.contains(code) && code.mainStatus == .confirmed
            }
        } ?? rows.count
    }

    /// The urgency of a code by itself, in its list.
    package static func urgency(_ code: CodeReport) -> Severity {
        let row = rank(code)
        return row < rows.count ? rows[row].urgency ?? code.severity : code.severity
    }

    // MARK: Stop now

    private static let stopNow: [VerdictRule] = [
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
            "engine overheated", .stopNow, .code(CodeKind(.confirmed, [.stopNow], areas: [.cooling])),
            say: "Stop as soon as it is safe, and let the engine cool down: {it}", example: "03=P0217"),
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

    // MARK: Soon

    private static let soon: [VerdictRule] = [
        VerdictRule(
            "high voltage, not present now", .soon, .found { $0.passedDanger(in: [.hybrid, .converter]) },
            say: "Have it checked before you drive on, and do not touch orange cables: {it}",
            example: "uds, 1942330C1E=FF FF 04 80 0A A6 00 28"),
        VerdictRule(
            "danger that has passed", .soon, .found { $0.passedDanger() },
            say: "Have it checked before you drive on: {it}",
            example: "uds, 1942330C1E=FF FF 04 80 02 17 00 28"),
        VerdictRule(
            "pending code of high voltage that stops the car once it is confirmed", .soon,
            .code(CodeKind(.pending, [.stopNow], areas: [.hybrid, .converter])),
            say: "Have it checked before you drive on, and do not touch orange cables: {it}", example: "07=P0AA6"),
        VerdictRule(
            "pending code that stops the car once it is confirmed", .soon, .code(CodeKind(.pending, [.stopNow])),
            say: "Have it checked before you drive on: {it}", example: "07=P0524"),
        VerdictRule(
            "permanent code that would stop the car", .soon,
            .found { $0.permanentNotRetested(CodeKind(.permanent, [.stopNow])) },
            say: "Have it checked before you rely on the car: {it}",
            mentions: [.clearing], example: "0101=00 07 65 65, 0130=00, 0131=00 01, 0A=P0524"),
        VerdictRule(
            "permanent code that would stop the car, and was retested", .soon, .code(CodeKind(.permanent, [.stopNow])),
            say: "Have it checked before you rely on the car: {it}, which stays until the car confirms the repair",
            example: "0A=P0524"),
        VerdictRule(
            "immobilizer, and the engine does not run", .soon, .found { $0.isStanding ? $0.first(.immobilizer) : nil },
            say: "If it does not start, this is probably why; try the second key, and a new battery in the key: {it}",
            example: "010C=00 00, 011F=00 00, 03=P0513"),
        VerdictRule(
            "too weak to crank", .soon, .found { $0.weakCranking },
            say:
                "Charge or test the 12 V battery and its terminals; the starter cannot turn the engine as it "
                + "should: {it}",
            example: "010C=03 20, 011F=00 00, 0142=19 00"),
        VerdictRule(
            "it does not start", .soon,
            .found { $0.engine.isCranking ? $0.first(noStart, [.confirmed, .pending]) : nil },
            say: "The engine does not start until this is repaired: {it}",
            example: "010C=03 20, 011F=00 00, 0142=29 04, 03=P0335"),
        VerdictRule(
            "cold diesel without glow plugs", .soon,
            .found { facts in
                guard facts.engine.isCranking, facts.scan.isDiesel, (facts.value(.coolantTemperature) ?? 99) < 20 else {
                    return nil
                }
                return facts.leading.first(where: ScanReasons.glowPlugCircuits.contains).map(facts.finding)
            },
            say: "A cold diesel hardly starts without its glow plugs: {it}",
            example: "0151=04, 010C=03E8, 011F=00 00, 0105=20, 0142=2904, 03=P0380"),
        VerdictRule(
            "no fuel pressure while cranking", .soon, .found { $0.emptyRailFinding },
            say: "The engine does not start while its fuel rail stays empty: {it}",
            example: "0151=04, 010C=03 E8, 011F=00 00, 0142=29 04, 0123=01 2C"),
        VerdictRule(
            "out of fuel", .soon, .found { $0.outOfFuel },
            say: "Put fuel in first, then clear the codes and scan again: {it}",
            example: "010C=00 00, 011F=00 00, 012F=03, 03=P0087"),
        VerdictRule(
            "it may not start", .soon, .found { $0.isStanding ? $0.first(mayStop + mayNotStart) : nil },
            say: "It may not start, or may stop on the road: {it}", example: "010C=00 00, 011F=00 00, 03=P0335"),
        VerdictRule(
            "position of the gear lever, and it stands", .soon, .found { $0.isStanding ? $0.first(gearLever) : nil },
            say: "If it does not start in P, try N with the foot on the brake, and have it repaired within days: {it}",
            example: "010C=00 00, 011F=00 00, 03=P0705"),
        VerdictRule(
            "engine runs hot", .soon,
            .found { $0.reading(.soon, [.coolantTemperature, .engineOilTemperature]) },
            say: "Ease off, watch the temperature, and stop before the needle reaches the red: {it}", example: "0105=9A"
        ),
        VerdictRule(
            "hot in the airstream of frost", .soon, .found { $0.hotInFrost },
            say: "Ease off, watch the temperature, and stop before the needle reaches the red: {it}",
            example: "0105=98, 0146=14, 010D=64, 010C=2328, 011F=0708"),
        VerdictRule(
            "temperature that cannot be", .soon,
            .found { $0.contradiction.flatMap { $0.signal == .coolantTemperature ? $0 : nil } },
            say: "Before you drive on, look for steam and check the coolant level: {it}",
            example: "0105=A5, 015C=50, 011F=003C"),
        VerdictRule(
            "converter too hot", .soon, .found { $0.reading(.soon, Signal.catalystTemperatures) },
            say: "Ease off, do not park over dry grass, and have it repaired within days: {it}", example: "013C=29 68"),
        VerdictRule(
            "supply of one module", .soon, .found { $0.starvedModuleFinding },
            say: "Drive only as far as you must; a control module with so little voltage may fail: {it}",
            example: "0142=2E18, 7E9 0142=3714"),
        VerdictRule(
            "battery not charged", .soon, .found { $0.lowVoltage(.charging) },
            say: "Drive only as far as you must; the battery is not charging and the car may stop: {it}",
            example: "011F=00 78, 0142=2D B4"),
        VerdictRule(
            "it may not start again", .soon, .found { $0.first(mayNotStart) },
            say: "Do not switch it off far from home, as it may not start again: {it}", example: "03=P0615"),
        VerdictRule(
            "overcharged", .soon, .found { $0.highVoltage },
            say: "Drive only as far as you must, with lights and blower on; the battery may boil over: {it}",
            example: "0142=4268, 011F=0708"),
        VerdictRule(
            "engine may stop", .soon, .found { $0.first(mayStop) ?? $0.rootOfLowFuelPressure },
            say: "Drive only as far as you must; the car may stop: {it}",
            example: "0101=82 07 65 00, 03=P0301 P0335"),
        VerdictRule(
            "misfire of a diesel", .soon,
            .found { facts in
                facts.scan.isDiesel ? facts.first(misfire(.confirmed)) ?? facts.first(misfire(.pending)) : nil
            },
            say: "Drive gently, and have it repaired within days: {it}",
            example: "0101=81 0F 6B 00, 0151=04, "
                + "03=P0301"),
        VerdictRule(
            "misfire that turned the light on", .soon, .found { $0.pendingBehindLight(misfire(.pending)) },
            say:
                "Ease off, and stop if the check engine light flashes: {it} is probably why the light is on, and "
                + "can destroy "
                + "the catalytic converter",
            mentions: [.light], example: "0101=80 07 65 00, 03=, 07=P0300"),
        VerdictRule(
            "misfire", .soon, .code(misfire(.confirmed)),
            say: "Drive gently, have it repaired within days, and stop if the check engine light flashes: {it}",
            example: "0101=83 07 65 00, 03=P0171 P0302 P0326"),
        VerdictRule(
            "pending misfire", .soon, .code(misfire(.pending)),
            say: "Drive gently, have it checked within days, and stop if the check engine light flashes: {it}",
            example: "0101=00 07 65 00, 07=P0301"),
        VerdictRule(
            "cylinder that ruins the converter", .soon,
            .found { $0.misfireBehindConverter },
            say: "Drive gently, and have it repaired within days, before it ruins the catalytic converter: {it}",
            example: "07=P0420, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF, 06A3=0B 24 00 00 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF, 06A5=0B 24 00 0C 00 00 FF FF A5 0C 24 00 2F 00 00 FF FF"),
        VerdictRule(
            "battery too low to start", .soon, .found { $0.lowVoltage(.battery) },
            say: "Charge or test the 12 V battery; the car may not start: {it}",
            example: "010C=00 00, 0142=29 04"),
        VerdictRule(
            "battery too low for READY", .soon, .found { $0.lowVoltage(.perhapsReady) },
            say:
                "Charge or test the 12 V battery, without which the car does not go into READY; if it is in READY, the "
                + "DC/DC converter does not charge it: {it}",
            example: "electric, 0142=2D 50"),
        VerdictRule(
            "it will be kept from starting", .soon, .found { $0.first(countdown) },
            say: "Have it repaired within days; once a countdown ends it may not start again: {it}", example: "03=P204F"
        ),
        VerdictRule(
            "AdBlue", .soon, .found { $0.reagentInducement(isActive: true) },
            say:
                "Have it seen to today; the car limits its power, or will not start again once it is switched off: "
                + "{it}",
            example: "0180=01000001, 0188=81 11 00 00 0C 00 64 00 00 00 00 00 00"),
        VerdictRule(
            "AdBlue, and nothing is limited yet", .soon, .found { $0.reagentInducement(isActive: false) },
            say: "Have it seen to within days; then the car limits its power, or does not start again: {it}",
            example: "0180=01000001, 0188=01 01 00 00 00 00 64 00 00 00 00 00 00"),
        VerdictRule(
            "oil pressure is not known", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.oil])),
            say: "Check the oil level and the oil warning light before you drive on: {it}",
            example: "0101=81 07 65 00, 03=P0522"),
        VerdictRule(
            "brakes or steering, soon", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.brakes, .steering])),
            say: "Test brakes, brake lights and steering before you drive on, and have it repaired within days: {it}",
            example: "03=C0031"),
        VerdictRule(
            "airbags", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.restraint])),
            say:
                "Have it repaired within days, and leave its yellow connectors alone; until then airbags or belts "
                + "may not protect: {it}",
            example: "03=B0001"),
        VerdictRule(
            "mixture", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.fuel])),
            say: "Drive gently, and have it repaired within days: {it}", example: "0101=82 07 65 00, 03=P0133 P0171"),
        VerdictRule(
            "fuel trim", .soon,
            .found { $0.reading(.soon, Signal.longTermFuelTrims + Signal.shortTermFuelTrims) },
            say: "Drive gently, and have it repaired within days: {it}", example: "0107=A6"),
        VerdictRule(
            "mixture off since codes were cleared", .soon, .found { $0.mixtureSinceCleared?.finding },
            say: "Drive gently, and have it repaired within days: {it}", mentions: [.clearing],
            example: "0106=A2, 0107=80, 0130=00, 0131=0004, 0101=00 07 65 65, 03=, 07="),
        VerdictRule(
            "rail pressure below its demand", .soon, .found { $0.railBelowDemand },
            say: "Drive gently, and have it repaired within days, before it loses power: {it}",
            example: "0151=04, 010C=2710, 010D=64, 0104=D9, 016D=03 2710 1B58 00 0000 0000 00"),
        VerdictRule(
            "exhaust that is clogged", .soon, .found { $0.cloggedExhaust },
            say: "Drive only as far as you must, gently, and have it repaired within days: {it}",
            example: "010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0104=61, 011F=0708"),
        VerdictRule(
            "pending code that turned the light on", .soon,
            .found { $0.pendingBehindLight(CodeKind(.pending, [.soon, .whenConvenient])) },
            say:
                "Drive gently, and have it repaired within days: {it} is probably why the check engine light is on",
            mentions: [.light], example: "0101=80 07 65 00, 03=, 07=P0420"),
        VerdictRule(
            "cooling that may fail", .soon, .found { $0.has(.overheated) ? nil : $0.first(coolingParts) },
            say:
                "Watch the temperature gauge, stay out of slow traffic, and have it repaired within days; stop before the "
                + "needle reaches the red: {it}",
            example: "0101=81 07 65 00, 03=P0480"),
        VerdictRule(
            "charging of the traction battery", .soon, .found { $0.first(chargers) },
            say:
                "It may not charge: drive no farther than the battery goes, try another station or cable, and have it repaired "
                + "within days: {it}",
            example: "electric, 010D=00, 0142=36B0, 03=P0D67"),
        VerdictRule(
            "immobilizer, and the engine runs", .soon,
            .found { $0.engine.isRunning == true ? $0.first(.immobilizer) : nil },
            say: "Carry the second key, and have it checked within days; it may not start next time: {it}",
            example: "03=P0513"),
        VerdictRule(
            "lights, wipers and gauges", .soon, .code(CodeKind(.confirmed, [.soon], areas: [.body, .instruments])),
            say: "Check lights, wipers and warning lights before you drive on, and have it repaired within days: {it}",
            example: "03=U0140"),
        VerdictRule(
            "supply was too high", .soon, .found { $0.isSupplyGood ? $0.first("P0563") : nil },
            say:
                "Have the battery, its terminals and what charges it tested within days: {it}; the voltage is normal now",
            example: "03=P0563"),
        VerdictRule(
            "charge air that is not cooled", .soon, .found { $0.uncooledCharge },
            say: "Drive gently, without full throttle, and have it repaired within days: {it}",
            example: "010C=2328, 010D=64, 010B=82, 0133=63, 0146=3C, 010F=73, 03=P0127"),
        VerdictRule(
            "part that oil moves", .soon, .found { $0.first(.oilDriven) },
            say: "Check the oil level before you drive on, and have it repaired within days: {it}",
            example: "0101=81 07 65 00, 03=P2647"),
        VerdictRule(
            "any code to be repaired soon", .soon, .code(CodeKind(.confirmed, [.soon])),
            say: "Drive gently, and have it repaired within days: {it}", example: "0101=81 07 65 00, 03=P0700"),
        VerdictRule(
            "it may stop again", .soon, .found { $0.passed(stopsAtTimes) },
            say: "It may stop when the fault comes back; have it checked within days: {it}",
            example: "uds, 1942330C1E=FF FF 04 42 03 35 00 28"),
        VerdictRule(
            "weak battery and lost modules", .soon, .found { $0.weakBattery },
            say:
                "Charge and test the 12 V battery, then clear the codes and scan again before any module is replaced: {it}",
            example: "010C=00 00, 011F=00 00, 0142=2EE0, 03=U0121 U0140, 7E9 03=U0100 U0121"),
        VerdictRule(
            "supply was low while running", .soon, .found { $0.lowWhileRunning },
            say:
                "Have the alternator, its belt and its wires tested within days, as it may not charge at times: {it}; the "
                + "voltage is normal now",
            example: "03=P0562, frame=P0562 0C=1F40 0D=40 42=2BC0"),
        VerdictRule(
            "supply was low", .soon,
            .found { $0.pastLowSupply },
            say:
                "Have the battery and its terminals tested, then clear the codes and scan again: {it}; the voltage "
                + "is normal now",
            example: "03=P0562 U0121"),
        VerdictRule(
            "value that cannot be", .soon, .found { $0.contradiction },
            say: "Drive gently, and have it repaired within days: {it}",
            example: "010C=00 00, 011F=00 00, 0142=30 D4, 010B=23, 0133=63"),
        VerdictRule(
            "pending code of brakes, steering, oil or airbags", .soon,
            .code(CodeKind(.pending, [.soon], areas: [.brakes, .steering, .oil, .restraint])),
            say: "Have it checked before you rely on it: {it}", example: "07=P0522"),
        VerdictRule(
            "pending code of the valve timing", .soon, .found { $0.first(.cam16 + "P0008, P0009", [.pending]) },
            say:
                "Drive gently, listen for rattling after a cold start, and have it checked within days; a chain or belt "
                + "that jumps ruins the engine: {it}",
            example: "07=P0016"),
        VerdictRule(
            "pending code that may stop it", .soon,
            .found { $0.first(mayStop + mayNotStart + countdown + .immobilizer, [.pending]) },
            say: "Have it checked within days; it may stop, or not start again: {it}", example: "07=P0335"),
        VerdictRule(
            "pending code of the throttle or of limited power", .soon,
            .found { $0.first(.throttle + .limitedPower, [.pending]) },
            say: "Leave room when you overtake, as it may lose power, and have it checked within days: {it}",
            example: "07=P2135"),
        VerdictRule(
            "pending code of the cooling", .soon, .code(CodeKind(.pending, [.soon], areas: [.cooling])),
            say: "Watch the temperature, and have it checked within days: {it}", example: "07=P0480"),
        VerdictRule(
            "pending code of high voltage", .soon, .code(CodeKind(.pending, [.soon], areas: [.hybrid, .converter])),
            say: "Have it checked within days, and do not touch orange cables: {it}", example: "07=P0A93"),
        VerdictRule(
            "pending code that can ruin the engine", .soon, .found { $0.first("P0219, P0234", [.pending]) },
            say: "Drive gently, and have it checked within days: {it}", example: "07=P0234"),
        VerdictRule(
            "pending code of unknown urgency", .soon, .found { $0.first(.unknown, [.pending]) },
            say: "Drive gently, and have it checked within days, since its urgency is not known: {it}",
            example: "07=P1FFF"),
        VerdictRule(
            "any live value to be repaired soon", .soon, .found { $0.reading(.soon) },
            say: "Drive gently, and have it repaired within days: {it}", example: "0105=FF"),
        VerdictRule(
            "light on, codes not read", .soon, .found { $0.unexplainedLight(listed: false) },
            say: "Drive gently, and scan again: {it}, but its trouble codes could not be read",
            mentions: [.light], example: "0101=81 07 65 00, 03=refused"),
        VerdictRule(
            "permanent code with the light on", .soon,
            .found {
                $0.unexplainedLight(listed: true) == nil
                    ? nil : $0.first(CodeKind(.permanent, [.soon, .whenConvenient]))
            },
            say: "Drive gently, and have it checked within days: {it} is probably why the check engine light is on",
            mentions: [.light], example: "0101=80 07 65 00, 03=, 0A=P0455"),
        VerdictRule(
            "light on without a code", .soon, .found { $0.unexplainedLight(listed: true) },
            say: "Drive gently, and have it checked within days: {it}, but no confirmed code is listed for it",
            mentions: [.light], example: "0101=80 07 65 00, 03="),
    ]

    private static let soonWithoutCode: [VerdictRule] = [
        VerdictRule(
            "brakes or steering by another module", .soon,
            .found { facts in
                facts.moduleCodes { entry, _ in
                    entry.map { [.brakes, .steering].contains($0.area) && $0.severity >= .soon } == true
                }
            },
            say: "Test brakes, brake lights and steering before you drive on, and have it repaired within days: {it}",
            example: "module=4035000940401104"),
        VerdictRule(
            "airbags by another module", .soon,
            .found { facts in
                facts.moduleCodes { entry, _ in
                    entry.map { $0.area == .restraint && $0.severity >= .soon } == true
                }
            },
            say:
                "Have it repaired within days, and leave its yellow connectors alone; until then airbags or belts "
                + "may not protect: {it}",
            example: "module=80011309"),
        VerdictRule(
            "codes of modules beyond emissions", .soon, .found { $0.moduleCodes() },
            say: "Have other modules checked within days: {it}; look for warning lights of brakes and airbags",
            example: "module=93420009"),
        VerdictRule(
            "more codes counted than listed", .soon, .found { $0.missingCodes },
            say: "Have it checked within days: {it}, and the missing one is not known",
            mentions: [.light, .unreadCodes],
            example: "0101=83 07 65 00, 03=P0420 P0442"),
        VerdictRule(
            "codes counted and not read", .soon, .found { $0.unlistedCodes(listed: false) },
            say: "Drive gently, and scan again: {it}, but they could not be read",
            example: "0101=02 07 65 00, 03=refused"),
        VerdictRule(
            "codes counted and not listed", .soon, .found { $0.unlistedCodes(listed: true) },
            say: "Drive gently, and have it checked within days: {it}, but lists none",
            example: "0101=02 07 65 00, 03="),
    ]

    /// Includes misfires on starting and with a cylinder cut off.
    private static func misfire(_ status: CodeKind.Status) -> CodeKind {
        CodeKind(status, [.soon, .whenConvenient], modes: ["misfire"])
    }

    /// Charging, crankshaft sensor, fuel pump, main relay, low fuel pressure, and the control modules of a hybrid drive.
    private static let mayStop =
        CodeSet(areas: [.charging, .converter]) - "P0563, P0621, P0623, P2500, P2501"
        + "P0320-P0323, P0335-P0339, P0385-P0389, P0087, P008A, P228C, P0230-P0232, P0627-P0629, P025A, P025C, P025D"
        + "P0685-P0687"
        + "P0688-P0689, P0690, P2105, U0110-U0112, U0292, U0293"
    /// Without these an engine stops at once; what makes them fail often comes and goes.
    private static let stopsAtTimes =
        .crankSensors + .fuelPump + .fuelPressureLow + "P0320-P0323, P0685-P0690, P068A, P068B" as CodeSet
    /// Fan, pump and the control of the thermostat: the engine gets too hot without them, but not at once.
    private static let coolingParts: CodeSet =
        .fan + "P0597-P0599, P2600-P2603, P261A-P261D, P26CA-P26CD, P26CF" - "P0495, P0692, P0694, P0696"
    /// What charges the traction battery from outside.
    private static let chargers = CodeSet { code in
        code.entry.map { entry in
            entry.area == .hybrid && ["battery charg", "charg"].contains(where: entry.component.hasPrefix)
        } == true
    }
    /// The starter.
    private static let mayNotStart: CodeSet = "P0512, P0615-P0617"
    /// Without it the starter is not released.
    private static let gearLever: CodeSet = "P0705-P0709, P0850-P0852"
    private static let noStart =
        mayStop + mayNotStart + .immobilizer + .fuelSupply + .sensorSupply + .lostCommunication + .misfire
        + .cylinderCircuits
        + "P0016-P0019, P0190-P0194, P0340-P0349, P0601-P0607, P0A0F, P0A94, P2285-P2291"
    /// AdBlue (DEF): inducement by UN R83 and US EPA rules.
    private static let countdown: CodeSet = "P203F, P204F, P207F, P20E8, P20EE, P20EF, P20F2-P20F5, P2BA7-P2BAF"

    // MARK: When convenient

    private static let whenConvenient: [VerdictRule] = [
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

    private static let informational: [VerdictRule] = [
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

    // MARK: No finding

    private static let withoutFinding: [VerdictRule] = [
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
