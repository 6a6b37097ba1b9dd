extension TroubleCodeSearch {
    /// `what drivers say, or say | codes`: what they usually mean, the most common first. These come before all other
    /// matches.
    private static let everyday = """
        gas cap; fuel cap; filler cap; loose cap; evap; evap leak; fuel vapor leak | P0457 P0455 P0456 P0442 P0440
        catalytic converter; catalytic; catalyst; cat; converter | P0420 P0430 P0421 P0431
        egr; egr valve; exhaust gas recirculation | P0401 P0400 P0402 P0403 P0404 P0405 P0406
        overheating; overheat; overheated; engine hot; engine too hot; running hot | P0217 P0480 P0481 P0483 P2560
        thermostat; not warming up; no heat; engine cold | P0128 P0125 P0126
        misfire; misfiring; rough running; runs rough; shaking; engine shakes; vibration; vibrates | P0300 P0301 P0302 P0303 P0304 P0305 P0306
        rough idle; idle; high idle; low idle | P0505 P0506 P0507 P0300 P0171
        stalling; stalls; engine stalls; dies; engine dies; cuts out; engine cuts out | P0335 P0505 P0506 P0087 P0171 P0101 P0685
        hard start; hard starting; hard to start; long crank; slow start | P0335 P0087 P0340 P0117 P0171 P0562
        check engine; engine light; service engine soon; warning | P0420 P0171 P0300 P0455 P0442 P0128 P0401 P0301
        white smoke; white exhaust smoke | P0217 P2560 P0300
        black smoke; smoke; exhaust smoke | P0172 P0175 P0299 P0101 P0401
        blue smoke; burning oil; burns oil | P0300 P0420 P0524
        gas smell; smell of gas; smells of gas; smell of fuel; petrol smell; smell | P0455 P0457 P0442 P0172 P0175 P0087
        hesitation; hesitates; jerking; bucking; surging; sputtering; stumbling | P0171 P0101 P0300 P0121 P2135 P0087
        loss of power; lack of power; low power; slow acceleration; no acceleration; sluggish | P0299 P0087 P0101 P2135 P0420
        gas mileage; bad gas mileage; fuel economy; high fuel consumption; mpg | P0128 P0172 P0133 P0101 P0171 P0420
        ignition; ignition system | P0300 P0351 P0352 P0353 P0354 P0301
        starter; starter relay | P0615 P0616 P0617
        fuel gauge; fuel level; fuel level sensor; tank sensor | P0460 P0461 P0462 P0463 P0464
        power steering; steering | P0550 P0551 P0552 P0553 P0554
        cruise control | P0564 P0565 P0566 P0567 P0575
        lean; running lean; vacuum leak; air leak | P0171 P0174 P2187 P2189
        rich; running rich; smells of fuel; fuel smell; flooded | P0172 P0175 P2188 P2190
        o2; o2 sensor; oxygen sensor; lambda sensor; lambda | P0133 P0135 P0141 P0131 P0132 P0136 P0137 P0138 P0155 P0161
        o2 sensor heater; oxygen sensor heater | P0135 P0141 P0155 P0161 P0031 P0037
        maf; maf sensor; air flow sensor; air mass sensor; mass air flow sensor | P0101 P0102 P0103 P0100 P0104
        map sensor; manifold pressure sensor | P0106 P0107 P0108 P0105 P0109
        crank sensor; crankshaft sensor; ckp sensor | P0335 P0336 P0337 P0338 P0339
        cam sensor; camshaft sensor; cmp sensor | P0340 P0341 P0342 P0343 P0344
        timing chain; timing belt; jumped timing; cam timing | P0016 P0017 P0018 P0019 P0011 P0014
        vvt; variable valve timing; oil control valve | P0011 P0010 P0014 P0013 P0021 P0020
        knock; knock sensor; pinging; pinking | P0325 P0327 P0328 P0326 P0332
        coil; ignition coil | P0351 P0352 P0353 P0354 P0300 P0301
        injector; fuel injector | P0201 P0202 P0203 P0204 P0261 P0262
        fuel pressure; fuel pump; low fuel pressure | P0087 P0088 P0230 P0627 P0190 P0191
        throttle; throttle body; limp mode; limp home; no power; reduced power; gas pedal; accelerator | P2135 P0121 P0122 P2101 P2111 P2106 P0299
        turbo; turbocharger; boost; low boost; overboost | P0299 P0234 P2263 P0236 P0045 P2563
        battery; low battery; dead battery; weak battery; low voltage; battery light | P0562 P0563 P0560 P0622 U3003
        alternator; generator; charging; not charging | P0562 P0620 P0622 P0621 P0563
        won't start; wont start; no start; does not start; cranks but won't start | P0335 P0340 P0230 P0087 P0685 P0513 P0615
        key; immobilizer; immobiliser; security; anti-theft | P0513 P0633 P1570 U0167 B2799
        transmission; gearbox; slipping; transmission slipping; gear slipping | P0700 P0730 P0740 P0741 P0894 P0868
        torque converter; shudder | P0741 P0740 P0742 P0743
        speed sensor; speedometer; vehicle speed sensor | P0500 P0501 P0503 P0720 P0722
        abs; abs sensor; wheel speed sensor; wheel sensor | C0031 C0034 C0037 C003A
        tpms; tire pressure; tire; flat tire | C0077 U0127 C0083
        airbag; air bag; srs | B0001 B0010 B0020 B0028
        dpf; dpf full; soot; particulate filter; diesel filter; regeneration | P2002 P2463 P244A P2458 P2452 P242F
        def; adblue; urea; scr; nox | P20EE P203F P204F P207F P20E8 P2200 P229F
        glow plug; glow plugs | P0380 P0670 P0671 P0672 P0673 P0674
        coolant sensor; coolant temperature sensor; temperature sensor; ect | P0117 P0118 P0116 P0115 P0119
        oil; oil pressure; low oil; oil light | P0524 P0522 P0521 P0520 P0523
        hybrid battery; high-voltage battery; traction battery | P0A80 P0A7F P0A7E P0AA6 P0AFA
        cooling fan; fan; radiator fan | P0480 P0481 P0482 P0483 P0691 P0692
        secondary air; air pump; smog pump | P0410 P0411 P0412 P0418 P0491
        purge valve; purge; canister; vent valve | P0441 P0443 P0446 P0496 P0449
        brake light; brake switch; brake | P0504 P0571 P0572 P0573
        air conditioning; a/c; ac | P0530 P0532 P0533 P0645 P0534
        communication; can bus; lost communication; network | U0100 U0101 U0121 U0140 U0073 U0001
        reverse; gear position; range sensor; neutral switch | P0705 P0706 P0707 P0708
        """

    /// What drivers who say this usually mean, the most common first; empty if it is no phrase of theirs.
    static func everydayCodes(_ words: [String]) -> [TroubleCode] {
        var phrase = words.joined(separator: " ").lowercased().replacing("’", with: "'").split(separator: " ")
        while let first = phrase.first {
            let text = phrase.joined(separator: " ")
            if let codes = everydayRows[text] ?? everydayRows[text.hasSuffix("s") ? String(text.dropLast()) : text] {
                return codes
            }
            if let last = phrase.last, phrase.count > 1, unimportantEnds.contains(String(last)) {
                phrase.removeLast()
            } else if phrase.count > 1, unimportantBeginnings.contains(String(first)) {
                phrase.removeFirst()
            } else {
                return []
            }
        }
        return []
    }

    /// Words around a part that do not say which one: "bad alternator", "ABS light", "my egr problem".
    private static let unimportantBeginnings: Set = [
        "a", "the", "my", "bad", "faulty", "broken", "failing", "failed", "dirty", "clogged", "worn", "defective",
        "stuck", "low",
    ]
    private static let unimportantEnds: Set = [
        "light", "lights", "lamp", "warning", "problem", "problems", "issue", "issues", "failure", "fault", "code",
        "codes", "message", "error",
    ]

    private static let everydayRows: [String: [TroubleCode]] = TroubleCodeRow.lines(everyday).reduce(into: [:]) {
        rows, line in
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 2 else { return }
        let codes = fields[1].split(separator: " ").compactMap { TroubleCode(String($0)) }
        for phrase in TroubleCodeRow.list(fields[0]) { rows[phrase] = codes }
    }

    /// For tests.
    static var everydayLines: [Substring] { TroubleCodeRow.lines(everyday) }
}
