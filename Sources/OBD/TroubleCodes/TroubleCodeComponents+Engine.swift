extension TroubleCodeComponents {
    /// Engine, fuel, air, ignition, exhaust and cooling.
    static let engine = """
        A/C | air conditioning | comfort | informational | air conditioning part faulty; refrigerant lost through a leak | does the air conditioning cool?; its fuse and relay
        A/C clutch relay | air conditioning compressor relay | comfort | informational | relay worn; compressor clutch coil faulty | does the compressor click in?; swap the relay with an identical one
        A/C compressor | air conditioning compressor | comfort | informational | compressor worn or without oil; refrigerant lost | does the air conditioning cool?; compressor noise
        A/C refrigerant charge | - | comfort | informational | refrigerant lost through a leak; condenser hit by a stone; pressure sensor faulty | does the air conditioning cool?; oily spots at pipes and condenser
        air assisted injector | - | fuel | when convenient | air valve of the injectors stuck; hose off | hoses of the air supply to the injectors
        ambient air temperature | outside temperature sensor | comfort | informational | sensor hit or corroded behind the bumper; sensor too close to the radiator | does the shown outside temperature make sense?
        barometric pressure | outside air pressure sensor | air | when convenient | sensor or its opening dirty; sensor inside the control module faulty; clogged air filter | air filter; compare with manifold pressure with the engine off: both must agree
        battery temperature sensor | - | electrical | when convenient | sensor at the battery displaced or corroded | battery terminals and the sensor near them
        boost pressure sensor | - | air | soon | sensor oily or sooty; leak between turbocharger and engine; vacuum hose off | hoses between turbocharger and engine: off, oily or torn?; compare with manifold pressure in live data
        camshaft position | camshaft adjuster | engine | soon | low, old or wrong engine oil; oil control valve of the adjuster stuck; camshaft adjuster worn; stretched timing chain | oil level and age of the oil; rattle from the chain side after a cold start?; swap the oil control valves of both camshafts, if identical
        camshaft position actuator | camshaft oil control valve | engine | soon | oil control valve clogged or stuck; low, old or wrong engine oil | oil level and age of the oil; resistance of the valve's coil
        camshaft position sensor | camshaft sensor | engine | soon | sensor faulty; metal dust or oil on the sensor; stretched timing chain; damaged trigger wheel | is there oil in the sensor connector?; does the engine start after cranking longer than usual?
        camshaft profile control | valve lift switching | engine | soon | low, old or wrong engine oil; solenoid of the valve lift switching stuck; clogged oil strainer | oil level and age of the oil; resistance of the solenoid
        catalyst | catalytic converter | exhaust | when convenient | converter worn out or destroyed by misfire; exhaust leak before the rear sensor; rear oxygen sensor worn out; oil or coolant burned by the engine | misfire or mixture codes too? fix those first; listen for an exhaust leak; rear oxygen sensor in live data: it should be steady
        catalyst heater | - | exhaust | when convenient | heating element burned out; its relay or fuse | heater fuse and relay
        catalyst temperature sensor | catalytic converter temperature sensor | exhaust | when convenient | sensor burned out; exhaust leak at the sensor | wires near the hot exhaust: melted?
        charge air cooler | intercooler | air | when convenient | flap or pump of the intercooler stuck; coolant low | intercooler hoses: off, oily or torn?
        charge air cooler temperature sensor | charge air temperature sensor | air | when convenient | sensor oily or sooty; intercooler hose off | intercooler hoses: off, oily or torn?; after a cold night, does live data show the outside temperature?
        charge air temperature | charge air temperature sensor | air | when convenient | one of the two temperature sensors faulty; sensor oily | after a cold night, do all values in live data agree?
        closed throttle position switch | throttle idle switch | air | when convenient | switch worn or out of adjustment; dirty throttle | does the throttle close completely?
        cold start injector | - | fuel | when convenient | injector clogged; its time switch faulty | injector connector
        coolant bypass valve | - | cooling | soon | valve stuck; coolant low | coolant level (engine cold)
        coolant temperature | thermostat | cooling | when convenient | thermostat stuck open; coolant low; coolant temperature sensor faulty; cooling fan running all the time | coolant level (engine cold); does the temperature gauge reach the middle within ten minutes?; is the upper radiator hose cool until then?
        cooling fan | cooling fan | cooling | soon | fan motor worn or blocked; fan relay or fuse; fan control module faulty | does the fan turn freely by hand (ignition off)?; does it run with the air conditioning on?; its fuse and relay
        cooling fan speed sensor | - | cooling | soon | fan motor with its sensor faulty; fan blocked | does the fan turn freely by hand (ignition off)?
        crankcase pressure sensor | - | engine | when convenient | blocked or torn crankcase breather; sensor oily | breather hoses: off, torn or blocked?; oil filler cap and dipstick: closed?
        crankcase ventilation | - | engine | when convenient | clogged or torn breather valve; cracked breather hose | breather hoses: off, torn or blocked?; oil in the intake hose?
        crankshaft position | timing chain or belt | engine | soon | stretched timing chain or jumped belt; camshaft adjuster or its oil control valve stuck; low or old engine oil; loose trigger wheel | oil level and age of the oil; rattle from the chain side after a cold start?; was the chain or belt worked on recently?
        crankshaft position sensor | crankshaft sensor | engine | soon | sensor failing when hot; metal dust on the sensor; damaged trigger wheel | does the engine stall when hot and start again when cold?; does the tachometer move while cranking?
        crankshaft position variation | - | engine | when convenient | sensor or control module replaced without relearn; damaged trigger wheel | was the sensor, clutch or control module replaced recently?
        cylinder | - | ignition | soon | worn spark plug; faulty ignition coil; clogged or leaking injector; air leak at the intake; low compression | is the check engine light flashing? slow down at once; age of the spark plugs; swap the coil with another cylinder's: does the code follow it?; compression
        diesel intake air flow | diesel intake throttle flap | air | soon | flap sooty or sticking; its motor worn; intake hose leaking | intake hoses: off or torn?; soot in the flap
        engine | - | engine | soon | worn spark plugs or ignition coils; too little fuel; air leak in the intake; low compression | is there enough fuel?; is the check engine light flashing? slow down at once; age of the spark plugs
        engine coolant | cooling system | cooling | soon | low coolant or a leak; thermostat stuck; cooling fan or its fuse; worn coolant pump; clogged radiator | coolant level (only when cold); puddles and wet hoses; does the cooling fan run?
        engine coolant temperature | coolant temperature | cooling | soon | thermostat stuck; coolant low or air in the system; coolant temperature sensor faulty | coolant level (engine cold); after a cold night, does live data show the outside temperature?
        engine coolant temperature sensor | coolant temperature sensor | cooling | soon | sensor faulty; coolant low; thermostat stuck | coolant level (engine cold); after a cold night, does live data show the outside temperature?
        engine mount | controlled engine mount | engine | when convenient | mount leaking or worn; its vacuum hose off | does the engine shake more than before?
        engine oil | - | oil | soon | low or old oil; oil cooler blocked; hard driving in heat | oil level; coolant level (engine cold)
        engine oil pressure | - | oil | soon | low oil level; worn oil pump or clogged strainer; oil pressure sensor faulty; wrong oil or filter | check the oil level at once; noise from the engine?; oil and filter: right kind, when changed?
        engine oil pressure control | oil pump control valve | oil | soon | valve clogged or stuck; old or wrong oil; worn oil pump | oil level and age of the oil
        engine oil pressure sensor | - | oil | soon | sensor leaking or faulty; low oil level | check the oil level at once; oil in the sensor connector?
        engine oil temperature sensor | - | oil | when convenient | sensor faulty; low oil level | oil level; after a cold night, does live data show the outside temperature?
        engine position system | timing chain or belt | engine | soon | stretched timing chain or jumped belt; worn chain tensioner; low or old engine oil | oil level and age of the oil; rattle from the chain side after a cold start?; camshaft and crankshaft codes too?
        engine shutoff solenoid | - | fuel | soon | solenoid stuck; its power supply or relay | does the engine start and stop as usual?
        engine speed | engine speed signal | engine | when convenient | crankshaft sensor; control module | does the tachometer work?
        evaporative emission | fuel vapor system | vapor | when convenient | fuel cap not closed or its seal worn; cracked hose of the fuel vapor system; purge or vent valve leaking; charcoal canister damaged | fuel cap: closed until it clicks, seal clean and intact?; hoses at tank and canister: off or cracked?
        evaporative emission pressure sensor | fuel tank pressure sensor | vapor | when convenient | sensor at the tank faulty; blocked vent; kinked hose | fuel cap: opens with a hiss?; hoses at tank and canister
        evaporative emission purge | fuel vapor purge | vapor | when convenient | purge valve stuck; hose between engine and canister off or kinked; blocked canister | hose between engine and purge valve: off or cracked?; does the purge valve hold when blown through?
        evaporative emission purge control valve | purge valve | vapor | when convenient | purge valve worn or stuck; its hose off | does it click while the engine is warm?; does it hold when blown through (unplugged)?
        evaporative emission vent | canister vent valve | vapor | when convenient | vent valve rusted or full of dust; blocked vent filter | does refueling stop early?; valve at the canister: rusted or dirty?
        exhaust gas recirculation | exhaust gas recirculation valve | exhaust | when convenient | valve sooty or sticking; blocked passage or cooler; vacuum hose off; worn valve motor | vacuum hoses and valve connector; soot in the valve; does the engine idle roughly?
        exhaust gas recirculation temperature sensor | - | exhaust | when convenient | sensor sooty; blocked exhaust gas cooler | soot at the sensor
        exhaust gas temperature sensor | - | exhaust | when convenient | sensor burned out; exhaust leak | wires near the hot exhaust: melted?
        exhaust pressure | exhaust pressure sensor | exhaust | when convenient | hose or pipe to the sensor blocked with soot; particulate filter or exhaust blocked; exhaust flap sticking | hose and pipe of the sensor: blocked or melted?
        exhaust temperature | - | exhaust | when convenient | ignition or injection timing; exhaust temperature sensor | fix other codes first
        exhaust valve control solenoid | exhaust camshaft solenoid | engine | soon | solenoid clogged or stuck; low or old engine oil | oil level and age of the oil; resistance of the solenoid
        fuel cap lamp | - | comfort | informational | bulb or instrument cluster | does it come on with the ignition?
        fuel composition | - | fuel | when convenient | wrong or stale fuel; sensor of the ethanol content faulty; water in the fuel | what was last added?
        fuel cooler pump | - | fuel | when convenient | pump worn; its fuse or relay | pump fuse
        fuel delivery | - | fuel | soon | weak fuel pump; clogged fuel filter; pressure regulator | is there enough fuel?; age of the fuel filter
        fuel injector | injector | fuel | soon | injector clogged, leaking or burned out; dirty fuel | which cylinder runs rough?; listen to the injector click (long screwdriver at your ear); resistance compared with the others
        fuel injector control module | - | fuel | soon | control module or its power supply; relay | fuel system fuses and relay
        fuel injector driver | - | fuel | soon | shorted injector; driver in the control module | resistance of all injectors compared
        fuel level output | - | comfort | informational | instrument cluster or its wire | does the fuel gauge work?
        fuel level sensor | fuel gauge sender | comfort | informational | sender in the tank worn; float stuck | does the gauge follow the level?
        fuel pressure regulator | - | fuel | soon | regulator stuck or worn; dirt in the fuel; clogged fuel filter | age of the fuel filter; commanded and actual fuel pressure in live data
        fuel pressure relief | pressure relief valve | fuel | soon | pressure too high because of the regulator; relief valve worn or dirty | commanded and actual fuel pressure in live data
        fuel pressure sensor | - | fuel | soon | sensor faulty; clogged fuel filter; weak fuel pump | age of the fuel filter; commanded and actual fuel pressure in live data
        fuel pump | - | fuel | soon | fuel pump worn; its relay or fuse; clogged fuel filter | hum from the tank for two seconds with ignition on?; pump fuse and relay; enough fuel in the tank?
        fuel rail pressure | - | fuel | soon | clogged fuel filter; weak fuel pump; pressure regulator or metering valve; leaking injector; fuel rail pressure sensor | age of the fuel filter; fuel leaks and smell of fuel; commanded and actual fuel pressure in live data
        fuel pressure | - | fuel | soon | clogged fuel filter; weak fuel pump; pressure regulator; fuel pressure sensor | age of the fuel filter; commanded and actual fuel pressure in live data
        fuel rail pressure sensor | - | fuel | soon | sensor faulty; clogged fuel filter; weak fuel pump | fuel leaks and smell of fuel; commanded and actual fuel pressure in live data
        fuel shutoff valve | - | fuel | soon | valve stuck; its relay or fuse | does the engine start and stop as usual?; valve fuse
        fuel system | - | fuel | soon | fuel line, seal or injector leaking; pressure regulator; fuel pressure sensor | look and smell for fuel; commanded and actual fuel pressure in live data
        fuel temperature | fuel temperature sensor | fuel | when convenient | low fuel level; sensor faulty; fuel cooler blocked | is there enough fuel?; after a cold night, does live data show the outside temperature?
        fuel timing | - | fuel | soon | injection pump out of time; stretched chain or belt | was the pump, chain or belt worked on recently?
        fuel trim | air-fuel mixture | fuel | when convenient | air leak in the intake; dirty air flow sensor; fuel pressure too low or too high; oxygen sensor worn out; exhaust leak | intake hoses: off or cracked?; air filter; fuel trims in live data, at idle and at 2500 rpm
        fuel volume regulator | fuel metering valve | fuel | soon | metering valve dirty or worn; water or dirt in the fuel; worn high-pressure pump | age of the fuel filter; water in the fuel filter?; commanded and actual fuel pressure in live data
        glow plug | - | ignition | when convenient | glow plug burned out; glow plug relay or module; loose connector | how does it start in the cold?; resistance of the glow plug compared with the others
        glow plug control module | glow plug relay or module | ignition | when convenient | module faulty; burned-out glow plug; fuse | glow plug fuse; how does it start in the cold?
        heated catalyst | heated catalytic converter | exhaust | when convenient | heating element; converter worn out; exhaust leak | fuse of the heater; listen for an exhaust leak
        humidity sensor | - | air | when convenient | sensor dirty or faulty; intake hose off | air filter and intake hoses
        idle | - | air | when convenient | dirty throttle; air leak in the intake; worn spark plugs; old engine oil | intake hoses: off or cracked?; dirt in the throttle
        idle air control | idle control valve or throttle | air | when convenient | dirty throttle or idle valve; air leak in the intake; throttle not relearned | dirt in throttle and idle valve; intake hoses: off or cracked?
        idle speed | idle control | air | when convenient | dirty throttle or idle valve; air leak in the intake; throttle not relearned; crankcase breather torn | dirt in throttle and idle valve; intake hoses: off or cracked?; was the battery disconnected recently?
        ignition coil | ignition coil | ignition | soon | ignition coil cracked or burned out; worn spark plug; water in the spark plug well | is the check engine light flashing? slow down at once; swap the coil with another cylinder's: does the code follow it?; age of the spark plugs
        ignition engine speed | ignition engine speed signal | ignition | soon | sensor in the distributor or at the crankshaft failing; worn distributor | does the tachometer move while cranking?; does the engine stall when hot?
        ignition timing | - | ignition | when convenient | timing chain; knock sensor; engine too cold for long | oil level and age of the oil
        injection pump | - | fuel | soon | injection pump or its metering worn; air or water in the fuel; clogged fuel filter | age of the fuel filter; water in the fuel filter?
        injection timing | - | fuel | soon | injector worn; injection pump out of time; air in the fuel | age of the fuel filter; does the engine knock or smoke?
        insufficient fuel | fuel supply | fuel | soon | clogged fuel filter; weak fuel pump; clogged injector | is there enough fuel?; age of the fuel filter
        intake air heater | - | air | when convenient | heating element burned out; its relay or fuse | heater fuse and relay; how does it start in the cold?
        intake air pressure | intake pressure sensors | air | soon | one of the pressure sensors faulty; its hose off or cracked | sensor hoses; with the engine off they must agree in live data
        intake air temperature | intake air temperature sensor | air | when convenient | sensor faulty or oily; heat shield or intake hose missing; clogged intercooler | air filter and intake hoses; after a cold night, does live data show the outside temperature?
        intake manifold tuning valve | intake manifold flap | air | when convenient | flap sticking or its linkage broken; vacuum hose off; valve faulty | linkage and vacuum hoses at the intake manifold
        intake valve control solenoid | intake camshaft solenoid | engine | soon | solenoid clogged or stuck; low or old engine oil | oil level and age of the oil; resistance of the solenoid
        knock control system | - | ignition | soon | knock sensor or control module; low octane fuel | what fuel was last added?
        knock sensor | - | ignition | when convenient | sensor faulty or incorrectly tightened; knocking because of poor fuel or carbon; mechanical noise | what fuel was last added?; does the engine ring or rattle under load?
        low fuel pressure | fuel supply | fuel | soon | clogged fuel filter; weak fuel pump; leak in the fuel line | is there enough fuel?; age of the fuel filter; smell of fuel
        low-pressure fuel system | fuel supply from the tank | fuel | soon | clogged fuel filter; weak fuel pump; fuel pressure sensor; leak in the fuel line | is there enough fuel?; age of the fuel filter; hum from the tank for two seconds with ignition on?
        main catalyst | main catalytic converter | exhaust | when convenient | converter worn out or destroyed by misfire; exhaust leak; rear oxygen sensor worn out | misfire or mixture codes too? fix those first; listen for an exhaust leak
        manifold or barometric pressure sensor | manifold pressure sensor | air | soon | sensor faulty or oily; its hose off or cracked; air leak in the intake | sensor hose and intake hoses; with the engine off it must show the outside air pressure (about 100 kPa at sea level)
        manifold pressure | manifold pressure sensor | air | soon | air leak in the intake; one of the sensors dirty or faulty; dirty throttle; blocked exhaust | intake hoses: off or cracked?; air filter; with the engine off the pressures must agree in live data
        mass air flow | air flow sensor | air | soon | air flow sensor dirty; air leak behind the sensor; clogged air filter | air filter and intake hose up to the engine; clean the sensor with a suitable cleaner; grams per second at idle in live data
        oxygen sensor | - | exhaust | when convenient | sensor worn out or contaminated; exhaust leak before the sensor; mixture too lean or too rich | mixture or misfire codes too? fix those first; listen for an exhaust leak; its voltage in live data
        oxygen sensor heater | oxygen sensor heater | exhaust | when convenient | heater in the sensor burned out; its fuse | % fuse and relay; wires near the exhaust: melted or chafed?
        radiator coolant temperature | radiator temperature sensor | cooling | when convenient | sensor faulty; coolant low; thermostat stuck | coolant level (engine cold); after a cold night, does live data show the outside temperature?
        mixture | air-fuel mixture | fuel | soon | air leak in the intake; dirty air flow sensor; fuel pressure too low or too high; oxygen sensor worn out | intake hoses: off or cracked?; air filter; fuel trims in live data, at idle and at 2500 rpm
        random or multiple cylinder | - | ignition | soon | worn spark plugs; ignition coils or cables; air leak in the intake; weak fuel pump or clogged filter; poor fuel | is the check engine light flashing? slow down at once; age of the spark plugs; intake hoses: off or cracked?; fuel trims and fuel pressure in live data
        rough road | rough road sensor | engine | informational | sensor or its software | fix other codes first
        secondary air injection | secondary air pump and valve | exhaust | when convenient | pump seized by water; valve sticking; hose off or cracked; relay or fuse | does the pump hum after a cold start?; hoses between pump and engine; pump fuse and relay
        single cylinder | - | ignition | soon | worn spark plug; faulty ignition coil; faulty injector; low compression | is the check engine light flashing? slow down at once; age of the spark plugs
        thermostat heater | thermostat heater | cooling | when convenient | thermostat with its heater faulty; fuse | does the temperature gauge behave as usual?
        throttle actuator | electric throttle | air | soon | throttle dirty or sticking; its motor or gears worn; throttle not relearned | dirt in the throttle; was the battery disconnected recently?
        throttle or pedal position sensor | throttle or pedal sensor | air | soon | sensor in throttle or pedal worn; dirty throttle; throttle not relearned | dirt in the throttle; values in live data while pressing the pedal slowly: do they jump?
        throttle position | throttle | air | soon | dirty throttle; sensor in the throttle worn | dirt in the throttle; values in live data while pressing the pedal slowly: do they jump?
        timing reference | - | ignition | soon | sensor failing; damaged trigger wheel; worn distributor | does the tachometer move while cranking?
        torque management | - | engine | soon | another fault that reduces power; throttle or pedal sensor | fix other codes first; dirt in the throttle
        turbocharger | - | air | soon | boost hose off or torn; vacuum hose or boost valve; sticking vanes or wastegate; worn turbocharger | hoses between turbocharger and engine: off, oily or torn?; boost control vacuum hoses; whistling or blue smoke?
        turbocharger boost control | turbocharger boost control | air | soon | boost control valve faulty; vacuum hose cracked; vanes or wastegate sticking with soot | boost control vacuum hoses; does the linkage at the turbocharger move freely?
        turbocharger bypass valve | turbocharger bypass valve | air | soon | valve or its diaphragm torn; vacuum hose off | hoses at the valve: off or cracked?
        turbocharger inlet pressure | turbocharger inlet pressure sensor | air | when convenient | clogged air filter; sensor faulty; intake hose off | air filter and intake hoses
        warm-up catalyst | first catalytic converter | exhaust | when convenient | converter worn out or destroyed by misfire; exhaust leak; rear oxygen sensor worn out | misfire or mixture codes too? fix those first; listen for an exhaust leak
        wastegate solenoid | boost control valve (wastegate) | air | soon | valve faulty; vacuum or pressure hose cracked; wastegate sticking | hoses at the valve: off or cracked?; does the wastegate linkage move freely?
        """
}
