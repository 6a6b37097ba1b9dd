import CommandLine
import Formats
import Foundation
import Settings
import TestSupport
import Testing
import Trips

import enum Formats.ExitStatus

@testable import obdmech

@Suite(.waits, .timeLimit(.minutes(20))) struct ConfigCommandTests {
    private let directory: TemporaryDirectory
    private let environment: Environment
    private let path: String

    init() throws {
        directory = try TemporaryDirectory()
        environment = Environment(variables: ["XDG_CONFIG_HOME": directory.path])
        path = directory.file("obdmech/config")
    }

    private var text: String { directory.text("obdmech/config") }

    private func write(_ text: String) throws { try directory.write(Array(text.utf8), to: "obdmech/config") }

    private func config(_ operands: String...) throws -> ExitStatus {
        try ConfigCommand.run(Call(try parsed(["config"] + operands), environment))
    }

    @Test func whatIsSetIsRead() throws {
        _ = try config("set", "speed-limit", "75", "mph")
        _ = try config("set", "driver", "Anna")
        _ = try config("set", "fuel-price", "3.785411784/gal")
        #expect(text == "speed-limit = 75 mph\ndriver = Anna\nfuel-price = 3.785411784/gal\n")
        let settings = try environment.settings()
        #expect(settings.tripParameters.speedLimitKmh == 120.7008)
        #expect(settings.driver == "Anna")
        #expect(settings.fuelPrice == 1)
        _ = try config("unset", "driver")
        #expect(text == "speed-limit = 75 mph\nfuel-price = 3.785411784/gal\n")
        #expect(try environment.settings().driver == nil)
    }

    @Test(
        arguments: [
            (["get"], "config get needs KEY"), (["set"], "config set needs KEY"),
            (["unset", "units", "save"], "unexpected argument 'save'"),
            (["get", "speedlimit"], "unknown key 'speedlimit'"), (["unset", "speedlimit"], "unknown key 'speedlimit'"),
            (["set", "speedlimit", "90"], "unknown key 'speedlimit'"),
            (["set", "router", "ftp:x"], "'ftp:x' is not a router address"),
            (["set", "place-search", "ftp://x"], "place-search 'ftp://x' is not an address"),
            (["set", "units"], "name a value for 'units': metric, us or imperial"),
            (["set", "driver", ""], "driver has no value, expected text of at most 64 characters"),
            (["set", "units", "miles"], "units is 'miles', expected metric, us or imperial"),
            (["set", "driver", "a\nunits = us"], "driver is 'a?units = us', expected text of at most 64 characters"),
            (["list", "units"], "unexpected argument 'units'"), (["show"], "unknown action 'show'"),
        ])
    func refuses(operands: [String], message: String) throws {
        let failure = failure { try ConfigCommand.run(Call(try parsed(["config"] + operands), environment)) }
        #expect(failure?.text == message)
        #expect(failure?.status == .usage)
        #expect(!directory.exists("obdmech/config"))
    }

    @Test func anUnknownKeyIsSuggested() {
        #expect(failure { try config("get", "speedlimit") }?.advice == "did you mean 'speed-limit'?")
    }

    @Test func aWrongLineStopsAllButItsRepair() throws {
        try write("# mine\nspeed-limit = fast\nadaptor = x\n")
        let failure1 = failure { try environment.settings() }
        #expect(
            failure1?.text == "\(path):2: speed-limit is 'fast', expected a number from 10 to 300 (km/h)")
        #expect(failure1?.status == .usage)
        #expect(failure { try config("get", "speed-limit") }?.text == failure1?.text)
        _ = try config("set", "speed-limit", "100")
        #expect(failure { try environment.settings() }?.text == "\(path):3: unknown key 'adaptor'")
        _ = try config("unset", "adaptor")
        #expect(try environment.settings().tripParameters.speedLimitKmh == 100)
        #expect(text == "# mine\nspeed-limit = 100 km/h\n")
    }

    @Test func withoutAHomeAllIsAsItComes() throws {
        #expect(try Environment(variables: [:]).settings() == UserSettings())
        let failure = failure { try ConfigCommand.run(Call(try parsed("config"), Environment(variables: [:]))) }
        #expect(failure?.text == "the environment variable HOME is not set")
    }

    @Test func aPipeIsNotWaitedFor() throws {
        try FileManager.default.createDirectory(
            atPath: directory.file("obdmech"), withIntermediateDirectories: true)
        #expect(unsafe mkfifo(path, 0o600) == 0)
        #expect(failure { try environment.settings() }?.text == "cannot read '\(path)': it is a pipe")
    }

    @Test func unsettingMakesNoFile() throws {
        #expect(try config("unset", "units") == .fine)
        #expect(!directory.exists("obdmech"))
    }

    @Test func aLongFileIsReadWhole() throws {
        try write(String(repeating: "# a comment of some length\n", count: 1000) + "adapter = x\n")
        #expect(try environment.settings().adapter == "x")
    }

    @Test func aFolderIsNoFile() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(failure { try environment.settings() }?.text == "cannot read '\(path)': is a directory")
    }

    /// The real program, for what it writes and how it ends.
    @Test func theProgram() throws {
        let program = try RealProgram()
        let path = program.directory.file("config/obdmech/config")
        #expect(try program.run("config", "path").run.output == path + "\n")
        #expect(try program.run("config", "get", "speed-limit").run.output == "130 km/h\n")
        #expect(try program.run("config", "get", "driver").run.output == "")
        #expect(try program.run("config", "set", "units", "us").status == 0)
        // A number alone is in the units that are set, is written with its unit, and stays what it was.
        let bare = try program.run("config", "set", "speed-limit", "75")
        #expect(bare.run.warning == "obdmech: speed-limit is 75 mph\n")
        #expect(try program.run("config", "get", "speed-limit").run.output == "75 mph\n")
        #expect(
            try program.run("config", "set", "coolant-limit", "230").run.warning
                == "obdmech: coolant-limit is 230 °F\n")
        #expect(
            try program.run("config", "set", "fuel-price", "3.49").run.warning == "obdmech: fuel-price is 3.49/gal\n")
        #expect(try program.run("config", "set", "units", "metric").status == 0)
        #expect(try program.run("config", "get", "speed-limit").run.output == "75 mph\n")
        #expect(try program.run("config", "set", "units", "us").status == 0)
        let metric = try program.run("config", "set", "speed-limit", "120", "km/h")
        #expect(metric.run.warning == "obdmech: speed-limit is 74.56 mph (120 km/h)\n")
        #expect(try program.run("config", "set", "speed-limit", "500").run.warning.contains("from 7 to 186 (mph)"))
        let list = try program.run("config")
        #expect(list.status == 0)
        #expect(list.run.output.contains("* speed-limit             74.56 mph     Higher"))
        // What was written by hand without a unit stays metric, and is named.
        try program.directory.write(Array("units = us\nspeed-limit = 120\n".utf8), to: "config/obdmech/config")
        let byHand = try program.run("config")
        #expect(byHand.run.output.contains("* speed-limit             74.56 mph     Higher"))
        #expect(
            byHand.run.warning
                == "obdmech: 'speed-limit' has no unit in the file and is taken as metric: 120 km/h\n"
                + "  add its unit: obdmech config set speed-limit 74.56 mph\n")
        #expect(try program.run("config", "get", "speed-limit").run.output == "120 km/h\n")
        try program.directory.write(Array("units = us\nspeed-limit = fast\n".utf8), to: "config/obdmech/config")
        let broken = try program.run("config", "list", "--json")
        #expect(broken.status == 2)
        #expect(broken.run.warning.hasPrefix("obdmech: \(path):2: speed-limit is 'fast'"))
        #expect(try object(broken.run.output)["problems"] != nil)
        #expect(try program.run("config", "get", "units").run.output == "us\n")
    }
}
