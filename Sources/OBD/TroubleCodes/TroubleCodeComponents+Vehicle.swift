extension TroubleCodeComponents {
    /// Brakes, steering, electrical system, control units and gearbox.
    static let vehicle = """
        actuator supply voltage | supply of the actuators | electrical | soon | one of the supplied parts shorted; relay or fuse; control unit | fuses and relays in the engine bay; unplug the supplied parts one by one: does the code go?
        alternative fuel control module | control unit of the gas system | module | soon | control unit or its supply | fuse of the gas system; battery voltage
        automated manual shift | shift of the automated gearbox | transmission | soon | gearbox actuator worn; clutch position not taught in; low hydraulic fluid | fluid level; was the battery disconnected lately?
        automatic configuration | - | module | when convenient | control unit replaced or wrongly configured; part missing | was a part or control unit replaced lately?; battery voltage and clamps
        brake assist vacuum | vacuum of the brake booster | brakes | stop now | vacuum hose off or torn; vacuum pump worn; brake booster leaking | engine off, press the pedal until it is hard, start: it must give way; vacuum hose at the brake booster
        brake booster pressure sensor | - | brakes | soon | sensor or its hose; vacuum leak at the brake booster | engine off, press the pedal until it is hard, start: it must give way; hose of the brake booster
        battery monitor module | battery monitor | electrical | when convenient | weak battery; battery monitor or its plug | battery clamps: tight and clean?; battery voltage
        brake pedal position sensor | - | brakes | soon | sensor at the brake pedal worn or out of adjustment; its mounting loose | do the brake lights work? (look in a shop window); sensor at the pedal: loose?
        brake switch | brake light switch | brakes | soon | brake light switch worn or out of adjustment; blown fuse or bulb of the brake lights | do the brake lights work? (look in a shop window); fuse of the brake lights
        clutch | - | transmission | soon | clutch worn or out of adjustment; air or leak in the clutch hydraulics | fluid level of the clutch or brakes; does the engine rev up without the car going faster?
        clutch actuator | - | transmission | soon | clutch actuator worn or leaking; clutch out of adjustment | fluid level; plug of the actuator
        clutch pedal switch | - | transmission | when convenient | switch worn or out of adjustment | does the engine start only with the pedal pressed?
        clutch position sensor | - | transmission | when convenient | sensor worn or out of adjustment | plug at the clutch pedal or slave cylinder
        clutch switch | clutch pedal switch | transmission | when convenient | switch worn or out of adjustment | does the engine start only with the pedal pressed?
        control module | engine control unit | module | soon | control unit itself; low battery voltage while starting; poor earth connection; software that needs to be brought up to date | battery voltage and clamps; clear the code and see whether it comes back; ask the maker's workshop for a software update
        control module hybrid battery monitor | monitor of the hybrid battery | hybrid | soon | control unit of the battery | 12 V battery voltage and clamps
        control module internal temperature | engine control unit | module | soon | control unit too hot: its cooling or place; control unit itself | is its cover or cooling in place?; did the engine overheat?
        cruise control | - | comfort | informational | switch at the steering wheel worn; brake light switch; part of the cruise control faulty | do the brake lights work?; do the buttons at the steering wheel work?
        cruise control vacuum control | vacuum solenoid of the cruise control | comfort | informational | vacuum solenoid faulty; vacuum hose off or cracked | vacuum hoses of the cruise control; does the cruise control hold the speed?
        cruise control vent control | vent solenoid of the cruise control | comfort | informational | vent solenoid faulty; vacuum hose off or cracked | vacuum hoses of the cruise control; does the cruise control hold the speed?
        drive switch | gear position switch | transmission | when convenient | switch worn or out of adjustment | does the shown gear agree with the lever?
        driveline disconnect switch | - | transmission | when convenient | switch or its linkage | does four-wheel drive engage?
        driver display | - | comfort | informational | instrument cluster or its wires | do the instruments work?
        engine control module | engine control unit | module | soon | control unit or its supply; low battery voltage | battery voltage and clamps; fuses of the engine control
        engine control module power relay | main relay of the engine control | electrical | soon | main relay worn; its fuse; poor earth connection | swap the relay with an equal one; battery voltage and clamps
        engine hot lamp | - | comfort | when convenient | instrument cluster or its wire | does it light at switch-on?
        four-wheel drive | switch of the four-wheel drive | transmission | when convenient | switch worn; actuator of the four-wheel drive | does four-wheel drive engage?
        fuel pump control module | - | fuel | soon | control module rusted or faulty; fuel pump | fuse and relay of the pump; module at the tank: rusted?
        gate select | gate actuator of the gearbox | transmission | soon | actuator worn; gearbox fluid low; position not taught in | fluid level; was the battery disconnected lately?
        gear | gearbox | transmission | soon | low, old or burnt gearbox fluid; shift solenoid or valve body; worn clutch or brake inside the gearbox | fluid level, colour and smell; does the engine rev up without the car going faster?; speed sensor codes beside this one
        gear lever | gear lever with its switches | transmission | soon | gear lever sensor worn; linkage out of adjustment | does the shown gear agree with the lever?
        gear shift | shift actuator of the gearbox | transmission | soon | actuator worn; gearbox fluid low; position not taught in | fluid level; was the battery disconnected lately?
        generator | alternator | charging | soon | alternator or its regulator worn; drive belt slipping or broken; poor battery or earth connection | charging voltage with the engine running: \(SupplyVoltage.runningText); drive belt: tight and whole?; battery clamps: tight and clean?
        generator lamp | charge lamp | charging | when convenient | lamp, instrument cluster or its wire | does the charge lamp light at switch-on and go out with the engine running?
        hydraulic | hydraulic unit of the gearbox | transmission | soon | hydraulic fluid low or leaking; pump worn; pressure accumulator weak | fluid level; does the pump run very often?
        immobilizer | immobiliser | immobiliser | when convenient | key not known to the car; key's chip or aerial; control unit replaced | try the second key; other keys and metal away from the ignition lock
        immobilizer key | key | immobiliser | when convenient | key not known to the car; key's chip broken; aerial at the lock | try the second key; other keys and metal away from the ignition lock
        input or turbine speed sensor | input speed sensor of the gearbox | transmission | soon | sensor faulty or full of metal dust; damaged wheel; worn gearbox | fluid level and colour; plug of the sensor: oily?
        intermediate shaft speed sensor | - | transmission | soon | sensor faulty or full of metal dust; damaged wheel | plug of the sensor: oily?
        malfunction indicator lamp | engine lamp | module | when convenient | lamp, instrument cluster or its wire | does the engine lamp light at switch-on?
        multiple gears | gearbox | transmission | stop now | selector forks or actuator of the gearbox; gearbox control | does the gear lever move freely?; fluid level of gearbox or clutch
        neutral | gearbox | transmission | soon | gear lever linkage; gearbox fluid low; valve body or shift actuator | fluid level, colour and smell; does the shown gear agree with the lever?
        normal or performance switch | driving mode switch | transmission | informational | switch or its wires | does the switch change the driving mode?
        odometer | - | module | when convenient | control unit or instrument cluster replaced without being programmed | was a control unit or the instrument cluster replaced lately?
        output speed sensor | output speed sensor of the gearbox | transmission | soon | sensor faulty or full of metal dust; damaged wheel | does the speedometer work?; plug of the sensor: oily?
        park | gear position switch | transmission | when convenient | switch worn or out of adjustment | does the engine start in P and N only?
        power steering | - | steering | soon | low fluid or a leak; pressure switch faulty; worn pump or slipping belt | fluid level; does the steering get heavy?
        power take-off | - | comfort | when convenient | control module or its supply | its fuse
        pressure control solenoid | pressure valve in the gearbox | transmission | soon | solenoid stuck or worn; old, low or dirty gearbox fluid; clogged filter in the gearbox | fluid level, colour and smell; plug of the gearbox: oily or loose?
        reverse | gearbox (reverse) | transmission | soon | gear lever linkage; gearbox fluid low; valve body or shift actuator | fluid level, colour and smell; does reverse engage, do the reversing lights work?
        sensor power supply | supply of the sensors | electrical | soon | one of the supplied sensors shorted; control unit | unplug the supplied sensors one by one: does the code go?
        sensor reference voltage | 5 V supply of the sensors | electrical | soon | one of the supplied sensors shorted; control unit | unplug the supplied sensors one by one: does the code go?
        serial communication link | data wires between control units | network | soon | wires or plugs of the network; low battery voltage; a control unit that disturbs the network | battery voltage and clamps; plugs of the control units: wet or corroded?
        shift | gearbox | transmission | soon | low, old or burnt gearbox fluid; shift solenoid or valve body; worn clutch or brake inside the gearbox | fluid level, colour and smell; does it shift hard, late or not at all?
        shift solenoid | shift valve in the gearbox | transmission | soon | solenoid stuck or worn; old, low or dirty gearbox fluid; valve body worn | fluid level, colour and smell; plug of the gearbox: oily or loose?
        shift timing solenoid | - | transmission | soon | solenoid stuck or worn; old, low or dirty gearbox fluid | fluid level, colour and smell; plug of the gearbox: oily or loose?
        skip shift | skip shift lock | transmission | informational | solenoid or lamp of the skip shift lock | fuse of the reversing lights and gearbox
        starter | starter and its relay | electrical | when convenient | starter relay; gear position or clutch switch; weak battery; starter itself | battery voltage and clamps; does it start in N as well as in P?; swap the relay with an equal one
        starter relay | - | electrical | when convenient | relay worn; gear position or clutch switch; weak battery | swap the relay with an equal one; battery voltage and clamps
        system voltage | charging system | charging | soon | alternator or its regulator; weak battery; loose or corroded battery clamps; slipping drive belt | battery clamps: tight and clean?; voltage with the ignition on and the engine off (\(SupplyVoltage.engineOffText)) and running (\(SupplyVoltage.runningText)); drive belt: tight and whole?
        torque converter clutch | lock-up clutch of the torque converter | transmission | soon | solenoid or valve body; old, low or dirty gearbox fluid; torque converter worn | fluid level, colour and smell; does the engine speed swing at steady speed?
        traction control | traction control signal | brakes | when convenient | control unit of brakes and traction; wire between control units | is the lamp of the traction control on?; read the codes of the brake control unit
        transfer case | transfer case of the four-wheel drive | transmission | when convenient | motor or control unit of the transfer case; fluid low | read the codes of that control unit; does four-wheel drive engage?
        transmission | gearbox | transmission | soon | old, low or dirty gearbox fluid; solenoid or valve body; gearbox control unit | fluid level, colour and smell; read the codes of the gearbox control unit
        transmission control module | gearbox control unit | transmission | soon | control unit or its supply; relay or fuse; low battery voltage | battery voltage and clamps; fuses of the gearbox control
        transmission fluid | gearbox fluid | transmission | soon | low, old or burnt fluid; clogged cooler; hard towing or hill driving | let it cool down, then fluid level, colour and smell
        transmission fluid pressure | pressure in the gearbox | transmission | soon | low, old or dirty gearbox fluid; clogged filter in the gearbox; worn pump or pressure valve; sensor | fluid level, colour and smell
        transmission fluid pressure sensor | - | transmission | soon | sensor or pressure switch faulty; old, low or dirty gearbox fluid | plug of the gearbox: oily or loose?; fluid level, colour and smell
        transmission fluid temperature sensor | - | transmission | when convenient | sensor faulty; wiring inside the gearbox | value in live data after a cold night: outside temperature?
        transmission friction element | clutch inside the gearbox | transmission | soon | worn clutch or brake inside the gearbox; old, low or burnt fluid; pressure valve | fluid level, colour and smell; does the engine rev up without the car going faster?
        transmission park position sensor | park lock sensor | transmission | soon | sensor out of adjustment; park lock linkage | does P hold the car? use the parking brake
        transmission range | gear position sensor | transmission | soon | sensor worn or out of adjustment; gear lever linkage | does the shown gear agree with the lever?; does the engine start in P and N only?
        unauthorized software | software of the control unit | module | when convenient | tuned or wrong software; control unit from another car | was the engine tuned or the control unit replaced?
        up and down shift switch | shift buttons | transmission | informational | switch at lever or steering wheel worn | do the shift buttons work?
        upshift switch | - | transmission | informational | switch at lever or steering wheel worn | do the shift buttons work?
        downshift switch | - | transmission | informational | switch at lever or steering wheel worn | do the shift buttons work?
        vehicle | - | engine | informational | driven faster than the control unit allows | was it driven that fast?
        vehicle speed sensor | speed sensor | transmission | soon | sensor faulty or dirty; damaged wheel; wheel speed signal of the brake control unit | does the speedometer work?; brake (ABS) codes beside this one
        VIN | identification number in the control unit | module | when convenient | control unit replaced or programmed for another car | was a control unit replaced lately?
        """
}
