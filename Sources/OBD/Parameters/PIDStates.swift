/// The names of the states that PIDs report by number (SAE J1979-DA, ISO 15031-5). Reserved numbers have none.
enum PIDStates {
    /// PID 03, one bit for each state. Only newer tables have separate bits for bank 2.
    static let fuelSystem: [Int: String] = [
        0x00: "off",
        0x01: "open loop, not yet ready for closed loop",
        0x02: "closed loop (oxygen sensors)",
        0x04: "open loop due to driving conditions",
        0x08: "open loop due to a fault",
        0x10: "closed loop, with an oxygen sensor fault",
        0x20: "open loop, bank 2 not yet ready for closed loop",
        0x40: "open loop due to bank 2 driving conditions",
        0x80: "open loop due to a bank 2 fault",
    ]

    /// PID 12, one bit for each state; the fourth was added after ISO 15031-5:2006.
    static let secondaryAir: [Int: String] = [
        0x01: "upstream of the first catalyst",
        0x02: "downstream of the first catalyst's inlet",
        0x04: "off or to atmosphere",
        0x08: "pump on for diagnostics",
    ]

    /// PID 1C. The meaning of 14 to 16 has changed. In ISO 15031-5:2006 they are the European stages for heavy-duty
    /// vehicles, which moved to PID 5F with the same numbers; in newer tables they are the Korean combinations, or
    /// reserved. The names contain both.
    static let requirements: [Int: String] = [
        1: "OBD II (CARB)", 2: "OBD (EPA)", 3: "OBD and OBD II", 4: "OBD I", 5: "not OBD compliant", 6: "EOBD",
        7: "EOBD and OBD II", 8: "EOBD and OBD", 9: "EOBD, OBD and OBD II", 10: "JOBD", 11: "JOBD and OBD II",
        12: "JOBD and EOBD", 13: "JOBD, EOBD and OBD II", 14: "OBD, EOBD and KOBD (formerly Euro IV B1)",
        15: "OBD, OBD II, EOBD and KOBD (formerly Euro V B2)", 16: "reserved (formerly Euro EEV C)",
        17: "EMD", 18: "EMD+", 19: "HD OBD-C (partial)", 20: "HD OBD", 21: "WWH OBD", 23: "HD EOBD-I",
        24: "HD EOBD-I N", 25: "HD EOBD-II", 26: "HD EOBD-II N", 27: "HD ZEV", 28: "OBDBr-1", 29: "OBDBr-2",
        30: "KOBD", 31: "IOBD I", 32: "IOBD II", 33: "HD EOBD-VI", 34: "OBD, OBD II and HD OBD", 35: "OBDBr-3",
        36: "motorcycle, Euro OBD-I", 37: "motorcycle, Euro OBD-II", 38: "motorcycle, China OBD-I",
        39: "motorcycle, Taiwan OBD-I", 40: "motorcycle, Japan OBD-I", 41: "China 6", 42: "OBDBr P7",
        43: "China HD VI", 44: "India BS6 OBD I", 45: "India BS6 OBD II", 46: "India BSVI HD OBD", 47: "OBDBr P8",
        48: "Japan HD OBD-II", 49: "Korea HD OBD-II", 50: "China off-road IV", 51: "ACC-II, light zero-emission",
        52: "motorcycle, Japan OBD-II", 53: "motorcycle, CARB", 54: "motorcycle, EPA", 55: "motorcycle, 50 states",
        56: "CARB ZEP, heavy zero-emission", 57: "ACC-II and EPA Tier 4, light zero-emission",
        58: "EPA Tier 4, light zero-emission", 59: "EPA HD OBD", 251: "not available for assignment",
        252: "not available for assignment", 253: "not available for assignment",
        254: "not available for assignment", 255: "not available for assignment",
    ]

    /// PID 51.
    static let fuelType: [Int: String] = [
        0: "not available", 1: "gasoline", 2: "methanol", 3: "ethanol", 4: "diesel", 5: "LPG", 6: "CNG",
        7: "propane", 8: "electric", 9: "bi-fuel, running on gasoline", 10: "bi-fuel, running on methanol",
        11: "bi-fuel, running on ethanol", 12: "bi-fuel, running on LPG", 13: "bi-fuel, running on CNG",
        14: "bi-fuel, running on propane", 15: "bi-fuel, running on electricity",
        16: "bi-fuel, electric and combustion engine", 17: "hybrid, gasoline", 18: "hybrid, ethanol",
        19: "hybrid, diesel", 20: "hybrid, electric", 21: "hybrid, electric and combustion engine",
        22: "hybrid, regenerative", 23: "bi-fuel, running on diesel", 24: "bi-fuel, running on natural gas",
        25: "bi-fuel, running on diesel", 26: "natural gas", 27: "dual fuel, diesel and CNG",
        28: "dual fuel, diesel and LNG", 29: "fuel cell, hydrogen", 30: "hydrogen, combustion engine", 31: "kerosene",
        32: "heavy fuel oil",
    ]

    /// PID 5F. Numbers, not bits.
    static let emissionRequirements: [Int: String] = [
        0x0E: "Euro IV B1, heavy-duty", 0x0F: "Euro V B2, heavy-duty", 0x10: "Euro EEV C, heavy-duty",
        0x11: "Euro VI, heavy-duty",
    ]

    /// PIDs 70 and 71.
    static let control: [Int: String] = [1: "open loop", 2: "closed loop", 3: "fault, values not reliable"]

    /// PIDs 90 and 91 (ISO 27145).
    static let malfunctionIndicator: [Int: String] = [
        0: "off", 1: "on demand", 2: "short", 3: "continuous", 0xE: "error", 0xF: "not available",
    ]

    /// PID 94.
    static let inducement: [Int: String] = [0: "inactive", 1: "enabled", 2: "active", 3: "not supported"]

    /// PID 9A.
    static let charging: [Int: String] = [0: "charge sustaining", 1: "charge depleting", 2: "charge increasing"]
}
