/// The failure modes of components, one per row, as the lines of `TroubleCodeLines` name them.
///
/// The form is `token | phrase | kind | causes | checks`. In the phrase, % stands for the component; in causes and
/// checks, which are separated by ";", it stands for the driver's word for it. An `electric` mode is detected by
/// voltages, and its own causes come first. In a `behaviour` mode the component, or what it measures, does not behave
/// as it should, and the component's causes come first.
enum TroubleCodeModes {
    struct Mode: Sendable {
        let phrase: String
        let isElectric: Bool
        let causes: [String]
        let checks: [String]
    }

    static let rows = TroubleCodeRow.byKey([table, further, ofFailureTypes])

    static func mode(_ token: Substring) -> Mode? {
        guard let line = rows[String(token)] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 5 else { return nil }
        return Mode(
            phrase: fields[1], isElectric: fields[2] == "electric", causes: TroubleCodeRow.list(fields[3]),
            checks: TroubleCodeRow.list(fields[4]))
    }

    static let table = """
        circuit | % circuit fault | electric | plug of the % loose or corroded; wire of the % broken or chafed through | plug and wires of the %: loose, wet, corroded or chafed?
        circuit or open | % circuit fault or open | electric | plug of the % off, loose or corroded; wire of the % broken; blown fuse | plug and wires of the %: off, loose, corroded or broken?; its fuse
        open | % circuit open | electric | plug of the % off or loose; wire of the % broken; blown fuse | plug and wires of the %: off, loose or broken?; its fuse
        shorted | % circuit shorted | electric | wire of the % chafed through to metal or to another wire; water in the plug of the % | plug and wires of the %: wet, corroded or chafed?
        low | % circuit low | electric | wire of the % chafed through to metal; water or corrosion in the plug of the % | plug and wires of the %: wet, corroded or chafed?
        high | % circuit high | electric | plug of the % off or a wire broken; wire of the % touching a supply wire | plug and wires of the %: off, broken or corroded?
        intermittent | % circuit intermittent | electric | loose contact in the plug of the %; wire of the % chafed or broken inside | move plug and wires of the % while the engine runs: does anything change?
        erratic | % circuit intermittent or erratic | electric | loose contact in the plug of the %; wire of the % chafed or broken inside; poor earth connection | move plug and wires of the % while the engine runs: does anything change?
        erratic or high | % circuit intermittent, erratic or high | electric | loose contact in the plug of the %; wire of the % chafed or touching a supply wire | move plug and wires of the % while the engine runs: does anything change?
        noisy | % signal noisy | electric | poor earth connection or shielding; loose contact in the plug of the % | plug, wires and earth connection of the %
        no signal | % circuit no signal | electric | plug of the % off or a wire broken; damaged toothed ring or gap too wide | plug and wires of the %: off or broken?
        no activity | % circuit no activity detected | electric | plug of the % off or a wire broken; heater or supply of the % failed | plug and wires of the %: off, molten or broken?
        electrical | % electrical fault | electric | plug or wire of the % loose, corroded or broken; coil of the % burnt out | plug and wires of the %: loose, oily, corroded or broken?
        resistance | % resistance out of range | electric | plug of the % corroded; heating coil worn out | plug and wires of the %: loose, molten or corroded?
        over current | % circuit over current | electric | motor of the % stiff or blocked; wire of the % chafed through | does the % turn freely by hand (ignition off)?; its wires: chafed?
        driver current or temperature too high | % control circuit driver current or temperature too high | electric | the % stiff or blocked; wire of the % chafed through | plug and wires of the %: wet or chafed?
        range | % circuit range/performance | behaviour | poor contact in the plug of the % | plug of the %: loose or corroded?
        performance | % performance | behaviour | poor contact in the plug of the % | plug of the %: loose or corroded?
        performance or stuck off | % performance or stuck off | behaviour | the % sticking or worn; poor contact in its plug | plug of the %: loose or corroded?
        performance low | % circuit performance low | behaviour | the % out of adjustment; poor contact in its plug | plug of the %: loose or corroded?
        performance high | % circuit performance high | behaviour | the % out of adjustment; poor contact in its plug | plug of the %: loose or corroded?
        stop performance | % minimum/maximum stop performance | behaviour | dirt at the end stop; the % out of adjustment | plug of the %: loose or corroded?
        malfunction | % fault | behaviour | poor contact in a plug or earth connection | plugs and wires of the %: loose or corroded?
        rationality | % rationality check fault | behaviour | the % faulty; poor contact in its plug | plug of the %: loose or corroded?
        stuck | % stuck | behaviour | the % sticking with dirt or rust; linkage or motor worn | does the % move freely?
        stuck open | % stuck open | behaviour | the % sticking with dirt or soot; return spring weak | plug of the %: loose or corroded?
        stuck closed | % stuck closed | behaviour | the % sticking with dirt or soot; blocked passage | plug of the %: loose or corroded?
        stuck on | % stuck on | behaviour | the % sticking; its relay or driver stuck on | plug of the %: loose or corroded?
        stuck off | % stuck off | behaviour | the % sticking; no supply; its relay faulty | its fuse; plug of the %: loose or corroded?
        stuck lean | % signal stuck lean | behaviour | air leak in the intake or exhaust; the % worn out | listen for hissing hoses and a leaking exhaust
        stuck rich | % signal stuck rich | behaviour | leaking injector or too much fuel pressure; the % worn out | does it smell of fuel, is the exhaust black?
        stuck in | stuck in % | behaviour | gear lever linkage or selector jammed; gearbox control unit or its valves | does the gear lever move freely through all positions?
        slow | % slow response | behaviour | the % worn out | plug of the %: loose or corroded?
        slow rich to lean | % slow response, rich to lean | behaviour | the % aged or sooted; leaking exhaust | listen for a leaking exhaust
        slow lean to rich | % slow response, lean to rich | behaviour | the % aged or sooted; leaking exhaust | listen for a leaking exhaust
        delayed rich to lean | % delayed response, rich to lean | behaviour | the % aged or sooted; leaking exhaust | listen for a leaking exhaust
        delayed lean to rich | % delayed response, lean to rich | behaviour | the % aged or sooted; leaking exhaust | listen for a leaking exhaust
        swapped | % swapped | behaviour | plugs of two sensors interchanged after work | were the sensors or the exhaust worked on lately?; follow the wires of both sensors
        correlation | % correlation fault | behaviour | one of the two sensors faulty; poor contact in a plug | compare both values in live data with the engine off
        lean | % too lean | behaviour | unmeasured air or too little fuel | listen for hissing hoses
        rich | % too rich | behaviour | too much fuel or too little air | air filter: clogged?
        misfire | % misfire detected | behaviour | worn spark plug; faulty ignition coil; faulty injector; too little compression | age of the spark plugs; swap the coil with another cylinder's: does the code follow it?
        balance | % contribution or balance fault | behaviour | injector clogged or worn; too little compression | swap the injector with another cylinder's: does the code follow it?
        efficiency | % efficiency below threshold | behaviour | the % worn out or poisoned; leaking exhaust; rear oxygen sensor | listen for a leaking exhaust
        below threshold | % below threshold | behaviour | heater or its supply failed | its fuse; plug of the %: loose or molten?
        below thermostat temperature | % below thermostat regulating temperature | behaviour | thermostat stuck open | does the temperature gauge reach the middle within ten minutes?
        leak | % leak detected | behaviour | cracked or loose hose; worn seal | look and smell for a leak
        very small leak | % very small leak detected | behaviour | worn seal; hairline crack in a hose | fuel cap: closed until it clicks, seal clean and whole?
        small leak | % small leak detected | behaviour | worn seal; cracked hose | look and smell for a leak
        large leak | % large leak detected | behaviour | hose off or torn; valve stuck open | look and smell for a leak
        gross leak | % gross leak detected | behaviour | hose off or torn; valve stuck open | look and smell for a leak
        hydraulic leak | % hydraulic leak | behaviour | leaking seal or line | look for oil under the car
        flow | % flow fault | behaviour | blocked or leaking pipe | hoses and pipes: off, cracked or blocked?
        incorrect flow | % incorrect flow detected | behaviour | blocked or leaking pipe; valve sticking | hoses and pipes: off, cracked or blocked?
        low flow | % flow too low | behaviour | blocked pipe; valve sticking | hoses and pipes: kinked or blocked?
        high flow | % flow too high | behaviour | valve stuck open; leaking pipe | hoses and pipes: off or cracked?
        low air flow | % range/performance, air flow too low | behaviour | clogged air filter; air leak behind the sensor | air filter and intake hoses
        high air flow | % range/performance, air flow too high | behaviour | dirty sensor; hose off before the sensor | air filter and intake hoses
        low air flow detected | %, low air flow detected | behaviour | flap sooted or sticking; clogged air filter | air filter and intake hoses
        high air flow detected | %, high air flow detected | behaviour | flap stuck open; air leak | air filter and intake hoses
        position | % position fault | behaviour | the % sticking or out of adjustment | plug of the %: loose or corroded?
        timing advanced | % timing too far advanced | behaviour | oil passage or control valve clogged | oil level and age of the oil
        timing advanced or performance | % timing too far advanced or system performance | behaviour | oil passage or control valve clogged | oil level and age of the oil
        timing retarded | % timing too far retarded | behaviour | oil passage or control valve clogged | oil level and age of the oil
        over temperature | % over temperature | behaviour | too little cooling | let it cool down, then look at the levels
        under temperature | % under temperature | behaviour | heating or regulation failed | watch the temperature in live data
        too low | % too low | behaviour | faulty sensor | watch the value in live data
        too high | % too high | behaviour | faulty sensor | watch the value in live data
        too short | % too short | behaviour | worn or badly adjusted parts | watch the value in live data
        too long | % too long | behaviour | worn or badly adjusted parts | watch the value in live data
        too many pulses | % too many pulses | electric | interference on the wire of the %; damaged toothed ring | plug and wires of the %: loose or near ignition wires?
        too few pulses | % too few pulses | electric | damaged toothed ring; the gap of the % too wide | plug and wires of the %: loose or corroded?
        unstable | % unstable | behaviour | poor contact at a battery clamp or earth cable | battery clamps and earth cables: tight and clean?
        rough | % rough | behaviour | worn spark plugs; air leak in the intake | age of the spark plugs; listen for hissing hoses
        overspeed | % overspeed | behaviour | engine revved too high, or a gear too low chosen; wrong speed signal | was the engine revved too high?
        underspeed | % underspeed | behaviour | the % stiff or worn; poor supply | its fuse; plug of the %: loose or corroded?
        overboost | % overboost | behaviour | boost control stuck | hoses of the boost control: off, cracked or hardened?
        underboost | % underboost | behaviour | leak between turbocharger and engine | hoses between turbocharger and engine: off, oily or torn?
        slipping | % slipping | behaviour | low or burnt fluid; worn linings | fluid level and smell
        ratio | % incorrect ratio | behaviour | low or burnt fluid; worn clutch inside the gearbox | fluid level and smell
        shift | % shift fault | behaviour | low or burnt fluid; faulty solenoid | fluid level and smell
        engagement | unable to engage % | behaviour | low fluid; linkage out of adjustment | fluid level and smell
        engaged | % engaged at once | behaviour | selector forks or gearbox control faulty | does the gear lever move freely?
        direction signal lost | % loss of direction signal | electric | plug or wire of the % loose or corroded | plug and wires of the %: loose or corroded?
        direction error | % direction error | behaviour | sensor mounted the wrong way round; the % faulty | was the sensor replaced lately?
        disconnected | % disconnected | behaviour | hose off or torn; plug off | hoses and plugs of the %: off?
        pressure loss | % loss of pressure | behaviour | leak; worn pump; weak pressure accumulator | fluid level; look for oil under the car
        deteriorated | % deteriorated | behaviour | age and wear | when was it last replaced?
        to be replaced | % to be replaced | behaviour | age and wear | have its condition measured
        loss | % loss | behaviour | leaking seal or pipe | look for oily spots at the pipes
        blocked | % blocked | behaviour | dirt, ice or soot | look for dirt or a kink
        restricted | % restricted | behaviour | dirt or deposits | age of the filter or part
        activated | % activated | behaviour | pressure was too high | other codes of the same system first
        limited power | %, power limited | behaviour | too little fuel arrives | age of the fuel filter
        forced engine shutdown | %, engine shut down | behaviour | another fault made the control unit stop the engine | other codes first
        failed to start | % failed to start | behaviour | no fuel, spark or cranking | is there fuel?; is the battery charged?
        failed to crank | % failed to crank | behaviour | flat battery; starter or its relay | is the battery charged?; battery clamps: tight and clean?
        incorrect | % incorrect | behaviour | wrong part or wrong fluid | what was replaced or filled in lately?
        detected | % detected | behaviour | software changed by somebody other than the maker | was the engine tuned?
        isolation | % isolation fault | behaviour | moisture or damaged insulation in a high-voltage part | do not touch orange cables; was the car flooded or in an accident?
        not present | % not present | behaviour | part missing, or the control unit wrongly configured | was a part or control unit replaced lately?
        lost communication | lost communication with % | electric | low battery voltage; fuse or supply of that control unit; wires or plugs of the network; that control unit itself | battery voltage and clamps; fuses of that control unit; plugs: wet, corroded or loose?
        invalid data | invalid data received from % | behaviour | a fault that the other control unit has stored itself; low battery voltage; software that does not match | read the codes of all control units and begin there; battery voltage
        incompatible software | software incompatibility with % | behaviour | control unit replaced or programmed without the others; an update that was broken off | was a control unit replaced or programmed lately?; have the software brought up to date
        incompatible | % incompatible | behaviour | control unit replaced or programmed without the other | was a control unit replaced or programmed lately?; have the software brought up to date
        bus off | % bus off | electric | wires of the network shorted or broken; a control unit that disturbs the network; low battery voltage | battery voltage; plugs of the control units: wet or corroded?
        not programmed | % not programmed | behaviour | part replaced without being programmed | was a control unit or key replaced lately?; have it programmed
        not programmed or incompatible | % not programmed or incompatible | behaviour | part replaced without being programmed; used control unit from another car | was a control unit replaced lately?; have it programmed
        not learned | % not learned | behaviour | part or battery replaced without the teaching procedure | was a part or the battery replaced lately?; have it taught in
        learning limit | % exceeded learning limit | behaviour | the % worn, sooted or sticking | plug of the %: loose or corroded?
        at minimum limit | % at minimum limit | behaviour | injector leaking; too much fuel pressure | swap the injector with another cylinder's: does the code follow it?
        at maximum limit | % at maximum limit | behaviour | injector clogged; too little fuel pressure | swap the injector with another cylinder's: does the code follow it?
        switched off too early | % switched off too early | electric | poor contact at relay or battery; faulty relay | battery clamps: tight and clean?; swap the relay with an equal one
        switched off too late | % switched off too late | electric | relay contacts stuck; wire touching a supply wire | does the battery go flat?; swap the relay with an equal one
        internal | % internal fault | behaviour | the control unit itself; low battery voltage | battery voltage; clear the code and see whether it comes back
        memory | % memory fault | behaviour | the control unit itself; battery was disconnected | clear the code and see whether it comes back
        tamper | % tampering detected | behaviour | parts or software changed | was anything changed or tuned?
        requested lamp | % asks for the lamp | behaviour | a fault that this control unit has stored itself; its supply or low battery voltage | read the codes of that control unit and begin with those; battery voltage
        """
}
