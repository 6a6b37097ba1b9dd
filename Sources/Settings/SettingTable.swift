import Formats
import OBD
import Trips

/// The table of all settings. To add a setting, add a property to `UserSettings` and a row here.
package enum SettingTable {
    /// Related settings under a common heading.
    package struct Group: Sendable {
        package let heading: String
        package let keys: [SettingKey]
    }

    package static let groups: [Group] = [
        Group(
            heading: "Program",
            keys: [
                .text(
                    "adapter", \.adapter, limit: 1000,
                    "Adapter to use if neither --adapter nor OBDMECH_ADAPTER is given."),
                .choice(
                    "units", \.units, "Units for display and input; JSON and stored data are always metric."),
                .choice(
                    "inspection", \.inspection, of: InspectionRule.choices,
                    "Emissions inspection rule for scan; auto goes by the VIN, none turns it off."),
            ]),
        Group(
            heading: "Costs",
            keys: [
                .text("currency", \.currency, limit: 8, "Currency of the amounts shown, such as EUR or $."),
                fuelPrice, electricityPrice,
            ]),
        Group(
            heading: "Trips",
            keys: [
                .text("driver", \.driver, limit: 64, "Driver, if --driver is not given."),
                .choice(
                    "save", \.saving, "Whether to keep a finished trip; you are asked only on a terminal."),
                .text(
                    "also", \.also, limit: 1000,
                    "More signals to poll during trips, separated by commas, if --also is not given."),
                .text(
                    "gps", \.gps, limit: 256,
                    "Positions: HOST:PORT of gpsd, auto to try localhost:2947, or off."),
                .text(
                    "map-tiles", \.mapTiles, limit: 1000,
                    "Street map for trip pages (an MBTiles file), if --tiles is not given."),
                .text(
                    "router", \.router, limit: 1000,
                    "Program that finds routes for trip --to and --guide, if --router is not given."),
                .text(
                    "place-search", \.placeSearch, limit: 1000,
                    "Server that finds places for trip --to: http://HOST:PORT (Nominatim), or photon:http://HOST:PORT."
                ),
                .text(
                    "traffic-list", \.trafficList, limit: 1000,
                    "Files with traffic cameras, separated by colons, if traffic --list is not given."),
                .number(
                    "sample-rate", \.sampleRate, 1...50, .rate,
                    "How often to read the speed, if the adapter is fast enough."),
                .number(
                    "idle-timeout", \.idleTimeoutS, 1...86400, .seconds,
                    "A trip ends when the vehicle has not responded for this long."),
                .number(
                    "pause", \.pauseS, 0...86400, .seconds, "An engine stop shorter than this does not end a trip."),
            ]),
        Group(
            heading: "Driving events",
            keys: [
                .number(
                    "speed-limit", \.trip.speedLimitKmh, 10...300, .speed,
                    "Higher speeds count as speeding and raise an alert."),
                .number(
                    "sharp-acceleration", \.trip.sharpAccelerationMps2, 0.5...15, .acceleration,
                    "Higher values count as sharp acceleration; 9.8 m/s² is 1 g."),
                .number(
                    "sharp-braking", \.trip.sharpBrakingMps2, 0.5...15, .acceleration,
                    "Higher values count as sharp braking."),
                .number(
                    "sharp-minimum-speed", \.trip.sharpMinimumKmh, 0...100, .speed,
                    "Below this speed, nothing counts as sharp."),
                .number(
                    "long-idle", \.trip.longIdleS, 10...7200, .seconds,
                    "Standing longer with the engine running counts as long idling."),
                .number(
                    "cold-coolant", \.trip.coldCoolantC, 0...100, .temperature,
                    "Below this coolant temperature, the engine is cold."),
                .number(
                    "cold-engine-speed", \.trip.coldEngineRpm, 500...10000, .engineSpeed,
                    "Higher engine speeds are too high for a cold engine."),
            ]),
        Group(
            heading: "Alerts",
            keys: [
                .onOff("alerts", \.alertsAreOn, "Turns all alerts on or off."),
                alert(.overSpeed, "over-speed", "Alert if the car is faster than speed-limit."),
                alert(.tiredDriving, "tired-driving", "Alert after too long at the wheel: see wheel-hours."),
                alert(.coolantHot, "coolant", "Alert if the coolant is hotter than coolant-limit."),
                alert(.voltageLow, "voltage-low", "Alert if the battery is low or not being charged."),
                alert(.voltageHigh, "voltage-high", "Alert if the battery is overcharged."),
                alert(
                    .tirePressureLow, "tire-pressure", "Alert if a tire has lost air, where the car reports pressures."),
                alert(.milOn, "lamp", "Alert if the check engine light comes on during the drive."),
                alert(.newCode, "new-code", "Alert if a new trouble code appears during the drive."),
                .number(
                    "alert-repeat", \.trip.alerts.repeatS, 10...86400, .seconds,
                    "An alert is repeated after this time while its cause lasts."),
                .onOff("speak", \.speak, "trip --follow announces the pace, if spd-say or espeak-ng is installed."),
                .onOff("alert-bell", \.alertBell, "Alerts ring the terminal bell."),
                .onOff(
                    "alert-desktop", \.alertDesktop, "Alerts appear on the desktop, if notify-send is installed."),
                .text(
                    "alert-command", \.alertCommand, limit: 1000,
                    "Program to run for each alert, with the alert as JSON on standard input."),
            ]),
        Group(
            heading: "Alert limits",
            keys: [
                .number(
                    "wheel-hours", \.trip.alerts.wheelHours, 0.1...24, .hours,
                    "Driving longer than this without a break raises an alert."),
                .number(
                    "break-minutes", \.trip.alerts.breakMinutes, 1...240, .minutes,
                    "A stop of at least this length is a break."),
                .number(
                    "wheel-hours-a-day", \.trip.alerts.wheelHoursADay, 0.1...24, .hours,
                    "Driving longer than this within 24 hours raises an alert."),
                .number(
                    "coolant-limit", \.trip.alerts.coolantC, 60...150, .temperature,
                    "A higher coolant temperature raises an alert."),
                .number(
                    "voltage-low", \.trip.alerts.lowVoltage, 6...30, .voltage,
                    "A lower voltage with the engine running raises an alert."),
                .number(
                    "voltage-low-engine-off", \.trip.alerts.lowVoltageEngineOff, 6...30, .voltage,
                    "A lower voltage with the engine off raises an alert."),
                .number(
                    "voltage-low-cranking", \.trip.alerts.lowVoltageCranking, 3...24, .voltage,
                    "A lower voltage while cranking raises an alert."),
                .number(
                    "voltage-high", \.trip.alerts.highVoltage, 12...40, .voltage, "A higher voltage raises an alert."),
            ]),
    ]

    package static let fuelPrice = SettingKey.number(
        "fuel-price", optional: \.fuelPrice, 0...1_000_000, .fuelPrice,
        "Price of fuel: 1.79/L, 3.49/gal or 6.50/impgal; of natural gas per kilogram: 1.10/kg.")

    package static let electricityPrice = SettingKey.number(
        "electricity-price", optional: \.electricityPrice, 0...1_000_000, .electricityPrice,
        "Price of a kWh, for electric cars: 0.32.")

    package static let keys = groups.flatMap(\.keys)

    package static func key(_ name: String) -> SettingKey? { keys.first { $0.name == name } }

    private static func alert(_ kind: Alert.Kind, _ name: String, _ help: String) -> SettingKey {
        .onOff("alert-" + name, \.[alert: kind], help)
    }
}
