extension TroubleCodeParts {
    /// `words | area | severity`: the first row counts whose words stand in the name; "*" stands for the rest of a word.
    static let areas = """
        message data length | network | soon
        tandem motor cylinder | brakes | soon
        LIN data transmission | network | when convenient
        LIN data | network | when convenient
        data transmission | network | soon
        electronic key * battery | immobilizer | when convenient
        digital key | immobilizer | when convenient
        pressure line bleeding | transmission | soon
        fuel and emission system | brakes | when convenient
        3-2 timing solenoid | transmission | soon
        transmission timing solenoid | transmission | soon
        hood switch | body | when convenient
        coast brake | transmission | soon
        front brake solenoid | transmission | soon
        igniter | ignition | soon
        power steering | steering | soon
        four-wheel drive motor | transmission | soon
        all-wheel drive motor | transmission | soon
        liftgate drive motor | comfort | informational
        trunk drive motor | body | when convenient
        door drive motor | body | when convenient
        engine temperature light | instruments | when convenient
        air conditioning refrigerant | comfort | informational
        torque rod | comfort | informational
        seat occupied | restraint | soon
        memory select | comfort | informational
        memory set* | comfort | informational
        memory recall | comfort | informational
        memory exit | comfort | informational
        memory store | comfort | informational
        memory control module | comfort | informational
        memory card | comfort | informational
        engine sound | comfort | informational
        engine room power | electrical | soon
        wait-to-start | ignition | when convenient
        head restraint up switch | comfort | informational
        head restraint down switch | comfort | informational
        seat head restraint motor | comfort | informational
        satellite navigation | comfort | informational
        satellite video | comfort | informational
        hardware security | module | soon
        cyber security | network | soon
        control panel key | comfort | informational
        armrest controller key | comfort | informational
        key lock switch | body | when convenient
        key unlock switch | body | when convenient
        ignition key off | electrical | when convenient
        fuel injector high-voltage | fuel | soon
        dual battery | charging | when convenient
        backup boost converter | electrical | when convenient
        regenerative axle | brakes | soon
        regenerative braking | brakes | soon
        wireless power charging | comfort | informational
        wireless charging | comfort | informational
        charging pad | comfort | informational
        charging station | hybrid | when convenient
        charging equipment | hybrid | when convenient
        battery DC charging | hybrid | soon
        frontal collision | restraint | soon
        side collision | restraint | soon
        peripheral acceleration | restraint | soon
        frontal acceleration | restraint | soon
        cruise control radar | assistance | when convenient
        seat track position | restraint | soon
        brake disc | brakes | soon
        intake air duct | air | soon
        intake air humidity | air | when convenient
        electric cooling fan | cooling | soon
        traction control | brakes | soon
        crankcase ventilation | engine | when convenient
        evaporative emission* | vapor | when convenient
        fuel tank ventilation | vapor | when convenient
        fuel tank pressure | vapor | when convenient
        fuel preheater | fuel | when convenient
        near glass | comfort | informational
        glass temperature | comfort | informational
        air intake door | comfort | informational
        air distribution | comfort | informational
        ventilator door | comfort | informational
        air outlet | comfort | informational
        temperature damper | comfort | informational
        recirculation damper | comfort | informational
        air intake damper | comfort | informational
        air intake servo | comfort | informational
        air pressure damper | comfort | informational
        face damper | comfort | informational
        foot damper | comfort | informational
        noise cancellation | comfort | informational
        oil pressure lamp | instruments | soon
        valve actuation oil pressure | engine | soon
        oil pressure for camshaft | engine | soon
        engine oil pressure control | oil | soon
        oil life | oil | informational
        engine over temperature | cooling | stop now
        cylinder head over temperature | cooling | stop now
        engine oil over temperature | oil | stop now
        connecting rod bearing | engine | stop now
        turbo pressure | air | soon
        steering wheel controls | comfort | informational
        steering column reach | comfort | informational
        sensor cluster | brakes | soon
        ionizer | comfort | informational
        engine start/stop switch | electrical | soon
        vacuum cut valve | vapor | when convenient
        vacuum leak | air | soon
        fuel economy | comfort | informational
        transmission mount | comfort | informational
        tire pressure sensor* | chassis | when convenient
        tire pressure monitor* | chassis | when convenient
        tire pressure trigger | chassis | when convenient
        tire pressure warning | chassis | when convenient
        master cylinder isolation valve | brakes | soon
        high-voltage contactors by isolation | hybrid | stop now
        high-voltage interlock | hybrid | stop now
        high voltage interlock | hybrid | stop now
        electric compressor interlock | hybrid | stop now
        PTC heater interlock | hybrid | stop now
        control module plant mode | module | informational
        control module manufacturing mode | module | informational
        factory build mode | module | informational
        factory mode | module | informational
        factory or transport mode | module | informational
        factory option* | module | informational
        production mode | module | informational
        assembly line mode | module | informational
        customer snapshot | module | informational
        occupant classification module sleep mode | restraint | informational
        airbag warning lamp | restraint | soon
        driver airbag | restraint | soon
        seat belt lamp | restraint | soon
        airbag* | restraint | soon
        squib* | restraint | soon
        igniter | restraint | soon
        pretensioner* | restraint | soon
        seat belt* | restraint | soon
        belt tension sensor | restraint | soon
        belt buckle | restraint | soon
        buckle | restraint | soon
        occupant* | restraint | soon
        passenger presence | restraint | soon
        passenger seat weight | restraint | soon
        seat weight | restraint | soon
        restraint* | restraint | soon
        rollover | restraint | soon
        roll bar | restraint | soon
        crash | restraint | soon
        impact | restraint | soon
        pre-crash | restraint | soon
        satellite radio | comfort | informational
        satellite antenna | comfort | informational
        satellite digital | comfort | informational
        satellite | restraint | soon
        safing | restraint | soon
        firing | restraint | soon
        deployment | restraint | soon
        deployments | restraint | soon
        deployable | restraint | soon
        pedestrian protection | restraint | soon
        inertia switch | fuel | soon
        tire pressure | chassis | soon
        tire | chassis | soon
        tires | chassis | soon
        steering column lock | immobilizer | soon
        column lock | immobilizer | soon
        electric steering lock | immobilizer | soon
        electronic steering lock | immobilizer | soon
        steering lock | immobilizer | soon
        steering column tilt | comfort | informational
        steering column telescop* | comfort | informational
        steering column adjust* | comfort | informational
        steering column position | comfort | informational
        tilt telescop* | comfort | informational
        telescop* | comfort | informational
        steering wheel switch* | comfort | informational
        steering wheel control | comfort | informational
        steering wheel remote | comfort | informational
        steering wheel audio | comfort | informational
        steering wheel cruise | comfort | informational
        steering wheel heater | comfort | informational
        heated steering wheel | comfort | informational
        steering wheel module | comfort | when convenient
        hands-free | comfort | informational
        headlamp | body | soon
        headlamps | body | soon
        headlight | body | soon
        immobilizer* | immobilizer | soon
        transponder | immobilizer | soon
        theft deterrent | immobilizer | soon
        sentry key | immobilizer | soon
        key fob | body | when convenient
        electronic key battery | immobilizer | when convenient
        door key cylinder | body | when convenient
        door lock key cylinder | body | when convenient
        decklid key | body | when convenient
        trunk key | body | when convenient
        door key | body | when convenient
        radio theft | comfort | informational
        drive theft | comfort | informational
        anti-theft horn | body | when convenient
        anti-theft sounder | body | when convenient
        passive anti-theft | immobilizer | soon
        anti-theft | immobilizer | soon
        theft | body | when convenient
        secret code | immobilizer | soon
        security code | immobilizer | soon
        security seed | immobilizer | soon
        security sensor resistance | immobilizer | soon
        security* | body | when convenient
        siren | body | when convenient
        intrusion sensor | body | when convenient
        anti-tilt | body | when convenient
        panic alarm | body | when convenient
        key release | transmission | when convenient
        key-in* | body | when convenient
        authentication key | module | when convenient
        application signing key | module | when convenient
        smart key door handle | body | when convenient
        key antenna | immobilizer | when convenient
        key | immobilizer | soon
        keys | immobilizer | soon
        entry fob | body | when convenient
        fob | body | when convenient
        keyless entry | body | when convenient
        keyless | body | when convenient
        remote entry | body | when convenient
        keypad | body | when convenient
        DC/AC inverter | comfort | when convenient
        power inverter enable | comfort | informational
        motor power inverter | hybrid | soon
        oil pump inverter | transmission | soon
        A/C inverter | hybrid | when convenient
        vehicle-to-load | hybrid | when convenient
        electric A/C compressor | hybrid | when convenient
        electric compressor | hybrid | when convenient
        PTC heater | hybrid | when convenient
        auxiliary PTC | comfort | informational
        DC/DC converter | converter | soon
        DC-DC converter | converter | soon
        14-volt power module | converter | soon
        on-board charg* | hybrid | when convenient
        battery charger | hybrid | when convenient
        charging door | hybrid | when convenient
        charge port | hybrid | when convenient
        charger lock | hybrid | when convenient
        charging coupler | hybrid | when convenient
        charger power | hybrid | when convenient
        quick charg* | hybrid | when convenient
        control pilot | hybrid | when convenient
        wireless charger | comfort | informational
        steering motor inverter | steering | soon
        drive motor electric oil pump | hybrid | soon
        drive motor | hybrid | soon
        traction motor | hybrid | soon
        motor/generator | hybrid | soon
        starter/generator | hybrid | soon
        hybrid regenerative brake | brakes | soon
        battery interface control | hybrid | soon
        battery energy control | hybrid | soon
        battery block | hybrid | soon
        battery cell* | hybrid | soon
        battery pack | hybrid | soon
        battery chiller | hybrid | soon
        battery cooling | hybrid | soon
        battery coolant | hybrid | soon
        battery power relay | hybrid | soon
        battery overcharge | hybrid | stop now
        state of charge difference | hybrid | soon
        high-voltage | hybrid | soon
        high voltage | hybrid | soon
        very low voltage of hybrid battery | hybrid | soon
        hybrid control unit torque control for adaptive cruise | assistance | when convenient
        hybrid* | hybrid | soon
        42-volt | hybrid | soon
        motor assist* | hybrid | soon
        contactor* | hybrid | soon
        inverter | hybrid | soon
        boost converter | hybrid | soon
        motor electronics | hybrid | soon
        regenerative | hybrid | soon
        charging | charging | soon
        adaptive cruise | assistance | when convenient
        distance sensing cruise | assistance | when convenient
        intelligent cruise | assistance | when convenient
        smart cruise | assistance | when convenient
        cruise control | comfort | informational
        cruise | comfort | informational
        speed limiter | comfort | informational
        distance sensor | assistance | when convenient
        laser* | assistance | when convenient
        forward collision | assistance | when convenient
        collision | assistance | when convenient
        autonomous emergency braking | assistance | soon
        emergency braking | assistance | soon
        emergency brake function | assistance | soon
        emergency assist* | assistance | when convenient
        brake control module during misfire | engine | soon
        camera* | assistance | when convenient
        radar* | assistance | when convenient
        lane | assistance | when convenient
        blind spot | assistance | when convenient
        parking aid | assistance | informational
        parking assist* | assistance | informational
        park assist | assistance | informational
        parking sensor* | assistance | informational
        parking control unit | assistance | informational
        reverse aid | assistance | when convenient
        reversing aid | assistance | when convenient
        around view | assistance | when convenient
        surround view | assistance | when convenient
        driver assist* | assistance | when convenient
        driver state | assistance | when convenient
        driver presence | assistance | when convenient
        side obstacle | assistance | when convenient
        obstacle detection | assistance | when convenient
        object detection | assistance | when convenient
        ultrasonic | assistance | informational
        night vision | assistance | when convenient
        image processing | assistance | when convenient
        cross traffic | assistance | when convenient
        lane-keeping | assistance | when convenient
        power liftgate | comfort | informational
        power tailgate | comfort | informational
        power trunk | comfort | informational
        seat recline position sensor | restraint | soon
        seat* | comfort | informational
        lumbar | comfort | informational
        massage | comfort | informational
        armrest | comfort | informational
        recline* | comfort | informational
        bolster | comfort | informational
        thermoelectric | comfort | informational
        thermal electric | comfort | informational
        mirror* | comfort | informational
        electrochromic | comfort | informational
        audio* | comfort | informational
        radio frequency hub | immobilizer | soon
        radio frequency | body | when convenient
        radio | comfort | informational
        speaker* | comfort | informational
        subwoofer | comfort | informational
        woofer | comfort | informational
        tweeter | comfort | informational
        amplifier | comfort | informational
        microphone* | comfort | informational
        multimedia | comfort | informational
        media | comfort | informational
        entertainment | comfort | informational
        infotainment | comfort | informational
        telematics | comfort | informational
        telephone | comfort | informational
        phone | comfort | informational
        headphone | comfort | informational
        cellular | comfort | informational
        emergency call* | comfort | when convenient
        navigation | comfort | informational
        GPS | comfort | informational
        Bluetooth | comfort | informational
        Wi-Fi | comfort | informational
        USB | comfort | informational
        CD | comfort | informational
        DVD | comfort | informational
        disc | comfort | informational
        cassette | comfort | informational
        television | comfort | informational
        TV | comfort | informational
        tuner | comfort | informational
        voice | comfort | informational
        video | comfort | informational
        compass | comfort | informational
        tonneau | comfort | informational
        convertible | comfort | informational
        folding top | comfort | informational
        hardtop | comfort | informational
        sunroof | comfort | informational
        sliding roof | comfort | informational
        roof | comfort | informational
        sunshade | comfort | informational
        running board | comfort | informational
        garage door | comfort | informational
        adjustable pedal | comfort | informational
        pedal motor | comfort | informational
        memory switch | comfort | informational
        A/C | comfort | informational
        air conditioning | comfort | informational
        HVAC | comfort | informational
        climate | comfort | informational
        blower | comfort | informational
        air mix | comfort | informational
        blend door | comfort | informational
        mode door | comfort | informational
        temperature door | comfort | informational
        recirculation door | comfort | informational
        air inlet door | comfort | informational
        heater door | comfort | informational
        air direction | comfort | informational
        air duct | comfort | informational
        duct | comfort | informational
        refrigerant | comfort | informational
        evaporator | comfort | informational
        condenser | comfort | informational
        aspirator | comfort | informational
        humidity | comfort | informational
        ambient temperature | comfort | informational
        ambient air temperature | comfort | informational
        in-car temperature | comfort | informational
        outside temperature | comfort | informational
        interior temperature | comfort | informational
        cabin heater | comfort | informational
        cabin | comfort | informational
        sunload | comfort | informational
        sunlight | comfort | informational
        solar | comfort | informational
        radiation sensor | comfort | informational
        air quality | comfort | informational
        heater control assembly | comfort | informational
        parking heater | comfort | informational
        auxiliary heater | comfort | informational
        brake lamp | body | soon
        brake light drive | body | soon
        brake light switch | brakes | soon
        stop lamp switch | brakes | soon
        stop lamp | body | soon
        stop and turn | body | soon
        change oil lamp | instruments | informational
        malfunction indicator lamp | module | when convenient
        battery lamp | charging | when convenient
        upshift lamp | instruments | informational
        engine hot lamp | instruments | when convenient
        oil level lamp | instruments | when convenient
        coolant lamp | instruments | when convenient
        axle lock lamp | transmission | when convenient
        ABS active lamp | instruments | informational
        ABS warning lamp | brakes | soon
        brake warning lamp | brakes | soon
        warning lamp | instruments | soon
        indicator lamp | instruments | when convenient
        turn signal* | body | soon
        hazard | body | soon
        tail lamp | body | soon
        fog lamp | body | when convenient
        park lamp | body | soon
        parking lamp | body | soon
        position lamp | body | soon
        position light | body | soon
        parking light | body | soon
        low beam | body | soon
        low-beam | body | soon
        high beam | body | soon
        high-beam | body | soon
        reverse lamp* | body | when convenient
        reversing lamp* | body | when convenient
        backup lamp* | body | when convenient
        license plate | body | when convenient
        daytime running | body | when convenient
        bending light | body | when convenient
        cornering | body | when convenient
        courtesy | comfort | informational
        dome lamp | comfort | informational
        puddle lamp | comfort | informational
        mood lamp | comfort | informational
        vanity lamp | comfort | informational
        glove box | comfort | informational
        interior lamp | comfort | informational
        interior light* | comfort | informational
        reading lamp | comfort | informational
        cargo lamp | comfort | informational
        trunk lamp | comfort | informational
        floor lamp | comfort | informational
        halo lamp | comfort | informational
        compartment lamp | comfort | informational
        ambient light sensor | body | when convenient
        ambient light* | comfort | informational
        ambient lamp | comfort | informational
        ambient color | comfort | informational
        color ambient | comfort | informational
        illuminated entry | comfort | informational
        approach light | comfort | informational
        illumination | comfort | informational
        backlight* | comfort | informational
        dimming | comfort | informational
        dimmer | comfort | informational
        demand lamp | comfort | informational
        lamp fade | comfort | informational
        exterior light* | body | soon
        light switch | body | soon
        lighting control | body | soon
        rain | comfort | informational
        rear wiper | body | when convenient
        wiper* | body | soon
        washer | body | when convenient
        heated windshield | comfort | when convenient
        windshield | body | when convenient
        heated rear window | comfort | informational
        rear window heater | comfort | informational
        defroster | comfort | when convenient
        defrost | comfort | informational
        defogg* | comfort | when convenient
        horn | body | soon
        chime | comfort | informational
        buzzer | comfort | informational
        sounder | comfort | informational
        hood ajar | body | soon
        hood switch | body | soon
        hood latch | body | soon
        hood | body | when convenient
        engine mount* | comfort | informational
        door | body | when convenient
        all-door | body | when convenient
        doors | body | when convenient
        door-mounted | body | when convenient
        window* | body | when convenient
        liftgate | body | when convenient
        tailgate | body | when convenient
        trunk | body | when convenient
        decklid | body | when convenient
        luggage | body | when convenient
        midgate | body | when convenient
        endgate | body | when convenient
        glass | body | when convenient
        fuel flap | body | when convenient
        superlock | body | when convenient
        central locking | body | when convenient
        LED | comfort | informational
        master cylinder | brakes | soon
        brake booster pressure sensor | brakes | soon
        brake booster vacuum sensor | brakes | soon
        brake vacuum sensor | brakes | soon
        brake booster vacuum pump | brakes | soon
        brake vacuum pump | brakes | soon
        brake booster vacuum | brakes | stop now
        brake vacuum | brakes | stop now
        brake fluid level sensor | brakes | soon
        brake fluid level switch | brakes | soon
        brake fluid reservoir level switch | brakes | soon
        brake fluid level | brakes | stop now
        brake fluid reservoir level | brakes | stop now
        brake accumulator pressure sensor | brakes | soon
        brake accumulator | brakes | stop now
        hydraulic brake assist | brakes | stop now
        brake hydraulic circuit | brakes | stop now
        transfer case brake | transmission | soon
        brake shift interlock | transmission | when convenient
        first gear engine braking | transmission | soon
        trailer brake gain switch | brakes | when convenient
        brake* | brakes | soon
        braking | brakes | soon
        ABS | brakes | soon
        anti-lock | brakes | soon
        wheel speed* | brakes | soon
        wheel slip | brakes | when convenient
        steering wheel | steering | soon
        wheel | brakes | soon
        yaw* | brakes | soon
        traction | brakes | soon
        stability | brakes | soon
        acceleration sensor | brakes | soon
        roll rate | brakes | soon
        hill hold | brakes | soon
        hill descent | brakes | when convenient
        inertial | brakes | soon
        steering* | steering | soon
        tachometer | instruments | when convenient
        instrument* | instruments | soon
        cluster | instruments | soon
        gear display | transmission | when convenient
        gear position display | transmission | when convenient
        gauge | instruments | when convenient
        head-up display | instruments | informational
        odometer | instruments | informational
        driver information | instruments | informational
        fuel consumption | instruments | informational
        suspension | chassis | soon
        ride height | chassis | soon
        height | chassis | soon
        leveling | chassis | soon
        damper | chassis | soon
        damping | chassis | soon
        shock absorber | chassis | soon
        stabilizer | chassis | soon
        torque support mount | comfort | informational
        trailer | body | when convenient
        park/neutral | transmission | soon
        park or neutral | transmission | soon
        park pawl | transmission | soon
        park-by-wire | transmission | soon
        park engagement | transmission | soon
        park lock | transmission | soon
        park solenoid | transmission | soon
        parking lock | transmission | soon
        cooling fan | cooling | soon
        radiator fan | cooling | soon
        fan | cooling | soon
        transfer case L4 position switch | transmission | when convenient
        transfer case | transmission | soon
        four-wheel | transmission | soon
        all-wheel | transmission | soon
        axle | transmission | soon
        differential pressure | exhaust | soon
        differential | transmission | soon
        transmission | transmission | soon
        gearbox | transmission | soon
        gear | transmission | soon
        gears | transmission | soon
        gearshift | transmission | soon
        cam shift | engine | soon
        shift | transmission | soon
        shift-by-wire | transmission | soon
        shifter | transmission | soon
        clutch | transmission | soon
        clutches | transmission | soon
        selector lever | transmission | soon
        turbine speed | transmission | soon
        eccentric shaft | engine | soon
        balance shaft | engine | soon
        shaft speed | transmission | soon
        output speed | transmission | soon
        intermediate speed | transmission | soon
        pulley speed | transmission | soon
        pulley pressure | transmission | soon
        kickdown | transmission | when convenient
        kick-down | transmission | when convenient
        overdrive | transmission | when convenient
        downshift | transmission | when convenient
        upshift | transmission | when convenient
        line pressure | transmission | soon
        vehicle speed | transmission | soon
        torque converter | transmission | soon
        reverse | transmission | soon
        pressure control solenoid | transmission | soon
        canister | vapor | when convenient
        purge | vapor | when convenient
        DMTL | vapor | when convenient
        fuel tank leak | vapor | when convenient
        fuel tank vacuum | vapor | when convenient
        fuel cap | vapor | when convenient
        fuel filler | vapor | when convenient
        particulate matter sensor | exhaust | when convenient
        particulate filter | exhaust | soon
        regeneration | exhaust | soon
        reductant | exhaust | soon
        NOx | exhaust | when convenient
        ammonia | exhaust | soon
        particulate | exhaust | soon
        additive fuel trim | fuel | soon
        additive | exhaust | soon
        secondary air | exhaust | when convenient
        exhaust gas temperature | exhaust | soon
        exhaust gas recirculation | exhaust | when convenient
        EGR | exhaust | when convenient
        catalyst-damaging | ignition | soon
        catalyst | exhaust | when convenient
        oxygen sensor* | exhaust | when convenient
        air-fuel ratio sensor | exhaust | when convenient
        air-fuel | fuel | soon
        exhaust cam* | engine | soon
        exhaust valve | engine | soon
        exhaust bypass | air | soon
        exhaust temperature | exhaust | soon
        exhaust | exhaust | when convenient
        emission system | exhaust | when convenient
        pollution sensor | comfort | informational
        engine coolant level sensor | cooling | soon
        coolant level sensor | cooling | soon
        engine coolant level | cooling | stop now
        coolant | cooling | soon
        thermostat | cooling | soon
        grille | cooling | when convenient
        air flap | cooling | when convenient
        radiator | cooling | when convenient
        engine temperature | cooling | soon
        cooling | cooling | soon
        oil pressure switch | oil | soon
        oil pressure sensor | oil | soon
        oil pressure control | oil | soon
        oil pressure signal | oil | soon
        oil pressure | oil | stop now
        oil level switch | oil | when convenient
        oil level sensor | oil | when convenient
        oil level | oil | soon
        oil temperature sensor | oil | when convenient
        oil quality sensor | oil | when convenient
        oil control valve | engine | soon
        metering oil pump | engine | soon
        oil supply solenoid | engine | soon
        valve timing oil | engine | soon
        oil | oil | soon
        rough road | ignition | when convenient
        misfire* | ignition | soon
        ignition coil* | ignition | soon
        ignition timing | ignition | soon
        ignition control | ignition | soon
        ignition diagnostic | ignition | soon
        ignition advance | ignition | soon
        spark* | ignition | soon
        knock | ignition | soon
        glow | ignition | when convenient
        pre-ignition | ignition | soon
        fuel level | instruments | when convenient
        fuel sender | instruments | when convenient
        fuel | fuel | soon
        injection | fuel | soon
        injector* | fuel | soon
        gas shutoff | fuel | soon
        natural gas | fuel | soon
        gas operation | fuel | soon
        gas system | fuel | soon
        gas mass | fuel | soon
        high-pressure gas | fuel | soon
        low-pressure gas | fuel | soon
        mixture | fuel | soon
        rail pressure | fuel | soon
        camshaft* | engine | soon
        crankshaft* | engine | soon
        valve timing | engine | soon
        variable valve | engine | soon
        intake valve | engine | soon
        timing belt | engine | soon
        timing | engine | soon
        VTEC | engine | soon
        VVT | engine | soon
        VVEL | engine | soon
        Valvetronic | engine | soon
        variable compression | engine | soon
        cylinder | engine | soon
        cylinders | engine | soon
        crankcase | engine | when convenient
        rocker arm | engine | soon
        TDC | engine | soon
        cam | engine | soon
        remote start* | comfort | informational
        remote engine starter | comfort | informational
        starter | electrical | soon
        start button | electrical | soon
        start/stop | electrical | informational
        stop/start | electrical | informational
        start-stop | electrical | informational
        tumble | air | soon
        generator | charging | soon
        alternator | charging | soon
        backup battery | electrical | when convenient
        battery saver | electrical | informational
        battery sensor | electrical | when convenient
        battery monitor | electrical | when convenient
        battery condition | electrical | when convenient
        battery current | charging | when convenient
        battery temperature | charging | when convenient
        battery voltage | charging | soon
        battery backup | electrical | when convenient
        battery | charging | soon
        system voltage | charging | soon
        load shed | charging | when convenient
        electrical load | charging | when convenient
        accelerator | air | soon
        throttle | air | soon
        idle | air | when convenient
        intake air temperature | air | when convenient
        manifold | air | soon
        air flow | air | soon
        mass air | air | soon
        boost | air | soon
        charge air | air | soon
        turbo* | air | soon
        wastegate | air | soon
        supercharger | air | soon
        swirl | air | soon
        barometric | air | when convenient
        intake* | air | soon
        pedal position | air | soon
        vacuum | brakes | soon
        active noise | comfort | informational
        engine torque | engine | soon
        engine hot | cooling | soon
        engine control module power | electrical | soon
        engine control module | module | soon
        engine speed | engine | soon
        engine | engine | soon
        gateway | network | soon
        vehicle identification number | module | informational
        ignition run* | electrical | soon
        ignition switch* | electrical | soon
        ignition accessory | electrical | when convenient
        ignition | electrical | soon
        accessory | electrical | when convenient
        main relay | electrical | soon
        power relay | electrical | soon
        fuse | electrical | soon
        LIN bus | network | when convenient
        supply voltage | electrical | soon
        power supply | electrical | soon
        supply | electrical | soon
        reference voltage | electrical | soon
        voltage reference | electrical | soon
        ground | electrical | soon
        body control | body | soon
        configuration | module | when convenient
        coding | module | when convenient
        EEPROM | module | soon
        ROM | module | soon
        RAM | module | soon
        memory | module | soon
        checksum | module | soon
        software | module | soon
        calibration | module | when convenient
        programming | module | when convenient
        CAN | network | soon
        LIN | network | when convenient
        FlexRay | network | soon
        Ethernet | network | when convenient
        SCP | network | soon
        bus | network | soon
        data link | network | soon
        message* | network | soon
        communication* | network | soon
        control module | module | soon
        control modules | module | soon
        control unit | module | soon
        microprocessor | module | soon
        processor | module | soon
        display* | instruments | informational
        antenna* | comfort | informational
        lamp | body | when convenient
        lamps | body | when convenient
        light | body | when convenient
        combination meter | instruments | soon
        button | comfort | informational
        buttons | comfort | informational
        internal mode switch | transmission | soon
        outside air temperature | comfort | informational
        in-vehicle temperature | comfort | informational
        interior air temperature | comfort | informational
        infrared | comfort | informational
        parking corner sensor | assistance | informational
        parking center sensor | assistance | informational
        forward-looking sensor | assistance | when convenient
        haptic warning | assistance | when convenient
        parallel park | assistance | informational
        parallel parking | assistance | informational
        front echo sensor | assistance | informational
        rear echo sensor | assistance | informational
        Doppler sensor | assistance | when convenient
        vision processing | assistance | when convenient
        aim verification | assistance | when convenient
        air vent | comfort | informational
        air blend | comfort | informational
        recirculation control motor | comfort | informational
        servo motor | comfort | informational
        heater core | comfort | informational
        air discharge temperature | comfort | informational
        air-off temperature | comfort | informational
        heat exchanger temperature | comfort | informational
        cool air | comfort | informational
        warm air temperature | comfort | informational
        temperature selector | comfort | informational
        heater start | comfort | informational
        flame | comfort | informational
        heater lockout | comfort | informational
        overheat sensor | comfort | informational
        positive temperature coefficient heater | comfort | informational
        electric heater | comfort | informational
        additional heating | comfort | informational
        preheating relay | comfort | informational
        valve pause | engine | soon
        flash-to-pass | body | soon
        multifunction switch | body | soon
        lighting switch | body | soon
        wash and wipe | body | soon
        single wipe | body | soon
        mist switch | body | soon
        bulb outage | body | soon
        flasher | body | soon
        flash lights | body | soon
        front lighting | body | when convenient
        twilight | body | when convenient
        white lighting | comfort | informational
        warning tone | comfort | informational
        ozone reduction | cooling | when convenient
        intercooler pump | cooling | soon
        electric water pump | cooling | soon
        neutral | transmission | soon
        hydraulic actuator | transmission | soon
        input speed | transmission | soon
        input shaft | transmission | soon
        underdrive solenoid | transmission | soon
        second solenoid | transmission | soon
        reduction solenoid | transmission | soon
        inhibitor solenoid | transmission | soon
        slip solenoid | transmission | soon
        lock-up | transmission | soon
        governor pressure | transmission | soon
        solenoid switch valve | transmission | soon
        manual valve | transmission | soon
        gate select | transmission | soon
        hydraulic pump | transmission | soon
        disconnector | transmission | soon
        power transfer unit | transmission | soon
        pressure valve position | transmission | soon
        2-4 hydraulic pressure switch | transmission | soon
        in-gear switch | transmission | soon
        park position | transmission | soon
        parking actuator | transmission | soon
        shift-to-park | transmission | soon
        park switch | transmission | soon
        manual mode switch | transmission | when convenient
        hydrocarbon adsorber | exhaust | when convenient
        needle lift | fuel | soon
        control sleeve | fuel | soon
        empty tank start | fuel | soon
        tank leak | vapor | when convenient
        leak detection pump | vapor | when convenient
        air bypass | air | when convenient
        port air | exhaust | when convenient
        split air | exhaust | when convenient
        air assist | fuel | soon
        induction control | air | soon
        variable induction | air | soon
        inlet air pressure | air | soon
        ambient pressure | air | when convenient
        torque difference | engine | soon
        unintended torque | engine | soon
        calculated torque | engine | soon
        actual torque | engine | soon
        sent torque | engine | soon
        torque request | engine | soon
        torque reduction | engine | soon
        cold start | engine | when convenient
        crank switch | electrical | soon
        octane | engine | informational
        high-pressure accumulator | brakes | soon
        pressure switching solenoid | brakes | soon
        pressure sources | brakes | soon
        changeover solenoid | brakes | soon
        pedal travel sensor | brakes | soon
        dynamics | brakes | soon
        dynamic sensor | brakes | soon
        vehicle spin | brakes | soon
        deceleration sensor | brakes | soon
        hill start | brakes | soon
        pressure line bleeding | brakes | soon
        downhill assist | brakes | when convenient
        inclination sensor | body | when convenient
        volumetric | body | when convenient
        interior motion sensor | body | when convenient
        interior scanning | body | when convenient
        tilt sensor | body | when convenient
        trip switch | instruments | informational
        trip meter | instruments | informational
        pinch strip | body | when convenient
        anti-pinch | body | when convenient
        lock | body | when convenient
        unlock | body | when convenient
        latch | body | when convenient
        double locking | body | when convenient
        identity authentication | immobilizer | soon
        remote function | body | when convenient
        passive entry | body | when convenient
        liftglass | body | when convenient
        global open* | body | informational
        hard drive | comfort | informational
        hard disk | comfort | informational
        head unit | comfort | informational
        center stack | comfort | informational
        modem | comfort | informational
        echo canceller | comfort | informational
        speech-to-text | comfort | informational
        refrigerator | comfort | informational
        cigar lighter | comfort | informational
        clock | comfort | informational
        screen | comfort | informational
        pedal adjustment | comfort | informational
        service reminder | instruments | informational
        vehicle mode signal | module | when convenient
        reference signal | engine | soon
        variable voltage controller | hybrid | soon
        motor rotor | hybrid | soon
        buck converter | converter | soon
        voltage converter | converter | soon
        intelligent power module | electrical | soon
        power distribution | electrical | soon
        smart junction box | electrical | soon
        power management | electrical | soon
        voltage quality | electrical | soon
        run relay | electrical | soon
        run/start relay | electrical | soon
        auto shutdown relay | electrical | soon
        key-off | electrical | when convenient
        wake-up | network | when convenient
        serial data | network | soon
        data output link | network | soon
        switch bank | comfort | informational
        thumbwheel | comfort | informational
        seek up | comfort | informational
        seek down | comfort | informational
        eject | comfort | informational
        sub-throttle | air | soon
        photo sensor | comfort | informational
        carbon dioxide sensor | comfort | informational
        heater temperature sensor | comfort | informational
        heater relay | comfort | informational
        heater control | comfort | informational
        floor temperature | comfort | informational
        recirculation override | comfort | informational
        center vent | comfort | informational
        rear control panel | comfort | informational
        pedal in switch | comfort | informational
        pedal out switch | comfort | informational
        emergency alert | comfort | informational
        vehicle submersion | electrical | soon
        undervoltage | charging | soon
        overvoltage | charging | soon
        watchdog | module | soon
        VIN | module | informational
        secure boot | module | soon
        program termination | module | soon
        monitor tests | module | informational
        vehicle option* | module | when convenient
        vehicle variant | module | when convenient
        internal voltage regulator | module | soon
        output driver | module | soon
        limp-in | engine | soon
        limp mode | engine | soon
        warm-up solenoid | engine | soon
        combustion in overrun | engine | soon
        closed loop control | fuel | soon
        altitude adaptation | air | when convenient
        multi-flow control valve | cooling | soon
        park output | transmission | soon
        power closure | body | when convenient
        open and close | body | when convenient
        striker | body | when convenient
        kick sensor | body | when convenient
        combination switch | body | soon
        low-frequency coil | body | when convenient
        number of programmed transmitters | body | when convenient
        intrusion | body | when convenient
        quiescent | electrical | when convenient
        power mode master | electrical | soon
        high-pressure switching valve | brakes | soon
        sensor horizontal alignment | assistance | when convenient
        sensor vertical alignment | assistance | when convenient
        target identification | assistance | when convenient
        front sensors power | assistance | informational
        rear sensors power | assistance | informational
        multi-camera view | assistance | when convenient
        DC to DC converter | converter | soon
        node | network | soon
        over-the-air | module | informational
        submodule | module | soon
        assembly line setup | module | when convenient
        hardware reset | module | soon
        """
}
