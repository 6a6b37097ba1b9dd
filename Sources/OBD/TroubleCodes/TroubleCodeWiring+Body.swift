extension TroubleCodeWiring {
    // MARK: Parts of codes that manufacturers define

    /// The wiring of parts that mostly codes of manufacturers name, in the form of `kinds`.
    static let kindsOfMakes = """
        squib | igniter
        squib firing | igniter
        pretensioner | igniter
        airbag | igniter
        firing loop | igniter
        potentiometer | sensor pulled-down
        thermistor | sensor pulled-up
        resistor | sensor
        sender | sensor
        microphone | sensor
        position detection | sensor
        power-up temperature sensor | sensor internal
        power module temperature sensor | sensor internal
        antenna | antenna
        speaker | speaker
        speaker output | speaker
        subwoofer | speaker
        woofer | speaker
        bulb | bulb
        headlamp | bulb
        headlight | bulb
        low beam | bulb
        high beam | bulb
        indicator | bulb
        lamp control | bulb
        lamp output | bulb
        turn signal lamp | bulb
        park lamp | bulb
        stop lamp | bulb
        fog lamp | bulb
        reverse lamp | bulb
        license plate lamp | bulb
        ignition coil | coil
        ignition coil secondary | coil
        switch input | switch
        cruise control | line
        climate control | line
        stability control | line
        traction control | line
        remote control | line
        input | line
        wake-up control output | line
        communication enable | line
        5-volt reference | supply
        reference voltage | supply
        reference output | supply
        ABS inlet valve control | hydraulic
        ABS outlet valve control | hydraulic
        """

    /// Faults of those, and those that only codes of manufacturers have, in the form of `drivers`.
    static let faultsOfMakes = """
        igniter: circuit | connector of the % loose, often after work on seat or wheel; wire shorted or open; igniter faulty | does the airbag light stay on? | +
        igniter: open | connector of the % loose, often after work on seat or wheel; spiral cable under the steering wheel worn (driver airbag); wire broken; igniter faulty or fired | does the airbag light stay on? | +
        igniter: high | connector of the % loose: resistance too high; spiral cable under the steering wheel worn (driver airbag); wire broken; igniter faulty or fired | does the airbag light stay on? | +
        igniter: low | wires of the % touching each other; shorting bridge in its connector bent: plug not seated; igniter faulty | does the airbag light stay on? | +
        igniter: shorted | wires of the % touching each other; shorting bridge in its connector bent: plug not seated; igniter faulty | does the airbag light stay on? | +
        igniter: resistance | connector of the % loose or corroded; spiral cable under the steering wheel worn (driver airbag); igniter faulty | does the airbag light stay on? | +
        igniter: wires shorted | wires pinched under a seat or trim; water in a connector; control module faulty | does the airbag light stay on? | +
        igniter: shorted to ground | % wire pinched under the seat or behind trim, touching metal; spiral cable under the steering wheel chafed (driver airbag); igniter faulty | does the airbag light stay on? | +
        igniter: shorted to battery | % wire touching a power wire, as under a power seat; spiral cable under the steering wheel chafed (driver airbag); control module faulty | does the airbag light stay on? | +
        bulb: circuit | bulb or LED burned out; corroded socket, connector or ground; wire broken, as at a hinge; blown fuse | does it light?; swap the bulb with the other side's; its fuse | -
        bulb: open | bulb or LED burned out; corroded socket, connector or ground; wire broken, as at a hinge; blown fuse | does it light?; swap the bulb with the other side's; its fuse | -
        bulb: low | wire chafed through to metal; water in lamp or socket; bulb of the wrong type | water in the lamp?; socket: corroded or melted? | -
        bulb: high | bulb burned out or of another type (LED); corroded socket or ground; wire touching a power wire | does it light?; original kind of bulb? | -
        bulb: shorted | wire chafed through to metal, as at a hinge; water in lamp or socket; wrong or shorted bulb | take the bulb out: does the code go away?; water in the lamp? | -
        bulb: shorted to ground | wire chafed through to metal, as at a hinge; water in lamp or socket; wrong or shorted bulb | take the bulb out: does the code go away?; water in the lamp? | -
        bulb: shorted to battery | wire touching a power wire; trailer or retrofitted lamps wired wrongly; water in the socket | does it glow when switched off?; trailer or retrofitted lamps: unplug | -
        speaker: circuit | speaker plug loose; wire in the door hinge broken; speaker coil burned out | which speakers are silent?; was the radio or door trim removed recently? | -
        speaker: open | speaker plug loose; wire in the door hinge broken; speaker coil burned out | which speakers are silent?; was the radio or door trim removed recently? | -
        speaker: shorted | speaker wire pinched or chafed, as in the door hinge; retrofitted speaker or radio wired wrongly; speaker coil shorted | unplug the speaker: does the code go away?; was the radio or door trim worked on recently? | -
        speaker: shorted to ground | speaker wire pinched or chafed, as in the door hinge; retrofitted speaker or radio wired wrongly; speaker coil shorted | unplug the speaker: does the code go away?; was the radio or door trim worked on recently? | -
        speaker: shorted to battery | speaker wire touching a power wire, as in the door hinge; retrofitted speaker or radio wired wrongly | unplug the speaker: does the code go away?; was the radio or door trim worked on recently? | -
        antenna: circuit | antenna plug loose or off; antenna wire broken, as in a hinge; antenna or its amplifier faulty | antenna: loose or broken off?; was trim or roof lining removed recently? | +
        antenna: open | antenna plug loose or off; antenna wire broken, as in a hinge; antenna or its amplifier faulty | antenna: loose or broken off?; was trim or roof lining removed recently? | +
        antenna: shorted | antenna wire pinched; water in its plug or amplifier; antenna faulty | water marks at the roof lining?; was trim removed recently? | +
        antenna: shorted to ground | antenna wire pinched; water in its plug or amplifier; antenna faulty | water marks at the roof lining?; was trim removed recently? | +
        antenna: lost communication | antenna unplugged or its wire broken; no power at it: fuse; antenna faulty | its fuse; was trim removed recently? | +
        sensor: lost communication | % unplugged, or its wire broken, chafed or wet; % faulty; its supply or ground missing | % connector and wires: unplugged, wet or chafed?; was the car hit or repaired there? | +
        coil: circuit | worn spark plug or plug wire: spark too long or too short; coil cracked or burned out; its connector loose or oily | age of the spark plugs; swap the coil with another cylinder's: does the code follow it? | -
        driver: shorted to ground | % wire chafed through to metal; % shorted internally; control module output driver faulty | % wires: wet or chafed through to metal?; unplug the %: if the fault stays, it is the wire or the control module | +
        driver: shorted to battery | % wire touching a power wire; % shorted internally; control module output driver faulty | % wires: melted, wet or chafed against a power wire?; % resistance: nearly 0 Ω is shorted internally | +
        sensor: shorted to ground | % signal wire chafed through to metal; % shorted internally; water in its connector | % wires: wet or chafed through to metal?; unplug the % and watch its value in live data: no change means the wire | +
        sensor: shorted to battery | % signal wire touching a power wire; % shorted internally; its ground wire broken | % wires: melted or chafed?; unplug the % and watch its value in live data: no change means the wire | +
        sensor internal: shorted to ground | sensor inside the control module shorted; control module faulty | clear the code and see whether it comes back; 12 V battery voltage and terminals | +
        sensor internal: shorted to battery | sensor inside the control module faulty; control module faulty | clear the code and see whether it comes back; 12 V battery voltage and terminals | +
        switch: open | % unplugged or its wire broken; contacts of the % worn | does its state in live data change as you operate it? | +
        switch: shorted to ground | % stuck closed, wet or worn; its wire chafed through to metal | unplug the %: does its state in live data change? | +
        switch: shorted to battery | % wire touching a power wire; % faulty or wet | unplug the %: does its state in live data change? | +
        supply: shorted to ground | supply wire chafed through to metal; one of the supplied parts shorted internally; control module faulty | unplug the supplied parts one by one: does the code go away? | +
        supply: shorted to battery | supply wire touching a power wire; one of the supplied parts faulty; control module faulty | wires: melted, wet or chafed against a power wire?; unplug the supplied parts one by one | +
        feed: open | blown fuse or worn relay; wire broken, or connector unplugged or corroded | its fuse; swap the relay with an identical one | +
        line: open | signal wire broken, or connector unplugged or corroded; sending control module faulty | connectors at both ends: unplugged, wet or corroded? | +
        line: shorted to ground | signal wire chafed through to metal; water in a connector; sending control module or part faulty | wires: wet or chafed through to metal?; unplug one end: does the code change? | +
        line: shorted to battery | signal wire touching a power wire; water in a connector; sending control module or part faulty | wires: melted, wet or chafed?; unplug one end: does the code change? | +
        bus: shorted to ground | network wire shorted to ground (chafed through to metal); water in a connector; a control module that pulls the network down | resistance between the network's two wires, battery disconnected: 60 Ω on CAN; unplug control modules one by one: does the code go away? | +
        bus: shorted to battery | network wire shorted to battery voltage or to a power wire; a control module that disturbs the network; water in a connector | voltage of both wires against ground: about 2.5 V on CAN; unplug control modules one by one: does the code go away? | +
        hydraulic: circuit | valve inside the ABS unit faulty: the unit is replaced or rebuilt; no power or ground at the unit; its big connector wet or loose | ABS fuses; battery voltage and terminals; connector of the ABS unit: wet? | -
        hydraulic: open | valve inside the ABS unit faulty: the unit is replaced or rebuilt; no power or ground at the unit; its big connector wet or loose | ABS fuses; battery voltage and terminals; connector of the ABS unit: wet? | -
        hydraulic: shorted | valve inside the ABS unit faulty: the unit is replaced or rebuilt; its big connector wet or loose | battery voltage and terminals; connector of the ABS unit: wet? | -
        hydraulic: low | valve inside the ABS unit faulty: the unit is replaced or rebuilt; no power or ground at the unit; its big connector wet or loose | ABS fuses; battery voltage and terminals; connector of the ABS unit: wet? | -
        hydraulic: high | valve inside the ABS unit faulty: the unit is replaced or rebuilt; its big connector wet or loose | battery voltage and terminals; connector of the ABS unit: wet? | -
        hydraulic: shorted to ground | valve inside the ABS unit faulty: the unit is replaced or rebuilt; its big connector wet or loose | battery voltage and terminals; connector of the ABS unit: wet? | -
        hydraulic: shorted to battery | valve inside the ABS unit faulty: the unit is replaced or rebuilt; its big connector wet or loose | battery voltage and terminals; connector of the ABS unit: wet? | -
        """

    /// The part that can be unplugged: "ABS pump motor" for "ABS pump motor control".
    static func part(_ word: String) -> String {
        var words = word.split(separator: " ")
        while words.count > 1, let last = words.last, abstractWords.contains(last),
            !wholeBeginnings.contains(words[words.count - 2])
        {
            words.removeLast()
        }
        return words.joined(separator: " ")
    }

    /// What a control module does with a part, and no part itself.
    private static let abstractWords: Set<Substring> = [
        "circuit", "command", "control", "dimming", "drive", "enable", "feedback", "identification", "indication",
        "input", "monitor", "output", "request", "return", "signal", "signature", "status", "unlock",
    ]

    /// Words with which those make one name: "cruise control", "hard drive".
    private static let wholeBeginnings: Set<Substring> = [
        "air", "and", "boost", "climate", "cruise", "fuel", "hard", "height", "ignition", "lamp)", "level", "or",
        "power", "pressure", "remote", "restraint", "speed", "stability", "temperature", "traction", "turn", "wheel",
    ]
}
