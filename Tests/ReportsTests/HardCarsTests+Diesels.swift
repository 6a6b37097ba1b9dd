import OBD

/// Diesels, trucks, cars on gas or ethanol, and hybrids, in which a value or a code beside the first one is the root.
extension HardCarsTests {
    static let dieselCars: [Car] = [
        // Heat
        Car(
            name: "coolant pump, and the heat has no code", responses: "0105=A3, 011F=0708, 0101=81 07 65 00, 03=P261B",
            urgency: .stopNow, leads: ["123 °C"], root: ["coolant pump", "P261B"], never: ["besides"]),
        Car(
            name: "cooler of the exhaust gas, and heat",
            responses: "0151=04, 0105=A3, 011F=0708, 0101=81 0F 6B 00, 03=P2457", urgency: .stopNow,
            leads: ["123 °C"], root: ["P2457", "its level first"]),
        Car(
            name: "cooler of the exhaust gas, and coolant is low",
            responses: "0151=04, 0105=82, 0101=82 0F 6B 00, 03=P2560 P2457", urgency: .stopNow, leads: ["P2560"],
            root: ["leaks into the exhaust"], never: ["drive on"]),
        Car(
            name: "coolant is low, and the fan has a code", responses: "0105=A3, 011F=0708, 03=P2560 P0480",
            urgency: .stopNow, root: ["coolant is low"]),
        // Particulate filter
        Car(
            name: "pressure at the filter of an engine that stands",
            responses:
                "0151=04, 010B=63, 010C=00 00, 011F=00 00, 010D=00, 0105=5A, 0142=30D4, 017A=01 02 8A 00 00 00 00, "
                + "0101=81 0F 6B 00, 03=P2463",
            urgency: .soon, leads: ["P2463"], root: ["6.5 kPa", "zero has drifted"], never: ["drive on"]),
        Car(
            name: "the same without a code",
            responses:
                "0151=04, 010B=63, 010C=00 00, 011F=00 00, 010D=00, 0105=5A, 0142=30D4, 017A=01 02 8A 00 00 00 00, "
                + "0101=00 0F 6B 00",
            urgency: .soon, leads: ["6.5 kPa", "zero has drifted"], never: ["drive on"]),
        Car(
            name: "no pressure at the filter at speed",
            responses:
                "0151=04, 010C=2B C0, 010D=6E, 0104=B0, 0110=1F 40, 017A=01 00 00 00 00 00 00, 0101=81 0F 6B 00, 03=P2002",
            urgency: .whenConvenient, leads: ["P2002"], root: ["hose", "80 g/s", "removed"]),
        Car(
            name: "too cold to burn off the filter",
            responses: "0151=04, 0105=6A, 0146=3C, 010F=46, 011F=0C 80, 0101=81 0F 6B 00, 03=P2463", urgency: .soon,
            leads: ["P2463"], root: ["66 °C", "thermostat"], never: ["drive on"]),
        Car(
            name: "idles in frost, and the filter is full",
            responses: "0151=04, 0105=6A, 0146=1E, 010F=28, 011F=0C 80, 0101=81 0F 6B 00, 03=P2463", urgency: .soon,
            leads: ["P2463"], never: ["thermostat"]),
        Car(
            name: "glow plug, and the filter is not burned off", responses: "0151=04, 0101=82 0F 6B 00, 03=P0671 P2463",
            urgency: .soon, leads: ["P2463"], root: ["P0671"], never: ["drive on"]),
        // Turbocharger
        Car(
            name: "vanes do not follow", responses: "0151=04, 0171=03 33 B3 00 00 00, 0101=81 0F 6B 00, 03=P0234",
            urgency: .soon, leads: ["P0234"], root: ["20%", "70%", "sticks"], never: ["drive on"]),
        Car(
            name: "vanes follow", responses: "0151=04, 0171=03 80 88 00 00 00, 0101=81 0F 6B 00, 03=P0299",
            urgency: .soon, leads: ["P0299"], never: ["sticks"]),
        Car(
            name: "pipe of the exhaust pressure", responses: "0151=04, 0101=82 0F 6B 00, 03=P0299 P0472",
            urgency: .soon, leads: ["P0299"], root: ["exhaust pressure", "pipe"], never: ["drive on"]),
        // AdBlue
        Car(
            name: "AdBlue was frozen when it was set",
            responses: "0151=04, 0146=3C, 0101=81 0F 6B 00, 03=P20EE, frame=P20EE 46=14 05=5A 0F=1E", urgency: .soon,
            leads: ["P20EE"], root: ["-20 °C", "freezes"], never: ["drive on"]),
        Car(
            name: "AdBlue freezes now", responses: "0151=04, 0146=17, 010F=1A, 0101=81 0F 6B 00, 03=P20EE",
            urgency: .soon, root: ["-17 °C", "heaters"]),
        Car(
            name: "AdBlue in summer", responses: "0151=04, 0146=46, 0101=81 0F 6B 00, 03=P20EE", urgency: .soon,
            leads: ["P20EE"], never: ["freezes"]),
        Car(
            name: "pump of the AdBlue", responses: "0151=04, 0101=83 0F 6B 00, 03=P20E8 P208A P20EE", urgency: .soon,
            leads: ["P208A"], root: ["pump", "connector"], never: ["drive on", "frozen"]),
        Car(
            name: "AdBlue that is water",
            responses: "0151=04, 0180=08000001, 0185=04 00 00 00 00 F2 00 00 00 00, 0101=82 0F 6B 00, 03=P207F P20EE",
            urgency: .soon, leads: ["P207F"], root: ["filled with"], never: ["drive on"]),
        // Trucks
        Car(
            name: "truck, oil level and pressure", responses: "uds, 1942330C1E=FF FF 02 22 62 00 11 2F 22 64 00 01 2F",
            urgency: .stopNow, leads: ["switch the engine off", "oil pressure"], root: ["SPN 98", "fill it up"]),
        Car(
            name: "truck, soot before what it makes",
            responses: "uds, 1942330C1E=FF FF 02 22 B3 0C 10 2F 22 21 06 1F 2F 22 87 0E 10 2F", urgency: .soon,
            leads: ["SPN 3719"], root: ["SPN 3719", "SPN 3251"], never: ["drive on", "oil and coolant"]),
        Car(
            name: "truck, regeneration inhibited", responses: "uds, 1942330C1E=FF FF 02 22 87 0E 10 2F 22 77 0E 1F 2F",
            urgency: .soon, leads: ["filter"], root: ["inhibit switch"], never: ["drive on"]),
        Car(
            name: "truck, hot by its fan", responses: "uds, 1942330C1E=FF FF 02 22 6E 00 00 2F 22 87 02 05 2F",
            urgency: .stopNow, leads: ["coolant temperature"], root: ["fan", "SPN 647"]),
        Car(
            name: "truck, no supply of the AdBlue module",
            responses: "uds, 1942330C1E=FF FF 02 22 EE 10 12 2F 22 4D 17 04 2F 22 7E 14 0F 2F", urgency: .soon,
            leads: ["SPN 5965"], root: ["relay", "SPN 4334"], never: ["crystals"]),
        Car(
            name: "truck, fuel does not reach the pump",
            responses: "uds, 1942330C1E=FF FF 02 22 9D 00 01 2F 22 5E 00 01 2F",
            urgency: .soon, leads: ["SPN 94"], root: ["tank, filters", "SPN 157"], never: ["drive on"]),
        // Gas, ethanol
        Car(
            name: "lean on gas", responses: "0151=0D, 0107=A0, 0109=80, 0101=81 07 65 00, 03=P0171", urgency: .soon,
            leads: ["P0171"], root: ["CNG", "gasoline"], never: ["drive on"]),
        Car(
            name: "composition of the fuel is not known",
            responses: "0151=01, 0152=00, 0107=A6, 0101=82 07 65 00, 03=P0171 P0178", urgency: .soon,
            leads: ["P0171"], root: ["P0178"], never: ["drive on"]),
        Car(
            name: "E85 in the tank", responses: "0151=01, 0152=D8, 0107=A6, 0101=81 07 65 00, 03=P0171", urgency: .soon,
            leads: ["P0171"], root: ["85%", "adapts"], never: ["drive on"]),
        // Weak battery, counts
        Car(
            name: "weak battery, and modules lost each other",
            responses: "010C=00 00, 011F=00 00, 010B=65, 0142=2EE0, 03=U0121 U0140, 7E9 03=U0100 U0121", urgency: .soon,
            leads: ["battery", "12 V"], root: ["before any module"], never: ["its fuse", "drive on"]),
        Car(
            name: "good battery, and a module is missing",
            responses: "010C=00 00, 011F=00 00, 010B=65, 0142=30D4, 03=U0121, 7E9 03=U0121", urgency: .soon,
            leads: ["U0121"], root: ["its fuse"], never: ["battery"]),
        Car(
            name: "all cylinders misfire alike, without a code",
            responses: "\(counts), \(count(1, "10", "20")), \(count(2, "12", "1E")), \(count(3, "10", "22")), "
                + count(4, "11", "1F"),
            urgency: .whenConvenient, leads: ["all 4 cylinders", "34"]),
        Car(
            name: "a few misfires of each cylinder",
            responses: "\(counts), \(count(1, "01", "03")), \(count(2, "00", "02")), \(count(3, "02", "01")), "
                + count(4, "00", "02"),
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        // Parts that do not respond, and what is behind two codes
        Car(
            name: "filter too full and not tight", responses: "0151=04, 0101=82 0F 6B 00, 03=P2463 P2002",
            urgency: .soon,
            leads: ["P2463"], root: ["contradict", "hoses"], never: ["drive on", "one repair"]),
        Car(
            name: "fuel leaks", responses: "0151=04, 0101=82 0F 6B 00, 03=P0087 P0093", urgency: .stopNow,
            leads: ["P0093"], root: ["P0087 follows"]),
        Car(
            name: "turbocharger without oil", responses: "0151=04, 0101=82 0F 6B 00, 03=P0299 P0524", urgency: .stopNow,
            leads: ["P0524"], root: ["turbocharger", "P0299"]),
        Car(
            name: "NOx sensor that does not respond", responses: "0151=04, 0101=83 0F 6B 00, 03=P2200 U029D P20EE",
            urgency: .soon, leads: ["P20EE", "U029D"], root: ["U029D", "fuse"], never: ["drive on"]),
        Car(
            name: "turbocharger module that does not respond", responses: "0151=04, 03=U010C P0299", urgency: .soon,
            root: ["U010C", "fuse"], never: ["drive on"]),
        Car(
            name: "too little AdBlue flows", responses: "0151=04, 0101=82 0F 6B 00, 03=P20F4 P20E8", urgency: .soon,
            leads: ["P20E8"], root: ["crystals", "P20F4"], never: ["drive on"]),
        Car(
            name: "NOx by the quality of the AdBlue", responses: "0151=04, 0101=82 0F 6B 00, 03=P2BA9 P207F",
            urgency: .soon, leads: ["P207F"], root: ["filled with", "P2BA9"]),
        Car(
            name: "coolant sensor, and the filter is not burned off",
            responses: "0151=04, 0105=00, 010F=46, 0101=82 0F 6B 00, 03=P0118 P2463", urgency: .soon, leads: ["P0118"],
            root: ["P0118", "P2463"], never: ["drive on"]),
        Car(
            name: "recirculation valve stuck open",
            responses: "0151=04, 0169=07 00 99 FF 00 00 00, 0101=82 0F 6B 00, 03=P0101 P0402", urgency: .soon,
            leads: ["P0402"], root: ["0%", "60%", "sticks"]),
        Car(
            name: "recirculation valve stuck shut",
            responses: "0151=04, 0169=07 73 00 80 00 00 00, 0101=81 0F 6B 00, 03=P0401", urgency: .whenConvenient,
            leads: ["P0401"], root: ["45%", "sticks"]),
        Car(
            name: "wastegate does not follow", responses: "0151=04, 0172=03 1A CC 00 00, 0101=81 0F 6B 00, 03=P0234",
            urgency: .soon, leads: ["P0234"], root: ["wastegate", "80%"]),
        Car(
            name: "truck, both brake circuits", responses: "uds, 1942330C1E=FF FF 02 22 75 00 12 2F 22 76 00 12 2F",
            urgency: .soon, leads: ["brakes"], root: ["compressor", "dryer"], never: ["drive on"]),
        Car(
            name: "truck, all wheel sensors",
            responses:
                "uds, 1942330C1E=FF FF 02 22 15 03 08 2F 22 16 03 08 2F 22 17 03 08 2F 22 18 03 08 2F", urgency: .soon,
            root: ["ABS module", "before any sensor"]),
        Car(
            name: "truck, oil and coolant hot", responses: "uds, 1942330C1E=FF FF 02 22 AF 00 00 2F 22 6E 00 10 2F",
            urgency: .stopNow, leads: ["oil temperature"], root: ["cools them all"]),
        Car(
            name: "truck, injector in the exhaust", responses: "uds, 1942330C1E=FF FF 02 22 C7 14 1F 2F 22 E4 0D 07 2F",
            urgency: .soon, leads: ["SPN 5319"], root: ["SPN 3556"]),
        Car(
            name: "truck, empty tank",
            responses: "uds, 1942330C1E=FF FF 02 22 9D 00 12 2F 22 5E 00 12 2F 22 60 00 01 2F",
            urgency: .soon, leads: ["fuel in first", "SPN 96"], root: ["refuel"], never: ["lift pump"]),
        Car(
            name: "truck, ash", responses: "uds, 1942330C1E=FF FF 02 22 88 0E 10 2F", urgency: .soon,
            leads: ["ash does not burn"], never: ["regeneration"]),
        Car(
            name: "truck, AdBlue a little low", responses: "uds, 1942330C1E=FF FF 02 22 E1 06 11 2F",
            urgency: .whenConvenient, leads: ["next opportunity"], never: ["today"]),
        Car(
            name: "plug of the charging cable", responses: "electric, 010D=00, 0142=34D0, 03=P0D59 P0CF3",
            urgency: .whenConvenient, leads: ["P0CF3"], root: ["another cable"]),
        Car(
            name: "misfire on gas", responses: "0151=0C, 0107=82, 0109=80, 0101=81 07 65 00, 03=P0300", urgency: .soon,
            leads: ["P0300"], root: ["LPG", "gasoline"], never: ["drive on"]),
        Car(
            name: "stopped by start-stop, at 12 V",
            responses: "010C=00 00, 011F=07 08, 010D=00, 010B=63, 0142=2EE0, 0105=7B", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
        Car(
            name: "ignition on, and the vanes rest",
            responses:
                "0151=04, 010C=00 00, 011F=00 00, 010B=63, 0142=30D4, 0171=03 80 00 00 00 00, 0105=5A, 0101=00 0F 6B 00",
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        // Harmless
        Car(
            name: "stopped by start-stop", responses: "010C=00 00, 011F=04B0, 010D=00, 0142=30D4, 0105=7B, 010B=63",
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        Car(
            name: "a hybrid that has hardly used its engine",
            responses:
                "vin=JTDKB20U940123456, 015B=80, 010C=00 00, 0105=46, 010F=46, 0146=46, 011F=04B0, 0142=38A4",
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        Car(
            name: "a quarter of AdBlue",
            responses: "0151=04, 0180=08000001, 0185=04 00 00 00 00 40 00 00 00 00, 0101=00 0F 6B 00", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
    ]
}
