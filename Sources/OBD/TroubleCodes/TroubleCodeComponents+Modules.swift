extension TroubleCodeComponents {
    /// Networks and control units. The causes of lost communication with a control unit are those of its mode.
    static let modules = """
        AC to AC converter control module | - | hybrid | soon | | which functions of the % no longer work?
        AC to DC converter control module | - | hybrid | soon | | which functions of the % no longer work?
        accelerator pedal module | - | air | soon | | which functions of the % no longer work?
        accessory interface module | - | comfort | informational | | which functions of the % no longer work?
        accessory power relay | accessory relay | electrical | informational | faulty relay; blown fuse; low battery | fuses; swap the relay with an identical one
        active grille shutter module | - | cooling | when convenient | | which functions of the % no longer work?
        active roll control module | - | chassis | soon | | which functions of the % no longer work?
        active vibration control module | - | comfort | informational | | which functions of the % no longer work?
        all-terrain control module | - | chassis | when convenient | | which functions of the % no longer work?
        all-wheel drive control module | - | transmission | soon | | which functions of the % no longer work?
        antenna control module | - | comfort | informational | | which functions of the % no longer work?
        anti-lock brake control module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        audible alert control module | - | comfort | informational | | which functions of the % no longer work?
        audio amplifier | - | comfort | informational | | which functions of the % no longer work?
        automatic lighting control module | - | comfort | when convenient | | which functions of the % no longer work?
        auxiliary heater control module | - | comfort | informational | | which functions of the % no longer work?
        battery charger control module | - | hybrid | soon | that control module or its power supply; low 12 V battery voltage | 12 V battery voltage and terminals; which functions of the % no longer work?
        battery voltage | battery | charging | soon | weak battery; loose battery terminal; alternator | battery terminals: tight and clean?; voltage with engine off and running
        body control module | - | body | soon | | do lights, wipers, turn signals, locks and windows all work?
        camera module | - | comfort | when convenient | | which functions of the % no longer work?
        climate control module | - | comfort | informational | | which functions of the % no longer work?
        column lock module | - | immobilizer | soon | | does the engine start with the second key?
        compass module | - | comfort | informational | | which functions of the % no longer work?
        control module clock | control module clock | module | informational | battery was disconnected; control module itself | set the clock; clear the code and see whether it comes back
        control module communication | - | module | soon | | which functions of the % no longer work?
        control module ground | control module ground | electrical | soon | loose or corroded ground cable | battery terminals and ground points: tight and clean?
        control module input power | control module power supply | electrical | soon | blown fuse; loose battery terminal; faulty relay | fuses; battery terminals: tight and clean?
        convenience recall module | - | comfort | informational | | which functions of the % no longer work?
        cruise control module | - | comfort | when convenient | | which functions of the % no longer work?
        DC to AC converter control module | - | hybrid | soon | | which functions of the % no longer work?
        DC to DC converter control module | - | hybrid | soon | | which functions of the % no longer work?
        differential control module | - | chassis | soon | | which functions of the % no longer work?
        digital audio control module | - | comfort | informational | | which functions of the % no longer work?
        disc player | - | comfort | informational | | which functions of the % no longer work?
        door control module | - | body | when convenient | | which functions of the % no longer work?
        door switch | - | comfort | informational | | which functions of the % no longer work?
        electric A/C compressor control module | - | hybrid | when convenient | | which functions of the % no longer work?
        emissions critical information | - | exhaust | when convenient | | which functions of the % no longer work?
        entertainment control module | - | comfort | informational | | which functions of the % no longer work?
        entrapment control module | - | comfort | informational | | which functions of the % no longer work?
        evaporative emission leak detection control module | - | vapor | when convenient | | which functions of the % no longer work?
        exhaust gas recirculation control module | - | exhaust | when convenient | | which functions of the % no longer work?
        exhaust gas sensor module | - | exhaust | when convenient | | which functions of the % no longer work?
        folding top control module | - | comfort | informational | | which functions of the % no longer work?
        four-wheel drive clutch control module | - | transmission | soon | | which functions of the % no longer work?
        front controls and display interface module | - | comfort | informational | | which functions of the % no longer work?
        front controls interface module | - | comfort | informational | | which functions of the % no longer work?
        front display interface module | - | comfort | informational | | which functions of the % no longer work?
        front distance range sensor | - | comfort | when convenient | | which functions of the % no longer work?
        fuel cell control module | - | hybrid | soon | | which functions of the % no longer work?
        gateway | - | network | soon | | which functions of the % no longer work?
        gear shift control module | - | transmission | soon | | which functions of the % no longer work?
        generator control module | - | charging | soon | | which functions of the % no longer work?
        head-up display | - | instruments | informational | | which functions of the % no longer work?
        headlamp control module | - | body | when convenient | | which functions of the % no longer work?
        headlamp leveling control module | - | comfort | when convenient | | which functions of the % no longer work?
        heated steering wheel module | - | comfort | informational | | which functions of the % no longer work?
        high speed CAN bus | engine and brake network | network | soon | wire shorted or chafed; water in a connector; one control module that disturbs the others | battery voltage; aftermarket radio or alarm: unplug it; connectors in wet places
        hybrid battery interface control module | - | hybrid | soon | | which functions of the % no longer work?
        hybrid battery pack sensor module | - | hybrid | soon | that control module or its power supply; low 12 V battery voltage | 12 V battery voltage and terminals; which functions of the % no longer work?
        ignition input | ignition switch | electrical | soon | worn ignition switch; blown fuse | fuses; move the key: does anything change?
        image processing module | - | comfort | when convenient | | which functions of the % no longer work?
        image processing sensor | - | comfort | when convenient | | which functions of the % no longer work?
        immobilizer control module | - | immobilizer | soon | | does the engine start with the second key?
        impact classification module | - | restraint | soon | | is the airbag light on?
        information center | - | instruments | informational | | which functions of the % no longer work?
        instrument cluster | - | instruments | soon | | do all gauges work, and all warning lights with ignition on?
        interior lighting control module | - | comfort | informational | | which functions of the % no longer work?
        lateral acceleration sensor module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        lighting control module | - | body | soon | | which functions of the % no longer work?
        low speed CAN bus | body network | network | when convenient | wire shorted or chafed; water in a connector; one control module that disturbs the others | connectors in doors and under carpets: wet?; aftermarket radio or alarm: unplug it
        medium speed CAN bus | body network | network | when convenient | wire shorted or chafed; water in a connector; one control module that disturbs the others | connectors in doors and under carpets: wet?; aftermarket radio or alarm: unplug it
        mirror control module | - | comfort | informational | | which functions of the % no longer work?
        movable roof control module | - | comfort | informational | | which functions of the % no longer work?
        multi-axis acceleration sensor module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        navigation control module | - | comfort | informational | | which functions of the % no longer work?
        navigation display module | - | comfort | informational | | which functions of the % no longer work?
        parking assist control module | - | comfort | informational | | which functions of the % no longer work?
        parking brake control module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        personal computer | - | comfort | informational | | which functions of the % no longer work?
        power steering control module | - | steering | soon | | is the steering heavy, or its warning light on?
        power take-off control module | - | comfort | informational | that control module or its power supply; low battery voltage | its fuse; which functions of the % no longer work?
        powertrain control monitor module | - | engine | soon | | which functions of the % no longer work?
        radiator anti-tamper device | - | exhaust | informational | | which functions of the % no longer work?
        radio | - | comfort | informational | | which functions of the % no longer work?
        radio transceiver | - | comfort | informational | | which functions of the % no longer work?
        rain sensing module | - | comfort | informational | | which functions of the % no longer work?
        rear gate module | - | comfort | informational | | which functions of the % no longer work?
        reductant heater control module | - | exhaust | when convenient | | which functions of the % no longer work?
        remote accessory module | - | comfort | informational | | which functions of the % no longer work?
        remote function module | - | immobilizer | when convenient | | does the engine start with the second key?
        remote start module | - | comfort | informational | | which functions of the % no longer work?
        restraints control module | - | restraint | soon | | is the airbag light on?
        restraints occupant classification module | - | restraint | soon | | is the airbag light on?
        restraints sensor | - | restraint | soon | | is the airbag light on?
        retained accessory power | accessory supply | comfort | informational | door switch; faulty relay | does it end when a door is opened?
        rocker arm control module | - | engine | soon | | which functions of the % no longer work?
        running board control module | - | comfort | informational | | which functions of the % no longer work?
        safety integration control module | - | hybrid | soon | | which functions of the % no longer work?
        satellite positioning module | - | comfort | informational | | which functions of the % no longer work?
        seat belt pretensioner module | - | restraint | soon | | is the airbag light on?
        seat control module | - | comfort | informational | | which functions of the % no longer work?
        seat switch module | - | comfort | informational | | which functions of the % no longer work?
        side obstacle detection control module | - | comfort | when convenient | | which functions of the % no longer work?
        side restraints control module | - | restraint | soon | | is the airbag light on?
        special purpose control module | - | comfort | informational | | which functions of the % no longer work?
        speech recognition module | - | comfort | informational | | which functions of the % no longer work?
        steering angle sensor module | - | steering | soon | | is the steering heavy, or its warning light on?
        steering column control module | - | steering | soon | | is the steering heavy, or its warning light on?
        steering effort control module | - | steering | soon | | is the steering heavy, or its warning light on?
        subscription entertainment receiver module | - | comfort | informational | | which functions of the % no longer work?
        sunroof control module | - | comfort | informational | | which functions of the % no longer work?
        suspension control module | - | chassis | soon | | which functions of the % no longer work?
        tachograph | - | comfort | informational | | which functions of the % no longer work?
        telematics control module | - | comfort | informational | | which functions of the % no longer work?
        telephone control module | - | comfort | informational | | which functions of the % no longer work?
        television | - | comfort | informational | | which functions of the % no longer work?
        trailer brake control module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        transfer case control module | - | transmission | soon | | which functions of the % no longer work?
        transmission fluid pump module | - | transmission | soon | | which functions of the % no longer work?
        transmission range control module | - | transmission | soon | | which functions of the % no longer work?
        turbocharger control module | - | air | soon | | which functions of the % no longer work?
        tire pressure monitor module | - | chassis | when convenient | | which functions of the % no longer work?
        vacuum sensor | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        vehicle communication bus | control module network | network | soon | wire shorted or chafed; water in a connector; one control module that disturbs the others | battery voltage; aftermarket radio or alarm: unplug it; connectors in wet places
        vehicle dynamics control module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        vehicle identification number | control module VIN | module | informational | control module from another car; not programmed | was a control module replaced?; have it programmed
        vehicle security control module | - | immobilizer | soon | | does the engine start with the second key?
        window motor | - | comfort | informational | | which functions of the % no longer work?
        yaw rate sensor module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        """
}
