import OBD
import Testing

extension HardCarsTests {
    /// What a single value, a frame, a test or the time since clearing says, as a mechanic wrote it down without knowing the
    /// rules. Two of them were argued: a confirmed code that stops the car is not doubted because its value is normal now, or
    /// because the sensor that measures it has a fault.
    static let observedCars: [Car] = [
        Car(
            name: "boils in the traffic jam only, cool again now",
            responses:
                "0105=80, 0146=4B, 011F=0258, 0101=81 07 65 00, 03=P0217, "
                + "frame=P0217 04=45 05=A1 0C=0BB8 0D=00 0F=64 46=4B",
            urgency: .stopNow, leads: ["P0217"], root: ["fan"],
            never: ["drive on", "thermostat first"]),
        Car(
            name: "both rear wheel sensors, three kilometres after the rear brakes were done",
            responses:
                "0101=00 07 65 65, 03=none, 0130=00, 0131=0003, 7EB 03=C0037 C003A",
            urgency: .soon, leads: ["C0037|C003A"], root: ["connector|plug|wir|harness|cable"],
            never: ["drive on", "ABS module has failed"]),
        Car(
            name: "immobilizer module is silent, and the engine is blocked",
            responses:
                "010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, 0142=30D4, "
                + "0101=82 07 65 00, 03=P0513 U0167, 7EB 03=U0167",
            urgency: .soon, leads: ["not start"], root: ["U0167"],
            never: ["drive on", "drive gently"]),
        Car(
            name: "throttle and air flow disagree, and it is lean at idle",
            responses:
                "010C=0C80, 0104=4C, 0110=012C, 010B=2D, 0133=63, 0106=8C, 0107=9A, 0101=82 07 65 00, "
                + "03=P0068 P0171, frame=P0068 04=80 05=82 06=88 07=9A 0C=1B58 0D=1E 11=40",
            urgency: .soon, leads: ["P0171|P0068"], root: ["leak|hose"],
            never: ["drive on", "fuel pump", "throttle body has failed"]),
        Car(
            name: "converter code and no power: the exhaust is clogged",
            responses:
                "010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0110=0898, 0104=61, 0106=80, 0107=82, "
                + "011F=0708, 0101=81 07 65 00, 03=P0420",
            urgency: .soon, leads: ["P0420"], root: ["clog|block|restrict|back pressure|backpressure"],
            never: ["drive on"]),
        Car(
            name: "throttle sticks on a very cold morning",
            responses:
                "0146=16, 010F=20, 0105=78, 011F=0384, 0101=81 07 65 00, 03=P2119, "
                + "frame=P2119 04=40 05=14 0C=0C80 0D=00 0F=13 46=13 1F=0004",
            urgency: .soon, leads: ["P2119"], root: ["-21|icing|iced|freez|frost|froz"],
            never: ["drive on", "pedal sensor"]),
        Car(
            name: "coolant sensor hangs in air while the oil boils",
            responses:
                "0105=50, 015C=B4, 0146=46, 010F=52, 011F=0960, 010C=2134, 010D=50, 0110=0708, 0104=66, "
                + "0101=81 07 65 00, 03=P0128",
            urgency: .stopNow, leads: ["140|oil"], root: ["coolant"],
            never: ["drive on", "you can drive"]),
        Car(
            name: "V8 with cylinder deactivation, misses on a switched cylinder",
            responses:
                "vin=1GCRKSE38BZ123456, 0106=80, 0107=83, 0108=80, 0109=82, 0101=82 07 65 00, 03=P0307 P3449",
            urgency: .soon, leads: ["P0307"], root: ["P3449"],
            never: ["drive on", "head gasket"]),
        Car(
            name: "fuel pressure too low because the pump lacks voltage",
            responses:
                "0142=2CEC, 011F=04B0, 010A=4B, 0106=86, 0107=86, 0101=82 07 65 00, 03=P0087 P0562, "
                + "frame=P0087 04=D9 05=82 06=96 07=86 0C=3A98 0D=64 42=2AF8",
            urgency: .soon, leads: ["11.5 V|not charg"], root: ["alternator|charg"],
            never: ["drive on", "replace the fuel pump"]),
        Car(
            name: "line pressure judged by a dead pressure sensor",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0700, 7E9 03=P0842 P0868",
            urgency: .soon, leads: ["P0842|P0868"], root: ["P0842"],
            never: ["drive on", "replace the transmission", "clutches are worn"]),
        Car(
            name: "too hot ten minutes after the thermostat was replaced",
            responses:
                "0105=9C, 011F=0258, 010D=00, 0130=01, 0131=0006, 0101=81 07 65 65, 03=P0217",
            urgency: .stopNow, leads: ["116|P0217"], root: ["coolant"],
            never: ["drive on", "you can drive"]),
        Car(
            name: "converter code, but its own test passes with reserve",
            responses:
                "0106=80, 0107=81, 0600=00000001, 0620=80000000, 0621=80 20 00 40 00 00 01 00, 0130=28, "
                + "0131=0320, 0101=81 07 65 00, 03=P0420",
            urgency: .whenConvenient, leads: ["P0420"], root: ["0.25|pass|within|limit"],
            never: ["replace the converter", "converter is worn"]),
        Car(
            name: "transmission too hot by a shorted temperature sensor",
            responses:
                "0105=82, 011F=0384, 0101=81 07 65 00, 03=P0700, 7E9 03=P0218 P0712",
            urgency: .stopNow, leads: ["P0712|P0218"], root: ["P0712"],
            never: ["drive on", "slips heats"]),
        Car(
            name: "cranks and floods: the coolant sensor says -40 °C",
            responses:
                "010C=03E8, 011F=0000, 010D=00, 0142=2904, 0105=00, 010F=3E, 0146=3C, 012F=80, 010B=5F, "
                + "0133=63, 0101=81 07 65 00, 03=P0118",
            urgency: .soon, leads: ["not start|P0118"], root: ["P0118"],
            never: ["drive on"]),
        Car(
            name: "diesel, rail pressure far too high by its regulator's wire",
            responses:
                "0151=04, 010C=0C80, 0123=32C8, 0104=33, 0101=82 0F 6B 00, 03=P0088 P0091",
            urgency: .soon, leads: ["P0088|P0091"], root: ["P0091"],
            never: ["drive on", "pressure sensor first"]),
        Car(
            name: "diesel, actuator of the vanes has no wire, and the filter fills",
            responses:
                "0151=04, 0101=83 0F 6B 00, 03=P0045 P0299 P2463",
            urgency: .soon, leads: ["P2463|P0299|P0045"], root: ["P0045"],
            never: ["drive on", "replace the filter", "replace the turbocharger"]),
        Car(
            name: "diesel, AdBlue is dosed as demanded, and the NOx stays",
            responses:
                "0151=04, 010C=1F40, 010D=5A, 0104=8C, 0110=1388, 010B=96, 0105=82, 011F=0E10, 0146=41, "
                + "0180=28000001, 0183=03 01 C2 01 AE 00 00 00 00, 0185=07 00 C8 00 C8 B3 00 00 00 00, "
                + "0101=81 0F 6B 00, 03=P20EE",
            urgency: .soon, leads: ["P20EE"], root: ["AdBlue|fluid|reagent|catalyst"],
            never: ["drive on", "fill it", "pump has failed"]),
        Car(
            name: "diesel that ran away: full speed with the pedal at rest",
            responses:
                "0151=04, 010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, 0142=3138, "
                + "0105=78, 0101=81 0F 6B 00, 03=P0219, frame=P0219 04=00 05=84 0C=4FB0 0D=00 49=26",
            urgency: .stopNow, leads: ["P0219"], root: ["oil|turbo"],
            never: ["drive on", "downshift", "engine speed sensor"]),
        Car(
            name: "diesel, recirculation is accused by an air flow sensor that lies",
            responses:
                "0151=04, 010C=2710, 010D=64, 0104=A6, 010B=C8, 0133=63, 010F=55, 0110=0FA0, 0105=82, "
                + "011F=0708, 0169=07 00 00 80 00 00 00, 0101=82 0F 6B 00, 03=P0101 P0402",
            urgency: .soon, leads: ["P0101|P0402"], root: ["P0101", "air flow|air mass|airflow"],
            never: ["drive on", "recirculation valve sticks"]),
        Car(
            name: "diesel, too little boost by a sensor that is 29 kPa low at rest",
            responses:
                "0151=04, 010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, 010B=46, 0133=63, 0142=30D4, "
                + "0101=81 0F 6B 00, 03=P0299",
            urgency: .soon, leads: ["P0299"], root: ["70 kPa|pressure sensor|boost sensor"],
            never: ["drive on", "vanes stick", "replace the turbocharger"]),
        Car(
            name: "old Ford diesel cranks without injection oil pressure",
            responses:
                "vin=1FTSW21P05EA12345, 0151=04, 010C=02BC, 011F=0000, 010D=00, 0142=2904, 0105=5A, 012F=99, "
                + "0101=81 0F 6B 00, 03=P2291",
            urgency: .soon, leads: ["P2291|not start"],
            root: ["oil|injector control pressure|injection control pressure"],
            never: ["drive on", "glow plug"]),
        Car(
            name: "diesel does not start after its fuel filter was replaced",
            responses:
                "0151=04, 010C=03E8, 011F=0000, 010D=00, 0142=2904, 0105=3C, 010F=3C, 0146=3C, 012F=CC, "
                + "0123=01F4, 0130=00, 0131=0000, 0101=81 0F 6B 6B, 03=P0087",
            urgency: .soon, leads: ["P0087|not start"], root: ["bleed|prime|air in|holds air"],
            never: ["drive on", "refuel", "replace the high-pressure pump"]),
        Car(
            name: "diesel, filter full because its inlet temperature reads -40 °C",
            responses:
                "0151=04, 010C=1D4C, 010D=50, 0104=73, 0110=0DAC, 0105=80, 011F=0708, "
                + "017A=01 02 BC 00 00 00 00, 017C=03 00 00 0B B8 00 00 00 00, 0101=81 0F 6B 00, 03=P2463",
            urgency: .soon, leads: ["P2463"], root: ["-40|temperature sensor"],
            never: ["drive on", "replace the filter"]),
        Car(
            name: "truck, heater of the AdBlue tank open in hard frost",
            responses:
                "uds, 1942330C1E=FF FF 02 62 23 0D 05 2F 62 EE 10 12 2F 62 7E 14 0F 2F, 0146=14, 010F=1E",
            urgency: .soon, leads: ["AdBlue|SPN 4334"], root: ["SPN 3363|heater"],
            never: ["drive on", "replace the pump"]),
        Car(
            name: "truck, recirculation valve sticks, and the filter fills",
            responses:
                "uds, 1942330C1E=FF FF 02 62 E7 0A 07 2F 62 87 0E 10 2F",
            urgency: .soon, leads: ["SPN 3719|filter"], root: ["SPN 2791"],
            never: ["drive on", "replace the filter", "ash load"]),
        Car(
            name: "truck, its key switch supply is low while 28 V are there",
            responses:
                "uds, 1942330C1E=FF FF 02 62 9E 00 12 2F, 0142=6D60, 010C=0960, 011F=0708",
            urgency: .soon, leads: ["SPN 158"], root: ["key|ignition|switch|fuse|connector|wir"],
            never: ["drive on", "not charging", "batteries are discharged"]),
        Car(
            name: "truck, transmission without oil pressure, and its oil is warm",
            responses:
                "uds, 1942330C1E=FF FF 02 82 7F 00 01 2F 62 B1 00 10 2F",
            urgency: .stopNow, leads: ["transmission"], root: ["oil|fluid"],
            never: ["drive on", "drive gently"]),
        Car(
            name: "truck, AdBlue pressure too high, the return is shut",
            responses:
                "uds, 1942330C1E=FF FF 02 62 18 11 07 2F 62 EE 10 10 2F",
            urgency: .soon, leads: ["SPN 4334|SPN 4376|AdBlue"], root: ["SPN 4376"],
            never: ["drive on", "pump does not deliver", "fill it"]),
        Car(
            name: "truck, three cylinders lost by one shorted injector group",
            responses:
                "uds, 1942330C1E=FF FF 02 62 ED 0A 06 2F 62 2A 05 1F 2F",
            urgency: .soon, leads: ["SPN 1322|SPN 2797|misfire"], root: ["SPN 2797"],
            never: ["drive on", "replace all injectors", "compression first"]),
        Car(
            name: "truck, oil pressure low behind a clogged oil filter",
            responses:
                "uds, 1942330C1E=FF FF 02 82 64 00 12 2F 62 63 00 10 2F",
            urgency: .stopNow, leads: ["oil"], root: ["SPN 99|filter"],
            never: ["drive on", "sensor first"]),
        Car(
            name: "truck, intake air heater open, misfires on a winter morning",
            responses:
                "uds, 1942330C1E=FF FF 02 62 D9 02 05 2F 62 2A 05 1F 2F, 0146=0F, 010F=14, 0105=28, "
                + "011F=003C, 010C=0C80",
            urgency: .soon, leads: ["SPN 1322|SPN 729|misfire"], root: ["SPN 729"],
            never: ["drive on", "replace the injectors", "compression first"]),
        Car(
            name: "electric car, wheel speed lost, and with it recuperation and stability",
            responses:
                "electric, 010D=00, 0142=36B0, 03=U0415, 7EB 03=C0034",
            urgency: .soon, leads: ["C0034"], root: ["C0034"],
            never: ["drive on", "alternator", "brake module has failed"]),
        Car(
            name: "hybrid, battery module is silent with a good 12 V battery",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=80, 010C=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0142=36B0, "
                + "0101=81 07 65 00, 03=U0111, 7E9 03=U0111",
            urgency: .soon, leads: ["U0111"], root: ["fuse|connector|supply|ground"],
            never: ["drive on", "alternator", "12 V battery is discharged"]),
        Car(
            name: "hybrid, battery condemned while one of its sense wires is faulty",
            responses:
                "vin=JTDKB20U640123456, 015B=70, 010C=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0142=36B0, "
                + "0101=82 07 65 00, 03=P0A80 P0B3B",
            urgency: .soon, leads: ["P0A80|P0B3B"], root: ["P0B3B"],
            never: ["drive on", "alternator"]),
        Car(
            name: "electric car, driven empty and left standing",
            responses:
                "electric, 010D=00, 015B=05, 0142=3138, 0101=82 07 65 00, 03=P0A7D P0AFA",
            urgency: .soon, leads: ["P0A7D|P0AFA"], root: ["charg|2%"],
            never: ["drive on", "alternator", "replace the battery"]),
        Car(
            name: "hybrid, the engine module only passes on the request for the light",
            responses:
                "015B=80, 010C=0000, 010D=00, 0142=36B0, 0101=81 07 65 00, 03=P0AC4, 7EA 03=P0AA6",
            urgency: .stopNow, leads: ["P0AA6"], root: ["P0AA6"],
            never: ["drive on", "alternator"]),
        Car(
            name: "stumbles on LPG that was switched on too early",
            responses:
                "0151=09, 0105=80, 0106=80, 0107=82, 011F=04B0, 0101=81 07 65 00, 03=P0300, "
                + "frame=P0300 04=73 05=43 06=8A 07=82 0C=1F40 0D=32 1F=005A 51=0C",
            urgency: .soon, leads: ["P0300"], root: ["LPG"],
            never: ["drive on", "head gasket"]),
        Car(
            name: "all gasoline injectors open while it runs well on LPG",
            responses:
                "0151=0C, 0106=80, 0107=82, 010C=0C80, 011F=0708, 0101=84 07 65 00, "
                + "03=P0201 P0202 P0203 P0204",
            urgency: .soon, leads: ["P0201"], root: ["LPG|emulat"],
            never: ["drive on", "replace the injectors", "replace all injectors"]),
        Car(
            name: "no code, one bank far lean and the other far rich after an engine was exchanged",
            responses:
                "0106=84, 0107=9D, 0108=7C, 0109=64, 0130=01, 0131=0012, 0101=00 07 65 65, 03=none, 07=none",
            urgency: .soon, leads: ["bank 1|bank 2|banks|trim"],
            root: ["crossed|swap|exchang|mixed up|interchang|each other"],
            never: ["drive on", "fuel pressure", "air flow sensor first"]),
        Car(
            name: "no code, cleared four kilometres ago, and still lean",
            responses:
                "0106=A2, 0107=80, 010C=0C80, 010D=00, 0130=00, 0131=0004, 014E=0006, 0101=00 07 65 65, "
                + "03=none, 07=none",
            urgency: .soon, leads: ["lean|+27|27%"], root: ["leak|unmetered|fuel supply|fuel pressure"],
            never: ["drive on", "nothing to repair"]),
        Car(
            name: "left and right front wheel sensors",
            responses:
                "7EB 03=C0031 C0034, 03=none",
            urgency: .soon, leads: ["C0031"], root: ["connector"], never: ["drive on"]),
        Car(
            name: "wheel sensors of two axles",
            responses:
                "7EB 03=C0031 C003A, 03=none",
            urgency: .soon, leads: ["C0031"], root: [], never: ["one axle"]),
        Car(
            name: "throttle at a warm start",
            responses:
                "03=P2119, frame=P2119 05=5A 0C=0C80 0F=41",
            urgency: .soon, leads: ["P2119"], root: [], never: ["ice"]),
        Car(
            name: "idle of a frozen throttle",
            responses:
                "03=P0506, frame=P0506 05=14 0C=0AF0 0F=17",
            urgency: .soon, leads: ["P0506"], root: ["ice"], never: []),
        Car(
            name: "cylinder deactivation of another cylinder",
            responses:
                "03=P0301 P3449",
            urgency: .soon, leads: ["P0301"], root: [], never: ["lifter"]),
        Car(
            name: "a test of the converter that fails",
            responses:
                "03=P0420, 0600=00000001, 0620=80000000, 0621=80 20 02 40 00 00 01 00",
            urgency: .whenConvenient, leads: ["P0420"], root: [], never: ["passes"]),
        Car(
            name: "full throttle and full load",
            responses:
                "010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0104=E6, 0105=7B, 011F=0708, 03=P0420",
            urgency: .whenConvenient, leads: ["P0420"], root: [], never: ["clog"]),
        Car(
            name: "diesel revved by its driver",
            responses:
                "0151=04, 03=P0219, frame=P0219 04=80 05=84 0C=4FB0 0D=50",
            urgency: .whenConvenient, leads: ["P0219"], root: [], never: ["intake"]),
        Car(
            name: "injectors open on gasoline",
            responses:
                "0151=01, 0105=7B, 03=P0201 P0202 P0203 P0204",
            urgency: .soon, leads: ["P0201"], root: ["fuse"], never: ["emulator"]),
        Car(
            name: "timing by its monitor test, pending",
            responses:
                "07=P0016, 0600=00000001, 0620=00000801, 0635=81 1C 09 00 00 00 05 00",
            urgency: .soon, leads: ["P0016"], root: [], never: ["drive on"]),
        Car(
            name: "timing, pending, and nothing proves it",
            responses:
                "07=P0016",
            urgency: .soon, leads: ["P0016"], root: [], never: ["drive on", "proven"]),
        Car(
            name: "oil pressure, pending, at warm idle",
            responses:
                "07=P0524, frame=P0524 04=40 05=87 0C=0AF0 0D=00",
            urgency: .stopNow, leads: ["P0524", "pending"], root: [], never: ["drive on"]),
        Car(
            name: "oil pressure, pending, at speed",
            responses:
                "07=P0524, frame=P0524 04=40 05=87 0C=2AF0 0D=50",
            urgency: .soon, leads: ["P0524"], root: [], never: ["drive on"]),
        Car(
            name: "coolant too hot in a frame, pending",
            responses:
                "0105=7B, 07=P0217, frame=P0217 05=A0 0C=2EE0 0D=50",
            urgency: .stopNow, leads: ["P0217", "120"], root: [], never: ["drive on"]),
        Car(
            name: "unknown code, pending",
            responses:
                "07=P1FFF",
            urgency: .soon, leads: ["P1FFF", "not known"], root: [], never: ["drive on"]),
        Car(
            name: "truck with an unknown part in the worst degree",
            responses:
                "uds, 1942330C1E=FF FF 02 82 FF 7F 01 2F",
            urgency: .soon, leads: ["SPN 32767"], root: [], never: ["drive on"]),
    ]
}
