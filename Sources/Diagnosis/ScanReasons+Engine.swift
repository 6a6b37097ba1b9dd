import Formats
import OBD
import Telemetry

/// Heat, oil and timing.
extension ScanReasons {
    // MARK: Heat, oil and timing

    static let heat: [ScanReason] = [
        ScanReason(
            "oil pressure", roots: "P0521, P0524, P06DD, P06DE, P250F",
            effects: .oilDriven + "P2285-P2291, P3400-P3497",
            say:
                "the oil ({roots}): adjusters of the camshafts, valve control and injectors that are driven by oil work by its "
                + "pressure, so oil level and pressure come before {effects}",
            example: "03=P0011 P0021 P0524"),
        ScanReason(
            "oil pressure and its sensor", both: "P0520-P0523", and: "P0524",
            say:
                "{effects}: whether oil or sensor has the fault is not known: oil level first, and the pressure measured "
                + "with a gauge, before the engine is started again; then the sensor", example: "03=P0522 P0524"),
        ScanReason(
            "oil pressure that is not known", both: .oilDriven, and: "P0520, P0522, P0523",
            say:
                "{effects}: the oil pressure is not known, and too little of it would explain both: oil level first, and the "
                + "pressure measured with a gauge, before the sensor or a part that the oil moves",
            example: "03=P2646 P0522"
        ),
        ScanReason(
            "control of the oil pressure", roots: "P06DA-P06DE", effects: "P0521, P0524",
            say:
                "the valve that controls the oil pressure ({roots}): oil level first, then its connector and "
                + "wires; {effects} {follow}",
            example: "03=P0521 P06DB"),
        ScanReason(
            "crankshaft and camshaft sensors",
            say: "{effects}: crankshaft and camshaft sensors at once: their common supply, ground or connector; {it}",
            example: "03=P0335 P0340"
        ) { facts in
            let (crank, cam) = (facts.codes(of: .crankSensors), facts.codes(of: .camSensors))
            return crank.isEmpty || cam.isEmpty
                ? nil
                : .init(
                    roots: [], effects: crank + cam,
                    word: facts.engine.isRunning == true
                        ? "it runs now, so the contact comes and goes (heat, vibration): shake the harness"
                        : "if the starter turns the engine faster and more evenly than usual, the timing belt is broken, "
                            + "so do not crank on")
        },
        ScanReason(
            "all camshaft sensors", together: .camSensors, atLeast: 2, unless: .sensorSupply + .crankSensors,
            say: "{effects} at once: the supply or ground that these sensors share, before any of them is replaced",
            example: "03=P0340 P0345"),
        ScanReason(
            "camshaft sensor", roots: .camSensors, effects: .cam16 + .camTiming, at: { $0.bank.map(String.init) },
            areReports: true,
            say:
                "the camshaft sensor ({roots}): its connector and wires, then the sensor; {effects} {are} computed "
                + "with it, so the "
                + "timing itself comes later", example: "03=P0340 P0016"),
        ScanReason(
            "valve of the camshaft adjuster", roots: "P0010, P0013, P0020, P0023, P2088-P2095",
            effects: .camTiming + .cam16,
            at: { $0.bank.map(String.init) }, areReports: true,
            say: "the oil valve of the camshaft adjuster ({roots}): its connector and wires first; {effects} {follow}",
            example: "03=P0010 P0011"),
        ScanReason(
            "valves of several adjusters", together: "P0010, P0013, P0020, P0023", atLeast: 2,
            say: "{effects} at once: the fuse, relay and harness that these oil valves share, before any of them",
            example: "03=P0010 P0020"),
        ScanReason(
            "chain of one bank", both: "P0008, P0009", and: .cam16, unless: .camSensors + .crankSensors,
            say:
                "{effects}: two tests agree that the camshafts are late: the timing chain is stretched, or its tensioner is "
                + "worn (oil level and age first), before any sensor; have it towed if it rattles or runs rough",
            example: "03=P0008 P0016"),
        ScanReason(
            "camshafts against the crankshaft",
            say:
                "{effects}: more than one camshaft does not agree with the crankshaft: timing chain, its tensioner "
                + "or the "
                + "crankshaft wheel, before any sensor; have it towed if it runs rough", example: "03=P0016 P0018"
        ) { facts in
            let found = facts.codes(of: .cam16)
            return found.count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "little vacuum by the valve timing", about: [.intakeManifoldPressure],
            say:
                "{effects}, and {it} at idle, where a sound engine has 25 to 45 kPa: the valves really open at the "
                + "wrong time: "
                + "timing belt or chain (stretched, or a tooth off after work on it): check the marks before it is "
                + "driven far",
            example: "010B=36, 0133=63, 03=P0016"
        ) { facts in
            let found = facts.codes(of: .cam16 + "P0008, P0009")
            guard !found.isEmpty, !facts.scan.isDiesel, let pressure = facts.idlePressureKpa,
                pressure >= OperatingLimits.littleVacuumKpa, !facts.has("P0105-P0109" + .misfire)
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(facts.units.quantity(pressure, .kilopascals)) in the intake manifold")
        },
        ScanReason(
            "both camshafts",
            say: "{effects} on both banks: oil level, age and grade first, then what feeds oil to both adjusters",
            example: "03=P0011 P0021"
        ) { facts in
            let found = facts.codes(of: .camTiming)
            return Set(found.compactMap(\.bank)).count < 2 ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "both camshafts of one bank",
            say:
                "{effects}: both camshafts of one bank: what they share: oil that does not get there (level, age, clogged screen), "
                + "then chain and tensioner of that bank, before two adjusters",
            example: "03=P0012 P0015"
        ) { facts in
            let found = facts.codes(of: .camTiming)
            let shafts = Set(found.compactMap { $0.entry?.component })
            return Set(found.compactMap(\.bank)).count != 1 || shafts.count < 2 || facts.has(.camSensors)
                ? nil : .init(roots: [], effects: found)
        },
        ScanReason(
            "camshaft adjuster",
            say:
                "the camshaft adjuster of that bank ({roots}): oil level and age, its oil valve; if it rattles "
                + "when started, the "
                + "timing chain; {effects} {follow}", example: "03=P0016 P0011"
        ) { facts in
            let effects = facts.codes(of: .cam16)
            let banks = Set(effects.compactMap(\.bank))
            let roots = facts.codes.filter { code in
                CodeSet.camTiming.contains(code) && code.bank.map(banks.contains) == true
            }
            return effects.count != 1 || roots.isEmpty ? nil : .init(roots: roots, effects: effects)
        },
        ScanReason(
            "parts that oil moves", roots: .oilDriven, effects: "", isEnough: true,
            say:
                "oil under pressure moves this part ({roots}): oil level, age and grade first, then the oil valve and its screen; "
                + "if it rattles when started, the timing chain", example: "03=P2647",
            if: { !$0.has(.overheated + .camSensors + .crankSensors + .misfire) }),
        ScanReason(
            "circuit of an oil valve", roots: .oilValves, effects: "", isEnough: true,
            say:
                "the circuit of the oil valve ({roots}): its connector (oil in it?) and wires, then its coil; a code of the circuit "
                + "says nothing of the oil", example: "03=P2649", if: { !$0.has(.oilDriven + .cam16) }),
        ScanReason(
            "control of the thermostat", roots: "P0597-P0599", effects: .overheated + "P0125, P0126, P0128",
            about: [.coolantTemperature], areReports: true,
            say:
                "the heater of the thermostat ({roots}): its connector and wires, then the thermostat; {effects} "
                + "{follow}",
            example: "03=P0217 P0597"),
        ScanReason(
            "fan that never stops", roots: "P0495, P0692, P0694, P0696", effects: "P0125, P0126, P0128",
            about: [.coolantTemperature],
            say:
                "the cooling fan runs all the time ({roots}): relay that sticks or control wire shorted; it keeps the "
                + "engine too cold, so {effects} {follow}, and the thermostat comes later", example: "03=P0128 P0495",
            if: { !$0.has(.coolantSensor) }),
        ScanReason(
            "fan",
            about: [.coolantTemperature],
            say: "the cooling fan does not run ({roots}): its fuse, relay, motor and connector",
            example: "03=P0480, 0105=A3"
        ) { facts in
            let fan = facts.codes(of: .fan)
            let hot = facts.codes(of: .overheated)
            return fan.isEmpty || hot.isEmpty && !facts.isHot ? nil : .init(roots: fan, effects: hot)
        },
        ScanReason(
            "heat and misfire", about: [.coolantTemperature],
            say:
                "an engine that overheats and misfires ({it}) may have lost coolant into a cylinder: head gasket; do not "
                + "start it again before coolant level and pressure have been checked, cold",
            example: "03=P0217 P0300, 0105=A3"
        ) { facts in
            let (hot, misfires) = (facts.codes(of: .overheated), facts.codes(of: .misfire))
            guard !misfires.isEmpty, !hot.isEmpty || facts.isHot, !facts.has(.fan + .fuelSupply) else { return nil }
            return .init(roots: [], effects: hot + misfires, word: Format.list(misfires.map(\.code.description)))
        },
        ScanReason(
            "coolant lost",
            about: [.coolantTemperature],
            say:
                "coolant is probably low: a sensor that is not in the coolant reads too cold ({it}) while the engine "
                + "overheats; look into the reservoir once it is cold", example: "03=P0217 P0128"
        ) { facts in
            let cold = facts.codes(of: "P0125, P0126, P0128")
            let hot = facts.codes(of: .overheated)
            if !cold.isEmpty, !hot.isEmpty || facts.isHot {
                return .init(roots: [], effects: hot + cold, word: Format.list(cold.map(\.code.description)))
            }
            // It overheats by another measurement, such as that of the cylinder head.
            guard hot.contains(where: { $0.hasPassed != true && $0.mainStatus != .permanent }),
                !facts.has(.coolantSensor), facts.engine.isRunning == true, (facts.engine.runSeconds ?? 0) >= 600,
                let reading = facts.readings.first(where: { $0.value.signal == .coolantTemperature }),
                reading.sensorFault == nil, reading.value.value.map({ $0 < 70 }) == true
            else { return nil }
            return .init(roots: [], effects: hot, word: reading.value.rounded(in: facts.units))
        },
        ScanReason(
            "two tests of the thermostat", both: "P2181, P0116", and: "P0125, P0126, P0128",
            unless: coolantCircuit + .overheated + "P0597-P0599, P0495, P0692, P0694, P0696",
            about: [.coolantTemperature],
            say:
                "{effects}: two tests that the engine warms up as it should: coolant level first (cold), then the "
                + "thermostat, before the sensor", example: "03=P2181 P0128"),
        ScanReason(
            "warm now", about: [.coolantTemperature],
            say:
                "the coolant is {it} now, so the thermostat closes at least in part, or has been replaced: on the road in "
                + "the cold it shows whether it stays warm; coolant level (cold), as {roots} says it did not warm up",
            example: "03=P0128, 0105=84, 011F=0708"
        ) { facts in
            let found = facts.codes(of: "P0125, P0126, P0128")
            guard !found.isEmpty, !facts.has(.coolantSensor + .overheated + "P0597-P0599"), !facts.isHot,
                facts.engine.isClosedLoop != false || !facts.has("P0125"),
                let reading = facts.readings.first(where: { $0.value.signal == .coolantTemperature }),
                reading.severity == nil, reading.value.value.map({ $0 >= 85 }) == true
            else { return nil }
            return .init(roots: found, effects: [], word: reading.value.rounded(in: facts.units))
        },
        ScanReason(
            "still cold",
            about: [.coolantTemperature],
            say:
                "the coolant is {it}: the thermostat is stuck open, or coolant is low (look when it is cold), as "
                + "{roots} says",
            example: "03=P0128, 0105=5A, 011F=0BB8"
        ) { facts in
            let found = facts.codes(of: "P0125, P0126, P0128")
            guard !found.isEmpty, !facts.has(coolantCircuit + "P0597-P0599"), let seconds = facts.engine.runSeconds,
                seconds >= 900, let reading = facts.readings.first(where: { $0.value.signal == .coolantTemperature }),
                reading.sensorFault == nil, reading.value.value.map({ $0 < 70 }) == true, !facts.isCoolantContradicted
            else { return nil }
            let time = Format.count(Int(clamping: seconds / 60), "minute")
            return .init(
                roots: found, effects: [], word: "\(reading.value.rounded(in: facts.units)) after \(time) of running")
        },
        ScanReason(
            "still cold, without a code", about: [.coolantTemperature],
            say:
                "{it} is too cold for an engine that has been driven that long: the thermostat stays open (or "
                + "coolant is low: "
                + "look when it is cold); the code for it comes later",
            example: "0105=5F, 010D=50, 011F=0960, 0146=3C"
        ) { facts in
            guard !facts.has(.coolantSensor + "P0125, P0126, P0128, P0597-P0599"), !facts.isCoolantContradicted,
                let word = facts.stillCold
            else { return nil }
            return .init(roots: [], effects: [], word: word)
        },
        ScanReason(
            "coolant that does not circulate", about: [.coolantTemperature],
            say:
                "{it}: the coolant does not circulate: its level once it has cooled down, then a thermostat stuck "
                + "shut, the "
                + "pump, and a radiator that is clogged; a fan would not help",
            example: "0105=9F, 0167=03 9F 46, 011F=0708, 07=P0217"
        ) { facts in
            let found = facts.codes(of: .overheated)
            guard facts.isHot || !found.isEmpty, facts.engine.isRunning == true,
                let hot = facts.value(Signal("coolantTemperatureSensor1", .degreesCelsius)),
                let cold = facts.value(Signal("coolantTemperatureSensor2", .degreesCelsius)),
                hot > 100, (-30..<hot - 45).contains(cold)
            else { return nil }
            return .init(
                roots: [], effects: found,
                word: "\(facts.units.temperature(hot, 0)) at one sensor of the coolant and "
                    + "\(facts.units.temperature(cold, 0)) at the other")
        },
        ScanReason(
            "coolant temperature sensor that is implausible", roots: "P0116", effects: .rich,
            about: [.coolantTemperature], areReports: true,
            say:
                "the coolant temperature ({roots}): coolant level (cold), thermostat and the connector of its sensor: the "
                + "engine is fueled by it, so {effects} {follow}", example: "03=P0116 P0172",
            if: { !$0.has(coolantCircuit) }),
        ScanReason(
            "coolant temperature sensor", roots: coolantCircuit, effects: .rich + "P0125, P0126, P0128",
            about: [.coolantTemperature], areReports: true,
            say:
                "the coolant temperature sensor ({roots}): the engine is fueled by a wrong temperature, so "
                + "{effects} {follow}; the "
                + "true temperature is not known, watch for steam", example: "03=P0118 P0172 P0175, 0105=00"),
        ScanReason(
            "hybrid battery fan", roots: "P0A81, P0A82, P0A84, P0A85, P0A96, P0A97, P0BBF-P0BC1",
            effects: "P0A7E, P0A7F, P0A80",
            say:
                "the cooling of the hybrid battery ({roots}): air inlet, filter and fan, before the battery is suspected",
            example: "03=P0A7E P0A82"),
    ]

    /// Of the sensor itself: that its value does not fit (P0116) may be the thermostat's fault.
    private static let coolantCircuit: CodeSet = .coolantSensor - "P0116"

    // MARK: Throttle and limited power

    static let throttle: [ScanReason] = [
        ScanReason(
            "both tracks of the throttle", both: "P0120, P0122, P0123", and: "P0220, P0222, P0223",
            unless: .sensorSupply,
            say:
                "{effects}: both tracks of the throttle position sensor fail alike, so what they share: its "
                + "connector, 5 V supply and ground, before the "
                + "part is replaced", example: "03=P0122 P0222"),
        ScanReason(
            "both tracks of the pedal", both: "P2120, P2122, P2123", and: "P2125, P2127, P2128", unless: .sensorSupply,
            say:
                "{effects}: both tracks of the pedal sensor fail alike, so what they share: its connector, 5 V "
                + "supply and ground, before the "
                + "part is replaced", example: "03=P2122 P2127 P2138"),
        ScanReason(
            "track of a sensor",
            roots: "P0120, P0122, P0123, P0220, P0222, P0223, P2120, P2122, P2123, P2125, P2127, P2128",
            effects: "P0121, P0221, P2101, P2119, P2121, P2126, P2135-P2140, P0068", areReports: true,
            say:
                "{roots}: connector and wires of pedal or throttle first; {effects} {follow} from it, as the two "
                + "signals no "
                + "longer agree", example: "03=P2122 P2138"),
        ScanReason(
            "throttle that does not move", roots: "P2101, P2111, P2112, P2119, P0638",
            effects: "P0505-P0507, P0068" + .limitedPower,
            say:
                "the throttle ({roots}): dirt or ice on its plate, then its connector; was it cleaned or the "
                + "battery off? have it learn its "
                + "stops; {effects} {follow}", example: "03=P2112 P0506"),
        ScanReason(
            "throttle that sticks", both: "P2111", and: "P2112", unless: "P2100, P2102, P2103, P2118",
            say:
                "{effects}: stuck open at one time and closed at another: its plate sticks (soot, ice, a broken gear or spring): "
                + "clean it and see whether it moves freely, then the throttle body",
            example: "03=P2111 P2112"),
        ScanReason(
            "motor of the throttle", roots: "P2100, P2102, P2103, P2118",
            effects: "P2101, P2111, P2112, P2119, P0638, P0505-P0507",
            areReports: true,
            say: "the throttle motor ({roots}): connector of the throttle body, its fuse or relay; {effects} {follow}",
            example: "03=P2101 P2102"),
        ScanReason(
            "throttle and air do not agree", both: "P0068", and: "P0121, P0221, P2101, P2119",
            unless: .airFlow - "P0068" + "P0105-P0109",
            say:
                "{effects}: dirt on the plate of the throttle, or a hose off behind it, before a sensor: more or less air "
                + "passes than its position says", example: "03=P0068 P0121"),
        ScanReason(
            "limited power", roots: .throttle, effects: .limitedPower, areReports: true,
            say: "{roots}: connector of pedal and throttle first; {effects} {are} how the control module reacts to it",
            example: "03=P2106 P2135"),
        ScanReason(
            "engine shut off", roots: .throttle, effects: "P2105",
            say:
                "{roots}: connector of pedal and throttle first; because of it the control module has shut the "
                + "engine off "
                + "({effects})", example: "03=P2105 P2135"),
        ScanReason(
            "limited power by another code",
            roots: .fuelSupply + .airFlow + .sensorSupply + .camTiming + .filterFull
                + "P0299, P0234, P2263, P0190-P0194, P0217, P0335-P0339, P0601-P0607",
            effects: .limitedPower, areReports: true,
            say: "{effects} {are} how the control module reacts to {roots}: repair that", example: "03=P2106 P0087",
            if: { facts in !facts.has(.throttle) }),
        ScanReason(
            "limited power without a cause",
            say:
                "{roots} is how the control module reacts to a fault that is not in this list: look at pending "
                + "codes and those "
                + "of other modules before any part is replaced", example: "03=P2106"
        ) { facts in
            let reactions = facts.codes(of: .limitedPower - "P246C")
            let causes: CodeSet =
                .throttle + .fuelSupply + .airFlow + .sensorSupply + .camTiming + .filterFull
                + "P0299, P0234, P2263, P0190-P0194, P0217, P0335-P0339, P0601-P0607"
            return reactions.isEmpty || facts.has(causes)
                ? nil : .init(roots: reactions, effects: [])
        },
    ]
}
