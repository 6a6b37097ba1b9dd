import OBD

/// The same faults in another state: pending, live, on another bank, or in another module.
extension HardCarsTests {
    static let siblingCars: [Car] = [
        Car(
            name: "oil hot and coolant cold, without a code",
            responses:
                "0105=50, 015C=8A, 011F=0708, 010C=0AF0",
            urgency: .soon, leads: ["coolant"],
            never: ["thermostat is stuck"]),
        Car(
            name: "oil hot, and too cold for closed loop",
            responses:
                "0105=58, 015C=8A, 011F=0708, 03=P0125",
            urgency: .soon,
            root: ["oil"],
            never: ["thermostat stuck", "thermostat is stuck"]),
        Car(
            name: "oil hot, and the cooling system performs badly",
            responses:
                "0105=58, 015C=8A, 011F=0708, 03=P2181",
            urgency: .soon,
            root: ["oil"]),
        Car(
            name: "two camshafts, and little vacuum",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010B=37, 0133=63, 03=P0016 P0017",
            urgency: .soon,
            root: ["chain"]),
        Car(
            name: "little vacuum, and the timing is pending",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010B=37, 0133=63, 07=P0016",
            urgency: .soon, leads: ["P0016", "55 kPa"], root: ["timing"], never: ["drive on"]),
        Car(
            name: "one module saw too much, the other too little",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0563, 7E9 03=P0562",
            urgency: .soon,
            root: ["terminal"],
            never: ["jump"]),
        Car(
            name: "too low and too high in a hybrid",
            responses:
                "015B=80, 010C=00 00, 0142=36B0, 03=P0562 P0563",
            urgency: .soon,
            root: ["converter"]),
        Car(
            name: "too low and too high, and overcharged now",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 0142=4268, 03=P0562 P0563",
            urgency: .soon, leads: ["17"],
            root: ["regulator"]),
        Car(
            name: "main relay, and one module misses the engine",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0685, 7E9 03=U0100",
            urgency: .soon, leads: ["P0685"],
            root: ["relay"]),
        Car(
            name: "main relay, and the module blames itself",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0686 P0606, 7E9 03=U0100",
            urgency: .soon,
            root: ["relay"]),
        Car(
            name: "pump circuit, and no pressure while it cranks",
            responses:
                "010C=03E8, 011F=00 00, 010D=00, 0142=2904, 0105=3C, 010A=00, 012F=80, 03=P0627",
            urgency: .soon,
            root: ["relay"]),
        Car(
            name: "no pressure while it cranks, without a code",
            responses:
                "010C=03E8, 011F=00 00, 010D=00, 0142=2904, 0105=3C, 010A=00, 012F=80",
            urgency: .soon,
            root: ["fuse"]),
        Car(
            name: "gasoline rail is empty while it cranks",
            responses:
                "010C=03E8, 011F=00 00, 010D=00, 0142=2904, 0105=3C, 0123=0005, 012F=80, 03=P0087",
            urgency: .soon,
            root: ["pump"]),
        Car(
            name: "gauge is stuck, and no fuel arrives",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 012F=80, 03=P0461 P0087",
            urgency: .soon,
            root: ["P0461", "fuel in the tank"]),
        Car(
            name: "radiator is cold, without a code",
            responses:
                "0105=A1, 0167=03 A1 48, 011F=0708, 010C=1C20, 010D=28",
            urgency: .stopNow,
            root: ["thermostat"]),
        Car(
            name: "radiator is cold, and the heat is confirmed",
            responses:
                "0105=A1, 0167=03 A1 48, 011F=0708, 010C=1C20, 010D=28, 03=P0217",
            urgency: .stopNow,
            root: ["thermostat"]),
        Car(
            name: "glow plug and balance of one cylinder",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0672 P0266",
            urgency: .soon,
            root: ["P0672"]),
        Car(
            name: "glow plug of another cylinder",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0671 P0302",
            urgency: .soon, leads: ["P0302"],
            never: ["glow plug of that"]),
        Car(
            name: "glow plug circuit and random misfire",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0380 P0300",
            urgency: .soon,
            root: ["P0380"]),
        Car(
            name: "two glow plugs and random misfire",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P0671 P0672 P0300, "
                + "frame=P0300 05=26 0C=1068 0D=00 1F=0008",
            urgency: .soon,
            root: ["glow"]),
        Car(
            name: "negative pressure at the filter, without a code",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2710, 010D=50, 0110=0FA0, "
                + "017A=01 FF06 00 00 00 00",
            urgency: .soon, leads: ["-2.5", "hoses"]),
        Car(
            name: "negative pressure at the filter, and it leaks by its code",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2710, 010D=50, 0110=0FA0, "
                + "017A=01 FF06 00 00 00 00, 03=P2002",
            urgency: .whenConvenient,
            root: ["hoses"]),
        Car(
            name: "negative pressure at the filter, and it is full by its code",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2710, 010D=50, 0110=0FA0, "
                + "017A=01 FF06 00 00 00 00, 03=P2463",
            urgency: .soon,
            root: ["hoses"]),
        Car(
            name: "nothing is dosed, and the pressure is low",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=1D4C, 0180=08000001, "
                + "0185=07 00 00 0064 99 00 00 00 00, 03=P20E8",
            urgency: .soon,
            root: ["0 L/h"]),
        Car(
            name: "nearly nothing is dosed",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=1D4C, 0180=08000001, "
                + "0185=07 00 05 0064 99 00 00 00 00, 03=P204F",
            urgency: .soon,
            root: ["L/h"]),
        Car(
            name: "more boost than demanded",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2AF8, 010D=64, 0170=03 12C0 "
                + "1B80 00 00 00 00 00, 03=P0234",
            urgency: .soon,
            root: ["220"]),
        Car(
            name: "too little boost, and the vanes stick",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2AF8, 010D=64, 0170=03 1B80 "
                + "12C0 00 00 00 00 00, 0171=03 D9 40 00 00 00, 03=P0299",
            urgency: .soon,
            root: ["sticks"]),
        Car(
            name: "too little boost, and the wastegate follows",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2AF8, 010D=64, 0170=03 1B80 12C0 00 "
                + "00 00 00 00, 0172=03 80 82 00 00, 03=P0299",
            urgency: .soon,
            root: ["hose"]),
        Car(
            name: "too little boost, pending",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=2AF8, 010D=64, 0170=03 1B80 "
                + "12C0 00 00 00 00 00, 07=P0299",
            urgency: .soon, leads: ["P0299", "pending"], root: ["hose"], never: ["drive on"]),
        Car(
            name: "filter too hot, and an injector circuit",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P200C P0201",
            urgency: .stopNow,
            root: ["P0201"]),
        Car(
            name: "exhaust too hot, and it misfires",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P2428 P0300",
            urgency: .soon,
            root: ["P0300"]),
        Car(
            name: "too much oil and too little pressure",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P252F P0524",
            urgency: .stopNow,
            root: ["fuel"]),
        Car(
            name: "too much oil",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P252F",
            urgency: .soon,
            root: ["fuel"]),
        Car(
            name: "too much oil, and regenerations that do not end",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P252F P24A2",
            urgency: .soon,
            root: ["regenerations"]),
        Car(
            name: "ash alone",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P242F",
            urgency: .soon, leads: ["P242F"],
            never: ["drive on"]),
        Car(
            name: "water in the fuel of a diesel car",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P2269",
            urgency: .stopNow, leads: ["water"],
            never: ["flames"]),
        Car(
            name: "water in the fuel, and the rail is low",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P2269 P0087",
            urgency: .stopNow, leads: ["water"],
            root: ["water"]),
        Car(
            name: "battery deteriorated by its current sensor",
            responses:
                "vin=JTDKB20U640123456, 015B=66, 010C=00 00, 03=P0A7F P0AC0",
            urgency: .soon,
            root: ["P0AC0"]),
        Car(
            name: "hybrid without a camshaft signal",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=80, 010C=00 00, 010D=00, 03=P0A0F P0340",
            urgency: .soon,
            root: ["sensor"]),
        Car(
            name: "interlock alone",
            responses:
                "electric, 010D=00, 03=P0A0A",
            urgency: .stopNow,
            root: ["interlock"]),
        Car(
            name: "battery hot, and the refrigerant sensor has a fault",
            responses:
                "electric, 010D=00, 03=P0A7E P0532",
            urgency: .stopNow,
            root: ["P0532"]),
        Car(
            name: "refrigerant is lost, and the battery gets hot",
            responses:
                "electric, 010D=00, 03=P0534, 07=P0A7E",
            urgency: .soon,
            root: ["P0534"]),
        Car(
            name: "lean on LPG on both banks",
            responses:
                "0151=09, 0106=80, 0107=83, 0108=80, 0109=83, 03=P0171 P0174, frame=P0171 06=8F 07=98 51=0C",
            urgency: .soon,
            root: ["LPG"]),
        Car(
            name: "misfires on CNG now",
            responses:
                "0151=0D, 03=P0300",
            urgency: .soon,
            root: ["CNG"]),
        Car(
            name: "lukewarm diesel, without a code",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 0105=5F, 010D=50, 011F=0960, "
                + "0146=3C, 010C=1F40",
            urgency: .whenConvenient,
            root: ["thermostat"]),
        Car(
            name: "the transmission module sees less voltage",
            responses:
                "0142=3714, 7E9 0142=2E18, 010C=0AF0, 011F=0708, 0105=7B",
            urgency: .soon, leads: ["11.8"],
            root: ["transmission", "ground"]),
        Car(
            name: "the transmission module sees less voltage, and has a code",
            responses:
                "0142=3714, 7E9 0142=2E18, 7E9 03=P0562, 010C=0AF0, 011F=0708, 0105=7B",
            urgency: .soon,
            root: ["ground"]),
        Car(
            name: "hot and not charging, with a code of the alternator",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 0105=A1, 011F=0708, 03=P0622 P0562, "
                + "0142=2E18",
            urgency: .stopNow,
            root: ["belt"]),
        Car(
            name: "misfire that has passed, and a rail that is low now",
            responses:
                "uds, 1942330C1E=FF FF 04 82 00 87 00 2F 22 03 00 00 28",
            urgency: .soon, leads: ["P0087"]),
        Car(
            name: "air flow sensor invents air, one bank",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 0110=04B0, 0107=63, 0106=78, 03=P0172",
            urgency: .soon,
            root: ["air flow"]),
        Car(
            name: "air flow sensor invents air, and has a code",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 0110=04B0, 0107=63, 0106=78, 03=P0172 "
                + "P0101",
            urgency: .soon,
            root: ["air flow"]),
        Car(
            name: "air flow sensor invents air, without a code",
            responses:
                "010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 0110=04B0, 0107=63, 0109=63",
            urgency: .soon,
            root: ["air flow"]),
        Car(
            name: "rail pressure of a cold engine that stands",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=0000, 011F=0000, 0105=46, "
                + "0123=1388, 0142=30D4, 03=P0191",
            urgency: .soon, leads: ["P0191"],
            root: ["off and cold"]),
        Car(
            name: "AdBlue, and a temperature sensor of the exhaust",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 03=P20EE P2031",
            urgency: .soon, leads: ["P20EE"],
            root: ["P2031", "dosed"]),
        Car(
            name: "cold diesel that only cranks",
            responses:
                "0151=04, 010C=0AF0, 0105=7B, 010D=00, 0142=36B0, 011F=0258, 010C=03E8, 011F=0000, 0105=20, "
                + "0142=2904, 03=P0380",
            urgency: .soon, leads: ["glow"],
            never: ["drive on"]),
        Car(
            name: "cranks, and nothing is stored",
            responses:
                "010C=03E8, 011F=0000, 0142=2904, 0101=00 07 65 00, 012F=80",
            urgency: nil, leads: ["250 rpm", "50% full"],
            never: ["drive on"]),
        Car(
            name: "lean now, at idle",
            responses:
                "010C=0AF0, 010D=00, 0101=81 07 65 00, 03=P0171, 0106=88, 0107=A0",
            urgency: .soon, leads: ["P0171"],
            root: ["2,500 rpm", "+31%"]),
        Car(
            name: "rich now, at idle",
            responses:
                "010C=0AF0, 010D=00, 0101=81 07 65 00, 03=P0172, 0106=74, 0107=66",
            urgency: .soon, leads: ["P0172"],
            root: ["purge valve"]),
        Car(
            name: "misfire counts say the same cylinder",
            responses:
                "03=P0302, 0600=00000001, 0620=00000001, 0640=00000001, 0660=00000001, 0680=00000001, "
                + "06A0=78000000, 06A2=0B 24 00 00 00 00 FF FF A2 0C 24 00 01 00 00 FF FF, 06A3=0B 24 00 8C 00 "
                + "00 FF FF A3 0C 24 00 A0 00 00 FF FF, 06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 02 00 00 FF FF",
            urgency: .soon, leads: ["P0302"],
            root: ["160 misfires", "coil"]),
        Car(
            name: "truck, AdBlue level is not what its code says",
            responses:
                "uds, 1942330C1E=FF FF 02 22 E1 06 01 2F, 0180=08000001, 0185=04 00 00 00 00 99 00 00 00 00",
            urgency: .soon,
            root: ["60%"]),
        Car(
            name: "truck, charging voltage low",
            responses:
                "uds, 1942330C1E=FF FF 02 22 A7 00 12 2F, 0142=36B0, 010C=0AF0",
            urgency: .soon, leads: ["not be charged"],
            root: ["alternator"]),
        Car(
            name: "truck, 23 V while it runs",
            responses:
                "uds, 1942330C1E=FF FF 02 22 A8 00 12 2F, 0142=5A00, 010C=0AF0, 011F=0708",
            urgency: .soon,
            root: ["alternator"]),
        Car(
            name: "truck, oil hot and thin",
            responses:
                "uds, 1942330C1E=FF FF 02 22 AF 00 10 2F 22 64 00 12 2F",
            urgency: .stopNow,
            root: ["thin"]),
        Car(
            name: "truck, a wire of the dosing valve",
            responses:
                "uds, 1942330C1E=FF FF 02 22 12 15 05 2F 22 0C 11 12 2F",
            urgency: .soon, leads: ["AdBlue"],
            root: ["SPN 5394", "connector"],
            never: ["frozen"]),
        Car(
            name: "truck, oil is low, and the pressure sensor has a fault",
            responses:
                "uds, 1942330C1E=FF FF 02 22 64 00 03 2F 22 62 00 12 2F",
            urgency: .soon, leads: ["SPN 98"],
            root: ["too little oil"]),
        Car(
            name: "truck, coolant is low, and the temperature sensor has a fault",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6E 00 04 2F 22 6F 00 11 2F",
            urgency: .soon, leads: ["SPN 111"],
            root: ["coolant is low"]),
        Car(
            name: "truck, overrevved",
            responses:
                "uds, 1942330C1E=FF FF 02 22 BE 00 00 2F",
            urgency: .stopNow, leads: ["engine speed"],
            root: ["by the wheels"]),
        Car(
            name: "truck, metering valve and rail",
            responses:
                "uds, 1942330C1E=FF FF 02 22 34 04 05 2F 22 9D 00 10 2F",
            urgency: .soon, leads: ["SPN"],
            root: ["metering valve", "SPN 157"]),
        Car(
            name: "truck, temperature module is silent",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6E 16 09 2F 22 C7 14 1F 2F",
            urgency: .soon, leads: ["SPN 5319"],
            root: ["SPN 5742"]),
    ]
}
