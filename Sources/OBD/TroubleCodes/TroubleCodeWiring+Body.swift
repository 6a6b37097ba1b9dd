extension TroubleCodeWiring {
    // MARK: Parts of codes that manufacturers define

    /// The wiring of parts that mostly codes of manufacturers name, in the form of `kinds`.
    static let kindsOfMakes = """
        squib | igniter
        squib firing | igniter
        pretensioner | igniter fixed
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
        indicator | bulb indicator
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
        headlamp control | bulb
        beam control | bulb
        ignition control | coil
        ignition coil output | coil
        ignition coil group control | coil
        blower speed | line
        supply voltage at terminal | feed
        feedback at terminal | line
        throttle motor supply voltage | feed
        idle switch of the electronic throttle | switch
        ABS inlet valve | hydraulic
        ABS outlet valve | hydraulic
        high-beam input | switch signal
        headlamp input | switch signal
        headlamp off input | switch signal
        lamp input | switch signal
        turn signal input | switch signal
        dimmer input | switch signal
        dimmer increase input | switch signal
        dimmer decrease input | switch signal
        door lock input | switch signal
        rear window input | switch signal
        heated windshield input | switch signal
        illuminated entry input | switch signal
        panic alarm input | switch signal
        range reverse input | switch signal
        transmission reverse input | switch signal
        brake pedal input | switch signal
        ajar input | switch signal latch
        ajar signal | switch signal latch
        pretensioner squib | igniter fixed
        pretensioner squib firing | igniter fixed
        pretensioner deployment control | igniter fixed
        curtain airbag | igniter fixed
        curtain airbag squib | igniter fixed
        curtain airbag squib firing | igniter fixed
        curtain airbag deployment control | igniter fixed
        curtain shield airbag squib | igniter fixed
        head airbag | igniter fixed
        structure airbag | igniter fixed
        side airbag | igniter fixed
        side airbag squib | igniter fixed
        side airbag squib firing | igniter fixed
        side airbag deployment control | igniter fixed
        thorax airbag squib | igniter fixed
        cushion airbag squib | igniter fixed
        knee airbag | igniter fixed
        knee airbag squib | igniter fixed
        passenger airbag | igniter fixed
        passenger airbag squib | igniter fixed
        passenger airbag squib firing | igniter fixed
        vent hole squib | igniter fixed
        pedestrian protection squib | igniter fixed
        hood deployment control | igniter fixed
        hinge deployment control | igniter fixed
        airbag stage | igniter
        squib stage | igniter
        solenoid driver | hydraulic
        pump motor drive | ABS pump
        ABS pump motor | ABS pump
        hydraulic pump motor | ABS pump
        brake pump motor | ABS pump
        thermostat | driver low-side
        charger temperature sensor | sensor internal
        converter temperature sensor | sensor internal
        ignition switch start position | switch to battery ignition
        illumination | bulb illumination
        trailer lamp control | bulb trailer
        trailer turn signal lamp | bulb trailer
        trailer turn signal lamp control | bulb trailer
        trailer tail lamp control | bulb trailer
        trailer reverse lamp control | bulb trailer
        trailer fog lamp | bulb trailer
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
        bulb indicator: circuit | lamp or LED burned out; its wire or connector damaged; panel, button or mirror that it sits in faulty | does it come on with the ignition and go out?; do the other lamps of that panel work? | -
        bulb indicator: open | lamp or LED burned out; wire broken or connector unplugged; panel, button or mirror that it sits in faulty | does it come on with the ignition and go out?; do the other lamps of that panel work? | -
        bulb indicator: low | wire chafed through to metal; water in its connector; panel, button or mirror that it sits in faulty | does it come on with the ignition and go out?; do the other lamps of that panel work? | -
        bulb indicator: high | lamp or LED burned out; wire broken or touching a power wire; panel, button or mirror that it sits in faulty | does it come on with the ignition and go out?; do the other lamps of that panel work? | -
        bulb indicator: shorted | wire chafed through to metal; water in its connector; panel, button or mirror that it sits in faulty | do the other lamps of that panel work?; was trim removed there recently? | -
        bulb indicator: shorted to ground | wire chafed through to metal; water in its connector; panel, button or mirror that it sits in faulty | do the other lamps of that panel work?; was trim removed there recently? | -
        bulb indicator: shorted to battery | wire touching a power wire; water in its connector; panel, button or mirror that it sits in faulty | does it glow when it should be off?; was trim removed there recently? | -
        coil: open | coil connector unplugged, loose or oily; wire to the coil broken; coil burned out; no power at the coil: fuse | its connector: loose or oily?; swap the coil with another cylinder's: does the code follow it?; its fuse | +
        coil: electrical | coil connector loose or oily; wire to the coil broken or chafed; coil cracked or burned out | its connector: loose or oily?; swap the coil with another cylinder's: does the code follow it? | +
        coil: low | control wire to the coil chafed through to metal; coil connector loose, or a wire broken; coil or ignition module faulty | its connector: loose or oily?; swap the coil with another cylinder's: does the code follow it? | +
        coil: high | coil connector unplugged, or a wire broken; control wire to the coil touching a power wire; coil or ignition module faulty | its connector: loose or oily?; swap the coil with another cylinder's: does the code follow it? | +
        coil: shorted to ground | control wire to the coil chafed through to metal; coil or its output stage shorted inside; engine control module output faulty | wires to the coil: melted or chafed?; swap the coil with another cylinder's: does the code follow it? | +
        coil: shorted to battery | control wire to the coil touching a power wire; coil or its output stage shorted inside; engine control module output faulty | wires to the coil: melted or chafed?; swap the coil with another cylinder's: does the code follow it? | +
        switch signal: circuit | switch that gives this signal worn, wet or stuck; its wire broken or chafed; its connector loose or corroded | its connector and wires: unplugged, broken, wet or chafed? | +
        switch signal: open | wire broken, or connector unplugged or corroded; contacts of the switch that gives this signal worn | its connector and wires: unplugged, broken, wet or chafed? | +
        switch signal: low | switch that gives this signal stuck, wet or worn; its wire chafed through to metal; its connector loose or wet | its connector and wires: unplugged, broken, wet or chafed? | +
        switch signal: high | wire broken or connector unplugged; contacts of the switch that gives this signal worn; wire touching a power wire | its connector and wires: unplugged, broken, wet or chafed? | +
        switch signal: shorted to ground | switch that gives this signal stuck or wet; its wire chafed through to metal; water in a connector | unplug the switch: does the code change? | +
        switch signal: shorted to battery | wire touching a power wire; switch that gives this signal stuck or wet; water in a connector | unplug the switch: does the code change? | +
        switch signal latch: circuit | switch in the latch worn, wet or dirty; wire broken at the hinge of door or lid; its connector loose or corroded | open and close it firmly: do light and display follow?; rubber boot of the wires at the hinge: torn? | -
        switch signal latch: open | wire broken at the hinge of door or lid, or connector unplugged; switch in the latch worn | open and close it firmly: do light and display follow?; rubber boot of the wires at the hinge: torn? | -
        switch signal latch: low | switch in the latch stuck, wet or dirty; wire chafed through to metal at the hinge of door or lid; its connector wet | open and close it firmly: do light and display follow?; rubber boot of the wires at the hinge: torn? | -
        switch signal latch: high | wire broken at the hinge of door or lid, or connector unplugged; switch in the latch worn; wire touching a power wire | open and close it firmly: do light and display follow?; rubber boot of the wires at the hinge: torn? | -
        igniter fixed: open | connector of the % loose, often after work on seat or trim; wire broken, as under a seat or behind trim; igniter faulty or fired | does the airbag light stay on? | +
        igniter fixed: high | connector of the % loose or corroded: resistance too high; wire broken, as under a seat or behind trim; igniter faulty or fired | does the airbag light stay on? | +
        igniter fixed: resistance | connector of the % loose or corroded, often after work on seat or trim; wire damaged; igniter faulty | does the airbag light stay on? | +
        igniter fixed: shorted to ground | % wire pinched under a seat or behind trim, touching metal; igniter faulty; control module faulty | does the airbag light stay on? | +
        igniter fixed: shorted to battery | % wire pinched under a seat or behind trim, touching a power wire; igniter faulty; control module faulty | does the airbag light stay on? | +
        driver: open or shorted to ground | open circuit: % connector unplugged or corroded, or a wire broken; no power at the %: fuse or relay; % control wire shorted to ground (chafed through to metal); % open internally | % connector and wires: unplugged, broken or chafed through to metal?; % resistance: no reading means that it is open internally | +
        driver: open or shorted to battery | open circuit: % connector unplugged or corroded, or a wire broken; % control wire touching a power wire; % open internally | % connector and wires: unplugged, broken or chafed against a power wire?; % resistance: no reading means that it is open internally | +
        sensor: open or shorted to ground | open circuit: % connector unplugged or corroded, or a wire broken; % signal wire shorted to ground (chafed through to metal); % faulty | % connector and wires: unplugged, broken, wet or chafed? | +
        sensor: open or shorted to battery | open circuit: % connector unplugged or corroded, or a wire broken; % signal wire touching a power wire; % ground wire broken; % faulty | % connector and wires: unplugged, broken or chafed against a power wire? | +
        switch: open or shorted to battery | % unplugged or its wire broken; % wire touching a power wire; % worn or wet | does its state in live data change as you operate it?; % connector and wires: unplugged, broken or wet? | +
        switch: open or shorted to ground | % unplugged or its wire broken; % wire chafed through to metal; % worn or wet | does its state in live data change as you operate it?; % connector and wires: unplugged, broken or wet? | +
        supply: open or shorted to ground | supply wire broken or chafed through to metal; one of the supplied parts shorted internally; control module faulty | unplug the supplied parts one by one: does the code go away? | +
        line: open or shorted to ground | signal wire broken or chafed through to metal, or connector unplugged or corroded; sending control module or part faulty | connectors at both ends: unplugged, wet or corroded? | +
        line: open or shorted to battery | signal wire broken or touching a power wire, or connector unplugged or corroded; sending control module or part faulty | connectors at both ends: unplugged, wet or corroded? | +
        sensor pulled-up: shorted to battery | open circuit: % connector unplugged or corroded, or its signal or ground wire broken; % open internally; % signal wire touching a power wire | % connector and wires: unplugged, melted or broken?; bridge signal and ground in its connector: if the value in live data jumps to the other end, the % is open, else the wire | +
        driver: lost communication | % unplugged, or its wire broken, chafed or wet; no power at it: fuse, supply or ground; % faulty | its fuse; % connector and wires: unplugged, wet or chafed? | -
        switch: lost communication | % unplugged, or its wire broken or wet; no power at it: fuse or ground; % faulty | do any of its functions work?; % connector and wires: unplugged, wet or chafed? | -
        bulb: lost communication | % unplugged, or its wire broken or wet; no power at it: fuse or ground; its electronics faulty | does it light?; its fuse | -
        ABS pump: circuit | main fuse or relay of the ABS pump; pump motor in the ABS unit worn or stuck; poor ground at the ABS unit; its big connector wet or loose | ABS fuses, the large ones too; battery voltage and terminals; connector of the ABS unit: wet? | -
        ABS pump: open | main fuse or relay of the ABS pump; pump motor in the ABS unit worn or burned out; poor ground at the ABS unit | ABS fuses, the large ones too; connector of the ABS unit: wet? | -
        ABS pump: shorted | pump motor in the ABS unit shorted or stuck; its big connector wet | ABS fuses, the large ones too; connector of the ABS unit: wet? | -
        switch to battery ignition: circuit | contacts of the ignition switch worn; its connector loose or melted; wire broken or chafed; blown fuse | wiggle the key: does anything cut out?; fuses; connector of the ignition switch: loose or melted? | -
        bulb illumination: shorted to ground | wire of the switch lighting chafed through to metal; bulb or LED in a switch shorted; dimmer or control module faulty | unplug the lit switches one by one: does the code go away?; its fuse | -
        bulb illumination: shorted | wire of the switch lighting chafed through to metal; bulb or LED in a switch shorted; dimmer or control module faulty | unplug the lit switches one by one: does the code go away?; its fuse | -
        bulb trailer: circuit | trailer socket or plug corroded; trailer wire broken or chafed; bulb or ground of the trailer | unplug the trailer: does the code go away?; trailer socket: wet or green?; another trailer: the same? | -
        bulb trailer: open | trailer socket or plug corroded; trailer wire broken; bulb or ground of the trailer | trailer socket: wet or green?; does the trailer lamp light? | -
        bulb trailer: low | trailer wire chafed through to metal; water in the trailer socket or a trailer lamp; wrong bulb | unplug the trailer: does the code go away?; trailer socket: wet or green? | -
        bulb trailer: high | bulb of the trailer burned out or LED; trailer socket or ground corroded; trailer wired wrongly | unplug the trailer: does the code go away?; do the trailer lamps light?; trailer socket: wet or green? | -
        driver low-side relay: circuit | relay worn or loose in its socket; its control wire broken or shorted; no power at the relay: fuse; relay coil open or shorted | swap it with a like relay; its fuse; relay socket: wet, green or melted? | -
        driver low-side relay: open | relay loose in its socket or its coil open; control wire broken; no power at the relay: fuse | swap it with a like relay; its fuse; relay socket: wet, green or melted? | -
        driver low-side relay: low | relay loose in its socket or its coil open; control wire shorted to ground or broken; no power at the relay: fuse | swap it with a like relay; its fuse; relay socket: wet, green or melted? | -
        driver low-side relay: high | relay coil shorted; control wire touching a power wire; control module output driver faulty | swap it with a like relay; relay socket: wet, green or melted? | -
        driver low-side relay: shorted to ground | control wire chafed through to metal; water in the relay socket; control module output driver faulty | unplug the relay: if the fault stays, it is the wire or the control module; relay socket: wet, green or melted? | -
        driver low-side relay: shorted to battery | relay coil shorted; control wire touching a power wire; control module output driver faulty | swap it with a like relay; relay socket: wet, green or melted? | -
        driver low-side relay: open or shorted to ground | relay loose in its socket or its coil open; control wire broken or chafed through to metal; no power at the relay: fuse | swap it with a like relay; its fuse | -
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
