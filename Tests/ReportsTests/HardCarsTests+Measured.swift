import OBD

/// Cars in which a value or a freeze frame beside the codes decides.
extension HardCarsTests {
    static let measuredCars: [Car] = [
        Car(
            name: "front sensor accused, and the rear one says lean as well",
            responses:
                "bus=3, vin=1N4DL01D91C123456, 0114=0A 9A, 0115=0C FF, 0106=9A, 0107=A0, 0101=82 07 65 00, "
                + "03=P0131 P0171 P0000",
            urgency: .soon,
            leads: ["P0171|P0131"],
            root: ["lean|0.05|0.06|both sensors", "leak|fuel"],
            never: ["drive on", "replace the oxygen sensor", "oxygen sensor has failed"]),
        Car(
            name: "direct injection without any rail pressure, and it idles evenly",
            responses:
                "0105=82, 0151=01, 0123=0000, 012F=80, 010C=0C80, 0106=80, 0107=82, 011F=0384, "
                + "0101=81 07 65 00, 03=P0087",
            urgency: .soon,
            leads: ["P0087"],
            root: ["sensor"],
            never: ["drive on", "tank is empty", "replace the high-pressure pump"]),
        Car(
            name: "misfires because the coils get 9.8 V",
            responses:
                "0105=82, 0142=2CEC, 011F=0708, 0101=81 07 65 00, 03=P0300, "
                + "frame=P0300 04=8C 05=80 06=82 07=82 0C=2260 0D=46 42=2648",
            urgency: .soon,
            leads: ["11.5 V|not charg|charged"],
            root: ["alternator|charg"],
            never: ["drive on", "head gasket", "replace the coils"]),
        Car(
            name: "the tank is sucked empty of air: its vent is shut",
            responses:
                "0132=C180, 012E=66, 012F=66, 010C=0C80, 0106=7E, 0107=80, 0101=81 07 65 00, 03=P0446",
            urgency: .whenConvenient,
            leads: ["P0446"],
            root: ["vent", "block|clog|stuck|shut|closed|-4"],
            never: ["fuel cap", "gently", "may stop"]),
        Car(
            name: "throttle plate stays at 12 % when 50 % are demanded",
            responses:
                "0105=82, 014C=80, 0111=1F, 0149=73, 014A=3A, 010C=1770, 010D=28, 0104=33, 010B=2A, 0133=63, "
                + "0110=0258, 011F=0384, 0101=81 07 65 00, 03=P2101",
            urgency: .soon,
            leads: ["P2101"],
            root: ["12|not follow|stick|stuck|motor"],
            never: ["drive on", "pedal sensor"]),
        Car(
            name: "old GM, recirculation valve hangs open at idle",
            responses:
                "bus=2, vin=2G1WF52K2X9123456, 012C=00, 012D=FF, 010C=08FC, 010D=00, 010B=37, 0133=63, "
                + "0104=80, 0106=80, 0107=7E, 0101=82 07 65 00, 03=P0404 P0300 P0000",
            urgency: .soon,
            leads: ["P0300|P0404"],
            root: ["P0404|recircul|EGR", "open|close|stick|stuck|carbon|soot"],
            never: ["drive on", "head gasket", "spark plugs first"]),
        Car(
            name: "motorcycle that does not charge at 5000 rpm",
            responses:
                "vin=JYARN23E0GA001234, 011C=25, 010C=4E20, 010D=50, 0104=66, 0142=2FA8, 0105=82, 011F=0384, "
                + "0101=81 04 20 00, 03=P0562",
            urgency: .soon,
            leads: ["12.2 V|not charg|P0562"],
            root: ["alternator|regulator|stator|charg"],
            never: ["drive on", "belt"]),
        Car(
            name: "misfired on the last drops, and is refueled now",
            responses:
                "012F=CC, 0106=80, 0107=82, 0101=81 07 65 00, 03=P0300, "
                + "frame=P0300 04=59 05=82 06=8F 07=84 0C=1D4C 0D=3C 2F=04",
            urgency: .soon,
            leads: ["P0300"],
            root: ["2%|1.6|empty|tank"],
            never: ["drive on", "head gasket"]),
        Car(
            name: "old Ford, lean on both banks, and the fuel pressure is 180 kPa",
            responses:
                "bus=1, vin=1FAFP55U72A123456, 010A=3C, 012F=80, 0106=94, 0107=98, 0108=93, 0109=99, "
                + "010C=0AF0, 0101=82 07 65 00, 03=P0171 P0174 P0000",
            urgency: .soon,
            leads: ["P0171"],
            root: ["180 kPa|fuel pressure|fuel supply|fuel pump|fuel filter"],
            never: ["drive on", "air flow sensor first", "brake booster"]),
        Car(
            name: "rich at idle, tank filled to the brim, purge valve wide open",
            responses:
                "0105=82, 012E=CC, 012F=FF, 0106=72, 0107=68, 010C=0C80, 010D=00, 011F=0384, 0101=81 07 65 00, "
                + "03=P0172",
            urgency: .soon,
            leads: ["P0172"],
            root: ["purge|canister|vapor|ventilation"],
            never: ["drive on", "injector leaks", "replace the oxygen sensor"]),
        Car(
            name: "too much voltage only while it was started",
            responses:
                "0142=3714, 011F=0708, 0101=81 07 65 00, 03=P0563, "
                + "frame=P0563 04=00 05=32 0C=02BC 0D=00 42=6018",
            urgency: .whenConvenient,
            leads: ["P0563"],
            root: ["24.6 V", "jump|truck|24 V|aid|booster|charger|two batter"],
            never: ["drive on", "regulator has failed", "replace the alternator"]),
        Car(
            name: "control module accused by a start with 6.7 V",
            responses:
                "0142=3714, 011F=0384, 0101=81 07 65 00, 03=P0606, "
                + "frame=P0606 04=00 05=1E 0C=0140 0D=00 0F=1E 42=1A2C",
            urgency: .soon,
            leads: ["P0606"],
            root: ["battery|starter|terminal", "6.7 V"],
            never: ["drive on", "replace the control module", "replace the engine control module"]),
        Car(
            name: "cranks at 450 rpm, and the camshaft stands still",
            responses:
                "010C=0708, 011F=0000, 010D=00, 0142=2968, 0105=46, 010F=46, 0146=41, 012F=80, 010B=63, "
                + "0133=63, 0104=00, 0110=0032, 0101=81 07 65 00, 03=P0340",
            urgency: .soon,
            leads: ["not start|P0340"],
            root: ["belt|chain|compression"],
            never: ["drive on", "battery is weak", "replace the camshaft sensor"]),
        Car(
            name: "turbocharged gasoline engine that cannot breathe in",
            responses:
                "010C=2EE0, 010D=5A, 0104=E6, 010B=8C, 0133=63, 016F=01 46 00, 0110=1770, 0105=84, 011F=0708, "
                + "0106=80, 0107=82, 0101=81 07 65 00, 03=P0299",
            urgency: .soon,
            leads: ["P0299"],
            root: ["air filter|inlet|70 kPa|before the compressor|intake hose"],
            never: ["drive on", "replace the turbocharger", "wastegate sticks"]),
        Car(
            name: "charge air is 75 °C on a 20 °C day at 100 km/h",
            responses:
                "010C=2328, 010D=64, 0104=73, 010B=82, 0133=63, 0146=3C, 010F=73, 0177=01 73 00 00 00, "
                + "0105=82, 011F=0960, 0110=0BB8, 0101=81 07 65 00, 03=P0127",
            urgency: .soon,
            leads: ["P0127"],
            root: ["charge air cooler|intercooler|charge-air|charge air"],
            never: ["drive on", "thermostat", "head gasket"]),
        Car(
            name: "rear sensor shorted to plus, says the code, and the front one is rich too",
            responses:
                "0105=82, 0106=70, 0107=64, 0114=AA 70, 0115=B9 FF, 011F=0384, 0101=81 07 65 00, 03=P0138",
            urgency: .soon,
            leads: ["-22%|P0138"],
            root: ["rich"],
            never: ["drive on", "replace the rear", "replace the oxygen sensor"]),
        Car(
            name: "engine speed signal was lost at 90 km/h",
            responses:
                "0142=36B0, 0101=81 07 65 00, 03=P0335, frame=P0335 04=00 05=82 0C=0000 0D=5A 11=40 42=36B0",
            urgency: .soon,
            leads: ["P0335"],
            root: ["90 km/h|while driving|at speed|in motion|on the road"],
            never: ["drive on", "starter", "weak battery"]),
        Car(
            name: "old GM, too rich by a coolant sensor that is colder than the air",
            responses:
                "bus=2, vin=1GNEK13R4XJ123456, 0105=3C, 010F=55, 0146=44, 011F=0708, 0106=78, 0107=62, "
                + "0108=78, 0109=63, 0101=82 07 65 00, 03=P0172 P0175 P0000",
            urgency: .soon,
            leads: ["P0172"],
            root: ["coolant"],
            never: ["drive on", "injectors leak", "fuel pressure regulator"]),
        Car(
            name: "diesel, recirculation valve moves as told, and too little flows",
            responses:
                "0151=04, 0169=07 66 64 7D 00 00 00, 0105=82, 010C=1F40, 010D=46, 0104=59, 0110=0E10, 010B=6E, "
                + "0133=63, 011F=0708, 0101=81 0F 6B 00, 03=P0401",
            urgency: .whenConvenient,
            leads: ["P0401"],
            root: ["clog|soot|passage|cooler|carbon|deposit"],
            never: ["valve sticks", "valve is stuck", "gently"]),
        Car(
            name: "diesel, turbocharger races, and the pressure is missing",
            responses:
                "0151=04, 010C=2AF8, 010D=64, 0104=E6, 0110=1B58, 010B=82, 0133=63, 0105=82, 011F=0708, "
                + "0170=03 1A40 1040 0000 0000 00, 0174=01 4A38 0000, 0101=81 0F 6B 00, 03=P0299",
            urgency: .soon,
            leads: ["P0299"],
            root: ["leak|hose"],
            never: ["drive on", "replace the turbocharger", "vanes stick"]),
    ]

    static let otherMeasuredCars: [Car] = [
        Car(
            name: "diesel, exhaust too hot at idle, and its neighbors read 180 °C",
            responses:
                "0151=04, 010C=0C80, 010D=00, 0104=26, 0110=03E8, 0178=03 2904 0898 0000 0000, "
                + "017C=03 0834 07D0 0000 0000, 0105=82, 011F=0384, 0101=81 0F 6B 00, 03=P2428",
            urgency: .soon,
            leads: ["P2428"],
            root: ["sensor"],
            never: ["drive on", "grass", "injector leaks"]),
        Car(
            name: "diesel, filter too full, and it is just being burned off",
            responses:
                "0151=04, 010C=1D4C, 010D=50, 0104=66, 0110=0DAC, 010B=82, 0133=63, 0105=82, 011F=0708, "
                + "012F=99, 017A=01 04B0 0000 0000, 017C=03 1964 1A2C 0000 0000, 0180=00200001, "
                + "018B=03 03 00 0000 0000, 0101=81 0F 6B 00, 03=P2463",
            urgency: .soon,
            leads: ["P2463"],
            root: ["regenerat|burn"],
            never: ["replace the filter"]),
        Car(
            name: "diesel cranks at 140 rpm, and the rail stays low",
            responses:
                "0151=04, 010C=0230, 011F=0000, 010D=00, 0142=2008, 0105=2D, 010F=2B, 0146=2A, 012F=99, "
                + "0123=0320, 0101=81 0F 6B 00, 03=P0087",
            urgency: .soon,
            leads: ["8.2 V|battery|not start"],
            root: ["battery|starter|terminal"],
            never: ["drive on", "replace the high-pressure pump", "tank is empty"]),
        Car(
            name: "diesel, 50 warm-ups in 190 km, and the filter is full",
            responses:
                "0151=04, 0130=32, 0131=00BE, 0105=73, 011F=012C, 0101=81 0F 6B 00, 03=P2463",
            urgency: .soon,
            leads: ["P2463"],
            root: ["short"],
            never: ["drive on", "replace the filter"]),
        Car(
            name: "diesel, no AdBlue pressure, with 3 % in its tank",
            responses:
                "0151=04, 0180=08000001, 0185=04 0000 0000 08 00000000, 0146=3C, 010F=41, 0101=81 0F 6B 00, "
                + "03=P20E8",
            urgency: .soon,
            leads: ["P20E8|AdBlue"],
            root: ["3%|empty|fill"],
            never: ["drive on", "replace the pump", "crystals", "frozen"]),
        Car(
            name: "truck, filter full by its calculation, 0.5 kPa under load",
            responses:
                "uds, 1942330C1E=FF FF 02 62 87 0E 10 2F, 017A=01 0032 0000 0000, 0110=4E20, 010C=1900, "
                + "010D=50, 0104=B3, 0105=80, 011F=0E10",
            urgency: .soon,
            leads: ["SPN 3719|filter"],
            root: ["0.5 kPa", "sensor|hose|line|reset|removed|calculat|empty"],
            never: ["drive on", "replace the filter"]),
        Car(
            name: "truck, intake manifold hot with the recirculation shut",
            responses:
                "uds, 1942330C1E=FF FF 02 62 69 00 10 2F, 010F=7D, 0146=41, 0105=80, "
                + "0169=07 00 00 80 00 00 00, 010C=1770, 010D=50, 0104=CC, 010B=DC, 0133=63, 011F=0E10",
            urgency: .soon,
            leads: ["SPN 105|intake"],
            root: ["charge air cooler|intercooler|charge-air|charge air"],
            never: ["drive on", "thermostat", "recirculation valve sticks"]),
        Car(
            name: "truck, oil pressure low with oil of 135 °C",
            responses:
                "uds, 1942330C1E=FF FF 02 62 64 00 12 2F, 015C=AF, 0105=8C, 010C=0960, 010D=00, 011F=1518",
            urgency: .stopNow,
            leads: ["oil"],
            root: ["135|hot|thin"],
            never: ["drive on", "sensor first"]),
        Car(
            name: "truck, coolant level low, and it is at 116 °C",
            responses:
                "uds, 1942330C1E=FF FF 02 62 6F 00 12 2F, 0105=9C, 0146=4B, 010C=0960, 010D=00, 011F=1518",
            urgency: .stopNow,
            leads: ["coolant|116"],
            root: ["SPN 111|level|leak"],
            never: ["drive on", "fan first", "thermostat first"]),
        Car(
            name: "truck, fuel pressure low at -22 °C with enough in the tank",
            responses:
                "uds, 1942330C1E=FF FF 02 62 5E 00 12 2F, 0146=12, 010F=18, 0105=72, 012F=B3, 010C=1518, "
                + "010D=3C, 011F=0384",
            urgency: .soon,
            leads: ["SPN 94|fuel"],
            root: ["wax|gel|winter|frost|cold|-22"],
            never: ["drive on", "lift pump has failed", "refuel"]),
        Car(
            name: "electric car, one module has 10.9 V of the 14.1",
            responses:
                "electric, 010D=00, 0142=3714, 03=none, 7EA 03=P0562, 7EA 0142=2A94",
            urgency: .soon,
            leads: ["10.9 V|P0562"],
            root: ["ground|supply|connection|contact|fuse|terminal"],
            never: ["drive on", "alternator", "not charging", "DC/DC converter has failed"]),
        Car(
            name: "hybrid, lean at idle by its frame, and the engine stands now",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=80, 010C=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, "
                + "0106=80, 0107=80, 0142=38A4, 0101=81 07 65 00, 03=P0171, "
                + "frame=P0171 04=40 05=80 06=8E 07=9C 0C=0FA0 0D=00",
            urgency: .soon,
            leads: ["P0171"],
            root: ["leak|unmetered|hose"],
            never: ["drive on", "not there at this moment", "fuel pump"]),
        Car(
            name: "hybrid, 11.3 V while it drove on its battery",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=80, 010C=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, "
                + "0142=38A4, 0101=81 07 65 00, 03=P0562, frame=P0562 04=00 05=6E 0C=0000 0D=3C 42=2C24",
            urgency: .soon,
            leads: ["P0562"],
            root: ["11.3 V", "DC/DC|converter"],
            never: ["drive on", "alternator", "belt", "starter"]),
        Car(
            name: "electric car, its 12 V fall because the traction battery is empty",
            responses:
                "electric, 010D=00, 015B=05, 0142=2F44, 03=P0562",
            urgency: .soon,
            leads: ["12.1 V|P0562|2%"],
            root: ["2%|traction|high-voltage"],
            never: ["drive on", "alternator", "replace the DC/DC", "DC/DC converter has failed"]),
        Car(
            name: "electric car, both contactors do not close at 9.8 V",
            responses:
                "electric, 010D=00, 015B=99, 0142=2648, 03=P0AA2 P0AA5",
            urgency: .soon,
            leads: ["9.8 V"],
            root: ["12 V"],
            never: ["drive on", "alternator", "replace the contactors", "replace the traction battery"]),
        Car(
            name: "runs on LPG now, but missed on gasoline",
            responses:
                "0151=0C, 0106=80, 0107=82, 0101=81 07 65 00, 03=P0302, "
                + "frame=P0302 04=40 05=82 06=82 07=82 0C=0AF0 0D=00 51=09",
            urgency: .soon,
            leads: ["P0302"],
            root: ["plug|coil|compression|valve"],
            never: ["drive on", "gas injector", "reducer", "try it on gasoline"]),
        Car(
            name: "LPG evaporator stays cold because the thermostat is open",
            responses:
                "0151=0C, 0105=5C, 010C=1D4C, 010D=46, 0104=66, 0110=0578, 0146=37, 010F=3F, 011F=0960, "
                + "0106=80, 0107=82, 0101=82 07 65 00, 03=P0128 P0300, "
                + "frame=P0300 04=99 05=58 06=88 07=82 0C=1F40 0D=46 1F=0384 51=0C",
            urgency: .soon,
            leads: ["P0300|P0128"],
            root: ["P0128|thermostat"],
            never: ["drive on", "head gasket", "replace the coils"]),
        Car(
            name: "no code, diesel, rail pressure 30 MPa below its demand",
            responses:
                "0151=04, 010C=2710, 010D=64, 0104=D9, 010B=BE, 0133=63, 0110=1770, 0105=82, 011F=0708, "
                + "012F=80, 0123=1B58, 016D=03 2710 1B58 00 0000 0000 00, 0101=00 0F 6B 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["70|rail|fuel pressure"],
            root: ["filter|pump|fuel"],
            never: ["drive on"]),
        Car(
            name: "no code, throttle at 45 % says its sensor, and it idles",
            responses:
                "0111=73, 010C=0C80, 010D=00, 010B=22, 0133=63, 0104=33, 0110=012C, 0105=82, 011F=0384, "
                + "0101=00 07 65 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["45|throttle"],
            root: ["sensor|contradict|wir|connector"],
            never: ["drive on", "throttle sticks"]),
        Car(
            name: "no code, 112 °C at 100 km/h in hard frost",
            responses:
                "0105=98, 0146=14, 010F=1C, 010D=64, 010C=2328, 0104=73, 0110=0708, 010B=46, 0133=63, "
                + "011F=0708, 0101=00 07 65 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["112"],
            root: ["thermostat|pump|circulat|level"],
            never: ["drive on", "fan"]),
    ]
}
