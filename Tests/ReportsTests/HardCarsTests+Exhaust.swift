import OBD

/// Diesels, exhaust, hybrids, trucks, motorcycles and older cars, of which the naive answer is wrong.
extension HardCarsTests {
    static let exhaustCars: [Car] = [
        // Diesel
        Car(
            name: "the rail has pressure, and the engine is cold and stands",
            responses:
                "vin=WVWZZZ3CZFE123456, 010C=00 00, 011F=00 00, 010B=65, 0105=3C, 010F=3B, 0146=3B, 0142=30D4, 0151=04, "
                + "0123=0B B8, 0101=81 0F 6B 00, 03=P0087",
            urgency: .soon, leads: ["P0087"], root: ["sensor", "off and cold"], never: ["drive on", "pump"]),
        Car(
            name: "all glow plugs", responses: "0151=04, 0101=84 0F 6B 00, 03=P0671 P0672 P0673 P0674",
            urgency: .whenConvenient, leads: ["glow plug"], root: ["glow plug module"]),
        Car(
            name: "soot from too little boost",
            responses: "vin=WVWZZZ1KZCW123456, 0151=04, 0101=82 0F 6B 00, 03=P2463 P0299", urgency: .soon,
            leads: ["P0299"], root: ["hoses", "P2463 follows"], never: ["drive on"]),
        Car(
            name: "filter judged by a broken sensor", responses: "0151=04, 0101=83 0F 6B 00, 03=P2452 P2463 P2002",
            urgency: .soon, leads: ["P2452"], root: ["pressure sensor"], never: ["drive on", "cracked"]),
        Car(
            name: "AdBlue heater in frost", responses: "0151=04, 0146=17, 010F=1A, 0101=82 0F 6B 00, 03=P20E8 P20B9",
            urgency: .soon, root: ["heater", "frozen"], never: ["drive on"]),
        Car(
            name: "boost both ways", responses: "0151=04, 0101=82 0F 6B 00, 03=P0234 P0299", urgency: .soon,
            leads: ["P0234"], root: ["vanes", "no leak"], never: ["drive on"]),
        Car(
            name: "valve open, and the air is missing",
            responses: "0151=04, 010C=0B 54, 0110=01 2C, 0101=82 0F 6B 00, 03=P0101 P0402", urgency: .soon,
            leads: ["P0402"], root: ["recirculation valve (P0402)", "P0101 follows"]),
        Car(
            name: "injectors of one group", responses: "0151=04, 0101=83 0F 6B 00, 03=P0201 P0204 P2146",
            urgency: .soon, leads: ["P2146"], root: ["share", "P2146"], never: ["drive on"]),
        Car(
            name: "driver of one bank of injectors", responses: "0101=83 07 65 00, 03=P0202 P0204 P0300 P062D",
            urgency: .soon, root: ["P062D"], never: ["swap"]),
        Car(
            name: "the tank was empty when it was set",
            responses:
                "0151=04, 012F=80, 0101=81 0F 6B 00, 03=P0087, 020000=40 00 00 01, 020200=00 87, 022000=00 02 00 00, "
                + "022F00=05",
            urgency: .soon, leads: ["P0087"], root: ["2%", "refuel"], never: ["drive on"]),
        Car(
            name: "water in the fuel", responses: "0151=04, 0101=82 0F 6B 00, 03=P0087 P2269", urgency: .stopNow,
            root: ["water", "drain"], never: ["drive on"]),
        Car(
            name: "it cranks, and the rail stays empty",
            responses: "0151=04, 010C=03 E8, 011F=00 00, 0142=29 04, 0123=01 2C, 0105=46, 0101=00 0F 6B 00",
            urgency: .soon, leads: ["does not start", "3000 kPa"], root: ["tank, filter"],
            never: ["drive on", "battery"]),
        Car(
            name: "fuel in the oil", responses: "0151=04, 0101=83 0F 6B 00, 03=P252F P2463 P2459", urgency: .soon,
            leads: ["oil level", "P252F"], root: ["interrupted"], never: ["drive on"]),
        Car(
            name: "AdBlue code, and the tank is not empty",
            responses:
                "0151=04, 0180=08000001, 0185=04 00 00 00 00 99 00 00 00 00, 0101=81 0F 6B 00, 03=P203F",
            urgency: .soon, leads: ["P203F"], root: ["60%", "level sensor"], never: ["fill it", "drive on"]),
        Car(
            name: "exhaust temperature sensors at once", responses: "0151=04, 0101=83 0F 6B 00, 03=P0546 P2033 P242D",
            urgency: .soon, root: ["share", "harness"], never: ["drive on"]),
        Car(
            name: "diesel in town, in frost",
            responses: "0151=04, 0105=6C, 0146=17, 010F=18, 011F=04 B0, 010D=28, 0101=00 0F 6B 00", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
        Car(
            name: "burning off the filter",
            responses: "0151=04, 010C=0F A0, 013C=1A F4, 010F=46, 0105=7D, 0142=38 40, 0101=00 0F 6B 00",
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        Car(
            name: "rail pressure both ways", responses: "0151=04, 0101=82 0F 6B 00, 03=P0087 P0088", urgency: .soon,
            leads: ["may stop"], root: ["control that sticks"], never: ["drive on"]),
        Car(
            name: "NOx sensors silent", responses: "0151=04, 0101=83 0F 6B 00, 03=U029D U029E P20EE", urgency: .soon,
            root: ["U029D and U029E", "fuse"], never: ["drive on"]),
        Car(
            name: "idling in frost", responses: "0151=04, 0105=5D, 0146=17, 010F=20, 011F=07 08, 0101=00 0F 6B 00",
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        // Exhaust of gasoline cars
        Car(
            name: "misfire fills the filter", responses: "0151=01, 0101=82 07 65 00, 03=P2463 P0301", urgency: .soon,
            leads: ["P0301"], root: ["P0301", "do not drive it hot"], never: ["drive on"]),
        Car(
            name: "converter glows at idle", responses: "013C=29 68, 013E=21 34", urgency: .soon,
            leads: ["1020 °C", "grass"], root: ["misfire"], never: ["drive on"]),
        Car(
            name: "converter glows, and a cylinder misfires", responses: "013C=29 68, 07=P0303", urgency: .soon,
            leads: ["1020 °C"], root: ["P0303"], never: ["drive on"]),
        Car(
            name: "crankshaft that was not learned",
            responses: "bus=2, vin=1GCEK19R1VE123456, 0101=82 07 65 00, 03=P0300 P1336 P0000", urgency: .soon,
            leads: ["P0300"], root: ["not learned", "P1336"], never: ["drive on"]),
        Car(
            name: "warm, and P0125",
            responses:
                "bus=3, vin=JT2BF22K6W0123456, 0105=7B, 0103=01 00, 0114=00 FF, 0101=81 07 65 00, 03=P0125 P0000 P0000",
            urgency: .whenConvenient, leads: ["P0125"], root: ["oxygen sensor", "not the thermostat"]),
        // Hybrids and electric cars
        Car(
            name: "hybrid without fuel",
            responses:
                "vin=JTDKB20U640123456, 012F=02, 010C=00 00, 010D=00, 0101=83 07 65 00, 03=P3190 P3191 P0A0F",
            urgency: .soon, leads: ["fuel", "1%"], root: ["tank"], never: ["drive on", "spark plug"]),
        Car(
            name: "the converter does not charge", responses: "electric, 010D=32, 0142=2E E0, 011C=06, 03=P0A94",
            urgency: .soon, leads: ["12 V", "may stop"], root: ["DC/DC converter"], never: ["alternator", "drive on"]),
        Car(
            name: "12 V battery of an electric car",
            responses: "electric, 010D=00, 0142=28 A0, 03=P0ADB, 7EA 03=U0100 U0293, 7EB 03=U0100", urgency: .soon,
            leads: ["10.4 V"], root: ["12 V battery"], never: ["alternator", "drive on"]),
        Car(
            name: "isolation, some days ago", responses: "uds, 1942330C1E=FF FF 04 82 0A A6 00 28", urgency: .soon,
            leads: ["P0AA6", "orange cables"], root: ["moisture"], never: ["drive on"]),
        Car(
            name: "welded contactor", responses: "electric, 010D=00, 0142=33 90, 03=P0AA1", urgency: .stopNow,
            leads: ["P0AA1", "orange cables"], never: ["drive on"]),
        Car(
            name: "the engine of a hybrid does not fire",
            responses:
                "vin=JTDKN3DU5A0123456, 012F=99, 010C=00 00, 010D=00, 010B=65, 0101=84 07 65 00, 03=P0A0F P0300 P0301 P0302",
            urgency: .soon, leads: ["P0300"], never: ["drive on", "tank"]),
        Car(
            name: "engine of a hybrid, one code", responses: "vin=JTDKN3DU5A0123456, 012F=99, 03=P0A0F P0302",
            urgency: .soon, leads: ["P0302"], root: ["P0302", "P0A0F"], never: ["drive on", "tank"]),
        Car(
            name: "reservoir of the brake booster", responses: "vin=JTDKN3DU5A0123456, 7EB 03=C1391 C1252",
            urgency: .stopNow, leads: ["C1391"], root: ["leaks", "C1252"]),
        Car(
            name: "traction battery after months of parking",
            responses:
                "vin=JTDKB20U640123456, 010C=00 00, 010D=00, 011F=00 00, 010B=65, 015B=08, 0142=30 D4, 03=P0A7D P3000",
            urgency: .soon, leads: ["P0A7D"], root: ["3%", "not necessarily worn"], never: ["drive on"]),
        Car(
            name: "electric car while it charges", responses: "electric, 010D=00, 015B=C8, 0142=37 00", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
        Car(
            name: "high-voltage fuse", responses: "electric, 010D=00, 0142=32 C8, 03=P0A95 P0AA2", urgency: .stopNow,
            leads: ["P0A95", "orange cables"], root: ["service plug", "short circuit"]),
        Car(
            name: "electric car in frost", responses: "electric, 010D=00, 015B=33, 0146=14, 0142=38 40", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
        Car(
            name: "driving on its battery",
            responses:
                "vin=JTDKN3DU5A0123456, 010C=00 00, 010D=2D, 0105=5F, 011F=00 00, 015B=8C, 0142=38 A4", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
        // Body, trucks, motorcycles
        Car(
            name: "wheel of an older GM", responses: "vin=1G1ZT53826F123456, 0101=81 07 65 00, 03=P0500, 7EB 03=C0040",
            urgency: .soon, leads: ["C0040", "right front"], root: ["C0040"], never: ["left"]),
        Car(
            name: "pump and valve relay of the ABS", responses: "7EB 03=C0110 C0121", urgency: .soon,
            root: ["ground", "before the hydraulic unit"], never: ["drive on"]),
        Car(
            name: "BMW, lean on both banks",
            responses: "vin=WBAEV33492KL12345, 0101=82 07 65 00, 0107=9C, 0109=9E, 03=P1083 P1085", urgency: .soon,
            leads: ["P1083"], root: ["both banks"], never: ["drive on"]),
        Car(
            name: "truck, filter too full to burn", responses: "uds, 1942330C1E=FF FF 02 82 87 0E 00 2F 62 21 06 1F 2F",
            urgency: .stopNow, leads: ["soot"], root: ["SPN 3719"], never: ["burn"]),
        Car(
            name: "truck, sensors without their supply",
            responses: "uds, 1942330C1E=FF FF 02 22 64 00 04 2F 22 66 00 04 2F 22 B5 0D 04 2F", urgency: .soon,
            leads: ["oil pressure"], root: ["5 V supply", "SPN 3509"], never: ["drive on"]),
        Car(
            name: "truck, AdBlue frozen",
            responses: "uds, 1942330C1E=FF FF 02 62 EE 10 12 2F 62 23 0D 05 2F 62 7E 14 0F 2F, 0146=14", urgency: .soon,
            leads: ["AdBlue"], root: ["heater", "SPN 3363"], never: ["drive on", "last filled"]),
        Car(
            name: "truck, hot for lack of coolant", responses: "uds, 1942330C1E=FF FF 02 62 6F 00 12 2F 82 6E 00 00 2F",
            urgency: .stopNow, leads: ["coolant temperature"], root: ["SPN 111", "leak"]),
        Car(
            name: "bus of 24 V that charges", responses: "0142=6F B8, 011F=0E 10, 0105=78, 0151=04, 0101=00 0F 6B 00",
            urgency: nil, leads: ["Drive on: no trouble codes"]),
        Car(
            name: "truck, NOx sensors silent",
            responses: "uds, 1942330C1E=FF FF 02 62 90 0C 09 2F 62 9A 0C 09 2F 62 7E 14 0F 2F", urgency: .soon,
            leads: ["AdBlue"], root: ["fuse", "SPN 3216", "SPN 3226"], never: ["drive on", "level"]),
        Car(
            name: "truck, a cylinder without its injector",
            responses: "uds, 1942330C1E=FF FF 02 62 2D 05 1F 2F 62 8D 02 05 2F", urgency: .soon,
            leads: ["cylinder 3"], root: ["SPN 653", "connector"], never: ["drive on"]),
        Car(
            name: "truck, no road speed", responses: "uds, 1942330C1E=FF FF 02 22 54 00 02 2F 22 BF 00 08 2F",
            urgency: .soon, root: ["SPN 191", "SPN 84"], never: ["drive on"]),
        Car(
            name: "truck of 24 V, flat", responses: "010C=00 00, 011F=00 00, 010B=65, 0142=59 10", urgency: .soon,
            leads: ["22.8 V", "may not start"], never: ["alternator", "drive on"]),
        Car(
            name: "bus of 24 V, overcharged", responses: "0142=79 E0, 011F=07 08", urgency: .soon, leads: ["31.2 V"],
            never: ["drive on"]),
        Car(
            name: "motorcycle, code of its make",
            responses:
                "bus=5, vin=JKAZXT00AAA012345, 010C=00 00, 011F=00 00, 010B=65, 0142=31 38, 0101=81 07 65 00, "
                + "03=P1510 P0000 P0000",
            urgency: .soon, leads: ["P1510", "Kawasaki"], never: ["drive on"]),
        Car(
            name: "truck, poor AdBlue", responses: "uds, 1942330C1E=FF FF 02 62 7E 14 0F 2F 62 24 0D 12 2F",
            urgency: .soon, leads: ["SPN 3364"], root: ["refractometer", "SPN 5246"], never: ["drive on", "fill it"]),
        Car(
            name: "truck, three injectors",
            responses: "uds, 1942330C1E=FF FF 02 62 8B 02 05 2F 62 8C 02 05 2F 62 8D 02 05 2F", urgency: .soon,
            leads: ["injector"], root: ["connector", "SPN 651"], never: ["drive on"]),
        Car(
            name: "truck of 24 V, on its batteries", responses: "0142=5D C0, 011F=07 08, 0105=7B", urgency: .soon,
            leads: ["24 V", "not charging"], never: ["drive on"]),
        Car(
            name: "air-cooled motorcycle", responses: "vin=5HD1KHM16MB612345, 0105=AA, 0101=00 00 00 00", urgency: nil,
            leads: ["Drive on: no trouble codes"]),
    ]
}
