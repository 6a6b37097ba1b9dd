extension TroubleCodeComponents {
    /// Components that appear in codes from P2000 on: exhaust treatment, turbochargers, gearbox, outputs.
    static let powertrain = """
        A/C control module | - | comfort | informational | | which functions of the % no longer work?
        accelerator pedal | - | air | soon | floor mat under the pedal; worn pedal sensor | floor mat under the pedal?
        air cleaner inlet control | air cleaner intake flap | air | when convenient | sticking flap; faulty solenoid; vacuum hose off | hoses and flap at the air cleaner
        air-fuel ratio | mixture | fuel | soon | clogged or leaking injector; air leak at one cylinder; worn spark plug or coil; exhaust leak | listen for hissing hoses; age of the spark plugs; injector cleaner in the tank
        alternative fuel | gas system | fuel | soon | faulty gas valve or injector; blown fuse; gas control module | run on gasoline; its fuse; smell of gas: stop and open the windows
        alternative fuel high-pressure system | gas tank and lines | fuel | stop now | leaking gas line or valve | smell of gas: stop, engine off, windows open, no flame; close the tank valve
        alternative fuel low-pressure system | gas lines | fuel | stop now | leaking gas line or regulator | smell of gas: stop, engine off, windows open, no flame; close the tank valve
        ammonia sensor | - | exhaust | when convenient | worn-out ammonia sensor; exhaust leak | listen for an exhaust leak; wires near the exhaust: melted?
        auxiliary ignition switch run or start position | ignition switch | electrical | soon | worn ignition switch; blown fuse | fuses; move the key: does anything change?
        barometric pressure sensor | air pressure sensor | air | when convenient | faulty sensor; water or dirt in its opening; engine control module | opening of the sensor: dirty?; compare with the weather report in live data
        hood | - | comfort | informational | hood not closed; switch out of adjustment | close the hood firmly; switch: dirty or bent?
        hood switch | - | comfort | informational | dirty or bent switch | switch: dirty or bent?
        boost pressure | turbocharger | air | soon | hose between turbocharger and engine off; sticking boost control; worn turbocharger | hoses between turbocharger and engine: off, oily or torn?; boost control vacuum hoses
        boost system | turbocharger | air | soon | hose between turbocharger and engine off; sticking boost control; clogged air filter; worn turbocharger | hoses between turbocharger and engine: off, oily or torn?; air filter; boost control vacuum hoses
        brake booster temperature sensor | brake booster sensor | brakes | soon | faulty sensor | connector at the brake booster
        brake pedal position | pedals | brakes | soon | both pedals pressed; brake switch out of adjustment; faulty pedal sensor | floor mat under a pedal?; do the brake lights go out when the pedal is released?
        brake system control module | - | brakes | soon | | ABS or brake warning light on? test the brakes carefully
        camshaft position output signal | camshaft signal | engine | soon | wire between control modules damaged | fuses; engine control module connectors: wet?
        charging system voltage | charging system | charging | soon | worn alternator or regulator; slipping belt; weak battery; loose battery terminal | belt: there and tight?; battery terminals: tight and clean?; voltage with engine off and running
        chassis control module | - | chassis | soon | | which functions of the % no longer work?
        clutch actuator temperature | clutch actuator | transmission | soon | long creeping or holding on a slope; worn clutch | let it cool; do not hold the car on the clutch
        clutch pedal input of the control module | clutch pedal switch | transmission | soon | switch out of adjustment; control module | switch at the clutch pedal
        clutch temperature | clutch | transmission | stop now | long creeping or holding on a slope; slipping clutch | stop and let it cool; do not hold the car on the clutch
        cold start injection timing | injection after a cold start | ignition | when convenient | injector worn; wrong software | injector cleaner in the tank; are updates of the software available?
        combustion | combustion in the cylinder | ignition | soon | clogged or worn injector; low compression; faulty glow plug | swap the injector with another cylinder's: does the code follow it?
        control module temperature sensor | control module temperature sensor | module | when convenient | control module itself | clear the code and see whether it comes back
        control module wake-up | control module wake-up line | electrical | when convenient | wire damaged; a control module that does not sleep | does the battery go flat?; fuses
        coolant degassing valve | coolant valve | cooling | soon | faulty valve; low coolant | coolant level (engine cold); its fuse
        coolant pump | electric coolant pump | cooling | soon | worn pump; air in the cooling system; blown fuse | coolant level (engine cold); its fuse; temperature gauge: stop when it rises
        coolant temperature control module | - | cooling | soon | | which functions of the % no longer work?
        cooling system | - | cooling | soon | thermostat stuck; low coolant; coolant pump or fan; temperature sensor | coolant level (engine cold); temperature gauge: stop when it rises; does the fan run?
        crankshaft position output signal | crankshaft signal | engine | soon | wire between control modules damaged | engine control module connectors: wet?
        cruise control front distance range sensor | distance radar | comfort | when convenient | dirt, ice or a bent bumper in front of the radar; radar out of adjustment | clean the radar; was the front bumper worked on?
        cylinder deactivation system | cylinder deactivation | engine | soon | low or old engine oil; sticking oil valve | oil level and age of the oil
        cylinder pressure | pressure in the cylinder | ignition | soon | low compression; clogged injector; faulty pressure sensor | other codes of the same cylinder; have the compression measured
        cylinder pressure sensor | glow plug pressure sensor | ignition | when convenient | faulty sensor | glow plug connectors: loose?
        deactivation or intake valve control | cylinder deactivation | engine | soon | faulty oil valve; low or old engine oil | oil level and age of the oil
        direct ozone reduction catalyst | radiator coating | exhaust | informational | radiator replaced by one without the coating; faulty sensor | was the radiator replaced?
        direct ozone reduction catalyst temperature sensor | radiator coating sensor | exhaust | informational | faulty sensor | connector at the radiator
        engine control module power input | engine control module power supply | electrical | soon | blown fuse; loose battery terminal; faulty main relay; ignition switch | fuses; battery terminals: tight and clean?; swap the main relay with an identical one
        engine coolant bypass valve | coolant valve | cooling | soon | sticking or leaking valve; low coolant | coolant level (engine cold); look for leaks
        engine coolant level | coolant | cooling | stop now | leaking hose or radiator; coolant not topped up; faulty level switch | stop; coolant level only when the engine is cold; look for puddles and white crusts
        engine coolant level sensor | coolant level switch | cooling | soon | faulty switch; low coolant | coolant level (engine cold); expansion tank connector
        engine coolant pump | electric coolant pump | cooling | soon | worn pump; air in the cooling system; blown fuse | coolant level (engine cold); its fuse; temperature gauge: stop when it rises
        engine coolant pump control module | electric coolant pump | cooling | soon | overheated or faulty pump control; low battery voltage | coolant level (engine cold); its fuse
        engine disconnect clutch | clutch between engine and electric motor | transmission | soon | worn clutch; low transmission oil; faulty valve | look for transmission oil leaks
        engine disconnect clutch temperature | clutch between engine and electric motor | transmission | stop now | slipping clutch; long creeping | stop and let it cool
        engine off timer | engine control module timer | module | when convenient | battery was disconnected; control module itself | battery terminals; clear the code and see whether it comes back
        engine oil level | engine oil | oil | stop now | leak or burned oil, or wrong fill level; faulty sensor | stop; oil level on level ground after five minutes; look for leaks
        engine oil level sensor | oil level sensor | oil | soon | faulty sensor; wrong oil level | oil level by the dipstick
        engine oil quality sensor | oil sensor | oil | when convenient | old oil; faulty sensor | oil level and age
        engine serial number | engine serial number in the control module | module | informational | control module or engine replaced | have it programmed
        engine sound control | sound flap | comfort | informational | sticking flap; faulty solenoid | hoses and flap
        evaporative emission leak detection pump | tank leak detection pump | vapor | when convenient | faulty pump; water in the pump; cracked hose | hoses near the charcoal canister; its fuse
        evaporative emission switching valve | tank vapor valve | vapor | when convenient | sticking valve; cracked hose | hoses near the charcoal canister
        evaporative emission system monitoring processor | control module | vapor | when convenient | control module itself | clear the code and see whether it comes back
        event data recorder request | crash recorder line | comfort | informational | wire damaged; restraints control module | is the airbag light on?
        exhaust aftertreatment fuel injector | particulate filter fuel injector | exhaust | soon | clogged or leaking injector; blown fuse | smoke when idling?; its fuse
        exhaust aftertreatment fuel pressure sensor | exhaust fuel pressure sensor | exhaust | when convenient | faulty sensor; clogged fuel line | age of the fuel filter
        exhaust aftertreatment fuel supply control | exhaust fuel valve | exhaust | soon | sticking valve; blown fuse | smoke when idling?; its fuse
        exhaust aftertreatment glow plug | exhaust glow plug | exhaust | when convenient | burned-out glow plug; blown fuse | its fuse
        exhaust flow control valve | exhaust flap | exhaust | when convenient | sticking flap; vacuum hose off | does the flap move freely?
        exhaust gas recirculation cooler bypass | EGR cooler flap | exhaust | when convenient | flap stuck with soot; vacuum hose off | hoses at the EGR cooler
        exhaust gas recirculation cooler coolant pump | EGR cooler pump | cooling | soon | worn pump; blown fuse | coolant level (engine cold); its fuse
        exhaust gas temperature | exhaust | exhaust | soon | leaking injector; misfire; clogged particulate filter; faulty temperature sensor | fix misfire codes first; smell of hot metal: stop
        exhaust gas temperature sensors | exhaust temperature sensors | exhaust | when convenient | one sensor worn out; connectors interchanged | compare the sensors in live data on a cold engine
        exhaust pressure regulator vent solenoid | exhaust pressure valve | exhaust | when convenient | faulty solenoid; vacuum hose off | hoses at the solenoid
        exhaust temperature for regeneration | particulate filter | exhaust | soon | only short trips; thermostat stuck open; faulty exhaust temperature sensor | drive half an hour on a highway; does the temperature gauge reach the middle?
        exhaust valve control | cylinder deactivation | engine | soon | faulty oil valve; low or old engine oil | oil level and age of the oil
        four-wheel drive low switch | low range switch | transmission | when convenient | faulty or dirty switch | shift into and out of low range several times
        four-wheel drive range signal | transfer case | transmission | when convenient | faulty switch; wire damaged | shift into and out of low range several times
        fuel additive control module | particulate filter additive | fuel | soon | additive tank empty; dosing pump | when was the additive last refilled?; read the codes of that control module
        fuel cap switch | - | vapor | informational | cap not closed; faulty switch | close the fuel cap until it clicks
        fuel injection system | fuel injection | fuel | stop now | faulty injector; fuel pressure out of control | fix other codes of the fuel system first; smell of fuel: engine off
        fuel injector air-fuel ratio | injector | fuel | soon | clogged or leaking injector; air leak at one cylinder | injector cleaner in the tank; listen for hissing hoses
        fuel injector calibration | injectors | fuel | soon | injectors replaced without entering their codes | were injectors replaced recently?; have their codes entered
        fuel injector data | injector | fuel | soon | injector replaced without entering its code | were injectors replaced recently?; have their codes entered
        fuel injector group supply | injector power supply | fuel | soon | short in one injector; blown fuse; engine control module | its fuse; unplug the injectors one by one: does the code go away?
        fuel mode lamp | fuel mode light | comfort | informational | burned-out bulb | does it come on with the ignition?
        fuel mode select switch | fuel switch | comfort | informational | dirty or worn switch | press it several times
        fuel pump system | fuel pump | fuel | stop now | worn pump; pressure out of control | fuse and relay; smell of fuel: engine off
        fuel supply heater | fuel heater | fuel | when convenient | burned-out heater; blown fuse | its fuse
        fuel trim after catalyst | mixture | exhaust | when convenient | exhaust leak; worn oxygen sensor; air leak in the intake | listen for an exhaust leak; listen for hissing hoses
        fuel vapor temperature sensor | fuel tank temperature sensor | vapor | when convenient | faulty sensor | connector at the tank
        fuel-fired heater | auxiliary heater | comfort | informational | low fuel; locked after failed starts; low battery | fuel level; its fuse; switch it on again
        gate select direction | gear selector | transmission | soon | worn actuator; wire damaged | battery voltage; does the lever move freely?
        gear shift actuator temperature | gear actuator | transmission | soon | many shifts in a short time; stiff linkage | let it cool; does the lever move freely?
        gear shift direction | gear selector | transmission | soon | worn actuator; wire damaged | battery voltage; does the lever move freely?
        glow plug driver | glow plugs | ignition | when convenient | faulty glow plug; glow control module | its fuse; does the engine start well when cold?
        high pressure fuel pump calibration | high pressure pump | fuel | soon | pump replaced without the relearn procedure | was the pump replaced recently?; have the relearn procedure done
        hydrocarbon adsorption catalyst | catalytic converter | exhaust | when convenient | worn-out catalyst; exhaust leak | fix misfire or mixture codes first; listen for an exhaust leak
        idle speed selector | idle speed switch | comfort | informational | dirty or worn switch | press it several times
        ignition switch | - | electrical | soon | worn ignition switch; blown fuse | fuses; move the key: does anything change?
        injector control pressure | injector oil pressure | oil | soon | low or old engine oil; leaking injector seal; worn regulator | oil level and age of the oil
        injector control pressure regulator | injector oil pressure valve | oil | soon | faulty regulator; old engine oil | oil level and age of the oil
        injector control pressure sensor | injector oil pressure sensor | oil | soon | faulty sensor | sensor connector: oily?
        intake air system | intake | air | soon | hose off or cracked; leaking gasket | listen for hissing hoses; hose clamps from the air filter to the engine
        intake between air filter and air flow sensor | air filter | air | soon | clogged air filter; housing not closed; hose cracked | air filter; clips of the housing; hoses
        intake between air flow sensor and throttle | intake hose | air | soon | hose off or cracked | hoses and clamps between air filter and throttle
        intake between throttle and intake valves | intake manifold | air | soon | leaking gasket; vacuum hose off | listen for hissing hoses; small hoses at the manifold
        intake manifold runner | intake flaps | air | when convenient | flaps sticking with soot; broken linkage; vacuum hose off | hoses and linkage at the intake manifold
        kick-down switch | - | transmission | informational | floor mat under the pedal; faulty switch | floor mat; press the pedal fully (engine off)
        knock | knocking combustion | ignition | soon | fuel octane too low; carbon deposits; overheated engine; lean mixture | use higher-octane fuel; coolant level (engine cold)
        low-pressure fuel system sensor | fuel pressure sensor | fuel | soon | faulty sensor | sensor connector
        manifold pressure sensor | - | air | soon | faulty sensor; hose off or cracked | sensor hose
        NOx adsorber | NOx storage catalyst | exhaust | when convenient | worn or sulfated catalyst; exhaust leak; faulty oxygen or NOx sensor | listen for an exhaust leak; fix other codes of exhaust sensors first
        NOx driver inducement | AdBlue warning system | exhaust | soon | AdBlue tank empty or filled with the wrong fluid; ignored exhaust warning; faulty NOx sensor | AdBlue (DEF) level; read the other exhaust codes and start there
        NOx exceedance | exhaust treatment | exhaust | soon | AdBlue missing or of poor quality; clogged AdBlue injector; faulty NOx sensor | AdBlue (DEF) level and age; read the other exhaust codes and start there
        NOx sensor | - | exhaust | when convenient | worn-out NOx sensor; soot or water on the sensor; exhaust leak | listen for an exhaust leak; look at the sensor's wires near the exhaust
        NOx sensor heater | NOx sensor | exhaust | when convenient | burned-out heater in the NOx sensor; blown fuse | its fuse; wires near the exhaust: melted?
        output shaft speed | speed signals | transmission | soon | faulty speed sensor; tires of different sizes | are all tires the same size?; ABS codes first
        oxygen sensor during deceleration | oxygen sensor | exhaust | when convenient | worn-out oxygen sensor; leaking injector; exhaust leak | listen for an exhaust leak
        park pawl motor | parking lock | transmission | soon | stiff or faulty motor; blown fuse | use the parking brake; battery voltage
        park pawl position sensor | parking lock sensor | transmission | soon | faulty sensor | use the parking brake; transmission connector: oily?
        particulate filter | - | exhaust | soon | only short trips; clogged filter; faulty pressure sensor; sooting engine | drive half an hour on a highway; has the oil level risen?; smoke from the exhaust
        particulate filter differential pressure | particulate filter | exhaust | soon | clogged or damaged filter; pressure sensor hose off or melted | pressure sensor hoses; drive half an hour on a highway
        particulate filter pressure sensor | particulate filter pressure sensor | exhaust | soon | hose off, melted or full of water; faulty sensor | pressure sensor hoses: off, melted or blocked?
        particulate filter regeneration | particulate filter regeneration | exhaust | soon | only short trips; low fuel; thermostat stuck open; sooting engine | drive half an hour on a highway with enough fuel; has the oil level risen?
        particulate filter regeneration lamp | particulate filter light | exhaust | informational | burned-out bulb | does it come on with the ignition?
        particulate matter sensor | soot sensor | exhaust | when convenient | worn-out soot sensor; wire melted at the exhaust | wires near the exhaust: melted?; listen for an exhaust leak
        pilot injection | injectors | ignition | when convenient | injectors replaced or worn; relearn not completed | were injectors replaced recently?; have the relearn procedure done
        piston cooling oil | piston oil jets | oil | soon | low or old engine oil; sticking valve | oil level and age of the oil
        piston cooling oil pressure | piston oil jets | oil | stop now | low engine oil; worn oil pump; sticking valve | stop; oil level on level ground after five minutes
        reductant | AdBlue system | exhaust | soon | AdBlue old or diluted; crystals in pump or line; leaking line | AdBlue (DEF) level; white crystals under the car?
        reductant consumption | AdBlue dosing | exhaust | soon | clogged or leaking AdBlue injector; wrong AdBlue; pump | AdBlue (DEF) level and age; white crystals at the AdBlue injector?
        reductant control module | AdBlue control module | exhaust | soon | low battery voltage; control module itself | its fuse; battery voltage
        reductant heater | AdBlue heater | exhaust | when convenient | burned-out heater; relay; blown fuse | its fuse; does it occur only in freezing weather?
        reductant heater coolant valve | AdBlue heating valve | exhaust | when convenient | sticking valve; low coolant | coolant level (engine cold)
        reductant injection | AdBlue dosing | exhaust | soon | clogged AdBlue injector or line; pump; sensor | AdBlue (DEF) level; white crystals at the AdBlue injector?
        reductant injector | AdBlue injector | exhaust | soon | injector clogged with crystals; faulty injector | white crystals at the AdBlue injector?; its connector: melted?
        reductant level | AdBlue | exhaust | soon | AdBlue used up; faulty level sensor | add AdBlue (at least five liters); drive a few miles
        reductant level sensor | AdBlue level sensor | exhaust | soon | faulty sensor in the tank; frozen or old AdBlue | top up the AdBlue tank; connector at the tank
        reductant metering unit | AdBlue pump unit | exhaust | soon | pump unit clogged or worn; blown fuse | AdBlue (DEF) level; its fuse
        reductant pressure | AdBlue pump | exhaust | soon | pump worn; clogged filter; leaking or frozen line | AdBlue (DEF) level; white crystals under the car?
        reductant pressure sensor | AdBlue pressure sensor | exhaust | soon | faulty sensor; crystals in the pump unit | pump unit connector: white crystals?
        reductant pump | AdBlue pump | exhaust | soon | worn or frozen pump; blown fuse | AdBlue (DEF) level; its fuse
        reductant purge valve | AdBlue valve | exhaust | soon | valve clogged with crystals; faulty valve | white crystals at the valve?
        reductant quality | AdBlue | exhaust | soon | AdBlue old, diluted or wrong; faulty quality sensor | age of the AdBlue; was anything else put into the tank?
        reductant quality module | AdBlue quality sensor | exhaust | soon | faulty sensor; blown fuse | its fuse
        reductant quality sensor | AdBlue quality sensor | exhaust | soon | faulty sensor; old AdBlue | age of the AdBlue; connector at the tank
        reductant tank cap switch | AdBlue tank cap | exhaust | informational | cap not closed; faulty switch | close the cap firmly
        reductant tank heater | AdBlue tank heater | exhaust | when convenient | burned-out heater; relay; blown fuse | its fuse; does it occur only in freezing weather?
        reductant tank temperature | tank temperature sensors | exhaust | when convenient | one of the sensors faulty | compare both in live data on a cold car
        reductant tank temperature sensor | AdBlue temperature sensor | exhaust | when convenient | faulty sensor | connector at the AdBlue tank
        reductant temperature | AdBlue | exhaust | when convenient | hot surroundings; faulty sensor | let it cool; AdBlue (DEF) level
        reductant temperature sensor | AdBlue temperature sensor | exhaust | when convenient | faulty sensor | connector at the AdBlue tank
        regeneration switch | particulate filter switch | exhaust | when convenient | dirty or worn switch | press it several times
        rocker arm actuator | valve lift control | engine | soon | old or low engine oil; sticking oil valve | oil level and age of the oil
        SCR catalyst | AdBlue catalyst | exhaust | when convenient | AdBlue diluted or old; clogged AdBlue injector; worn-out catalyst; faulty NOx sensor | AdBlue (DEF) level and age; white crystals at the AdBlue injector?
        SCR catalyst inlet temperature | AdBlue catalyst | exhaust | soon | soot burning in the particulate filter; leaking injector; faulty exhaust temperature sensor | smoke or smell of hot metal: stop; fix other exhaust codes first
        SCR catalyst outlet temperature | AdBlue catalyst | exhaust | soon | soot burning in the particulate filter; leaking injector; faulty exhaust temperature sensor | smoke or smell of hot metal: stop; fix other exhaust codes first
        SCR pre-catalyst | AdBlue catalyst | exhaust | when convenient | AdBlue diluted or old; worn-out catalyst; faulty NOx sensor | AdBlue (DEF) level and age; listen for an exhaust leak
        secondary air injection flow sensor | secondary air sensor | exhaust | when convenient | faulty sensor; hose off | secondary air pump hoses
        secondary air injection pump | secondary air pump | exhaust | when convenient | worn or wet pump; relay stuck; blown fuse | does the pump run only after a cold start?; its fuse and relay
        shift fork | gear selector fork | transmission | soon | worn fork or actuator; low transmission oil; transmission not relearned | look for transmission oil leaks; have the transmission relearn procedure done
        throttle actuator control module | throttle | air | soon | throttle control module; low battery voltage | battery voltage; clear the code and see whether it comes back
        throttle actuator control system | throttle | air | soon | dirty or worn throttle body; faulty pedal or throttle sensor; air leak in the intake | throttle body: sooty?; intake hoses; fix other throttle codes first
        throttle actuator idle position | throttle | air | when convenient | battery was disconnected; throttle cleaned or replaced | have the throttle relearn procedure done; ignition on for a minute, then off
        throttle body | throttle | air | soon | dirty throttle body; faulty throttle motor | throttle body: sooty?
        throttle input | throttle | air | soon | connector unplugged; wrong control module | throttle and pedal connectors
        throttle or fuel inhibit | engine shut-off line | fuel | soon | wire damaged; faulty switch | fuses; connectors: wet?
        throttle position output signal | throttle signal | air | soon | wire between control modules damaged | engine control module connectors: wet?
        throttle position sensor | throttle sensor | air | soon | worn sensor in the throttle | throttle body: sooty?
        torque converter temperature | torque converter | transmission | stop now | heavy towing or long creeping; low transmission oil; clogged oil cooler | stop and let it cool in neutral; look for transmission oil leaks
        transmission adaptive values | transmission | transmission | when convenient | transmission or battery worked on; relearn not completed | have the transmission relearn procedure done
        transmission control module request | transmission | transmission | stop now | fault in the transmission | fix transmission codes first
        transmission fluid cooler | transmission oil cooler | transmission | soon | faulty valve; blown fuse | its fuse; look for transmission oil leaks
        transmission friction element temperature | transmission clutch | transmission | stop now | heavy towing or long creeping; slipping clutch; low transmission oil | stop and let it cool; look for transmission oil leaks
        transmission hydraulic power unit | transmission hydraulic unit | transmission | soon | leaking line or unit | fluid level; look for oil under the car
        turbocharger boost closed loop control | turbocharger | air | soon | leak between turbocharger and engine; sticking boost control | hoses between turbocharger and engine: off, oily or torn?
        turbocharger boost control position sensor | turbocharger position sensor | air | soon | faulty sensor; sticking vanes | boost actuator connector: melted?
        turbocharger compressor outlet | second turbocharger valve | air | soon | sticking valve; vacuum hose off | turbocharger vacuum hoses
        turbocharger speed sensor | turbocharger speed sensor | air | soon | faulty sensor | wires near the turbocharger: melted?
        turbocharger turbine inlet valve | second turbocharger valve | air | soon | sticking valve; vacuum hose off | turbocharger vacuum hoses
        unmetered fuel | fuel in the intake air | fuel | stop now | leaking injector; fuel in the engine oil; engine running on its own oil | engine off; has the oil level risen?; smell of fuel
        vacuum pump | brake vacuum pump | brakes | soon | worn pump; relay; blown fuse | is the brake pedal hard?; its fuse and relay
        vacuum reservoir control | brake vacuum | brakes | soon | faulty valve; leaking hose | is the brake pedal hard?; vacuum hoses
        vacuum reservoir pressure sensor | vacuum sensor | brakes | soon | faulty sensor; leaking hose | is the brake pedal hard?; vacuum hoses
        variable A/C compressor | A/C compressor | comfort | informational | faulty valve; low refrigerant | does the air conditioning cool?
        vehicle speed | speed signals | transmission | soon | faulty speed sensor; tires of different sizes | are all tires the same size?; ABS codes first
        wastegate | turbocharger wastegate | air | soon | sticking or worn wastegate; vacuum hose off | boost control vacuum hoses; rattling at the turbocharger?
        water in fuel | fuel | fuel | stop now | water in the diesel | stop before the injection is damaged; drain the fuel filter; do not refuel there again
        water in fuel lamp | water in fuel light | fuel | informational | burned-out bulb | does it come on with the ignition?
        water in fuel sensor | fuel filter water sensor | fuel | when convenient | faulty sensor; water in the fuel filter | drain the fuel filter
        wheel speed | wheel speed sensors | brakes | soon | faulty wheel speed sensor; tires of different sizes | are all tires the same size?; ABS codes first
        """
}
