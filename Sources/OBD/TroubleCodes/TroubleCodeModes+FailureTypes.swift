extension TroubleCodeModes {
    /// Failure modes that only occur as the third byte of a three-byte code (`FailureType`); their phrases are not
    /// used.
    static let ofFailureTypes = """
        short to ground | % circuit short to ground | electric | wire of the % shorted to ground (chafed through to metal); water between the terminals of the %; the % shorted inside | wires of the %: wet, molten or chafed through to metal?; take the % off its wires: if the short to ground stays, it is in the wires
        short to battery | % circuit short to battery | electric | wire of the % shorted to battery voltage (touching a supply wire); water between the terminals of the %; the % shorted inside | wires of the %: wet, molten or chafed against a supply wire?; take the % off its wires: if the voltage stays, it comes from the wires
        short to ground or open | % circuit short to ground or open | electric | wire of the % shorted to ground (chafed through to metal); open circuit: plug of the % off or corroded, or a wire broken; the % open or shorted inside | plug and wires of the %: off, broken or chafed through to metal?; resistance of the %: no reading is open, nearly 0 Ω is shorted
        short to battery or open | % circuit short to battery or open | electric | wire of the % shorted to battery voltage (touching a supply wire); open circuit: plug of the % off or corroded, or a wire broken; the % open inside | plug and wires of the %: off, broken or chafed against a supply wire?; resistance of the %: no reading means that it is open inside
        current low | % circuit current below threshold | electric | open circuit or contact resistance: plug of the % off or corroded, or a wire broken; the % open inside or aged; supply of the % too weak | plug and wires of the %: off, broken or corroded?; resistance of the % against the value in the manual
        current high | % circuit current above threshold | electric | the % shorted inside, stiff or blocked; wire of the % shorted | resistance of the % against the value in the manual; wires of the %: wet, molten or chafed?
        resistance low | % circuit resistance below threshold | electric | the % shorted inside; wires of the % shorted to each other; water in the plug of the % | resistance of the % against the value in the manual; wires of the %: wet, molten or chafed?
        resistance high | % circuit resistance above threshold | electric | open circuit or contact resistance: plug of the % off or corroded, or a wire broken; the % open inside | plug and wires of the %: off, broken or corroded?; resistance of the % against the value in the manual
        out of range | % circuit out of range | electric | contact resistance in the plug of the %; wire of the % chafed; the % faulty | plug and wires of the %: loose, wet or chafed?; resistance or voltage of the % against the value in the manual
        amplitude low | % signal amplitude below minimum | behaviour | the % dirty, worn or too far from what it measures; contact resistance in its plug | seat of the %: loose or dirty?; plug of the %: loose or corroded?
        amplitude high | % signal amplitude above maximum | behaviour | the % too near to what it measures, or faulty; interference on its wire | seat of the %: loose?; wires and shielding of the %
        waveform | % signal shape fault | behaviour | toothed ring or target of the % damaged; interference on its wire; the % faulty | wires and shielding of the %; seat of the %: loose or dirty?
        bias | % signal bias out of range | behaviour | the % drifted or out of adjustment; contact resistance in its ground | its value in live data at rest; ground of the %
        frequency | % signal frequency or pulses incorrect | behaviour | interference on the wire of the %; toothed ring or target damaged; the % faulty | wires and shielding of the %; seat of the %: loose or dirty?
        control unit | internal electronic fault | behaviour | the control unit itself; low battery voltage; software that needs an update | battery voltage and clamps; clear the code and see whether it comes back
        wrong part | % incorrect component installed | behaviour | wrong part fitted; control unit configured for another part | was the % or a control unit replaced lately?; compare part numbers
        not configured | not programmed or configured | behaviour | control unit replaced without being programmed or configured; an update that was broken off | was a control unit replaced or programmed lately?; have it programmed
        mounting | % wrongly mounted | behaviour | the % wrongly mounted or out of adjustment; its plugs interchanged | was the % worked on lately?; seat of the %
        unreachable | % position not reachable | behaviour | the % blocked by dirt or an obstacle; linkage bent or worn; motor weak | does the % move freely?; dirt or an obstacle in its way?
        linkage | % mechanical linkage fault | behaviour | linkage of the % broken, bent or come off; joint worn | linkage of the %: all connected, does it move freely?; was the % worked on lately?
        seal leak | % fluid leak or seal failure | behaviour | seal, hose or line of the % leaking; fluid lost | look for wet spots at the %; fluid level
        fluid low | % low fluid level | behaviour | fluid low because of a leak or wear; level sensor faulty | fluid level, by the manual; look for wet spots
        disturbed | communication erratic | behaviour | loose contact in a plug of the network; a control unit that disturbs the network; low battery voltage | plugs of the control units: wet, corroded or loose?; battery voltage
        inoperative | % no operation | behaviour | the % has no supply or is open inside; the % blocked | fuse of the %; does the % move freely?
        unexpected | % unexpected operation | behaviour | the % stuck or its relay stuck on; wire of the % touching another; moved by hand or by another cause | does the % stop when it is switched off?; wires of the %: wet or chafed?
        component | % internal fault | behaviour | the % faulty inside; water in the % | resistance or function of the % against the manual; is it wet or damaged from outside?
        too hot | % over temperature | behaviour | overload or too long use; cooling blocked; the % stiff | let it cool down, then clear the code; air or coolant around the %: blocked or low?
        """
}
