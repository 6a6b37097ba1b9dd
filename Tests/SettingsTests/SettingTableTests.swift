import Testing
import Trips

@testable import Settings

@Suite(.timeLimit(.minutes(20))) struct SettingTableTests {
    @Test func namesAreDistinctAndSpelledAlike() {
        let names = SettingTable.keys.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } && $0.count <= 24 })
        #expect(SettingTable.keys.allSatisfy { $0.help.hasSuffix(".") && $0.help.count <= 100 })
    }

    @Test(arguments: SettingTable.keys)
    func aDefaultMayBeWritten(key: SettingKey) throws {
        guard let standard = key.standard else { return }
        #expect(key.value(standard.written) == standard)
    }

    /// Each row stores its value in its own place, and nowhere else.
    @Test(arguments: SettingTable.keys)
    func aValueIsKept(key: SettingKey) throws {
        let value: SettingKey.Value =
            switch key.form {
            case .number(let range, _): .number(range.upperBound)
            case .onOff: .onOff(key.standard != .onOff(true))
            case .choice(let names): .text(names[names.count - 1])
            case .text: .text("x")
            }
        #expect(value != key.standard)
        var settings = UserSettings()
        key.write(&settings, value)
        #expect(key.read(settings) == value)
        for other in SettingTable.keys where other.name != key.name { #expect(other.read(settings) == other.standard) }
    }

    @Test(arguments: SettingTable.keys)
    func limitsOfRangesAreInside(key: SettingKey) {
        guard case .number(let range, _) = key.form else { return }
        #expect(key.value(SettingKey.Value.number(range.lowerBound).written) == .number(range.lowerBound))
        #expect(key.value(SettingKey.Value.number(range.upperBound * 1.01).written) == nil)
    }

    @Test func defaultsAreThoseOfTrips() {
        #expect(UserSettings().tripParameters == TripParameters())
        #expect(SettingTable.key("speed-limit")?.standard == .number(TripParameters().speedLimitKmh))
        #expect(SettingTable.key("voltage-low-cranking")?.standard == .number(AlertLimits().lowVoltageCranking))
    }

    @Test func everyAlertHasASwitch() {
        var settings = UserSettings()
        let switches = SettingTable.keys.filter { key in
            var off = UserSettings()
            key.write(&off, .onOff(false))
            return off.trip.alerts.kinds != settings.trip.alerts.kinds
        }
        #expect(switches.count == Alert.Kind.allCases.count)
        for key in switches { key.write(&settings, .onOff(false)) }
        #expect(settings.tripParameters.alerts.kinds == [])
    }

    @Test func theMasterSwitchLeavesTheOthersAsTheyAre() {
        var settings = UserSettings()
        settings.alertsAreOn = false
        #expect(settings.tripParameters.alerts.kinds == [])
        settings.alertsAreOn = true
        #expect(settings.tripParameters == TripParameters())
    }
}
