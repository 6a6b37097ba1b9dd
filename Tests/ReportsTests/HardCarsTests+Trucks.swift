import OBD

/// Trucks and buses, by codes of SAE J1939 and values beside them.
extension HardCarsTests {
    static let truckCars: [Car] = [
        Car(
            name: "truck, water in the fuel, and the rail is low",
            responses:
                "uds, 1942330C1E=FF FF 02 82 61 00 10 2F 82 9D 00 12 2F",
            urgency: .stopNow, leads: ["water"],
            root: ["SPN 97", "water"],
            never: ["drive on", "high-pressure pump is"]),
        Car(
            name: "truck, filter outlet far too hot, doser does not close",
            responses:
                "uds, 1942330C1E=FF FF 02 82 AE 0C 00 2F 62 E4 0D 07 2F",
            urgency: .stopNow, leads: ["SPN 3246"],
            root: ["SPN 3556", "fuel"],
            never: ["drive on", "regeneration by"]),
        Car(
            name: "truck, blow-by and one cylinder that misses",
            responses:
                "uds, 1942330C1E=FF FF 02 82 65 00 00 2F 62 2E 05 1F 2F",
            urgency: .stopNow, leads: ["SPN 101"],
            root: ["SPN 1326", "piston"],
            never: ["drive on", "injector first"]),
        Car(
            name: "truck, no dosing because a temperature is missing",
            responses:
                "uds, 1942330C1E=FF FF 02 62 08 11 04 2F 62 EB 10 12 2F 62 7E 14 0F 2F",
            urgency: .soon, leads: ["AdBlue"],
            root: ["SPN 4360", "sensor"],
            never: ["drive on", "fill it", "crystals"]),
        Car(
            name: "truck, air filter clogged, no boost, soot",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6B 00 10 2F 22 66 00 12 2F 22 87 0E 10 2F",
            urgency: .soon, leads: ["SPN 3719"],
            root: ["SPN 107", "air filter"],
            never: ["drive on", "ash load", "turbocharger is worn"]),
        Car(
            name: "truck, turbocharger overspeeds because the boost escapes",
            responses:
                "uds, 1942330C1E=FF FF 02 62 67 00 10 2F 62 66 00 12 2F",
            urgency: .soon, leads: ["SPN 103"],
            root: ["leak", "SPN 102"],
            never: ["drive on", "replace the turbocharger"]),
        Car(
            name: "truck, both tracks of the accelerator pedal low",
            responses:
                "uds, 1942330C1E=FF FF 02 62 5B 00 04 2F 62 3F 0A 04 2F",
            urgency: .soon, leads: ["accelerator"],
            root: ["connector"],
            never: ["drive on", "both pedals"]),
        Car(
            name: "truck, diesel in the oil",
            responses:
                "uds, 1942330C1E=FF FF 02 42 62 00 10 2F 82 64 00 12 2F 22 C7 14 1F 2F",
            urgency: .stopNow, leads: ["oil"],
            root: ["fuel", "SPN 5319"],
            never: ["drive on", "fill up the oil", "sensor first"]),
        Car(
            name: "truck, main relay and data bus",
            responses:
                "uds, 1942330C1E=FF FF 02 22 CD 05 07 2F 22 7F 02 09 2F",
            urgency: .soon,
            root: ["relay"]),
        Car(
            name: "truck, fuel level is not known",
            responses:
                "uds, 1942330C1E=FF FF 02 22 60 00 03 2F 22 5E 00 12 2F",
            urgency: .soon,
            root: ["SPN 96", "fuel in the tank"]),
        Car(
            name: "truck, tank nearly empty by its value",
            responses:
                "uds, 1942330C1E=FF FF 02 22 5E 00 12 2F, 012F=05",
            urgency: .soon,
            root: ["2%"]),
        Car(
            name: "truck, negative pressure at the filter",
            responses:
                "uds, 1942330C1E=FF FF 02 22 B3 0C 02 2F, 010C=2710, 010D=50, 017A=01 FF06 00 00 00 00",
            urgency: .soon,
            root: ["hoses"]),
        Car(
            name: "truck, nothing is dosed by its values",
            responses:
                "uds, 1942330C1E=FF FF 02 22 0C 11 12 2F, 010C=1D4C, 0180=08000001, 0185=07 00 00 0064 99 00 "
                + "00 00 00",
            urgency: .soon,
            root: ["L/h"]),
        Car(
            name: "truck, too little boost",
            responses:
                "uds, 1942330C1E=FF FF 02 22 66 00 12 2F, 010C=2AF8, 0170=03 1B80 12C0 00 00 00 00 00",
            urgency: .soon,
            root: ["charge air"]),
        Car(
            name: "truck, water in the fuel and a misfire",
            responses:
                "uds, 1942330C1E=FF FF 02 22 61 00 10 2F 22 2B 05 1F 2F",
            urgency: .soon,
            root: ["SPN 97"]),
        Car(
            name: "truck, water in the fuel, pending",
            responses:
                "uds, 1942330C1E=FF FF 02 22 61 00 10 04",
            urgency: .soon,
            root: ["separator"]),
        Car(
            name: "truck, much water in the fuel and an injector",
            responses:
                "uds, 1942330C1E=FF FF 02 22 61 00 00 2F 22 8B 02 07 2F",
            urgency: .stopNow,
            root: ["separator"]),
        Car(
            name: "truck, filter outlet too hot by an injector",
            responses:
                "uds, 1942330C1E=FF FF 02 22 AE 0C 00 2F 22 8D 02 07 2F",
            urgency: .stopNow,
            root: ["injector"]),
        Car(
            name: "truck, filter outlet too hot",
            responses:
                "uds, 1942330C1E=FF FF 02 22 AE 0C 00 2F",
            urgency: .stopNow,
            root: ["fuel or oil"]),
        Car(
            name: "truck, filter inlet too hot, and soot",
            responses:
                "uds, 1942330C1E=FF FF 02 22 AA 0C 00 2F 22 87 0E 10 2F",
            urgency: .stopNow,
            root: ["filter"]),
        Car(
            name: "truck, crankcase pressure",
            responses:
                "uds, 1942330C1E=FF FF 02 22 65 00 10 2F",
            urgency: .soon,
            root: ["breather"]),
        Car(
            name: "truck, temperature after the SCR catalyst",
            responses:
                "uds, 1942330C1E=FF FF 02 22 0B 11 03 2F 22 0C 11 12 2F",
            urgency: .soon,
            root: ["SPN 4363"]),
        Car(
            name: "truck, temperature before the SCR catalyst, and no prime",
            responses:
                "uds, 1942330C1E=FF FF 02 22 08 11 04 2F 22 10 15 1F 2F",
            urgency: .soon,
            root: ["SPN 4360"]),
        Car(
            name: "truck, air filter limits the power",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6B 00 10 2F 22 21 06 1F 2F",
            urgency: .soon,
            root: ["air filter"]),
        Car(
            name: "truck, air filter, least severe",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6B 00 0F 2F",
            urgency: .whenConvenient,
            root: ["air filter"]),
        Car(
            name: "truck, air filter and turbocharger speed",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6B 00 10 2F 22 67 00 10 2F 22 66 00 12 2F",
            urgency: .soon,
            root: ["air filter"]),
        Car(
            name: "truck, turbocharger far too fast",
            responses:
                "uds, 1942330C1E=FF FF 02 22 67 00 00 2F 22 66 00 12 2F",
            urgency: .stopNow,
            root: ["hoses"]),
        Car(
            name: "truck, both tracks of the pedal high",
            responses:
                "uds, 1942330C1E=FF FF 02 22 5B 00 03 2F 22 3F 0A 03 2F",
            urgency: .soon,
            root: ["connector"]),
        Car(
            name: "truck, both sensors of the pedal",
            responses:
                "uds, 1942330C1E=FF FF 02 22 5B 00 04 2F 22 1D 00 04 2F",
            urgency: .soon,
            root: ["connector"]),
        Car(
            name: "truck, one track of the pedal",
            responses:
                "uds, 1942330C1E=FF FF 02 22 5B 00 03 2F",
            urgency: .soon,
            root: ["connector"]),
        Car(
            name: "truck, pedal and its 5 V supply",
            responses:
                "uds, 1942330C1E=FF FF 02 22 5B 00 04 2F 22 3F 0A 04 2F 22 B5 0D 04 2F",
            urgency: .soon,
            root: ["5 V"]),
        Car(
            name: "truck, oil thinned by fuel",
            responses:
                "uds, 1942330C1E=FF FF 02 22 62 00 00 2F 22 64 00 01 2F",
            urgency: .stopNow,
            root: ["fuel"]),
        Car(
            name: "truck, more oil, and regenerations that do not end",
            responses:
                "uds, 1942330C1E=FF FF 02 22 62 00 10 2F 22 C7 14 1F 2F",
            urgency: .soon,
            root: ["fuel"]),
        Car(
            name: "truck, more oil than was filled in",
            responses:
                "uds, 1942330C1E=FF FF 02 22 62 00 10 2F",
            urgency: .soon,
            root: ["dipstick"]),
        Car(
            name: "truck, hot and not charging",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6E 00 00 2F 22 A7 00 01 2F",
            urgency: .stopNow,
            root: ["belt"]),
        Car(
            name: "truck, warm and low voltage",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6E 00 10 2F 22 A8 00 12 2F",
            urgency: .soon,
            root: ["belt"]),
        Car(
            name: "truck, EGR cooler and coolant level",
            responses:
                "uds, 1942330C1E=FF FF 02 22 90 12 12 2F 22 6F 00 12 2F",
            urgency: .soon,
            root: ["cooler"]),
        Car(
            name: "truck, turbocharger actuator, boost and soot",
            responses:
                "uds, 1942330C1E=FF FF 02 22 81 02 07 2F 22 66 00 12 2F 22 87 0E 10 2F",
            urgency: .soon,
            root: ["SPN 641"]),
        Car(
            name: "truck, NOx sensor limits the power",
            responses:
                "uds, 1942330C1E=FF FF 02 22 9A 0C 04 2F 22 0C 11 12 2F 22 7E 14 10 2F",
            urgency: .soon,
            root: ["SPN 3226"]),
        Car(
            name: "truck, quality of the AdBlue",
            responses:
                "uds, 1942330C1E=FF FF 02 22 24 0D 12 2F 22 0C 11 12 2F 22 7E 14 0F 2F",
            urgency: .soon,
            root: ["SPN 3364"]),
        Car(
            name: "truck, AdBlue is empty",
            responses:
                "uds, 1942330C1E=FF FF 02 22 E1 06 01 2F 22 7E 14 00 2F",
            urgency: .soon,
            root: ["fill it up"]),
        Car(
            name: "truck, supply of the AdBlue module",
            responses:
                "uds, 1942330C1E=FF FF 02 22 4E 17 04 2F 22 21 0D 09 2F",
            urgency: .soon,
            root: ["relay"]),
        Car(
            name: "truck, oil pressure was low",
            responses:
                "uds, 1942330C1E=FF FF 02 22 64 00 01 28",
            urgency: .soon,
            root: ["oil level"]),
        Car(
            name: "truck, coolant hot, pending",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6E 00 10 04",
            urgency: .soon,
            root: ["coolant"]),
        Car(
            name: "truck, air of one brake circuit",
            responses:
                "uds, 1942330C1E=FF FF 02 22 75 00 12 2F",
            urgency: .soon,
            root: ["leak"]),
        Car(
            name: "truck, no air in one brake circuit",
            responses:
                "uds, 1942330C1E=FF FF 02 22 76 00 01 2F",
            urgency: .stopNow,
            root: ["leak"]),
        Car(
            name: "truck, ABS valves",
            responses:
                "uds, 1942330C1E=FF FF 02 22 1B 03 05 2F 22 1C 03 05 2F 22 1D 03 05 2F",
            urgency: .soon,
            root: ["ABS module"]),
        Car(
            name: "truck, transmission hot, and its oil is low",
            responses:
                "uds, 1942330C1E=FF FF 02 22 B1 00 10 2F 22 7C 00 12 2F",
            urgency: .soon,
            root: ["SPN 124"]),
        Car(
            name: "truck, transmission far too hot",
            responses:
                "uds, 1942330C1E=FF FF 02 22 B1 00 00 2F",
            urgency: .stopNow,
            root: ["oil level"]),
        Car(
            name: "truck, both engine position sensors",
            responses:
                "uds, 1942330C1E=FF FF 02 22 7C 02 02 2F 22 D3 02 02 2F",
            urgency: .soon,
            root: ["share"]),
        Car(
            name: "truck, one engine position sensor",
            responses:
                "uds, 1942330C1E=FF FF 02 22 D3 02 08 2F",
            urgency: .soon,
            root: ["connector"]),
        Car(
            name: "truck, starter relay",
            responses:
                "uds, 1942330C1E=FF FF 02 22 A5 02 05 2F",
            urgency: .soon,
            root: ["connector"]),
        Car(
            name: "truck, control module",
            responses:
                "uds, 1942330C1E=FF FF 02 22 75 02 0C 2F",
            urgency: .soon,
            root: ["supply"]),
        Car(
            name: "truck, control module and its memory",
            responses:
                "uds, 1942330C1E=FF FF 02 22 75 02 0C 2F 22 76 02 0C 2F",
            urgency: .soon,
            root: ["supply"]),
        Car(
            name: "truck, a number of the maker",
            responses:
                "uds, 1942330C1E=FF FF 02 22 00 F0 E3 2F",
            urgency: .soon,
            root: ["connector"]),
        Car(
            name: "truck, exhaust pressure sensor and boost",
            responses:
                "uds, 1942330C1E=FF FF 02 22 B9 04 04 2F 22 66 00 12 2F",
            urgency: .soon,
            root: ["pipe"]),
        Car(
            name: "truck, recirculated flow",
            responses:
                "uds, 1942330C1E=FF FF 02 22 63 0A 12 2F",
            urgency: .soon,
            root: ["soot"]),
        Car(
            name: "truck, temperature sensor breaks off regenerations",
            responses:
                "uds, 1942330C1E=FF FF 02 22 C7 14 1F 2F 22 AA 0C 03 2F",
            urgency: .soon,
            root: ["SPN 3242"]),
        Car(
            name: "truck, recirculation sensor and soot",
            responses:
                "uds, 1942330C1E=FF FF 02 22 87 0E 10 2F 22 9B 01 04 2F",
            urgency: .soon,
            root: ["SPN 411"]),
        Car(
            name: "truck, rail too high, and its relief valve opened",
            responses:
                "uds, 1942330C1E=FF FF 02 22 9D 00 10 2F 22 C3 15 1F 2F",
            urgency: .soon,
            root: ["metering"]),
        Car(
            name: "truck, relief valve leaks",
            responses:
                "uds, 1942330C1E=FF FF 02 22 C3 15 07 2F 22 9D 00 12 2F",
            urgency: .soon,
            root: ["relief"]),
        Car(
            name: "truck, lift pump",
            responses:
                "uds, 1942330C1E=FF FF 02 22 33 04 05 2F 22 5E 00 12 2F 22 9D 00 12 2F",
            urgency: .soon,
            root: ["SPN 1075"]),
        Car(
            name: "truck, misfires because the rail is low",
            responses:
                "uds, 1942330C1E=FF FF 02 22 2B 05 1F 2F 22 2C 05 1F 2F 22 2D 05 1F 2F 22 9D 00 12 2F",
            urgency: .soon,
            root: ["SPN 157"]),
        Car(
            name: "truck, fan and heat",
            responses:
                "uds, 1942330C1E=FF FF 02 22 67 06 01 2F 22 6E 00 10 2F",
            urgency: .soon,
            root: ["fan"]),
        Car(
            name: "truck, stays cold",
            responses:
                "uds, 1942330C1E=FF FF 02 22 6E 00 12 2F",
            urgency: .soon,
            root: ["thermostat"]),
        Car(
            name: "truck, AdBlue in frost",
            responses:
                "uds, 1942330C1E=FF FF 02 22 EE 10 12 2F, 0146=17",
            urgency: .soon,
            root: ["freezes"]),
        Car(
            name: "truck, too cold to regenerate",
            responses:
                "uds, 1942330C1E=FF FF 02 22 87 0E 10 2F, 0105=5A, 011F=0C 80, 0146=3C, 010D=32, 010C=1F40",
            urgency: .soon,
            root: ["thermostat"]),
    ]
}
