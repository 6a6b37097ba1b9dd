extension TroubleCodeComponents {
    /// Networks and control units. What a control unit that is not heard may suffer from, its mode says.
    static let modules = """
        AC to AC converter control module | - | hybrid | soon | | what of it no longer works?
        AC to DC converter control module | - | hybrid | soon | | what of it no longer works?
        accelerator pedal module | - | air | soon | | what of it no longer works?
        accessory interface module | - | comfort | informational | | what of it no longer works?
        accessory power relay | accessory relay | electrical | informational | faulty relay; blown fuse; low battery | fuses; swap the relay with an equal one
        active grille shutter module | - | cooling | when convenient | | what of it no longer works?
        active roll control module | - | chassis | soon | | what of it no longer works?
        active vibration control module | - | comfort | informational | | what of it no longer works?
        all-terrain control module | - | chassis | when convenient | | what of it no longer works?
        all-wheel drive control module | - | transmission | soon | | what of it no longer works?
        antenna control module | - | comfort | informational | | what of it no longer works?
        anti-lock brake control module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        audible alert control module | - | comfort | informational | | what of it no longer works?
        audio amplifier | - | comfort | informational | | what of it no longer works?
        automatic lighting control module | - | comfort | when convenient | | what of it no longer works?
        auxiliary heater control module | - | comfort | informational | | what of it no longer works?
        battery charger control module | - | hybrid | soon | that control unit or its supply; low 12 V battery voltage | 12 V battery voltage and clamps; what of it no longer works?
        battery voltage | battery | charging | soon | weak battery; loose battery clamp; alternator | battery clamps: tight and clean?; voltage with engine off and running
        body control module | - | module | soon | | what of it no longer works?
        camera module | - | comfort | when convenient | | what of it no longer works?
        climate control module | - | comfort | informational | | what of it no longer works?
        column lock module | - | immobiliser | soon | | does the engine start with the second key?
        compass module | - | comfort | informational | | what of it no longer works?
        control module clock | clock of the control unit | module | informational | battery was disconnected; the control unit itself | set the clock; clear the code and see whether it comes back
        control module communication | - | module | soon | | what of it no longer works?
        control module ground | earth of the control unit | electrical | soon | loose or corroded earth cable | battery clamps and earth points: tight and clean?
        control module input power | supply of the control unit | electrical | soon | blown fuse; loose battery clamp; faulty relay | fuses; battery clamps: tight and clean?
        convenience recall module | - | comfort | informational | | what of it no longer works?
        cruise control module | - | comfort | when convenient | | what of it no longer works?
        DC to AC converter control module | - | hybrid | soon | | what of it no longer works?
        DC to DC converter control module | - | hybrid | soon | | what of it no longer works?
        differential control module | - | chassis | soon | | what of it no longer works?
        digital audio control module | - | comfort | informational | | what of it no longer works?
        disc player | - | comfort | informational | | what of it no longer works?
        door control module | - | comfort | when convenient | | what of it no longer works?
        door switch | - | comfort | informational | | what of it no longer works?
        electric A/C compressor control module | - | hybrid | when convenient | | what of it no longer works?
        emissions critical information | - | exhaust | when convenient | | what of it no longer works?
        entertainment control module | - | comfort | informational | | what of it no longer works?
        entrapment control module | - | comfort | informational | | what of it no longer works?
        evaporative emission leak detection control module | - | vapour | when convenient | | what of it no longer works?
        exhaust gas recirculation control module | - | exhaust | when convenient | | what of it no longer works?
        exhaust gas sensor module | - | exhaust | when convenient | | what of it no longer works?
        folding top control module | - | comfort | informational | | what of it no longer works?
        four-wheel drive clutch control module | - | transmission | soon | | what of it no longer works?
        front controls and display interface module | - | comfort | informational | | what of it no longer works?
        front controls interface module | - | comfort | informational | | what of it no longer works?
        front display interface module | - | comfort | informational | | what of it no longer works?
        front distance range sensor | - | comfort | when convenient | | what of it no longer works?
        fuel cell control module | - | hybrid | soon | | what of it no longer works?
        gateway | - | network | soon | | what of it no longer works?
        gear shift control module | - | transmission | soon | | what of it no longer works?
        generator control module | - | charging | soon | | what of it no longer works?
        head-up display | - | comfort | informational | | what of it no longer works?
        headlamp control module | - | comfort | when convenient | | what of it no longer works?
        headlamp levelling control module | - | comfort | when convenient | | what of it no longer works?
        heated steering wheel module | - | comfort | informational | | what of it no longer works?
        high speed CAN bus | network of the engine and the brakes | network | soon | wire shorted or chafed; water in a plug; one control unit that disturbs the others | battery voltage; aftermarket radio or alarm: unplug it; plugs in wet places
        hybrid battery interface control module | - | hybrid | soon | | what of it no longer works?
        hybrid battery pack sensor module | - | hybrid | soon | that control unit or its supply; low 12 V battery voltage | 12 V battery voltage and clamps; what of it no longer works?
        ignition input | ignition switch | electrical | soon | worn ignition switch; blown fuse | fuses; move the key: does anything change?
        image processing module | - | comfort | when convenient | | what of it no longer works?
        image processing sensor | - | comfort | when convenient | | what of it no longer works?
        immobilizer control module | - | immobiliser | soon | | does the engine start with the second key?
        impact classification module | - | restraint | soon | | is the airbag lamp on?
        information centre | - | comfort | informational | | what of it no longer works?
        instrument cluster | - | module | soon | | what of it no longer works?
        interior lighting control module | - | comfort | informational | | what of it no longer works?
        lateral acceleration sensor module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        lighting control module | - | comfort | soon | | what of it no longer works?
        low speed CAN bus | network of the body | network | when convenient | wire shorted or chafed; water in a plug; one control unit that disturbs the others | plugs in doors and under carpets: wet?; aftermarket radio or alarm: unplug it
        medium speed CAN bus | network of the body | network | when convenient | wire shorted or chafed; water in a plug; one control unit that disturbs the others | plugs in doors and under carpets: wet?; aftermarket radio or alarm: unplug it
        mirror control module | - | comfort | informational | | what of it no longer works?
        movable roof control module | - | comfort | informational | | what of it no longer works?
        multi-axis acceleration sensor module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        navigation control module | - | comfort | informational | | what of it no longer works?
        navigation display module | - | comfort | informational | | what of it no longer works?
        parking assist control module | - | comfort | informational | | what of it no longer works?
        parking brake control module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        personal computer | - | comfort | informational | | what of it no longer works?
        power steering control module | - | steering | soon | | is the steering heavy, is its lamp on?
        power take-off control module | - | comfort | informational | that control unit or its supply; low battery voltage | its fuse; what of it no longer works?
        powertrain control monitor module | - | engine | soon | | what of it no longer works?
        radiator anti-tamper device | - | exhaust | informational | | what of it no longer works?
        radio | - | comfort | informational | | what of it no longer works?
        radio transceiver | - | comfort | informational | | what of it no longer works?
        rain sensing module | - | comfort | informational | | what of it no longer works?
        rear gate module | - | comfort | informational | | what of it no longer works?
        reductant heater control module | - | exhaust | when convenient | | what of it no longer works?
        remote accessory module | - | comfort | informational | | what of it no longer works?
        remote function module | - | immobiliser | when convenient | | does the engine start with the second key?
        remote start module | - | comfort | informational | | what of it no longer works?
        restraints control module | - | restraint | soon | | is the airbag lamp on?
        restraints occupant classification module | - | restraint | soon | | is the airbag lamp on?
        restraints sensor | - | restraint | soon | | is the airbag lamp on?
        retained accessory power | accessory supply | comfort | informational | door switch; faulty relay | does it end when a door is opened?
        rocker arm control module | - | engine | soon | | what of it no longer works?
        running board control module | - | comfort | informational | | what of it no longer works?
        safety integration control module | - | hybrid | soon | | what of it no longer works?
        satellite positioning module | - | comfort | informational | | what of it no longer works?
        seat belt pretensioner module | - | restraint | soon | | is the airbag lamp on?
        seat control module | - | comfort | informational | | what of it no longer works?
        seat switch module | - | comfort | informational | | what of it no longer works?
        side obstacle detection control module | - | comfort | when convenient | | what of it no longer works?
        side restraints control module | - | restraint | soon | | is the airbag lamp on?
        special purpose control module | - | comfort | informational | | what of it no longer works?
        speech recognition module | - | comfort | informational | | what of it no longer works?
        steering angle sensor module | - | steering | soon | | is the steering heavy, is its lamp on?
        steering column control module | - | steering | soon | | is the steering heavy, is its lamp on?
        steering effort control module | - | steering | soon | | is the steering heavy, is its lamp on?
        subscription entertainment receiver module | - | comfort | informational | | what of it no longer works?
        sunroof control module | - | comfort | informational | | what of it no longer works?
        suspension control module | - | chassis | soon | | what of it no longer works?
        tachograph | - | comfort | informational | | what of it no longer works?
        telematics control module | - | comfort | informational | | what of it no longer works?
        telephone control module | - | comfort | informational | | what of it no longer works?
        television | - | comfort | informational | | what of it no longer works?
        trailer brake control module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        transfer case control module | - | transmission | soon | | what of it no longer works?
        transmission fluid pump module | - | transmission | soon | | what of it no longer works?
        transmission range control module | - | transmission | soon | | what of it no longer works?
        turbocharger control module | - | air | soon | | what of it no longer works?
        tyre pressure monitor module | - | chassis | when convenient | | what of it no longer works?
        vacuum sensor | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        vehicle communication bus | network of the control units | network | soon | wire shorted or chafed; water in a plug; one control unit that disturbs the others | battery voltage; aftermarket radio or alarm: unplug it; plugs in wet places
        vehicle dynamics control module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        vehicle identification number | VIN in the control unit | module | informational | control unit from another car; not programmed | was a control unit replaced?; have it programmed
        vehicle security control module | - | immobiliser | soon | | does the engine start with the second key?
        window motor | - | comfort | informational | | what of it no longer works?
        yaw rate sensor module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        """
}
