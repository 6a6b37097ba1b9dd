/// The wiring of components, and what therefore causes an electrical fault: a control circuit that reads "low" may be
/// unplugged if the control unit switches the ground side, but not if it switches the supply.
///
/// Sources: the service manuals of General Motors (P0691, P0692, P0261, P0262: the ground side is switched, an open
/// circuit reads low; P0CC9, P0CCA, P0CCE, P0CCF: the charge port door) and Toyota (P0031, P0032, P0102, P0113, P0122,
/// P0973, P0974, P2102, P2103; P0D2D, P0D38: the sensors of inverter and charger are inside them). If manufacturers
/// differ, the kind is just "driver", "sensor" or "switch", and its causes contain both possibilities, with a
/// measurement that distinguishes them.
enum TroubleCodeWiring {
    struct Fault: Sendable {
        let causes: [String]
        let checks: [String]
        /// Whether the checks of the component's row are added.
        let takesMoreChecks: Bool
    }

    /// Returns the kind of wiring of a component, as a line names it, such as "driver low-side"; nil for pairs and for
    /// components that are not electrical.
    static func kind(_ component: Substring) -> String? {
        guard TroubleCodeComponents.rowKeys(component).count == 1 else { return nil }
        var end = TroubleCodeComponents.key(TroubleCodeParts.withoutParentheses(component))
        while true {
            if let line = kindRows[end] { return TroubleCodeRow.fields(line).last }
            guard let space = end.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
            end = String(end[end.utf8.index(after: space)...])
        }
    }

    /// Returns the causes and checks of a mode of `TroubleCodeModes` in a circuit of that kind; nil if the kind makes
    /// no difference.
    static func fault(_ kind: String, _ mode: Substring) -> Fault? {
        var words = kind.split(separator: " ")
        while !words.isEmpty {
            if let line = faultRows["\(words.joined(separator: " ")): \(mode)"] {
                let fields = TroubleCodeRow.fields(line)
                guard fields.count == 4 else { return nil }
                return Fault(
                    causes: TroubleCodeRow.list(fields[1]), checks: TroubleCodeRow.list(fields[2]),
                    takesMoreChecks: fields[3] == "+")
            }
            words.removeLast()
        }
        return nil
    }

    static let kindRows = TroubleCodeRow.byKey([kindsOfMakes, kinds])
    static let faultRows = TroubleCodeRow.byKey([faultsOfMakes, drivers, sensors, lines])

    // MARK: Wiring of components

    /// `component | kind`, without letters and numbers. If a component has no row of its own, the row with the longest
    /// matching end is used: "temperature sensor" applies to all of them.
    static let kinds = """
        A/C clutch relay | driver low-side
        A/C power supply relay | driver
        air assisted injector | driver low-side
        air cleaner inlet control | driver low-side
        alternative fuel disable control | line
        ammonia sensor supply | supply
        automated manual shift mode | switch
        auxiliary ignition switch run or start position | switch to battery
        battery charger enable | line
        battery charger input | feed
        battery charger input current sensor | sensor internal
        battery charger input voltage sensor | sensor internal
        auxiliary transmission fluid pump motor control module | line
        hood switch | switch
        brake switch | switch to battery
        bus | bus
        camshaft position sensor | sensor speed
        charge air cooler bypass control | driver low-side
        charge port door open request switch | switch to battery
        charge port door position sensor | sensor pulled-up
        charge status indicator | driver low-side
        communication | bus
        contactor control | driver
        control | driver
        control module internal temperature sensor | sensor internal
        control module temperature sensor | sensor internal
        control module voltage | feed
        control module wake-up | line
        control pilot | line
        control pilot charging switch | line
        control pilot indicator | line
        cooling fan | driver low-side
        coupler lock | driver
        coupler status indicator | driver low-side
        coupler unlock | driver
        crankcase ventilation heater | driver low-side
        crankshaft position sensor | sensor speed
        cruise control input | sensor
        cruise control multi-function input | sensor
        cruise control servo | driver
        actuator | driver
        clutch | driver
        compressor | driver low-side
        current | sensor
        DC/DC converter enable | line
        DC/DC converter status | line
        deployment control | igniter
        direction | sensor
        distribution valve | driver
        engine control module power input | feed
        engine mount | driver low-side
        engine sound control | driver low-side
        evaporative emission leak detection pump sense | switch
        evaporative emission purge control valve | driver low-side
        evaporative emission switching valve | driver low-side
        evaporative emission vent control | driver low-side
        evaporative emission vent valve | driver low-side
        exhaust pressure regulator vent solenoid | driver low-side
        exhaust gas recirculation cooler bypass | driver
        exhaust gas recirculation vent control | driver low-side
        feedback | sensor
        four-wheel drive switch | switch
        fuel injector group supply | supply
        fuel level sensor | sensor pulled-up
        fuel pressure regulator | driver low-side
        fuel pump module | driver
        fuel pump secondary | feed
        fuel volume regulator | driver low-side
        generator field or terminal | driver
        generator voltage sense | feed
        glow plug | driver high-side
        glow plug control module | driver
        glow plug sense | sensor
        heater | driver
        high-voltage interlock | switch to ground
        high-voltage service disconnect | switch to ground
        hybrid battery cooling fan | driver
        hybrid battery pack voltage sense | cell
        hybrid battery power off | line
        hybrid battery voltage sense | cell
        idle air control | driver bridge
        idle speed selector | switch
        ignition coil primary | driver low-side
        ignition switch | switch to battery ignition
        ignition switch accessory position | switch to battery ignition
        ignition switch run or start position | switch to battery ignition
        ignition switch run position | switch to battery ignition
        injection pump fuel metering control | driver low-side
        injector | driver low-side
        injector control pressure regulator | driver low-side
        intake manifold runner actuator supply | supply
        intake manifold runner control | driver low-side
        intake manifold tuning valve | driver low-side
        inverter temperature sensor | sensor internal
        inverter voltage sensor | sensor internal
        knock sensor | sensor
        lamp | driver low-side
        lamp or terminal | driver low-side
        lamp request | line
        mass air flow sensor | sensor pulled-down
        metering unit heater | driver
        motor | driver bridge
        output | line
        output current sensor | sensor internal
        output driver temperature sensor | sensor internal
        output voltage sensor | sensor internal
        oxygen sensor | oxygen sensor narrow-band
        oxygen sensor heater | driver low-side
        oxygen sensor heater control | driver low-side
        oxygen sensor negative current control | oxygen sensor wide-band
        oxygen sensor positive current control | oxygen sensor wide-band
        oxygen sensor pump current trim | oxygen sensor wide-band
        oxygen sensor reference voltage | oxygen sensor wide-band
        particulate matter sensor supply | supply
        particulate matter sensor temperature | sensor pulled-up
        pedestrian alert control module | line
        phase | driver bridge
        position | sensor
        power input | feed
        power relay | driver
        power relay sense | feed
        power supply | supply
        power take-off enable switch | switch
        power take-off engine shutdown | line
        power take-off sense | switch
        power take-off speed selector | switch
        pump | driver
        purge valve | driver
        reductant control module supply | feed
        reductant quality module supply | feed
        relay | driver low-side relay
        request | line
        secondary air injection control | driver low-side
        secondary air injection switching valve | driver low-side
        sense | sensor
        sensor | sensor
        sensor power supply | supply
        sensor reference voltage | supply
        signal | line
        solenoid | driver
        speed sensor | sensor speed
        starter disable | line
        starter relay | driver
        supply | supply
        supply voltage | feed
        switch | switch
        switching valve | driver low-side
        temperature sensor | sensor pulled-up
        thermostat heater | driver low-side
        throttle or fuel inhibit | line
        throttle or pedal position sensor | sensor pulled-down
        throttle position sensor | sensor pulled-down
        transmission fluid cooler | driver
        turbocharger bypass valve | driver low-side
        valve | driver
        vacuum switching valve | driver low-side
        wastegate solenoid | driver low-side
        sensor supply voltage | supply
        actuator supply voltage | supply
        boost control supply voltage | supply
        fan supply voltage | supply
        pump supply voltage | supply
        motor supply voltage | supply
        5 supply voltage | supply
        auxiliary supply voltage | supply
        """
}
