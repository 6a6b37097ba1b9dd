import Formats
import Foundation
import Glibc
import System
import TestSupport
import Testing

@testable import CommandLine

@Suite(.timeLimit(.minutes(20))) struct FileReplacementTests {
    private func mode(_ path: String) throws -> Int {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }

    private func write(_ text: String, _ path: String) throws {
        try FileReplacement.change(path) { _ in Array(text.utf8) }
    }

    @Test func foldersAndFileAreMadeForTheirUserAlone() throws {
        let directory = try TemporaryDirectory()
        try write("a", directory.file("one/two/config"))
        #expect(directory.text("one/two/config") == "a")
        #expect(try mode(directory.file("one")) == 0o700)
        #expect(try mode(directory.file("one/two")) == 0o700)
        #expect(try mode(directory.file("one/two/config")) == 0o600)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.file("one/two")) == ["config"])
    }

    @Test func theModeIsKeptAndTheFileIsANewOne() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("old".utf8), to: "config")
        unsafe chmod(directory.file("config"), 0o644)
        // Who reads the old one goes on reading it.
        let reader = try #require(FileHandle(forReadingAtPath: directory.file("config")))
        try write("new", directory.file("config"))
        #expect(directory.text("config") == "new")
        #expect(try mode(directory.file("config")) == 0o644)
        #expect(try reader.readToEnd() == Data("old".utf8))
    }

    @Test func nothingIsWrittenWhereNothingChanges() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("old".utf8), to: "config")
        let before = try FileManager.default.attributesOfItem(atPath: directory.file("config"))
        try write("old", directory.file("config"))
        let after = try FileManager.default.attributesOfItem(atPath: directory.file("config"))
        #expect(before[.systemFileNumber] as? NSNumber == after[.systemFileNumber] as? NSNumber)
    }

    @Test func symbolicLinksAreFollowed() throws {
        let directory = try TemporaryDirectory()
        let manager = FileManager.default
        try directory.write(Array("old".utf8), to: "dotfiles/config")
        try manager.createDirectory(atPath: directory.file("home"), withIntermediateDirectories: true)
        try manager.createSymbolicLink(
            atPath: directory.file("home/config"), withDestinationPath: "../dotfiles/config")
        try manager.createSymbolicLink(
            atPath: directory.file("home/other"), withDestinationPath: directory.file("made/other"))
        try write("new", directory.file("home/config"))
        #expect(directory.text("dotfiles/config") == "new")
        #expect(try manager.destinationOfSymbolicLink(atPath: directory.file("home/config")) == "../dotfiles/config")
        // One that leads nowhere yet.
        try write("made", directory.file("home/other"))
        #expect(directory.text("made/other") == "made")
        try manager.createSymbolicLink(atPath: directory.file("ring"), withDestinationPath: "ring")
        let failure = failure { try write("x", directory.file("ring")) }
        #expect(failure?.text.hasPrefix("cannot write '\(directory.file("ring"))': ") == true)
    }

    @Test func whatCannotBeWrittenStaysAsItIs() throws {
        let directory = try TemporaryDirectory()
        try directory.write([], to: "file")
        let behindAFile = failure { try write("x", directory.file("file/config")) }
        #expect(behindAFile?.text == "cannot write '\(directory.file("file/config"))': not a directory")
        #expect(behindAFile?.status == .usage)
        let folder = failure { try write("x", directory.path) }
        #expect(folder?.text.contains("is a directory") == true)
        // What throws has changed nothing.
        let refused = failure {
            try FileReplacement.change(directory.file("file")) { _ throws(CommandError) in
                throw CommandError(UserMessage("no"))
            }
        }
        #expect(refused?.text == "no")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["file"])
    }

    /// A program that was killed leaves a piece behind, which is in nobody's way.
    @Test func whatWasLeftBehindIsOverwritten() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Array("half of".utf8), to: ".config.new")
        try write("new", directory.file("config"))
        #expect(directory.text("config") == "new")
        #expect(!directory.exists(".config.new"))
    }

    @Test func nobodysChangeIsLost() async throws {
        let directory = try TemporaryDirectory()
        let path = directory.file("config")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for byte in UInt8(1)...8 {
                group.addTask { try FileReplacement.change(path) { $0 + [byte] } }
            }
            try await group.waitForAll()
        }
        #expect(directory.bytes("config").sorted() == Array(1...8))
    }

    /// A new file has its name when it is complete, and never takes the place of another one.
    @Test func aNewFileIsThereWhenItIsComplete() throws {
        struct Stopped: Error {}
        let directory = try TemporaryDirectory()
        let path = directory.file("new")
        try WholeFile.create(path) { number in
            try WholeFile.write(Array("half".utf8), to: number, named: path)
            #expect(!directory.exists("new"))
        }
        #expect(directory.text("new") == "half")
        #expect(try mode(path) == 0o600)
        #expect(throws: FileError.self) { try WholeFile.create(path) { _ in Issue.record("it is there") } }
        #expect(throws: Stopped.self) {
            try WholeFile.create(directory.file("other")) { (_: Int32) -> Void in throw Stopped() }
        }
        // Another program was faster.
        #expect(throws: FileError.self) {
            try WholeFile.create(directory.file("third")) { _ in
                try directory.write(Array("theirs".utf8), to: "third")
            }
        }
        #expect(directory.text("third") == "theirs")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["new", "third"])
    }
}
