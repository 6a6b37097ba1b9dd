import OBD

/// The other side of what decides in a car of `measuredCars`, and parts that are one.
extension HardCarsTests {
    static let measuredSiblings: [Car] = [
        Car(
            name: "transfer case that wants the light on, and is not read",
            responses:
                "0101=81 07 65 00, 03=P0800",
            urgency: .soon,
            leads: ["P0800"],
            root: ["own codes"],
            never: ["drive on"]),
        Car(
            name: "transfer case that wants the light on, and says why",
            responses:
                "0101=81 07 65 00, 03=P0800, 7E9 03=P0836",
            urgency: .whenConvenient,
            leads: ["P0836"],
            root: ["P0836"],
            never: ["gently"]),
        Car(
            name: "air conditioning that wants the light on",
            responses:
                "0101=81 07 65 00, 03=P2561",
            urgency: .soon,
            leads: ["P2561"],
            root: ["own codes"],
            never: ["drive on"]),
        Car(
            name: "brakes that want the light on, with their code",
            responses:
                "0101=81 07 65 00, 03=P25A2, 7EB 03=C0031",
            urgency: .soon,
            leads: ["C0031", "brakes"],
            never: ["drive on"]),
        Car(
            name: "rocker arms that stay on",
            responses:
                "0101=81 07 65 00, 03=P2647",
            urgency: .soon,
            leads: ["P2647", "oil level"],
            root: ["oil level"],
            never: ["drive on"]),
        Car(
            name: "Honda whose valve lift does not switch",
            responses:
                "vin=2HGES26753H512345, 0101=81 07 65 00, 03=P1259",
            urgency: .soon,
            leads: ["P1259", "oil level"],
            root: ["oil level"],
            never: ["drive on"]),
        Car(
            name: "one camshaft too far advanced",
            responses:
                "0101=81 07 65 00, 03=P0011",
            urgency: .soon,
            leads: ["P0011", "oil level"],
            root: ["oil"],
            never: ["drive on"]),
        Car(
            name: "slow camshaft",
            responses:
                "0101=81 07 65 00, 03=P000A",
            urgency: .soon,
            leads: ["oil level"],
            root: ["oil"],
            never: ["drive on"]),
        Car(
            name: "circuit of the rocker arms",
            responses:
                "0101=81 07 65 00, 03=P2649",
            urgency: .soon,
            leads: ["P2649"],
            root: ["connector"],
            never: ["oil level"]),
        Car(
            name: "circuit of a camshaft adjuster",
            responses:
                "0101=81 07 65 00, 03=P0010",
            urgency: .soon,
            leads: ["P0010"],
            root: ["connector"],
            never: ["oil level"]),
        Car(
            name: "rocker arms, and no oil pressure known",
            responses:
                "0101=82 07 65 00, 03=P2646 P0522",
            urgency: .soon,
            leads: ["P0522", "oil level"],
            root: ["gauge"],
            never: ["drive on"]),
        Car(
            name: "exhaust camshaft, and no oil pressure known",
            responses:
                "0101=82 07 65 00, 03=P0014 P0520",
            urgency: .soon,
            leads: ["oil level"],
            root: ["gauge"],
            never: ["drive on"]),
        Car(
            name: "camshaft, and the oil is at 140 °C",
            responses:
                "0101=81 07 65 00, 0105=82, 015C=B4, 03=P0011",
            urgency: .soon,
            root: ["140", "thin"],
            never: ["drive on"]),
        Car(
            name: "pressure at its upper limit, and its sensor",
            responses:
                "0151=04, 0101=82 0F 6B 00, 03=P228D P0191",
            urgency: .soon,
            root: ["one fault", "gauge"],
            never: ["drive on", "two parts"]),
        Car(
            name: "regulator and sensor",
            responses:
                "0101=82 07 65 00, 03=P2293 P0191",
            urgency: .soon,
            root: ["one fault"],
            never: ["drive on"]),
        Car(
            name: "pressure too high, and its sensor",
            responses:
                "0101=82 07 65 00, 03=P0088 P0191",
            urgency: .soon,
            root: ["one fault"],
            never: ["drive on"]),
        Car(
            name: "pressure too low, and its sensor",
            responses:
                "0151=04, 0101=82 0F 6B 00, 03=P228C P0191",
            urgency: .soon,
            leads: ["P228C", "may stop"],
            root: ["filter", "sensor last"],
            never: ["drive on"]),
        Car(
            name: "circuit of the sensor, and limits of the regulator",
            responses:
                "0101=82 07 65 00, 03=P0192 P228D",
            urgency: .soon,
            leads: ["P0192"],
            root: ["P0192", "connector"],
            never: ["drive on"]),
        Car(
            name: "regulator and too little pressure",
            responses:
                "0101=82 07 65 00, 03=P2293 P0087",
            urgency: .soon,
            leads: ["P0087"],
            root: ["filter"],
            never: ["drive on", "metering valve first"]),
        Car(
            name: "regulator and too much pressure",
            responses:
                "0101=82 07 65 00, 03=P0089 P0088",
            urgency: .soon,
            root: ["sticks"],
            never: ["filter and low-pressure"]),
        Car(
            name: "circuit of the regulator",
            responses:
                "0101=82 07 65 00, 03=P0091 P228C",
            urgency: .soon,
            leads: ["P0091"],
            root: ["P0091", "connector"],
            never: ["drive on"]),
        Car(
            name: "intake air sensor that is open",
            responses:
                "0105=82, 010F=00, 0101=81 07 65 00, 03=P0113",
            urgency: .whenConvenient,
            leads: ["P0113"],
            root: ["-40 °C", "open circuit"],
            never: ["gently"]),
        Car(
            name: "outside temperature that is shorted",
            responses:
                "0105=82, 0146=FF, 0101=81 07 65 00, 03=P0072",
            urgency: .whenConvenient,
            leads: ["P0072"],
            root: ["215 °C", "unplug"],
            never: ["gently"]),
        Car(
            name: "air flow sensor that measures now",
            responses:
                "0105=82, 0110=0190, 0101=81 07 65 00, 03=P0102",
            urgency: .soon,
            leads: ["P0102"],
            root: ["4 g/s", "comes and goes"],
            never: ["drive on"]),
        Car(
            name: "fuel level that is measured now",
            responses:
                "0105=82, 012F=80, 0101=81 07 65 00, 03=P0462",
            urgency: .whenConvenient,
            leads: ["P0462"],
            root: ["50%", "comes and goes"],
            never: ["gently"]),
        Car(
            name: "throttle track at its end",
            responses:
                "0105=82, 0111=00, 0101=81 07 65 00, 03=P0122",
            urgency: .soon,
            leads: ["P0122"],
            root: ["0%", "5 V"],
            never: ["drive on"]),
        Car(
            name: "speed sensor that measures now",
            responses:
                "0105=82, 010D=32, 010C=1F40, 0101=81 07 65 00, 03=P0500",
            urgency: .soon,
            leads: ["P0500"],
            root: ["50 km/h", "comes and goes"]),
        Car(
            name: "rear oxygen sensor that touches a supply",
            responses:
                "0105=82, 0115=FF FF, 0101=81 07 65 00, 03=P0138",
            urgency: .whenConvenient,
            leads: ["P0138"],
            root: ["1.28 V|1.27 V", "there now"],
            never: ["gently"]),
    ]

    static let otherMeasuredSiblings: [Car] = [
        Car(
            name: "front sensor lean, and the rear one sees it rich",
            responses:
                "0105=82, 0114=0A 9A, 0115=96 FF, 0106=9A, 0107=A0, 0101=82 07 65 00, 03=P0131 P0171",
            urgency: .soon,
            leads: ["P0171|P0131"],
            root: ["sensor"],
            never: ["really is lean"]),
        Car(
            name: "bank 2 rich by both of its sensors",
            responses:
                "0105=82, 0118=AF FF, 0119=B4 FF, 0106=80, 0107=80, 0108=72, 0109=6A, 0101=81 07 65 00, "
                + "03=P0152",
            urgency: .soon,
            root: ["really is rich"],
            never: ["drive on"]),
        Car(
            name: "rail of a diesel without pressure, and it runs",
            responses:
                "0151=04, 0105=82, 0123=0000, 011F=0384, 0101=81 0F 6B 00, 03=P0087",
            urgency: .soon,
            leads: ["P0087"],
            root: ["sensor"],
            never: ["drive on", "high-pressure pump"]),
        Car(
            name: "direct injection on the pump in the tank",
            responses:
                "0105=82, 0123=0032, 010C=0C80, 0101=81 07 65 00, 03=P0087",
            urgency: .soon,
            leads: ["P0087"],
            root: ["500 kPa", "high-pressure pump"],
            never: ["drive on"]),
        Car(
            name: "rail pressure right at idle",
            responses:
                "0105=82, 0123=01F4, 010C=0C80, 0101=81 07 65 00, 03=P0087",
            urgency: .soon,
            leads: ["P0087"],
            root: ["5000 kPa", "filter"],
            never: ["drive on"]),
        Car(
            name: "old car whose recirculation valve hardly opens",
            responses:
                "0105=82, 010C=1F40, 010D=46, 012C=4D, 012D=08, 0101=81 07 65 00, 03=P0401",
            urgency: .whenConvenient,
            leads: ["P0401"],
            root: ["30%", "sticks"],
            never: ["gently"]),
        Car(
            name: "old car whose recirculation is clogged",
            responses:
                "0105=82, 010C=1F40, 010D=46, 012C=4D, 012D=80, 0101=81 07 65 00, 03=P0401",
            urgency: .whenConvenient,
            leads: ["P0401"],
            root: ["soot"],
            never: ["sticks", "gently"]),
        Car(
            name: "tank with the pressure of the air, and its vent",
            responses:
                "0132=0000, 012E=66, 0105=82, 0101=81 07 65 00, 03=P0446",
            urgency: .whenConvenient,
            leads: ["P0446"],
            never: ["stuck shut", "gently"]),
        Car(
            name: "throttle that follows",
            responses:
                "0105=82, 014C=80, 0111=7A, 010C=1770, 010D=28, 0101=81 07 65 00, 03=P2101",
            urgency: .soon,
            leads: ["P2101"],
            never: ["does not move"]),
        Car(
            name: "supply that was too high at speed",
            responses:
                "0105=82, 0142=3714, 0101=81 07 65 00, 03=P0563, frame=P0563 0C=3070 0D=69 42=4394",
            urgency: .soon,
            leads: ["P0563"],
            root: ["regulator"],
            never: ["jump-started by a truck"]),
        Car(
            name: "air flow sensor that reads too little under load",
            responses:
                "0105=82, 010C=2EE0, 010D=46, 0111=E6, 010B=60, 0133=63, 0104=61, 0110=0FA0, 0106=90, 0107=98, "
                + "011F=0708, 0101=81 07 65 00, 03=P0171",
            urgency: .soon,
            leads: ["P0171"],
            root: ["air flow sensor reads too little"],
            never: ["clogged", "drive on"]),
        Car(
            name: "exhaust hot at every sensor",
            responses:
                "0151=04, 0105=82, 010C=0C80, 010D=00, 0178=03 1B58 1964 0000 0000, 0101=81 0F 6B 00, "
                + "03=P2428",
            urgency: .soon,
            leads: ["P2428"],
            never: ["neighbor"]),
        Car(
            name: "filter burned off, by its flag",
            responses:
                "0151=04, 0105=82, 010C=1D4C, 010D=50, 018B=03 03 00 0000 0000, 0101=81 0F 6B 00, 03=P2463",
            urgency: .soon,
            leads: ["P2463"],
            root: ["regeneration"],
            never: ["short trips"]),
        Car(
            name: "filter full after long trips",
            responses:
                "0151=04, 0105=82, 0130=32, 0131=0FA0, 011F=0708, 0101=81 0F 6B 00, 03=P2463",
            urgency: .soon,
            leads: ["P2463"],
            never: ["short trips no"]),
        Car(
            name: "consumption of AdBlue with an empty tank",
            responses:
                "0151=04, 0105=82, 0180=08000001, 0185=04 0000 0000 08 00000000, 0101=81 0F 6B 00, 03=P204F",
            urgency: .soon,
            leads: ["P204F"],
            root: ["3%", "fill it"],
            never: ["drive on"]),
        Car(
            name: "truck with low coolant that is not hot",
            responses:
                "uds, 1942330C1E=FF FF 02 62 6F 00 12 2F, 0105=82, 010C=0960, 010D=00, 011F=1518",
            urgency: .soon,
            leads: ["coolant"],
            root: ["SPN 111"],
            never: ["cool down, and"]),
        Car(
            name: "low coolant, and it is hot",
            responses:
                "0105=9C, 011F=0708, 0101=81 07 65 00, 03=P2560",
            urgency: .stopNow,
            leads: ["116 °C", "P2560"],
            root: ["P2560"],
            never: ["drive on"]),
        Car(
            name: "warm in frost at speed",
            responses:
                "0105=8C, 0146=14, 010D=64, 010C=2328, 0104=73, 0110=0708, 010B=46, 0133=63, 011F=0708",
            urgency: nil,
            leads: ["Drive on"],
            never: ["red"]),
        Car(
            name: "throttle half open in traffic",
            responses:
                "0105=82, 0111=73, 010C=1F40, 010D=3C, 010B=46, 0133=63, 0104=80, 011F=0384",
            urgency: nil,
            never: ["contradicts"]),
        Car(
            name: "diesel whose rail follows",
            responses:
                "0151=04, 0105=82, 010C=2710, 010D=64, 0104=D9, 0123=2648, 016D=03 2710 2648 00 0000 0000 00, "
                + "011F=0708",
            urgency: nil,
            never: ["demanded"]),
        Car(
            name: "crankshaft signal that was lost while starting",
            responses:
                "0105=82, 0142=36B0, 0101=81 07 65 00, 03=P0335, "
                + "frame=P0335 04=00 05=82 0C=0000 0D=00 42=2710",
            urgency: .soon,
            leads: ["P0335"],
            never: ["on the road,"]),
        Car(
            name: "alternator code, and it charges",
            responses:
                "0105=82, 0142=3714, 011F=0708, 0101=81 07 65 00, 03=P0622",
            urgency: .soon,
            leads: ["P0622"],
            root: ["charges now"],
            never: ["drive on"]),
        Car(
            name: "it was too hot",
            responses:
                "0105=82, 011F=0708, 0101=81 07 65 00, 03=P0217",
            urgency: .stopNow,
            leads: ["P0217"],
            root: ["90 °C", "coolant level"],
            never: ["drive on"]),
        Car(
            name: "misfire of a mixture that was lean",
            responses:
                "0105=82, 0106=80, 0107=82, 0101=81 07 65 00, 03=P0300, "
                + "frame=P0300 04=60 05=82 06=8F 07=9C 0C=1770 0D=32",
            urgency: .soon,
            leads: ["P0300"],
            root: ["+34%", "lean"],
            never: ["drive on"]),
        Car(
            name: "module of an electric car with a good supply",
            responses:
                "electric, 010D=00, 0142=3714, 03=none, 7EA 03=P0562, 7EA 0142=36B0",
            urgency: .soon,
            leads: ["P0562"],
            never: ["DC/DC converter has failed", "alternator"]),
        Car(
            name: "motorcycle that charges",
            responses:
                "vin=JYARN23E0GA001234, 011C=25, 010C=4E20, 010D=50, 0104=66, 0142=3714, 0105=82, 011F=0384, "
                + "0101=81 04 20 00, 03=P0562",
            urgency: .soon,
            leads: ["P0562"],
            never: ["belt", "drive on"]),
        Car(
            name: "gas, and it missed on gas",
            responses:
                "0151=0C, 0105=82, 0106=80, 0107=82, 0101=81 07 65 00, 03=P0302, "
                + "frame=P0302 04=99 05=82 06=82 07=82 0C=1F40 0D=46 51=0C",
            urgency: .soon,
            leads: ["P0302"],
            root: ["gas"],
            never: ["not the cause"]),
    ]
}
