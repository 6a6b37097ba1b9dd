import CustomPIDs
import TestSupport
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct CustomPIDFilesTests {
    @Test func readsAllFilesInOrder() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("Pump,,2101,A\nBad,,2102,FOO(A)\n".utf8), to: "pids/b.csv")
        try directory.write(Array("Fan,,2103,A\nPump,,2104,A\n".utf8), to: "pids/a.CSV")
        try directory.write(Array("No,,2105,A\n".utf8), to: "pids/.hidden.csv")
        try directory.write(Array("No,,2105,A\n".utf8), to: "pids/notes.txt")
        let folder = directory.path + "/pids"
        let files = CustomPIDFiles(folder: folder)
        #expect(files.pids.map(\.signalName) == ["customFan", "customPump", "customPump_2101"])
        #expect(files.problems == ["\(folder)/b.csv:2:11: unknown function 'FOO'"])
    }

    @Test func aFolderThatIsNotThereIsEmpty() throws {
        let directory = try TemporaryDirectory()
        let files = CustomPIDFiles(folder: directory.path + "/pids")
        #expect(files.pids.isEmpty)
        #expect(files.problems.isEmpty)
    }

    /// A folder in a file's place is told, and the next file is read.
    @Test func whatCannotBeReadIsTold() throws {
        let directory = try TemporaryDirectory()
        try directory.write([], to: "pids/a.csv/x")
        try directory.write(Array("Fan,,2103,A\n".utf8), to: "pids/b.csv")
        let files = CustomPIDFiles(folder: directory.path + "/pids")
        #expect(files.pids.map(\.name) == ["Fan"])
        #expect(files.problems == ["cannot read '\(directory.path)/pids/a.csv': is a directory"])
    }

    @Test func theFolderIsBesideTheConfiguration() throws {
        #expect(try Environment(variables: ["HOME": "/h"]).customPIDFolder() == "/h/.config/obdmech/pids")
        let variables = ["HOME": "/h", "XDG_CONFIG_HOME": "/c"]
        #expect(try Environment(variables: variables).customPIDFolder() == "/c/obdmech/pids")
    }
}
