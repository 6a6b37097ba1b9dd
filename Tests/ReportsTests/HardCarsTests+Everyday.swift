import OBD

/// Cars as a workshop meets them every week: several codes, one cause.
extension HardCarsTests {
    static let everydayCars: [Car] = [
        // Fuel, air and spark
        Car(
            name: "metering valve of a direct injection",
            responses:
                "0151=01, 0101=83 07 65 00, 03=P0087 P0090 P0171, frame=P0087 04=E5 05=87 0C=3E80 0D=64",
            urgency: .soon, leads: ["may stop", "P0090"], root: ["P0090", "connector"], never: ["air leak", "drive on"]),
        Car(
            name: "all cylinders in the cold",
            responses:
                "0101=85 07 65 00, 03=P0300 P0301 P0302 P0303 P0304, frame=P0300 04=50 05=2E 0C=1400 0D=00 1F=0009",
            urgency: .soon, leads: ["P0300"], root: ["cold", "deposits", "fuel"], never: ["drive on"]),
        Car(
            name: "all cylinders under load",
            responses:
                "0101=85 07 65 00, 03=P0300 P0301 P0302 P0303 P0304, frame=P0300 04=E6 05=87 0C=3200 0D=64",
            urgency: .soon, root: ["under load", "fuel pressure"], never: ["drive on", "deposits"]),
        Car(
            name: "slow sensor, lean and converter of one bank",
            responses: "0101=83 07 65 00, 03=P0133 P0171 P0420, 0106=88, 0107=9C, 0108=80, 0109=81",
            urgency: .soon, leads: ["P0171"], root: ["exhaust leak"], never: ["drive on", "fuel pump"]),
        Car(
            name: "purge flow, and rich at idle",
            responses:
                "0101=82 07 65 00, 03=P0441 P0172, frame=P0172 04=40 05=7F 06=70 07=60 0C=0AF0 0D=00",
            urgency: .soon, leads: ["P0172"], root: ["P0441", "purge valve"], never: ["drive on"]),
        Car(
            name: "lean on one bank at idle",
            responses:
                "0101=81 07 65 00, 03=P0174, frame=P0174 04=40 05=7F 06=82 07=80 08=98 09=A0 0C=0AF0 0D=00",
            urgency: .soon, root: ["other bank is not lean", "gasket"], never: ["drive on", "brake booster"]),
        Car(
            name: "lean on one bank under load",
            responses:
                "0101=81 07 65 00, 03=P0171, frame=P0171 04=E5 05=7F 06=98 07=A0 08=82 09=80 0C=3E80 0D=78",
            urgency: .soon, root: ["other bank is not lean", "injectors"], never: ["drive on", "(filter, pump)"]),
        Car(
            name: "rich on one bank at idle",
            responses:
                "0101=81 07 65 00, 03=P0175, frame=P0175 04=40 05=7F 06=82 07=80 08=70 09=60 0C=0AF0 0D=00",
            urgency: .soon, root: ["other bank is not rich", "injector"], never: ["drive on"]),
        Car(
            name: "lean on both banks, and it knocks",
            responses: "0101=83 07 65 00, 03=P0171 P0174 P0326, 0107=A0, 0109=9F", urgency: .soon, leads: ["P0171"],
            root: ["knock", "P0326"], never: ["drive on"]),
        Car(
            name: "coil and injector of one cylinder", responses: "0101=83 07 65 00, 03=P0204 P0354 P0304",
            urgency: .soon, leads: ["P0304"], root: ["harness", "P0204", "P0354"], never: ["drive on"]),
        Car(
            name: "low idle and throttle", responses: "0101=82 07 65 00, 03=P0506 P2101", urgency: .soon,
            root: ["throttle", "P0506"], never: ["drive on"]),
        Car(
            name: "low idle and the throttle's circuit", responses: "0101=82 07 65 00, 03=P0506 P2102", urgency: .soon,
            root: ["P2102", "connector"], never: ["drive on", "ice"]),
        // Timing, oil, heat
        Car(
            name: "slow adjusters of both banks", responses: "0101=82 07 65 00, 03=P000A P000C", urgency: .soon,
            root: ["oil level"], never: ["drive on"]),
        Car(
            name: "little oil, and the injectors of a diesel do not fire",
            responses: "0151=04, 010C=02BC, 011F=0000, 0142=2904, 03=P2291 P250F", urgency: .stopNow,
            leads: ["P250F"], root: ["oil level"], never: ["drive on"]),
        Car(
            name: "thermostat by two tests", responses: "0101=82 07 65 00, 03=P0116 P0128, 0105=5A, 011F=0BB8, 0146=3C",
            urgency: .soon, leads: ["implausible"], root: ["coolant level", "thermostat"],
            never: ["range/performance", "watch for steam"]),
        Car(
            name: "coolant sensor's circuit and thermostat", responses: "0101=82 07 65 00, 03=P0118 P0128, 0105=00",
            urgency: .soon, root: ["P0118"], never: ["drive on", "two tests"]),
        Car(
            name: "cylinder head hot, and its coolant reads cold",
            responses: "vin=1FAFP34N05W123456, 0101=81 07 65 00, 03=P1299, 0105=50, 011F=0708", urgency: .stopNow,
            root: ["not in the coolant"], never: ["drive on"]),
        Car(
            name: "fan without a relay, not hot yet", responses: "0101=81 07 65 00, 03=P0480, 0105=7B, 011F=0708",
            urgency: .soon, leads: ["temperature gauge", "P0480"], never: ["drive on"]),
        Car(
            name: "electric coolant pump, not hot yet", responses: "0101=81 07 65 00, 03=P2600, 0105=7B, 011F=0708",
            urgency: .soon, leads: ["temperature gauge", "P2600"], never: ["drive on"]),
        Car(
            name: "hot by the gauge after work on the cooling system",
            responses: "0105=A0, 011F=0258, 0130=01, 0131=0006, 0101=01 07 65 65, 03=P0420", urgency: .stopNow,
            root: ["air is trapped"], never: ["drive on"]),
        // Supply, keys, modules
        Car(
            name: "overcharged, and the alternator's control",
            responses: "0101=82 07 65 00, 03=P0620 P0563, 0142=3CF0, 011F=0708",
            urgency: .soon, leads: ["15.6 V"], root: ["regulator", "P0620"], never: ["drive on"]),
        Car(
            name: "key of a Ford",
            responses:
                "vin=1FAFP34N05W123456, 010B=65, 0133=65, 010C=00 00, 011F=00 00, 0142=30D4, 03=P1260",
            urgency: .soon, leads: ["does not start", "P1260"], never: ["drive on", "wipers"]),
        Car(
            name: "wheel sensor by the ABS module alone", responses: "module=4034132F", urgency: .soon,
            leads: ["Test brakes", "C0034-13"], never: ["drive on", "other modules"]),
        Car(
            name: "isolation by the module of the traction battery", responses: "module=0AA6002F", urgency: .stopNow,
            leads: ["0AA6"], never: ["drive on"]),
        Car(
            name: "the brake module wants the light on", responses: "0101=81 07 65 00, 03=P25A2, 7EB 03=C0034",
            urgency: .soon, root: ["C0034", "P25A2"], never: ["drive on", "not in this list"]),
        Car(
            name: "the brake module wants the light on, and is not read", responses: "0101=81 07 65 00, 03=P25A2",
            urgency: .soon, root: ["not in this list"], never: ["drive on"]),
        Car(
            name: "rich after clearing", responses: "0106=5C, 0107=80, 0130=00, 0131=0004, 0101=00 07 65 65, 03=, 07=",
            urgency: .soon, leads: ["rich"], root: ["purge valve"], never: ["drive on", "air leak"]),
        // Transmission, exhaust, diesels, traction batteries
        Car(
            name: "valves of the transmission", responses: "0101=81 07 65 00, 03=P0700, 7E9 03=P0746 P0776 P0796",
            urgency: .soon, root: ["fluid", "several valves"], never: ["drive on"]),
        Car(
            name: "secondary air of both banks", responses: "0101=82 07 65 00, 03=P0491 P0492",
            urgency: .whenConvenient, root: ["pump"]),
        Car(
            name: "exhaust temperature sensor, and the filter fills",
            responses: "0151=04, 0101=82 0F 6B 00, 03=P0544 P2463", urgency: .soon, root: ["P0544", "not regenerated"],
            never: ["drive on", "makes soot"]),
        Car(
            name: "recirculation and NOx", responses: "0151=04, 0101=82 0F 6B 00, 03=P0401 P2000",
            urgency: .whenConvenient, root: ["P0401", "P2000"]),
        Car(
            name: "rail pressure, and three injectors",
            responses: "0151=04, 0101=84 0F 6B 00, 03=P0087 P0263 P0266 P0269",
            urgency: .soon, leads: ["may stop"], root: ["several injectors", "filter"], never: ["drive on"]),
        Car(
            name: "rail pressure, and one injector", responses: "0151=04, 0101=82 0F 6B 00, 03=P0087 P0263",
            urgency: .soon, leads: ["may stop"], root: ["P0263", "return"], never: ["drive on"]),
        Car(
            name: "electric car, cold and empty", responses: "electric, 010D=00, 0146=14, 015B=1C, 0142=3840, 03=P0AFA",
            urgency: .soon, root: ["11%", "cold"], never: ["drive on", "tank"]),
        // Parts that share a plug
        Car(
            name: "coils of two cylinders", responses: "0101=83 07 65 00, 03=P0301 P0351 P0354", urgency: .soon,
            leads: ["P0301"], root: ["P0351 and P0354", "share"], never: ["drive on"]),
        Car(
            name: "both stages of an airbag", responses: "7EA 03=B0001 B0002", urgency: .soon, leads: ["airbags"],
            root: ["spiral cable"], never: ["drive on"]),
        Car(
            name: "airbag and belt at one seat", responses: "7EA 03=B0020 B0050", urgency: .soon, leads: ["airbags"],
            root: ["front seat"], never: ["drive on"]),
        Car(
            name: "charger of an electric car", responses: "electric, 010D=00, 0142=36B0, 03=P0D67", urgency: .soon,
            leads: ["may not charge"], never: ["drive on", "drive gently"]),
        Car(
            name: "isolation, pending", responses: "electric, 010D=00, 0142=36B0, 07=P0AA6", urgency: .soon,
            leads: ["orange cables"], never: ["drive on:"]),
        Car(
            name: "boost by a sensor that contradicts the air outside",
            responses: "0151=04, 0101=82 0F 6B 00, 03=P0069 P0299",
            urgency: .soon, leads: ["P0069"], root: ["sensor", "engine off"], never: ["drive on"]),
        Car(
            name: "cooler of the recirculation, and the filter fills",
            responses: "0151=04, 0101=82 0F 6B 00, 03=P2457 P2463", urgency: .soon, root: ["cooler", "coolant level"],
            never: ["drive on"]),
        Car(
            name: "throttle body, and little power", responses: "0101=82 07 65 00, 03=P2119 P2106", urgency: .soon,
            root: ["dirt"], never: ["drive on", "pedal"]),
        Car(
            name: "front sensor by a code of its make",
            responses: "vin=JTDKB20U740123456, 0101=82 07 65 00, 03=P1135 P0171", urgency: .soon, leads: ["P1135"],
            root: ["P1135", "front oxygen sensor"], never: ["drive on"]),
        // Values beside codes
        Car(
            name: "diesel without any boost",
            responses: "0151=04, 0101=81 0F 6B 00, 03=P0299, 010B=64, 0133=63, 010C=2EE0, 010D=50, 0104=F0",
            urgency: .soon, root: ["no boost at all", "100 kPa"], never: ["drive on"]),
        Car(
            name: "diesel that has its boost",
            responses: "0151=04, 0101=81 0F 6B 00, 03=P0299, 010B=C8, 0133=63, 010C=2EE0, 010D=50, 0104=F0",
            urgency: .soon, never: ["no boost at all", "drive on"]),
        Car(
            name: "rail pressure of full load at idle",
            responses: "0151=04, 0101=81 0F 6B 00, 03=P0088, 0123=4650, 010C=0C80, 010D=00", urgency: .soon,
            root: ["at idle", "metering valve"], never: ["drive on"]),
        Car(
            name: "fuel pressure too high, and rich",
            responses: "0101=82 07 65 00, 03=P0172 P0175, 010A=C8, 0107=62, 0109=62", urgency: .soon,
            root: ["600 kPa", "regulator"], never: ["drive on"]),
        Car(
            name: "fast idle of measured air",
            responses:
                "0101=81 07 65 00, 03=P0507, 010C=1450, 0105=7B, 0106=80, 0107=80, 010D=00, 0110=01F4, 011F=0708",
            urgency: .soon, root: ["measured", "throttle"], never: ["drive on", "crankcase hose"]),
        Car(
            name: "misfire without vacuum",
            responses: "0101=81 07 65 00, 03=P0300, 010B=3C, 010C=0A28, 0105=7B, 0106=82, 0107=80, 0133=63",
            urgency: .soon, root: ["60 kPa", "compression"], never: ["drive on"]),
        Car(
            name: "converter by its own test",
            responses: "0101=81 07 65 00, 03=P0420, 0600=00000001, 0620=80000000, 0621=80 20 02 00 00 00 01 00",
            urgency: .whenConvenient, root: ["own test", "exhaust leak"]),
        Car(
            name: "not charged while it ran, by its frame",
            responses: "0101=81 07 65 00, 03=P0562, frame=P0562 0C=1F40 0D=40 42=2BC0, 0142=37DC, 011F=0708",
            urgency: .soon, leads: ["alternator", "P0562"], root: ["2000 rpm", "belt"], never: ["drive on"]),
        Car(
            name: "weak battery and its code",
            responses:
                "010C=00 00, 011F=00 00, 010B=65, 0133=63, 0142=2EE0, 03=U3003, 7E9 03=U3003 U0100", urgency: .soon,
            leads: ["12 V", "U3003"], root: ["12 V battery is weak"], never: ["normal now", "drive on"]),
        Car(
            name: "crankshaft sensor that comes and goes", responses: "uds, 1942330C1E=FF FF 04 42 03 35 00 28",
            urgency: .soon, leads: ["may stop", "P0335", "not present now"], never: ["drive on"]),
        Car(
            name: "misfire in one bank, lean in the other",
            responses: "0101=82 07 65 00, 03=P0306 P0171, 0106=80, 0107=9C, 0108=80, 0109=81", urgency: .soon,
            leads: ["P0306"], never: ["takes for lean", "drive on"]),
        Car(
            name: "wheel sensor and brake light switch", responses: "7EB 03=C0034, 03=U0415 P0504", urgency: .soon,
            root: ["C0034", "U0415"], never: ["stored itself", "drive on"]),
        Car(
            name: "both fans", responses: "0101=82 07 65 00, 03=P0691 P0693", urgency: .soon,
            leads: ["temperature gauge"], root: ["fans share"], never: ["drive on"]),
        Car(
            name: "throttle stuck both ways", responses: "0101=82 07 65 00, 03=P2111 P2112", urgency: .stopNow,
            leads: ["P2111"], root: ["sticks"]),
        // What two codes share
        Car(
            name: "both camshafts of one bank", responses: "0101=82 07 65 00, 03=P0012 P0015", urgency: .soon,
            root: ["both camshafts of one bank", "oil"], never: ["drive on"]),
        Car(
            name: "temperatures low together", responses: "0101=82 07 65 00, 03=P0112 P0117, 0105=FF, 010F=FF",
            urgency: .soon, root: ["harness"], never: ["drive on"]),
        Car(
            name: "heaters of two sensors", responses: "0101=82 07 65 00, 03=P0135 P0141", urgency: .whenConvenient,
            root: ["fuse"]),
        Car(
            name: "no speed from an ABS module that is missing", responses: "0101=81 07 65 00, 03=U0121 P0500",
            urgency: .soon, leads: ["U0121"], root: ["ABS module", "P0500"], never: ["drive on"]),
        Car(
            name: "charger too hot by the coolant pump", responses: "electric, 010D=00, 0142=36B0, 03=P0C73 P0D24",
            urgency: .soon, root: ["P0C73", "P0D24"], never: ["drive on"]),
        Car(
            name: "two sensors of the 5 V supply", responses: "0101=82 07 65 00, 03=P0107 P0237", urgency: .soon,
            root: ["5 V"], never: ["drive on"]),
        Car(
            name: "gauge and pressure sensor of the tank", responses: "0101=82 07 65 00, 03=P0462 P0453",
            urgency: .whenConvenient, root: ["at the tank", "connector"]),
        Car(
            name: "lean by its code, rich now", responses: "0101=81 07 65 00, 03=P0171, 0106=6C, 0107=6A, 0105=7B",
            urgency: .soon, root: ["rich now", "both ways"], never: ["drive on", "air leaks in"]),
    ]
}
