extension TroubleCodeModes {
    /// Failure modes that only codes of manufacturers have.
    static let ofManufacturers = """
        shorted to ground | % circuit shorted to ground | electric | % wire chafed through to metal; % shorted internally; water in the % connector | % wires: wet or chafed through to metal?; unplug the %: if the fault stays, the wire is shorted
        shorted to battery | % circuit shorted to battery voltage | electric | % wire touching a power wire; % shorted internally; water in the % connector | % wires: melted, wet or chafed against a power wire?; unplug the %: if the fault stays, the wire is shorted
        open or shorted to ground | % circuit open or shorted to ground | electric | % connector unplugged, loose or corroded; % wire broken or chafed through to metal; % faulty | % connector and wires: unplugged, broken, wet or chafed?; % fuse
        open or shorted to battery | % circuit open or shorted to battery voltage | electric | % connector unplugged, loose or corroded; % wire broken or touching a power wire; % faulty | % connector and wires: unplugged, broken, wet or chafed?
        intermittently low | % circuit intermittently low | electric | loose contact in the % connector; % wire chafed through to metal now and then | wiggle the % connector and wires while the engine runs: does anything change?
        intermittently high | % circuit intermittently high | electric | loose contact in the % connector; % wire broken internally | wiggle the % connector and wires while the engine runs: does anything change?
        output shorted | % output shorted | electric | what it supplies shorted internally; chafed wire | wires: melted, wet or chafed?
        implausible | % signal implausible | behavior | poor contact in the % connector; % worn or faulty | % connector and wires: loose, wet, corroded or chafed?; its value in live data: does it fit?
        implausible message | implausible message on % | behavior | another control module faulty; poor contact in a data line | fix other codes first
        limit | % limit reached | behavior | another fault that the control module makes up for | fix other codes first
        lower limit | % below its lower limit | behavior | another fault that the control module makes up for | fix other codes first
        upper limit | % above its upper limit | behavior | another fault that the control module makes up for | fix other codes first
        control deviation | %, control deviation | behavior | what is controlled sticks, leaks or is blocked | fix other codes first
        positive deviation | % control, above the set value | behavior | sticking boost control; control valve faulty | hoses at the control valve: off, cracked or swapped?
        negative deviation | % control, below the set value | behavior | leak after the compressor; sticking boost control | listen for hissing under load; hoses: off or cracked?
        not adapted | %, basic setting not done or faulty | behavior | part replaced without basic setting; battery was disconnected; part sticking | have the basic setting done with a diagnostic tool
        not started | % not started | behavior | conditions for it were not met; battery voltage too low | battery voltage and terminals; have the basic setting done with a diagnostic tool
        not reached | % not reached | behavior | part sticking, blocked or worn | does it move freely?
        not closing | % does not close, or circuit open | electric | connector unplugged or a wire broken; part worn or out of adjustment | connector and wires: unplugged or broken?
        not opening | % does not open, or circuit shorted to ground | electric | part stuck or out of adjustment; wire chafed through to metal | wires: wet or chafed through to metal?
        out of range | % out of range | behavior | part worn, faulty or out of adjustment | connector: loose or corroded?
        out of tolerance | % out of tolerance | behavior | part worn, faulty or out of adjustment | connector: loose or corroded?
        too weak | % too weak | behavior | part worn; resistance in its connector or ground | connector: loose, wet or corroded?
        low vacuum | % vacuum too low | behavior | leaking hose; part worn | vacuum hoses: off or cracked?
        voltage too low | %, voltage too low | behavior | weak battery; poor ground or power supply | battery voltage and terminals
        overheated repeatedly | % overheated repeatedly | behavior | heavy towing; fluid low or old; clogged cooler | let it cool down, then fluid level
        stiff or blocked | % stiff or blocked | behavior | dirt, ice or an object in it; worn bearing | does it turn freely by hand with the engine off?
        monitor responded | % monitor responded | behavior | overheating; worn part | let it cool down; fluid level
        tooth missing | %, tooth missing | behavior | damaged sensor wheel; gap too wide; loose sensor | sensor firmly fastened?
        has codes | codes stored in the % | behavior | a fault stored by this control module | read the codes of that control module; start with those
        wrongly coded | % wrongly coded | behavior | control module replaced or coded for another car | was a control module replaced or coded recently?
        locked | % locked | behavior | key not recognized; control module from another car | try the second key; was a control module replaced recently?
        programming error | % programming error | behavior | programming aborted; control module faulty | was it programmed recently?
        communication error | %, communication error | behavior | programming aborted; low battery voltage | battery voltage and terminals
        messages missing | messages missing on % | electric | a control module without power; damaged data line | fuses; battery voltage and terminals; codes of other control modules
        no communication | no communication on % | electric | damaged data line; a control module without power | fuses; battery voltage and terminals; codes of other control modules
        not received | % not received | electric | control module that sends it without power; damaged data line | codes of other control modules; fuses
        always present | % always present | electric | stuck switch; wire shorted | wires: wet or chafed?
        switched off | % switched off | behavior | another fault made the control module switch it off | fix other codes first
        unchanged | no change in % | behavior | sensor hose blocked or off; sensor faulty | sensor hose: off, cracked or blocked?
        skipped | % skipped a tooth | behavior | worn belt or chain; weak tensioner | timing marks: do they line up?; rattling when started cold?
        empty | % empty | behavior | used up; leak | refill; wet spots under the car?
        """

    /// Failure modes whose causes in the standard's codes are those of one component only ("detected" of software, "present"
    /// of water in the fuel), as codes of manufacturers have them; "-" if the mode alone tells nothing.
    static let ofMakes = """
        detected | % detected | behavior | - | -
        present | % detected | behavior | - | -
        active | % active | behavior | - | -
        activated | % activated | behavior | - | -
        malfunction | % fault | behavior | - | -
        performance | % performance | behavior | - | -
        below threshold | % below threshold | behavior | - | -
        not met | % not met | behavior | - | -
        too often | % too often | behavior | - | -
        incomplete | % incomplete | behavior | procedure interrupted, or not done after a repair; battery voltage too low meanwhile | was a part or the battery replaced recently?; have the procedure done again with a diagnostic tool
        incorrect | % incorrect | behavior | - | -
        resistance | % resistance out of range | electric | contact resistance: % connector loose or corroded; % wire broken or chafed; % faulty | % connector and wires: loose, corroded or chafed?
        communication error | %, communication error | electric | control module at the other end without power or faulty; data line broken, shorted or wet; low battery voltage | battery voltage and terminals; fuses; codes of other control modules: do they miss it too?
        overspeed | % overspeed | behavior | - | -
        too low | % too low | behavior | - | -
        too high | % too high | behavior | - | -
        too short | % too short | behavior | - | -
        too long | % too long | behavior | - | -
        voltage too low | %, voltage too low | behavior | - | -
        rationality | % rationality check fault | behavior | - | -
        out of range | % out of range | behavior | - | -
        internal | % internal fault | behavior | fault inside the % | battery voltage and terminals; clear the code once: does it come back?
        implausible | % signal implausible | behavior | - | its value in live data: does it fit?
        stuck | % stuck | behavior | - | -
        disconnected | % disconnected | behavior | connector or hose off, loose or broken | was anything removed or retrofitted there recently?
        not present | % not present | behavior | part or control module missing, not installed or not configured | was a part or control module replaced recently?
        loss | % lost | behavior | - | -
        swapped | % swapped | behavior | connectors or hoses of both interchanged after work | what was worked on recently?; follow the wires or hoses of both
        blocked | % blocked | behavior | - | -
        circuit | % circuit fault | electric | % connector loose, wet or corroded; % wire broken or chafed through; % itself faulty | % connector and wires: loose, wet, corroded or chafed?; its fuse
        open | % circuit open | electric | % connector unplugged or loose; % wire broken; % open inside (broken or burned out) | % connector and wires: unplugged, loose or broken?; its fuse
        shorted | % circuit shorted | electric | % wire chafed through to metal or to another wire; water in the % connector; % shorted inside | % connector and wires: wet, corroded or chafed?
        electrical | % electrical fault | electric | % connector loose, wet or corroded; % wire broken or chafed through; % itself faulty | % connector and wires: loose, wet, oily or chafed?; its fuse
        over current | % circuit over current | electric | what it drives stiff or blocked; its wire chafed through to metal; shorted inside | does what it drives go freely (ignition off)?; its wires: wet or chafed?
        no signal | % circuit no signal | electric | % connector unplugged or a wire broken; no power at it; % itself faulty | % connector and wires: unplugged or broken?; its fuse
        wires shorted | % wires shorted together | electric | wires chafed against each other or pinched; water in a connector; part shorted inside | wires: wet, pinched or chafed?; was anything repaired or removed there recently?
        lost communication | lost communication with % | electric | no power there: fuse, supply or ground; data line or a connector broken, loose or wet; part itself faulty, or low battery voltage | battery voltage and terminals; its fuse; codes of other control modules: do they miss it too?
        not received | % not received | electric | control module that sends it without power or faulty; data line or connector broken, loose or wet; low battery voltage | codes of other control modules: do they miss it too?; fuses; battery voltage and terminals
        correlation | % correlation fault | behavior | - | -
        stuck on | % stuck on | behavior | part itself stuck; its wire shorted, or the output that switches it faulty | -
        stuck off | % stuck off | behavior | no power or ground, or a wire broken; part itself stuck or faulty | its fuse
        stuck open | % stuck open | behavior | - | -
        stuck closed | % stuck closed | behavior | - | -
        invalid data | invalid data received from % | behavior | a fault stored by the other control module; low battery voltage or a poor ground; software that needs an update | codes of other control modules; battery voltage and terminals
        imbalance | % imbalance | behavior | - | -
        over temperature | % over temperature | behavior | overloaded or in use for too long; heated by sun, engine or a blocked cooling | let it cool down and clear it: does it come back?
        range | % circuit range/performance | behavior | poor contact in the % connector | -
        """
}
