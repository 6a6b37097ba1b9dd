extension TroubleCodeModes {
    /// Failure modes that only occur as the third byte of a three-byte code (`FailureType`); their phrases are not
    /// used.
    static let ofFailureTypes = """
        short to ground | % circuit short to ground | electric | % wire shorted to ground (chafed through to metal); water between the terminals of the %; % shorted internally | % wires: wet, melted or chafed through to metal?; disconnect the %: if the short to ground stays, it is in the wires
        short to battery | % circuit short to battery | electric | % wire shorted to battery voltage (touching a power wire); water between the terminals of the %; % shorted internally | % wires: wet, melted or chafed against a power wire?; disconnect the %: if the voltage stays, it comes from the wires
        short to ground or open | % circuit short to ground or open | electric | % wire shorted to ground (chafed through to metal); open circuit: % connector unplugged or corroded, or a wire broken; % open or shorted internally | % connector and wires: unplugged, broken or chafed through to metal?; % resistance: no reading is open, nearly 0 Ω is shorted
        short to battery or open | % circuit short to battery or open | electric | % wire shorted to battery voltage (touching a power wire); open circuit: % connector unplugged or corroded, or a wire broken; % open internally | % connector and wires: unplugged, broken or chafed against a power wire?; % resistance: no reading means that it is open internally
        current low | % circuit current below threshold | electric | open circuit or contact resistance: % connector unplugged or corroded, or a wire broken; % open internally or worn out; % power supply too weak | % connector and wires: unplugged, broken or corroded?; % resistance compared with the service manual
        current high | % circuit current above threshold | electric | % shorted internally, stiff or blocked; % wire shorted | % resistance compared with the service manual; % wires: wet, melted or chafed?
        resistance low | % circuit resistance below threshold | electric | % shorted internally; % wires shorted to each other; water in the % connector | % resistance compared with the service manual; % wires: wet, melted or chafed?
        resistance high | % circuit resistance above threshold | electric | open circuit or contact resistance: % connector unplugged or corroded, or a wire broken; % open internally | % connector and wires: unplugged, broken or corroded?; % resistance compared with the service manual
        out of range | % circuit out of range | electric | contact resistance in the % connector; % wire chafed; % faulty | % connector and wires: loose, wet or chafed?; % resistance or voltage compared with the service manual
        amplitude low | % signal amplitude below minimum | behavior | % dirty, worn or too far from what it measures; contact resistance in its connector | % mounting: loose or dirty?; % connector: loose or corroded?
        amplitude high | % signal amplitude above maximum | behavior | % too close to what it measures, or faulty; interference on its wire | % mounting: loose?; % wires and shielding
        waveform | % signal shape fault | behavior | reluctor ring or target of the % damaged; interference on its wire; % faulty | % wires and shielding; % mounting: loose or dirty?
        bias | % signal bias out of range | behavior | % drifted or out of adjustment; contact resistance in its ground | its value in live data at rest; % ground
        frequency | % signal frequency or pulses incorrect | behavior | interference on the % wire; reluctor ring or target damaged; % faulty | % wires and shielding; % mounting: loose or dirty?
        control module | internal electronic fault | behavior | control module itself; low battery voltage; software that needs an update | battery voltage and terminals; clear the code and see whether it comes back
        wrong part | % incorrect component installed | behavior | wrong part installed; control module configured for another part | was the % or a control module replaced recently?; compare part numbers
        not configured | not programmed or configured | behavior | control module replaced without being programmed or configured; an interrupted update | was a control module replaced or programmed recently?; have it programmed
        mounting | % incorrectly mounted | behavior | % incorrectly mounted or out of adjustment; its connectors interchanged | was the % worked on recently?; % mounting
        unreachable | % position not reachable | behavior | % blocked by dirt or an obstacle; linkage bent or worn; motor weak | does the % move freely?; dirt or an obstacle in its way?
        linkage | % mechanical linkage fault | behavior | % linkage broken, bent or disconnected; joint worn | % linkage: all connected, does it move freely?; was the % worked on recently?
        seal leak | % fluid leak or seal failure | behavior | seal, hose or line of the % leaking; fluid lost | look for wet spots at the %; fluid level
        fluid low | % low fluid level | behavior | fluid low because of a leak or wear; level sensor faulty | fluid level, as the manual describes; look for wet spots
        disturbed | communication erratic | behavior | loose contact in a network connector; a control module that disturbs the network; low battery voltage | control module connectors: wet, corroded or loose?; battery voltage
        inoperative | % no operation | behavior | % has no power or is open internally; % blocked | % fuse; does the % move freely?
        unexpected | % unexpected operation | behavior | % stuck or its relay stuck on; % wire touching another; moved by hand or by another cause | does the % stop when it is switched off?; % wires: wet or chafed?
        component | % internal fault | behavior | % faulty internally; water in the % | % resistance or function compared with the service manual; is it wet or damaged outside?
        too hot | % over temperature | behavior | overload or too long use; cooling blocked; % stiff | let it cool down, then clear the code; air or coolant around the %: blocked or low?
        """
}
