extension ManufacturerCodes {
    /// Citroën, DS and Peugeot: diesel engine codes.
    static let psa = """
        P1114 injection cutoff test: malfunction
        P1164 fuel rail pressure signal: malfunction
        P1167 fuel pressure regulation: malfunction
        P1169 fuel injector voltage converter: malfunction
        P1193 fuel injector control: malfunction
        P1194 fuel injector control: malfunction
        P1195 fuel injector control: malfunction
        P1197 fuel injector control: malfunction
        P1198 fuel flow regulation valve: malfunction
        P11A2 fuel injector programming: malfunction
        P1210 fuel pressure regulation valve: malfunction
        P1351 preheating relay: circuit
        P1403 additional heating 1: circuit
        P1404 additional heating 2: circuit
        P1429 exhaust differential pressure signal: malfunction
        P1434 particulate filter additive pump: malfunction
        P1445 particulate filter additive system: malfunction
        P1446 particulate filter additive system: malfunction
        P1447 particulate filter: malfunction
        P1471 exhaust gas recirculation throttle valve: malfunction
        P1490 particulate filter: malfunction
        P1500 CAN data bus information: malfunction
        P1510 transmission control module information: malfunction
        P1536 brake switch signal: malfunction
        P1607 CAN data bus information: malfunction
        P1613 control module configuration: malfunction
        P1614 accelerator pedal resistance point switch: malfunction
        P1641 engine control module: malfunction
        P1704 brake switch signal: malfunction
        """
}
