/// Exceptions to what is composed from component and mode: `key | severity | causes | checks | advice`. The key is a
/// code, "component: mode" or "component, place: mode"; "-" keeps what is composed.
enum TroubleCodeExceptions {
    struct Exception: Sendable {
        let severity: Severity?
        let causes: [String]?
        let checks: [String]?
        let advice: String?
    }

    /// Returns the row for a code, otherwise for its component, place and mode, otherwise for its component and mode.
    /// For both component and place, the longest matching beginning counts ("driver" for "driver stage 1").
    static func row(_ code: TroubleCode, _ component: String, _ place: Substring, _ mode: Substring) -> Exception? {
        guard let line = rows[code.description] ?? key(component, place, mode).flatMap({ rows[$0] }) else { return nil }
        return exception(TroubleCodeRow.fields(line))
    }

    /// Returns an exception from the fields of its row; nil if it is invalid.
    static func exception(_ fields: [String]) -> Exception? {
        guard fields.count == 5 else { return nil }
        func list(_ field: String) -> [String]? { field == "-" ? nil : TroubleCodeRow.list(field) }
        return Exception(
            severity: Severity(rawValue: fields[1]), causes: list(fields[2]), checks: list(fields[3]),
            advice: fields[4] == "-" ? nil : fields[4])
    }

    /// Returns the key of the row that a component, its place and a mode use.
    static func key(_ component: String, _ place: Substring, _ mode: Substring) -> String? {
        var placeWords = place.split(separator: " ")
        while !placeWords.isEmpty {
            let key = "\(component), \(placeWords.joined(separator: " ")): \(mode)"
            if rows[key] != nil { return key }
            placeWords.removeLast()
        }
        var words = component.split(separator: " ")
        while !words.isEmpty {
            let key = "\(words.joined(separator: " ")): \(mode)"
            if rows[key] != nil { return key }
            // A component with a row of its own is not a variant of another one.
            if TroubleCodeComponents.rows[words.joined(separator: " ")] != nil { return nil }
            words.removeLast()
        }
        return nil
    }

    static let rows = TroubleCodeRow.byKey([table, further, directions, places])

    static let table = """
        mixture: lean | soon | air leak in the intake: cracked hose or gasket; dirty air flow sensor; weak fuel pump or clogged fuel filter; clogged injectors; exhaust leak before the oxygen sensor | intake hoses: loose, cracked or hissing?; clean the air flow sensor with a suitable cleaner; fuel trims in live data, at idle and at 2500 rpm; fuel pressure | -
        mixture: rich | soon | leaking injector; fuel pressure too high; dirty air flow sensor; clogged air filter; purge valve stuck open | air filter; smell of fuel, black exhaust or fuel in the oil?; fuel trims in live data; fuel pressure | -
        fuel system: large leak | stop now | fuel line, seal or injector leaking; pressure regulator; fuel rail pressure sensor | look and smell for fuel without starting the engine; keep flames away | -
        fuel system: small leak | soon | fuel line or seal seeping; leaking injector; worn high-pressure pump | look and smell for fuel with the engine cold; fuel pressure after switching off in live data | -
        fuel rail pressure: too high | soon | pressure regulator stuck; blocked return line; metering valve; fuel rail pressure sensor | return line: kinked?; commanded and actual fuel pressure in live data | -
        fuel trim: at maximum limit | soon | injector clogged or worn; low fuel pressure; air leak at that cylinder's intake; low compression | swap the injector with another cylinder's: does the code follow it?; hoses and gasket of the intake at that cylinder | -
        fuel trim: at minimum limit | soon | injector leaking or worn; high fuel pressure; oil burned in that cylinder | swap the injector with another cylinder's: does the code follow it?; fuel or oil on that spark plug? | -
        fuel injector: at maximum limit | soon | injector clogged or worn; low fuel pressure; injector not coded into the control module | injectors replaced recently? have them coded; swap the injector with another cylinder's: does the code follow it? | -
        fuel injector: at minimum limit | soon | injector leaking or worn; high fuel pressure; injector not coded into the control module | injectors replaced recently? have them coded; swap the injector with another cylinder's: does the code follow it? | -
        fuel injector: leak | soon | injector leaking into the cylinder; dirt under its needle; worn injector | smell of fuel or fuel in the oil?; swap the injector with another cylinder's: does the code follow it? | -
        fuel injector: restricted | soon | injector clogged by dirt or deposits; poor fuel; clogged fuel filter | fuel system cleaner in the next tank; age of the fuel filter | -
        engine coolant: over temperature | stop now | low coolant or a leak; cooling fan not running; thermostat stuck closed; worn coolant pump; head gasket | let it cool half an hour, never open it hot; coolant level (only when cold); puddles, wet hoses; does the cooling fan run? | -
        engine coolant: low flow | soon | coolant low; worn coolant pump; blocked radiator | coolant level (engine cold); drive belt of the pump | -
        engine oil pressure: too low | stop now | low oil level; worn oil pump or clogged strainer; oil pressure sensor faulty; worn bearings | check the oil level at once; oil pressure light on or engine noisy? do not restart it; have the pressure measured | -
        transmission fluid: over temperature | stop now | low, old or burned transmission fluid; clogged cooler; hard towing or hill driving | let it cool down in N or P; fluid level, color and smell; cooler and its lines: dirty or bent? | -
        transmission fluid level: too low | soon | leak at pan, cooler or shafts; wrong fill level | look for red or brown oil under the car; fluid level by the manufacturer's procedure | -
        transmission fluid level: too high | when convenient | overfilled; measured at the wrong temperature | fluid level by the manufacturer's procedure; drain the excess | -
        transmission control system: requested lamp | soon | a fault stored by the transmission control module; low transmission fluid; transmission control module | read the codes of the transmission control module; fluid level, color and smell | -
        engine: overspeed | when convenient | over-revved, or downshifted too far; wrong speed signal | was the engine over-revved?; noise from the engine? | You can drive on if the engine sounds as before; remember it at the next service.
        engine: failed to start | soon | no fuel or low fuel pressure; weak high-voltage battery; immobilizer; crankshaft sensor | is there fuel?; 12 V battery voltage and terminals; fix other codes first | The engine may not start again; drive only to a repair shop.
        engine: failed to crank | soon | weak 12 V or high-voltage battery; motor or its inverter; engine blocked | 12 V battery voltage and terminals; fix other codes first | The engine may not start again; drive only to a repair shop.
        idle speed: too low | when convenient | dirty throttle or idle valve; too much load from the alternator or air conditioning; weak fuel pump; throttle not relearned | dirt in throttle and idle valve; was the battery disconnected recently? | You can drive on, but the engine may stall at traffic lights; plan a repair shop visit.
        idle speed: too high | when convenient | air leak in the intake; throttle dirty or not relearned; crankcase breather torn | intake hoses: hissing, loose or cracked?; dirt in throttle and idle valve | -
        idle: rough | when convenient | worn spark plugs; dirty throttle; air leak in the intake; injectors | age of the spark plugs; intake hoses: off or cracked? | -
        intake air temperature: too high | when convenient | heat shield or intake hose missing; clogged intercooler; long parking in heat; sensor faulty | intake hose: in its place?; air filter | -
        fuel temperature: too high | when convenient | low fuel level in hot weather; fuel cooler; sensor faulty | fill the tank; fuel cooler under the car: bent or dirty? | -
        barometric pressure: too low | when convenient | driving at very high altitude; sensor or its opening dirty; clogged air filter | air filter; compare with manifold pressure with the engine off: both must agree | -
        turbocharger or supercharger: overboost | soon | boost control valve or its hose; wastegate or vanes stuck; boost pressure sensor | boost control hoses: off, cracked or hardened?; does the wastegate linkage move freely? | Drive gently, without full throttle, and have it repaired within days.
        turbocharger or supercharger: underboost | soon | hose between turbocharger and engine off or torn; boost control valve or its hose; wastegate or vanes stuck; worn turbocharger; clogged air filter | hoses between turbocharger and engine: off, oily or torn?; boost control vacuum hoses; air filter; whistling or blue smoke? | -
        turbocharger turbine: overspeed | soon | boost hose off or torn; clogged air filter; boost control stuck | hoses between turbocharger and engine: off, oily or torn?; air filter | Drive gently, without full throttle, and have it repaired within days.
        evaporative emission system: very small leak | when convenient | fuel cap not closed or its seal worn; hairline crack in a hose; purge or vent valve not tight | fuel cap: closed until it clicks, seal clean and intact?; hoses at tank and canister: cracked?; have it tested with smoke | -
        evaporative emission system: small leak | when convenient | fuel cap not closed or its seal worn; cracked hose; purge or vent valve not tight; charcoal canister cracked | fuel cap: closed until it clicks, seal clean and intact?; hoses at tank and canister: cracked?; have it tested with smoke | -
        evaporative emission system: large leak | when convenient | fuel cap missing or open; hose off; purge valve stuck open; vent valve stuck open | fuel cap: there, closed until it clicks?; hoses at tank and canister: off?; smell of fuel? then have it repaired soon | -
        evaporative emission system: leak | when convenient | fuel cap loose, missing or of the wrong kind; cap seal worn; filler neck rusted | close the fuel cap until it clicks; the code clears itself after some days if that was the cause | -
        evaporative emission purge: high flow | when convenient | purge valve stuck open; its hose incorrectly connected | does the purge valve hold when blown through (unplugged)?; hard starting after refueling? | -
        exhaust gas recirculation: low flow | when convenient | valve or passage blocked with soot; vacuum hose off; valve motor; pressure sensor of the valve | vacuum hoses and valve connector; soot in valve and passage | -
        exhaust gas recirculation: high flow | when convenient | valve stuck open with soot; vacuum control; sensor of the valve | soot in the valve; rough idle? | -
        system voltage: too low | soon | alternator or its regulator; weak battery; loose or corroded battery terminals; slipping drive belt | battery terminals: tight and clean?; voltage with the ignition on and the engine off (\(SupplyVoltage.engineOffText)) and running (\(SupplyVoltage.runningText)); drive belt: tight and intact?; is the battery warning light on? | -
        system voltage: too high | soon | alternator regulator; poor alternator ground; jump start or external charger | voltage with the engine running: above \(SupplyVoltage.tooHighText)?; was it jump-started or charged recently? | Drive only to a repair shop: too high a voltage harms battery and control modules.
        vehicle: overspeed | informational | driven faster than the control module allows; wrong speed signal | was it driven that fast?; does the speedometer show the right speed? | -
        reverse inhibit control: circuit | when convenient | - | - | -
        brake switch: correlation | soon | brake light switch worn or out of adjustment; one of its two contacts corroded | do the brake lights work, and go out again? (look in a shop window); switch at the pedal | -
        power steering control: circuit | soon | - | - | -
        hybrid battery pack: over temperature | stop now | battery air inlet or filter full of dust; cooling fan or pump; hard driving in heat; aged battery | stop in the shade and let it cool with the air conditioning on; air inlet at the rear seat: covered or dusty? | -
        hybrid battery pack: to be replaced | soon | cells worn or unbalanced; corroded cell contacts; battery control module | battery fan or air inlet: dusty?; have the cell voltages read before the battery is replaced; battery warranty | The hybrid drive may switch itself off; drive only as far as you need to and have it checked within days.
        hybrid battery pack: deteriorated | soon | cells worn or unbalanced; corroded cell contacts; battery control module | battery fan or air inlet: dusty?; have the cell voltages read | The hybrid drive may switch itself off; drive only as far as you need to and have it checked within days.
        hybrid battery voltage system: isolation | stop now | moisture in a high-voltage part; damaged orange cable; electric compressor of the air conditioning; cell leaking in the battery | do not touch orange cables; was the car flooded or in an accident?; have the insulation measured | -
        hybrid battery internal voltage system: isolation | stop now | cell leaking in the battery; moisture in the battery | do not touch orange cables; was the car flooded or in an accident? | -
        battery charger system: isolation | soon | moisture in charge port or cable; charger | try another charging station and cable; charge port: wet or burned? | Do not charge before it is checked; you can drive as far as the battery lasts.
        hybrid battery state of charge: too low | soon | parked too long; aged battery; engine does not charge it | let the engine run, or charge; is there fuel? | Charge or let the engine run before you drive far.
        hybrid battery state of charge: too high | when convenient | long descent; current sensor of the battery | use some of the charge, and see whether the code comes back; fix other codes first | -
        high-voltage interlock: circuit | stop now | - | - | The car may switch itself off at once: stop where it is safe and have it towed.
        drive motor: over temperature | stop now | coolant low or pump not running; hard driving or towing; sensor faulty | let it cool; electronics coolant level (cold); does its pump run? | -
        drive motor inverter: over temperature | stop now | coolant low or pump not running; clogged electronics radiator; inverter | let it cool; electronics coolant level (cold); does its pump run? | -
        hybrid generator: over temperature | stop now | coolant low or pump not running; hard driving; sensor faulty | let it cool; electronics coolant level (cold) | -
        hybrid generator inverter: over temperature | stop now | coolant low or pump not running; clogged electronics radiator; inverter | let it cool; electronics coolant level (cold); does its pump run? | -
        motor electronics: over temperature | stop now | coolant low or pump not running; clogged electronics radiator | let it cool; electronics coolant level (cold); does its pump run? | -
        inverter cooling system: performance | soon | coolant low or air in the system; inverter pump not running; clogged radiator | inverter coolant level (cold); does the coolant move in the tank while ready?; pump fuse | Drive only to the next repair shop, gently, and stop if a temperature warning comes.
        P0363 | soon | worn spark plug or coil; injector; low compression | is the check engine light flashing? slow down at once; age of the spark plugs; misfire codes show which cylinder | The control module has cut a cylinder off to save the catalytic converter: drive only to the next repair shop.
        """
}
