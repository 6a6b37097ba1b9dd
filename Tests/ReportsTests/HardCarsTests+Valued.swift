import OBD

/// Cars in which a value beside a code, or without one, is what tells them apart.
extension HardCarsTests {
    static let valuedCars: [Car] = [
        Car(
            name: "tank pressure sensor stuck high, and a small leak is believed",
            responses:
                "0132=39D0, 0101=82 07 65 00, 03=P0453 P0442",
            urgency: .whenConvenient, leads: ["P0453"],
            root: ["P0453", "sensor"],
            never: ["gently", "may stop", "fuel cap is"]),
        Car(
            name: "cold by the coolant sensor, but the oil is hot",
            responses:
                "0105=58, 015C=8A, 010F=46, 0146=3C, 011F=0708, 0101=81 07 65 00, 03=P0128",
            urgency: .soon, leads: ["coolant"],
            root: ["98", "sensor"],
            never: ["drive on", "thermostat is stuck"]),
        Car(
            name: "fast idle after the throttle was cleaned",
            responses:
                "010C=1388, 0106=80, 0107=81, 0104=38, 0110=01C2, 0101=81 07 65 65, 0130=00, 0131=0003, "
                + "03=P0507",
            urgency: .soon, leads: ["P0507"],
            root: ["learn"],
            never: ["drive on", "lean mixture", "fuel pump"]),
        Car(
            name: "timing code right after it was cleared, and little vacuum at idle",
            responses:
                "010B=34, 0133=63, 0104=6B, 0101=81 07 65 65, 0130=00, 0131=0002, 03=P0016",
            urgency: .soon, leads: ["P0016"],
            root: ["timing"],
            never: ["drive on", "crankshaft sensor first", "air flow"]),
        Car(
            name: "converter clutch without current",
            responses:
                "0101=81 07 65 00, 03=P0700, 7E9 03=P0741 P0743",
            urgency: .soon, leads: ["P0743"],
            root: ["P0743", "wir"],
            never: ["drive on", "worn", "overhaul"]),
        Car(
            name: "misfires only under load",
            responses:
                "0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000, "
                + "06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 00 00 00 FF FF, 06A3=0B 24 00 00 00 00 FF FF A3 0C "
                + "24 00 00 00 00 FF FF, 06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 00 00 00 FF FF, 06A5=0B 24 00 "
                + "00 00 00 FF FF A5 0C 24 00 00 00 00 FF FF, 0107=83, 0101=81 07 65 00, 03=P0302, frame=P0302 "
                + "04=F2 05=84 06=80 07=83 0C=2580 0D=55",
            urgency: .soon, leads: ["P0302"],
            root: ["load", "plug"],
            never: ["drive on", "head gasket", "compression first"]),
        Car(
            name: "too low and too high, both stored",
            responses:
                "0142=3714, 011F=04B0, 0101=82 07 65 00, 03=P0562 P0563",
            urgency: .soon, leads: ["P0563"],
            root: ["regulator"],
            never: ["drive on", "not charging", "jump"]),
        Car(
            name: "mapped thermostat, its heater is open",
            responses:
                "0105=66, 011F=0708, 010D=50, 010C=1F40, 0110=0578, 0104=4C, 0146=37, 010F=3C, 0101=82 07 65 "
                + "00, 03=P0597 P0128",
            urgency: .whenConvenient, leads: ["P0597"],
            root: ["P0597", "thermostat"],
            never: ["gently", "may stop", "coolant pump"]),
        Car(
            name: "quantity valve of the high-pressure pump, and it misfired",
            responses:
                "uds, 0123=0032, 012F=99, 1942330C1E=FF FF 04 82 00 90 00 2F 82 00 87 00 2F 22 03 00 00 28",
            urgency: .soon, leads: ["P0090"],
            root: ["P0090", "connector"],
            never: ["drive on", "spark plug", "tank is empty"]),
        Car(
            name: "main relay lets go",
            responses:
                "0101=81 07 65 00, 03=P0685, 7E9 03=U0100, 7EB 03=U0100 U0401",
            urgency: .soon, leads: ["P0685"],
            root: ["relay"],
            never: ["drive on", "replace the engine control module", "gateway"]),
        Car(
            name: "cranks, tank half full, no pressure in the fuel line",
            responses:
                "010C=03E8, 011F=00 00, 010D=00, 0142=2904, 0105=3C, 010F=3C, 010A=00, 012F=80, 0104=00, "
                + "0110=00C8, 010B=5F, 0101=81 07 65 00, 03=P0230",
            urgency: .soon, leads: ["does not start"],
            root: ["P0230", "relay"],
            never: ["drive on", "weak battery", "discharged", "injector"]),
        Car(
            name: "the gauge says full, and no fuel arrives",
            responses:
                "012F=FF, 0107=9A, 0101=83 07 65 00, 03=P0463 P0087 P0171, frame=P0087 04=B2 05=82 06=97 "
                + "07=9A 0C=2328 0D=50",
            urgency: .soon, leads: ["P0087"],
            root: ["P0463", "level"],
            never: ["drive on", "intake air leak"]),
        Car(
            name: "air flow sensor invents air",
            responses:
                "010C=0C80, 0110=04B0, 0104=8C, 0106=76, 0107=63, 0108=77, 0109=63, 011F=0384, 0101=82 07 65 "
                + "00, 03=P0172 P0175",
            urgency: .soon, leads: ["P0172"],
            root: ["air flow", "both banks"],
            never: ["drive on", "injector leaks", "oxygen sensors first"]),
        Car(
            name: "the engine boils, and the radiator is cold",
            responses:
                "0105=9F, 0167=03 9F 46, 011F=0708, 010D=28, 010C=1C20, 0110=044C, 0104=52, 0146=3A, 0101=00 "
                + "07 65 00, 07=P0217",
            urgency: .stopNow, leads: ["119"],
            root: ["thermostat"],
            never: ["drive on"]),
        Car(
            name: "one glow plug, and that cylinder misses in the cold",
            responses:
                "0151=04, 0101=82 0F 6B 00, 03=P0301 P0671, frame=P0301 04=66 05=26 0C=1068 0D=00 0F=24 "
                + "1F=0008",
            urgency: .soon, leads: ["P0301"],
            root: ["P0671", "cold"],
            never: ["drive on", "coil", "spark plug is"]),
        Car(
            name: "hoses of the filter pressure sensor crossed after a repair",
            responses:
                "0151=04, 010C=2710, 010D=50, 0104=80, 0110=0FA0, 010B=8C, 0105=80, 011F=05DC, 017A=01 FF06 "
                + "00 00 00 00, 0101=81 0F 6B 6B, 0130=01, 0131=0015, 03=P2453",
            urgency: .soon, leads: ["P2453"],
            root: ["hose", "-2.5"],
            never: ["drive on", "replace the filter", "burn"]),
        Car(
            name: "AdBlue is demanded, and nothing is dosed",
            responses:
                "0151=04, 010C=1D4C, 010D=5A, 0104=99, 0110=1388, 010B=96, 0105=82, 011F=0960, 0146=37, "
                + "0180=08000001, 0185=07 00 00 0064 99 00 00 00 00, 0101=81 0F 6B 00, 03=P20EE",
            urgency: .soon, leads: ["P20EE"],
            root: ["0 L/h"],
            never: ["drive on", "fill it", "replace the catalyst"]),
        Car(
            name: "hot start, the rail does not build up",
            responses:
                "0151=04, 0123=0BB8, 0105=82, 012F=8C, 0101=81 0F 6B 00, 03=P0087, frame=P0087 04=00 05=82 "
                + "0C=03E8 0D=00 1F=0000 23=04B0 42=2904",
            urgency: .soon, leads: ["P0087"],
            root: ["start", "injector"],
            never: ["drive on", "tank is empty", "battery is weak"]),
        Car(
            name: "hot and not charging at the same time",
            responses:
                "0151=04, 0105=A0, 0142=2E18, 011F=0960, 010F=4B, 0101=81 0F 6B 00, 03=P0562",
            urgency: .stopNow, leads: ["120"],
            root: ["belt"],
            never: ["drive on", "new battery"]),
        Car(
            name: "AdBlue tank empty, says a broken level sensor",
            responses:
                "0151=04, 0180=08000001, 0185=04 00 00 00 00 00 00 00 00 00, 0101=82 0F 6B 00, 03=P203D P203F",
            urgency: .soon, leads: ["P203D"],
            root: ["P203D", "sensor"],
            never: ["drive on", "crystals"]),
        Car(
            name: "overheated with a trailer at 15 km/h",
            responses:
                "0151=04, 0105=82, 0101=81 0F 6B 00, 03=P0217, frame=P0217 04=E6 05=A2 0C=1F40 0D=0F 0F=5A "
                + "46=4B",
            urgency: .stopNow, leads: ["P0217"],
            root: ["fan", "15 km/h"],
            never: ["drive on", "thermostat stuck open"]),
        Car(
            name: "vanes follow, the pressure does not",
            responses:
                "0151=04, 010C=2AF8, 010D=64, 0104=F0, 0110=1D4C, 010B=96, 0133=63, 0105=80, 011F=0708, "
                + "0170=03 1B80 12C0 00 00 00 00 00, 0171=03 D9 D6 00 00 00, 0101=81 0F 6B 00, 03=P0299",
            urgency: .soon, leads: ["P0299"],
            root: ["hose"],
            never: ["drive on", "sticks"]),
        Car(
            name: "the filter glows because an injector drips",
            responses:
                "0151=04, 010C=1B58, 010D=3C, 0110=0AF0, 0104=66, 010B=73, 017C=03 24B8 260C 00 00 00 00, "
                + "0101=82 0F 6B 00, 03=P200C P0263",
            urgency: .stopNow, leads: ["P200C"],
            root: ["P0263", "injector"],
            never: ["drive on", "highway", "half an hour"]),
        Car(
            name: "hybrid, its engine turns and has no crankshaft signal",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=80, 010C=00 00, 010D=00, 0104=00, 0110=0000, 010B=63, 011F=00 "
                + "00, 012F=80, 0142=38A4, 0101=82 07 65 00, 03=P0A0F P0335",
            urgency: .soon, leads: ["P0335"],
            root: ["P0335", "sensor"],
            never: ["drive on", "tank", "starter"]),
        Car(
            name: "hybrid, battery condemned with a dead current sensor",
            responses:
                "vin=JTDKB20U640123456, 015B=66, 010C=00 00, 010D=00, 0104=00, 0110=0000, 010B=63, 0142=36B0, "
                + "0101=82 07 65 00, 03=P0A80 P0AC1",
            urgency: .soon, leads: ["P0A80"],
            root: ["P0AC1", "sensor"],
            never: ["drive on", "alternator"]),
        Car(
            name: "electric, the converter is silent while it drives",
            responses:
                "electric, 010D=32, 0142=2EE0, 03=U0298, 7EB 03=U0298",
            urgency: .soon, leads: ["12 V"],
            root: ["U0298", "DC/DC"],
            never: ["drive on", "alternator", "clear the codes"]),
        Car(
            name: "electric, interlock open after work at it",
            responses:
                "electric, 010D=00, 0142=32C8, 0130=00, 0131=00 00, 03=P0A0D",
            urgency: .stopNow, leads: ["P0A0D"],
            root: ["interlock"],
            never: ["drive on", "drive gently", "alternator"]),
        Car(
            name: "electric, battery hot because the refrigerant is gone",
            responses:
                "electric, 010D=00, 0142=36B0, 0146=4B, 03=P0A7E P0534",
            urgency: .stopNow, leads: ["P0A7E"],
            root: ["P0534", "refrigerant"],
            never: ["drive on", "alternator"]),
        Car(
            name: "misfire on LPG at full load only",
            responses:
                "0151=09, 0106=80, 0107=83, 0101=81 07 65 00, 03=P0303, frame=P0303 04=EB 05=84 06=81 07=83 "
                + "0C=3A98 0D=64 51=0C",
            urgency: .soon, leads: ["P0303"],
            root: ["LPG", "plug"],
            never: ["drive on", "fuel pump", "head gasket"]),
        Car(
            name: "rich on LPG only",
            responses:
                "0151=09, 0106=80, 0107=7F, 0101=81 07 65 00, 03=P0172, frame=P0172 04=66 05=82 06=6D 07=63 "
                + "0C=1F40 0D=3C 51=0C",
            urgency: .soon, leads: ["P0172"],
            root: ["LPG"],
            never: ["drive on", "air flow sensor first", "purge valve"]),
        Car(
            name: "no code, half an hour on the road and still lukewarm",
            responses:
                "0105=5F, 010D=50, 011F=0960, 0146=3C, 010F=41, 010C=1F40, 0110=0578, 0104=4C, 010B=37, "
                + "0101=00 07 65 00, 03=none",
            urgency: .whenConvenient, leads: ["55 °C"],
            root: ["thermostat"],
            never: ["may stop", "gently", "contradict"]),
        Car(
            name: "no code, the engine module sees less voltage than the others",
            responses:
                "0142=2E18, 7E9 0142=3714, 011F=0708, 0101=00 07 65 00, 03=none",
            urgency: .soon, leads: ["11.8 V"],
            root: ["ground"],
            never: ["drive on", "alternator", "not charging"]),
    ]
}
