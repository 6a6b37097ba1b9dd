extension TroubleCodeComponents {
    /// Components that appear in codes from P2000 on: exhaust treatment, turbochargers, gearbox, outputs.
    static let powertrain = """
        A/C control module | - | comfort | informational | | which functions of the % no longer work?
        accelerator pedal | - | air | soon | floor mat under the pedal; worn pedal sensor | floor mat under the pedal?
        air cleaner inlet control | intake flap of the air cleaner | air | when convenient | sticking flap; faulty solenoid; vacuum hose off | hoses and flap at the air cleaner
        air-fuel ratio | mixture | fuel | soon | clogged or leaking injector; air leak at one cylinder; worn spark plug or coil; leaking exhaust | listen for hissing hoses; age of the spark plugs; injector cleaner in the tank
        alternative fuel | gas system | fuel | soon | faulty gas valve or injector; blown fuse; gas control unit | run on petrol; its fuse; smell of gas: stop and open the windows
        alternative fuel high-pressure system | gas tank and lines | fuel | stop now | leaking gas line or valve | smell of gas: stop, engine off, windows open, no flame; close the tank valve
        alternative fuel low-pressure system | gas lines | fuel | stop now | leaking gas line or regulator | smell of gas: stop, engine off, windows open, no flame; close the tank valve
        ammonia sensor | - | exhaust | when convenient | worn-out ammonia sensor; leaking exhaust | listen for a leaking exhaust; wires near the exhaust: molten?
        auxiliary ignition switch run or start position | ignition switch | electrical | soon | worn ignition switch; blown fuse | fuses; move the key: does anything change?
        barometric pressure sensor | air pressure sensor | air | when convenient | faulty sensor; water or dirt in its opening; engine control unit | opening of the sensor: dirty?; compare with the weather report in live data
        bonnet | - | comfort | informational | bonnet not closed; switch out of adjustment | close the bonnet firmly; switch: dirty or bent?
        bonnet switch | - | comfort | informational | dirty or bent switch | switch: dirty or bent?
        boost pressure | turbocharger | air | soon | hose between turbocharger and engine off; sticking boost control; worn turbocharger | hoses between turbocharger and engine: off, oily or torn?; vacuum hoses of the boost control
        boost system | turbocharger | air | soon | hose between turbocharger and engine off; sticking boost control; clogged air filter; worn turbocharger | hoses between turbocharger and engine: off, oily or torn?; air filter; vacuum hoses of the boost control
        brake booster temperature sensor | brake booster sensor | brakes | soon | faulty sensor | plug at the brake booster
        brake pedal position | pedals | brakes | soon | both pedals pressed; brake switch out of adjustment; faulty pedal sensor | floor mat under a pedal?; do the brake lamps go out when the pedal is released?
        brake system control module | - | brakes | soon | | is the ABS or brake lamp on? try the brakes carefully
        camshaft position output signal | camshaft signal | engine | soon | wire between control units damaged | fuses; plugs of the engine control unit: wet?
        charging system voltage | charging system | charging | soon | worn alternator or regulator; slipping belt; weak battery; loose battery clamp | belt: there and tight?; battery clamps: tight and clean?; voltage with engine off and running
        chassis control module | - | chassis | soon | | which functions of the % no longer work?
        clutch actuator temperature | clutch actuator | transmission | soon | long creeping or holding on a slope; worn clutch | let it cool; do not hold the car on the clutch
        clutch pedal input of the control module | clutch pedal switch | transmission | soon | misadjusted switch; control unit | switch at the clutch pedal
        clutch temperature | clutch | transmission | stop now | long creeping or holding on a slope; slipping clutch | stop and let it cool; do not hold the car on the clutch
        cold start injection timing | injection after a cold start | ignition | when convenient | injector worn; wrong software | injector cleaner in the tank; are updates of the software available?
        combustion | combustion in the cylinder | ignition | soon | clogged or worn injector; too little compression; faulty glow plug | swap the injector with another cylinder's: does the code follow it?
        control module temperature sensor | temperature sensor in the control unit | module | when convenient | the control unit itself | clear the code and see whether it comes back
        control module wake-up | wake-up line of the control units | electrical | when convenient | wire damaged; a control unit that does not sleep | does the battery go flat?; fuses
        coolant degassing valve | coolant valve | cooling | soon | faulty valve; low coolant | coolant level (engine cold); its fuse
        coolant pump | electric coolant pump | cooling | soon | worn pump; air in the cooling system; blown fuse | coolant level (engine cold); its fuse; temperature gauge: stop when it rises
        coolant temperature control module | - | cooling | soon | | which functions of the % no longer work?
        cooling system | - | cooling | soon | thermostat stuck; low coolant; coolant pump or fan; temperature sensor | coolant level (engine cold); temperature gauge: stop when it rises; does the fan run?
        crankshaft position output signal | crankshaft signal | engine | soon | wire between control units damaged | plugs of the engine control unit: wet?
        cruise control front distance range sensor | distance radar | comfort | when convenient | dirt, ice or a bent bumper before the radar; radar out of adjustment | clean the radar; was the front bumper worked on?
        cylinder deactivation system | cylinder deactivation | engine | soon | low or old engine oil; sticking oil valve | oil level and age of the oil
        cylinder pressure | pressure in the cylinder | ignition | soon | too little compression; clogged injector; faulty pressure sensor | other codes of the same cylinder; have the compression measured
        cylinder pressure sensor | pressure sensor in the glow plug | ignition | when convenient | faulty sensor | plugs of the glow plugs: loose?
        deactivation or intake valve control | cylinder deactivation | engine | soon | faulty oil valve; low or old engine oil | oil level and age of the oil
        direct ozone reduction catalyst | coating of the radiator | exhaust | informational | radiator replaced by one without the coating; faulty sensor | was the radiator replaced?
        direct ozone reduction catalyst temperature sensor | sensor of the radiator coating | exhaust | informational | faulty sensor | plug at the radiator
        engine control module power input | supply of the engine control unit | electrical | soon | blown fuse; loose battery clamp; faulty main relay; ignition switch | fuses; battery clamps: tight and clean?; swap the main relay with an equal one
        engine coolant bypass valve | coolant valve | cooling | soon | sticking or leaking valve; low coolant | coolant level (engine cold); look for leaks
        engine coolant level | coolant | cooling | stop now | leaking hose or radiator; coolant not topped up; faulty level switch | stop; coolant level only when the engine is cold; look for puddles and white crusts
        engine coolant level sensor | coolant level switch | cooling | soon | faulty switch; low coolant | coolant level (engine cold); plug of the expansion tank
        engine coolant pump | electric coolant pump | cooling | soon | worn pump; air in the cooling system; blown fuse | coolant level (engine cold); its fuse; temperature gauge: stop when it rises
        engine coolant pump control module | electric coolant pump | cooling | soon | overheated or faulty pump control; low battery voltage | coolant level (engine cold); its fuse
        engine disconnect clutch | clutch between engine and electric motor | transmission | soon | worn clutch; low gearbox oil; faulty valve | gearbox oil for leaks
        engine disconnect clutch temperature | clutch between engine and electric motor | transmission | stop now | slipping clutch; long creeping | stop and let it cool
        engine off timer | timer of the engine control unit | module | when convenient | battery was disconnected; the control unit itself | battery clamps; clear the code and see whether it comes back
        engine oil level | engine oil | oil | stop now | leak or burnt oil, or wrongly filled; faulty sensor | stop; oil level on level ground after five minutes; look for leaks
        engine oil level sensor | oil level sensor | oil | soon | faulty sensor; wrong oil level | oil level by the dipstick
        engine oil quality sensor | oil sensor | oil | when convenient | old oil; faulty sensor | oil level and age
        engine serial number | engine number in the control unit | module | informational | control unit or engine replaced | have it programmed
        engine sound control | sound flap | comfort | informational | sticking flap; faulty solenoid | hoses and flap
        evaporative emission leak detection pump | leak check pump of the tank | vapour | when convenient | faulty pump; water in the pump; cracked hose | hoses near the charcoal canister; its fuse
        evaporative emission switching valve | tank vapour valve | vapour | when convenient | sticking valve; cracked hose | hoses near the charcoal canister
        evaporative emission system monitoring processor | control unit | vapour | when convenient | the control unit itself | clear the code and see whether it comes back
        event data recorder request | crash recorder line | comfort | informational | wire damaged; restraints control unit | is the airbag lamp on?
        exhaust aftertreatment fuel injector | injector before the particulate filter | exhaust | soon | clogged or leaking injector; blown fuse | smoke when idling?; its fuse
        exhaust aftertreatment fuel pressure sensor | fuel pressure sensor of the exhaust | exhaust | when convenient | faulty sensor; clogged fuel line | age of the fuel filter
        exhaust aftertreatment fuel supply control | fuel valve of the exhaust | exhaust | soon | sticking valve; blown fuse | smoke when idling?; its fuse
        exhaust aftertreatment glow plug | glow plug of the exhaust | exhaust | when convenient | burnt-out glow plug; blown fuse | its fuse
        exhaust flow control valve | exhaust flap | exhaust | when convenient | sticking flap; vacuum hose off | does the flap move freely?
        exhaust gas recirculation cooler bypass | flap of the EGR cooler | exhaust | when convenient | flap stuck with soot; vacuum hose off | hoses at the EGR cooler
        exhaust gas recirculation cooler coolant pump | pump of the EGR cooler | cooling | soon | worn pump; blown fuse | coolant level (engine cold); its fuse
        exhaust gas temperature | exhaust | exhaust | soon | leaking injector; misfire; clogged particulate filter; faulty temperature sensor | misfire codes first; smell of hot metal: stop
        exhaust gas temperature sensors | exhaust temperature sensors | exhaust | when convenient | one sensor worn out; plugs interchanged | compare the sensors in live data on a cold engine
        exhaust pressure regulator vent solenoid | exhaust pressure valve | exhaust | when convenient | faulty solenoid; vacuum hose off | hoses at the solenoid
        exhaust temperature for regeneration | particulate filter | exhaust | soon | only short trips; thermostat stuck open; faulty exhaust temperature sensor | drive half an hour on a fast road; does the temperature gauge reach the middle?
        exhaust valve control | cylinder deactivation | engine | soon | faulty oil valve; low or old engine oil | oil level and age of the oil
        four-wheel drive low switch | low range switch | transmission | when convenient | faulty or dirty switch | shift into and out of low range several times
        four-wheel drive range signal | transfer case | transmission | when convenient | faulty switch; wire damaged | shift into and out of low range several times
        fuel additive control module | additive for the particulate filter | fuel | soon | additive tank empty; dosing pump | when was the additive last filled?; read the codes of that control unit
        fuel cap switch | - | vapour | informational | cap not closed; faulty switch | close the fuel cap until it clicks
        fuel injection system | fuel injection | fuel | stop now | faulty injector; fuel pressure out of control | other codes of the fuel system first; smell of fuel: engine off
        fuel injector air-fuel ratio | injector | fuel | soon | clogged or leaking injector; air leak at one cylinder | injector cleaner in the tank; listen for hissing hoses
        fuel injector calibration | injectors | fuel | soon | injectors replaced without entering their codes | were injectors replaced lately?; have their codes entered
        fuel injector data | injector | fuel | soon | injector replaced without entering its code | were injectors replaced lately?; have their codes entered
        fuel injector group supply | supply of the injectors | fuel | soon | short in one injector; blown fuse; engine control unit | its fuse; unplug the injectors one by one: does the code go?
        fuel mode lamp | fuel lamp | comfort | informational | burnt-out lamp | does it light when the ignition is switched on?
        fuel mode select switch | fuel switch | comfort | informational | dirty or worn switch | press it several times
        fuel pump system | fuel pump | fuel | stop now | worn pump; pressure out of control | fuse and relay; smell of fuel: engine off
        fuel supply heater | fuel heater | fuel | when convenient | burnt-out heater; blown fuse | its fuse
        fuel trim after catalyst | mixture | exhaust | when convenient | leaking exhaust; worn oxygen sensor; air leak in the intake | listen for a leaking exhaust; listen for hissing hoses
        fuel vapour temperature sensor | sensor in the fuel tank | vapour | when convenient | faulty sensor | plug on the tank
        fuel-fired heater | auxiliary heater | comfort | informational | low fuel; locked after failed starts; low battery | fuel level; its fuse; switch it on again
        gate select direction | gear selector | transmission | soon | worn actuator; wire damaged | battery voltage; does the lever move freely?
        gear shift actuator temperature | gear actuator | transmission | soon | many shifts in a short time; stiff linkage | let it cool; does the lever move freely?
        gear shift direction | gear selector | transmission | soon | worn actuator; wire damaged | battery voltage; does the lever move freely?
        glow plug driver | glow plugs | ignition | when convenient | faulty glow plug; glow control unit | its fuse; does the engine start well when cold?
        high pressure fuel pump calibration | high pressure pump | fuel | soon | pump replaced without the teaching procedure | was the pump replaced lately?; have it taught in
        hydrocarbon adsorption catalyst | catalytic converter | exhaust | when convenient | worn-out catalyst; leaking exhaust | misfire or mixture codes first; listen for a leaking exhaust
        idle speed selector | idle speed switch | comfort | informational | dirty or worn switch | press it several times
        ignition switch | - | electrical | soon | worn ignition switch; blown fuse | fuses; move the key: does anything change?
        injector control pressure | oil pressure for the injectors | oil | soon | low or old engine oil; leaking injector seal; worn regulator | oil level and age of the oil
        injector control pressure regulator | oil pressure valve of the injectors | oil | soon | faulty regulator; old engine oil | oil level and age of the oil
        injector control pressure sensor | oil pressure sensor of the injectors | oil | soon | faulty sensor | plug of the sensor: oily?
        intake air system | intake | air | soon | hose off or cracked; leaking gasket | listen for hissing hoses; hose clamps from the air filter to the engine
        intake between air filter and air flow sensor | air filter | air | soon | clogged air filter; housing not closed; hose cracked | air filter; clips of the housing; hoses
        intake between air flow sensor and throttle | intake hose | air | soon | hose off or cracked | hoses and clamps between air filter and throttle
        intake between throttle and intake valves | intake manifold | air | soon | leaking gasket; vacuum hose off | listen for hissing hoses; small hoses at the manifold
        intake manifold runner | intake flaps | air | when convenient | flaps sticking with soot; broken linkage; vacuum hose off | hoses and linkage at the intake manifold
        kick-down switch | - | transmission | informational | floor mat under the pedal; faulty switch | floor mat; press the pedal fully (engine off)
        knock | knocking combustion | ignition | soon | fuel of too low octane; carbon deposits; overheated engine; lean mixture | fill better fuel; coolant level (engine cold)
        low-pressure fuel system sensor | fuel pressure sensor | fuel | soon | faulty sensor | plug of the sensor
        manifold pressure sensor | - | air | soon | faulty sensor; hose off or cracked | hose of the sensor
        NOx adsorber | NOx storage catalyst | exhaust | when convenient | worn or sulphated catalyst; leaking exhaust; faulty oxygen or NOx sensor | listen for a leaking exhaust; other codes of exhaust sensors first
        NOx driver inducement | AdBlue warning system | exhaust | soon | AdBlue tank empty or wrongly filled; ignored exhaust warning; faulty NOx sensor | AdBlue (DEF) level; read the other exhaust codes and begin there
        NOx exceedance | exhaust treatment | exhaust | soon | AdBlue missing or of poor quality; clogged AdBlue injector; faulty NOx sensor | AdBlue (DEF) level and age; read the other exhaust codes and begin there
        NOx sensor | - | exhaust | when convenient | worn-out NOx sensor; soot or water on the sensor; leaking exhaust | listen for a leaking exhaust; look at the sensor's wires near the exhaust
        NOx sensor heater | NOx sensor | exhaust | when convenient | burnt-out heater in the NOx sensor; blown fuse | its fuse; wires near the exhaust: molten?
        output shaft speed | speed signals | transmission | soon | faulty speed sensor; tyres of unequal size | are all tyres of one size?; ABS codes first
        oxygen sensor during deceleration | oxygen sensor | exhaust | when convenient | worn-out oxygen sensor; leaking injector; leaking exhaust | listen for a leaking exhaust
        park pawl motor | parking lock | transmission | soon | stiff or faulty motor; blown fuse | use the parking brake; battery voltage
        park pawl position sensor | parking lock sensor | transmission | soon | faulty sensor | use the parking brake; plug of the gearbox: oily?
        particulate filter | - | exhaust | soon | only short trips; clogged filter; faulty pressure sensor; sooting engine | drive half an hour on a fast road; oil level: risen?; smoke from the exhaust
        particulate filter differential pressure | particulate filter | exhaust | soon | clogged or damaged filter; hose of the pressure sensor off or molten | hoses of the pressure sensor; drive half an hour on a fast road
        particulate filter pressure sensor | pressure sensor of the particulate filter | exhaust | soon | hose off, molten or full of water; faulty sensor | hoses of the pressure sensor: off, molten or blocked?
        particulate filter regeneration | cleaning of the particulate filter | exhaust | soon | only short trips; low fuel; thermostat stuck open; sooting engine | drive half an hour on a fast road with enough fuel; oil level: risen?
        particulate filter regeneration lamp | lamp of the particulate filter | exhaust | informational | burnt-out lamp | does it light when the ignition is switched on?
        particulate matter sensor | soot sensor | exhaust | when convenient | worn-out soot sensor; wire molten at the exhaust | wires near the exhaust: molten?; listen for a leaking exhaust
        pilot injection | injectors | ignition | when convenient | injectors replaced or worn; teaching not finished | were injectors replaced lately?; have them taught in
        piston cooling oil | oil jets of the pistons | oil | soon | low or old engine oil; sticking valve | oil level and age of the oil
        piston cooling oil pressure | oil jets of the pistons | oil | stop now | low engine oil; worn oil pump; sticking valve | stop; oil level on level ground after five minutes
        reductant | AdBlue system | exhaust | soon | AdBlue old or diluted; crystals in pump or line; leaking line | AdBlue (DEF) level; white crystals under the car?
        reductant consumption | AdBlue dosing | exhaust | soon | clogged or leaking AdBlue injector; wrong AdBlue; pump | AdBlue (DEF) level and age; white crystals at the AdBlue injector?
        reductant control module | AdBlue control unit | exhaust | soon | low battery voltage; the control unit itself | its fuse; battery voltage
        reductant heater | heater of the AdBlue | exhaust | when convenient | burnt-out heater; relay; blown fuse | its fuse; does it come only in frost?
        reductant heater coolant valve | valve of the AdBlue heating | exhaust | when convenient | sticking valve; low coolant | coolant level (engine cold)
        reductant injection | AdBlue dosing | exhaust | soon | clogged AdBlue injector or line; pump; sensor | AdBlue (DEF) level; white crystals at the AdBlue injector?
        reductant injector | AdBlue injector | exhaust | soon | injector clogged with crystals; faulty injector | white crystals at the AdBlue injector?; its plug: molten?
        reductant level | AdBlue | exhaust | soon | AdBlue used up; faulty level sensor | fill AdBlue (at least five litres); drive a few miles
        reductant level sensor | AdBlue level sensor | exhaust | soon | faulty sensor in the tank; frozen or old AdBlue | fill the AdBlue tank; plug on the tank
        reductant metering unit | AdBlue pump unit | exhaust | soon | pump unit clogged or worn; blown fuse | AdBlue (DEF) level; its fuse
        reductant pressure | AdBlue pump | exhaust | soon | pump worn; clogged filter; leaking or frozen line | AdBlue (DEF) level; white crystals under the car?
        reductant pressure sensor | AdBlue pressure sensor | exhaust | soon | faulty sensor; crystals in the pump unit | plug of the pump unit: white crystals?
        reductant pump | AdBlue pump | exhaust | soon | worn or frozen pump; blown fuse | AdBlue (DEF) level; its fuse
        reductant purge valve | AdBlue valve | exhaust | soon | valve clogged with crystals; faulty valve | white crystals at the valve?
        reductant quality | AdBlue | exhaust | soon | AdBlue old, diluted or wrong; faulty quality sensor | age of the AdBlue; was anything else filled into the tank?
        reductant quality module | AdBlue quality sensor | exhaust | soon | faulty sensor; blown fuse | its fuse
        reductant quality sensor | AdBlue quality sensor | exhaust | soon | faulty sensor; old AdBlue | age of the AdBlue; plug on the tank
        reductant tank cap switch | cap of the AdBlue tank | exhaust | informational | cap not closed; faulty switch | close the cap firmly
        reductant tank heater | heater of the AdBlue tank | exhaust | when convenient | burnt-out heater; relay; blown fuse | its fuse; does it come only in frost?
        reductant tank temperature | temperature sensors of the tanks | exhaust | when convenient | one of the sensors faulty | compare both in live data on a cold car
        reductant tank temperature sensor | AdBlue temperature sensor | exhaust | when convenient | faulty sensor | plug on the AdBlue tank
        reductant temperature | AdBlue | exhaust | when convenient | hot surroundings; faulty sensor | let it cool; AdBlue (DEF) level
        reductant temperature sensor | AdBlue temperature sensor | exhaust | when convenient | faulty sensor | plug on the AdBlue tank
        regeneration switch | switch of the particulate filter | exhaust | when convenient | dirty or worn switch | press it several times
        rocker arm actuator | valve lift control | engine | soon | old or low engine oil; sticking oil valve | oil level and age of the oil
        SCR catalyst | AdBlue catalyst | exhaust | when convenient | AdBlue diluted or old; clogged AdBlue injector; worn-out catalyst; faulty NOx sensor | AdBlue (DEF) level and age; white crystals at the AdBlue injector?
        SCR catalyst inlet temperature | AdBlue catalyst | exhaust | soon | soot burning in the particulate filter; leaking injector; faulty exhaust temperature sensor | smoke or smell of hot metal: stop; other exhaust codes first
        SCR catalyst outlet temperature | AdBlue catalyst | exhaust | soon | soot burning in the particulate filter; leaking injector; faulty exhaust temperature sensor | smoke or smell of hot metal: stop; other exhaust codes first
        SCR pre-catalyst | AdBlue catalyst | exhaust | when convenient | AdBlue diluted or old; worn-out catalyst; faulty NOx sensor | AdBlue (DEF) level and age; listen for a leaking exhaust
        secondary air injection flow sensor | secondary air sensor | exhaust | when convenient | faulty sensor; hose off | hoses of the secondary air pump
        secondary air injection pump | secondary air pump | exhaust | when convenient | worn or wet pump; relay stuck; blown fuse | does the pump run only after a cold start?; its fuse and relay
        shift fork | gear selector fork | transmission | soon | worn fork or actuator; low gearbox oil; gearbox not taught in | gearbox oil for leaks; have the gearbox taught in
        throttle actuator control module | throttle | air | soon | throttle control unit; low battery voltage | battery voltage; clear the code and see whether it comes back
        throttle actuator control system | throttle | air | soon | dirty or worn throttle body; faulty pedal or throttle sensor; air leak in the intake | throttle body: sooted?; intake hoses; other throttle codes first
        throttle actuator idle position | throttle | air | when convenient | battery was disconnected; throttle cleaned or replaced | have the throttle taught in; ignition on for a minute, then off
        throttle body | throttle | air | soon | dirty throttle body; faulty throttle motor | throttle body: sooted?; its plug
        throttle input | throttle | air | soon | plug off; wrong control unit | plugs of throttle and pedal
        throttle or fuel inhibit | engine shut-off line | fuel | soon | wire damaged; faulty switch | fuses; plugs: wet?
        throttle position output signal | throttle signal | air | soon | wire between control units damaged | plugs of the engine control unit: wet?
        throttle position sensor | throttle sensor | air | soon | worn sensor in the throttle | throttle body: sooted?; its plug
        torque converter temperature | torque converter | transmission | stop now | heavy towing or long creeping; low gearbox oil; clogged oil cooler | stop and let it cool in neutral; gearbox oil for leaks
        transmission adaptive values | gearbox | transmission | when convenient | gearbox or battery worked on; teaching not finished | have the gearbox taught in
        transmission control module request | gearbox | transmission | stop now | fault in the gearbox | gearbox codes first
        transmission fluid cooler | cooler of the gearbox oil | transmission | soon | faulty valve; blown fuse | its fuse; gearbox oil for leaks
        transmission friction element temperature | clutch in the gearbox | transmission | stop now | heavy towing or long creeping; slipping clutch; low gearbox oil | stop and let it cool; gearbox oil for leaks
        transmission hydraulic power unit | hydraulic unit of the gearbox | transmission | soon | leaking line or unit | fluid level; look for oil under the car
        turbocharger boost closed loop control | turbocharger | air | soon | leak between turbocharger and engine; sticking boost control | hoses between turbocharger and engine: off, oily or torn?
        turbocharger boost control position sensor | position sensor of the turbocharger | air | soon | faulty sensor; sticking vanes | plug of the boost actuator: molten?
        turbocharger compressor outlet | valve of the second turbocharger | air | soon | sticking valve; vacuum hose off | vacuum hoses of the turbochargers
        turbocharger speed sensor | speed sensor of the turbocharger | air | soon | faulty sensor | wires near the turbocharger: molten?
        turbocharger turbine inlet valve | valve of the second turbocharger | air | soon | sticking valve; vacuum hose off | vacuum hoses of the turbochargers
        unmetered fuel | fuel in the intake air | fuel | stop now | leaking injector; fuel in the engine oil; engine running on its own oil | engine off; oil level: risen?; smell of fuel
        vacuum pump | vacuum pump of the brakes | brakes | soon | worn pump; relay; blown fuse | is the brake pedal hard?; its fuse and relay
        vacuum reservoir control | vacuum of the brakes | brakes | soon | faulty valve; leaking hose | is the brake pedal hard?; vacuum hoses
        vacuum reservoir pressure sensor | vacuum sensor | brakes | soon | faulty sensor; leaking hose | is the brake pedal hard?; vacuum hoses
        variable A/C compressor | A/C compressor | comfort | informational | faulty valve; too little refrigerant | does the air conditioning cool?
        vehicle speed | speed signals | transmission | soon | faulty speed sensor; tyres of unequal size | are all tyres of one size?; ABS codes first
        wastegate | wastegate of the turbocharger | air | soon | sticking or worn wastegate; vacuum hose off | vacuum hoses of the boost control; rattling at the turbocharger?
        water in fuel | fuel | fuel | stop now | water in the diesel | stop before the injection is damaged; drain the fuel filter; do not refuel there again
        water in fuel lamp | water lamp | fuel | informational | burnt-out lamp | does it light when the ignition is switched on?
        water in fuel sensor | water sensor in the fuel filter | fuel | when convenient | faulty sensor; water in the fuel filter | drain the fuel filter
        wheel speed | wheel speed sensors | brakes | soon | faulty wheel speed sensor; tyres of unequal size | are all tyres of one size?; ABS codes first
        """
}
