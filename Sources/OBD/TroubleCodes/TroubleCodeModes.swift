/// The failure modes of components, one per row, as the lines of `TroubleCodeLines` name them.
///
/// The form is `token | phrase | kind | causes | checks`. In the phrase, % stands for the component; in causes and
/// checks, which are separated by ";", it stands for the driver's word for it. An `electric` mode is detected by
/// voltages, and its own causes come first. In a `behavior` mode the component, or what it measures, does not behave
/// as it should, and the component's causes come first.
enum TroubleCodeModes {
    struct Mode: Sendable {
        let phrase: String
        let isElectric: Bool
        let causes: [String]
        let checks: [String]
    }

    static let rows = TroubleCodeRow.byKey([table, further, ofFailureTypes, ofManufacturers])

    private static let rowsOfMakes = TroubleCodeRow.byKey([ofMakes])

    /// - Parameter isOfMake: whether a manufacturer defines the code.
    static func mode(_ token: Substring, ofMake isOfMake: Bool = false) -> Mode? {
        guard let line = (isOfMake ? rowsOfMakes[String(token)] : nil) ?? rows[String(token)] else { return nil }
        let fields = TroubleCodeRow.fields(line)
        guard fields.count == 5 else { return nil }
        return Mode(
            phrase: fields[1], isElectric: fields[2] == "electric", causes: TroubleCodeRow.list(fields[3]),
            checks: TroubleCodeRow.list(fields[4]))
    }

    static let table = """
        circuit | % circuit fault | electric | % connector loose or corroded; % wire broken or chafed through | % connector and wires: loose, wet, corroded or chafed?
        circuit or open | % circuit fault or open | electric | % connector unplugged, loose or corroded; % wire broken; blown fuse | % connector and wires: unplugged, loose, corroded or broken?; its fuse
        open | % circuit open | electric | % connector unplugged or loose; % wire broken; blown fuse | % connector and wires: unplugged, loose or broken?; its fuse
        shorted | % circuit shorted | electric | % wire chafed through to metal or to another wire; water in the % connector | % connector and wires: wet, corroded or chafed?
        low | % circuit low | electric | % wire chafed through to metal; water or corrosion in the % connector | % connector and wires: wet, corroded or chafed?
        high | % circuit high | electric | % connector unplugged or a wire broken; % wire touching a power wire | % connector and wires: unplugged, broken or corroded?
        intermittent | % circuit intermittent | electric | loose contact in the % connector; % wire chafed or broken internally | wiggle the % connector and wires while the engine runs: does anything change?
        erratic | % circuit intermittent or erratic | electric | loose contact in the % connector; % wire chafed or broken internally; poor ground connection | wiggle the % connector and wires while the engine runs: does anything change?
        erratic or high | % circuit intermittent, erratic or high | electric | loose contact in the % connector; % wire chafed or touching a power wire | wiggle the % connector and wires while the engine runs: does anything change?
        noisy | % signal noisy | electric | poor ground connection or shielding; loose contact in the % connector | % connector, wires and ground
        no signal | % circuit no signal | electric | % connector unplugged or a wire broken; damaged reluctor ring or gap too wide | % connector and wires: unplugged or broken?
        no activity | % circuit no activity detected | electric | % connector unplugged or a wire broken; % heater or power supply failed | % connector and wires: unplugged, melted or broken?
        electrical | % electrical fault | electric | % connector or wire loose, corroded or broken; % coil burned out | % connector and wires: loose, oily, corroded or broken?
        resistance | % resistance out of range | electric | % connector corroded; heating coil worn out | % connector and wires: loose, melted or corroded?
        over current | % circuit over current | electric | % motor stiff or blocked; % wire chafed through | does the % turn freely by hand (ignition off)?; its wires: chafed?
        driver current or temperature too high | % control circuit driver current or temperature too high | electric | % stiff or blocked; % wire chafed through | % connector and wires: wet or chafed?
        range | % circuit range/performance | behavior | poor contact in the % connector | % connector: loose or corroded?
        performance | % performance | behavior | poor contact in the % connector | % connector: loose or corroded?
        performance or stuck off | % performance or stuck off | behavior | % sticking or worn; poor contact in its connector | % connector: loose or corroded?
        performance low | % circuit performance low | behavior | % out of adjustment; poor contact in its connector | % connector: loose or corroded?
        performance high | % circuit performance high | behavior | % out of adjustment; poor contact in its connector | % connector: loose or corroded?
        stop performance | % minimum/maximum stop performance | behavior | dirt at the end stop; % out of adjustment | % connector: loose or corroded?
        malfunction | % fault | behavior | poor contact in a connector or ground connection | % connectors and wires: loose or corroded?
        rationality | % rationality check fault | behavior | % faulty; poor contact in its connector | % connector: loose or corroded?
        stuck | % stuck | behavior | % sticking with dirt or rust; linkage or motor worn | does the % move freely?
        stuck open | % stuck open | behavior | % sticking with dirt or soot; return spring weak | % connector: loose or corroded?
        stuck closed | % stuck closed | behavior | % sticking with dirt or soot; blocked passage | % connector: loose or corroded?
        stuck on | % stuck on | behavior | % sticking; its relay or driver stuck on | % connector: loose or corroded?
        stuck off | % stuck off | behavior | % sticking; no power; its relay faulty | its fuse; % connector: loose or corroded?
        stuck lean | % signal stuck lean | behavior | air leak in the intake or exhaust; % worn out | listen for hissing hoses and an exhaust leak
        stuck rich | % signal stuck rich | behavior | leaking injector or high fuel pressure; % worn out | does it smell of fuel, is the exhaust black?
        stuck in | stuck in % | behavior | shift linkage or selector jammed; transmission control module or its valves | does the shift lever move freely through all positions?
        slow | % slow response | behavior | % worn out | % connector: loose or corroded?
        slow rich to lean | % slow response, rich to lean | behavior | % worn or sooty; exhaust leak | listen for an exhaust leak
        slow lean to rich | % slow response, lean to rich | behavior | % worn or sooty; exhaust leak | listen for an exhaust leak
        delayed rich to lean | % delayed response, rich to lean | behavior | % worn or sooty; exhaust leak | listen for an exhaust leak
        delayed lean to rich | % delayed response, lean to rich | behavior | % worn or sooty; exhaust leak | listen for an exhaust leak
        swapped | % swapped | behavior | connectors of two sensors interchanged after work | were the sensors or the exhaust worked on recently?; follow the wires of both sensors
        correlation | % correlation fault | behavior | one of the two sensors faulty; poor contact in a connector | compare both values in live data with the engine off
        lean | % too lean | behavior | unmeasured air or too little fuel | listen for hissing hoses
        rich | % too rich | behavior | too much fuel or too little air | air filter: clogged?
        misfire | % misfire detected | behavior | worn spark plug; faulty ignition coil; faulty injector; low compression | age of the spark plugs; swap the coil with another cylinder's: does the code follow it?
        balance | % contribution or balance fault | behavior | injector clogged or worn; low compression | swap the injector with another cylinder's: does the code follow it?
        efficiency | % efficiency below threshold | behavior | % worn out or contaminated; exhaust leak; rear oxygen sensor | listen for an exhaust leak
        below threshold | % below threshold | behavior | heater or its power supply failed | its fuse; % connector: loose or melted?
        below thermostat temperature | % below thermostat regulating temperature | behavior | thermostat stuck open | does the temperature gauge reach the middle within ten minutes?
        leak | % leak detected | behavior | cracked or loose hose; worn seal | look and smell for a leak
        very small leak | % very small leak detected | behavior | worn seal; hairline crack in a hose | fuel cap: closed until it clicks, seal clean and intact?
        small leak | % small leak detected | behavior | worn seal; cracked hose | look and smell for a leak
        large leak | % large leak detected | behavior | hose off or torn; valve stuck open | look and smell for a leak
        gross leak | % gross leak detected | behavior | hose off or torn; valve stuck open | look and smell for a leak
        hydraulic leak | % hydraulic leak | behavior | leaking seal or line | look for oil under the car
        flow | % flow fault | behavior | blocked or leaking pipe | hoses and pipes: off, cracked or blocked?
        incorrect flow | % incorrect flow detected | behavior | blocked or leaking pipe; valve sticking | hoses and pipes: off, cracked or blocked?
        low flow | % flow too low | behavior | blocked pipe; valve sticking | hoses and pipes: kinked or blocked?
        high flow | % flow too high | behavior | valve stuck open; leaking pipe | hoses and pipes: off or cracked?
        low air flow | % range/performance, air flow too low | behavior | clogged air filter; air leak behind the sensor | air filter and intake hoses
        high air flow | % range/performance, air flow too high | behavior | dirty sensor; hose off before the sensor | air filter and intake hoses
        low air flow detected | %, low air flow detected | behavior | flap sooty or sticking; clogged air filter | air filter and intake hoses
        high air flow detected | %, high air flow detected | behavior | flap stuck open; air leak | air filter and intake hoses
        position | % position fault | behavior | % sticking or out of adjustment | % connector: loose or corroded?
        timing advanced | % timing too far advanced | behavior | oil passage or control valve clogged | oil level and age of the oil
        timing advanced or performance | % timing too far advanced or system performance | behavior | oil passage or control valve clogged | oil level and age of the oil
        timing retarded | % timing too far retarded | behavior | oil passage or control valve clogged | oil level and age of the oil
        over temperature | % over temperature | behavior | too little cooling | let it cool down, then look at the levels
        under temperature | % under temperature | behavior | heating or regulation failed | watch the temperature in live data
        too low | % too low | behavior | faulty sensor | watch the value in live data
        too high | % too high | behavior | faulty sensor | watch the value in live data
        too short | % too short | behavior | worn or badly adjusted parts | watch the value in live data
        too long | % too long | behavior | worn or badly adjusted parts | watch the value in live data
        too many pulses | % too many pulses | electric | interference on the % wire; damaged reluctor ring | % connector and wires: loose or near ignition wires?
        too few pulses | % too few pulses | electric | damaged reluctor ring; the gap of the % too wide | % connector and wires: loose or corroded?
        unstable | % unstable | behavior | poor contact at a battery terminal or ground cable | battery terminals and ground cables: tight and clean?
        rough | % rough | behavior | worn spark plugs; air leak in the intake | age of the spark plugs; listen for hissing hoses
        overspeed | % overspeed | behavior | engine over-revved, or downshifted too far; wrong speed signal | was the engine over-revved?
        underspeed | % underspeed | behavior | % stiff or worn; poor power supply | its fuse; % connector: loose or corroded?
        overboost | % overboost | behavior | boost control stuck | boost control hoses: off, cracked or hardened?
        underboost | % underboost | behavior | leak between turbocharger and engine | hoses between turbocharger and engine: off, oily or torn?
        slipping | % slipping | behavior | low or burned fluid; worn linings | fluid level and smell
        ratio | % incorrect ratio | behavior | low or burned fluid; worn transmission clutch | fluid level and smell
        shift | % shift fault | behavior | low or burned fluid; faulty solenoid | fluid level and smell
        engagement | unable to engage % | behavior | low fluid; linkage out of adjustment | fluid level and smell
        engaged | % engaged at once | behavior | selector forks or transmission control faulty | does the shift lever move freely?
        direction signal lost | % loss of direction signal | electric | % connector or wire loose or corroded | % connector and wires: loose or corroded?
        direction error | % direction error | behavior | sensor installed backwards; % faulty | was the sensor replaced recently?
        disconnected | % disconnected | behavior | hose off or torn; connector unplugged | % hoses and connectors: disconnected?
        pressure loss | % loss of pressure | behavior | leak; worn pump; weak pressure accumulator | fluid level; look for oil under the car
        deteriorated | % deteriorated | behavior | age and wear | when was it last replaced?
        to be replaced | % to be replaced | behavior | age and wear | have its condition measured
        loss | % loss | behavior | leaking seal or pipe | look for oily spots at the pipes
        blocked | % blocked | behavior | dirt, ice or soot | look for dirt or a kink
        restricted | % restricted | behavior | dirt or deposits | age of the filter or part
        activated | % activated | behavior | pressure was too high | fix other codes of the same system first
        limited power | %, power limited | behavior | too little fuel delivered | age of the fuel filter
        forced engine shutdown | %, engine shut down | behavior | another fault made the control module stop the engine | fix other codes first
        failed to start | % failed to start | behavior | no fuel, spark or cranking | is there fuel?; is the battery charged?
        failed to crank | % failed to crank | behavior | flat battery; starter or its relay | is the battery charged?; battery terminals: tight and clean?
        incorrect | % incorrect | behavior | wrong part or wrong fluid | what was replaced or added recently?
        detected | % detected | behavior | software modified by a third party | was the engine tuned?
        isolation | % isolation fault | behavior | moisture or damaged insulation in a high-voltage part | do not touch orange cables; was the car flooded or in an accident?
        not present | % not present | behavior | part missing, or the control module incorrectly configured | was a part or control module replaced recently?
        lost communication | lost communication with % | electric | low battery voltage; fuse or power supply of that control module; network wires or connectors; that control module itself | battery voltage and terminals; fuses of that control module; connectors: wet, corroded or loose?
        invalid data | invalid data received from % | behavior | a fault stored by the other control module; low battery voltage; mismatched software | read the codes of all control modules and start there; battery voltage
        incompatible software | software incompatibility with % | behavior | control module replaced or programmed without the others; an interrupted update | was a control module replaced or programmed recently?; have the software updated
        incompatible | % incompatible | behavior | control module replaced or programmed without the other | was a control module replaced or programmed recently?; have the software updated
        bus off | % bus off | electric | network wires shorted or broken; a control module that disturbs the network; low battery voltage | battery voltage; control module connectors: wet or corroded?
        not programmed | % not programmed | behavior | part replaced without being programmed | was a control module or key replaced recently?; have it programmed
        not programmed or incompatible | % not programmed or incompatible | behavior | part replaced without being programmed; used control module from another car | was a control module replaced recently?; have it programmed
        not learned | % not learned | behavior | part or battery replaced without the relearn procedure | was a part or the battery replaced recently?; have the relearn procedure done
        learning limit | % exceeded learning limit | behavior | % worn, sooty or sticking | % connector: loose or corroded?
        at minimum limit | % at minimum limit | behavior | injector leaking; high fuel pressure | swap the injector with another cylinder's: does the code follow it?
        at maximum limit | % at maximum limit | behavior | injector clogged; low fuel pressure | swap the injector with another cylinder's: does the code follow it?
        switched off too early | % switched off too early | electric | poor contact at relay or battery; faulty relay | battery terminals: tight and clean?; swap the relay with an identical one
        switched off too late | % switched off too late | electric | relay contacts stuck; wire touching a power wire | does the battery go flat?; swap the relay with an identical one
        internal | % internal fault | behavior | control module itself; low battery voltage | battery voltage; clear the code and see whether it comes back
        memory | % memory fault | behavior | control module itself; battery was disconnected | clear the code and see whether it comes back
        tamper | % tampering detected | behavior | parts or software changed | was anything changed or tuned?
        requested lamp | % MIL request | behavior | a fault stored by this control module; its power supply or low battery voltage | read the codes of that control module and start with those; battery voltage
        """
}
