import Formats
import Telemetry
import TestSupport
import Testing
import Trips

@testable import Settings

@Suite(.timeLimit(.minutes(20))) struct SettingsFileTests {
    private func file(_ text: String) -> SettingsFile { SettingsFile(bytes: Array(text.utf8)) }
    private func text(_ file: SettingsFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

    @Test(
        arguments: [
            ("", nil), ("\n\n", nil), ("# adapter = x\n", nil), ("   # adapter = x", nil),
            ("adapter = tcp:192.168.0.10\n", "tcp:192.168.0.10"), ("adapter=x", "x"), ("  adapter\t=\t x \t", "x"),
            ("# mine\n\nadapter = /dev/rfcomm0\n# end", "/dev/rfcomm0"),
            // An option of the device contains an equals sign too.
            ("adapter = sim:city?rate=max&quirk=bytewise\n", "sim:city?rate=max&quirk=bytewise"),
            // A file from another system.
            ("# mine\r\nadapter = x\r\n\r\n# end\r\n", "x"), ("\u{FEFF}adapter = x\n", "x"), ("\u{FEFF}# a\n", nil),
        ] as [(String, String?)])
    func reads(text: String, adapter: String?) {
        #expect(file(text).problems == [])
        #expect(file(text).settings.adapter == adapter)
    }

    @Test func anotherEncoding() {
        let problem = SettingsFile(bytes: Array("driver = J".utf8) + [0xFC] + Array("rgen".utf8)).problems.first
        #expect(problem?.advice == "save the file as UTF-8")
    }

    @Test(
        arguments: [
            ("adaptor = x", 1, "unknown key 'adaptor'", "did you mean 'adapter'?"),
            ("# one\n\nSpeed_Limit = 90\n", 3, "unknown key 'Speed_Limit'", "did you mean 'speed-limit'?"),
            (
                "adapter = x\r\ncolour-scheme = 1.79\r\n", 2, "unknown key 'colour-scheme'",
                "obdmech config lists the keys"
            ),
            ("adapter = x\nadapter", 2, "invalid line 'adapter'", "write key = value"),
            ("adapter =", 1, "invalid line 'adapter ='", "write key = value"),
            ("= x", 1, "invalid line '= x'", "write key = value"),
            ("adapter: x", 1, "invalid line 'adapter: x'", "write key = value"),
            ("[adapter]\u{1B}", 1, "invalid line '[adapter]?'", "write key = value"),
            (
                "\nspeed-limit = fast", 2, "speed-limit is 'fast', expected a number from 10 to 300 (km/h)", ""
            ),
            ("speed-limit = 301", 1, "speed-limit is '301', expected a number from 10 to 300 (km/h)", ""),
            (
                "speed-limit = 90 # km/h", 1,
                "speed-limit is '90 # km/h', expected a number from 10 to 300 (km/h)",
                "put the comment on a line of its own"
            ),
            ("units = metres", 1, "units is 'metres', expected metric, us or imperial", ""),
            ("alerts = 1", 1, "alerts is '1', expected on or off", ""),
            ("currency = US dollars", 1, "currency is 'US dollars', expected text of at most 8 characters", ""),
            (
                "fuel-price = 1,795", 1,
                "fuel-price is '1,795', expected a price such as 1.79 (per liter), 3.49/gal or "
                    + "6.50/impgal", ""
            ),
            (
                "pause = 60\n#\npause = 90\n", 3, "pause is also set in line 1", "remove one of the lines"
            ),
        ] as [(String, Int, String, String)])
    func refuses(text: String, line: Int, message: String, advice: String) {
        let problems = file(text).problems
        #expect(problems.count == 1 && problems.first?.line == line)
        #expect(problems.first?.text == message && problems.first?.advice == advice)
    }

    @Test func aBadLineLeavesTheOthersAsTheyAre() {
        let file = file("pause = 60\nunits = feet\nunknown-thing = 3\ndriver = Anna\n")
        #expect(file.problems.map(\.line) == [2, 3])
        #expect(file.settings.pauseS == 60)
        #expect(file.settings.units == .metric)
        #expect(file.settings.driver == "Anna")
    }

    @Test func bytesThatAreNoTextAreNamed() {
        let bytes = Array("# \u{FC}\ndriver = ".utf8) + [0xFC, 0x0A]
        let file = SettingsFile(bytes: bytes)
        #expect(file.problems.map(\.line) == [2])
        #expect(file.bytes == bytes)
    }

    @Test(
        arguments: [
            ("", "pause", "90", "pause = 90 s\n"),
            ("# mine", "pause", "90", "# mine\npause = 90 s\n"),
            ("driver = Anna\n", "pause", "90", "driver = Anna\npause = 90 s\n"),
            ("a\n  pause =   60 \t\n\n#end", "pause", " 90 s ", "a\n  pause =   90 s \t\n\n#end"),
            ("pause=60\r\nunits=us\r\n", "pause", "90", "pause=90 s\r\nunits=us\r\n"),
            ("units=us\r\n", "pause", "90", "units=us\r\npause = 90 s\r\n"),
            // After the default value that someone commented out.
            ("#a\n# pause = 300\n#b\n", "pause", "90", "#a\n# pause = 300\npause = 90 s\n#b\n"),
            ("#pause=300", "pause", "90", "#pause=300\npause = 90 s\n"),
            // Repairs.
            ("pause = long\nx\n", "pause", "90", "pause = 90 s\nx\n"),
            ("pause 60\nx\n", "pause", "90", "pause = 90 s\nx\n"), ("pause =\r\n", "pause", "90", "pause = 90 s\r\n"),
            ("pause = 1\n# b\npause = 2\n", "pause", "90", "pause = 90 s\n# b\n"),
            ("\u{FEFF}pause = 1\n", "pause", "90", "\u{FEFF}pause = 90 s\n"),
            ("driver = A\n", "driver", "Zoë = 2", "driver = Zoë = 2\n"),
        ])
    func setsOneLine(before: String, key: String, value: String, after: String) throws {
        var file = file(before)
        try file.set(try #require(SettingTable.key(key)), to: value)
        #expect(text(file) == after)
    }

    /// A number without a unit is in the given units, and written with its unit.
    @Test(arguments: [("75", UnitSystem.us, "75 mph"), ("120", .metric, "120 km/h"), ("120 km/h", .us, "120 km/h")])
    func setsWithTheUnit(value: String, units: UnitSystem, written: String) throws {
        var file = file("")
        try file.set(try #require(SettingTable.key("speed-limit")), to: value, in: units)
        #expect(text(file) == "speed-limit = \(written)\n")
        #expect(throws: SettingsError.self) {
            try file.set(try #require(SettingTable.key("speed-limit")), to: "200", in: .us)
        }
    }

    /// A number without a unit in the file is metric, even if units change; this is reported where it may be
    /// misleading.
    @Test func bareNumbersStayMetric() {
        for units in UnitSystem.allCases {
            let file = file("units = \(units.rawValue)\nspeed-limit = 100\npause = 90\ncoolant-limit = 110 C\n")
            #expect(file.settings.trip.speedLimitKmh == 100)
            #expect(file.misleadingKeys.map(\.name) == (units == .metric ? [] : ["speed-limit"]))
        }
    }

    @Test(arguments: ["", "fast", "9", "301 km/h", "90\nunits = us", "90 kn", "--", "1e2", "0x50", "inf"])
    func setsNothingWrong(value: String) throws {
        var file = file("# mine\n")
        let key = try #require(SettingTable.key("speed-limit"))
        #expect(throws: SettingsError.self) { try file.set(key, to: value) }
        #expect(text(file) == "# mine\n")
    }

    @Test(
        arguments: [
            ("pause = 90\n", "pause", ""), ("a = 1\r\npause = 90\r\nb\r\n", "pause", "a = 1\r\nb\r\n"),
            ("# pause = 1\npause\n pause=3\nunits=us", "pause", "# pause = 1\nunits=us"),
            ("colour = red\nunits=us\n", "colour", "units=us\n"), ("[a b]\nx\n", "[a", "x\n"),
            ("pauses = 90\n", "pause", nil), ("", "pause", nil), ("# pause = 1\n", "pause", nil),
        ] as [(String, String, String?)])
    func unsets(before: String, key: String, after: String?) {
        var file = file(before)
        let isChanged = file.unset(key)
        #expect(isChanged == (after != nil))
        #expect(text(file) == after ?? before)
    }

    @Test func whatIsWrittenIsTold() {
        let file = file("speed-limit = 75 mph\npause = long\n")
        #expect(file.written("speed-limit") == "75 mph")
        #expect(file.written("pause") == "long")
        #expect(file.written("units") == nil)
    }

    @Test(arguments: seeds.prefix(5)) func anyBytesAreKept(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces: [[UInt8]] = ["pause", " ", "=", "#", "\n", "\r\n", "90", "units", "us", "\u{FEFF}", "ü"].map {
            Array($0.utf8)
        }
        for _ in 0..<60 {
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0..<30, using: &random) {
                bytes +=
                    Bool.random(using: &random)
                    ? pieces.randomElement(using: &random) ?? [] : [UInt8.random(in: 0...255, using: &random)]
            }
            var file = SettingsFile(bytes: bytes)
            #expect(file.bytes == bytes)
            // The value that was set is read back, whatever else the file contains.
            try? file.set(SettingTable.keys[0], to: "tcp:x")
            #expect(file.settings.adapter == "tcp:x")
            #expect(SettingsFile(bytes: file.bytes).settings == file.settings)
            let isChanged = file.unset("adapter")
            #expect(isChanged)
            #expect(file.settings.adapter == nil)
        }
    }
}
