extension ManufacturerCodes {
    /// Fiat, Alfa Romeo and Lancia.
    static let fiat = """
        B1025 passive entry antenna 5: malfunction
        B1042 radio frequency hub module: malfunction
        B1045 door handle sensor, driver: malfunction
        B1046 door handle sensor, front passenger: malfunction
        B1054 brake pedal switch: malfunction
        B1058 recirculation door control: malfunction
        B105A all-door lock control: malfunction
        B105B door unlock relay: malfunction
        B105C recirculation door travel: too short
        B105D recirculation door travel: too long
        B105F trunk release relay: malfunction
        B106A rear defroster control: malfunction
        B1078 brake fluid level switch: malfunction
        B107B outside temperature sensor: malfunction
        B10B2 A/C cool down test: performance
        B10B3 cabin heater 1 control: malfunction
        B10B7 cabin heater 2 control: malfunction
        B10C4 heated steering wheel control: malfunction
        B10E8 blower motor control: malfunction
        B1101 run/start relay: malfunction
        B1106 ignition status: malfunction
        B1112 run relay: malfunction
        B1161 hazard switch: malfunction
        B11C1 steering wheel heater power supply: malfunction
        B11C2 front mode door 1 control: malfunction
        B11C3 front mode door 1 travel: too short
        B11C4 front mode door 1 travel: too long
        B11C8 temperature door control, right: malfunction
        B11C9 temperature door travel, right: too short
        B11CA temperature door travel, right: too long
        B11CC temperature door 1 travel, left: too short
        B11CD temperature door 1 travel, left: too long
        B11F0 floor duct temperature sensor, left: malfunction
        B11F1 floor duct temperature sensor, right: malfunction
        B11F3 panel duct temperature sensor, right: malfunction
        B11FE variable A/C compressor control: malfunction
        B1267 rear window switch in driver door, right: stuck
        B1269 rear window switch in driver door, left: stuck
        """
}
