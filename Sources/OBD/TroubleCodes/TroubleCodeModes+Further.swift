extension TroubleCodeModes {
    /// Failure modes of only a few components.
    static let further = """
        wires shorted | % wires shorted together | electric | a wire chafed through; water in a connector; a control module that disturbs the network | battery voltage; control module connectors: wet or corroded?
        shorted to heater | % signal circuit shorted to its heater circuit | electric | % wires melted or chafed at the exhaust; water in the % connector | % connector and wires: wet, chafed or melted?
        negative voltage | % negative voltage | electric | % wires melted or chafed; poor ground connection | % connector, wires and ground
        stuck low | % stuck low | behavior | % worn out; poor contact in its connector | % connector: loose or corroded?
        stuck high | % stuck high | behavior | % worn out; poor contact in its connector | % connector: loose or corroded?
        stuck disengaged | % stuck disengaged | behavior | low fluid; faulty valve | fluid level and smell
        stuck engaged | % stuck engaged | behavior | low fluid; faulty valve | fluid level and smell
        stalled | % stalled | behavior | % stiff or blocked; poor power supply | its fuse; % connector: loose or corroded?
        turning too fast | % overspeed | behavior | air in the system; worn impeller | fluid level
        performance or stuck open | % performance or stuck open | behavior | % sticking; poor contact in its connector | % connector: loose or corroded?
        disabled | % disabled | behavior | locked by its control module after faults | fix other codes first
        mechanical | % mechanical fault | behavior | % sticking or worn | does the % move freely?
        minimum stop | % minimum stop performance | behavior | dirt at the end stop; % worn or not relearned | % connector: loose or corroded?
        maximum stop | % maximum stop performance | behavior | dirt at the end stop; % worn or not relearned | % connector: loose or corroded?
        alignment | % alignment fault | behavior | % out of adjustment | was the % removed or replaced recently?
        imbalance | % imbalance | behavior | one cylinder gets a different amount of fuel or air | age of the spark plugs
        balance at limit | % imbalance, adjustment at limit | behavior | injector clogged or worn; low compression | swap the injector with another cylinder's: does the code follow it?
        above threshold | % above threshold | behavior | other mechanical noise of the engine | fix other codes of the same cylinder first
        sample error | % exhaust sample error | behavior | exhaust leak before the %; outside air drawn in | listen for an exhaust leak
        slow low to high | % slow response, low to high | behavior | % worn or sooty | listen for an exhaust leak
        slow high to low | % slow response, high to low | behavior | % worn or sooty | listen for an exhaust leak
        slow to start | % takes too long to start | behavior | only short trips; a sensor that it needs faulty | fix other codes of the same system first
        low limit | % at low limit | behavior | % no longer able to compensate | fix other codes of the same system first
        high limit | % at high limit | behavior | % no longer able to compensate | fix other codes of the same system first
        too slow | % too slow | behavior | low or cold fluid; worn valve | fluid level and smell
        too fast | % too fast | behavior | worn valve; not relearned | fluid level and smell
        too often | % too often | behavior | only short trips; leaking injector | how long are the usual trips?
        incomplete | % incomplete | behavior | engine switched off too early; only short trips | how long are the usual trips?
        not met | % not met | behavior | only short trips; low fuel level; another fault preventing it | fuel level; fix other codes first
        not detected | % not detected | behavior | connector unplugged; part missing | connectors: unplugged or loose?
        present | % detected | behavior | bad fuel | where was it refueled last?
        activated often | % activated too often | behavior | pressure was too high repeatedly | fix other codes of the same system first
        no flow | % no flow detected | behavior | tank empty; blocked pipe or pump | tank level; hoses and pipes: kinked or blocked?
        restriction or leak | %: air flow restricted or air leak | behavior | hose off, cracked or blocked | hoses and clamps: off or cracked?
        sudden high air flow detected | %, sudden high air flow detected | behavior | flap stuck open; air leak | intake hoses: off or cracked?
        sudden low air flow detected | %, sudden low air flow detected | behavior | flap sooty or sticking; clogged air filter | air filter and intake hoses
        ice blockage | %, ice blockage | behavior | ice in the throttle; crankcase breather blocked or frozen | let the engine warm up in a garage; breather hoses: blocked?
        forced idle | %, forced idle | behavior | another fault made the control module limit the engine | fix other codes first
        limited engine speed | %, forced limited engine speed | behavior | another fault made the control module limit the engine | fix other codes first
        forced limited power | %, forced limited power | behavior | another fault made the control module limit the engine | fix other codes first
        soot | % restricted by soot | behavior | regeneration interrupted repeatedly | how long are the usual trips?
        soot too high | % restricted by too much soot | behavior | regeneration interrupted repeatedly | have a repair shop clean it: driving on may destroy it
        ash | % restricted by ash | behavior | end of the filter's life; wrong engine oil | age of the filter; right kind of oil?
        incorrect shift | incorrect shift from % | behavior | low or burned fluid; sticking valve or shift solenoid; worn transmission clutch | fluid level and smell
        wrong neutral | %, incorrect neutral position indicated | behavior | sensor out of adjustment; not relearned | have the transmission relearn procedure done
        unrequested movement | %, unrequested movement | behavior | leaking valve; worn actuator | fluid level and smell
        unexpected disengagement | %, unexpected disengagement | behavior | worn selector or dog teeth; linkage | fluid level and smell
        offset | % offset | behavior | pump installed in the wrong position; worn drive | was the pump or the timing belt worked on recently?
        fluctuating | % erratic | behavior | air in the system; worn pump; poor contact in a connector | watch the value in live data
        requested warning | % requests a warning light | behavior | a fault stored by this control module | read the codes of that control module; start with those
        open condition | % open | behavior | not closed | close it firmly
        empty reagent tank | %, empty reagent tank | behavior | AdBlue (DEF) used up; level sensor faulty | add at least ten liters of AdBlue (DEF)
        reagent dosing interrupted | %, interruption of reagent dosing | behavior | line, pump or injector frozen or blocked | white crystals under the car?
        insufficient reagent quality | %, insufficient reagent quality | behavior | water or another liquid in the AdBlue tank | what was last added?
        low reagent consumption | %, low reagent consumption | behavior | injector of the AdBlue blocked | white crystals at the AdBlue injector?
        incorrect exhaust gas recirculation flow | %, incorrect exhaust gas recirculation flow | behavior | sooty EGR valve or cooler | hoses at the EGR valve
        exhaust gas recirculation deactivated | %, deactivation of exhaust gas recirculation | behavior | EGR valve unplugged or faulty | EGR valve connector and hoses
        cause unknown | %, root cause unknown | behavior | more than one component | fix other exhaust codes first
        monitoring fault | %, control monitoring system fault | behavior | sensor of the exhaust treatment | fix other exhaust codes first
        active | % active | behavior | warning ignored too long | what distance or how many starts does the display still allow?
        low flow or performance | % low flow or performance | behavior | clogged filter; voltage too low | % voltage and ground; age of the filter
        not calibrated | % not calibrated | behavior | part or control module replaced without being calibrated; calibration lost through low battery voltage | was the % or a control module replaced recently?; have it calibrated with a diagnostic tool
        wrong type | % of the wrong type installed | behavior | wrong part installed; control module configured for another part | was the % replaced recently?; compare part numbers
        """
}
