import Foundation
import TestSupport
import Testing

@testable import Storage
@testable import obdmech

/// `obdmech database`, as the real program.
@Suite(.waits, .timeLimit(.minutes(20))) struct DatabaseCommandTests {
    private let program: RealProgram
    private var path: String { program.directory.file("x.db") }

    init() throws { program = try RealProgram() }

    private func run(_ words: String..., status: Int32 = 0, database: String = "x.db") throws -> (
        output: String, warning: String
    ) {
        let (found, run) = try program.run(
            ["database"] + words + ["--database", program.directory.file(database)])
        #expect(found == status, "\(words): \(run.warning)")
        return (run.output, run.warning)
    }

    private func record(_ database: String = "x.db") throws {
        let (status, run) = try program.run(
            "trip", "-a", "sim:city?rate=max", "--duration", "2m", "--plain", "--database",
            program.directory.file(database))
        #expect(status == 0, "\(run.warning)")
    }

    @Test func aDayWithIt() throws {
        #expect(try run("path").output == path + "\n")
        #expect(try run("check", status: 5).warning.contains("no database '\(path)'"))
        try record()
        let checked = try run("check").output
        #expect(checked.hasPrefix("no damage in 1 trip with "))

        let copy = program.directory.file("copy.db")
        #expect(try run("backup", copy).output.isEmpty)
        #expect(try run("backup", copy, status: 6).warning.contains("file exists"))
        #expect(try run("check", database: "copy.db").output == checked)
        #expect(try run("vacuum").output.contains(" kB before, "))
        #expect(try run("import", copy).output == "0 trips and 0 scans imported, 1 already there\n")
        #expect(try run("import", copy, database: "new.db").output == "1 trip and 0 scans imported\n")
        #expect(try run("import", program.directory.file("none.db"), status: 5, database: "made.db").output.isEmpty)
        #expect(!program.directory.exists("made.db"))

        let csv = try run("export").output
        let lines = csv.split(separator: "\n")
        #expect(lines.first == "trip,time,t,signal,value,unit")
        #expect(lines.dropFirst().first?.hasPrefix("1,20") == true)
        #expect(checked.contains("with \(lines.count - 1) samples"))
        let file = program.directory.file("out.csv")
        #expect(try run("export", "--trip", "1", file).output.isEmpty)
        #expect(program.directory.text("out.csv") == csv)
        #expect(try run("export", file, status: 6).warning.contains("file exists"))
        #expect(try run("export", "--trip", "2", status: 2).warning.contains("no trip 2"))
    }

    @Test func damageIsTold() throws {
        try record()
        var bytes = program.directory.bytes("x.db")
        for index in bytes.count / 2..<bytes.count / 2 + 8192 { bytes[index] = 0x5A }
        try program.directory.write(bytes, to: "x.db")
        let (output, warning) = try run("check", status: 5)
        #expect(!output.isEmpty)
        #expect(warning.contains("is damaged"))
        #expect(program.directory.bytes("x.db") == bytes)
    }

    /// What is not needed may be damaged; and what can be read is saved.
    @Test func theRestOfADamagedFileIsRead() throws {
        try record()
        let page = try {
            let connection = try Connection.open(path, .readWrite)
            return Int(try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = 'supported'"))
        }()
        let whole = try run("export").output
        var bytes = program.directory.bytes("x.db")
        for index in (page - 1) * 4096..<page * 4096 { bytes[index] = 0x5A }
        try program.directory.write(bytes, to: "x.db")
        let damage = "obdmech: database '\(path)' is damaged: page \(page) cannot be read\n"
        for words in [["report", "--trip", "1"], ["vehicle"], ["database", "export"]] {
            let (status, run) = try program.run(words + ["--database", path])
            #expect(status == 5 && run.warning.hasPrefix(damage), "\(words): \(run.warning)")
            #expect(!run.output.isEmpty)
        }
        #expect(try run("check", status: 5).output == "page \(page) cannot be read\n")
        let copy = program.directory.file("copy.db")
        #expect(try run("backup", copy, status: 5).warning.contains("has what could be read of it: 1 trip with "))
        #expect(try run("check", database: "copy.db").output.hasPrefix("no damage in 1 trip"))
        #expect(try run("export", database: "copy.db").output == whole)
        #expect(program.directory.bytes("x.db") == bytes)
    }

    @Test(arguments: [
        ["frob"], ["backup"], ["check", "x"], ["path", "x"], ["export", "a", "b"],
        ["check", "--trip", "1"], ["export", "--trip", "x"],
    ])
    func whatMakesNoSense(words: [String]) throws {
        let (status, run) = try program.run(["database"] + words)
        #expect(status == 2)
        #expect(run.warning.hasPrefix("obdmech: "))
    }
}
