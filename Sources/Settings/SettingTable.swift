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
                    "The adapter, where neither --adapter nor OBDMECH_ADAPTER is given."),
                .choice(
                    "units", \.units, "Units of what is shown and typed; JSON and what is stored are always metric."),
                .choice(
                    "inspection", \.inspection, of: InspectionRule.choices,
                    "By which rule scan judges an emissions inspection; auto goes by the VIN, none judges nothing."),
            ]),
        Group(
            heading: "Money",
            keys: [
                .text("currency", \.currency, limit: 8, "Shown beside amounts, such as EUR or $."),
                fuelPrice,
            ]),
        Group(
            heading: "Trips",
            keys: [
                .text("driver", \.driver, limit: 64, "Who drives, where --driver does not say."),
                .choice(
                    "save", \.saving, "Whether a trip that is over is kept; asked is only on a terminal."),
                .text(
                    "also", \.also, limit: 1000,
                    "Signals that trips ask for besides, separated by commas, where --also does not say."),
                .number(
                    "sample-rate", \.sampleRate, 1...50, .rate,
                    "How often the speed is asked for, where the adapter is as quick as that."),
                .number(
                    "idle-timeout", \.idleTimeoutS, 1...86400, .seconds,
                    "A trip ends when the vehicle says nothing for so long."),
                .number(
                    "pause", \.pauseS, 0...86400, .seconds, "An engine stop shorter than this does not end a trip."),
            ]),
        Group(
            heading: "Driving events",
            keys: [
                .number(
                    "speed-limit", \.trip.speedLimitKmh, 10...300, .speed,
                    "Faster is counted as over-speed, and worth an alert."),
                .number(
                    "sharp-acceleration", \.trip.sharpAccelerationMps2, 0.5...15, .acceleration,
                    "More is a sharp acceleration. 9.8 is the pull of the earth (1 g)."),
                .number(
                    "sharp-braking", \.trip.sharpBrakingMps2, 0.5...15, .acceleration, "More is a sharp braking."),
                .number(
                    "sharp-minimum-speed", \.trip.sharpMinimumKmh, 0...100, .speed,
                    "Slower than this nothing is called sharp."),
                .number(
                    "long-idle", \.trip.longIdleS, 10...7200, .seconds,
                    "Standing longer than this with the engine running is a long idle."),
                .number(
                    "cold-coolant", \.trip.coldCoolantC, 0...100, .temperature, "Below this the engine is cold."),
                .number(
                    "cold-engine-speed", \.trip.coldEngineRpm, 500...10000, .engineSpeed,
                    "A cold engine should not turn faster than this."),
            ]),
        Group(
            heading: "Alerts",
            keys: [
                .onOff("alerts", \.alertsAreOn, "The switch of all alerts."),
                alert(.overSpeed, "over-speed", "Faster than speed-limit."),
                alert(.tiredDriving, "tired-driving", "Too long at the wheel: see wheel-hours."),
                alert(.coolantHot, "coolant", "Hotter than coolant-limit."),
                alert(.voltageLow, "voltage-low", "A battery that is not charged, or flat."),
                alert(.voltageHigh, "voltage-high", "A battery that is charged too hard."),
                alert(.milOn, "lamp", "The engine lamp went on during the drive."),
                alert(.newCode, "new-code", "The car noticed a new fault during the drive."),
                .number(
                    "alert-repeat", \.trip.alerts.repeatS, 10...86400, .seconds,
                    "While its cause lasts, an alert comes again after this time."),
                .onOff("alert-bell", \.alertBell, "Alerts ring the terminal's bell."),
                .onOff(
                    "alert-desktop", \.alertDesktop, "Alerts appear on the desktop, where notify-send is installed."),
                .text(
                    "alert-command", \.alertCommand, limit: 1000,
                    "A program to run with each alert as JSON on its standard input."),
            ]),
        Group(
            heading: "Limits of alerts",
            keys: [
                .number(
                    "wheel-hours", \.trip.alerts.wheelHours, 0.1...24, .hours,
                    "Longer at the wheel without a break is tired driving."),
                .number(
                    "break-minutes", \.trip.alerts.breakMinutes, 1...240, .minutes,
                    "A stop must last so long to be a break."),
                .number(
                    "wheel-hours-a-day", \.trip.alerts.wheelHoursADay, 0.1...24, .hours,
                    "Longer at the wheel within 24 hours is tired driving too."),
                .number(
                    "coolant-limit", \.trip.alerts.coolantC, 60...150, .temperature, "Hotter coolant is an alert."),
                .number(
                    "voltage-low", \.trip.alerts.lowVoltage, 6...30, .voltage,
                    "Less with the engine running is an alert."),
                .number(
                    "voltage-low-engine-off", \.trip.alerts.lowVoltageEngineOff, 6...30, .voltage,
                    "Less with the engine off is an alert."),
                .number(
                    "voltage-low-cranking", \.trip.alerts.lowVoltageCranking, 3...24, .voltage,
                    "Less while the starter turns is an alert."),
                .number("voltage-high", \.trip.alerts.highVoltage, 12...40, .voltage, "More is an alert."),
            ]),
    ]

    package static let fuelPrice = SettingKey.number(
        "fuel-price", optional: \.fuelPrice, 0...1_000_000, .fuelPrice,
        "What fuel costs: 1.79/L, 3.49/gal or 6.50/impgal; of natural gas a kilogram: 1.10/kg.")

    package static let keys = groups.flatMap(\.keys)

    package static func key(_ name: String) -> SettingKey? { keys.first { $0.name == name } }

    private static func alert(_ kind: Alert.Kind, _ name: String, _ help: String) -> SettingKey {
        .onOff("alert-" + name, \.[alert: kind], help)
    }
}
