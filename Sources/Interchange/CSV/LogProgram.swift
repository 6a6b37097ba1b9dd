/// The programs whose tables are read.
enum LogProgram: String {
    case torque = "Torque"
    case carScanner = "Car Scanner"
    /// OBD Fusion and OBDLink have the same author and write the same.
    case obdFusion = "OBD Fusion"
    case dashCommand = "DashCommand"
    case raceChrono = "RaceChrono"
    case androbd = "AndrOBD"
    case wican = "WiCAN"
    /// What `database export` wrote.
    case obdmech
    case other = "CSV"

    /// How the names of signals begin that have no standard name.
    var prefix: String {
        switch self {
        case .torque: "torque"
        case .carScanner: "carScanner"
        case .obdFusion: "obdFusion"
        case .dashCommand: "dashCommand"
        case .raceChrono: "raceChrono"
        case .androbd: "androbd"
        case .wican: "wican"
        case .obdmech: ""
        case .other: "log"
        }
    }

    /// - Parameters:
    ///   - names: The cells of the header.
    ///   - preamble: What is above it.
    init(header names: [String], preamble: [String], hasUnits: Bool, endsWithSeparator: Bool) {
        let keys = names.map(LogQuantity.key)
        if preamble.contains(where: { $0.contains("RaceChrono") }) {
            self = .raceChrono
        } else if keys == ["trip", "time", "t", "signal", "value", "unit"] {
            self = .obdmech
        } else if keys.contains("devicetime") || (keys.contains("gpstime") && keys.contains("longitude")) {
            self = .torque
        } else if keys.contains("longtitude") || keys.prefix(3) == ["seconds", "pid", "value"]
            || (names.first == "time" && hasUnits)
        {
            self = .carScanner
        } else if keys.first == "timestampms" {
            self = .wican
        } else if keys.contains(where: { $0.hasPrefix("sae") }) || keys.first?.hasPrefix("frametime") == true {
            self = .dashCommand
        } else if preamble.contains(where: { $0.contains("StartTime") }) || keys.first == "timesec" {
            self = .obdFusion
        } else if keys.first == "time", !hasUnits, endsWithSeparator {
            self = .androbd
        } else {
            self = .other
        }
    }
}
