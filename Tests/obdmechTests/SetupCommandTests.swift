import Foundation
import Glibc
import Storage
import TestSupport
import Testing
import Trips

@testable import obdmech

/// The real program, with a person at a pseudo-terminal.
@Suite(.waits, .timeLimit(.minutes(20))) struct SetupCommandTests {
    private let program: RealProgram
    private let terminal: TestTerminal
    private let path: String

    init() throws {
        program = try RealProgram()
        terminal = try TestTerminal()
        path = program.directory.file("config/obdmech/config")
    }

    private var file: String { program.directory.text("config/obdmech/config") }

    private func start() throws -> RealProgram.Run {
        try program.start(["setup"], environment: ["TERM": "xterm", "LANG": "C"], terminal: terminal.path)
    }

    private func answer(_ question: String, _ keys: String) {
        #expect(terminal.wait(for: question), "\(terminal.text)")
        terminal.type(keys)
    }

    @Test func aConversation() throws {
        let comment = "# as the manual says\n#speed-limit = 100\n"
        try program.directory.write(Array(comment.utf8), to: "config/obdmech/config")
        let vin = "WVWZZZ1JZXW000001"
        let databasePath = program.directory.file("data/obdmech/obdmech.db")
        try Database.open(path: databasePath).vehicles.keep(VehicleProfile(vin: vin, name: "Golf"))

        let run = try start()
        answer("Which one? ", "sim:city?rate=max\r")
        #expect(terminal.wait(for: "The adapter responds: ELM327 v2.1, "))
        answer("Units: ", "us\r")
        answer("Currency, ", "€\r")
        answer("Price of a gallon", "3.49\r")
        answer("above this speed ", "75\r")
        answer("at the wheel ", "\r")
        answer("Fuel of Golf: ", "diesel\r")
        #expect(terminal.wait(for: "adapter = sim:city?rate=max"))
        // Nothing is written before.
        #expect(file == comment)
        answer("Save? ", "\r")
        #expect(terminal.wait(for: "Saved."))
        #expect(run.end() == 0)
        #expect(
            file == "# as the manual says\n#speed-limit = 100\nspeed-limit = 75 mph\nadapter = sim:city?rate=max\n"
                + "units = us\ncurrency = €\nfuel-price = 3.49/gal\n")
        let vehicle = try Database.open(path: databasePath).vehicles.vehicle(vin: vin)
        #expect(vehicle?.specification.fuel == .diesel)
        #expect(vehicle?.name == "Golf")
    }

    @Test(arguments: [("\u{3}", -SIGINT), ("\u{4}", 0)]) func leftInTheMiddle(key: String, status: Int32) throws {
        let run = try start()
        answer("Which one? ", "sim:city?rate=max\r")
        answer("Units: ", key)
        #expect(terminal.wait(for: "Nothing was saved."))
        #expect(run.end() == status)
        #expect(!program.directory.exists("config") && !program.directory.exists("data"))
    }

    @Test func leftAtOnce() throws {
        let run = try start()
        answer("Which one? ", "\u{4}")
        #expect(terminal.wait(for: "Nothing was saved."))
        #expect(run.end() == 0)
    }

    @Test func noTerminal() throws {
        let (status, run) = try program.run("setup")
        #expect(status == 2)
        #expect(
            run.warning == "obdmech: setup needs a terminal\n"
                + "  change single settings with obdmech config set KEY VALUE\n")
    }

    /// A line that is wrong is named, and left to config.
    @Test func aWrongLine() throws {
        try program.directory.write(Array("speed-limit = fast\n".utf8), to: "config/obdmech/config")
        let run = try start()
        #expect(terminal.wait(for: "'fast'"))
        #expect(run.end() == 2)
    }
}
