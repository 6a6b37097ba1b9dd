import CommandLine
import Formats
import Foundation
import Storage
import TestSupport
import Testing
import Transports
import Trips

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct EnvironmentTests {
    @Test(
        arguments: [
            (["HOME": "/h"], nil, "/h/.local/share/obdmech/obdmech.db"),
            (["HOME": "/h", "XDG_DATA_HOME": "/d"], nil, "/d/obdmech/obdmech.db"),
            (["XDG_DATA_HOME": "/d"], nil, "/d/obdmech/obdmech.db"),
            // Relative paths and empty values are to be ignored.
            (["HOME": "/h", "XDG_DATA_HOME": "d"], nil, "/h/.local/share/obdmech/obdmech.db"),
            (["HOME": "/h", "XDG_DATA_HOME": ""], nil, "/h/.local/share/obdmech/obdmech.db"),
            (["HOME": "/h", "XDG_DATA_HOME": "/d", "OBDMECH_DATABASE": "mine.db"], nil, "mine.db"),
            (["HOME": "/h", "OBDMECH_DATABASE": ""], nil, "/h/.local/share/obdmech/obdmech.db"),
            (["HOME": "/h", "OBDMECH_DATABASE": "mine.db"], "yours.db", "yours.db"),
            ([:], "yours.db", "yours.db"),
        ] as [([String: String], String?, String)])
    func databasePath(variables: [String: String], flag: String?, path: String) throws {
        let options = try flag.map { try parsed("report", "--database", $0) } ?? parsed("report")
        #expect(try Environment(variables: variables).databasePath(options) == path)
    }

    /// The recordings of the service are read by who has none, and only if no other file is named.
    @Test func theDatabaseOfTheService() throws {
        let directory = try TemporaryDirectory()
        for folder in ["service", "home/.local/share/obdmech"] {
            try FileManager.default.createDirectory(
                atPath: directory.file(folder), withIntermediateDirectories: true)
        }
        var environment = Environment(variables: ["HOME": directory.file("home")])
        environment.serviceFolder = directory.file("service")
        let options = try parsed("report")
        #expect(try environment.existingDatabase(options) == nil)
        let service = try Database.open(path: directory.file("service/obdmech.db"))
        try service.vehicles.keep(VehicleProfile(vin: nil, name: "of the service"))
        #expect(try environment.existingDatabase(options)?.vehicles.all().map(\.name) == ["of the service"])
        var other = Environment(
            variables: environment.variables.merging(["OBDMECH_DATABASE": directory.file("no.db")]) { $1 })
        other.serviceFolder = environment.serviceFolder
        #expect(try other.existingDatabase(options) == nil)
        let own = directory.file("home/.local/share/obdmech/obdmech.db")
        _ = try Database.open(path: own)
        #expect(try environment.existingDatabase(options)?.vehicles.all().isEmpty == true)
        #expect(environment.newerServiceDatabase(than: own) == nil)
        // What the service has recorded since is not passed over in silence.
        let later = Date(timeIntervalSinceNow: 60)
        let recorded = directory.file("service/obdmech.db")
        try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: recorded)
        #expect(environment.newerServiceDatabase(than: own) == recorded)
    }

    @Test(arguments: [
        (["HOME": "/h"], "/h/.config/obdmech/config"),
        (["HOME": "/h", "XDG_CONFIG_HOME": "/c"], "/c/obdmech/config"),
        (["HOME": "/h", "XDG_CONFIG_HOME": "./c"], "/h/.config/obdmech/config"),
    ])
    func configurationPath(variables: [String: String], path: String) throws {
        #expect(try Environment(variables: variables).configurationPath() == path)
    }

    @Test(arguments: [[:], ["HOME": ""]]) func withoutAHome(variables: [String: String]) throws {
        let environment = Environment(variables: variables)
        let failure = failure { try environment.databasePath(try parsed("report")) }
        #expect(failure?.text == "the environment variable HOME is not set")
        #expect(failure?.advice == "set it, or XDG_DATA_HOME")
    }

    /// The flag, the variable and the configuration; and what is used of them.
    @Test(
        arguments: [
            ("f", "v", "c", "f"), (nil, "v", "c", "v"), (nil, nil, "c", "c"), (nil, "", "c", "c"), ("f", nil, nil, "f"),
            (nil, "v", nil, "v"),
        ] as [(String?, String?, String?, String)])
    func device(flag: String?, variable: String?, configured: String?, device: String) throws {
        let directory = try TemporaryDirectory()
        if let configured { try directory.write(Array("adapter = \(configured)\n".utf8), to: "obdmech/config") }
        var variables = ["XDG_CONFIG_HOME": directory.path]
        variables["OBDMECH_ADAPTER"] = variable
        let options = try flag.map { try parsed("scan", "-a", $0) } ?? parsed("scan")
        #expect(try Environment(variables: variables).device(options) == device)
    }

    /// What is there counts last, and is told.
    @Test func noDeviceIsNamed() throws {
        let directory = try TemporaryDirectory()
        var environment = Environment(variables: ["XDG_CONFIG_HOME": directory.path])
        environment.surroundings = DeviceChoice.Surroundings(
            serialPorts: { [SerialPort(path: "/dev/rfcomm3", properties: [:])] }, probes: { [] })
        #expect(try environment.device(try parsed("scan")) == "/dev/rfcomm3")
        #expect(try environment.device(try parsed("scan", "-a", "x")) == "x")
        environment.surroundings = DeviceChoice.Surroundings(serialPorts: { [] }, probes: { [] })
        let failure = failure { try environment.device(try parsed("scan")) }
        #expect(failure?.status == .adapter)
    }

    /// A broken configuration does not matter to one who named the device.
    @Test func theConfigurationIsReadOnlyWhereItCounts() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("nonsense".utf8), to: "obdmech/config")
        let environment = Environment(variables: ["XDG_CONFIG_HOME": directory.path])
        #expect(try environment.device(try parsed("scan", "-a", "x")) == "x")
        let failure = failure { try environment.device(try parsed("scan")) }
        #expect(failure?.text == "\(directory.path)/obdmech/config:1: invalid line 'nonsense'")
    }

    @Test func theHistorysFolderIsMade() throws {
        let directory = try TemporaryDirectory()
        let state = directory.file("a/state")
        for variables in [["XDG_STATE_HOME": state], ["XDG_STATE_HOME": "relative", "HOME": directory.path]] {
            let path = try #require(Environment(variables: variables).historyPath())
            #expect(path.hasPrefix(directory.path + "/") && path.hasSuffix("/obdmech/history"))
            try Data("x".utf8).write(to: URL(filePath: path))
        }
        #expect(directory.exists("a/state/obdmech/history") && directory.exists(".local/state/obdmech/history"))
        #expect(Environment(variables: [:]).historyPath() == nil)
        try directory.write([], to: "file")
        #expect(Environment(variables: ["XDG_STATE_HOME": directory.file("file")]).historyPath() == nil)
    }
}
