extension TroubleCodeComponents {
    /// Brakes, steering, electrical system, control units and gearbox.
    static let vehicle = """
        actuator supply voltage | actuator power supply | electrical | soon | one of the supplied parts shorted; relay or fuse; control module | fuses and relays in the engine compartment; unplug the supplied parts one by one: does the code go away?
        alternative fuel control module | gas system control module | module | soon | control module or its power supply | gas system fuse; battery voltage
        automated manual shift | automated transmission shift | transmission | soon | transmission actuator worn; clutch position not relearned; low hydraulic fluid | fluid level; was the battery disconnected recently?
        automatic configuration | - | module | when convenient | control module replaced or incorrectly configured; part missing | was a part or control module replaced recently?; battery voltage and terminals
        brake assist vacuum | brake booster vacuum | brakes | stop now | vacuum hose off or torn; vacuum pump worn; brake booster leaking | engine off, press the pedal until it is hard, start: it must give way; vacuum hose at the brake booster
        brake booster pressure sensor | - | brakes | soon | sensor or its hose; vacuum leak at the brake booster | engine off, press the pedal until it is hard, start: it must give way; brake booster hose
        battery monitor module | battery monitor | electrical | when convenient | weak battery; battery monitor or its connector | battery terminals: tight and clean?; battery voltage
        brake pedal position sensor | - | brakes | soon | sensor at the brake pedal worn or out of adjustment; its mounting loose | do the brake lights work? (look in a shop window); sensor at the pedal: loose?
        brake switch | brake light switch | brakes | soon | brake light switch worn or out of adjustment; blown fuse or bulb of the brake lights | do the brake lights work? (look in a shop window); brake light fuse
        clutch | - | transmission | soon | clutch worn or out of adjustment; air or leak in the clutch hydraulics | fluid level of the clutch or brakes; does the engine rev up without the car going faster?
        clutch actuator | - | transmission | soon | clutch actuator worn or leaking; clutch out of adjustment | fluid level; actuator connector
        clutch pedal switch | - | transmission | when convenient | switch worn or out of adjustment | does the engine start only with the pedal pressed?
        clutch position sensor | - | transmission | when convenient | sensor worn or out of adjustment | connector at the clutch pedal or slave cylinder
        clutch switch | clutch pedal switch | transmission | when convenient | switch worn or out of adjustment | does the engine start only with the pedal pressed?
        control module | engine control module | module | soon | control module itself; low battery voltage while starting; poor ground connection; software that needs an update | battery voltage and terminals; clear the code and see whether it comes back; ask the dealer for a software update
        control module hybrid battery monitor | hybrid battery monitor | hybrid | soon | battery control module | 12 V battery voltage and terminals
        control module internal temperature | engine control module | module | soon | control module too hot: its cooling or place; control module itself | is its cover or cooling in place?; did the engine overheat?
        cruise control | - | comfort | informational | switch at the steering wheel worn; brake light switch; part of the cruise control faulty | do the brake lights work?; do the buttons at the steering wheel work?
        cruise control vacuum control | cruise control vacuum solenoid | comfort | informational | vacuum solenoid faulty; vacuum hose off or cracked | cruise control vacuum hoses; does the cruise control hold the speed?
        cruise control vent control | cruise control vent solenoid | comfort | informational | vent solenoid faulty; vacuum hose off or cracked | cruise control vacuum hoses; does the cruise control hold the speed?
        drive switch | gear position switch | transmission | when convenient | switch worn or out of adjustment | does the displayed gear match the lever?
        driveline disconnect switch | - | transmission | when convenient | switch or its linkage | does four-wheel drive engage?
        driver display | - | comfort | informational | instrument cluster or its wires | do the instruments work?
        engine control module | engine control module | module | soon | control module or its power supply; low battery voltage | battery voltage and terminals; engine control fuses
        engine control module power relay | engine control main relay | electrical | soon | main relay worn; its fuse; poor ground connection | swap the relay with an identical one; battery voltage and terminals
        engine hot lamp | - | comfort | when convenient | instrument cluster or its wire | does it come on with the ignition?
        four-wheel drive | four-wheel drive switch | transmission | when convenient | switch worn; actuator of the four-wheel drive | does four-wheel drive engage?
        fuel pump control module | - | fuel | soon | control module rusted or faulty; fuel pump | pump fuse and relay; module at the tank: rusted?
        gate select | transmission gate actuator | transmission | soon | actuator worn; transmission fluid low; position not relearned | fluid level; was the battery disconnected recently?
        gear | transmission | transmission | soon | low, old or burned transmission fluid; shift solenoid or valve body; worn clutch or brake inside the transmission | fluid level, color and smell; does the engine rev up without the car going faster?; speed sensor codes too?
        gear lever | shift lever and its switches | transmission | soon | shift lever sensor worn; linkage out of adjustment | does the displayed gear match the lever?
        gear shift | transmission shift actuator | transmission | soon | actuator worn; transmission fluid low; position not relearned | fluid level; was the battery disconnected recently?
        generator | alternator | charging | soon | alternator or its regulator worn; drive belt slipping or broken; poor battery or ground connection | charging voltage with the engine running: \(SupplyVoltage.runningText); drive belt: tight and intact?; battery terminals: tight and clean?
        generator lamp | battery warning light | charging | when convenient | bulb, instrument cluster or wiring | does the battery warning light come on with the ignition and go out when the engine starts?
        hydraulic | transmission hydraulic unit | transmission | soon | hydraulic fluid low or leaking; pump worn; pressure accumulator weak | fluid level; does the pump run very often?
        immobilizer | immobilizer | immobilizer | when convenient | key not recognized by the car; key's chip or antenna; control module replaced | try the second key; keep other keys and metal away from the ignition switch
        immobilizer key | key | immobilizer | when convenient | key not recognized by the car; key's chip broken; antenna at the lock | try the second key; keep other keys and metal away from the ignition switch
        input or turbine speed sensor | transmission input speed sensor | transmission | soon | sensor faulty or full of metal dust; damaged wheel; worn transmission | fluid level and color; sensor connector: oily?
        intermediate shaft speed sensor | - | transmission | soon | sensor faulty or full of metal dust; damaged wheel | sensor connector: oily?
        malfunction indicator lamp | check engine light | module | when convenient | bulb, instrument cluster or wiring | does the check engine light come on with the ignition?
        multiple gears | transmission | transmission | stop now | selector forks or actuator of the transmission; transmission control | does the shift lever move freely?; fluid level of transmission or clutch
        neutral | transmission | transmission | soon | shift linkage; transmission fluid low; valve body or shift actuator | fluid level, color and smell; does the displayed gear match the lever?
        normal or performance switch | driving mode switch | transmission | informational | switch or its wires | does the switch change the driving mode?
        odometer | - | module | when convenient | control module or instrument cluster replaced without being programmed | was a control module or the instrument cluster replaced recently?
        output speed sensor | transmission output speed sensor | transmission | soon | sensor faulty or full of metal dust; damaged wheel | does the speedometer work?; sensor connector: oily?
        park | gear position switch | transmission | when convenient | switch worn or out of adjustment | does the engine start in P and N only?
        power steering | - | steering | soon | low fluid or a leak; pressure switch faulty; worn pump or slipping belt | fluid level; does the steering get heavy?
        power take-off | - | comfort | when convenient | control module or its power supply | its fuse
        pressure control solenoid | transmission pressure valve | transmission | soon | solenoid stuck or worn; old, low or dirty transmission fluid; clogged filter in the transmission | fluid level, color and smell; transmission connector: oily or loose?
        reverse | transmission (reverse) | transmission | soon | shift linkage; transmission fluid low; valve body or shift actuator | fluid level, color and smell; does reverse engage, do the backup lights work?
        sensor power supply | sensor power supply | electrical | soon | one of the supplied sensors shorted; control module | unplug the supplied sensors one by one: does the code go away?
        sensor reference voltage | 5 V sensor supply | electrical | soon | one of the supplied sensors shorted; control module | unplug the supplied sensors one by one: does the code go away?
        serial communication link | data wires between control modules | network | soon | network wires or connectors; low battery voltage; a control module that disturbs the network | battery voltage and terminals; control module connectors: wet or corroded?
        shift | transmission | transmission | soon | low, old or burned transmission fluid; shift solenoid or valve body; worn clutch or brake inside the transmission | fluid level, color and smell; does it shift hard, late or not at all?
        shift solenoid | transmission shift valve | transmission | soon | solenoid stuck or worn; old, low or dirty transmission fluid; valve body worn | fluid level, color and smell; transmission connector: oily or loose?
        shift timing solenoid | - | transmission | soon | solenoid stuck or worn; old, low or dirty transmission fluid | fluid level, color and smell; transmission connector: oily or loose?
        skip shift | skip shift lock | transmission | informational | skip shift solenoid or light | backup light and transmission fuse
        starter | starter and its relay | electrical | soon | starter relay; gear position or clutch switch; weak battery; starter itself | battery voltage and terminals; does it start in N as well as in P?; swap the relay with an identical one
        starter relay | - | electrical | soon | relay worn; gear position or clutch switch; weak battery | swap the relay with an identical one; battery voltage and terminals
        system voltage | charging system | charging | soon | alternator or its regulator; weak battery; loose or corroded battery terminals; slipping drive belt | battery terminals: tight and clean?; voltage with the ignition on and the engine off (\(SupplyVoltage.engineOffText)) and running (\(SupplyVoltage.runningText)); drive belt: tight and intact?
        torque converter clutch | torque converter lock-up clutch | transmission | soon | solenoid or valve body; old, low or dirty transmission fluid; torque converter worn | fluid level, color and smell; does the engine speed swing at steady speed?
        traction control | traction control signal | brakes | when convenient | brake and traction control module; wire between control modules | is the traction control light on?; read the codes of the brake control module
        transfer case | four-wheel drive transfer case | transmission | when convenient | motor or transfer case control module; fluid low | read the codes of that control module; does four-wheel drive engage?
        transmission | transmission | transmission | soon | old, low or dirty transmission fluid; solenoid or valve body; transmission control module | fluid level, color and smell; read the codes of the transmission control module
        transmission control module | transmission control module | transmission | soon | control module or its power supply; relay or fuse; low battery voltage | battery voltage and terminals; transmission control fuses
        transmission fluid | transmission fluid | transmission | soon | low, old or burned fluid; clogged cooler; hard towing or hill driving | let it cool down, then fluid level, color and smell
        transmission fluid pressure | transmission pressure | transmission | soon | low, old or dirty transmission fluid; clogged filter in the transmission; worn pump or pressure valve; sensor | fluid level, color and smell
        transmission fluid pressure sensor | - | transmission | soon | sensor or pressure switch faulty; old, low or dirty transmission fluid | transmission connector: oily or loose?; fluid level, color and smell
        transmission fluid temperature sensor | - | transmission | when convenient | sensor faulty; wiring inside the transmission | after a cold night, does live data show the outside temperature?
        transmission friction element | transmission clutch | transmission | soon | worn clutch or brake inside the transmission; old, low or burned fluid; pressure valve | fluid level, color and smell; does the engine rev up without the car going faster?
        transmission park position sensor | park lock sensor | transmission | soon | sensor out of adjustment; park lock linkage | does P hold the car? use the parking brake
        transmission range | gear position sensor | transmission | soon | sensor worn or out of adjustment; shift linkage | does the displayed gear match the lever?; does the engine start in P and N only?
        unauthorized software | control module software | module | when convenient | tuned or wrong software; control module from another car | was the engine tuned or the control module replaced?
        up and down shift switch | shift buttons | transmission | informational | switch at lever or steering wheel worn | do the shift buttons work?
        upshift switch | - | transmission | informational | switch at lever or steering wheel worn | do the shift buttons work?
        downshift switch | - | transmission | informational | switch at lever or steering wheel worn | do the shift buttons work?
        vehicle | - | engine | informational | driven faster than the control module allows | was it driven that fast?
        vehicle speed sensor | speed sensor | transmission | soon | sensor faulty or dirty; damaged wheel; wheel speed signal of the brake control module | does the speedometer work?; brake (ABS) codes too?
        VIN | control module VIN | module | when convenient | control module replaced or programmed for another car | was a control module replaced recently?
        """
}
