extension TroubleCodeModes {
    /// Failure modes of only a few components.
    static let further = """
        wires shorted | % wires shorted together | electric | a wire chafed through; water in a plug; a control unit that disturbs the network | battery voltage; plugs of the control units: wet or corroded?
        shorted to heater | % signal circuit shorted to its heater circuit | electric | wires of the % molten or chafed at the exhaust; water in the plug of the % | plug and wires of the %: wet, chafed or molten?
        negative voltage | % negative voltage | electric | wires of the % molten or chafed; poor earth connection | plug, wires and earth connection of the %
        stuck low | % stuck low | behaviour | the % worn out; poor contact in its plug | plug of the %: loose or corroded?
        stuck high | % stuck high | behaviour | the % worn out; poor contact in its plug | plug of the %: loose or corroded?
        stuck disengaged | % stuck disengaged | behaviour | low fluid; faulty valve | fluid level and smell
        stuck engaged | % stuck engaged | behaviour | low fluid; faulty valve | fluid level and smell
        stalled | % stalled | behaviour | the % stiff or blocked; poor supply | its fuse; plug of the %: loose or corroded?
        turning too fast | % overspeed | behaviour | air in the system; worn impeller | fluid level
        performance or stuck open | % performance or stuck open | behaviour | the % sticking; poor contact in its plug | plug of the %: loose or corroded?
        disabled | % disabled | behaviour | locked by its control unit after faults | other codes first
        mechanical | % mechanical fault | behaviour | the % sticking or worn | does the % move freely?
        minimum stop | % minimum stop performance | behaviour | dirt at the end stop; the % worn or not taught in | plug of the %: loose or corroded?
        maximum stop | % maximum stop performance | behaviour | dirt at the end stop; the % worn or not taught in | plug of the %: loose or corroded?
        alignment | % alignment fault | behaviour | the % out of adjustment | was the % taken off or replaced lately?
        imbalance | % imbalance | behaviour | one cylinder gets other fuel or air than the rest | age of the spark plugs
        balance at limit | % imbalance, adjustment at limit | behaviour | injector clogged or worn; too little compression | swap the injector with another cylinder's: does the code follow it?
        above threshold | % above threshold | behaviour | other mechanical noise of the engine | other codes of the same cylinder first
        sample error | % exhaust sample error | behaviour | exhaust leak before the %; outside air drawn in | listen for a leaking exhaust
        slow low to high | % slow response, low to high | behaviour | the % aged or sooted | listen for a leaking exhaust
        slow high to low | % slow response, high to low | behaviour | the % aged or sooted | listen for a leaking exhaust
        slow to start | % takes too long to start | behaviour | only short trips; a sensor that it needs faulty | other codes of the same system first
        low limit | % at low limit | behaviour | the % no longer able to compensate | other codes of the same system first
        high limit | % at high limit | behaviour | the % no longer able to compensate | other codes of the same system first
        too slow | % too slow | behaviour | low or cold fluid; worn valve | fluid level and smell
        too fast | % too fast | behaviour | worn valve; not taught in | fluid level and smell
        too often | % too often | behaviour | only short trips; leaking injector | how long are the usual trips?
        incomplete | % incomplete | behaviour | engine switched off too early; only short trips | how long are the usual trips?
        not met | % not met | behaviour | only short trips; low fuel level; another fault that forbids it | fuel level; other codes first
        not detected | % not detected | behaviour | plug off; part missing | plugs: off or loose?
        present | % detected | behaviour | bad fuel | where was it refuelled last?
        activated often | % activated too often | behaviour | pressure was too high again and again | other codes of the same system first
        no flow | % no flow detected | behaviour | tank empty; blocked pipe or pump | tank level; hoses and pipes: kinked or blocked?
        restriction or leak | %: air flow restricted or air leak | behaviour | hose off, cracked or blocked | hoses and clamps: off or cracked?
        sudden high air flow detected | %, sudden high air flow detected | behaviour | flap stuck open; air leak | intake hoses: off or cracked?
        sudden low air flow detected | %, sudden low air flow detected | behaviour | flap sooted or sticking; clogged air filter | air filter and intake hoses
        ice blockage | %, ice blockage | behaviour | ice in the throttle; crankcase breather blocked or frozen | let the engine warm up in a garage; breather hoses: blocked?
        forced idle | %, forced idle | behaviour | another fault made the control unit limit the engine | other codes first
        limited engine speed | %, forced limited engine speed | behaviour | another fault made the control unit limit the engine | other codes first
        forced limited power | %, forced limited power | behaviour | another fault made the control unit limit the engine | other codes first
        soot | % restricted by soot | behaviour | cleaning interrupted again and again | how long are the usual trips?
        soot too high | % restricted by too much soot | behaviour | cleaning interrupted again and again | have it cleaned by a workshop: driving on may destroy it
        ash | % restricted by ash | behaviour | end of the filter's life; wrong engine oil | age of the filter; right kind of oil?
        incorrect shift | incorrect shift from % | behaviour | low or burnt fluid; sticking valve or shift solenoid; worn clutch inside the gearbox | fluid level and smell
        wrong neutral | %, incorrect neutral position indicated | behaviour | sensor out of adjustment; not taught in | have the gearbox taught in
        unrequested movement | %, unrequested movement | behaviour | leaking valve; worn actuator | fluid level and smell
        unexpected disengagement | %, unexpected disengagement | behaviour | worn selector or dog teeth; linkage | fluid level and smell
        offset | % offset | behaviour | pump fitted in the wrong position; worn drive | was the pump or the timing belt worked on lately?
        fluctuating | % erratic | behaviour | air in the system; worn pump; poor contact in a plug | watch the value in live data
        requested warning | % requests a warning lamp | behaviour | a fault that this control unit has stored itself | read the codes of that control unit; begin with those
        open condition | % open | behaviour | not closed | close it firmly
        empty reagent tank | %, empty reagent tank | behaviour | AdBlue (DEF) used up; level sensor faulty | fill at least ten litres of AdBlue (DEF)
        reagent dosing interrupted | %, interruption of reagent dosing | behaviour | line, pump or injector frozen or blocked | white crystals under the car?
        insufficient reagent quality | %, insufficient reagent quality | behaviour | water or another liquid in the AdBlue tank | what was filled in last?
        low reagent consumption | %, low reagent consumption | behaviour | injector of the AdBlue blocked | white crystals at the AdBlue injector?
        incorrect exhaust gas recirculation flow | %, incorrect exhaust gas recirculation flow | behaviour | sooted EGR valve or cooler | hoses at the EGR valve
        exhaust gas recirculation deactivated | %, deactivation of exhaust gas recirculation | behaviour | EGR valve unplugged or faulty | plug and hoses of the EGR valve
        cause unknown | %, root cause unknown | behaviour | more than one part | other exhaust codes first
        monitoring fault | %, control monitoring system fault | behaviour | sensor of the exhaust treatment | other exhaust codes first
        active | % active | behaviour | warning not heeded in time | what distance or how many starts does the display still allow?
        low flow or performance | % low flow or performance | behaviour | clogged filter; voltage too low | voltage and earth of the %; age of the filter
        """
}
