import Documents
import Formats
import Settings
import Telemetry
import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct SettingsReportTests {
    private static let file = SettingsFile(
        bytes: Array(
            """
            adapter = sim:city?rate=max&quirk=bytewise
            units = us
            currency = $
            fuel-price = 3.49/gal
            speed-limit = 75 mph
            coolant-limit = 110
            pause = soon

            """.utf8))

    private static func lines(_ width: Int) -> [String] {
        SettingsReport.text(file, Presentation(width: width), path: "/h/config")
    }

    @Test func threeColumns() {
        let lines = Self.lines(80)
        #expect(
            lines.prefix(4) == [
                "/h/config", "* is set in this file, ! is invalid; all others are defaults.", "", "Program",
            ])
        for expected in [
            "* adapter                 sim:city?rate=max&quirk=bytewise",
            "* units                   us            Units for display and input; JSON and",
            "* fuel-price              $3.49/gal     Price of fuel: 1.79/L, 3.49/gal or",
            "* speed-limit             75 mph        Higher speeds count as speeding and",
            "* coolant-limit           230 °F        A higher coolant temperature raises an",
            "  driver                  -             Driver, if --driver is not given.",
            // A value that is wrong is not in force.
            "! pause                   300 s         An engine stop shorter than this does",
        ] {
            #expect(lines.contains(expected), "\(expected)")
        }
    }

    @Test func belowEachOtherOnANarrowScreen() throws {
        let lines = Self.lines(40)
        let index = try #require(lines.firstIndex(of: "* speed-limit  75 mph"))
        #expect(lines[index + 1] == "      Higher speeds count as speeding")
        #expect(lines.contains("    sim:city?rate=max&quirk=bytewise"))
    }

    @Test func everyKeyIsThereAndNoLineIsTooWide() {
        for width in 30...130 {
            let lines = Self.lines(width)
            for key in SettingTable.keys {
                #expect(lines.contains { $0.dropFirst(2).hasPrefix(key.name) }, "\(width): \(key.name)")
            }
            for line in lines {
                #expect(line.count <= width || !line.drop { $0 == " " }.contains(" "), "\(width): \(line)")
            }
        }
    }

    @Test(
        arguments: [
            (
                "speed-limit",
                #"{"key":"speed-limit","value":120.7008,"default":130,"set":true,"unit":"km/h","minimum":10,"maximum":300,"help":"Higher speeds count as speeding and raise an alert."}"#
            ),
            (
                "driver",
                #"{"key":"driver","value":null,"default":null,"set":false,"help":"Driver, if --driver is not given."}"#
            ),
            (
                "units",
                #"{"key":"units","value":"us","default":"metric","set":true,"choices":["metric","us","imperial"],"help":"Units for display and input; JSON and stored data are always metric."}"#
            ),
            (
                "alerts",
                #"{"key":"alerts","value":true,"default":true,"set":false,"help":"Turns all alerts on or off."}"#
            ),
        ])
    func json(name: String, line: String) throws {
        let key = try #require(SettingTable.key(name))
        #expect(
            SettingsDocuments.json(key, Self.file.settings, isSet: Self.file.written(name) != nil).line
                == line)
    }

    @Test func theDocumentNamesWrongLines() {
        let line = SettingsDocuments.json(Self.file, path: "/h/config").line
        #expect(line.hasPrefix(#"{"format":"obdmech.config/1","path":"/h/config","settings":[{"key":"adapter","#))
        #expect(
            line.hasSuffix(
                #","problems":[{"line":7,"message":"pause is 'soon', expected a number from 0 to 86400 (s)"}]}"#))
        #expect(!SettingsDocuments.json(SettingsFile(bytes: []), path: "/h").line.contains("problems"))
    }

    /// What the file does not set is in force as the locale has it, and is shown so.
    @Test func unitsOfTheLocale() throws {
        let locale = LocaleDefaults(["LANG": "en_US.UTF-8"])
        let file = SettingsFile(bytes: Array("speed-limit = 75 mph\n".utf8), locale)
        let lines = SettingsReport.text(file, Presentation(width: 100), path: "/h/config")
        #expect(lines[1] == "* is set in this file; all others are defaults, units and currency of the locale.")
        #expect(lines.contains { $0.hasPrefix("  units                   us  ") })
        #expect(lines.contains { $0.hasPrefix("  coolant-limit           233.6 °F") })
        #expect(try #require(SettingTable.key("units")).writtenUnset(file.settings) == "us")
        let set = SettingsFile(bytes: Array("units = metric\n".utf8), locale)
        #expect(set.settings.units == .metric)
        #expect(locale.remark?.contains("en_US") == true && LocaleDefaults([:]).remark == nil)
    }

    /// What was understood, with what stands in the file where that is another unit.
    @Test(
        arguments: [
            ("units = us\nspeed-limit = 75 mph", "speed-limit", "speed-limit is 75 mph"),
            ("units = us\nspeed-limit = 75", "speed-limit", "speed-limit is 46.6 mph (75 km/h)"),
            ("speed-limit = 75", "speed-limit", "speed-limit is 75 km/h"),
            ("units = us\ncurrency = $\nfuel-price = 3.49/gal", "fuel-price", "fuel-price is $3.49/gal"),
            ("units = us\nfuel-price = 1/L", "fuel-price", "fuel-price is 3.785/gal (1/L)"),
            ("wheel-hours = 90m", "wheel-hours", "wheel-hours is 1.5 h (90m)"), ("units = us", "units", nil),
        ] as [(String, String, String?)])
    func understood(text: String, name: String, understood: String?) throws {
        let file = SettingsFile(bytes: Array(text.utf8))
        #expect(SettingsReport.understood(try #require(SettingTable.key(name)), file) == understood)
    }
}
