import Telemetry

/// The names under which the worksheets that come with i2 look for channels, with their units. What has no row is named after
/// its signal.
enum MotecChannels {
    struct Row {
        let name: String
        let shortName: String
        /// Nil for the unit of the signal.
        var unit: String?
        /// From the unit of the signal to that of the channel.
        var factor = 1.0
        /// Nil for those of the values.
        var decimals: Int?
    }

    /// In m/s².
    private static let gravity = 9.80665

    private static let rows: [Signal: Row] = {
        var rows: [Signal: Row] = [
            .vehicleSpeed: Row(name: "Ground Speed", shortName: "Gnd Spd"),
            .engineSpeed: Row(name: "Engine RPM", shortName: "RPM"),
            .throttle: Row(name: "Throttle Pos", shortName: "Thr Pos"),
            .brake: Row(name: "Brake Pos", shortName: "Brk Pos"),
            .clutch: Row(name: "Clutch Pos", shortName: "Clu Pos"),
            .steering: Row(name: "Steering Pos", shortName: "Str Pos"),
            .steeringAngle: Row(name: "Steered Angle", shortName: "Str Ang"),
            .gear: Row(name: "Gear", shortName: "Gear"),
            .lateralAcceleration: force("G Force Lat", "G Lat"),
            .longitudinalAcceleration: force("G Force Long", "G Long"),
            .verticalAcceleration: force("G Force Vert", "G Vert"),
            .coolantTemperature: Row(name: "Eng Water Temp", shortName: "WaterT"),
            .engineOilTemperature: Row(name: "Eng Oil Temp", shortName: "Oil T"),
            .latitude: Row(name: "GPS Latitude", shortName: "GPSLat"),
            .longitude: Row(name: "GPS Longitude", shortName: "GPSLong"),
            .groundSpeed: Row(name: "GPS Speed", shortName: "GPSSpd"),
            .fuelVolume: Row(name: "Fuel Level", shortName: "Fuel"),
        ]
        let wheels = ["FL", "FR", "RL", "RR"]
        let kinds: [(signals: [Signal], name: (String) -> String, shortName: String)] = [
            (Signal.tireTemperatures, { "Tyre Temp \($0)" }, "TTmp"),
            (Signal.tireCenterTemperatures, { "Tyre Temp \($0) Centre" }, "TTC"),
            (Signal.tirePressures, { "Tyre Pressure \($0)" }, "TPrs"), (Signal.tireWears, { "Tyre Wear \($0)" }, "TWr"),
            (Signal.brakeTemperatures, { "Brake Temp \($0)" }, "BTmp"),
        ]
        for kind in kinds {
            for (signal, wheel) in zip(kind.signals, wheels) {
                rows[signal] = Row(name: kind.name(wheel), shortName: kind.shortName + wheel)
            }
        }
        return rows
    }()

    private static func force(_ name: String, _ shortName: String) -> Row {
        Row(name: name, shortName: shortName, unit: "G", factor: 1 / gravity, decimals: 3)
    }

    static func row(_ signal: Signal) -> Row {
        if let row = rows[signal] { return row }
        let words = MotecText.words(signal.name)
        return Row(name: words, shortName: MotecText.shortName(words))
    }
}
