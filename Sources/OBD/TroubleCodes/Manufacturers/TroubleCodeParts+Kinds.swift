extension TroubleCodeParts {
    /// `ending | causes | checks`: what is found where the nature of the fault is not named, the most frequent first. Sorted by the last word.
    static let kinds = """
        ABS | wheel speed sensor; low battery voltage; ABS control module faulty | fix other brake codes first; battery voltage; ABS fuses
        coding for ABS | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        CAN | a control module without power or faulty; data line chafed or wet; retrofitted device that disturbs it | codes of other control modules; battery voltage and terminals; was anything retrofitted recently?
        switch D1 | switch inside the transmission worn; shift linkage loose; poor contact | does the displayed gear match the lever?
        switch D2 | switch inside the transmission worn; shift linkage loose; poor contact | does the displayed gear match the lever?
        DVD | disc dirty, scratched or jammed; drive worn or its laser dirty | try another, clean disc; eject the disc
        EEPROM | control module itself faulty; battery low or disconnected while it was storing data | clear the code once: does it come back?; battery voltage and terminals
        Ethernet | data cable loose, kinked or damaged; device at its end without power; device faulty | do screen, cameras and radio work?; fuses
        F-terminal | alternator or its regulator worn; wire to it damaged; belt loose | battery voltage with the engine running; belt: worn or squealing?
        GPS | no view of the sky; antenna or its plug loose; metal film or device over it | in the open, away from buildings too?; was a device put on the dashboard?
        oxygen sensor evaluation IC | engine control module faulty, after sensor and wires are ruled out; sensor wire shorted to its heater | sensor wires near the exhaust: melted?; other codes of this oxygen sensor: fix them first
        ID | control module, sensor or key replaced and not learned; from another car | was it replaced recently?; have it learned with a diagnostic tool
        supply IG1 | ignition relay or switch worn; blown fuse; weak battery | fuses; battery voltage
        L-terminal | alternator or its regulator worn; wire to it damaged; belt loose | battery voltage with the engine running; belt: worn or squealing?
        LED | LED burned out; its wire damaged; switch panel or module faulty | does it light when it should?
        LIN | a part on this line without power or faulty; line chafed or wet; control module that leads it faulty | which functions on it have failed?; fuses
        lamp LIN | a lamp on this line faulty or without power; line chafed; module that leads it faulty | which lamps fail?; fuse
        switch R1 | switch inside the transmission worn; shift linkage loose; poor contact | does the displayed gear match the lever?
        switch R2 | switch inside the transmission worn; shift linkage loose; poor contact | does the displayed gear match the lever?
        RAM | control module itself faulty; battery disconnected or weak while starting | was the battery disconnected or flat recently?; clear the code once: does it come back?
        ROM | control module itself faulty; programming interrupted or wrong software loaded | was the control module programmed recently?; clear the code once: does it come back?
        changeover solenoid SMC1 | valve in the brake actuator sticking or faulty; low battery voltage | brake fluid level; battery voltage
        changeover solenoid SMC2 | valve in the brake actuator sticking or faulty; low battery voltage | brake fluid level; battery voltage
        accelerometer | mounting loose; sensor itself faulty; not calibrated | clear the code once: does it come back?; was work done there recently?
        brake accumulator | leak inside or outside; pump or accumulator worn; pressure sensor faulty | brake fluid level; does the pump run very often?
        end-of-life activation | airbags were fired on purpose to scrap the car: control module must be replaced | where does the car or control module come from?
        fire prevention system activation | crash stored: fuel was cut off for it; cut-off triggered by a hard bump | was the car in an accident?; do you smell fuel, is anything wet under the car?
        rollover event without restraint activation | car rolled or leaned far, as on a hill or hoist; rollover sensor faulty | was the car in an accident or tilted?; does the airbag light stay on?
        throttle actuation | dirty or sticking throttle; throttle body worn; its connector loose | clean the throttle; battery voltage
        absorber actuator | damper leaking or its drive faulty; connector or wire at the wheel corroded | oil on the damper?; wire at the wheel: chafed?
        actuator | actuator or what it moves sticking, worn or blocked; its wire or connector damaged; low voltage | does what it moves go freely?; its connector: loose or wet?
        brake actuator | brake worn, rusted or frozen; actuator motor worn; low battery voltage | does the parking brake hold and release with a hum?; battery voltage
        cam shift actuator | oil old, dirty or low; actuator sticking; its coil or wire faulty | oil level and age; does one cylinder run rough?
        control actuator | actuator or what it moves sticking or worn; poor contact in its connector | does what it moves go freely?; its connector: loose or wet?
        door actuator | flap or linkage jammed or broken; actuator worn; position not learned | does it hum or click when the setting is changed?; do air and temperature follow the setting?
        leveling actuator | headlamp leveling mechanism stiff; motor worn; poor contact | do both beams move when the lights are switched on?
        lift actuator | oil old, dirty or low; actuator sticking or worn; poor contact | oil level and age
        lock actuator | lock mechanism stiff or frozen; actuator worn; wires in the door broken | does it lock with the key?; rubber boot of the door wires: torn?
        position actuator | oil old, dirty or low; oil control valve clogged; actuator worn | oil level and age; rattling when started cold?
        shift actuator | actuator sticking or worn; fluid low; linkage stiff; poor contact | fluid level; does it shift well when warm?
        throttle actuator | throttle dirty or sticking; motor in it worn; poor contact; adaptation lost | throttle: dirty?; its connector: loose?; leave the ignition on for a minute, then off
        unlock actuator | lock mechanism stiff or frozen; actuator worn; wires in the door broken | does it unlock with the key?; rubber boot of the door wires: torn?
        actuators | one of the actuators sticking or worn; its wire or connector damaged | does what they move go freely?
        adaptation | part dirty, worn or sticking so that it no longer adapts; basic setting not done after a repair | fix other codes first; was a part replaced or the battery disconnected recently?
        sensor address | sensor replaced and not configured; sensors of both sides swapped | was it replaced or the bumper removed recently?; have it configured with a diagnostic tool
        adjuster | adjuster worn or sticking; oil old or low | oil level and age
        camshaft adjustment | oil old, dirty or low; oil control valve clogged; timing chain stretched | oil level and age; rattling when started cold?
        timing advance | oil old, dirty or low; oil control valve clogged; timing chain stretched | oil level and age; rattling when started cold?
        high beam system aim | camera at the mirror out of place, or windshield replaced; not calibrated | was the windshield replaced recently?; is it clean in front of the camera?
        aiming | out of alignment after a bump or repair; dirt on it; mounting bent | clean and undamaged outside?; was the car bumped or repaired there?
        airbag | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        curtain airbag | poor contact in its wiring; igniter faulty or fired; roof trim not in place | does the airbag light stay on?; was the roof trim removed recently?
        driver airbag | spiral cable under the steering wheel worn; igniter faulty or fired; poor contact | do horn and steering wheel buttons work?; does the airbag light stay on?
        for driver side airbag | crash stored by the airbag control module; module to be replaced or reset | was the car in an accident?
        for passenger side airbag | crash stored by the airbag control module; module to be replaced or reset | was the car in an accident?
        pretensioner with knee airbag | crash stored by the airbag control module; module to be replaced or reset | was the car in an accident?
        side airbag | poor contact under the seat; igniter faulty or fired; seat cover in its way | does the airbag light stay on?; was the seat moved hard or removed recently?
        airbags | poor contact in the wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the car in an accident?
        alignment | out of alignment after a bump or repair; not calibrated; mounting bent | was the car bumped or repaired there?; have it aligned
        alternator | drive belt loose or worn; alternator worn; loose or corroded terminal | battery voltage with the engine running; belt: worn or squealing?; terminals
        line to alternator | data line chafed or its connector corroded; alternator regulator faulty; battery weak | battery voltage with the engine running; connector at the alternator: loose or oily?
        amplifier | amplifier without power or too hot; speaker wire shorted; amplifier faulty | its fuse; which speakers are silent?
        position sensors and | the two tracks of the sensor do not agree: worn; poor contact; poor ground | compare both values in live data while it moves slowly
        relays and | one of the relays worn; blown fuse; wire damaged | their fuses; swap them with like relays
        sensors and | one of the two sensors dirty, worn or faulty; a connector loose, wet or corroded; sensor out of place | compare both values in live data
        stroke sensors and | the two sensors do not agree: one worn or out of adjustment; poor contact | does it move freely and return fully?
        switches and | switches do not agree: one worn or out of adjustment; poor contact | does each work every time?; compare their states in live data
        compression ratio target angle | compression ratio actuator or its sensor worn; oil low or old; not learned | oil level and age; rattling when started cold?
        steering angle | steering angle sensor not calibrated; sensor loose or faulty | is the steering wheel straight when driving straight?; turn it fully left and right, ignition on
        wheel angle | steering angle sensor not calibrated; sensor loose or faulty | is the steering wheel straight when driving straight?; turn it fully left and right, ignition on
        GPS antenna | antenna covered by metal or tinted film; its cable loose; antenna faulty | does the map find its place under open sky?
        access antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work at every door?; new battery for the key
        antenna | antenna broken or its cable loose; water in its base; amplifier without power | how is the reception?; antenna: broken, loose or wet?
        bumper antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work behind the car?; new battery for the key
        entry antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work at every door?; new battery for the key
        exterior antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work at every door?; new battery for the key
        external antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work at every door?; new battery for the key
        handle antenna | handle wet or damaged; wires into the door broken; weak key battery | does the key work at every door?; new battery for the key
        immobilizer antenna | antenna ring at the ignition lock loose or faulty; other keys too close; poor contact | try the second key; take other keys and cards away from it
        interior antenna | antenna damaged or its wire loose; radio disturbance nearby; weak key battery | does the car find the key in every place inside?; new battery for the key
        key antenna | antenna damaged or its wire loose; radio disturbance nearby; weak key battery | does the key work at every door?; new battery for the key
        low-frequency antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work at every door?; new battery for the key
        trunk antenna | antenna damaged or wet; its wire loose; radio disturbance nearby | does the key work at every door?; new battery for the key
        assembly | part of the assembly faulty; poor contact in its wiring; low battery voltage | does it work at all?; its fuse; battery voltage and terminals
        assist | another fault switched it off; sensor or camera dirty; not calibrated | fix other codes first; cameras and sensors clean?
        keeping assist | windshield or camera dirty; not calibrated; another fault switched it off | windshield clean?; fix other codes first
        heater start after restart attempt | fuel to the heater blocked or tank nearly empty; glow pin of the heater worn; low battery voltage | fuel level; battery voltage; does it smoke at the exhaust of the heater?
        authentication | key or control module not authorized; disturbed radio signal; message manipulated or wrong | was a key or control module replaced recently?; try the second key
        authorization | control module or key replaced and not authorized; secret code does not match | was a control module or key replaced recently?; try the second key
        electronic stability control for forward collision avoidance | fault of the brakes, which the assistant needs; radar or camera out of alignment | codes of the brakes: fix them first; clean the area before the sensor
        axis | radar or camera out of alignment after a bump, repair or load; not calibrated | was the car bumped or repaired there?; have it calibrated
        beam axis | radar or camera out of alignment after a bump, repair or load; not calibrated | was the car bumped or repaired there?; tire pressures and load; have it calibrated
        horizontal axis | radar out of alignment after a bump or repair; not calibrated | was the car bumped or repaired there?; have it calibrated
        optical axis | radar or camera out of alignment after a bump, repair or load; not calibrated | was the windshield replaced or the car bumped?; have it calibrated
        seat back | sensor or heater mat in it broken; connector under the seat; motor worn | anything behind or under the seat?
        backlighting | LED burned out; dimmer turned down or faulty; panel faulty | turn the dimmer up: does it light?
        balance | part worn; not calibrated | fix other codes first
        balancing | weak cell; battery not fully charged for long; battery control module | charge it fully and leave it plugged in overnight
        backup battery | backup battery at the end of its life; poor contact | age of the backup battery (often five years)
        battery | battery weak or at the end of its life; loose or corroded terminals; charging fault | battery voltage, engine off and running; terminals: tight and clean?
        fob battery | battery of the fob weak; contacts in the fob dirty | new battery for the fob, contacts clean?
        high-voltage battery | weak cells; corroded bus bars or sensing wires; cooling blocked | is the range much shorter than it was?; air inlet of the battery: clogged?
        hybrid battery | weak cells; corroded bus bars or sensing wires; cooling blocked | is the electric share much smaller than it was?; air inlet of the battery: clogged?
        hybrid/EV battery | weak cells; corroded bus bars or sensing wires; cooling blocked | is the range or the electric share much smaller than it was?; air inlet of the battery: clogged?
        internal battery | battery in it at the end of its life; water in it | age of the part (often five to eight years)
        key battery | battery of the key weak; contacts in the key dirty | new battery for the key, contacts clean?
        sensor battery | battery in the sensor empty: the sensor is replaced with it; very cold weather | how old are the sensors? they last about ten years
        beam | bulb or LED burned out; corroded connector or ground; blown fuse | does it light?; its fuse; water in the headlamp?
        belt | belt worn, loose or slipping; tensioner weak | belt: worn, glazed or squealing?
        coding for pre-crash seat belt | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        roof blind | blind or its rails jammed or dirty; motor worn; position not learned | does it move freely all the way?; hold the switch at both ends for ten seconds
        block | weak cells in this part of the battery; corroded bus bars or sensing wires; battery control module | is the range or the electric share much smaller than it was?; air inlet of the battery: clogged?
        identification block | control module replaced and not coded; control module from another car | was a control module replaced recently?; have it coded
        blower | blower blocked by leaves; motor worn; its resistor or controller burned out | does it run at every speed?; leaves in the air intake?; cabin filter
        zone blue | LED of the strip burned out; its wire damaged; module faulty | does it light in every color?
        electronic throttle body | dirty or sticking throttle; throttle body worn; its connector loose | clean the throttle; battery voltage; its connector: loose?
        voltage sensor after boosting | sensor inside the inverter faulty: the inverter is replaced as a whole | clear the code once: does it come back?; 12 V battery voltage
        secure boot | software not accepted: programming interrupted; control module from another car or faulty | was a control module replaced or programmed recently?; have the software updated
        box | low battery voltage or a poor ground; box itself faulty or wet; fuse | its fuses; battery voltage and terminals
        code box | key not recognized; immobilizer box not matched to the engine control module; box faulty | try the second key; was a control module replaced recently?
        brake | fluid low, pads worn or sticking; switch or sensor of it faulty | brake fluid level; do the brake lights work?
        coding for electronic parking brake | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        electric parking brake | actuator at the brake stiff, rusted or its motor worn; its wire or connector at the wheel wet; weak battery | does it hold and release with a hum?; battery voltage; apply and release it three times
        parking brake | brake worn, rusted or frozen; actuator motor worn; low battery voltage | does it hold and release with a hum?; battery voltage
        first gear engine braking | low clutch solenoid sticking; fluid low or burnt; clutch worn | fluid level and smell
        mitigation by braking | radar or camera dirty or out of alignment; brake system fault | clean the area before the sensor; codes of the brakes: fix them first
        regenerative braking | hybrid fault that stops it; brake pedal sensor; battery full or cold | fix hybrid codes first; brake fluid level
        unintended braking | brake actuator or its pressure sensor faulty; air in the brakes; pedal sensor not calibrated | brake fluid level; is the pedal firm?; does a wheel get hot?
        audio broadcast | poor reception; antenna or its plug loose; module needs a restart | in other places too?; antenna: loose or broken?
        Ethernet bus | data cable loose, kinked or damaged; device at its end without power; device faulty | do screen, cameras and radio work?; fuses
        LIN bus | a part on this line without power or faulty; line chafed or wet; control module that leads it faulty | which functions on it have failed?; fuses
        SCP bus | a control module without power or faulty; data line chafed or wet; sensor of the sender faulty | codes of other control modules; battery voltage and terminals; fuses
        bus | a control module without power or faulty; data line chafed or wet; retrofitted device that disturbs it | codes of other control modules; battery voltage and terminals; was anything retrofitted recently?
        button | button held too long or stuck; wet or sticky from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        start button | button worn or stuck; poor contact; brake light switch faulty | do the brake lights work?; press firmly in the middle; try the second key
        push buttons | button stuck or wet from a drink; contacts worn | does each spring back by itself?; was a drink spilled on them?
        buzzer | buzzer faulty; its wire loose; covered or wet | does it sound when it should?
        air bypass | idle air valve dirty or stuck; air leak in the intake; its connector loose | clean the idle valve; hoses: hissing or off?
        cable | cable kinked, chafed or loose; device at its end faulty | cable: kinked, loose or damaged?
        high voltage cable | cable or its connection damaged; not fully closed after work | was work done on the high-voltage system or was the car in an accident recently?
        speaker cable | speaker wire loose, chafed or pinched; speaker coil open | which speakers are silent?; was the trim removed recently?
        torque calculation | unmetered air or a wrong sensor value; control module faulty | fix engine codes first; listen for hissing hoses
        calibration | calibration not done after a repair or replacement; calibration interrupted; part out of place | was a part or a control module replaced recently?; have it calibrated with a diagnostic tool
        module calibration | control module replaced or programmed with the wrong calibration; programming interrupted | was a control module replaced or programmed recently?
        camera | lens or windshield dirty, iced or fogged; not calibrated after windshield or body work; camera faulty | lens and windshield clean?; was the windshield or the car body repaired recently?
        rear camera | lens dirty or fogged; wire in the lid broken; camera faulty | lens clean?; does the picture come and go when the lid moves?
        view camera | lens dirty or fogged; wire in the lid or mirror broken; camera faulty | lens clean?; does its picture come and go when the lid or mirror moves?
        camshaft | timing chain or belt stretched or jumped; camshaft adjuster sticking; sensor faulty | oil level and age; rattling when started cold?
        park function cancellation | parking lock actuator stiff or its position not learned; weak battery | battery voltage; use the parking brake until it is repaired
        evaporative emission canister | canister saturated from overfilling the tank; valve stuck; hose blocked | never fill up after the nozzle clicks; hoses: off or kinked?
        fuel filler cap | cap loose or worn; filler neck rusty | fuel cap: closed until it clicks, seal clean and intact?
        fuel tank cap | cap loose or worn; filler neck rusty | fuel cap: closed until it clicks, seal clean and intact?
        backup capacitor capacitance | capacitor inside the airbag control module worn: the module is replaced | battery voltage; does the airbag light stay on?
        backup capacitor | control module itself faulty; low battery voltage | battery voltage and terminals; does the airbag light stay on?
        capacitor | capacitor or control module faulty; low voltage | battery voltage and terminals
        capacity | battery worn by age or deep discharge; weak cells | is the range or the electric share much smaller than it was?; age of the battery
        SIM card | SIM card missing, expired or loose; no reception | in other places too?; ask whether the subscription is active
        fault signal from transfer case | a fault stored by the transfer case control module | read the codes of the transfer case and start with those
        audio cassette | tape jammed or torn; drive worn or dirty | eject the tape; try another one
        after catalyst | oxygen sensor worn; exhaust leak; mixture wrong | listen for an exhaust leak and hissing hoses
        after the catalyst | oxygen sensor worn; exhaust leak; sensors interchanged | listen for an exhaust leak; was the exhaust repaired recently?
        before catalyst | mixture wrong: air leak, fuel pressure or injector; oxygen sensor worn | listen for hissing hoses; air filter
        before the catalyst | oxygen sensor worn; exhaust leak; sensors interchanged | listen for an exhaust leak; was the exhaust repaired recently?
        catalyst | catalytic converter worn or poisoned; exhaust leak; oxygen sensor behind it worn | listen for an exhaust leak; does it misfire or burn oil?
        cell | weak cell; corroded bus bar or sensing wire; battery control module | is the range much shorter than it was?; charge it fully, then check again
        park/neutral switch during gear change | park/neutral switch out of adjustment or worn; linkage worn | does the displayed gear match the lever?; does it start in park and in neutral?
        sudden cell voltage change | weak or damaged cell; busbar or sense wire loose | does the range drop suddenly?; clear the code once: does it come back?
        changer | disc jammed or dirty; changer without power; changer worn | take all discs out; its fuse
        radio channel | sensor of another frequency; radio disturbance nearby; receiver faulty | were wheels or sensors changed recently?
        state of charge | battery discharged by long parking; weak cells; charging fault | was the car parked for weeks?; charge it, then check again
        charger | charging station or its cable faulty; charger too hot or faulty; 12 V battery weak | try another charging station; 12 V battery voltage
        wireless charger | phone or a coin, key or card on the pad not compatible; pad too hot; pad faulty | take everything off the pad, then try another phone
        charging | charging station or cable faulty; battery too cold or hot; 12 V battery weak | try another charging station; 12 V battery voltage
        active check | sensor loose or drifted; car moved during the test; control module faulty | park on level ground, wait a minute with the ignition on, then clear the code
        alive check | control module that sends it faulty or without stable power; disturbed data line | codes of other control modules; battery voltage and terminals
        configuration check | control module replaced or programmed and not configured | was a control module replaced recently?; have it configured with a diagnostic tool
        cyclic redundancy check | disturbed data line; a control module faulty or without stable power | codes of other control modules; battery voltage and terminals; was anything retrofitted recently?
        checksum | programming interrupted or wrong software loaded; control module itself faulty | was a control module replaced or programmed recently?; clear the code once: does it come back?
        message checksum | control module that sends the message faulty or wrongly programmed; disturbed data line | codes of other control modules; was a control module replaced or programmed recently?
        chime | buzzer or cluster faulty; its wire loose | does it sound when it should?
        oxygen sensor control chip | engine control module faulty, after sensor and wires are ruled out; sensor wire shorted to its heater | sensor wires near the exhaust: melted?; other codes of this oxygen sensor: fix them first
        transponder chip | key not learned or damaged; key close to other keys or metal; antenna at the ignition lock faulty | try the second key; take other keys and cards away from it
        latch cinch | latch dirty, dry or bent; its motor worn; striker out of adjustment | clean and grease the latch; does the liftgate close smoothly by hand?
        EGR valve motor circuit | EGR valve stiff with soot: motor overloaded; its connector loose or wet; motor worn | connector of the EGR valve: loose or wet?; soot in the valve: clean it
        circuit | wire chafed, broken or corroded; part in the circuit faulty; control module faulty | its fuse; wires: wet, chafed or broken?
        compressor control module wake-up circuit | wake-up wire damaged; control module faulty; 12 V battery weak | 12 V battery voltage; does the A/C cool?
        hydraulic circuit | fluid low or leaking; air in the brakes; valve or master cylinder worn | brake fluid level; wet spots at the wheels?; does the pedal sink?
        motor circuit | motor worn or blocked; its wire chafed; poor contact | does what it moves go freely?; its fuse
        occupant classification | sensor mat in the seat faulty; plug under the seat loose; not calibrated after work on the seat | empty the seat and clear the code; was the seat removed or covered recently?
        seat position sensor for occupant classification | plug under the seat loose; sensor at the rail dirty or bent | anything jammed under the seat?; was the seat removed recently?
        clock | battery was disconnected; control module faulty | was the battery disconnected or flat recently?; clear the code once
        open and close | window or roof position not learned; remote button stuck | move all windows and the roof to both ends and hold the switch
        closer | latch dirty, dry or frozen; its motor worn; wire in the lid or door broken | latch: dirty or dry?; open and close it firmly
        closing | something in its way; latch or seal stiff or frozen; motor worn; low voltage | anything in its way?; does it move freely by hand?
        during closing | something in its way; latch or seal stiff or frozen; position sensor worn | anything in its way?; does it move freely by hand?
        closing speed of the power closure | lid slammed or helped by hand; wind or slope; position sensor in its drive | let it close by itself; does it close evenly?
        cluster | cluster without power or ground; low battery voltage; cluster faulty or wrongly coded | do gauges and lights work?; its fuse; battery voltage
        sensor cluster | mounting loose; not calibrated after a repair; sensor itself faulty | park on level ground and clear the code: does it come back?
        A/C clutch | clutch coil of the compressor burned out; gap too wide; fuse or relay | does it click and turn when the A/C is switched on?; its fuse
        clutch | clutch worn or out of adjustment; fluid low or leaking; control of it sticking | fluid level; does the engine rev up without the car going faster?
        damage to clutches | clutches overheated by towing, hill holding on the gas or low fluid | let it cool down; fluid level and smell: burnt?
        code | replaced part not learned; part from another car; data disturbed | was a part replaced recently?; have it learned
        key code | key not learned; control module replaced and not matched; key from another car | try the second key; was a key or control module replaced recently?
        logic device security code | control module itself faulty; control module from another car or wrongly programmed | was a control module replaced or programmed recently?
        secret code | control module replaced and not matched; control module from another car | was a control module replaced recently?; try the second key
        security code | control module replaced and not matched; wrong code entered too often | was a control module replaced recently?; leave the ignition on for ten minutes, then try again
        sensor code | sensor not learned after a wheel change; sensor of another type; battery of it weak | were wheels or tires changed recently?
        coding | control module replaced and not coded; coded for another car or equipment; coding interrupted | was a control module replaced or equipment retrofitted recently?; have it coded
        closing coil | valve dirty and sticking; its coil faulty; poor contact in its connector | idle valve: dirty?; its connector: loose?
        coil | coil burned out; poor contact in its connector; its wire chafed | its connector: loose, wet or corroded?
        ignition coil | coil cracked or burned out; worn spark plug; poor contact or oil in its connector | swap the coil with another cylinder's: does the code follow it?; age of the spark plugs
        opening coil | valve dirty and sticking; its coil faulty; poor contact in its connector | idle valve: dirty?; its connector: loose?
        relay coil | relay worn or loose in its socket; its wire damaged; control module faulty | swap it with a like relay; does it click?
        collision | crash stored by the airbag control module; airbags or tensioners fired | was the car in an accident?
        latch switch combination | latch dirty or worn; a switch in it faulty | clean and grease the latch; does the car show the lid open?
        command | control module that sends it faulty; disturbed data line | codes of other control modules; fix those first
        deployment command | airbags or tensioners were fired in a crash; control module stores it and must be replaced or reset | was the car in an accident?
        communication | control module at the other end without power or faulty; data line chafed or wet; low battery voltage | codes of other control modules; fuses; battery voltage and terminals
        immobilizer communication | immobilizer or engine control module without power; not matched after replacement; data line | fuses; battery voltage; was a control module replaced recently?
        comparison | sensors do not agree: one of them faulty; tires of different size | are all four tires the same size?; compare the values in live data
        compressor | refrigerant low or leaking; compressor or its clutch worn; belt loose | does it cool?; belt: worn or squealing?
        electric A/C compressor | refrigerant low or overfilled; compressor too hot or worn; 12 V supply weak | does it cool?; 12 V battery voltage; does the fan run with the A/C on?
        electric compressor | refrigerant low or overfilled; compressor too hot or worn; 12 V supply weak | does it cool?; 12 V battery voltage; does the fan run with the A/C on?
        height control compressor | compressor worn or too hot; leaking air spring or line; its relay or fuse | does the car sag overnight?; listen for hissing; its fuse
        configuration | control module replaced or programmed and not configured; configuration interrupted | was a control module replaced or programmed recently?; have it configured with a diagnostic tool
        configuration conflict | control module replaced or programmed and not configured | was a control module replaced recently?; have it configured with a diagnostic tool
        connection | plug not pushed home; cable pinched or damaged; device at its end faulty or without power | cable and plug: damaged or loose?; does the device work?
        crash sensor connection | sensor damaged by an impact or rust; poor contact in its connector; its wire chafed | was the car hit or repaired there?; does the airbag light stay on?
        media port connection | device or its cable faulty; port dirty; its wire loose | try another cable or device
        speaker connection | speaker wire loose or chafed; speaker torn; retrofitted radio wired wrongly | does every speaker play?; was the radio or door trim removed recently?
        connector | connector not pushed home, wet or corroded; a pin bent or pushed back | was work done there recently?; wet or damaged?
        control module connector | connector not latched; wet or damaged; control module worked on recently | does the airbag light stay on?; was work done at the control module recently?
        closed contact | contacts in the switch dirty or worn; wire under the seat pulled loose | latch and unlatch: does the light follow?
        common contact | contacts in the switch dirty or worn; wire under the seat pulled loose | latch and unlatch: does the light follow?
        contact | contact dirty, worn or wet; wire damaged | does it work every time?
        open contact | contacts in the switch dirty or worn; wire under the seat pulled loose | latch and unlatch: does the light follow?
        contactor | contactor worn or welded; its supply weak; 12 V battery weak | 12 V battery voltage and terminals
        occupant classification system contamination | liquid spilled on the seat; something left on or under it | is the seat wet?; empty the seat and clear the code
        A/C clutch control | clutch coil of the compressor burned out; gap too wide; fuse or relay | does it click and turn when the A/C is switched on?; its fuse
        AC relay control | relay inside the charger or outlet worn or welded; too much plugged in | unplug everything from the outlet: does it recover?; 12 V battery voltage
        LED control | LED burned out; its wire damaged; module faulty | does it light when it should?
        accessory control | ignition relay or switch worn; blown fuse; weak battery | fuses; battery voltage; wiggle the key: does anything cut out?
        adjustable pedal control | adjuster stiff or blocked; its motor or switch worn; fuse | do the pedals move freely all the way?; its fuse
        beam control | bulb or LED burned out; corroded connector or ground; blown fuse or worn relay | does it light?; its fuse; water in the headlamp?
        blower control | blower blocked by leaves; motor worn; its resistor or controller burned out | does it run at every speed?; cabin filter
        blower motor control | blower blocked by leaves; motor worn; its resistor or controller burned out | does it run at every speed?; cabin filter
        boost control | hose off or cracked; wastegate or vanes sticking; control valve faulty | listen for hissing under load; hoses: off or cracked?
        climate control | control panel or a flap motor faulty; refrigerant low; sensor faulty | do temperature and air distribution follow the setting?
        coding for adaptive cruise control | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        coding for electronic stability control | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        control | what it controls sticking, worn or blocked; its wire or connector damaged; control module faulty | does what it controls work?; its fuse; fix other codes first
        coupler control | lock of the charging plug sticking, dirty or frozen; its actuator faulty | dirt or ice at the port?; does the lock move when the car is unlocked?
        cruise control | brake light switch; switch at the steering wheel worn; camera or radar dirty | do the brake lights work?; front of the car clean?; fix other codes first
        defroster control | heating wire broken or its contact torn off; relay or fuse | does the glass clear?; its fuse
        deployment control | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the car in an accident?
        differential control | actuator or clutch worn; fluid low; poor contact in its connector | fluid level; tires: same size and wear?
        disconnect control | actuator stiff or worn; fluid low; poor contact in its connector | does four-wheel drive engage with the car rolling slowly and straight?
        door control | flap, door or linkage jammed; its motor worn; position not learned; wire damaged | do air and temperature follow the setting?; was the battery disconnected recently?
        fan control | fan motor worn or blocked; its relay or control unit burned out; fuse | its fuse; does it run with the A/C on?; does it turn freely by hand (ignition off)?
        gas temperature control | engine too rich or misfiring; injector leaking; temperature sensor drifted | fix other codes first; does it smoke or run rough?
        head restraint control | poor contact under or in the seat; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the seat removed recently?
        headlamp control | bulb or LED burned out; corroded connector or ground; blown fuse or worn relay | does it light?; its fuse; water in the headlamp?
        heater control | heating element burned out; its relay or fuse; poor contact, melted connector | its fuse; does it get warm?
        high side and control | injector coil or its wire faulty; poor contact; control module faulty | does one cylinder run rough?
        horn control | horn rusty or wet; its relay or fuse; horn button sticking | does it sound?; its fuse
        ignition control | ignition coil or module faulty; poor contact in its connector; crankshaft sensor signal lost | swap the coil with another cylinder's: does the code follow it?; its connector: loose or oily?
        ignition run control | ignition relay or switch worn; blown fuse; weak battery | fuses; battery voltage; wiggle the key: does anything cut out?
        injector control | injector coil or its wire faulty; poor contact in its connector; control module faulty | does one cylinder run rough?; its connector: loose or oily?
        inlet valve control | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit | ABS fuses; brake fluid level and age
        knock control | bad or low-octane fuel; knock sensor loose or faulty; engine too hot or carbon in it | does it ping under load?; better fuel for the next tank
        lamp control | bulb burned out; corroded socket or ground; blown fuse or worn relay; other bulb type than original | does it light?; its fuse; socket: corroded or wet?
        latch control | latch dirty, dry, frozen or bent; its motor or switch worn; wires in the lid broken | latch: dirty or dry?; open and close it firmly
        liftgate control | something in its way or its struts weak; latch dirty; motor worn; low battery voltage | anything in its way?; does it move freely by hand?; battery voltage
        lock control | lock mechanism stiff or frozen; its motor worn; wires in the door broken | does it lock every time?; rubber boot of the door wires: torn?
        lumbar control | seat air pump or valve worn; hose in the seat off; switch worn | does it hum?; was the seat removed recently?
        mixture control | air leak, wrong fuel pressure or a dirty air flow sensor; injector; oxygen sensor worn | listen for hissing hoses; air filter; fix other codes first
        motor control | motor worn or blocked; what it moves stiff; its wire or fuse | its fuse; does what it moves go freely all the way?
        outlet valve control | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit | ABS fuses; brake fluid level and age
        power control | blown fuse or worn relay; poor ground; weak battery; control module faulty | its fuse; battery voltage and terminals
        pump control | pump worn or blocked; its relay or fuse; poor contact; control module faulty | its fuse; swap its relay with a like one; does it hum?
        reactivation control | oil old, dirty or low; solenoid sticking; lifter collapsed | oil level and age; ticking noise?
        relay control | relay worn or loose in its socket; blown fuse; its wire damaged | its fuse; swap it with a like relay; does it click?
        run/start control | ignition relay or switch worn; blown fuse; weak battery | fuses; battery voltage; wiggle the key: does anything cut out?
        runner control | runner flaps sticking with soot or oil; vacuum hose off; actuator worn | vacuum hoses: off or cracked?; does its rod move when the engine is revved?
        sensor heater control | heating element of the sensor burned out; its fuse or relay; wire melted on the exhaust | its fuse; its wire: melted or chafed?
        signal lamp control | bulb burned out; corroded socket or ground; other bulb type than original | does it flash, faster than usual?; socket: corroded or wet?
        solenoid control | solenoid sticking or burned out; poor contact; fluid low or old | fluid level; its fuse
        speed control | motor or its controller worn; wire damaged; low voltage | does it run at every speed?; its fuse
        stability control | wheel speed, steering angle or yaw sensor; not calibrated; ABS control module | fix other brake codes first; is the steering wheel straight when driving straight?
        starter control | weak battery; starter relay or ignition switch worn; park/neutral or clutch switch | battery voltage; does it start in neutral?; swap the relay with a like one
        steering wheel control | heating wire or its sensor broken; spiral cable under the steering wheel worn | does it get warm?; its fuse
        thermal electric device control | heating and cooling element in the seat worn or wet; its blower or filter clogged; plug under the seat | does the seat get warm and cool?; anything over the air openings under the seat?
        throttle control | throttle dirty or sticking; pedal or throttle sensor worn; poor contact | throttle: dirty?; battery voltage; leave the ignition on for a minute, then off
        traction control | wheel speed sensor; brake light switch; ABS control module | fix other brake codes first; tires: same size and wear?
        unlock control | lock mechanism stiff or frozen; its motor worn; wires in the door broken | does it unlock every time?; rubber boot of the door wires: torn?
        valve control | valve sticking or its coil faulty; poor contact; hose off | does it click when it is switched?; hoses: off or cracked?
        vent control | valve stuck with dust or water; its hose blocked; poor contact in its connector | hoses: off or kinked?; does it hiss when the fuel cap is opened?
        washer motor control | washer fluid empty or frozen; pump worn; fuse or relay | washer fluid; its fuse; does the pump hum?
        wheel remote control | switch worn or sticky; spiral cable under the steering wheel worn | do the buttons work with the wheel turned to either side?; does the horn work?
        window control | window channel stiff or iced; motor or switch worn; not initialized | does the window move freely all the way?; run it fully up and hold the switch
        wiper high/low control | wiper relay or motor worn; blades frozen or linkage stiff; blown fuse | blades free of ice?; do all speeds work?; its fuse
        wiper motor high speed control | wiper relay or motor worn; blades frozen or linkage stiff; blown fuse | blades free of ice?; do all speeds work?; its fuse
        wiper motor low speed control | wiper relay or motor worn; blades frozen or linkage stiff; blown fuse | blades free of ice?; do all speeds work?; its fuse
        wiper on/off control | wiper relay or motor worn; blades frozen or linkage stiff; blown fuse | blades free of ice?; do all speeds work?; its fuse
        cell controller | controller inside the battery faulty; data line between the cell controllers damaged; a weak cell | is the range much shorter than usual?; clear the code once: does it come back?
        controller | low battery voltage or a poor ground; controller itself faulty; software that needs an update | battery voltage and terminals; its fuses; does the fault come back after it is cleared?
        lumbar controls | plug under the seat loose; control module or pump in the seat faulty | does it hum?; was the seat removed recently?
        A/D converter | control module itself faulty; low battery voltage; poor sensor ground | battery voltage and terminals; clear the code once: does it come back?
        analog-digital converter | control module itself faulty; low battery voltage | battery voltage and terminals; clear the code once: does it come back?
        analog-to-digital converter | control module itself faulty; low battery voltage; poor sensor ground | battery voltage and terminals; clear the code once: does it come back?
        converter | converter too hot or faulty; weak 12 V battery; fuse blown | 12 V battery voltage; coolant level of the electronics, cold
        injector voltage converter | control module itself faulty; an injector shorted; low battery voltage | battery voltage and terminals; does one cylinder run rough?
        line to DC-DC converter | data line damaged; converter without power or faulty; fuse | 12 V battery voltage; fuses
        coding count | control module coded more often than it allows; coding interrupted | was a control module replaced or coded recently?
        checksum or counter | control module that sends the message faulty or without stable power; disturbed data line | codes of other control modules; battery voltage and terminals
        counter | event has happened more often than allowed; control module that counts is faulty | what was the display or warning light saying before?; fix other codes first
        message counter | control module that sends the message faulty or without stable power; disturbed data line | codes of other control modules; battery voltage and terminals
        sensor counts | position not learned; liftgate stiff or something in its way; sensor in the drive faulty | does the liftgate move freely by hand?; let it close fully and learn again
        squib circuit coupling | wires of two squibs touching or wet; control module faulty | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        cranking | weak battery or starter; key turned too long | battery voltage and terminals
        crash | crash stored by the airbag control module; fuel and doors were switched for a crash | was the car in an accident?; have the crash data cleared or the control module replaced
        cruise | brake light switch; switch at the steering wheel worn | do the brake lights work?
        current | part stiff, blocked or shorted; poor contact; sensor of it faulty | does the part move or work freely?; battery voltage
        damper solenoid current | damper coil or its wire faulty; connector at the wheel corroded | wire at the wheel: chafed?; oil on the damper?
        motor current | what the motor moves stiff or blocked; motor worn; voltage low | does what it moves go freely?; battery voltage
        oxygen sensor pump current | sensor worn; its wire or connector damaged or wet; exhaust leak | its wire: melted or chafed?; listen for an exhaust leak
        pressure control solenoid current | solenoid or its wire faulty; fluid dirty; control module faulty | fluid level and smell
        pump current | sensor worn or its wire damaged; what the pump moves leaks or is blocked | its connector and hoses: loose?
        pumping current | sensor worn; its wire or connector damaged or wet | its wire: melted or chafed?
        seat heater current | heating mat broken by kneeling on the seat; its wire or connector under the seat | does it get warm, in every stage?; its fuse
        equalization curve | amplifier or radio replaced and not configured | was the radio or amplifier replaced recently?; have it configured
        cushion | sensor or heater mat in it broken; connector under the seat | anything under the seat?; was the seat removed recently?
        cut-off | another fault made the control module cut it off; valve or relay of it stuck | fix other codes first
        stop lamp switch code in this or the last ignition cycle | brake light switch out of adjustment or worn | do the brake lights come on and go out?; read the other codes of this module
        cylinder | worn spark plug; faulty ignition coil; injector; low compression | age of the spark plugs; swap the coil with another cylinder's: does the code follow it?
        acceleration data | sensor in the tire damaged or its battery weak; not learned after a wheel change; radio disturbed | were wheels or tires changed recently?; drive for twenty minutes, then check again
        calibration data | control module replaced or programmed with the wrong calibration; programming interrupted | was a control module replaced or programmed recently?
        coding data | control module replaced and not coded; coded for another car or equipment; coding interrupted | was a control module replaced or equipment retrofitted recently?; have it coded
        configuration data | control module replaced or programmed and not configured; configuration interrupted | was a control module replaced or programmed recently?; have it configured with a diagnostic tool
        data | control module that sends it faulty or wrongly coded; disturbed data line | codes of other control modules; was a control module replaced or programmed recently?
        number data | control module replaced and not programmed with the data of this car; from another car | was a control module replaced or programmed recently?
        pressure data | sensor in the tire damaged or its battery weak; not learned after a wheel change; radio disturbed | were wheels or tires changed recently?; tire pressures, cold
        pressure sensor data | sensor in the tire damaged or its battery weak; not learned after a wheel change; radio disturbed | were wheels or tires changed recently?; drive for twenty minutes, then check again
        temperature data | sensor in the tire damaged or its battery weak; not learned after a wheel change; radio disturbed | were wheels or tires changed recently?; drive for twenty minutes, then check again
        cylinder deactivation | oil old, dirty or low; solenoid sticking; lifter collapsed | oil level and age; ticking noise?
        torque decrease | control module that asks for it has a fault of its own; data line disturbed | codes of other control modules; fix those first
        mirror defogger | heating glass of the mirror broken; relay or fuse; wire at the hinge broken | do both mirrors clear?; its fuse
        request denial | another control module refused because of a fault of its own; data line disturbed | codes of other control modules: fix those first
        deployment | airbags or tensioners were fired in a crash; control module stores it and must be replaced or reset | was the car in an accident?
        pretensioner deployments | crash stored by the airbag control module; module to be replaced or reset | was the car in an accident?
        detection | sensor faulty or dirty; wire damaged; conditions for it not met | fix other codes first; clear the code once: does it come back?
        passenger presence detector | sensor mat in the seat torn; plug under the seat loose; something heavy on the seat | empty the seat: does the light go out?; anything jammed under the seat?
        deterioration | battery worn by age, heat or fast charging; weak cells | is the range much shorter than it was?
        deviation | part sticking, worn or leaking; not calibrated | fix other codes first
        USB device | device or its cable not compatible or faulty; port dirty | try another cable or device
        device | device faulty or not compatible; poor contact; low voltage | try another cable or device; does it work after a restart?
        overcharge protection device | a cell overcharged and swollen; device triggered or faulty; battery control module | is the battery bulging or hot?; leave it unplugged and do not charge it
        programmable logic device | control module itself faulty; low battery voltage while starting; software that needs an update | battery voltage and terminals; clear the code once: does it come back?
        thermal device | thermoelectric element worn; its fan or filter clogged; connector under the seat | anything over the seat openings or under the seat?; does it cool and heat?
        thermoelectric device | thermoelectric element worn; its fan or filter clogged; connector under the seat | anything over the seat openings or under the seat?; does it cool and heat?
        diameters | tires of different size or wear; spare wheel in use; wrong pressures | are all tires the same size and wear?; tire pressures, cold
        battery voltage difference | weak cells; corroded bus bars or sensing wires; battery not fully charged for long | is the range or the electric share much smaller than it was?
        charge difference | weak cells; corroded bus bars or sensing wires; battery not fully charged for long | is the range or the electric share much smaller than it was?
        difference | sensors do not agree: one of them faulty; something slips or leaks | compare the values in live data
        torque difference | worn engine part or air leak; accelerator or air flow sensor faulty; control module faulty | fix engine codes first; listen for hissing hoses
        engine oil dilution | many short trips; injector leaking; rich mixture | oil level: above the mark, smell of fuel?
        panel dimmer | dimmer wheel worn; its connector loose; bulb wire shorted | does the brightness change evenly?; its fuse
        dimming | dimmer turned down or faulty; a bulb or wire of the circuit shorted | turn the dimmer up and down: do the lights follow?; fuse
        air direction | flap or linkage jammed or broken; servo motor worn; position not learned | does it hum or click when the setting is changed?; do air and temperature follow the setting?
        theft with the engine disabled | immobilizer did not accept the key; another key or metal next to it; start tried with a wrong key | try the second key, alone; does the security light flash?
        with the A/C disabled | coolant low or leaking; thermostat or fan faulty; clogged radiator; water pump worn | stop and let it cool down; coolant level, engine cold; does the fan run?
        disc | disc dirty, scratched or jammed; drive worn | take the disc out and clean it
        battery deep discharge | battery left to go flat: lights or a device stayed on; battery old; something draws current when parked | battery voltage; does it go flat again within days?
        high-voltage discharging | inverter or its discharge resistor faulty; contactor stuck; cut off in a crash | was the car in an accident?; clear the code once: does it come back?
        disengagement | actuator or mechanism stiff; fluid low; not learned | fluid level; does it disengage every time?
        disk | drive worn or hung up; unit too hot or cold; unit faulty | does it restart with the ignition off for ten minutes?
        display | display without power or hung up; its cable loose; display faulty | does it restart with the ignition off for ten minutes?; its fuse
        wheel distance | tires of different size or wear; wheel speed sensor; ABS control module that sends it | are all tires the same size and wear?; codes of the ABS
        blend door | flap or linkage jammed or broken; its motor worn; position not learned | does it hum or click when the setting is changed?; does the temperature follow the setting?
        door | not fully closed; latch or hinge dirty, bent or frozen; wires in it broken | open and close it firmly; anything in its way?
        fuel filler door | lid or its lock stiff or frozen; actuator worn | does it open and close freely?
        mix door | flap or linkage jammed or broken; its motor worn; position not learned | does it hum or click when the setting is changed?; does the temperature follow the setting?
        mode door | flap or linkage jammed or broken; its motor worn; position not learned | does it hum or click when the setting is changed?; does the air distribution follow the setting?
        recirculation door | flap or linkage jammed or broken; its motor worn; position not learned | does it hum or click when the setting is changed?; does recirculation work?
        switch in driver door | switch worn or wet from rain or a drink; wire in the door broken | does it work from the other switch?; was a drink spilled on it?
        temperature door | flap or linkage jammed or broken; its motor worn; position not learned | does it hum or click when the setting is changed?; does the temperature follow the setting?
        ventilator door | flap or linkage jammed or broken; its motor worn; position not learned | does it hum or click when the setting is changed?; does the air distribution follow the setting?
        module power down | battery disconnected or main relay dropped out while it was working; loose terminal | battery voltage and terminals; was the battery disconnected recently?
        power window down | window switch worn; regulator stiff; position not learned | does it move by every switch?; move it fully up and down and hold the switch
        downshift | fluid low or burnt; shift solenoid or valve sticking; clutch or band worn | fluid level and smell; does the engine rev up during this shift?
        DVD drive | disc dirty, scratched or jammed; drive worn or its laser dirty; device needs a restart | try another, clean disc; eject the disc; switch everything off for some minutes
        coding for four-wheel drive | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        down drive | mirror frozen or bumped; motor in it worn; wire in the door broken | does the mirror move in all directions?
        drive | drive motor worn or blocked; what it moves stiff; wire damaged | does what it moves go freely?
        hard drive | drive in the head unit worn out; device needs a restart; low battery voltage while it was written | switch everything off for some minutes; do navigation and stored music still work?
        left drive | mirror frozen or bumped; motor in it worn; wire in the door broken | does the mirror move in all directions?
        optical disc drive | disc dirty, scratched or jammed; drive worn or its laser dirty | try another, clean disc; eject the disc
        pump motor drive | pump motor in the ABS unit worn; its relay or fuse; poor ground; control module faulty | ABS fuses; battery voltage and terminals
        right drive | mirror frozen or bumped; motor in it worn; wire in the door broken | does the mirror move in all directions?
        up drive | mirror frozen or bumped; motor in it worn; wire in the door broken | does the mirror move in all directions?
        driver | what it drives shorted, stiff or blocked; its wire chafed; control module itself faulty | does what it drives move freely?; clear the code once: does it come back?
        output driver | what it drives shorted, stiff or blocked; its wire chafed; control module itself faulty | does what it drives work?; clear the code once: does it come back?
        power interruption while driving | loose battery terminal or ground; fuse or relay with poor contact; weak battery | battery terminals and grounds: tight and clean?; its fuse firmly in place?
        request duration | control module that sends it faulty; data or signal wire disturbed; slipping transmission that asks too often | codes of engine and transmission; fluid level and smell
        element | heating element burned out; poor contact; fuse | its fuse
        communication enable | control module that wakes the others faulty; wake-up wire damaged; low battery voltage | battery voltage and terminals; fuses; codes of other control modules
        enable | control module or switch that enables it faulty; wire damaged; conditions not met | fuses; codes of other control modules
        pulse encoder | sensor in the drive motor faulty; lid stiff; position not learned | does the lid move freely by hand?; let it close fully and learn again
        shift-by-wire actuator encoder | encoder in the shift actuator faulty; its connector wet or loose; not learned | does the displayed gear match the lever?; battery voltage
        video encoder | camera or display module faulty; plug loose; device needs a restart | does the picture come back after some minutes off?
        stored firing energy | airbag control module itself faulty; low battery voltage | battery voltage; does the airbag light stay on?
        engagement | actuator or mechanism stiff; fluid low; not learned | fluid level; does it engage every time?
        keyless entry | key battery weak; receiver or its antenna faulty; radio disturbance nearby | new battery for the key; does it work elsewhere?
        charging equipment | charging station or cable faulty; plug not seated or dirty | try another station and cable; plug firmly until it clicks
        crash event | crash stored by the airbag control module; fuel and doors were switched for a crash | was the car in an accident?; have the crash data cleared or the control module replaced
        fuel cutoff event | crash stored: fuel was cut off for it; cut-off triggered by a hard bump | was the car in an accident?; do you smell fuel, is anything wet under the car?
        cooling fan | fan motor worn or blocked; its fuse or relay; poor contact | its fuse; does it run with the A/C on?; does it turn freely by hand (ignition off)?
        fan | fan motor worn or blocked; its fuse or relay; poor contact in its connector | its fuse; does it turn freely by hand (ignition off)?; does it run with the A/C on?
        feed | blown fuse or worn relay; chafed or corroded wire; weak battery | its fuse; battery voltage and terminals
        feedback | what is fed back does not follow: stuck, worn or without power; wire damaged | does the part work?; its fuse
        motor feedback | position sensor in the motor worn; what it moves stiff; wire damaged | does what it moves go freely all the way?
        primary feedback | ignition coil faulty; its wire damaged; control module faulty | swap the coil with another cylinder's: does the code follow it?
        relay feedback | relay worn or its contacts burned; blown fuse; its wire damaged | its fuse; swap it with a like relay; does it click?
        compass magnetic field | car magnetized, or a magnet on the roof; compass not calibrated | remove magnets; drive two slow circles in an open place
        configuration file | programming interrupted or wrong file loaded | was it programmed recently?; have it programmed again
        calibration files | programming interrupted or wrong file loaded | was it programmed recently?; have it programmed again
        engine air filter | air filter clogged; snow or leaves in the air inlet | air filter
        squib firing | igniter was fired in a crash; control module stores it and must be replaced or reset | was the car in an accident?; is a belt locked or a cover open?
        sensor firmware | software does not match the other control modules; sensor from another car | was the sensor or battery replaced recently?; have the software updated
        air flap | flap blocked by ice, stones or a bump; its motor worn; linkage broken | flaps: free of ice and dirt, not broken?; was the front bumped?
        flap | flap sticking with dirt, soot or ice; its motor or vacuum hose faulty | does it move freely?; vacuum hoses: off or cracked?
        flasher | bulb burned out; flasher unit worn; other bulb type than original | do all turn signals flash?
        air flow | air filter clogged; air leak; air flow sensor dirty | air filter; intake hoses: off or cracked?
        flow | pipe or filter clogged; leak; pump or valve faulty | hoses and pipes: off, cracked, kinked or blocked?
        transmission fluid | fluid low or burnt; filter clogged; leak | fluid level and smell; oil under the car?
        fob | battery of the fob weak; fob not learned or damaged; receiver faulty | new battery for the fob; try the second one
        shift fork | shift fork worn or sticking; its actuator or pressure weak; fluid low | fluid level; do all gears engage?
        key code format | key of another type or not learned; key damaged | try the second key; was a key or control module replaced recently?
        message frame | control module that sends it faulty or without stable power; disturbed data line | codes of other control modules; battery voltage and terminals
        filter regeneration frequency | only short trips, or regeneration blocked by another fault; fuel in the oil | fix other exhaust codes first; oil level: has it risen?
        friction | wear or lack of lubrication; wrong fluid | does it move freely?; fluid level
        out of fuel | tank was run empty; fuel gauge wrong; weak fuel pump | refuel and clear it; does the gauge follow the level?
        emergency brake function | radar or camera dirty or out of alignment; brake system fault | clean the area before the sensor; codes of the brakes: fix them first
        plug and charge function | station or contract does not support it; certificate missing or expired | try another station; charge with card or app instead
        fuse | fuse blown or loose in its socket; what it supplies shorted | replace it once by one of the same rating: does it blow again?
        gateway | low battery voltage; gateway faulty or wrongly coded; data line damaged | battery voltage and terminals; codes of other control modules
        gauge | sender or gauge faulty; poor ground | does it move when the ignition is switched on?
        gear | fluid low or burnt; shift linkage, solenoid or clutch worn; speed sensor faulty | fluid level and smell; does the displayed gear match the lever?
        generator | drive belt loose or worn; alternator worn; loose or corroded terminal | battery voltage with the engine running; belt: worn or squealing?; terminals
        pulse generator | sensor dirty or faulty; its wire chafed; poor contact in its connector | does its value in live data rise evenly as you drive?; its connector: loose or wet?
        zone green | LED of the strip burned out; its wire damaged; module faulty | does it light in every color?
        line to shutter grille | data line chafed; shutter motor faulty or wet; blocked slats | slats: free of ice and dirt, not broken?
        common ground | ground wire of the sensor broken or corroded; control module faulty | ground straps at engine and body: tight and clean?
        ground | ground cable or screw loose or corroded; wire broken | ground straps at engine and body: tight and clean?
        sensor ground | ground wire of the sensor broken or corroded; control module faulty | ground straps at engine and body: tight and clean?
        grounded | wire chafed through to metal; part at its end shorted; control module faulty | its connector: wet or corroded?
        voltage reference outputs group | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one: does the code go away?
        gyroscope | mounting loose; sensor itself faulty; not calibrated | park on level ground and clear the code: does it come back?
        VIN handshake | control module replaced or from another car | was a control module replaced recently?; have it matched to the car
        hardware | control module itself faulty; low battery voltage while starting; water in the control module | battery voltage and terminals; clear the code once: does it come back?
        cylinder head | coolant low or leaking; thermostat or fan faulty; water pump worn; temperature sensor faulty | stop and let it cool down; coolant level, engine cold; does the fan run?
        headlamp | bulb or LED burned out; corroded connector or ground; blown fuse; headlamp module faulty | does it light?; its fuse; water in the headlamp?
        headlamps | bulb or LED burned out; corroded connector or ground; blown fuse; headlamp module faulty | do they light?; fuses; water in the headlamp?
        headlight | bulb or LED burned out; corroded connector or ground; blown fuse; headlamp module faulty | does it light?; its fuse; water in the headlamp?
        PTC heater | heater element burned out; voltage too low; data line damaged | does the cabin get warm?; 12 V battery voltage
        heater | heating element burned out; blown fuse or worn relay; poor contact, melted connector | its fuse; does it get warm?
        high-voltage battery heater | heating element broken; its relay; coolant low | coolant level of the battery, cold; 12 V battery voltage
        injector heater | heater of the injector burned out; poor contact; its fuse | its fuse; does it start badly when cold?
        mirror heater | heating element in the mirror glass broken; wire in the door broken; fuse | does ice or fog vanish?; its fuse
        seat heater | heating mat broken by kneeling on the seat; its switch or relay; connector under the seat | does it get warm, in every stage?; its fuse
        sensor heater | heating element of the sensor burned out; its fuse or relay; wire melted on the exhaust | its fuse; its wire: melted or chafed?
        heaters | heating element burned out; blown fuse or worn relay; poor contact, melted connector | its fuse
        sensor heaters | heating element of a sensor burned out; their fuse or relay; wire melted on the exhaust | their fuse; wires: melted or chafed?
        heating | heating element burned out; blown fuse or worn relay; poor contact | its fuse; does it get warm?
        horn | horn rusty or wet; its relay or fuse; horn button sticking | does it sound?; its fuse
        hose | hose off, cracked or clogged; swapped with another | hose: off, cracked, kinked or swapped?
        hoses | hose off, cracked or clogged; swapped with another | hoses: off, cracked, kinked or swapped?
        hub | hub without power; low battery voltage; hub faulty | its fuse; battery voltage
        radio frequency hub | low battery voltage; antenna in it faulty; not matched after replacement | battery voltage; try the second key; was it replaced recently?
        identification | control module, sensor or key replaced and not learned; from another car | was it replaced recently?; have it learned with a diagnostic tool
        identifiers | the same sensor learned twice; sensor of another car nearby | were wheels or sensors changed recently?
        at idle | air leak; leaking purge valve; dirty throttle; injector | listen for hissing hoses; throttle: dirty?
        igniter | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the car in an accident?
        ignition | blown fuse; ignition switch or start button contacts worn; wire broken | fuses; does it start on the first try every time?
        illumination | bulb or LED burned out; dimmer turned down or faulty; wire damaged | turn the dimmer up: does it light?; its fuse
        immobilizer | key not recognized; control module replaced and not matched; weak battery | try the second key; take other keys away from it; battery voltage
        inadvertent | door switch stuck: lamp stayed on; lamp switched on by hand | do all lamps go out with the doors closed?
        torque increase | control module that asks for it has a fault of its own; data line disturbed | codes of other control modules; fix those first
        indicator | lamp or LED burned out; its wire damaged; cluster or switch panel faulty | does it come on with the ignition and go out?
        warning indicator | lamp burned out; instrument cluster faulty; wire or data line damaged | does it come on with the ignition and go out?
        information | control module that sends it faulty or without power; disturbed data line; wrong coding | codes of other control modules; battery voltage and terminals
        adjustable pedal inhibit | pedals locked on purpose: reverse gear or cruise control on; wire damaged | try it in park, with cruise control off
        inhibit | another fault or condition that forbids it; switch or wire of it faulty | fix other codes first
        initialization | part replaced or battery disconnected and not initialized since; part faulty | was the battery disconnected or a part replaced?; have it initialized with a diagnostic tool
        monitoring initiator | trigger transmitter at the wheel housing wet or damaged; poor contact; its fuse | behind the wheel housing liner: wet or damaged?
        injection | fuel pressure wrong; injector clogged or leaking; air leak | fix other codes first; listen for hissing hoses
        injector | injector clogged, leaking or its coil faulty; poor contact in its connector; bad fuel | does one cylinder run rough?; its connector: loose or oily?
        injectors | injector clogged, leaking or its coil faulty; poor contact; bad fuel | does one cylinder run rough?; connectors: loose or oily?
        ajar input | not fully closed; switch in the latch worn; wire in the door broken | open and close it firmly: does the light follow?
        audio input | device or its cable faulty; plug not pushed home; radio faulty | try another cable or device
        brake pedal input | brake light switch worn or out of adjustment; blown fuse; wire damaged | do the brake lights come on and go out?; brake light fuse
        camera input | camera without power or faulty; its cable loose or pinched | does the picture appear?; lens clean?
        headlamp input | switch worn or left between two positions; fuse; wire damaged | do the lamps follow the switch?; fuse
        ignition input | ignition switch or its relay worn; blown fuse; weak battery | fuses; battery voltage; wiggle the key: does anything cut out?
        input | switch or sensor that sends it faulty; wire chafed or broken; poor contact | does its value in live data change as it should?; fuses
        lamp input | switch worn or left between two positions; fuse; wire damaged | do the lamps follow the switch?; fuse
        load input | alternator or its wire faulty; belt loose; battery weak | battery voltage with the engine running
        microphone input | microphone covered or faulty; its wire loose; hands-free unit faulty | do people hear you in a call?
        run/start input | ignition switch or its relay worn; blown fuse; weak battery | fuses; battery voltage; wiggle the key: does anything cut out?
        sensor input | sensor faulty; its wire chafed or broken; poor contact | its value in live data: does it fit?
        switch input | switch worn, dirty or sticking; its wire chafed or broken; poor contact | does the switch click and work every time?
        video input | camera or player without power; its cable loose; screen unit faulty | does the picture appear from other sources?
        window input | switch or relay of the heater worn; fuse; heating wire broken | does the glass clear?; its fuse
        headlamp switch inputs | headlamp switch worn or its contacts wet; its wires shorted together | do all positions of the light switch work?
        axis inspection | calibration not finished after a repair; radar out of alignment; surroundings not suitable | was the bumper or radar repaired or replaced recently?; have it calibrated
        integrity | control module that sends the data faulty or wrongly programmed; disturbed data line | codes of other control modules; was a control module replaced or programmed recently?
        message integrity | control module that sends the message faulty or wrongly programmed; disturbed data line | codes of other control modules; was a control module replaced or programmed recently?
        interface | data line damaged; module at the other end without power or faulty | codes of other control modules; fuses
        interference | radio disturbance from a retrofitted or charging device; poor shielding | unplug chargers and retrofitted devices
        high-voltage interlock | high-voltage connector, cover or service plug not fully closed; interlock wire broken | was work done on the high-voltage system recently?; clear nothing: leave it to a specialist
        interlock | high-voltage connector or cover not fully closed; interlock wire broken | was work done on the high-voltage system recently?
        flame interruption | heater short of fuel or air; its burner sooty; glow plug worn | enough fuel?; exhaust and air inlet of the heater: blocked?
        interruption | loose contact; low voltage for a moment | battery voltage and terminals
        cruise control intervention | radar out of alignment; fault of the brakes or engine, which it needs | other codes: fix them first; clean the area before the sensor
        DC/AC inverter | too much or a faulty device plugged in; inverter too hot; inverter faulty | unplug everything from the outlet: does it recover?; its fan: blocked?
        inverter | inverter too hot: coolant low or pump stopped; inverter faulty; 12 V supply weak | coolant level of the electronics, cold; 12 V battery voltage
        steering motor inverter | low battery voltage; steering control module faulty; too hot from long parking maneuvers | battery voltage and terminals; does it recover after cooling down?
        ionizer | ionizer worn or dirty; its connector loose | cabin filter; its fuse
        controller key | key stuck or wet from a drink; panel faulty | does it spring back by itself?; was a drink spilled on it?
        electronic key | key battery weak; radio disturbance nearby; key not learned or damaged | new battery for the key; try the second key; hold the key against the start button
        immobilizer key | key not learned or damaged; key close to other keys or metal; antenna at the ignition lock faulty | try the second key; take other keys and cards away from it
        key | key battery weak; key not learned or from another car; key close to other keys or metal; key damaged | new battery for the key; try the second key; take other keys and cards away
        panel key | key stuck or wet from a drink; panel faulty | does it spring back by itself?; was a drink spilled on it?
        secret key | control module replaced and not matched; control module from another car | was a control module replaced recently?; try the second key
        transponder key | key not learned or damaged; key close to other keys or metal; antenna at the ignition lock faulty | try the second key; take other keys and cards away from it
        keypad | pad dirty, wet or iced; worn; wire in the door broken | clean and dry it, then try again
        keys | fewer keys learned than needed; a key not learned or damaged | try the second key; was a key added or lost recently?
        engine knock | bad or low-octane fuel; engine too hot or carbon in it | does it ping under load?; better fuel for the next tank
        indicator lamp | lamp burned out; instrument cluster faulty; wire or data line damaged | does it come on with the ignition and go out?
        lamp | bulb burned out; corroded socket or ground; blown fuse; other bulb type than original | does it light?; its fuse; socket: corroded or wet?
        mood lamp | LED burned out; wire or data line to it damaged; module faulty | does it light in every color?; its fuse
        signal lamp | bulb burned out; corroded socket or ground; other bulb type than original | does it flash, faster than usual?; socket: corroded or wet?
        warning lamp | lamp burned out; instrument cluster faulty; wire or data line damaged | does it come on with the ignition and go out?
        lamps | bulb burned out; corroded socket or ground; blown fuse; other bulb type than original | do they all light?; fuse; sockets: corroded or wet?
        latch | latch dirty, dry, frozen or bent; its motor or switch worn; wires broken | latch: dirty or dry?; open and close it firmly
        communication physical layer | charging cable or station faulty; plug dirty or wet; charge control module faulty | try another station and cable; plug and port: dirty or wet?
        leak | hose or seal leaking; lid not closed | look, listen and smell for a leak
        output ground leakage | device plugged into the outlet faulty or wet; outlet wet | unplug all devices: does the code go away?; is the outlet wet?
        learning | learning not done after a repair or a flat battery; conditions for it not met; part worn | was the battery disconnected or a part replaced recently?; have it learned with a diagnostic tool
        length | control modules with software that does not match; control module replaced | was a control module replaced or programmed recently?
        bladder fluid level | bladder in the seat leaking or worn; not calibrated after work on the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        coolant level | coolant low from a leak; level sensor faulty | coolant level, cold; wet spots under the car?
        fluid level | fluid low from worn pads or a leak; level switch faulty | fluid level; brake pads; wet spots under the car?
        fuel level | tank nearly empty; float or its track worn; poor ground | how much fuel is in the tank?; does the gauge follow when you refuel?
        level | level low from a leak or consumption; level sensor stuck; poor contact | the level itself, as the manual describes; wet spots under the car?
        lever | lever or its switch worn or stiff; spilled drink in it; poor contact | does it move freely through all positions?; was a drink spilled on it?
        variable valve lift | valve lift motor or its control shaft worn; oil low, old or wrong; not learned | oil level and age; battery voltage
        light | bulb burned out; corroded socket or ground; blown fuse; other bulb type than original | does it light?; its fuse; socket: corroded or wet?
        cigar lighter | coin or dirt in the socket; heating element burned out; blown fuse | look into the socket; its fuse
        coding for adaptive front lighting | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        lighting | bulb or LED burned out; blown fuse; wire damaged | do all lamps light?; fuses
        lights | bulb burned out; corroded socket or ground; blown fuse; other bulb type than original | do they all light?; fuse; sockets: corroded or wet?
        load limiter | poor contact under the seat or in the pillar; igniter faulty or fired | does the airbag light stay on?; was the car in an accident?
        speed limiter | limiter reached while driving fast; vehicle speed signal wrong | was the car driven at its top speed or the engine overrevved?
        limp-home | throttle dirty or sticking; its return spring weak; battery voltage low | throttle: dirty or sticking?; battery voltage
        communication line | control module at the other end without power or faulty; line chafed or wet | codes of other control modules; fuses; battery voltage and terminals
        diagnostic line | wire chafed or wet; what it checks faulty; control module faulty | does what it checks work?; fuses
        line | wire chafed, broken or wet; part at its end faulty; low battery voltage | codes stored together with it; fuses; battery voltage and terminals
        wake-up line | wire chafed or broken; control module that wakes the others faulty; low battery voltage | battery voltage and terminals; fuses
        link | a control module without power or faulty; data line chafed or wet | codes of other control modules; fuses; battery voltage and terminals
        linkage | linkage off, bent or stiff; joint worn | is it connected, and does it move freely?
        configuration list | control module added or replaced and not configured | was a control module replaced or retrofitted recently?; have it configured with a diagnostic tool
        engine load | fault in the engine control; air leak or clogged air filter; disturbed data line | fix engine codes first
        load | what draws current stiff or left on; belt or alternator; sensor faulty | what is switched on?; battery voltage with the engine running
        under load | fuel pressure too low under load; clogged fuel filter; dirty air flow sensor | age of the fuel filter; air filter
        location | position of the wheels not learned after they were changed; sensor faulty | were wheels changed or rotated recently?; drive for twenty minutes, then check again
        column lock | lock bolt jammed by the turned wheel; low battery voltage; lock motor worn | turn the steering wheel to and fro while starting; battery voltage
        connector lock | connector not latched after work; locking lever broken | does the airbag light stay on?; was work done at the control module recently?
        differential lock | lock does not engage; actuator or its switch worn; fluid low | does it engage with the car rolling slowly and straight?
        door lock | lock mechanism stiff or frozen; its motor worn; wires in the door broken | does it lock and unlock every time?; rubber boot of the door wires: torn?
        lock | lock mechanism stiff, dirty or frozen; its motor worn; wires broken | does it lock and unlock every time?
        shift lock | solenoid or brake light switch faulty; lever mechanism sticking; spilled drink | do the brake lights work?; was a drink spilled into the lever?
        starter lock | starter blocked on purpose: gear engaged or pedal not pressed; relay or switch worn | try it in neutral and in park, clutch or brake pressed
        steering lock | lock bolt jammed by the turned wheel; low battery voltage; lock motor worn | turn the steering wheel to and fro while starting; battery voltage
        theft lock | unit locked after the battery was disconnected; unit from another car | was the battery disconnected?; radio code at hand?
        memory full and locked | crash stored for good: the airbag control module must be replaced | was the car in an accident?; does the airbag light stay on?
        heater lockout | heater locked after failed starts or overheating | fuel level; battery voltage; have it unlocked with a diagnostic tool
        firing loop | wires of two airbags touching or wet; wiring repaired wrongly; control module faulty | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        ignition loop | wires of the airbag touching or wet; igniter faulty; control module faulty | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        power steering loop | valve of the power steering faulty; wire chafed; poor contact | does the steering get lighter when parking?; its fuse
        lowering | something in its way; mechanism stiff; hydraulic fluid low; position sensor worn | anything in its way?; battery voltage
        seat lumbar | seat air pump or motor worn; hose in the seat off; plug under the seat | does it hum?; was the seat removed recently?
        electronic throttle power management | another throttle fault that limits the power; throttle body worn; weak battery | other throttle codes: start with those; battery voltage
        power management | weak battery; loose terminal; battery not registered after replacement | battery voltage, engine off and running; was the battery replaced recently?
        calibration not from the manufacturer | engine software changed (tuned); wrong file loaded | was the engine tuned?; have the original software loaded
        side marker | bulb burned out; corroded socket or ground; other bulb type than original | does it light?; socket: corroded or wet?
        map data for the market | map of another region loaded | was the head unit or its map replaced recently?
        sensor mat | something heavy or wet on the seat; sensor mat worn; connection under the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        battery sensor current measurement | battery sensor at the negative terminal faulty; something connected to the battery past the sensor | battery terminals: tight and clean?; was a device connected straight to the battery?
        battery sensor temperature measurement | battery sensor at the negative terminal faulty; its connector corroded | battery terminals: tight and clean?; was the battery replaced recently without being registered?
        battery sensor voltage measurement | loose battery terminal; battery sensor at the negative terminal faulty | battery terminals: tight and clean?; battery voltage, engine off and running
        tape deck mechanism | tape jammed or torn; drive worn or dirty | eject the tape; try another one
        hard disk media | map or media disk from another car or damaged; device needs a restart | was the head unit replaced recently?; switch everything off for some minutes
        keep-alive memory | battery disconnected or flat; fuse of the permanent supply blown; control module itself faulty | was the battery disconnected or flat recently?; fuse of the permanent supply; clear the code once
        memory | battery disconnected or weak while starting; control module itself faulty | was the battery disconnected or flat recently?; clear the code once: does it come back?
        command message | control module that sends it faulty or wrongly coded; disturbed data line | codes of other control modules; fuses
        message | control module that sends it faulty or without power; disturbed data line; wrong coding | codes of other control modules; fuses; battery voltage and terminals
        speed message | wheel speed sensor faulty; control module that sends it faulty; disturbed data line | does the speedometer work?; brake codes first
        messages | control module that sends them faulty or without power; disturbed data line; wrong coding | codes of other control modules; fuses; battery voltage and terminals
        combination meter | cluster without power or ground; low battery voltage; cluster faulty or wrongly coded | do gauges and lights work?; its fuse; battery voltage
        microcomputer | control module itself faulty; low battery voltage while starting; software that needs an update | battery voltage and terminals; clear the code once: does it come back?
        microcontroller | control module itself faulty; low battery voltage while starting; software that needs an update | battery voltage and terminals; clear the code once: does it come back?
        microphone | microphone covered or faulty; its wire loose; hands-free unit faulty | do people hear you in a call?; is its grille covered?
        microprocessor | control module itself faulty; low battery voltage while starting; software that needs an update | battery voltage and terminals; clear the code once: does it come back?
        mirror | mirror frozen or bumped; motor in it worn; wire in the door broken | does it move in all directions?
        misfire | worn spark plug; faulty ignition coil; injector; low compression | age of the spark plugs; swap the coil with another cylinder's: does the code follow it?
        mismatch | control module or part from another car; replaced and not coded | was a control module or part replaced recently?; have it coded
        mixture | air leak, wrong fuel pressure or a dirty air flow sensor; injector; oxygen sensor worn | listen for hissing hoses; air filter; fix other codes first
        blocking mode | locked after several tries with an unknown key; control module replaced and not matched | try the second key; leave the ignition on for ten minutes, then try again
        lock mode | locked after several tries with an unknown key; control module replaced and not matched | try the second key; leave the ignition on for ten minutes, then try again
        mode | control module left in a special mode after work on the car; another fault forces this mode | was the car at a repair shop recently?; fix other codes first
        off mode | sensor delivered switched off, not activated when installed; its battery weak | were wheels or sensors changed recently?; have the sensor activated
        plant mode | factory mode not ended by the dealer; battery disconnected for long | have the mode switched off with a diagnostic tool
        sensor signal in test mode | test mode not ended after work on the car; sensor battery weak; sensor not learned | were wheels or sensors changed recently?; drive for twenty minutes, then check again
        test mode | test mode not ended after work on the car; conditions for it not met | was it at a repair shop recently?; clear the code once: does it come back?
        airbag control module | low battery voltage; stored crash data; control module faulty or wet | was the car in an accident or under water?; battery voltage and terminals
        airbag module | poor contact under or in the seat, wheel or door; igniter faulty; airbag fired | does the airbag light stay on?; was the seat, wheel or door trim removed recently?
        battery sensor module | loose or corroded negative battery terminal; sensor faulty; data line damaged | battery terminals: tight and clean?; was the battery replaced recently?
        camera module | view blocked by dirt, ice or fog; not calibrated after windshield or body work; module faulty | windshield and lens clean?; was the windshield replaced recently?
        charging door module | low 12 V battery voltage; door stuck or frozen; module faulty | 12 V battery voltage; does the charging door open and close freely?
        classification control module | something heavy or wet on the seat; sensor mat not calibrated after work; control module faulty | is the seat empty, dry and its cover in place?; was the seat removed or repaired recently?
        control module | low battery voltage or a poor ground; software that needs an update; control module itself faulty | battery voltage and terminals; its fuses; does the fault come back after it is cleared?
        door module | water in the door; wires between door and body broken; module itself faulty | do window, lock and mirror of this door work?; rubber boot of the door wires: torn?
        driver module | poor ground or power supply; what it drives draws too much current; module itself faulty | its fuses; battery voltage and terminals; does what it drives still work?
        energy module | weak battery or loose terminals; module not registered after battery replacement; module faulty | battery voltage and terminals; was the battery replaced recently?
        module | low battery voltage or a poor ground; software that needs an update; module itself faulty | battery voltage and terminals; its fuses; does the fault come back after it is cleared?
        power module | weak battery or a loose power cable; overloaded or too hot; module itself faulty | battery voltage and terminals; main fuses
        seat module | low battery voltage; connector under the seat pulled loose; module wet from a spilled drink | does the seat move in every direction?; anything jammed under the seat?
        switch module | switch worn, sticky or wet from a spilled drink; its contacts dirty; module itself faulty | does every button work, and click freely?; was a drink spilled on it?
        trigger module | poor contact in its wiring at the wheel housing; module damaged by water or stones; module itself faulty | is it wet or damaged behind the wheel housing liner?
        window module | low battery voltage; module not initialized after the battery was disconnected; module faulty | move the window fully up and hold the switch for some seconds; its fuses
        control modules | low battery voltage or a poor ground; one of the control modules faulty; data line damaged | battery voltage and terminals; fuses; codes of other control modules
        modules | low battery voltage or a poor ground; one of the modules faulty; data line damaged | battery voltage and terminals; fuses; codes of other control modules
        air injection system monitor | air pump seized or its relay; hoses cracked; check valve rusted through | does the pump howl after a cold start?; hoses; its fuse
        airbag diagnostic monitor | airbag control module itself faulty; low battery voltage | battery voltage; does the airbag light stay on?
        fuel injector heater control module monitor | heater control module without power or faulty; wire between the control modules | its fuse; how does it start in the cold?
        fuel pump monitor | fuel pump relay; wire or connector of the pump corroded; fuel pump worn | does the pump hum for two seconds at ignition on?; swap the relay with a like one; its fuse
        glow plug monitor | burned-out glow plug; glow plug relay or its heavy wires; wires at the plugs oily or broken | how does it start in the cold, does it smoke?; glow plug fuse; resistance of each plug: all alike, about 1 Ω?
        ignition diagnostic monitor | ignition control module or its wire; ignition coil; wire between the control modules | does it stall or misfire?; connectors at coil and ignition module: loose?
        misfire monitor | worn spark plug; faulty ignition coil; crankshaft sensor ring not learned | age of the spark plugs; is the check engine light flashing? slow down at once
        monitor | what it watches worn or faulty; wire damaged; control module faulty | fix other codes first; clear the code once: does it come back?
        pressure monitor | sensor battery empty; sensor not learned; receiver faulty | were wheels changed recently?; tire pressures, cold
        tampering monitor | part removed, replaced or changed; sensor of it faulty or wet | was the radiator or the part replaced recently?
        temperature light monitor | bulb of the light burned out; wire to the instrument cluster damaged | does the light come on with the ignition and go out?
        coding for tire pressure monitoring | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        monitoring | what is watched worn or faulty; control module faulty; disturbed data line | fix other codes first; clear the code once: does it come back?
        sensor monitoring | sensor dirty, worn or faulty; its wire chafed; control module faulty | its value in live data: does it fit?
        torque monitoring | unmetered air or a wrong sensor value; control module faulty | fix engine codes first; listen for hissing hoses
        A/C compressor motor | compressor stiff or worn; refrigerant overfilled; inverter in it faulty | does it cool?; 12 V battery voltage; does the fan run with the A/C on?
        ABS pump motor | pump motor in the ABS unit worn; its relay or fuse; poor ground | ABS fuses; does it hum while the ABS works or never stop?
        blower motor | blower blocked by leaves; motor worn; its resistor or controller burned out | does it run at every speed?; leaves in the air intake?; cabin filter
        damper servo motor | flap or linkage jammed or broken; servo motor worn; position not learned; poor contact | does it hum or click when the setting is changed?; do air and temperature follow the setting?
        direction motor | flap or linkage jammed or broken; motor worn; position not learned | does it hum or click when the setting is changed?; does the air direction follow the setting?
        door motor | flap or linkage jammed or broken; motor worn; position not learned; poor contact | does it hum or click when the setting is changed?; do air distribution and temperature follow the setting?
        electric steering lock motor | lock bolt jammed by the turned wheel; low battery voltage; lock motor worn | turn the steering wheel to and fro while starting; battery voltage
        fan motor | motor worn or blocked; its relay or fuse; poor contact | its fuse; does it turn freely by hand (ignition off)?
        glove box locking motor | lock mechanism stiff or jammed; motor worn; overfilled glove box | does it close and lock freely?
        glove box release motor | lock mechanism stiff or jammed; motor worn; overfilled glove box | does it open freely?
        horizontal motor | mechanism stiff or jammed; motor worn; wires broken | does it move freely all the way?
        hydraulic pump motor | pump motor in the ABS unit worn; its relay or fuse; poor ground | ABS fuses; does the pump hum at the right time?
        latch motor | latch dirty, dry or frozen; motor worn; wires in the lid or door broken | latch: dirty or dry?; open and close it firmly
        lock motor | lock mechanism stiff; motor worn; wires broken | does it move freely?
        locking motor | lock mechanism stiff or frozen; motor worn; wires in the door broken | does it lock with the key?; rubber boot of the door wires: torn?
        mirror motor | mirror frozen or bumped; motor or gear in it worn; wire in the door broken | does the mirror move in all directions?
        mix control motor | flap or linkage jammed or broken; motor worn; position not learned | does it hum or click when the setting is changed?; does the temperature follow the setting?
        mode control motor | flap or linkage jammed or broken; motor worn; position not learned | does it hum or click when the setting is changed?; does the air direction follow the setting?
        motor | motor worn or blocked; what it moves stiff, iced or jammed; blown fuse; poor contact | its fuse; does what it moves go freely all the way?
        pump motor | pump motor worn or blocked; its relay or fuse; poor ground | its fuse; does the pump run?
        running board motor | running board iced or jammed; motor worn; its fuse | dirt, ice or stones in its joints?; does it move freely?
        seat motor | something jammed under the seat; motor worn; blown fuse | anything under or behind the seat?; its fuse
        servo motor | flap or linkage jammed or broken; servo motor worn; position not learned; poor contact | does it hum or click when the setting is changed?; do air distribution and temperature follow the setting?
        shift motor | motor or shift mechanism stiff or worn; brushes worn; poor contact | does it engage with the car rolling slowly and straight?; its fuse
        starter motor | weak battery or corroded cable; starter worn; relay | battery voltage and terminals; does it click or turn slowly?
        stepper motor | motor or what it moves sticking; position not learned; poor contact | does what it moves go freely?
        swivel motor | headlamp swivel mechanism stiff; motor worn; not calibrated | do both beams move when the wheel is turned?
        traction control motor | motor in the brake or throttle unit worn or blocked; its relay or fuse | fuses; is the traction control light on at every start?
        window motor | window channel stiff, dirty or iced; motor worn; not initialized after a flat battery | does the window move freely all the way?; run it fully up and hold the switch
        wiper motor | blades frozen or linkage stiff; motor worn; blown fuse; poor ground | blades free of ice?; its fuse; do all speeds work?
        motors | motor worn or blocked; what it moves stiff, iced or jammed; blown fuse | fuses; does what they move go freely all the way?
        mount | vacuum hose off; mount worn; valve of it faulty | does the engine shake at idle?
        sensor mounting | sensor loose, crooked or fitted the wrong way round | was it removed or replaced recently?; is it firmly fastened?
        network | a control module without power or faulty; data line damaged; retrofitted device that disturbs it | codes of other control modules; fuses; was anything retrofitted recently?
        torque in neutral | clutch dragging or valve sticking; fluid wrong or burnt | does the car creep in neutral?; fluid level and smell
        node | control module on the network without power or faulty; data line damaged | codes of other control modules; fuses
        radio noise | radio disturbance from a retrofitted or charging device; receiver faulty | unplug chargers and retrofitted devices; does it happen only at one place?
        crash event notification | crash stored by the airbag control module; wire between the control modules damaged | was the car in an accident?; does the airbag light stay on?
        restraint event notification | crash stored by the airbag control module; wire between the control modules damaged | was the car in an accident?; does the airbag light stay on?
        number | control module replaced and not programmed with the data of this car; programming interrupted | was a control module replaced or programmed recently?
        occupant classification system obstruction | object jammed under or behind the seat; seat cover or child seat presses on it | look under the seat; remove covers and clear the code
        ignition off | ignition switch contacts worn; its fuse; wire broken or touching a power wire | fuses; do other systems drop out or stay on too?
        offset | sensor drifted or not calibrated; mounting loose | was a part replaced or the car repaired recently?; have it calibrated
        water in engine oil | head gasket or oil cooler leaking; only short trips in winter | oil and oil cap: milky?; coolant level
        pretensioner only | crash stored by the airbag control module; module to be replaced or reset | was the car in an accident?
        trunk motor open | trunk drive motor worn; lid stiff or blocked; battery weak | does the lid move freely by hand?; battery voltage
        opening | something in its way; latch or seal stiff or frozen; motor worn; low voltage | anything in its way?; does it move freely by hand?
        gas operation | gas nearly empty or bad; gas filter clogged; injector or regulator worn | does it run well on gasoline?; age of the gas filter
        operation | what is operated stuck, worn or blocked; low voltage | does it work every time?; its fuse
        option | control module coded for other equipment than the car has; control module replaced | was a control module replaced or equipment retrofitted recently?
        options | control module coded for other equipment than the car has; control module replaced | was a control module replaced or equipment retrofitted recently?
        movement of shift fork or | shift forks or their actuator worn or bent; position sensor faulty; not relearned | does it change gears harshly?; have the transmission relearn procedure done
        oscillator | control module itself faulty; low battery voltage while starting | battery voltage and terminals; clear the code once: does it come back?
        bulb outage | bulb burned out; corroded socket or ground; LED bulb fitted instead | walk around the car: do all lights work?; socket: corroded or wet?
        ajar output | switch in the latch worn; wire to the next control module damaged | open and close it firmly: does the light follow?
        audio output | speaker or amplifier faulty; its wire loose or chafed; device wired wrongly | which speakers are silent?; was the radio removed recently?
        backlighting output | LED burned out; dimmer turned down or faulty; wire damaged | turn the dimmer up: does it light?
        chime output | buzzer faulty; wire damaged; control module faulty | does it sound when it should?
        coil output | ignition coil or its wire faulty; poor contact in its connector; control module faulty | swap the coil with another cylinder's: does the code follow it?
        detection output | crash stored by the airbag control module; wire of the crash signal damaged | was the car in an accident?; does the airbag light stay on?
        display output | display or its wire faulty; what it shows not received | does the display work?; fuses
        heater output | heating element broken; wire broken; fuse or relay | does it get warm?; its fuse
        high voltage output | inverter or compressor faulty; 12 V battery weak | 12 V battery voltage; does the A/C cool?
        horn output | horn rusty or wet; its relay or fuse | does it sound?; its fuse
        lamp output | bulb burned out; corroded socket or ground; blown fuse; other bulb type than original | does it light?; its fuse; socket: corroded or wet?
        mirror output | mirror motor or its wire faulty; wire in the door broken | does the mirror tilt in reverse?
        output | what it supplies or drives shorted or faulty; wire chafed or broken; control module faulty | does what it drives work?; its fuse
        record output | crash stored by the airbag control module; wire of the crash signal damaged | was the car in an accident?
        reference output | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one: does the code go away?
        relay output | relay worn or its contacts burned; blown fuse; what it supplies shorted | its fuse; swap it with a like relay
        sensor output | sensor faulty or dirty; its wire chafed; control module that reads it faulty | its value in live data: does it fit?
        speaker output | speaker torn or its wire loose or chafed; retrofitted radio wired wrongly; amplifier faulty | which speakers are silent?; was the radio or door trim removed recently?
        speed sensor output | sensor dirty or faulty; its wire chafed; control module that passes it on faulty | do speedometer and ABS work?; wires at the wheels
        thermoelectric device output | heating and cooling element in the seat shorted; its blower clogged; plug under the seat | does the seat get warm and cool?; was the seat wet or removed recently?
        over-discharge | battery left empty for long; a weak cell; battery control module faulty | was the car parked with an empty battery for long?; charge it fully, then check again
        coolant overfill | coolant topped up too high; coolant pushed over from another circuit | coolant level of the battery circuit, cold
        overload | used too long or too hard; part stiff or blocked | let it cool down, then try again
        overrun | air leak or leaking injector; sensor worn | listen for hissing hoses
        converter overstress | torque converter overloaded: full throttle against the brake, towing; fluid overheated | let it cool down; fluid level and smell: burnt?
        overtemperature | control module too hot: its cooling or place; overload | let it cool down; its cooling openings: blocked?
        overvoltage | alternator regulator faulty; jump start or charging with 24 V; loose terminal | battery voltage with the engine running; was it jump-started?
        battery pack | weak cells; corroded bus bars or sensing wires; cooling blocked | is the range or the electric share much smaller than it was?; air inlet of the battery: clogged?
        pack | weak cells or parts in it; poor contact inside; cooling blocked | is the range or the electric share much smaller than it was?; air inlet of the battery: clogged?
        switch pack | switch worn, sticky or wet from a drink; its connector loose or wet; pack itself faulty | does every button work, and click freely?
        headphone panel | panel faulty or its wire loose; spilled drink | do headphones work there?
        panel | panel wet or sticky; its cable loose; panel faulty | does every button work?; was a drink spilled on it?
        data link parity | receiver or control module faulty; data line disturbed | try the second key; clear the code once
        message parity | control module that sends it faulty or without stable power; disturbed data line | codes of other control modules; battery voltage and terminals
        vehicle speed in park | wrong speed signal; parking lock or its linkage out of adjustment; car rolled in park | does the car roll in park?; does the speedometer jump?
        password | control module replaced and not matched; wrong code entered | was a control module replaced recently?; try the second key
        high-voltage path | plug, fuse or contactor of the high-voltage circuit open; service plug not seated | was the car in an accident or under repair?; 12 V battery voltage
        optical path | windshield dirty or chipped over the sensor; air bubble after windshield work | windshield clean in front of the mirror?; was the windshield replaced recently?
        brake pedal | pedal sensor or brake light switch out of adjustment; mat under the pedal | floor mat out of the way?; do the brake lights come on and go out?
        performance | solenoid or valve sticking; fluid low or burnt; sensor faulty | fluid level and smell; other transmission codes: start with those
        phase | winding or cable of the motor damaged; inverter faulty; poor contact at a terminal | clear the code once: does it come back?; 12 V battery voltage
        phases | winding or cable of the motor damaged; inverter faulty; poor contact at a terminal | clear the code once: does it come back?; 12 V battery voltage
        contact plate | contact plate in the shift motor worn or dirty; shift motor stopped between positions; poor contact | does four-wheel drive engage with the car rolling slowly and straight?
        plausibility | sensors do not agree: one of them faulty; wire damaged | compare the values in live data
        player | disc jammed or dirty; player without power; player worn | take the disc out; its fuse
        glow plugs | worn glow plug; relay or control unit of the glow plugs; poor contact | hard start and white smoke when cold?; fuse of the glow plugs
        plugs | worn plug; poor contact; relay or control unit | hard start when cold?; fuse
        pneumatics | leaking air spring or line; compressor worn; valve sticking | does the car sag overnight?; listen for hissing
        clutch friction point | clutch worn; not learned after a repair; fluid low | does the engine rev up without the car going faster?; fluid level
        zero point | not calibrated after work; sensor loose; car moved while calibrating | was a part replaced or the battery disconnected recently?; have it calibrated
        current sensor polarity | sensor or battery cable fitted the wrong way round; sensor faulty | was the battery or its cable worked on recently?
        charge port | dirt or moisture in the port; lid or lock stuck; charging cable faulty | dirt or water in the port?; try another charging station
        port | dirt or moisture in the port; lid or lock stuck; poor contact | dirt or water in it?; try another cable
        accessory position | contacts of the ignition switch worn; heavy key ring; blown fuse | wiggle the key: does anything cut out?; fuses
        actuator park position | oil old, dirty or low; adjuster not locking; timing chain stretched | oil level and age; rattling when started cold?
        ignition switch run position | contacts of the ignition switch worn; heavy key ring; blown fuse | wiggle the key: does anything cut out?; fuses
        lock position | latch or key cylinder stiff or dirty; switch in the latch worn; linkage bent | does the lock turn fully?; spray the latch with lubricant
        neutral position | not calibrated after work; sensor loose; car not level while calibrating | was a part replaced or the battery disconnected recently?
        out of park position | parking lock not fully in: actuator or cable out of adjustment; position sensor faulty; car stood tight on a slope | use the parking brake; does the displayed gear match the lever?
        park position | linkage or switch of it out of adjustment; wire damaged | does the displayed gear match the lever?
        position | what is positioned sticks or is worn; sensor of it out of adjustment; not learned | does it move freely all the way?; was a part replaced or the battery disconnected recently?
        rotor position | position sensor in the motor or its wire faulty; not learned after replacement | was the motor or its control module replaced recently?; clear the code once: does it come back?
        start position | contacts of the ignition switch worn; heavy key ring; blown fuse | wiggle the key: does anything cut out?; fuses
        switch down position | switch worn or sticking; wet from rain or a drink | does it work every time?; was a drink spilled on it?
        switch up position | switch worn or sticking; wet from rain or a drink | does it work every time?; was a drink spilled on it?
        unintended park position | parking lock actuator or cable out of adjustment; position sensor faulty; loose power supply | does the displayed gear match the lever?; battery voltage and terminals
        unlock position | latch or key cylinder stiff or dirty; switch in the latch worn; linkage bent | does the lock turn fully?; spray the latch with lubricant
        door potentiometer | flap or linkage jammed or broken; potentiometer worn; position not learned | does it hum or click when the setting is changed?; does the temperature follow the setting?
        motor potentiometer | potentiometer in the motor worn; flap or linkage jammed; poor contact | does it hum or click when the setting is changed?; do air and temperature follow the setting?
        potentiometer | potentiometer worn or dirty; what it follows jammed; poor contact | does what it follows move freely all the way?
        vent potentiometer | vent or its linkage jammed; potentiometer worn; poor contact | move the vent by hand: does it go freely?
        output power | what it supplies shorted; control module faulty; weak supply | its fuse; does what it supplies work?
        plate power | contact plate worn or dirty; fuse blown; wire chafed | its fuse; does four-wheel drive engage?
        power | blown fuse or worn relay; poor ground or corroded connector; weak battery | its fuse; battery voltage and terminals
        power-up | battery voltage dropped while starting; control module faulty | battery voltage and terminals
        pre-ignition | bad or low-octane fuel; wrong or old oil; spark plugs; engine too hot | better fuel for the next tank; oil and spark plugs: right type?
        precharge | contactor or resistor of the precharge faulty; something connected draws current; 12 V battery weak | 12 V battery voltage and terminals
        fuel preheater | heating element burned out; relay or fuse; connector at the filter wet | its fuse; connector at the fuel filter: loose or wet?
        deployment command with squib fault present | crash stored while a squib had a fault: the control module must be replaced | was the car in an accident?; does the airbag light stay on?
        accumulator pressure | leak inside or outside; pump or accumulator worn; pressure sensor faulty | brake fluid level; does the pump run very often?
        barometric pressure | sensor drifted or its opening clogged; control module faulty | does it read like the weather report, about 100 kPa at sea level?
        boost pressure | hose off or cracked; wastegate or vanes sticking; control valve or sensor faulty | listen for hissing under load; hoses: off or cracked?
        booster pressure | vacuum hose or booster leaking; pump worn; sensor faulty | engine off, press the pedal until it is hard, start: it must give way
        exhaust pressure | sensor or its pipe clogged with soot; filter or exhaust clogged | does it pull as strongly as before?; listen for an exhaust leak
        manifold pressure | sensor drifted or its hose clogged; air leak; throttle dirty | with the engine off, does it read like the outside air pressure?; listen for hissing hoses
        master cylinder pressure | pressure sensor drifted; air in the brakes; brake light switch | is the pedal firm?; brake fluid level; do the brake lights work?
        pressure | leak or blocked line; pump or valve worn; sensor of it faulty | fluid level; hoses and lines: off, cracked or leaking?
        refrigerant pressure | refrigerant low or overfilled; condenser or its fan blocked; pressure sensor faulty | does the A/C cool?; does the fan run with the A/C on?
        tire pressure | tire pressure low or too high; nail in the tire; sensor battery empty | tire pressures, cold; nail or crack in the tire?
        pretensioner | poor contact under the seat or in the pillar; igniter faulty or fired | does the airbag light stay on?; anything jammed under the seat?; was the car in an accident?
        coil primary | ignition coil burned out; poor contact in its connector; control module faulty | swap the coil with another cylinder's: does the code follow it?
        primary | poor contact; coil or its wire faulty; control module faulty | its connector: loose or corroded?
        processor | control module itself faulty; low battery voltage while starting; software that needs an update | battery voltage and terminals; clear the code once: does it come back?
        program | wrong or incomplete software loaded; battery low while programming; control module faulty | was a control module replaced or programmed recently?
        programming | programming not done or interrupted; battery low while programming; control module faulty | was a control module replaced or programmed recently?; battery voltage and terminals
        over temperature protection | coolant low or leaking; thermostat or fan faulty; water pump worn | stop and let it cool down; coolant level, engine cold; does the fan run?
        protection | overload or heat made the control module switch it off; part stiff | let it cool down, then try again; does it move freely?
        motor pulse | window or seat mechanism stiff; sensor inside the motor faulty; position not learned | does it move freely all the way?; move it fully to both ends and hold the switch
        pulse | part stiff or blocked so that it moves too slowly; position sensor in its motor faulty; low voltage | does it move freely all the way?; battery voltage
        additive pump | additive tank empty; pump worn; line blocked | was the additive refilled at the last service?
        coolant pump | pump worn or blocked; coolant low or air in it; poor contact; its fuse | coolant level, engine cold; its fuse; does it hum?
        diagnostic module pump | pump worn or its filter clogged; hoses off or cracked; poor contact | fuel cap: closed until it clicks?; hoses: off or cracked?
        fuel pump | pump worn or its filter clogged; its fuse or relay; poor contact; tank nearly empty | enough fuel?; its fuse; does it hum when the ignition is switched on?
        leak detection pump | pump worn or its filter clogged; hoses off or cracked; poor contact | fuel cap: closed until it clicks?; hoses: off or cracked?
        metering oil pump | pump or its stepper motor sticking; oil low; poor contact in its connector | oil level; its connector: loose or oily?
        oil pump | pump worn; oil low or thick from cold; poor contact | oil or fluid level
        pump | pump worn or blocked; its fuse or relay; fluid low; poor contact in its connector | fluid level; its fuse; does it hum when it should run?
        vacuum pump | pump worn; vacuum hose leaking; its relay or fuse | is the pedal hard?; vacuum hoses: off or cracked?; its fuse
        washer pump | washer fluid empty or frozen; nozzles or filter clogged; pump worn; fuse | washer fluid; its fuse; does it hum?
        air quality | sensor at the air inlet dirty or faulty; its connector wet | is it dirty or full of leaves there?; does recirculation still switch by hand?
        query | key not recognized; control module replaced and not matched | try the second key; was a control module replaced recently?
        radar | dirt, snow or ice in front of the radar; out of alignment after a bump; radar itself faulty | grille and bumper clean there?; was the bumper bumped, repaired or painted?
        radio | software hung up; radio without power or faulty; antenna or data line damaged | hold its power button until it restarts; its fuse
        raising | something in its way; mechanism stiff; hydraulic fluid low; position sensor worn | anything in its way?; battery voltage
        range | out of range: sensor drifted, part worn or out of adjustment; wire damaged | its value in live data: does it fit?
        trim range | air leak, wrong fuel pressure or a dirty air flow sensor; injector; oxygen sensor worn | listen for hissing hoses; air filter
        gear ratio | clutch in the transmission slips; fluid low or burnt; solenoid sticking; speed sensor faulty | fluid level and smell; does the engine rev up without the car going faster?
        ratio | part worn or slipping; sensor faulty | fix other codes first; fluid level
        transition time ratio | oxygen sensor worn or sooty; exhaust leak | listen for an exhaust leak
        CD read | disc dirty, scratched or jammed; drive worn or its laser dirty | try another, clean disc; eject the disc
        DVD read | disc dirty, scratched or jammed; drive worn or its laser dirty | try another, clean disc; eject the disc
        disc reading | disc dirty, scratched or jammed; drive worn or its laser dirty | try another, clean disc; eject the disc
        sensor reading | sensor drifted or out of its place; poor contact | after a night parked: does it read like the outside air?
        short circuit in high voltage power supply while ready | inverter or A/C compressor shorted inside; motor winding shorted; damaged high-voltage cable | was the car flooded or in a crash?; do not switch it on again
        different tires front and rear | tires of different size or wear; spare wheel in use; wrong pressures | are all tires the same size and wear?; tire pressures, cold
        receiver | antenna or its wire loose; radio disturbance nearby; receiver faulty | new battery for the key; does it work elsewhere?
        antenna connection and reception | antenna or its plug loose; antenna amplifier without power; poor reception | in other places too?; antenna: loose or broken?
        transponder data reception | key battery or transponder; other keys or metal next to it; antenna at the lock | try the second key, alone
        recirculation | valve sooty and sticking; its pipe or cooler clogged | hoses and connector at the EGR valve
        crash record | crash stored by the airbag control module; module to be replaced or reset | was the car in an accident?
        scrap record | airbags set to be fired for scrapping; control module from a scrapped car | was the airbag control module replaced recently?
        reset or recovery | battery voltage dropped while starting; loose ground; control module itself faulty | battery voltage and terminals; loose ground strap?
        zone red | LED of the strip burned out; its wire damaged; module faulty | does it light in every color?
        torque reduction | control module that asks for it has a fault of its own; data line disturbed | codes of other control modules; fix those first
        5-volt reference | one of the supplied sensors shorted; chafed wire; control module faulty | codes stored together with it; 12 V battery voltage
        motor position sensor reference | position sensor in the motor or its wire faulty; control module faulty | clear the code once: does it come back?; 12 V battery voltage
        reference | sensor or its wire faulty; control module faulty | its connector: loose or wet?; fix other codes first
        voltage reference | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one: does the code go away?
        DVD region | disc of another region | try a disc of the car's region
        registration | part replaced without being registered; registration interrupted | was a key, battery or control module replaced recently?
        electronic vacuum regulator | vacuum hose off or cracked; regulator clogged or its coil faulty | hoses at the regulator: off or cracked?; its connector: loose?
        internal voltage regulator | control module faulty; battery voltage too high or too low | battery voltage, engine off and running; clear the code once
        AC relay | relay inside the charger or outlet worn or welded; too much plugged in | unplug everything from the outlet: does it recover?; 12 V battery voltage
        air injection pump relay | relay worn; pump stiff and drawing too much current; blown fuse | its fuse; swap it with a like relay; does the pump hum after a cold start?
        charger input relay | relay inside the charger worn or welded; charger faulty | try another charging station; 12 V battery voltage
        charging relay | contactor worn or welded; its control faulty; 12 V battery weak | 12 V battery voltage; clear the code once: does it come back?
        compressor relay | relay worn; compressor stiff or blocked; blown fuse | its fuse; swap it with a like relay
        fail-safe relay | relay worn or switched off by another fault; its fuse; control module faulty | fix other codes first; its fuse
        high-voltage relay | contactor worn or welded; its control or precharge faulty; 12 V battery weak | 12 V battery voltage; clear the code once: does it come back?
        main relay | relay worn; weak battery; its fuse or ground; control module faulty | swap it with a like relay; battery voltage and terminals; its fuse
        negative relay | contactor worn or welded; its control faulty; 12 V battery weak | 12 V battery voltage; clear the code once: does it come back?
        pack relay | contactor worn or welded; its control faulty; 12 V battery weak | 12 V battery voltage; clear the code once: does it come back?
        positive relay | contactor worn or welded; its control faulty; 12 V battery weak | 12 V battery voltage; clear the code once: does it come back?
        relay | relay worn or its contacts burned; blown fuse; relay loose in its socket; wire damaged | its fuse; swap it with a like relay; does it click?
        release | latch or cable stiff or frozen; its switch or motor worn | does it open every time?
        lamp request | lamp burned out or its wire damaged; instrument cluster faulty; another fault that asks for it | does the light come on with the ignition?; fix other codes first
        request | control module that asks for it has a fault of its own; data line disturbed | codes of other control modules; fix those first
        torque request | fault in the engine, brake or transmission control; disturbed data line | codes of other control modules; fix those first
        reset | battery voltage dropped while starting; loose battery terminal or ground; control module itself faulty | battery voltage and terminals; loose ground strap?
        airbag resistance | poor contact under the seat, in the wheel or in the trim; igniter faulty or fired | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        internal resistance | sensor worn or its heater weak; poor contact; exhaust leak | listen for an exhaust leak; its wire: melted or chafed?
        load limiter resistance | poor contact under the seat or in the pillar; igniter faulty or fired | does the airbag light stay on?; was the car in an accident?
        pretensioner resistance | poor contact under the seat or in the pillar; igniter faulty or fired | does the airbag light stay on?; anything jammed under the seat?
        resistance | poor contact or corroded connector; part worn; wire damaged | is it wet or corroded there?
        squib resistance | poor contact under the seat, in the wheel or in the trim; igniter faulty or fired | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        stage resistance | poor contact in its wiring; igniter faulty or fired; spiral cable worn | does the airbag light stay on?; was the wheel, dashboard or trim removed recently?
        resistor | resistor burned out; poor contact | its connector: melted or loose?
        response | key or control module not recognized; data line disturbed; low voltage | battery voltage; was a control module or key replaced recently?
        electric compressor restart | compressor stopped itself: refrigerant low or too high, fan, too hot; compressor electronics | does it cool at all?; does the radiator fan run with A/C?; leaves or dirt before the condenser?
        fuel restriction | fuel filter clogged; bad or cold diesel (waxed); line kinked | age of the fuel filter; where was it refueled last?
        retractor | belt twisted, dirty or jammed; retractor worn | does the belt roll in smoothly?
        feed and return | sensor damaged or its wire chafed; poor contact; control module faulty | was the car hit or repaired there?; does the airbag light stay on?
        return | return wire broken or corroded; sensor faulty; control module faulty | its connector: loose or corroded?
        tire revolutions | tires of different size or wear; wrong pressures; spare wheel in use | are all tires the same size and wear?; tire pressures, cold
        latch cinching rewind | latch dirty, dry or bent; its motor worn | clean and grease the latch; does the lid close smoothly by hand?
        rheostat | dimmer wheel worn; its connector loose | does the brightness change evenly?
        sensor ring | ring rusty, cracked or loose; gap too wide; wheel bearing loose | humming or play in the wheel bearing?
        rough road | driven on a rough road; wheel out of balance; wheel speed sensor faulty | was the road rough?; does the steering wheel shake?
        deployment after rollover | airbags fired in an accident: parts and control module must be replaced | was the car in an accident?
        intake manifold runner | runner flaps sticking with soot or oil; vacuum hose off; actuator worn | vacuum hoses: off or cracked?; does its rod move when the engine is revved?
        screen | display without power or hung up; its cable loose; display faulty | does it restart with the ignition off for ten minutes?; its fuse
        coil secondary | worn spark plug; ignition coil or cable cracked | age of the spark plugs; swap the coil with another cylinder's: does the code follow it?
        secondary | poor contact; blown fuse; part or its wire faulty | its fuse; its connector: loose or corroded?
        cyber security | software not accepted: programming interrupted; control module from another car or faulty | was a control module replaced or programmed recently?; have the software updated
        mode select | selector switch or motor worn; low battery voltage; poor contact | does it engage with the car rolling slowly and straight?
        selector | selector or its linkage worn or stiff; switch in it dirty; poor contact | does the displayed gear match the lever?
        temperature selector | selector worn or sticky; its contacts dirty | does the temperature follow the setting?
        self-learning | learning not done after a repair or a flat battery; conditions for it not met; part dirty | was the battery disconnected or a part replaced recently?; ignition on for a minute, then off
        throttle self-learning | throttle dirty with deposits; battery voltage low or disconnected; conditions not met | was the battery disconnected?; leave the ignition on for a minute without starting, then off
        in self-test | conditions of the test not met; switch or pedal not operated during the test; part faulty | repeat the test with the engine warm and everything switched off; fix other codes first
        self-test | another fault interrupts the test; conditions of the test not met; part faulty | codes stored together with it; repeat the test with the engine warm and the battery full
        sender | float or its resistance track worn; fuel gauge and sender do not agree; poor contact | does the gauge follow when you refuel?; its connector: loose or corroded?
        sense | wire chafed or broken; poor contact; what it senses faulty | its fuse; does what it senses work?
        battery voltage sensing | sensing wire or control module faulty; battery weak | 12 V battery voltage; clear the code once: does it come back?
        door handle sensing | handle wet, dirty or iced; sensor in it faulty; wires into the door broken | clean and dry the handle; does it work with a fresh key battery?
        isolation sensing | moisture or damage in a high-voltage part; sensor or control module faulty | was the car in deep water or an accident?
        sensing | sensor faulty or dirty; wire damaged; poor contact | its value in live data: does it fit?
        Hall sensor | sensor worn or faulty; magnet loose; poor contact in its connector | does what it follows move freely all the way?
        NOx sensor | sensor worn or sooty; exhaust leak near it; its wire melted on the exhaust | listen for an exhaust leak; its wire: melted or chafed?
        acceleration sensor | mounting loose or out of level; not calibrated after a repair; sensor itself faulty | park on level ground and clear the code: does it come back?; was work done there recently?
        adjustable pedal position sensor | sensor in the adjuster worn; mechanism stiff; position not learned | do the pedals move freely all the way?
        aid sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?; does it click when you put an ear to it?
        air flow sensor | sensor dirty; air leak between sensor and engine; clogged air filter; poor contact | air filter and intake hoses; its value in live data at idle and while revving
        air quality sensor | sensor dirty or worn; strong fumes for a long time; poor contact in its connector | is it dirty (behind the front grille)?; does automatic recirculation still work?
        air temperature sensor | sensor drifted or faulty; its connector loose, wet or corroded; sensor out of its place | after a night parked: does it read like the outside air?; is it in its place?
        air-fuel ratio sensor | sensor worn or sooty; exhaust leak near it; its wire melted on the exhaust | listen for an exhaust leak; its wire: melted or chafed?
        airbag discriminating sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        airbag sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        angle sensor | not calibrated after alignment, a repair or a flat battery; sensor loose or faulty | is the steering wheel straight when driving straight?; turn it fully left and right, ignition on
        anti-pinch sensor | rubber strip torn, pinched or wet; mechanism stiff; not initialized | rubber strip and channel: torn, dirty or stiff?; move it fully to both ends
        assist sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?; does it click when you put an ear to it?
        battery sensor | negative battery terminal loose or corroded; sensor faulty; battery replaced and not registered | battery terminals: tight and clean?; was the battery replaced recently?
        belt sensor | buckle dirty or something stuck in it; sensor or switch in it worn; poor contact under the seat | unlatch and latch the belt: does the light follow?; crumbs or coins in the buckle?
        brake fluid pressure sensor | sensor in the ABS unit drifted or faulty; zero point not calibrated after work; air in the brakes | is the pedal firm?; brake fluid level; was the brake system opened recently?
        brake pressure sensor | sensor in the ABS unit drifted or faulty; zero point not calibrated after work; air in the brakes | is the pedal firm?; brake fluid level; was the brake system opened recently?
        camshaft position sensor | sensor faulty or dirty with oil; timing chain or belt stretched or jumped; oil low | oil level; rattling when started cold?
        classification sensor | something heavy or wet on the seat; sensor mat worn; not calibrated after work on the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        column tilt sensor | sensor in the adjuster worn; mechanism stiff; position not learned | does the column move freely all the way?
        control module internal temperature sensor | control module too hot from a hot place or bad cooling; sensor inside it faulty: the module is replaced as a whole | is it covered, or its fan or cover missing?; clear the code cold: does it come back only when hot?
        coolant level sensor | coolant low from a leak; float stuck; poor contact in its connector | coolant level, cold; wet spots under the car?
        coolant temperature sensor | sensor drifted or faulty; thermostat stuck; coolant low; poor contact | coolant level, engine cold; does the value in live data rise steadily to about 90 degrees C?
        corner sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?
        crankshaft position sensor | sensor faulty or dirty with metal dust; its ring damaged; its wire chafed or hot | does the tachometer move while cranking?; does it fail only when hot?
        crash sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        crash zone sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        current sensor | loose cable terminal or corrosion at the sensor; sensor drifted or faulty; control module faulty | 12 V battery terminals: tight and clean?; clear the code once: does it come back?
        detection sensor | something heavy or wet on the seat; sensor mat worn; not calibrated after work on the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        differential pressure sensor | hoses to the sensor off, cracked or clogged with soot; sensor faulty | hoses at the sensor: off, cracked, swapped or clogged?
        disable module sensor | something heavy or wet on the seat; sensor worn; poor contact under the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        distance sensor | dirt, snow or ice in front of the sensor; out of alignment after a bump; sensor faulty | grille and bumper clean there?; was the front bumped or repaired recently?
        duct sensor | sensor out of its place or faulty; poor contact in its connector | does the temperature of the air from the vents change as set?
        evaporator temperature sensor | sensor out of its place between the fins; sensor faulty; refrigerant low | does the A/C cool well?; does it read like the cabin air before starting?
        flow sensor | sensor dirty; air leak behind it; clogged filter; poor contact in its connector | filter and hoses: clogged, loose or cracked?; its connector: loose?
        fluid level sensor | fluid low from worn pads or a leak; float stuck; poor contact in its connector | brake fluid level and pads; wet spots at the wheels?
        fluid temperature sensor | sensor drifted or faulty; fluid low or old; poor contact in its connector | fluid level; after a night parked: does it read like the outside air?
        front airbag sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the front hit or repaired?; does the airbag light stay on?
        gas sensor | sensor dirty or worn; poor contact in its connector; leak of what it measures | is it dirty or wet outside?; do you smell gas?
        handle sensor | handle wet, dirty or iced; sensor in it faulty; wires into the door broken | clean and dry the handle; does it work with a fresh key battery?
        height sensor | its link bent, rusted or off; sensor stiff or full of water; not calibrated after work | link at the suspension arm: connected, not bent?; does the car stand level?
        high-voltage sensor | sensor inside the heater or control module faulty; 12 V supply weak | 12 V battery voltage; clear the code once: does it come back?
        horizontal position sensor | mechanism stiff or at its stop; sensor inside the motor worn; position not learned | does it move freely all the way?
        humidity sensor | sensor dirty or faulty; water on it; poor contact in its connector | is it dirty or wet (often at the windshield or mirror)?
        impact acceleration sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        impact pressure sensor | sensor in the door damaged by water or an impact; poor contact in the door; door trim not sealed | was the car hit or the door trim removed recently?; does the airbag light stay on?
        impact sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        inner sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?
        intrusion sensor | something moving or an open window inside; sensor faulty; not aligned | all windows closed?; anything swinging from the mirror?
        isolation sensor | moisture or damage in a high-voltage part; sensor or control module faulty | was the car in deep water or an accident?
        knock sensor | sensor not tightened right; its connector or wire corroded; bad fuel or real knocking | does it ping under load?; better fuel for the next tank
        level sensor | float or sensor stuck; level really too low; poor contact in its connector | the level itself, as the manual describes; its connector: loose or wet?
        lift sensor | sensor worn or out of adjustment; what it follows sticks with soot or dirt; poor contact | its connector: loose or wet?
        light sensor | something covers the sensor; sensor faulty; poor contact in its connector | is anything lying on the dashboard?; do the headlamps come on by themselves in the dark?
        line to battery sensor | data line chafed or its connector corroded; sensor at the negative terminal faulty | battery terminals: tight and clean?; was the battery replaced recently?
        low-voltage sensor | sensor inside the heater or control module faulty; 12 V supply weak | 12 V battery voltage; clear the code once: does it come back?
        master cylinder pressure sensor | sensor in the ABS unit drifted or faulty; zero point not calibrated after work; air in the brakes | is the pedal firm?; was the brake system opened recently?
        matter sensor | sensor sooty or worn; poor contact in its connector; exhaust leak | long drive on a highway, then clear the code; its wire: melted or chafed?
        mirror position sensor | mirror bumped or frozen; sensor inside the mirror worn | does the mirror move freely in all directions?
        module temperature sensor | module too hot from a hot place or bad cooling; sensor inside it faulty: the module is replaced as a whole | is it covered, or its fan or cover missing?; clear the code cold: does it come back only when hot?
        motor or sensor | motor or its sensor worn; mechanism stiff or frozen; wire in the door broken | does it move in all directions?
        motor position sensor | position sensor in the motor or its wire faulty; not learned after replacement; control module faulty | was the motor or its control module replaced recently?; clear the code once: does it come back?
        occupancy sensor | something heavy or wet on the seat; sensor mat worn; not calibrated after work on the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        occupant sensor | something heavy or wet on the seat; sensor mat worn; not calibrated after work on the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        oil temperature sensor | sensor drifted or faulty; oil low; poor contact in its connector | oil level; after a night parked: does it read like the outside air?
        open switch sensor | lid stuck or not fully closed; sensor worn or wet | does it open and close freely?
        outer sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?
        oxygen sensor | sensor worn or sooty; exhaust leak near it; its wire melted on the exhaust | listen for an exhaust leak; its wire: melted or chafed?
        parking center sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?
        parking sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?; does it click when you put an ear to it?
        pedal position sensor | pedal sensor worn; floor mat or dirt under the pedal; poor contact in its connector | floor mat out of the way?; press the pedal slowly: does its value in live data rise evenly?
        phase current sensor | sensor inside the inverter faulty; motor winding or its cable damaged | clear the code once: does it come back?
        pinch sensor | rubber strip torn, pinched or wet; its wire in the lid or door broken | rubber strip: torn, pressed flat or wet?; anything in its way?
        position sensor | sensor loose, worn or out of adjustment; what it follows sticks; poor contact in its connector | does what it follows move freely, without play?; does its value in live data change evenly?
        power-up temperature sensor | sensor inside the control module faulty; control module far colder or hotter than the rest | does the code come back after a cold start?; clear the code once
        pressure sensor acceleration sensor | sensor in the wheel faulty or its battery weak; not learned after a wheel change | were wheels or tires changed recently?
        pressure sensor | sensor drifted or faulty, its port clogged; hose or line to it leaking; poor contact in its connector | hoses and lines: off, cracked or leaking?; its value in live data: does it fit?
        quality sensor | sensor dirty or worn; wrong or bad fluid or air; poor contact in its connector | what was last filled in?; is it dirty outside?
        radar sensor | dirt, snow or ice in front of the sensor; out of alignment after a bump; sensor faulty | grille and bumper clean there?; was the bumper bumped, repaired or painted?
        radiation sensor | something covers the sensor; tested in the dark; sensor faulty | is anything lying on the dashboard?; clear the code in sunshine: does it come back?
        rain and light sensor | windshield dirty or chipped over the sensor; poor fit after windshield work; sensor faulty | windshield clean in front of the mirror?; was the windshield replaced recently?
        rain sensor | windshield dirty or chipped over the sensor; air bubble or poor fit after windshield work; sensor faulty | windshield clean in front of the mirror?; was the windshield replaced recently?
        rate and acceleration sensor | mounting loose; not calibrated after a repair or flat battery; sensor itself faulty | park on level ground and clear the code: does it come back?; was work done under the console?
        rate sensor | mounting loose; not calibrated after a repair or flat battery; sensor itself faulty | park on level ground and clear the code: does it come back?; was work done under the console?
        refrigerant pressure sensor | refrigerant low or overfilled; condenser or its fan blocked; sensor faulty | does the A/C cool?; does the fan run with the A/C on?
        rollover sensor | sensor out of place or its mounting loose; sensor faulty; not calibrated | was the car hit or repaired?; does the airbag light stay on?
        rotation angle sensor | sensor loose or faulty; what it follows sticks or is worn; not learned after a repair | oil level; was a part replaced there recently?
        safing sensor | control module in which it is faulty; mounting loose; damaged by an impact | was the car hit or repaired there?; does the airbag light stay on?
        satellite sensor | sensor damaged by an impact or rust; poor contact in its connector; loose mounting | was the car hit or repaired there?; does the airbag light stay on?
        seat position sensor | seat not in its place or track dirty; sensor under the seat loose; sensor faulty | anything under the seat?; move the seat fully back and forth
        sensor | sensor dirty, worn or faulty; its connector loose, wet or corroded; its wire chafed or broken | is it dirty or damaged outside?; its value in live data: does it fit?; its connector: loose or wet?
        solar sensor | something covers the sensor; tested in the dark; sensor faulty | is anything lying on the dashboard?; clear the code in sunshine: does it come back?
        speed sensor | sensor dirty or faulty; gap to its ring too wide or ring damaged; wire chafed | does its value in live data rise evenly as you drive?; its connector and wire: loose or chafed?
        spot sensor | dirt, snow or a sticker on the bumper; sensor out of alignment after a bump; sensor faulty | rear bumper clean and undamaged?; was the bumper repaired or painted recently?
        stroke sensor | sensor out of adjustment or worn; not calibrated after work; poor contact | does the pedal move freely and return fully?; was work done at the pedal?
        sunlight sensor | something covers the sensor; tested in the dark; sensor faulty | is anything lying on the dashboard?; clear the code in sunshine: does it come back?
        sunload sensor | something covers the sensor; tested in the dark; sensor faulty | is anything lying on the dashboard?; clear the code in sunshine: does it come back?
        switch open sensor | lid stuck or not fully closed; sensor worn or wet | does it open and close freely?
        tank pressure sensor | fuel cap loose or worn; hose of the tank cracked; sensor faulty or its hose clogged | fuel cap: closed until it clicks, seal clean and intact?
        temperature sensor | sensor drifted or faulty; its connector loose, wet or corroded; what it measures really too hot or cold | after a night parked: does it read like the outside air in live data?
        tension sensor | belt twisted or jammed at its anchor; sensor faulty; poor contact under the seat | is the belt flat and free?; was the seat removed recently?
        throttle position sensor | throttle dirty or worn; sensor worn; poor contact in its connector | throttle: dirty?; press the pedal slowly: does its value in live data rise evenly?
        tilt sensor | mounting loose; sensor faulty; car moved or lifted while locked | clear the code once: does it come back?
        tire pressure sensor | battery in the sensor empty; sensor damaged by a tire change; not learned after a wheel change | tire pressures, cold; were wheels or tires changed recently?
        torque sensor | sensor in the steering gear or column faulty; not calibrated after a repair; poor contact | does the wheel turn equally lightly to both sides?; battery voltage
        touch sensor | surface dirty, wet or worn; sensor faulty | clean and dry it, then try again
        track position sensor | seat track dirty or bent; sensor under the seat loose; sensor faulty | anything under the seat?; move the seat fully back and forth
        travel sensor | sensor out of adjustment or worn; what it follows sticks; poor contact | does it move freely all the way?
        ultrasonic sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean and dry?; does it click when you put an ear to it?
        vacuum sensor | vacuum hose off or cracked; sensor faulty; vacuum pump weak | is the pedal hard?; vacuum hoses: off or cracked?
        vehicle speed sensor | sensor or its ring faulty or dirty; its wire chafed; other tire size | does the speedometer work?; wheel speed codes first
        vertical position sensor | mechanism stiff or at its stop; sensor inside the motor worn; position not learned | does it move freely all the way?
        voltage sensor | sensor inside the control module faulty; poor connection in its measuring wire; voltage really wrong | 12 V battery voltage; clear the code once: does it come back?
        washer fluid level sensor | washer fluid low or frozen; float stuck; poor contact in its connector | washer fluid level
        weight sensor | something heavy or wet on the seat; sensor worn; not calibrated after work on the seat | is the seat empty and nothing jammed under it?; was the seat removed recently?
        wheel speed sensor | sensor dirty with metal dust or faulty; its wire chafed at the wheel; ring rusty; wheel bearing loose | wire and connector at the wheel; humming or play in the wheel bearing?
        current sensors | loose terminal or corrosion at a sensor; sensor drifted or faulty; control module faulty | clear the code once: does it come back?
        drive motor phase current sensors | sensor inside the inverter faulty; motor winding or its cable damaged | clear the code once: does it come back?
        impact pressure sensors | one of the sensors faulty or its wiring wet; door or fender repaired or trim loose | was the car hit or repaired there?; does the airbag light stay on?
        oxygen sensors | sensors interchanged or worn; exhaust leak; their wires melted | were the sensors replaced or the exhaust repaired recently?; listen for an exhaust leak
        position sensors | one of the sensors loose or worn; what they follow sticks; poor contact in a connector | compare their values in live data; does what they follow move freely?
        pressure sensors | one of the sensors drifted or faulty; port clogged; hose or line leaking | compare their values in live data at rest; hoses and lines: off, cracked or leaking?
        sensors | one of the sensors dirty, worn or faulty; a connector loose, wet or corroded; interchanged connectors | are they dirty or damaged outside?; their values in live data: which one does not fit?
        speed sensors | one of the sensors dirty or faulty; ring damaged; clutch slips | compare their values in live data; fluid level
        temperature sensors | one of the sensors drifted or faulty; poor contact; really too hot in one place | after a night parked: do they all read like the outside air?
        tire pressure sensors | sensor batteries empty, often all within a year; sensors not learned after a wheel change; receiver faulty | were wheels or tires changed recently?; how old are the sensors? they last about ten years
        weight sensors | something heavy or wet on the seat; sensor worn; not calibrated after work on the seat | is the seat empty and nothing jammed under it?; was the seat removed recently?
        wheel speed sensors | one of the sensors dirty or faulty; tires of different size or wear; interchanged wires | are all four tires the same size?; compare the wheel speeds in live data
        arming sequence | alarm was armed while a door or hood was open; module faulty | close everything firmly and lock again
        contactor control sequence | contactor slow or stuck; control module interrupted by low battery voltage | 12 V battery voltage; clear the code once: does it come back?
        message sequence | control module that sends it faulty or without stable power; disturbed data line | codes of other control modules; battery voltage and terminals
        connectivity service | phone not paired or without reception; app or subscription expired; device needs a restart | pair the phone again; another phone too?
        basic setting | battery disconnected or part replaced without basic setting; part dirty or sticking | was the battery disconnected or the part replaced?; have the basic setting done
        setting | setting lost or not made after a repair; control module replaced | was a part or control module replaced or the battery disconnected?; have it set
        setup | setup not finished after a repair or replacement; coding interrupted | was a control module replaced recently?; have it set up with a diagnostic tool
        1-2 shift | fluid low or burnt; shift solenoid or valve sticking; clutch or band worn | fluid level and smell; does the engine rev up during this shift?
        2-3 shift | fluid low or burnt; shift solenoid or valve sticking; clutch or band worn | fluid level and smell; does the engine rev up during this shift?
        3-4 shift | fluid low or burnt; shift solenoid or valve sticking; clutch or band worn | fluid level and smell; does the engine rev up during this shift?
        adaptation and long shift | clutch worn: the adaptation is at its end; fluid old, low or burnt | fluid level and smell; does the engine rev up during shifts?
        fault immediately after shift | clutch worn inside the transmission; fluid low or burnt; solenoid sticking | fluid level and smell; other transmission codes: start with those
        paddle shifter | paddle or its switch worn; spiral cable under the steering wheel worn | do both paddles click and shift?
        shutdown | protection against overload or heat; voltage too low; another fault made it switch off | codes stored together with it; battery voltage and terminals
        shutter | shutter blocked by ice, stones or a bump; its motor worn; linkage broken | slats: free of ice and dirt, not broken?; was the front bumped?
        damping valve low side | coil of the damper valve or its wire shorted; connector at the wheel corroded | wire at the wheel: chafed?; oil on the damper?
        high to low side | injector coil or its wire shorted; injector worn; control module faulty | does one cylinder run rough?
        side | its wire chafed; part at its end shorted; control module faulty | its connector: loose, wet or corroded?
        acceleration sensor signal | mounting loose or out of level; not calibrated after a repair; sensor itself faulty | park on level ground and clear the code: does it come back?; was work done there recently?
        control signal | control module that sends it faulty; wire or data line damaged; part at its end faulty | codes of other control modules; its fuse
        engine speed signal | crankshaft sensor or its ring faulty; control module that passes it on faulty; wire damaged | does the tachometer move steadily?; codes of other control modules
        immobilizer signal | key not recognized; control module replaced and not matched; weak battery | try the second key; was a control module replaced recently?; battery voltage
        input signal | sensor or control module that sends it faulty; wire chafed or broken; poor contact | does its value in live data change as it should?; codes of other control modules
        output signal | wire chafed or broken; control module that sends it faulty; part at its end faulty | codes of other control modules
        oxygen sensor signal | sensor worn or sooty; exhaust leak near it; its wire melted on the exhaust | listen for an exhaust leak; its wire: melted or chafed?
        periodic signal | sensor dirty or ring damaged at one place; wheel bearing loose | humming or play in the wheel bearing?
        pressure sensor signal | sensor battery empty or sensor damaged; not learned after a wheel change; hose or line leaking | pressure itself; were wheels, tires or the sensor changed recently?
        safing sensor signal | sensor in the control module faulty; mounting loose; damaged by an impact | was the car hit or repaired there?; does the airbag light stay on?
        sensor signal | sensor dirty, worn or faulty; its wire chafed; poor contact in its connector | its value in live data: does it fit?; its connector: loose or wet?
        signal | sensor or control module that sends it faulty; wire chafed or broken; poor ground | codes stored together with it; fuses; its value in live data: does it fit?
        speed signal | speed sensor faulty or dirty; control module that passes it on faulty; wire damaged | does the speedometer work?; does its value in live data fit?
        switch signal | switch worn or out of adjustment; its wire chafed or broken; poor contact | does what it switches work every time?; its value in live data while you operate it
        temperature signal | temperature sensor drifted; its wire damaged; control module that passes it on faulty | its value in live data: does it fit the weather and the engine?
        tire pressure sensor signal | sensor in the tire damaged or its battery weak; not learned after a wheel change | were wheels or tires changed recently?; tire pressures, cold
        torque request signal | fault in the engine, brake or transmission control; disturbed data line | codes of other control modules; fix those first
        torque signal | fault in the engine control; disturbed data line | fix engine codes first
        turn signal | bulb burned out; corroded socket or ground; other bulb type than original | does it flash, faster than usual?; socket: corroded or wet?
        signature | solenoid sticking or worn; fluid dirty; coil faulty | fluid level and smell
        zone signature | LED of the strip burned out; its wire damaged; module faulty | does it light in every color?
        siren | battery in the siren empty; siren wet or rusty; its wire cut or loose | does it sound when the alarm is set off?
        tire size | tires of another size than coded; tires of different wear; wrong pressures | are all tires the same size, and the right one?
        tires of different size | tires of different size or wear; spare wheel in use; wrong pressures | are all tires the same size and wear?
        clutch slip | clutch worn or oily; fluid low; pressure too low | does the engine rev up without the car going faster?; fluid level
        slip | loss of grip or different tires; sensor faulty; part worn | are all tires the same size and wear?
        wheel slip | loss of grip on ice or gravel; tires of different size; wheel speed sensor faulty | are all tires the same size and wear?; clear the code once: does it come back?
        software | wrong or incomplete software loaded; battery low while programming; control module itself faulty | was a control module replaced or programmed recently?; battery voltage and terminals
        3-2 timing solenoid | solenoid sticking or its coil faulty; fluid low, old or burnt; connector at the transmission oily or loose | fluid level and smell; connector at the transmission: oily or loose?
        air spring solenoid | valve sticking or leaking; connector corroded; water in the air system | does the car stand level after a night parked?; listen for hissing
        base brake solenoid | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit | ABS fuses; brake fluid level and age
        clutch solenoid | solenoid sticking with dirt or worn; fluid low, old or burnt; poor contact in its connector | fluid level and smell
        control solenoid | solenoid sticking with dirt or worn; its coil burned out; poor contact in its connector | fluid or oil level; its connector: loose, wet or oily?
        damper solenoid | damper leaking or its coil faulty; connector or wire at the wheel corroded | oil on the damper?; wire at the wheel: chafed?
        injector solenoid | injector coil faulty; poor contact or chafed wire; injector stuck | does one cylinder run rough?; its connector: loose or oily?
        lock solenoid | solenoid sticking or burned out; mechanism stiff; poor contact | does it click and move freely?; its fuse
        pressure control solenoid | solenoid sticking with dirt or worn; fluid low, old or burnt; poor contact in its connector | fluid level and smell; does it shift well when warm?
        purge solenoid | valve stuck or leaking; its hoses cracked; poor contact in its connector | hoses: off or cracked?; does it click with the engine warm?
        shift solenoid | solenoid sticking with dirt or worn; fluid low, old or burnt; poor contact in its connector | fluid level and smell; does it shift well when warm?
        solenoid | solenoid sticking or worn; its coil burned out; poor contact in its connector | does it click when it is switched?; its connector: loose, wet or corroded?
        timing solenoid | solenoid clogged by old or dirty oil; oil low; its coil faulty | oil level and age; rattling when started cold?
        transmission timing solenoid | solenoid sticking or its coil faulty; fluid low, old or burnt; connector at the transmission oily or loose | fluid level and smell; connector at the transmission: oily or loose?
        solenoids | one of the solenoids sticking or burned out; poor contact | do they click when they are switched?; connectors: loose or wet?
        sounder | sounder faulty or wet; its wire loose | does it sound when it should?
        speaker | speaker torn or its coil open; its wire loose; wire in the door broken | does it play, without rattling?; was the door trim removed recently?
        blower speed | blower blocked or worn; its controller faulty; filter or hose clogged | does it run at every speed?; anything over the air openings?
        engine speed | crankshaft sensor or its wire faulty; engine overrevved; control module that passes it on faulty | does the tachometer move steadily?; fix other codes first
        idle speed | dirty throttle or idle valve; air leak; engine load too high | throttle: dirty?; listen for hissing hoses
        speed | speed sensor dirty or faulty; its ring damaged; what it measures slips or is blocked | does its value in live data fit?
        vehicle speed | wheel or vehicle speed sensor faulty; other tire size; data line disturbed | does the speedometer work?; wheel speed codes first
        wheel speed | wheel speed sensor dirty or faulty; ring damaged; tires of different size | are all four tires the same size?; compare the wheel speeds in live data
        wheel speeds | tires of different size or wear; one wheel speed sensor dirty or faulty | are all four tires the same size?; compare the wheel speeds in live data
        sensor signal spike | loose contact in the sensor's connector; sensor worn at one spot | press it slowly while watching its value in live data: does it jump?
        motor free spin | gear or shaft of the motor in the ABS unit stripped; motor faulty; brake of the motor worn | does the ABS light stay on?; does the unit whine at the first drive-off?
        position spring | throttle dirty or sticking; its spring weak or broken | throttle: dirty or sticking?
        return spring | throttle dirty or sticking; its spring weak or broken | throttle: dirty or sticking?
        spring | spring weak or broken; mechanism dirty | does it return by itself?
        airbag squib | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        driver airbag squib | spiral cable under the steering wheel worn; igniter faulty or fired; poor contact | do horn and steering wheel buttons work?; does the airbag light stay on?
        pretensioner squib | poor contact under the seat or in the pillar; igniter faulty or fired | does the airbag light stay on?; anything jammed under the seat?; was the car in an accident?
        squib | poor contact in its wiring; igniter faulty or fired; spiral cable under the steering wheel worn | does the airbag light stay on?; was the seat, wheel or trim removed recently?
        center stack | panel hung up or without power; spilled drink; panel faulty | does it restart with the ignition off for ten minutes?; its fuse
        output stage | control module itself faulty; what it drives shorted | does what it drives work?; clear the code once: does it come back?
        stage | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the car in an accident?
        engine stall | fuel, spark or air failed; starved of fuel; dirty throttle; weak battery | enough fuel?; fix other codes first
        at cold start | oil old, dirty or low; mechanism sticking; solenoid or control valve worn | oil level and age; fix other codes first
        during cold start | dirty throttle or air leak; coolant temperature sensor wrong; weak battery | listen for hissing hoses; throttle: dirty?; fix other codes first
        engine start | weak battery or starter; bad fuel or low fuel pressure; dirty throttle | battery voltage; enough fuel?; fix other codes first
        start | weak battery; conditions for it not met; another fault | battery voltage; fix other codes first
        remote engine starter | hood, door or brake switch not as required; not learned; battery weak | hood and doors closed?; battery voltage
        remote starter | hood, door or brake switch not as required; not learned; battery weak | hood and doors closed?; battery voltage
        starter | weak battery or corroded cable; starter worn; relay or ignition switch | battery voltage and terminals; does it click or turn slowly?
        operating state | what is operated stuck, worn or blocked; low voltage; another fault | does it work every time?; fix other codes first
        state | contact or sensor that reports it faulty; data line disturbed | does it work every time?; codes of other control modules
        charging station | charging station or its cable faulty; plug not pushed home | try another charging station
        status | control module that reports it has a fault of its own; disturbed data line | codes of other control modules; fuses
        coding for electric power steering | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        time to center steering | steering angle sensor not calibrated; wheel alignment off; tie rod or rack stiff | is the steering wheel straight when driving straight?; steering: heavy or sticking?
        variable orifice steering | steering valve or its solenoid faulty; its connector loose; low battery voltage | is the steering heavy at parking?; battery voltage
        brake pedal operation with the vehicle stopped | driver pumped the pedal at standstill; brake light switch stuck | do the brake lights come on and go out?; brake fluid level
        data storage | control module itself faulty; battery was weak while it was written | battery voltage and terminals; clear the code once: does it come back?
        release code storage | control module itself faulty; battery was weak while it was written | try the second key; battery voltage and terminals
        fire protection strategy | fuel was cut off after an impact; crash signal of the airbag control module | was the car in an accident?; does it smell of fuel?
        clutch stress | clutch overheated: creeping uphill, towing, holding on the gas; worn clutch | let it cool down, then drive on gently; does it shudder when moving off?
        clutch thermal stress | clutch overheated: wheels spinning long, tires of different size; fluid old | let it cool down; are all tires the same size and wear?
        control module stress | overheated by creeping or towing; ambient very hot | let it cool down, then drive on gently
        pinch strip | rubber strip torn, pinched or wet; its wire in the lid or door broken | rubber strip: torn, pressed flat or wet?
        liftgate strut | gas strut weak or power strut worn; liftgate stiff, as with ice or a carrier on it | does the open liftgate stay up?; anything on or in the way of the liftgate?
        vehicle submersion | water reached the sensor; car driven through deep water; sensor faulty | was the car in deep water?; wet carpets or damp smell?
        submodule | low battery voltage or a poor ground; module itself faulty | battery voltage and terminals; its fuses
        subnet | a control module without power or faulty; data line damaged | codes of other control modules; fuses
        subwoofer | speaker torn or its coil open; its wire loose; amplifier faulty | does it play, without rattling?
        battery current sensor supply | sensor faulty; its wire damaged; battery control module faulty | 12 V battery voltage; clear the code once: does it come back?
        high voltage power supply | contactors not closed because of another fault; a high-voltage part faulty; 12 V battery weak | fix other high-voltage codes first; 12 V battery voltage
        high voltage supply | contactors not closed because of another fault; high-voltage fuse; 12 V battery weak | fix other high-voltage codes first; 12 V battery voltage
        high-side supply | transmission control module or its relay faulty; supplied valve shorted; blown fuse | its fuse; battery voltage and terminals
        high-voltage supply | contactors not closed because of another fault; high-voltage fuse; 12 V battery weak | fix other high-voltage codes first; 12 V battery voltage
        injector high-voltage supply | control module itself faulty; an injector shorted; low battery voltage | battery voltage and terminals; does one cylinder run rough?
        sensor supply | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one: does the code go away?
        supply | blown fuse or worn relay; poor ground or corroded connector; weak battery | its fuse; battery voltage and terminals
        weight sensor supply | wire under the seat pinched or pulled loose; one of the sensors shorted | was the seat removed recently?; anything jammed under the seat?
        coding for electronic suspension | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        CAN communication with electronic ignition switch | ignition switch module without power or faulty; data line damaged; weak battery | try the second key; battery voltage and terminals; fuses
        airbag disable switch | key switch worn or left between its positions; poor contact; its light faulty | turn it fully both ways: does the light follow?
        airbag pressure switch | sensor damaged by an impact or rust; poor contact in its connector | was the car hit or repaired there?; does the airbag light stay on?
        ajar switch | door or lid not fully closed; latch dirty or dry; switch in the latch worn; wire in the door broken | open and close it firmly: does the light follow?; latch: dirty or dry?
        brake light switch | brake light switch worn or out of adjustment; blown fuse or bulb of the brake lights | do the brake lights come on and go out?; brake light fuse
        brake pedal switch | brake light switch worn or out of adjustment; blown fuse or bulb of the brake lights | do the brake lights come on and go out?; brake light fuse
        brake release switch | switch worn or out of adjustment; poor contact | does the brake release fully?
        brake switch | brake light switch worn or out of adjustment; blown fuse or bulb of the brake lights | do the brake lights come on and go out?; brake light fuse
        buckle switch | crumbs or coins in the buckle; switch in it worn; wire under the seat pulled loose | latch and unlatch: does the light follow?; anything in the buckle or jammed under the seat?
        closer neutral switch | latch dirty or stiff; switch in it worn; wires in the lid broken | latch: dirty or dry?; open and close it firmly
        clutch pedal switch | switch at the pedal worn or out of adjustment; mat under the pedal; poor contact | floor mat out of the way?; does the engine start only with the pedal pressed?
        clutch release switch | switch worn or out of adjustment; mat under the pedal; poor contact | floor mat out of the way?; does the pedal return fully?
        clutch switch | switch at the pedal worn or out of adjustment; mat under the pedal; poor contact | floor mat out of the way?; does the engine start only with the pedal pressed?
        cruise control switch | switch worn or sticky; spiral cable under the steering wheel worn; brake light switch | do the buttons work with the wheel turned to either side?; do the brake lights work?
        cutoff disable switch | key switch worn or left between its positions; poor contact; its light faulty | turn it fully both ways: does the light follow?
        differential lock switch | switch worn, or the lock does not engage; poor contact in its connector | does the light follow, with the car rolling slowly and straight?
        disable switch | switch worn, stuck or wet; pressed too long; poor contact in its connector | does it click, and does its light follow?
        down switch | switch held too long or sticking; wet from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        electric parking brake switch | switch worn, sticking or wet; poor contact in its connector | does the brake hold and release each time?; was a drink spilled on it?
        emergency call switch | button held or sticking; cover not closed; poor contact | does the button spring back?; does its light come on with the ignition?
        flash-to-pass switch | stalk switch worn or sticking; its wire chafed | does the high beam go off when you let go?
        fluid level switch | fluid low from worn pads or a leak; float stuck; poor contact in its connector | fluid level; wet spots at the wheels or under the car?
        forward switch | switch held too long or sticking; wet from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        garage door opener switch | button worn or stuck; opener module faulty | does the button spring back?
        handle switch | handle wet, dirty or iced; switch in it worn; wires into the door or lid broken | clean and dry the handle; does it work every time?
        hazard switch | switch worn or sticking; poor contact; turn signal lamp burned out | do all turn signals flash?
        headlamp switch | switch worn or left between two positions; poor contact | do the lamps follow every position?
        headlight switch | switch worn or left between two positions; poor contact | do the lamps follow every position?
        heated seat switch | switch worn, stuck or wet from a drink; poor contact in its connector | does it click, and does its light follow?
        hood ajar switch | hood not fully closed; switch in the latch dirty or worn; wire damaged in a front bump | close the hood firmly: does the message go out?; latch: dirty or bent?
        hood switch | hood not fully closed; switch in the latch dirty or worn; wire damaged in a front bump | close the hood firmly: does the message go out?; latch: dirty or bent?
        horn switch | horn button sticking; spiral cable under the steering wheel worn | does the horn work with the wheel turned to either side?
        ignition switch | contacts of the ignition switch worn; heavy key ring; blown fuse; weak battery | wiggle the key: does anything cut out?; fuses; battery voltage
        inertia switch | switch tripped by a bump; loose connector; switch faulty | press the reset button of the switch
        internal mode switch | switch inside the transmission worn; shift linkage loose; poor contact | does the displayed gear match the lever?; does it start in park and in neutral?
        key-in switch | lock cylinder worn or dirty; switch in it worn; heavy key ring | does the chime stop when the key is out?; try the second key
        lamp switch | switch worn or left between two positions; poor contact | do the lamps follow every position?
        latch clutch switch | latch dirty or stiff; switch in it worn; wires in the lid or door broken | latch: dirty or dry?; open and close it firmly
        latch switch | not fully closed; latch dirty, dry or frozen; switch in it worn | open and close it firmly; latch: dirty or dry?
        level switch | level really too low; float stuck; poor contact in its connector | the level itself; its connector: loose or wet?
        light switch | switch worn or left between two positions; poor contact | do the lamps follow every position?
        limit switch | mechanism not reaching its end: dirt, ice or wear; switch out of adjustment or worn | does it move fully to both ends?
        lock position switch | switch worn, or the lock does not engage; poor contact in its connector | does the light follow, with the car rolling slowly and straight?
        lock switch | switch or lock mechanism worn or sticking; water in the door; wire in the door broken | does the lock work every time, with key and button?
        lock/unlock switch | switch worn or wet from rain or a drink; lock mechanism stiff; wire in the door broken | does it work every time, from both front doors?
        master switch | switch worn or wet from rain or a drink; wire in the door broken | does every button of it work?; was a drink spilled on it?
        memory switch | switch held too long or sticking; wet from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        mirror switch | switch sticking or worn; wet from rain through the window | does the mirror move in all directions?
        mode switch | switch worn, dirty or sticking; poor contact in its connector | does it click and work every time?
        multifunction switch | stalk switch worn; its connector loose; spiral cable worn | do turn signals, lights and wipers all work at the stalk?
        neutral position switch | switch worn or out of adjustment; shift linkage loose; poor contact | does it start in park and in neutral?; does the displayed gear match the lever?
        neutral safety switch | switch worn or out of adjustment; shift linkage loose; poor contact | does it start in park and in neutral?; does the displayed gear match the lever?
        neutral switch | switch worn or out of adjustment; shift linkage loose; poor contact | does it start in park and in neutral?; does the displayed gear match the lever?
        oil pressure switch | switch worn or leaking oil; oil level low or wrong oil; oil pressure really low | oil level; does the oil light come on with the ignition and go out at once?
        opener switch | switch worn, dirty or wet; its wire in the lid broken | does it work every time?
        park brake switch | switch worn, sticking or wet; poor contact in its connector | does the brake hold and release each time?; was a drink spilled on it?
        parking brake switch | lever or pedal not fully released; switch out of adjustment or worn; its wire chafed | release it fully: does the light go out?
        pressure switch | switch worn or its port clogged; pressure really wrong; fluid low; poor contact | fluid level; wet or oily connector?
        push-button ignition switch | button worn or its contacts dirty; poor contact behind it; weak battery | does it need several presses?; battery voltage and terminals; brake lights: do they work?
        range switch | switch worn, wet or out of adjustment; shift linkage loose; poor contact | does the displayed gear match the lever?; does it start in park and in neutral?
        rearward switch | switch held too long or sticking; wet from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        release switch | switch worn, dirty or wet; its wire in the door or lid broken | does it work every time?
        reverse gear switch | switch at the transmission worn or wet; its wire chafed | do the reverse lamps come on in reverse?
        seat switch | switch held too long or sticking; wet from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        select switch | switch worn, dirty or sticking; poor contact in its connector | does it click and work every time?
        signal switch | stalk switch worn; its connector loose | do turn signals, lights and wipers all work at the stalk?
        starter switch | start button or ignition switch worn; poor contact; weak battery | battery voltage; does it start on the first try every time?
        steering lock switch | lock bolt jammed by the turned wheel; switch in the lock worn; low battery voltage | turn the steering wheel to and fro while starting; battery voltage
        stop lamp switch | brake light switch worn or out of adjustment; blown fuse or bulb of the brake lights | do the brake lights come on and go out?; brake light fuse
        switch in master switch | switch worn or wet from rain or a drink; wire in the door broken | does it work from the other switch?; was a drink spilled on it?
        switch | switch worn, dirty or sticking; its connector loose, wet or corroded; its wire chafed or broken | does it click and work every time?; does its state in live data change as you operate it?
        track position switch | seat track dirty; switch under the seat loose or worn; seat not in its place | anything under the seat?; move the seat fully back and forth
        unlock switch | switch or lock mechanism worn or sticking; water in the door; wire in the door broken | does the lock work every time, with key and button?
        up switch | switch held too long or sticking; wet from a drink; contacts worn | does it spring back by itself?; was a drink spilled on it?
        vacuum switch | vacuum hose off or cracked; switch faulty | vacuum hoses: off or cracked?
        valve position switch | switch in the valve body worn; valve sticking; fluid low or dirty | fluid level and smell; does the displayed gear match the lever?
        washer fluid level switch | washer fluid low or frozen; float stuck; poor contact in its connector | washer fluid level
        washer switch | stalk switch worn or held too long; its connector loose | does the washer stop when you let go?
        wheel switch | switch worn or sticky; spiral cable under the steering wheel worn | do the buttons work with the wheel turned to either side?; does the horn work?
        window switch | switch worn or wet from rain or a drink; window stiff; wire in the door broken | does it work from every switch?; was a drink spilled on it?
        wiper switch | stalk switch worn; its connector loose | do all wiper speeds work?
        switches | one of the switches worn, dirty or sticking; a connector loose, wet or corroded | does each work every time?; do their states in live data change as you operate them?
        wheel switches | switch worn or sticky; spiral cable under the steering wheel worn | do the buttons work with the wheel turned to either side?; does the horn work?
        airbag power supply switching | low battery voltage; airbag control module itself faulty | battery voltage and terminals; does the airbag light stay on?
        sensor switching | oxygen sensor worn or sooty; exhaust leak; mixture wrong | listen for an exhaust leak
        synchronization | battery disconnected or part replaced; learning not done; part faulty | was the battery disconnected or a part replaced recently?
        battery voltage system | weak cells; corroded sensing wires; battery control module faulty | 12 V battery voltage; clear the code once: does it come back?
        brake system | fluid low, pads worn or air in the brakes; sensor or ABS unit faulty | brake fluid level; pads; is the pedal firm?
        classification system | something heavy or wet on the seat; sensor mat worn; not calibrated after work on the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        coding for airbag system | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        control system | a part of the system worn or faulty; fluid low; low battery voltage | codes stored together with it; fluid level; battery voltage
        emission system | fuel cap loose or worn; cracked hose; purge or vent valve stuck | fuel cap: closed until it clicks, seal clean and intact?
        fuel and emission system | a fault of the engine, stored by its control module: this system waits for it | read the engine's codes and start with those
        high voltage system | moisture or damage in a high-voltage part; contactor or sensor faulty; 12 V battery weak | was the car in deep water or an accident?; 12 V battery voltage
        high-voltage system | moisture or damage in a high-voltage part; contactor or sensor faulty; 12 V battery weak | was the car in deep water or an accident?; 12 V battery voltage
        immobilizer system | key not recognized; control module replaced and not matched; weak battery | try the second key; take other keys away from it; battery voltage
        injection system | fuel pressure, injector or air leak; dirty air flow sensor | fix other codes first; listen for hissing hoses
        monitoring system | sensor battery empty; sensor not learned; receiver faulty | were wheels changed recently?; tire pressures, cold
        park brake system | parking brake actuator or cable stiff, rusted or frozen; its switch or control module faulty; weak battery | does it hold and release with a hum?; battery voltage; apply and release it three times
        recirculation system | valve or cooler clogged with soot; vacuum hose off; sensor of it faulty | hoses and connector at the EGR valve
        secondary air injection system | air pump worn or wet; its valve stuck with rust or soot; hose off; relay or fuse | does the pump hum after a cold start?; its hoses and fuse
        suspension system | leaking air spring or line; height sensor; compressor worn | does the car stand level?; listen for hissing
        system | a part of the system worn or faulty; a leak or poor contact; low battery voltage | codes stored together with it: start with those; battery voltage and terminals
        throttle system | throttle dirty or sticking; pedal or throttle sensor worn; poor contact | throttle: dirty?; battery voltage; leave the ignition on for a minute, then off
        tachometer | crankshaft signal or data line disturbed; cluster faulty | does it move steadily with the engine?
        tank | lid not closed; leak or blocked line; level sensor faulty | lid closed firmly?; look and smell for a leak
        telescoping | mechanism stiff or something in its way; motor worn; fuse | does it move freely all the way?; its fuse
        engine temperature | thermostat stuck; coolant low; temperature sensor faulty | coolant level, engine cold; does the temperature gauge reach the middle and stay there?
        fluid temperature | fluid low or old; heavy load or towing; sensor faulty | let it cool down; fluid level
        oil temperature | oil low or old; heavy load; sensor faulty | let it cool down; oil level
        temperature | too hot from overload or poor cooling; sensor of it faulty; fluid low | let it cool down; fluid or coolant level; does the value in live data fit?
        at terminal | ignition switch or its relay worn; blown fuse; weak battery | fuses; battery voltage; wiggle the key: does anything cut out?
        terminal | loose or corroded terminal; blown fuse; ignition switch worn | battery terminals and fuses; battery voltage
        program termination | battery disconnected or relay dropped out while it was working; control module itself faulty | battery voltage and terminals; clear the code once: does it come back?
        spring test | throttle dirty or sticking; its return spring weak; low battery voltage | throttle: dirty or sticking?; battery voltage
        test | conditions of the test not met; part sticking or worn; low battery voltage | battery voltage; repeat with everything switched off; fix other codes first
        thermistor | sensor drifted or faulty; poor contact in its connector | after a night parked: does it read like the outside air?
        thermostat | thermostat stuck; its heating element burned out; coolant low | coolant level, engine cold; does the temperature gauge reach the middle within ten minutes?
        tilt | mechanism stiff or something in its way; motor worn; fuse | does it move freely all the way?; its fuse
        ignition key off time | control module was off the data line or its clock faulty; battery was disconnected | was the battery disconnected or flat recently?; clear the code once
        lowering time | vent valve or its line clogged or frozen; something under the car | is the car free underneath?
        negotiation time | key or control module does not answer: not learned or from another car; data line disturbed; low battery voltage | was a key or control module replaced recently?; try the second key; battery voltage and terminals
        precharge time | contactor or precharge resistor faulty; a high-voltage part that draws current; cables or plug not seated | clear the code once: does it come back?; 12 V battery voltage
        raising time | leaking air spring or line; compressor worn; its filter clogged; load too heavy | does the car sag overnight?; listen for hissing; how heavy is the load?
        ring time | sensor dirty, iced or thickly painted; sensor loose in the bumper | clean, dry and flush with the bumper?
        switch-off time | old, dirty or wrong oil; solenoid sticking; oil pressure low | oil level, age and grade
        switch-on time | old, dirty or wrong oil; solenoid sticking; oil pressure low | oil level, age and grade
        time | part stiff, worn or blocked so that it takes too long; leak; low voltage | does it move freely all the way?; battery voltage
        transition time | oxygen sensor worn or sooty; exhaust leak | listen for an exhaust leak
        pump motor protection time-out | top moved too often: motor had to cool; top stiff or fluid low | wait ten minutes and try again; does the top jam anywhere?
        system timer | control module itself faulty; battery was disconnected | was the battery disconnected recently?; clear the code once
        ignition timing | idle air too high or too low; throttle dirty; engine control learned with old parts | air leak or dirty throttle?; does it idle evenly when cold?
        valve timing | oil old, dirty or low; oil control valve clogged; timing chain stretched | oil level and age; rattling when started cold?
        sensor tip | metal dust or rust on the sensor tip; wheel bearing loose | humming or play in the wheel bearing?
        flat tire | tire pressure low or nail in it; tires of different size | tire pressures, cold; nail or crack in the tire?
        inside tire | tire pressure too low or brake dragging; sensor in the wheel faulty | tire pressures, cold; is one wheel much hotter than the others?
        tire | tire pressure low or nail in it; tires of different size; sensor faulty | tire pressures, cold; nail or crack in the tire?
        engine torque | fault in the engine control; unmetered air; disturbed data line | fix engine codes first
        torque | fault in the engine or clutch control; sensor of it faulty; disturbed data line | fix engine and transmission codes first
        target identification transfer | key or control module not learned; programming interrupted | was a key or control module replaced recently?; try the second key
        transistor | control module itself faulty; what it drives shorted and has damaged it | is what it drives blocked or wet?; clear the code once: does it come back?
        transistors | control module itself faulty; what it drives shorted and has damaged it | clear the code once: does it come back?
        LIN data transmission | control module or part at the other end without power or faulty; data line chafed or wet; low battery voltage | what no longer works?; fuses; battery voltage and terminals
        malfunction lamp request of the transmission | a fault stored by the transmission control module | read the codes of the transmission and start with those
        signal to the automatic transmission | control module that sends it faulty; signal wire broken or shorted; sensor out of adjustment | codes of engine and transmission; its value in live data: does it fit?
        speed sensor of the continuously variable transmission | sensor covered with metal dust; its connector oily or loose; fluid low | fluid level and smell; connector: oily or loose?
        transmission | fluid low or burnt; solenoid, clutch or sensor worn; low battery voltage | fluid level and smell; battery voltage
        programmed transmitters | fewer keys learned than the car needs; key lost its learning | how many keys start the car?; have the second key learned
        transponder | key not learned or damaged; key close to other keys or metal; antenna at the ignition lock faulty | try the second key; take other keys and cards away from it
        door travel | flap or linkage jammed or broken; position not learned after a flat battery | does it hum or click when the setting is changed?; do air and temperature follow the setting?
        running board motor travel | running board bent, iced or its hinge stiff; motor worn | does it move freely, without ice or dirt?
        low-frequency trigger | sensor not triggered when learned; sensor faulty; trigger faulty | were wheels or tires changed recently?
        current trim | sensor worn; its wire or connector damaged or wet | its wire: melted or chafed?; listen for an exhaust leak
        fuel trim | air leak, wrong fuel pressure or a dirty air flow sensor; injector; oxygen sensor worn | listen for hissing hoses; air filter
        tuner | antenna or its cable loose; tuner faulty | how is the reception?
        message info audio type | radio that sends it without power or faulty; data line disturbed | does the radio play?; switch everything off for some minutes
        undervoltage | weak battery or charging fault; loose or corroded terminal or ground | battery voltage, engine off and running; terminals
        control unit | low battery voltage or a poor ground; software that needs an update; control unit itself faulty | battery voltage and terminals; its fuses; does the fault come back after it is cleared?
        head unit | software hung up; low battery voltage; unit itself faulty | hold its power button until it restarts; its fuse
        lock unit | lock mechanism sticking; low battery voltage; unit itself faulty | battery voltage; turn the steering wheel to and fro while starting; try the second key
        radar unit | dirt, snow or a sticker on the bumper in front of it; out of alignment after a bump; unit faulty | is the bumper clean and undamaged there?; was the bumper repaired or painted recently?
        unit | low battery voltage or a poor ground; software that needs an update; unit itself faulty | its fuses; battery voltage and terminals; does the fault come back after it is cleared?
        units | low battery voltage or a poor ground; one of the units faulty; data line damaged | battery voltage and terminals; fuses
        unlatch | latch dirty, dry or frozen; its motor worn; wire in the door or lid broken | clean and grease the latch; does it open by the handle and by the remote?
        unlatching | latch dirty, dry or frozen; its motor worn; wire in the door or lid broken | clean and grease the latch; does it open by the handle and by the remote?
        loading and unloading | disc or object jammed in the slot; loading mechanism worn | eject the disc; look into the slot with a lamp
        gearshift unlock | solenoid or brake light switch faulty; lever mechanism sticking; spilled drink | do the brake lights work?; was a drink spilled into the lever?
        unlock | lock mechanism stiff or frozen; its motor worn; wires in the door broken | does it lock and unlock every time?
        side crash signal for door unlocking | crash stored by the airbag control module | was the car in an accident?; does the airbag light stay on?
        power window up | window switch worn; regulator stiff; position not learned | does it move by every switch?; move it fully up and down and hold the switch
        update | update interrupted; battery low while updating; control module faulty | battery voltage; was an update started recently?
        signing key in use | control module with development software; programming not finished | was a control module replaced or programmed recently?; have the software updated
        tank vacuum | vent valve or hose blocked; purge valve stuck open; pressure sensor faulty | does it hiss strongly when the fuel cap is opened?; hoses: kinked or blocked?
        vacuum | vacuum hose off or cracked; vacuum pump worn; check valve leaking | engine off, press the pedal until it is hard, start: it must give way; vacuum hoses
        mean value | oxygen sensor worn; exhaust leak; mixture wrong | listen for an exhaust leak and hissing hoses
        start value | control module replaced and not matched; key not recognized; data line disturbed | try the second key; was a control module replaced recently?
        value | sensor drifted or control module wrongly coded; part worn | fix other codes first; was a part or control module replaced recently?
        ABS solenoid valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        ABS valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        air injection valve | valve stuck with rust or soot; its hose off or burned; pump worn | does the pump hum after a cold start?; hoses: off or cracked?
        battery coolant valve | valve sticking or its drive faulty; coolant low or air in it | coolant level of the battery, cold
        battery cooling valve | valve sticking or its drive faulty; coolant low or air in it | coolant level of the battery, cold
        canister valve | valve stuck or leaking; its hoses cracked; charcoal canister saturated from overfilling the tank | hoses: off or cracked?; never fill up after the nozzle clicks
        clutch solenoid valve | solenoid sticking with dirt or worn; fluid low, old or burnt; poor contact in its connector | fluid level and smell
        control valve | valve sticking with dirt or worn; its coil or wire faulty; leaking or blocked hose or passage | hoses and connector: off, cracked or loose?; does it click when it is switched?
        cut valve | valve in the brake unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | brake fuses; brake fluid level and age
        exhaust valve | valve worn, burned or sticking; its control faulty | does the engine run evenly?; rattling from the exhaust?
        expansion valve | valve sticking or its drive faulty; dirt in the refrigerant circuit; poor contact in its connector | does the A/C cool?
        flap valve | flap sticking with rust or soot; vacuum hose off; valve faulty | vacuum hoses: off or cracked?; does the flap rattle?
        fuel metering valve | valve sticking from dirt or water in the fuel; clogged fuel filter; poor contact | age of the fuel filter; where was it refueled last?
        idle air control valve | valve dirty and sticking; air leak; poor contact in its connector | listen for hissing hoses; throttle and valve: dirty?
        injection valve | injector sticking, leaking or its coil faulty; poor contact or chafed wire | does one cylinder run rough?
        injector valve | injector sticking or its coil faulty; poor contact or chafed wire at the cylinder head | does one cylinder run rough?; oil in the connector?
        inlet solenoid valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        inlet valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        metering valve | valve sticking from dirt; clogged filter; poor contact in its connector | age of the filter; its connector: loose or wet?
        mount valve | valve or its vacuum hose leaking; poor contact in its connector | vacuum hoses: off or cracked?; does the engine shake at idle?
        oil control valve | valve clogged by old or dirty oil; oil low; its coil faulty | oil level and age; rattling when started cold?
        oil supply solenoid valve | old, dirty or wrong oil; solenoid sticking or its coil faulty; oil pressure low | oil level, age and grade; does one cylinder run rough?
        outlet solenoid valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        outlet valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        pressure control valve | valve sticking with dirt or worn; fluid low, old or burnt; poor contact in its connector | fluid level and smell; does it shift well when warm?
        purge valve | valve stuck or leaking; its hoses cracked; charcoal canister saturated from overfilling the tank | hoses: off or cracked?; never fill up after the nozzle clicks
        recirculation valve | valve sooty and sticking; its connector loose; its pipe or cooler clogged | its connector and hoses: loose or off?
        refrigerant valve | valve sticking or its drive faulty; dirt in the refrigerant circuit | does the A/C cool and the battery stay cool?
        secondary air injection switching valve | valve or its vacuum hose faulty; air valve stuck with soot; poor contact | vacuum hoses: off or cracked?
        shift valve | valve sticking with dirt or worn; fluid low, old or burnt | fluid level and smell
        solenoid valve | valve sticking with dirt or worn; its coil burned out; poor contact in its connector | does it click when it is switched?; its connector: loose, wet or oily?
        three-way valve | valve sticking or its drive faulty; coolant or refrigerant low | coolant level, engine cold; do heating and A/C work?
        timing control valve | valve clogged by old or dirty oil; oil low; its coil faulty | oil level and age; rattling when started cold?
        traction control valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        two-way valve | valve sticking or its drive faulty; dirt in the circuit | do heating and A/C work?
        valve | valve sticking with dirt or worn; its coil or wire faulty; poor contact in its connector | does it click when it is switched?; its connector: loose or wet?
        mount valves | valve or its vacuum hose leaking; poor contact in its connector | vacuum hoses: off or cracked?; does the engine shake at idle?
        valves | one of the valves sticking or worn; its coil or wire faulty; poor contact | do they click when they are switched?; connectors: loose or wet?
        cell voltage variance | one cell weaker than the others; sense wire or cell controller; battery never fully charged | charge it slowly to full once; does the range drop suddenly near the end?
        charging current variance | charging station or cable; on-board charger; current sensor | try another station and cable; clear the code once
        variant | control module coded for another car or equipment; wrong control module installed | was a control module replaced or programmed recently?
        variation | sensor worn; disturbed signal; part worn | its value in live data: is it steady?
        crash event that disables the vehicle | crash stored: fuel and drive were switched off for it | was the car in an accident?; do you smell fuel, is anything wet under the car?
        steering angle sensor velocity | steering angle sensor loose, not calibrated or faulty | is the steering wheel straight when driving straight?; was the steering or column worked on recently?
        active vent | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?
        air vent | vent motor worn; flap jammed or broken | does it click?; does anything stick in the vent?
        canister vent | poor contact in its wiring; igniter faulty or fired; control module faulty | does the airbag light stay on?; was the car in an accident?
        aim verification | radar or camera out of alignment after a bump or repair; not calibrated | was the car bumped or repaired there?; have it calibrated
        version | software that does not match the other control modules; control module replaced | was a control module replaced or programmed recently?
        abnormal vibration | misfire; worn dual-mass flywheel or clutch; engine or transmission mount | misfire codes: fix them first; does it shake at idle or under load?
        connecting rod bearing vibration | connecting rod bearing worn; oil low or old | knocking noise: stop the engine; oil level
        camera view | windshield dirty, iced or fogged before the camera; sticker or film in its view; low sun | clean the windshield outside and inside at the mirror
        battery system voltage | sensing wire or control module faulty; contactor worn; battery weak | 12 V battery voltage; clear the code once: does it come back?
        battery voltage | weak battery or charging fault; loose or corroded terminal or ground | battery voltage, engine off and running; terminals and grounds: tight and clean?
        cell voltage | weak cell; corroded bus bar or sensing wire; battery control module | is the range much shorter than it was?; charge it fully, then check again
        hybrid battery voltage | weak cell or cells drifted apart; sensing wires corroded; battery control module | does the charge level jump in the display?; 12 V battery voltage; air inlet of the battery: clogged?
        ignition voltage | weak battery; ignition switch or its relay worn; blown fuse | battery voltage; fuses; wiggle the key: does anything cut out?
        impact sensor voltage | sensor damaged by an impact or rust; poor contact in its connector; its wire chafed | was the car hit or repaired there?; does the airbag light stay on?
        microphone voltage | microphone or its wire faulty; control module faulty | was the roof trim removed recently?
        occupant sensor voltage | something heavy or wet on the seat; sensor mat worn; poor contact under the seat | is the seat empty and dry?; was the seat removed or repaired recently?
        oxygen sensor voltage | sensor worn or sooty; exhaust leak; mixture wrong; wire damaged | listen for an exhaust leak and hissing hoses
        reference voltage | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one: does the code go away?
        sensor battery voltage | battery in the sensor at the end of its life; sensor faulty | were the sensors more than six years in use?; have the sensor replaced with the next tires
        sensor reference voltage | sensor or its wire faulty; control module faulty | its connector and wires: loose, melted or chafed?
        sensor supply voltage | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one: does the code go away?
        sensor voltage | sensor drifted or faulty; its wire chafed; poor ground | its value in live data: does it fit?; its connector: loose or wet?
        signal or reference voltage | sensor worn or sooty; its wire melted on the exhaust; water in its connector | its wire: melted or chafed?; listen for an exhaust leak
        solenoid valve driver voltage | control module or its supply faulty; solenoid shorted; low battery voltage | battery voltage; does one cylinder run rough?
        solenoid valve voltage | solenoid or its wire faulty; poor contact in its connector; low battery voltage | battery voltage; does one cylinder run rough?
        supply voltage | weak battery or charging fault; blown fuse or worn relay; poor ground | battery voltage, engine off and running; its fuse; terminals and grounds
        system voltage | weak battery or charging fault; loose or corroded terminal or ground | battery voltage, engine off and running; terminals and grounds: tight and clean?
        valve voltage | valve or its wire faulty; low voltage; valve sticking | battery voltage; its fuse
        voltage | weak battery or charging fault; loose or corroded terminal or ground; control module faulty | battery voltage, engine off and running; terminals and grounds: tight and clean?
        element volume | clutch worn inside the transmission; fluid low or burnt; not relearned | fluid level and smell; does the engine rev up during shifts?
        fuel volume | fuel level sender worn; instrument cluster that sends it; data line disturbed | does the gauge follow the level?
        coding for lane keeping or departure warning | control module replaced and not coded; coding interrupted | was a control module replaced recently?; have it coded
        headlamp washer | pump or nozzle frozen or clogged; relay or fuse; washer tank empty | washer fluid level; do the nozzles come out and spray?; its fuse
        watchdog | control module itself faulty; low battery voltage while starting; software that needs an update | battery voltage and terminals; clear the code once: does it come back?
        wear | part worn at the end of its life; not reset or relearned after replacement | how many miles has it run?; was it replaced recently?
        negative weight | seat sensor drifted or not calibrated after work; seat cover or seat worked on | is the seat empty?; was the seat removed or repaired recently?
        tone wheel | ring rusty, cracked or loose; gap too wide; wheel bearing loose | humming or play in the wheel bearing?
        monitor pulse width | ignition control module or its wire; coil; disturbed signal wire | connectors at coil and ignition module: loose?; does it stall or misfire?
        window | window channel stiff or iced; motor or switch worn; not initialized | does the window move freely all the way?; run it fully up and hold the switch
        front wiper | blades frozen or linkage stiff; motor worn; fuse | blades free of ice?; its fuse; do all speeds work?
        wiring | wire chafed, broken or corroded; retrofitted or badly repaired wiring | was anything retrofitted or repaired there?; chafed, wet or pinched wires in sight?
        woofer | speaker torn or its coil open; its wire loose; amplifier faulty | does it play, without rattling?
        write | battery low while data was written; control module itself faulty | battery voltage and terminals; was a control module programmed recently?
        writing | battery low while data was written; control module itself faulty | battery voltage and terminals; was a control module programmed recently?
        seat switch pack | switch worn, sticky or wet from a drink; connector under the seat loose; pack itself faulty | does every button work, and click freely?; anything jammed under the seat?
        wheel switch pack | switch worn, sticky or wet from a drink; spiral cable worn; poor contact | does every button work, and click freely?; does the horn work?
        wheel audio switch pack | switch worn, sticky or wet from a drink; spiral cable worn; poor contact | does every button work, and click freely?; does the horn work?
        seat heater sensor | sensor in the heating mat broken by kneeling on the seat; connector under the seat loose; heating mat faulty | does it get warm, in every stage?; anything jammed under the seat?
        seat heater temperature sensor | sensor in the heating mat broken by kneeling on the seat; connector under the seat loose; heating mat faulty | does it get warm, in every stage?; anything jammed under the seat?
        seat back heater | heating mat broken by kneeling on the seat; its switch or relay; connector under the seat | does it get warm, in every stage?; its fuse
        driver state warning camera | lens dirty or covered, as by the steering wheel or a phone holder; camera faulty; not calibrated after work on the dashboard | lens clean, and its view of your face free?; does it fail with sunglasses only?
        view monitor camera | lens dirty or fogged; wire in the lid or mirror broken; not calibrated after body work | lens clean?; does its picture come and go when the lid or mirror moves?
        mirror camera | lens dirty or fogged; wire in the mirror broken; camera faulty | lens clean?; does its picture come and go when the mirror moves?
        presence detection | sensor mat in the seat torn; plug under the seat loose; something heavy or wet on the seat | empty the seat: does the light go out?; anything jammed under the seat?
        enable control | its wire broken or shorted; part that it switches on faulty; control module faulty | does what it switches on work?; its fuse; fix other codes first
        air suspension control | air leak or worn compressor; height sensor or its link broken; valve block or control module faulty | does the car sag overnight?; does the compressor run when the engine is started?; codes of other control modules
        stability program sensors | sensor unit loose, or its connector wet, as under a seat or the console; not calibrated after a repair; sensor unit itself faulty | is the unit firmly fastened and dry?; was work done there recently?
        snapshot data | no fault: the driver or a mechanic had data stored on purpose; cruise control button pressed on and off several times in a row | read the stored data, then clear the code
        stability control switch-over valve | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        master cylinder isolation valve | valve in the brake unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        inlet valve solenoid | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        outlet valve solenoid | valve in the ABS unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        high-beam input | stalk switch worn or sticking; its wire chafed; poor contact | does the high beam follow the stalk?; its fuse
        ajar signal | not fully closed; switch in the latch worn; wire in the door broken | open and close it firmly: does the light follow?
        supply voltage at terminal | ignition switch or its relay worn; blown fuse; weak battery | its fuse; battery voltage and terminals; wiggle the key: does anything cut out?
        5 supply voltage | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one
        auxiliary supply voltage | one of the supplied sensors shorted; chafed wire; control module faulty | unplug the supplied sensors one by one
        pressure control solenoids and | valve in the brake unit sticking or its coil faulty; poor supply or ground of the unit; old brake fluid | ABS fuses; brake fluid level and age
        crankshaft position signals | stretched timing chain or jumped belt; one of the two sensors or its wire faulty; damaged tone wheel | rattling when started cold?; oil level and age
        exhaust camshaft position | stretched timing chain or jumped belt; camshaft adjuster or its oil valve stuck; oil low or old | oil level and age; rattling when started cold?
        switch input signals | switch worn or wet; its wire chafed or broken; connector loose | does every position of the switch work every time?
        temperature sensor group | one of the sensors drifted or faulty; poor contact at the battery; cooling air blocked at one place | air inlet of the battery: clogged?
        run/start inputs and | ignition switch or its relay worn; blown fuse; wire broken or its connector loose | fuses; does everything come on with the ignition every time?
        mode master inputs | ignition switch worn; its connector loose; blown fuse | fuses; does the key turn freely into every position?
        code words | key or control module replaced and not matched; part from another car; data line disturbed | try the second key; was a control module replaced recently?
        shaft direction | speed sensor or its ring faulty; sensors interchanged after work; poor contact | was the transmission worked on recently?
        vehicle speed signals | gear switch worn or out of adjustment; speed sensor faulty; poor contact | does the displayed gear match the lever?
        and intake air pressure | one of the two sensors drifted; its port or hose clogged; poor contact | engine off: do both read the same?
        and transmission fluid temperature | one of the two sensors drifted or faulty; poor contact; thermostat stuck | after a night parked: do both read like the outside air?
        odometer value | cluster or control module replaced, or from another car; not matched after a repair | was the cluster or a control module replaced?
        lift position | oil low, old or of the wrong kind; oil control valve of the valve lift or its screen clogged; lock pin or rocker arm worn | oil level and age; does one cylinder run rough?
        volt direction | converter electronics faulty; its cable, ground or fuse loose or corroded; low 12 V battery voltage | 12 V battery voltage and terminals
        in low-reverse position | switch valve sticking with dirt; fluid low, old or burnt; solenoid pack or valve body worn | fluid level and smell; was the fluid changed recently?
        in torque converter clutch position | switch valve sticking with dirt; fluid low, old or burnt; solenoid pack or valve body worn | fluid level and smell; was the fluid changed recently?
        cut valve or | valve or its solenoid sticking with dirt; fluid low, old or burnt; solenoid burned out | fluid level and smell
        motor cylinder gearbox | gears or ball screw of the brake unit worn or jammed; motor worn; the brake unit is replaced as a whole | brake fluid level; does the pedal feel as usual?
        chain wear | timing chain stretched; chain tensioner or guides worn; low, old or wrong engine oil | oil level and age of the oil; rattle in the first seconds after a cold start?; oil light? then stop
        airbag warning tone | airbag light burned out, so the tone stands in for it; chime in the instrument cluster faulty; poor contact in its connector | does the airbag light come on with the ignition and go out again?; do other chimes sound?
        top header latch motor | latch of the top dirty, dry or out of adjustment; latch motor worn; position switch of the latch faulty; low battery voltage | latch and its hook: dirty, dry or bent?; battery voltage, engine running
        camera output | camera faulty or wet inside; its video plug loose or corroded; video wire broken, as in the tailgate hinge | does the picture show?; lens: dirty or wet?; was a bumper, mirror or tailgate repaired recently?
        assistance sensor temperature | sensor heated by sun or engine, or very cold; its place dirty or covered, as by a plate or film; sensor faulty | does it come back in mild weather?; sensor clean and uncovered?
        map disc | wrong disc: other region, version or car; disc dirty or scratched; drive worn | the right disc inserted?; take it out and clean it
        blower speed sensor | blower blocked by dirt or an object; blower motor worn; its wire damaged | does the blower run at every speed?; anything under the seat?
        boost calibration | boost hose leaking or off; wastegate sticking or out of adjustment; boost control valve or its hoses | hoses between turbocharger and engine: off, oily or torn?; hoses of the boost control valve: off, cracked or swapped?
        recirculation calibration | EGR valve sooty or sticking; its position or pressure sensor drifted; hoses of the sensor off or blocked | hoses at the EGR valve: off, cracked or blocked?
        clutch operating time | latch or linkage stiff; clutch or motor worn; low battery voltage | does it move freely all the way?; battery voltage
        fluid | fluid low, old or of the wrong kind; heavy towing; clogged cooler | fluid level; let it cool down
        powertrain coolant | coolant low; its pump or fan not running; clogged radiator | coolant level, cold; does the fan run?
        back door motor | latch or hinge stiff or obstructed; motor worn; wires at the hinge broken | does the door move freely by hand?; wires at the hinge: broken?
        aid side sensor | dirt, ice or thick paint on the sensor; sensor pushed in or loose; water in its connector | clean, dry and flush with the bumper?
        """
}
