import OBD

/// Cars whose status bits, frames, counts and values decide what their codes are worth.
extension HardCarsTests {
    static let evidenceCars: [Car] = [
        Car(
            name: "timing fails now, and the camshaft sensor was never tested",
            responses:
                "uds, 1942330C1E=FF FF 04 02 00 16 00 2F 02 03 40 00 50, 0105=80, 011F=0258",
            urgency: .soon,
            leads: ["P0016"],
            root: ["timing|chain|belt"],
            never: ["drive on", "P0340"]),
        Car(
            name: "injector without current, by the type of failure",
            responses:
                "uds, 1942330C1E=FF FF 04 02 02 03 13 2F 02 03 03 00 2F, 0105=82, 011F=0258",
            urgency: .soon,
            leads: ["P0203|P0303"],
            root: ["P0203", "wir|harness|connector|open|plug"],
            never: ["drive on", "P0353", "head gasket", "swap the coil"]),
        Car(
            name: "list in which nothing ever failed",
            responses:
                "uds, 1942330C1E=FF FF 04 02 03 01 00 00 02 01 71 00 40 02 04 20 00 00 02 04 42 00 50, "
                + "0105=82, 011F=0258, 0142=3714",
            urgency: nil,
            never: ["P0301", "P0171", "P0420", "P0442", "gently"]),
        Car(
            name: "the battery was changed, and everything is of the past",
            responses:
                "uds, 1942330C1E=FF FF 04 02 05 62 00 28 02 C1 21 00 28 02 C1 40 00 28 02 C1 55 00 28, "
                + "0142=3778, 0105=80, 011F=0384",
            urgency: .soon,
            leads: ["P0562|voltage|battery"],
            root: ["voltage|battery"],
            never: ["anti-lock brake module has failed", "replace the", "network itself"]),
        Car(
            name: "permanent only, and the new converter has passed its test",
            responses:
                "0101=00 07 65 00, 03=none, 07=none, 0A=P0420, 0130=0E, 0131=00D2, 0600=00000001, "
                + "0620=80000000, 0621=80 20 00 40 00 00 01 00, 0106=80, 0107=81, 0105=82, 011F=0384",
            urgency: .whenConvenient,
            leads: ["P0420"],
            never: ["converter is worn", "replace the converter", "gently", "may stop", "oxygen sensor has failed"]),
        Car(
            name: "two cylinders of one coil, by the misfire counts only",
            responses:
                "0105=82, 0101=00 07 65 00, 03=none, 07=none, 0600=00000001, 0620=00000001, "
                + "0640=00000001, 0660=00000001, 0680=00000001, 06A0=78000000, "
                + "06A2=0B 24 00 28 00 00 FF FF A2 0C 24 00 3C 00 00 FF FF, "
                + "06A3=0B 24 00 00 00 00 FF FF A3 0C 24 00 00 00 00 FF FF, "
                + "06A4=0B 24 00 00 00 00 FF FF A4 0C 24 00 01 00 00 FF FF, "
                + "06A5=0B 24 00 26 00 00 FF FF A5 0C 24 00 39 00 00 FF FF",
            urgency: .whenConvenient,
            leads: ["cylinder"],
            root: ["coil"],
            never: ["drive on:", "head gasket"]),
        Car(
            name: "the misfire has moved from cylinder 2 to cylinder 4",
            responses:
                "0101=00 07 65 65, 03=none, 07=P0304, 0A=P0302, 0130=01, 0131=0007, 0106=80, 0107=80, "
                + "0105=80, 011F=01C2",
            urgency: .soon,
            leads: ["P0304"],
            root: ["coil|plug"],
            never: ["drive on", "head gasket", "compression first"]),
        Car(
            name: "light commanded by the transmission, whose code is only pending",
            responses:
                "0101=81 07 65 00, 03=P0700, 7E9 03=none, 7E9 07=P0741, 0105=82, 011F=0384",
            urgency: .soon,
            leads: ["P0741|P0700"],
            root: ["P0741"],
            never: ["drive on", "own codes are not known", "spark plug"]),
        Car(
            name: "frame of which every byte is FF",
            responses:
                "0101=81 07 65 00, 03=P0171, frame=P0171 04=FF 05=FF 06=FF 07=FF 0C=FFFF 0D=FF 0F=FF, "
                + "0106=8A, 0107=97, 0105=82, 011F=0384",
            urgency: .soon,
            leads: ["P0171"],
            root: ["leak|unmetered|fuel"],
            never: ["drive on", "215", "255", "16,38", "1638", "under load", "at high speed"]),
        Car(
            name: "the frame belongs to a code that is gone",
            responses:
                "0101=81 07 65 00, 03=P0303, frame=P0442 04=26 05=3E 0C=0C30 0D=00 0F=3C 1F=0014, "
                + "0106=80, 0107=81, 0105=82, 011F=0384",
            urgency: .soon,
            leads: ["P0303"],
            root: ["coil|plug"],
            never: ["drive on", "cold", "22 °C"]),
        Car(
            name: "Toyota, its key is not accepted",
            responses:
                "vin=JTDBR32E720012345, 010C=03C0, 011F=0000, 010D=00, 0142=2968, 0105=3C, 010F=3C, "
                + "0146=3C, 012F=99, 010B=5F, 0133=63, 0104=00, 0110=00C8, 0101=00 07 65 00, 03=B2799",
            urgency: .soon,
            leads: ["start"],
            root: ["B2799|immobili|key"],
            never: ["drive on", "drive gently", "weak battery", "discharged", "fuel pump"]),
        Car(
            name: "cranks, and the fuel pump module is silent",
            responses:
                "010C=03E8, 011F=0000, 010D=00, 0142=2904, 0105=37, 010F=37, 0146=37, 012F=B2, 010B=5F, "
                + "0133=63, 0104=00, 0110=00C8, 010A=00, 0101=81 07 65 00, 03=U0109, 7E9 03=U0109",
            urgency: .soon,
            leads: ["start"],
            root: ["U0109", "fuse|supply|ground|connector|wir"],
            never: ["drive on", "weak battery", "discharged", "injector", "tank is empty"]),
        Car(
            name: "rests at 12.5 V, and fell to 5.2 V at the start",
            responses:
                "010C=0000, 011F=0000, 010D=00, 0104=00, 0110=0000, 010B=63, 0133=63, 0142=30D4, "
                + "0105=3A, 010F=3A, 0101=81 07 65 00, 03=P0562, 7E9 03=U0100, "
                + "frame=P0562 04=00 05=39 0C=0118 0D=00 42=1450",
            urgency: .soon,
            leads: ["P0562|battery"],
            root: ["5.2 V", "battery|terminal"],
            never: ["drive on", "replace the alternator", "crankshaft sensor"]),
        Car(
            name: "diesel ran dry, and is refueled now",
            responses:
                "0151=04, 010C=03E8, 011F=0000, 010D=00, 0142=28A0, 0105=3E, 010F=3E, 0146=3E, 012F=CC, "
                + "010B=5F, 0133=63, 0104=00, 0110=00C8, 0123=00FA, 0101=81 0F 6B 00, 03=P0087, "
                + "frame=P0087 04=80 05=7E 0C=1C20 0D=3C 2F=00 23=0384",
            urgency: .soon,
            leads: ["P0087|start"],
            root: ["bleed|prime|air in|0%|empty|air"],
            never: ["drive on", "replace the high-pressure pump", "battery is weak", "refuel it"]),
        Car(
            name: "diesel does not start after its timing belt was replaced",
            responses:
                "0151=04, 010C=0410, 011F=0000, 010D=00, 0142=2904, 0105=3C, 010F=3C, 0146=3C, 012F=99, "
                + "010B=5F, 0133=63, 0104=00, 0110=00C8, 0123=0DAC, 0130=00, 0131=0000, 0101=82 0F 6B 6B, "
                + "03=P0016 P0341",
            urgency: .soon,
            leads: ["P0016|start"],
            root: ["belt|timing|chain|tooth"],
            never: ["drive on", "tank", "battery is weak", "rail pressure is too low", "high-pressure pump"]),
        Car(
            name: "injector circuit, back within a kilometre",
            responses:
                "0101=82 07 65 65, 03=P0201 P0301, 0130=00, 0131=0001, 014E=0003, 0105=6E, 010F=46, "
                + "011F=00B4, 0106=80, 0107=80",
            urgency: .soon,
            leads: ["P0201|P0301"],
            root: ["P0201", "connector|wir|circuit|plug"],
            never: ["drive on", "clear the codes and", "coil first", "head gasket"]),
        Car(
            name: "diesel, new injectors whose codes were not entered",
            responses:
                "0151=04, 0130=00, 0131=0005, 0101=82 0F 6B 6B, 03=P268A P0263, 0123=0C80, 0105=7C, "
                + "011F=0258",
            urgency: .soon,
            leads: ["P268A|P0263"],
            root: ["P268A", "calibrat|learn|program|coded|coding"],
            never: ["drive on", "replace the injector", "high-pressure pump"]),
        Car(
            name: "was jump-started, and does not charge now",
            responses:
                "0142=2F44, 011F=012C, 010C=0E10, 0105=64, 010F=3C, 0101=81 07 65 00, 03=P0562, "
                + "7E9 03=U0100, 7EB 03=U0100 U0121, frame=P0562 04=00 05=3A 0C=00F0 0D=00 42=17D4",
            urgency: .soon,
            leads: ["12.1 V|not charg"],
            root: ["alternator|belt|fuse|charg"],
            never: ["drive on", "clear the codes", "starter first"]),
        Car(
            name: "after an accident: airbags, and no fuel pressure while it cranks",
            responses:
                "010C=0398, 011F=0000, 010D=00, 0142=28A0, 0105=3C, 010F=3C, 0146=3C, 012F=BF, 010B=5F, "
                + "0133=63, 0104=00, 0110=00C8, 010A=00, 0101=00 07 65 00, 03=none, 7EA 03=B0001 B0020",
            urgency: .soon,
            leads: ["airbag|start"],
            never: ["drive on", "drive gently", "weak battery", "tank is empty"]),
        Car(
            name: "electric car after an accident: isolation before the airbags",
            responses:
                "electric, 010D=00, 0142=3138, 015B=99, 03=P0AA6, 7EA 03=B0001 B0028",
            urgency: .stopNow,
            leads: ["P0AA6|isolation|orange|high-voltage|high voltage"],
            never: ["drive on", "drive gently", "alternator"]),
    ]

    static let otherEvidenceCars: [Car] = [
        Car(
            name: "truck, its AdBlue tank is full of the wrong fluid, and the power is limited",
            responses:
                "uds, 1942330C1E=FF FF 02 62 BC 0D 01 2F 62 0C 11 12 2F 62 21 06 1F 2F, 0180=08000001, "
                + "0185=04 0000 0000 F2 00000000, 0105=7D, 0146=3A, 011F=0E10",
            urgency: .soon,
            leads: ["AdBlue|SPN 3516|fluid|DEF"],
            root: ["SPN 3516"],
            never: ["drive on", "fill it up", "replace the catalyst", "NOx sensor first"]),
        Car(
            name: "truck, AdBlue tank overheated by its heater valve",
            responses:
                "uds, 1942330C1E=FF FF 02 62 D7 0B 10 2F 62 23 0D 07 2F, 0146=40, 0105=80, 011F=1518",
            urgency: .soon,
            leads: ["SPN 3031|SPN 3363|AdBlue|DEF"],
            root: ["SPN 3363", "heater|valve|stick|stuck"],
            never: ["drive on", "frozen", "fill it", "frost"]),
        Car(
            name: "truck, AdBlue was refilled, and all its codes are of the past",
            responses:
                "uds, 1942330C1E=FF FF 02 62 E1 06 01 28 62 7E 14 00 28 62 21 06 1F 28, 0180=08000001, "
                + "0185=04 0000 0000 E6 00000000, 0105=7C, 011F=0708",
            urgency: .soon,
            leads: ["not present|earlier|past|AdBlue|SPN"],
            never: ["fill it up", "stop as soon", "not start again"]),
        Car(
            name: "truck, transmission pressure low behind its filter",
            responses:
                "uds, 1942330C1E=FF FF 02 62 7F 00 12 2F 62 7E 00 10 2F, 0105=7E, 011F=1518",
            urgency: .soon,
            leads: ["transmission"],
            root: ["SPN 126", "filter"],
            never: ["drive on", "engine oil", "replace the transmission", "overhaul"]),
        Car(
            name: "truck, turbocharger is slow, and the exhaust has no pressure before it",
            responses:
                "uds, 1942330C1E=FF FF 02 22 67 00 12 2F 22 66 00 12 2F 22 B9 04 12 2F, 010C=1770, "
                + "010D=46, 0104=D9, 0105=80, 011F=0E10",
            urgency: .soon,
            leads: ["SPN 102|SPN 103|SPN 1209|boost|turbo"],
            root: ["SPN 1209", "exhaust"],
            never: ["drive on", "replace the turbocharger", "air filter first"]),
        Car(
            name: "truck of 24 V cranks at 90 rpm with 15.8 V",
            responses:
                "uds, 1942330C1E=FF FF 02 62 A8 00 12 2F, 010C=0168, 011F=0000, 010D=00, 0142=3DB8, "
                + "0105=2A, 010F=29, 0146=29, 012F=B2, 0104=00, 0110=0000, 010B=63, 0133=63",
            urgency: .soon,
            leads: ["15.8 V|start|SPN 168|batter"],
            root: ["batter|terminal|connection"],
            never: ["drive on", "overcharg", "regulator", "fuel filter", "too high"]),
        Car(
            name: "hybrid truck, its blocks differ too much",
            responses:
                "0105=82, vin=1GNFC13558R123456, 015B=8C, 010C=0000, 010D=00, 0104=00, 0110=0000, "
                + "010B=63, 0142=36B0, 0101=81 07 65 00, 03=P0BBD",
            urgency: .soon,
            leads: ["P0BBD"],
            root: ["cell|block|module|bus bar|busbar|connection|connect"],
            never: ["drive on", "alternator", "12 V battery is discharged"]),
        Car(
            name: "electric car, inverter too hot, and its pump does not turn",
            responses:
                "electric, 010D=00, 0142=36B0, 0146=49, 015B=9E, 03=P0A3C P0C73",
            urgency: .stopNow,
            leads: ["P0A3C|P0C73|inverter"],
            root: ["P0C73", "pump"],
            never: ["drive on", "alternator", "replace the inverter"]),
        Car(
            name: "electric car, motor too hot, by a sensor with a circuit fault",
            responses:
                "electric, 010D=00, 0142=36B0, 0146=30, 015B=B5, 03=P0A2F P0A2C",
            urgency: .stopNow,
            leads: ["P0A2F|P0A2C|motor"],
            root: ["P0A2C", "sensor"],
            never: ["drive on", "alternator", "replace the motor"]),
        Car(
            name: "interlock was open on an earlier day",
            responses:
                "0105=82, uds, 1942330C1E=FF FF 04 82 0A 0A 00 28, 015B=99, 010C=0000, 010D=00, "
                + "0142=3778",
            urgency: .soon,
            leads: ["P0A0A"],
            root: ["interlock|connector|plug|loose"],
            never: ["drive on", "alternator"]),
        Car(
            name: "no speed with 3200 rpm and 70 % load, by its frame",
            responses:
                "0101=81 07 65 00, 03=P0500, frame=P0500 04=B2 05=82 0C=3200 0D=00 11=6B 1F=0384, "
                + "0105=82, 011F=0384",
            urgency: .soon,
            leads: ["P0500"],
            root: ["0 km/h|no speed|speed sensor|wheel speed|speed signal"],
            never: ["drive on", "idle speed", "misfire"]),
        Car(
            name: "135 °C two seconds after a cold start, says the frame",
            responses:
                "0101=81 07 65 00, 03=P0217, frame=P0217 04=40 05=AF 0C=1388 0D=00 0F=31 1F=0002 46=30, "
                + "0105=81, 010F=40, 0146=32, 011F=04B0",
            urgency: .stopNow,
            leads: ["P0217"],
            root: ["sensor|cannot|implaus|contradict|plug|wir"],
            never: ["drive on", "thermostat first", "replace the head gasket", "fan first"]),
        Car(
            name: "15 V in deep frost",
            responses:
                "0142=3A98, 0105=1D, 010F=14, 0146=13, 011F=002D, 010C=1388, 0103=01 00, 0104=59, "
                + "0101=00 07 65 00, 03=none, 07=none",
            urgency: nil,
            never: ["overcharg", "regulator", "thermostat", "gently", "fast idle"]),
        Car(
            name: "106 °C at a standstill on a hot day",
            responses:
                "0105=92, 0146=4C, 010F=5F, 010C=0BE0, 010D=00, 011F=0708, 0101=00 07 65 00, 03=none, "
                + "07=none",
            urgency: nil,
            never: ["let it cool", "gently", "head gasket", "may stop"]),
        Car(
            name: "lean after the converter only",
            responses:
                "0101=81 07 65 00, 03=P2096, 0106=81, 0107=83, 0115=10 FF, 0105=82, 011F=0384",
            urgency: .whenConvenient,
            leads: ["P2096"],
            root: ["exhaust leak|leak|rear"],
            never: ["fuel pump", "replace the converter", "head gasket", "may stop"]),
        Car(
            name: "diesel, no boost because its filter is blocked",
            responses:
                "0151=04, 010C=2580, 010D=5A, 0104=F2, 0110=157C, 010B=82, 0133=63, 0105=82, 011F=0960, "
                + "0170=03 1900 1040 0000 0000 00, 017A=01 0AF0 0000 0000, 0101=81 0F 6B 00, 03=P0299",
            urgency: .soon,
            leads: ["P0299"],
            root: ["28 kPa|filter"],
            never: ["drive on", "replace the turbocharger"]),
        Car(
            name: "diesel, recirculation valve without a circuit, and no flow",
            responses:
                "0151=04, 0169=07 66 00 00 00 00 00, 010C=1C20, 010D=46, 0104=59, 0110=0D48, 010B=6E, "
                + "0133=63, 0105=80, 011F=0708, 0101=82 0F 6B 00, 03=P0401 P0403",
            urgency: .whenConvenient,
            leads: ["P0403|P0401"],
            root: ["P0403", "circuit|connector|wir|plug"],
            never: ["clogged with soot", "cooler first", "may stop", "replace the valve"]),
        Car(
            name: "transmission slips, and its pressure is low",
            responses:
                "0101=81 07 65 00, 03=P0700, 7E9 03=P0894 P0868, 0105=80, 011F=0708",
            urgency: .soon,
            leads: ["P0894|P0868"],
            root: ["fluid|P0868"],
            never: ["drive on", "replace the transmission", "spark plug"]),
        Car(
            name: "shift solenoid hangs, and two gears have a wrong ratio",
            responses:
                "0101=81 07 65 00, 03=P0700, 7E9 03=P0732 P0733 P0751, 0105=80, 011F=0708",
            urgency: .soon,
            leads: ["P0751|P0732"],
            root: ["P0751"],
            never: ["drive on", "replace the transmission", "clutches are worn"]),
        Car(
            name: "transmission fluid too hot while towing uphill, by the frame",
            responses:
                "0101=81 07 65 00, 03=P0700, 7E9 03=P0218, "
                + "frame=P0700 04=F0 05=90 0C=28A0 0D=16 0F=5C 1F=0A8C 46=4E, 0105=83, 0146=4C, 011F=0384",
            urgency: .stopNow,
            leads: ["P0218"],
            root: ["load|22 km/h|slow|tow|trailer|fluid|cooler"],
            never: ["drive on", "thermostat", "sensor first"]),
    ]
}
