import OBD

/// Cars in which several parts fail together, or one value says which of them is the root.
extension HardCarsTests {
    static let togetherCars: [Car] = [
        Car(
            name: "direct injection, pedal, rail and air conditioning sensors lose one 5 V supply",
            responses:
                "0105=82, 0123=0000, 0106=80, 0107=81, 0101=84 07 65 00, 03=P0192 P0532 P0652 P2122",
            urgency: .soon,
            leads: ["P0652"],
            root: ["5 V|reference|P0652"],
            never: ["drive on", "high-pressure pump", "replace the pedal"]),
        Car(
            name: "five kilometres after an engine was exchanged, four sensors read at their end",
            responses:
                "0105=00, 010F=00, 010B=FF, 0111=FF, 0130=00, 0131=0005, 0101=84 07 65 65, "
                + "03=P0108 P0113 P0118 P0123",
            urgency: .soon,
            leads: ["P0123|P0118|P0108|P0113"],
            root: ["ground"],
            never: ["drive on", "thermostat", "replace the four", "replace all"]),
        Car(
            name: "both heaters of bank 2, and bank 2 is regulated well",
            responses:
                "0105=82, 0106=80, 0107=82, 0108=80, 0109=81, 0101=82 07 65 00, 03=P0051 P0057",
            urgency: .whenConvenient,
            leads: ["P0051|P0057|heater"],
            root: ["fuse|supply|feed|connector|wir|harness|ground|share|common"],
            never: ["gently", "may stop", "replace both sensors", "converter is worn"]),
        Car(
            name: "V6, both banks are late against the crankshaft, by their own codes",
            responses:
                "vin=1G6DP577X60123456, 0106=80, 0107=82, 0108=80, 0109=82, 015C=87, 0105=82, 011F=0708, "
                + "0101=82 07 65 00, 03=P0008 P0009",
            urgency: .soon,
            leads: ["P0008|P0009"],
            root: ["chain|timing"],
            never: ["drive on", "replace the camshaft sensors", "oxygen sensor"]),
        Car(
            name: "oil pressure, its control and a camshaft adjuster at once",
            responses:
                "015C=8C, 0105=82, 011F=0960, 0101=83 07 65 00, 03=P0011 P0524 P06DD",
            urgency: .stopNow,
            leads: ["P0524|oil pressure"],
            root: ["oil"],
            never: ["drive on", "drive gently", "camshaft adjuster first", "replace the adjuster"]),
        Car(
            name: "full throttle, and only 66 kPa reach the manifold",
            responses:
                "010C=4650, 010D=78, 0111=D9, 010B=42, 0133=63, 0104=A8, 0110=1450, 0105=82, 010F=41, "
                + "011F=0708, 0106=80, 0107=80, 0101=81 07 65 00, 03=P0101",
            urgency: .soon,
            leads: ["P0101"],
            root: ["air filter|restrict|block|clog"],
            never: ["drive on", "vacuum leak", "intake air leak", "fuel pump"]),
        Car(
            name: "rear sensor always lean, front trims right, converter condemned",
            responses:
                "0106=80, 0107=82, 0115=0A FF, 0105=82, 011F=0708, 0101=82 07 65 00, 03=P0137 P0420",
            urgency: .whenConvenient,
            leads: ["P0137|P0420"],
            root: ["P0137", "exhaust leak|leak|sensor"],
            never: ["gently", "may stop", "replace the converter", "mixture is lean"]),
        Car(
            name: "old Ford, recirculation judged by its dead pressure sensor",
            responses:
                "0105=82, bus=1, vin=1FMDU34X7VUA12345, 0106=80, 0107=83, 0108=80, 0109=82, "
                + "0101=82 07 65 00, 03=P0401 P1400 P0000",
            urgency: .whenConvenient,
            leads: ["P0401|P1400"],
            root: ["P1400|sensor"],
            never: ["gently", "may stop", "valve is clogged", "valve sticks"]),
        Car(
            name: "old Ford, lean on both banks and no recirculation, from one hose",
            responses:
                "0105=82, bus=1, vin=1FMZU34X9XZA12345, 010C=2710, 0110=0384, 0104=38, 0106=80, 0107=84, "
                + "0108=80, 0109=84, 0101=83 07 65 00, 03=P0171 P0174 P0401, "
                + "frame=P0171 04=40 05=82 06=8F 07=99 08=8E 09=99 0C=0AF0 0D=00",
            urgency: .soon,
            leads: ["P0171|P0174"],
            root: ["vacuum|leak|hose"],
            never: ["drive on", "fuel pump", "recirculation valve is clogged", "replace the air flow sensor"]),
        Car(
            name: "motorcycle, coils, injectors and fuel pump without current, engine off",
            responses:
                "vin=SMTD40HL1GT123456, 011C=25, 010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, "
                + "010B=63, 0142=3070, 0105=3E, 010F=3D, 0101=85 07 65 00, "
                + "03=P0201 P0202 P0230 P0351 P0352",
            urgency: .soon,
            leads: ["not start|P0351|P0201|P0230"],
            root: ["relay|fuse|switch|supply|feed"],
            never: ["drive on", "replace the coils", "battery is weak", "discharged"]),
        Car(
            name: "turbo engine idles fast and lean, and its crankcase ventilation has a code",
            responses:
                "010C=11F8, 010D=00, 0110=0190, 0104=33, 0106=88, 0107=98, 0105=82, 011F=0708, "
                + "0101=83 07 65 00, 03=P0171 P0507 P052E",
            urgency: .soon,
            leads: ["P0171|P052E|P0507"],
            root: ["P052E|crankcase"],
            never: ["drive on", "fuel pump", "throttle is not learned"]),
        Car(
            name: "the bus is disturbed six kilometres after the codes were cleared",
            responses:
                "0105=82, 0142=3714, 0130=00, 0131=0006, 0101=82 07 65 65, 03=U0001 U0121, "
                + "7E9 03=U0001 U0100, 7EB 03=U0001 U0100",
            urgency: .soon,
            leads: ["U0001"],
            root: ["bus|wir|connector|terminat"],
            never: ["drive on", "replace the engine control module", "battery is discharged"]),
        Car(
            name: "both fans and the compressor clutch, all without their relay current",
            responses:
                "0105=88, 0142=3714, 010D=00, 011F=0708, 0146=3E, 0101=83 07 65 00, "
                + "03=P0480 P0481 P0645",
            urgency: .soon,
            leads: ["P0480|P0481|fan"],
            root: ["fuse|relay|supply|feed|ground"],
            never: ["drive on", "replace both fans", "thermostat"]),
        Car(
            name: "misfires of cylinders 1 and 4 only, and the code of their coil",
            responses:
                "0105=82, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 64 00 00 FF FF A2 0C 24 00 71 00 00 FF FF, "
                + "06A3=0B 24 00 00 00 00 FF FF A3 0C 24 00 01 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 00 00 00 FF FF, "
                + "06A5=0B 24 00 66 00 00 FF FF A5 0C 24 00 69 00 00 FF FF, 0106=80, 0107=81, "
                + "0101=82 07 65 00, 03=P0300 P0351",
            urgency: .soon,
            leads: ["P0300|P0351"],
            root: ["P0351|coil"],
            never: ["drive on", "head gasket", "fuel pump", "replace all injectors"]),
        Car(
            name: "cranks well, and the module of the fuel pump is silent",
            responses:
                "010C=03E8, 011F=0000, 010D=00, 0142=2904, 0105=3C, 010F=3C, 012F=80, 0104=00, "
                + "0110=00C8, 010B=5F, 010A=00, 0101=82 07 65 00, 03=P0087 U0109",
            urgency: .soon,
            leads: ["not start|U0109|P0087"],
            root: ["U0109|pump control module|pump module"],
            never: ["drive on", "tank is empty", "refuel", "battery is weak", "high-pressure pump is"]),
        Car(
            name: "right on LPG now, rich on gasoline by its frame",
            responses:
                "0151=0C, 0106=80, 0107=81, 0105=82, 011F=0708, 0101=81 07 65 00, 03=P0172, "
                + "frame=P0172 04=3C 05=82 06=74 07=66 0C=0AF0 0D=00 51=09",
            urgency: .soon,
            leads: ["P0172"],
            root: ["gasoline"],
            never: ["drive on", "replace the oxygen sensor", "replace the air flow sensor", "reducer"]),
        Car(
            name: "old Toyota, too cold for closed loop by its code, and 87 °C",
            responses:
                "bus=3, vin=4T1BG22KXWU123456, 0105=7F, 0103=01 00, 0114=00 FF, 011F=0708, "
                + "0101=82 07 65 00, 03=P0125 P0135 P0000",
            urgency: .whenConvenient,
            leads: ["P0125|P0135"],
            root: ["P0135|heater|oxygen sensor"],
            never: ["gently", "may stop", "thermostat is stuck", "replace the thermostat"]),
        Car(
            name: "all coils and injectors had no circuit, and it runs evenly now",
            responses:
                "0105=82, uds, 0106=80, 0107=81, 0142=3714, "
                + "1942330C1E=FF FF 04 82 03 51 00 28 82 03 52 00 28 82 03 53 00 28 82 03 54 00 28 82 02 01 "
                + "00 28 82 02 02 00 28 82 02 03 00 28 82 02 04 00 28",
            urgency: .soon,
            leads: ["P0351|P0201"],
            root: ["relay|supply|feed|fuse|connector|ground|contact"],
            never: ["drive on", "replace the coils", "replace the injectors"]),
        Car(
            name: "two kilometres after a control module was exchanged",
            responses:
                "0105=82, 0142=3714, 0130=00, 0131=0002, 0101=82 07 65 65, 03=P0602 P0630, 7E9 03=U0401, "
                + "7EB 03=U0401",
            urgency: .soon,
            leads: ["P0602|P0630"],
            root: ["program|coding|coded|VIN|software"],
            never: ["drive on", "transmission has failed"]),
        Car(
            name: "crankshaft and both camshaft sensors lost while it was cranked",
            responses:
                "010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, 0142=3070, "
                + "0105=5A, 010F=46, 012F=80, 0101=83 07 65 00, 03=P0335 P0340 P0365, "
                + "frame=P0335 04=00 05=5A 0C=0000 0D=00 42=29CC",
            urgency: .soon,
            leads: ["not start|P0335"],
            root: ["supply|feed|ground|connector|5 V|share|common|wir"],
            never: ["drive on", "timing chain", "replace the three", "battery is weak", "discharged"]),
    ]

    static let otherTogetherCars: [Car] = [
        Car(
            name: "diesel, full filter throttles turbocharger and recirculation",
            responses:
                "0151=04, 010C=2BC0, 010D=64, 0104=CC, 0110=1770, 010B=8C, 0133=63, 0105=82, 011F=0708, "
                + "017A=01 1194 0000 0000, 0101=83 0F 6B 00, 03=P0299 P0401 P2463",
            urgency: .soon,
            leads: ["P2463"],
            root: ["P2463|45 kPa|filter"],
            never: ["drive on", "replace the turbocharger", "vanes stick", "charge air hose first"]),
        Car(
            name: "diesel, its intake flap stays shut",
            responses:
                "0151=04, 010C=1F40, 010D=3C, 0104=8C, 0110=08FC, 010B=46, 0133=63, 0105=82, 011F=0708, "
                + "0101=82 0F 6B 00, 03=P0299 P0638",
            urgency: .soon,
            leads: ["P0299|P0638"],
            root: ["P0638"],
            never: ["drive on", "replace the turbocharger", "charge air leak", "vanes stick"]),
        Car(
            name: "diesel, three signals of the AdBlue tank in summer",
            responses:
                "0105=82, 0151=04, 0146=3A, 010F=3F, 0142=3714, 0101=83 0F 6B 00, 03=P203C P205C P208A",
            urgency: .soon,
            leads: ["AdBlue|P203C|P205C|P208A"],
            root: ["connector|plug|wir|harness|ground|supply|share|common"],
            never: ["drive on", "fill it", "frozen", "crystals in the injector"]),
        Car(
            name: "diesel, fuel too hot and rail low at the bottom of the tank",
            responses:
                "0151=04, 012F=0A, 0146=48, 0105=82, 011F=0E10, 0101=82 0F 6B 00, 03=P0087 P0168, "
                + "frame=P0087 04=D9 05=82 0C=2BC0 0D=78 0F=50 1F=0D48 23=1770 2F=0A",
            urgency: .soon,
            leads: ["P0087|P0168"],
            root: ["4%|3.9|refuel|tank|fuel level"],
            never: ["drive on", "replace the high-pressure pump", "replace the injectors"]),
        Car(
            name: "diesel, four injectors are not known to the control module",
            responses:
                "0105=82, 0151=04, 0130=00, 0131=0008, 0101=84 0F 6B 6B, 03=P268C P268D P268E P268F",
            urgency: .soon,
            leads: ["P268C|injector"],
            root: ["coding|program|learn|calibrat|enter|data|incompatible"],
            never: ["drive on", "replace the injectors", "compression first"]),
        Car(
            name: "diesel, glow plugs, AdBlue and both NOx modules are silent together",
            responses:
                "0105=82, 0151=04, 0142=3714, 0146=3C, 0101=84 0F 6B 00, 03=U0106 U010E U029D U029E",
            urgency: .soon,
            leads: ["U0106|U010E|U029D|U029E"],
            root: ["fuse|bus|supply|share|common|relay|connector|wir|ground"],
            never: ["drive on", "replace the NOx sensors", "battery is discharged"]),
        Car(
            name: "diesel, 80 kPa more boost than demanded, and the vanes stay closed",
            responses:
                "0151=04, 010C=2710, 010D=64, 0104=A6, 0110=251C, 010B=F0, 0133=63, 0105=82, 011F=0708, "
                + "0170=03 1400 1E00 0000 0000 00, 0171=03 59 D1 00 00 00, 0101=82 0F 6B 00, "
                + "03=P0234 P2263",
            urgency: .soon,
            leads: ["P0234|P2263"],
            root: ["vane|actuator"],
            never: ["drive on", "charge air leak", "boost sensor first", "replace the air flow sensor"]),
        Car(
            name: "diesel, turbo, recirculation, air flow sensor and fan without current",
            responses:
                "0151=04, 010C=0C80, 0110=0000, 010B=62, 0133=63, 0105=80, 0142=3714, 0101=84 0F 6B 00, "
                + "03=P0045 P0102 P0403 P0480",
            urgency: .soon,
            leads: ["P0045|P0102|P0403|P0480"],
            root: ["fuse|relay|supply|feed"],
            never: [
                "drive on", "replace the turbocharger", "recirculation valve sticks", "replace the air flow sensor",
            ]),
        Car(
            name: "truck, fuel filter difference high, pressures behind it low",
            responses:
                "uds, 1942330C1E=FF FF 02 62 5F 00 10 2F 62 5E 00 12 2F 62 9D 00 12 2F, 012F=99, "
                + "0146=3C, 010F=46, 0105=80, 011F=0E10",
            urgency: .soon,
            leads: ["SPN 95|SPN 94|SPN 157|fuel"],
            root: ["SPN 95|fuel filter"],
            never: ["drive on", "high-pressure pump is", "replace the injectors", "wax", "refuel"]),
        Car(
            name: "truck of 24 V cranks at 100 rpm with 15 V",
            responses:
                "uds, 1942330C1E=FF FF 02 62 A8 00 12 2F 62 9D 00 12 2F, 010C=0190, 011F=0000, 010D=00, "
                + "0142=3A98, 0105=2D, 010F=2C, 0146=2C, 012F=99, 0123=0320",
            urgency: .soon,
            leads: ["SPN 168|batter|15 V|not start"],
            root: ["batter|starter|terminal"],
            never: ["drive on", "overcharg", "alternator first", "high-pressure pump is", "replace the injectors"]),
        Car(
            name: "truck, air pressure of high mountains, engine off at 99 kPa",
            responses:
                "uds, 1942330C1E=FF FF 02 62 6C 00 12 2F 62 21 06 1F 2F, 010C=0000, 011F=0000, 010D=00, "
                + "0104=00, 0110=0000, 010B=63, 0133=34, 0142=61A8, 0105=3C, 010F=3B, 0146=3B",
            urgency: .soon,
            leads: ["SPN 108|SPN 1569|barometric|air pressure"],
            root: ["SPN 108|barometric|ambient pressure|sensor"],
            never: ["drive on", "replace the turbocharger", "air filter"]),
        Car(
            name: "truck, all exhaust temperatures read their end, and the filter fills",
            responses:
                "uds, 1942330C1E=FF FF 02 62 A9 0C 03 2F 62 AA 0C 03 2F 62 AE 0C 03 2F 62 87 0E 10 2F, "
                + "0142=6D60, 0105=80, 011F=0E10",
            urgency: .soon,
            leads: ["SPN 3241|SPN 3242|SPN 3246|SPN 3719"],
            root: ["ground|connector|harness|wir|share|common|module|supply"],
            never: ["drive on", "replace the filter", "ash load", "replace the three"]),
        Car(
            name: "electric car, motor, battery and converter modules are silent, and 12.9 V",
            responses:
                "electric, 010D=00, 0142=3264, 0101=83 07 65 00, 03=U0110 U0111 U0298",
            urgency: .soon,
            leads: ["U0110|U0111|U0298"],
            root: ["bus|fuse|relay|supply|share|common|connector|wir|ground"],
            never: [
                "drive on", "alternator", "replace the traction battery", "12 V battery is discharged",
                "replace the DC/DC",
            ]),
        Car(
            name: "hybrid, its engine does not fire, one kilometre after the air filter was renewed",
            responses:
                "0105=82, vin=JTDKN3DU5A0123456, 015B=80, 010C=0FA0, 010D=00, 0110=0000, 010B=5A, "
                + "0133=63, 012F=99, 0142=38A4, 0130=00, 0131=0001, 0101=82 07 65 65, 03=P0102 P0A0F",
            urgency: .soon,
            leads: ["P0102|P0A0F"],
            root: ["P0102"],
            never: ["drive on", "alternator", "refuel", "replace the inverter", "traction battery is"]),
        Car(
            name: "electric car, three temperatures of the battery are shorted low together",
            responses:
                "electric, 010D=00, 015B=99, 0142=36B0, 0101=83 07 65 00, 03=P0A9D P0AC8 P0ACD",
            urgency: .soon,
            leads: ["P0A9D|P0AC8|P0ACD"],
            root: ["connector|ground|wir|harness|share|common|supply|plug"],
            never: ["drive on", "alternator", "replace the traction battery", "coolant pump"]),
        Car(
            name: "hybrid, the position sensors of both motors fail at the same moment",
            responses:
                "0105=82, 015B=80, 010C=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, 0142=3070, "
                + "0101=82 07 65 00, 03=P0A3F P0A4B",
            urgency: .soon,
            leads: ["P0A3F|P0A4B"],
            root: ["connector|wir|harness|ground|supply|share|common|inverter|plug"],
            never: ["drive on", "alternator", "replace both motors", "traction battery is"]),
        Car(
            name: "electric car, pedal without its 5 V",
            responses:
                "electric, 010D=00, 0142=36B0, 015B=99, 0101=83 07 65 00, 03=P0651 P2122 P2127",
            urgency: .soon,
            leads: ["P0651"],
            root: ["5 V|reference|P0651"],
            never: ["drive on", "alternator", "replace the pedal", "traction battery"]),
        Car(
            name: "hybrid, both battery fans without a circuit, battery still cool",
            responses:
                "0105=82, vin=JTHBC96S285012345, 015B=80, 010C=0000, 010D=00, 0104=00, 0110=0000, "
                + "010B=63, 0133=63, 0142=36B0, 0146=3A, 0101=82 07 65 00, 03=P0A81 P0A96",
            urgency: .soon,
            leads: ["P0A81|P0A96|fan"],
            root: ["fuse|relay|supply|feed|connector|ground|wir|share|common"],
            never: ["drive on", "alternator", "replace the traction battery", "replace both fans"]),
        Car(
            name: "no code, diesel, recirculation valve 35 % open while 0 % are demanded",
            responses:
                "0151=04, 010C=2710, 010D=5A, 0104=B3, 0110=0BB8, 010B=96, 0133=63, 0105=82, 011F=0708, "
                + "0169=07 00 59 FF 00 00 00, 0101=00 0F 6B 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["35|recirculation|EGR"],
            root: ["recirculation|EGR"],
            never: ["drive on", "replace the turbocharger", "replace the filter"]),
        Car(
            name: "no code, 55 °C of intake air in a car that stood overnight at 3 °C",
            responses:
                "010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, 0142=3138, "
                + "0105=2B, 015C=2B, 0146=2B, 010F=5F, 0101=00 07 65 00, 03=none, 07=none",
            urgency: .whenConvenient,
            leads: ["55|intake air"],
            root: ["intake air|sensor"],
            never: ["stop the car", "thermostat", "gently"]),
    ]
}
