import OBD
import Testing

extension HardCarsTests {
    /// What values and freeze frames prove or refute, as a mechanic wrote them down without knowing the rules.
    static let provenCars: [Car] = [
        Car(
            name: "camshaft signal lost only while a weak battery cranks",
            responses: "0101=81 07 65 00, 03=P0340, frame=P0340 04=00 05=30 0C=0208 0D=00 42=1CE8",
            urgency: .soon, leads: ["P0340"], root: ["battery", "7.4 V"], never: ["drive on", "timing chain"]),
        Car(
            name: "four-cylinder lean only at idle, even at 2500 rpm",
            responses:
                "010C=2710, 0110=0384, 0104=38, 0106=80, 0107=84, 0101=81 07 65 00, 03=P0171, "
                + "frame=P0171 04=42 05=82 06=8F 07=9A 0C=0B90 0D=00",
            urgency: .soon, leads: ["P0171"], root: ["idle", "leak"], never: ["drive on", "fuel pump"]),
        Car(
            name: "direct injection loses rail pressure only at full load",
            responses:
                "0123=01F4, 0106=81, 0107=85, 0101=81 07 65 00, 03=P0087, "
                + "frame=P0087 04=F0 05=84 06=92 07=88 0C=47E0 0D=80 23=017C",
            urgency: .soon, leads: ["P0087"], root: ["load", "pump"], never: ["drive on", "intake air leak"]),
        Car(
            name: "steering angle not learned after the battery was off",
            responses: "0101=00 07 65 65, 03=none, 0130=01, 0131=0006, 0142=3778, 7EB 03=C0051 U0428",
            urgency: .soon, leads: ["C0051"], root: ["steering", "C0051"], never: ["drive on", "may stop"]),
        Car(
            name: "rear oxygen sensor with its heater voltage on the signal",
            responses: "0115=DC FF, 0107=83, 0101=82 07 65 00, 03=P0138 P0141",
            urgency: .whenConvenient, leads: ["P0141"], root: ["sensor", "P0141"],
            never: ["rich mixture", "mixture is rich", "converter is worn"]),
        Car(
            name: "front sensor says lean, rear sensor says rich",
            responses:
                "0105=82, 011F=0258, 0106=92, 0107=A0, 0134=9C29 80E6, 0115=B8 FF, 0101=82 07 65 00, "
                + "03=P0171 P2195",
            urgency: .soon, leads: ["P0171"], root: ["P2195", "sensor"], never: ["drive on", "injector"]),
        Car(
            name: "overcharged at speed only",
            responses:
                "0142=36B0, 011F=0384, 0101=81 07 65 00, 03=P0563, frame=P0563 04=66 05=82 0C=3070 0D=69 42=4394",
            urgency: .soon, leads: ["P0563"], root: ["regulator", "17.3 V"], never: ["drive on", "jump", "discharged"]),
        Car(
            name: "chain rattles after a cold start",
            responses: "0101=81 07 65 00, 03=P0016, frame=P0016 04=61 05=2C 0C=1388 0D=00 1F=0003",
            urgency: .soon, leads: ["P0016"], root: ["chain", "cold"], never: ["drive on", "crankshaft sensor first"]),
        Car(
            name: "relay of the secondary air pump",
            responses: "0101=83 07 65 00, 03=P0418 P0491 P0492, frame=P0491 05=46 0C=11F8 0D=00 1F=001C",
            urgency: .whenConvenient, leads: ["P0418"], root: ["P0418", "relay"],
            never: ["both check valves", "air leak"]),
        Car(
            name: "overboost by a sensor that reads too high",
            responses:
                "010C=00 00, 011F=00 00, 010D=00, 0142=30D4, 0104=00, 0110=0000, 010B=8E, 0133=64, "
                + "0101=81 07 65 00, 03=P0234",
            urgency: .soon, leads: ["P0234"], root: ["142 kPa", "sensor"], never: ["drive on", "wastegate sticks"]),
        Car(
            name: "fluid of the transmission is hot because the engine is",
            responses: "0105=9F, 011F=0960, 0101=81 07 65 00, 03=P0700, 7E9 03=P0218",
            urgency: .stopNow, leads: ["119"], root: ["cool", "P0218"], never: ["drive on", "slips"]),
        Car(
            name: "coils of one bank only",
            responses: "0107=80, 0109=81, 0101=86 07 65 00, 03=P0351 P0353 P0355 P0301 P0303 P0305",
            urgency: .soon, leads: ["P0301"], root: ["fuse"],
            never: ["drive on", "replace the three coils", "head gasket"]),
        Car(
            name: "does not charge from time to time",
            responses:
                "0142=3714, 011F=04B0, 0101=81 07 65 00, 03=P0562, frame=P0562 04=59 05=82 0C=2008 0D=52 42=2C24",
            urgency: .soon, leads: ["P0562"], root: ["alternator", "11.3 V"], never: ["drive on", "starter"]),
        Car(
            name: "purge hose is off, and the converter was not tested",
            responses: "uds, 0106=8D, 0107=96, 1942330C1E=FF FF 04 42 04 55 00 2F 42 01 71 00 2F 42 04 20 00 50",
            urgency: .soon, leads: ["P0171"], root: ["P0455", "hose"], never: ["drive on", "P0420", "fuel pump"]),
        Car(
            name: "soot because the exhaust temperature is not known",
            responses: "0151=04, 0101=82 0F 6B 00, 03=P2031 P2463",
            urgency: .soon, leads: ["P2031"], root: ["P2031", "regenerat"], never: ["drive on", "replace the filter"]),
        Car(
            name: "fuel waxes in frost",
            responses:
                "0151=04, 012F=99, 0146=17, 010F=22, 0105=72, 011F=0384, 0101=81 0F 6B 00, 03=P0087, "
                + "frame=P0087 04=B8 05=58 0C=2260 0D=46 0F=1E 46=16",
            urgency: .soon, leads: ["P0087"], root: ["-18", "wax"], never: ["drive on", "tank is empty"]),
        Car(
            name: "vacuum that turbo, recirculation and brakes share",
            responses: "0151=04, 0101=83 0F 6B 00, 03=P0299 P0401 P0556",
            urgency: .soon, leads: ["brake"], root: ["vacuum"], never: ["drive on", "recirculation valve is clogged"]),
        Car(
            name: "rail pressure sensor shorted high",
            responses: "0151=04, 0123=4650, 0101=82 0F 6B 00, 03=P0088 P0193",
            urgency: .soon, leads: ["P0193"], root: ["P0193", "sensor"],
            never: ["drive on", "regulator sticks", "high-pressure pump is"]),
        Car(
            name: "more NOx than the catalyst can take",
            responses: "0151=04, 0169=07 66 00 00 00 00 00, 0101=82 0F 6B 00, 03=P0401 P20EE",
            urgency: .soon, leads: ["P20EE"], root: ["P0401"], never: ["drive on", "fill"]),
        Car(
            name: "glow plug module is silent",
            responses: "0151=04, 0146=3B, 0101=85 0F 6B 00, 03=P0671 P0672 P0673 P0674 U0106",
            urgency: .whenConvenient, leads: ["glow"], root: ["U0106", "fuse"],
            never: ["replace all glow plugs", "may stop"]),
        Car(
            name: "regeneration is refused with an almost empty tank",
            responses: "0151=04, 012F=0D, 0101=81 0F 6B 00, 03=P2463, 0121=008C",
            urgency: .soon, leads: ["P2463"], root: ["5%", "refuel"], never: ["drive on", "replace the filter"]),
        Car(
            name: "truck, filter pressure sensor deceives the soot estimate",
            responses: "uds, 1942330C1E=FF FF 02 22 B3 0C 02 2F 22 87 0E 10 2F",
            urgency: .soon, leads: ["SPN 3719"], root: ["SPN 3251", "sensor"], never: ["drive on", "oil and coolant"]),
        Car(
            name: "truck, boost leak makes soot",
            responses: "uds, 1942330C1E=FF FF 02 22 66 00 12 2F 22 87 0E 10 2F",
            urgency: .soon, leads: ["SPN 3719"], root: ["SPN 102", "hose"], never: ["drive on", "ash"]),
        Car(
            name: "truck, messages of several modules are missing",
            responses: "uds, 1942330C1E=FF FF 02 22 7F 02 09 2F 22 BF 00 09 2F 22 54 00 09 2F",
            urgency: .soon, leads: ["SPN 639"], root: ["SPN 639", "bus"], never: ["drive on", "speed sensor first"]),
        Car(
            name: "truck, coolant lost, and the recirculated exhaust is hot",
            responses: "uds, 1942330C1E=FF FF 02 82 6F 00 01 2F 82 9C 01 00 2F, 0105=90, 011F=1518",
            urgency: .stopNow, leads: ["coolant"], root: ["SPN 111", "SPN 412"], never: ["drive on"]),
        Car(
            name: "truck, everything behind the grille is hot",
            responses:
                "uds, 1942330C1E=FF FF 02 82 6E 00 00 2F 62 69 00 10 2F 62 B1 00 10 2F, 0105=9A, 010F=80, "
                + "011F=1518",
            urgency: .stopNow, leads: ["coolant"], root: ["radiator"], never: ["drive on", "transmission slips"]),
        Car(
            name: "truck, no pressure of AdBlue, therefore too much NOx",
            responses: "uds, 1942330C1E=FF FF 02 62 0C 11 12 2F 62 EE 10 12 2F 62 7E 14 0F 2F",
            urgency: .soon, leads: ["AdBlue"], root: ["SPN 4334", "pump"], never: ["drive on", "replace the catalyst"]),
        Car(
            name: "old Prius, battery judged weak while its fan is clogged",
            responses:
                "vin=JTDKB20U640123456, 015B=8C, 010C=00 00, 010D=00, 0104=00, 0110=0000, 010B=63, 0142=3714, "
                + "0101=82 07 65 00, 03=P0A80 P0A82",
            urgency: .soon, leads: ["P0A80"], root: ["P0A82", "fan"], never: ["drive on", "alternator"]),
        Car(
            name: "electric car, battery too hot by a shorted sensor",
            responses: "electric, 010D=00, 0142=36B0, 03=P0A7E P0A9D",
            urgency: .stopNow, leads: ["P0A7E"], root: ["P0A9D", "sensor"], never: ["drive on", "alternator"]),
        Car(
            name: "electric car, the converter overcharges",
            responses: "electric, 010D=28, 0142=3F48",
            urgency: .soon, leads: ["16.2 V"], root: ["DC/DC"], never: ["drive on", "alternator", "not charging"]),
        Car(
            name: "hybrid, two neighbors misfire after a night",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=80, 0142=38A4, 0101=83 07 65 00, 03=P0300 P0301 P0302, "
                + "frame=P0300 04=7A 05=36 0C=1450 0D=00 1F=0006",
            urgency: .soon, leads: ["P0300"], root: ["coolant"], never: ["drive on", "hybrid battery"]),
        Car(
            name: "lean on LPG only",
            responses:
                "0151=09, 0106=80, 0107=83, 0101=81 07 65 00, 03=P0171, "
                + "frame=P0171 04=99 05=80 06=8F 07=98 0C=2580 0D=50 51=0C",
            urgency: .soon, leads: ["P0171"], root: ["LPG"], never: ["drive on", "intake hose"]),
        Car(
            name: "flexible fuel, gasoline in the tank, and it believes in ethanol",
            responses:
                "0151=03, 0152=D9, 012F=F2, 0106=78, 0107=64, 0108=78, 0109=65, 0101=82 07 65 00, 03=P0172 P0175",
            urgency: .soon, leads: ["P0172"], root: ["85%"], never: ["drive on", "injectors leak"]),
        Car(
            name: "E85 in hard frost, stumbles after the start",
            responses:
                "0151=03, 0152=D4, 0146=18, 010F=20, 0105=6E, 011F=02BC, 0101=81 07 65 00, 03=P0300, "
                + "frame=P0300 04=8C 05=1A 0C=1068 0D=00 0F=19 1F=0005",
            urgency: .soon, leads: ["P0300"], root: ["cold"], never: ["drive on", "head gasket"]),
        Car(
            name: "natural gas does not reach the rail",
            responses: "0151=0D, 012F=8C, 0106=8C, 0107=97, 0101=82 07 65 00, 03=P0087 P0171",
            urgency: .soon, leads: ["P0087"], root: ["P0087", "filter"],
            never: ["drive on", "tank is empty", "intake air leak"]),
        Car(
            name: "no code, warm coolant in a car that stood overnight",
            responses: "0105=85, 010F=2E, 0146=2D, 015C=2E, 011F=000F, 010C=11F8",
            urgency: .soon, leads: ["coolant"], never: ["drive on", "thermostat", "overheat"]),
        Car(
            name: "no code, a leak test of the tank above its limit",
            responses: "0101=00 07 65 00, 03=none, 07=none, 0600=00000001, 0620=00000010, 063C=80 17 00 37 00 00 00 1E",
            urgency: .whenConvenient, leads: ["evap"], never: ["drive on:", "may stop", "gently"]),
        Car(
            name: "no code, diesel, filter pressure far too high at idle",
            responses: "0151=04, 0105=80, 011F=05DC, 0110=04B0, 017A=01 03 34 00 00 00 00, 0101=00 0F 6B 00, 03=none",
            urgency: .soon, leads: ["8.2 kPa"], never: ["drive on"]),
    ]
}
