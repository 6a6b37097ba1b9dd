import OBD

/// Siblings of cars in which a value, a frame or what fails together decides.
extension HardCarsTests {
    static let evidenceSiblings: [Car] = [
        Car(
            name: "chain of the second bank",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0009",
            urgency: .soon,
            leads: ["P0009"],
            root: ["chain"],
            never: ["drive on"]),
        Car(
            name: "full throttle and full pressure",
            responses:
                "010C=4650, 010D=78, 0111=D9, 010B=60, 0133=63, 0104=E0, 0110=2710, 0105=82, 0106=80, "
                + "0107=80, 0101=81 07 65 00, 03=P0101",
            urgency: .soon,
            leads: ["P0101"],
            never: ["does not get in", "drive on"]),
        Car(
            name: "throttle of a diesel that stays shut",
            responses:
                "0151=04, 010C=1F40, 010D=3C, 0104=8C, 0110=08FC, 010B=46, 0133=63, 0105=82, "
                + "0101=82 0F 6B 00, 03=P0299 P2101",
            urgency: .soon,
            root: ["P2101", "flap"],
            never: ["turbocharger first"]),
        Car(
            name: "recirculation and its sensor, too much",
            responses:
                "vin=1FMDU34X7VUA12345, 0105=82, 0101=82 07 65 00, 03=P0402 P1400",
            urgency: .soon,
            root: ["P1400"]),
        Car(
            name: "two battery temperatures",
            responses:
                "electric, 010D=00, 015B=99, 0142=36B0, 0101=82 07 65 00, 03=P0A9E P0AC8",
            urgency: .soon,
            leads: ["P0A9E|P0AC8"],
            root: ["connector", "orange"]),
        Car(
            name: "coil of cylinder 3 and random misfire",
            responses:
                "0105=82, 0101=82 07 65 00, 03=P0300 P0353",
            urgency: .soon,
            leads: ["P0300"],
            root: ["P0353", "connector"]),
        Car(
            name: "injector and random misfire",
            responses:
                "0105=82, 0101=82 07 65 00, 03=P0300 P0202",
            urgency: .soon,
            root: ["P0202", "connector"]),
        Car(
            name: "coils and injectors of a V6 now",
            responses:
                "0105=82, 0101=86 07 65 00, 03=P0351 P0352 P0353 P0201 P0202 P0203",
            urgency: .soon,
            root: ["main relay", "P0351"],
            never: ["drive on"]),
        Car(
            name: "VIN that does not fit",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0630",
            urgency: .whenConvenient,
            root: ["coded|program"]),
        Car(
            name: "vanes without a code",
            responses:
                "0151=04, 010C=1F40, 010D=50, 0104=80, 0105=82, 011F=0708, 0171=03 33 CC 00 00 00, "
                + "0101=00 0F 6B 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["80%"],
            root: ["vane"],
            never: ["drive on"]),
        Car(
            name: "wastegate without a code",
            responses:
                "010C=1F40, 010D=50, 0105=82, 011F=0708, 0172=03 1A B3 00 00, 0101=00 07 65 00, 03=none, "
                + "07=none",
            urgency: .soon,
            leads: ["wastegate"],
            root: ["wastegate"],
            never: ["drive on"]),
        Car(
            name: "vanes that nearly follow",
            responses:
                "0151=04, 010C=1F40, 010D=50, 0104=80, 0105=82, 011F=0708, 0171=03 66 80 00 00 00, "
                + "0101=00 0F 6B 00, 03=none, 07=none",
            urgency: nil),
        Car(
            name: "boost that lags",
            responses:
                "0151=04, 010C=1F40, 010D=50, 0104=80, 0105=82, 011F=0708, "
                + "0170=03 12C0 1000 00 00 00 00 00, 0101=00 0F 6B 00, 03=none, 07=none",
            urgency: nil),
        Car(
            name: "boost that is missing, without a code",
            responses:
                "0151=04, 010C=2710, 010D=64, 0104=E6, 0105=82, 011F=0708, "
                + "0170=03 1900 1040 00 00 00 00 00, 0101=00 0F 6B 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["boost"],
            root: ["hose"],
            never: ["drive on"]),
        Car(
            name: "oil at 90 °C in a cold engine",
            responses:
                "010C=0000, 011F=0000, 010D=00, 010B=63, 0133=63, 0142=3138, 0105=2D, 010F=2C, 0146=2C, "
                + "015C=82, 0101=00 07 65 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["90"],
            root: ["oil temperature"],
            never: ["drive on"]),
        Car(
            name: "an exhaust sensor at 210 °C in a cold engine",
            responses:
                "0151=04, 010C=0000, 011F=0000, 010D=00, 010B=63, 0133=63, 0142=3138, 0105=2D, 010F=2C, "
                + "0146=2C, 0178=03 09C4 019A 0000 0000, 0101=00 0F 6B 00, 03=none, 07=none",
            urgency: .soon,
            root: ["exhaust gas temperature"],
            never: ["drive on"]),
        Car(
            name: "an engine stopped an hour ago",
            responses:
                "010C=0000, 011F=0000, 010D=00, 010B=63, 0133=63, 0142=3138, 0105=58, 010F=46, 0146=36, "
                + "015C=60, 0101=00 07 65 00, 03=none, 07=none",
            urgency: nil),
        Car(
            name: "air sensor of a car that stood in frost",
            responses:
                "010C=0000, 011F=0000, 010D=00, 010B=63, 0133=63, 0142=3138, 0105=1E, 0146=1E, 010F=4B, "
                + "0101=00 07 65 00, 03=none, 07=none",
            urgency: .whenConvenient,
            leads: ["35"],
            root: ["intake air"]),
        Car(
            name: "barometric pressure of a mountain at sea level",
            responses:
                "010C=0000, 011F=0000, 010D=00, 010B=64, 0133=37, 0142=3138, 0105=32, 010F=32, "
                + "0101=00 07 65 00, 03=none, 07=none",
            urgency: .soon,
            leads: ["55"],
            root: ["sensor of the barometric"]),
        Car(
            name: "missing boost in the frame",
            responses:
                "0151=04, 0105=82, 0101=81 0F 6B 00, 03=P2263, "
                + "frame=P2263 04=E6 05=82 0C=2710 0D=64 70=03190010400000000000",
            urgency: .soon,
            leads: ["P2263"],
            root: ["when it was set", "hose"]),
        Car(
            name: "rail that was too low in the frame",
            responses:
                "0151=04, 0105=82, 0101=81 0F 6B 00, 03=P0191, "
                + "frame=P0191 04=E6 05=82 0C=2710 0D=64 6D=0327101518000000000000",
            urgency: .soon,
            root: ["when it was set", "filter"]),
        Car(
            name: "truck, coolant sensor open",
            responses:
                "uds, 0105=00, 010F=46, 1942330C1E=FF FF 02 22 6E 00 03 2F",
            urgency: .soon,
            root: ["open circuit", "-40"]),
        Car(
            name: "truck, coolant sensor right now",
            responses:
                "uds, 0105=7B, 1942330C1E=FF FF 02 22 6E 00 04 2F",
            urgency: .soon,
            root: ["plausible", "connector"]),
        Car(
            name: "truck, oil temperature shorted",
            responses:
                "uds, 0105=7B, 015C=D2, 1942330C1E=FF FF 02 22 AF 00 04 2F",
            urgency: .stopNow,
            root: ["short circuit"]),
        Car(
            name: "truck, boost sensor right at idle",
            responses:
                "0105=82, uds, 010C=0A28, 010D=00, 0170=03 0CC0 0CC0 00 00 00 00 00, 010B=65, 0133=63, "
                + "1942330C1E=FF FF 02 22 66 00 03 2F",
            urgency: .soon,
            root: ["plausible"]),
        Car(
            name: "truck, outside temperature open",
            responses:
                "uds, 0105=7B, 0146=00, 1942330C1E=FF FF 02 22 AB 00 03 2F",
            urgency: .soon,
            root: ["open circuit"]),
    ]

    static let otherEvidenceSiblings: [Car] = [
        Car(
            name: "rail sensor right at idle",
            responses:
                "0151=04, 0123=0BB8, 0105=82, 0101=81 0F 6B 00, 03=P0193",
            urgency: .soon,
            leads: ["P0193"],
            root: ["plausible"]),
        Car(
            name: "throttle tracks, and which one",
            responses:
                "0111=00, 0147=32, 0105=82, 0101=81 07 65 00, 03=P2135",
            urgency: .soon,
            leads: ["P2135"],
            root: ["throttle position", "P2135"]),
        Car(
            name: "pedal tracks, and which one",
            responses:
                "0149=FF, 014A=14, 0105=82, 0101=81 07 65 00, 03=P2138",
            urgency: .soon,
            root: ["pedal position D", "5 V"]),
        Car(
            name: "coolant sensor that comes and goes",
            responses:
                "0105=7B, 0101=81 07 65 00, 03=P0119",
            urgency: .soon,
            root: ["comes and goes"]),
        Car(
            name: "fuel temperature open",
            responses:
                "0151=04, 016D=07 0BB8 0BB8 00 0000 0000 00, 0105=82, 0101=81 0F 6B 00, 03=P0183",
            urgency: .whenConvenient,
            root: ["open circuit"]),
        Car(
            name: "hot when it misfired",
            responses:
                "0105=82, 011F=0708, 0101=81 07 65 00, 03=P0300, frame=P0300 04=60 05=9F 0C=1770 0D=32",
            urgency: .soon,
            leads: ["P0300"],
            root: ["119", "head gasket"]),
        Car(
            name: "rich when it misfired",
            responses:
                "0105=82, 0106=80, 0107=80, 0101=81 07 65 00, 03=P0300, "
                + "frame=P0300 04=60 05=82 06=70 07=62 0C=1770 0D=32",
            urgency: .soon,
            leads: ["P0300"],
            root: ["-36%", "purge|injector"]),
        Car(
            name: "rail empty when it misfired",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0300, frame=P0300 04=B0 05=82 0C=1F40 0D=50 23=0050",
            urgency: .soon,
            root: ["filter|pump", "800 kPa"]),
        Car(
            name: "revved when it misfired",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0301, frame=P0301 04=E0 05=82 0C=6A40 0D=50",
            urgency: .soon,
            root: ["6800 rpm", "limiter"]),
        Car(
            name: "belt torn, no code",
            responses:
                "010C=0708, 011F=0000, 010D=00, 0142=2968, 0105=46, 010F=46, 010B=63, 0133=63, "
                + "0101=00 07 65 00, 03=none, 07=none",
            urgency: nil,
            never: ["drive on"]),
        Car(
            name: "nothing is reduced, dosing not known",
            responses:
                "0151=04, 010C=1F40, 010D=50, 0183=03 01 C2 01 AE 00 00 00 00, 0105=82, "
                + "0101=81 0F 6B 00, 03=P20EE",
            urgency: .soon,
            root: ["430", "450"]),
        Car(
            name: "reduced now",
            responses:
                "0151=04, 010C=1F40, 010D=50, 0183=03 01 C2 00 20 00 00 00 00, 0105=82, "
                + "0101=81 0F 6B 00, 03=P20EE",
            urgency: .soon,
            root: ["32 ppm"],
            never: ["catalyst is worn"]),
        Car(
            name: "filter full by its pressure at idle",
            responses:
                "0151=04, 010C=0C80, 010D=00, 017A=01 01F4 0000 0000, 0105=82, 0101=81 0F 6B 00, "
                + "03=P2463",
            urgency: .soon,
            root: ["5 kPa", "really full"]),
        Car(
            name: "filter not full at idle",
            responses:
                "0151=04, 010C=0C80, 010D=00, 017A=01 0032 0000 0000, 0105=82, 0101=81 0F 6B 00, "
                + "03=P2463",
            urgency: .soon,
            root: ["0.5 kPa", "hose|sensor"]),
        Car(
            name: "output speed lost on the road",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0720, frame=P0720 04=B2 05=82 0C=3200 0D=00",
            urgency: .soon,
            root: ["standstill", "output"]),
        Car(
            name: "misfire moved to 3",
            responses:
                "0105=82, 0130=02, 0131=0014, 0101=81 07 65 65, 03=P0303, 0A=P0301",
            urgency: .soon,
            leads: ["P0303"],
            root: ["swapped", "P0301"]),
        Car(
            name: "counts of 2 and 3",
            responses:
                "0105=82, 0101=00 07 65 00, 03=none, 07=none, 0600=00000001, 0620=00000001, "
                + "0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000, "
                + "06A2=0B 24 00 00 00 00 FF FF, 06A3=0B 24 00 3C 00 00 FF FF, "
                + "06A4=0B 24 00 44 00 00 FF FF, 06A5=0B 24 00 01 00 00 FF FF",
            urgency: .whenConvenient,
            root: ["2 and 3", "coil"]),
        Car(
            name: "heat in the frame of a hot restart",
            responses:
                "0105=82, 0101=81 07 65 00, 03=P0217, frame=P0217 05=A2 0C=0BB8 0D=00 0F=5F 1F=0014",
            urgency: .stopNow,
            root: ["fan|level"],
            never: ["no engine"]),
        Car(
            name: "circuits of a recirculation valve, gasoline",
            responses:
                "012C=4D, 012D=00, 0105=82, 0101=82 07 65 00, 03=P0401 P0403",
            urgency: .whenConvenient,
            root: ["P0403", "connector"]),
        Car(
            name: "idle right now",
            responses:
                "010C=0BB8, 0105=82, 011F=0708, 0101=81 07 65 00, 03=P0506",
            urgency: .soon,
            root: ["750 rpm", "throttle"]),
        Car(
            name: "thermostat code alone, hybrid standing",
            responses:
                "vin=JTDKN3DU5A0123456, 015B=8C, 010C=0000, 010D=32, 0105=55, 010B=63, 0142=38A4, "
                + "0101=81 07 65 00, 03=P0128",
            urgency: .whenConvenient,
            root: ["thermostat"]),
        Car(
            name: "truck transmission filter alone",
            responses:
                "0105=82, uds, 1942330C1E=FF FF 02 62 7E 00 10 2F",
            urgency: .soon,
            root: ["filter"]),
        Car(
            name: "truck quality and derate",
            responses:
                "uds, 1942330C1E=FF FF 02 62 BC 0D 12 2F 62 21 06 1F 2F, 0105=7D",
            urgency: .soon,
            root: ["SPN 3516", "refractometer"]),
        Car(
            name: "truck rail right at idle",
            responses:
                "0105=82, uds, 010C=0960, 010D=00, 0123=0DAC, 1942330C1E=FF FF 02 22 9D 00 12 2F",
            urgency: .soon,
            root: ["SPN 157"]),
    ]
}
