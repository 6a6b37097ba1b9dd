import Foundation
import TestSupport
import Testing

/// scripts/install, with a program that was not built for it.
@Suite(.waits, .timeLimit(.minutes(20))) struct InstallScriptTests {
    private static let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized.path
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Runs it: its status, and what it says.
    private func install(_ arguments: String..., destination: String? = nil) throws -> (status: Int32, talk: String) {
        let process = Process()
        process.executableURL = URL(filePath: Self.source + "/scripts/install")
        process.arguments = arguments
        process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C", "TMPDIR": directory.path]
        process.environment?["DESTDIR"] = destination
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let talk = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: talk, as: UTF8.self))
    }

    private func files(_ folder: String) -> Set<String> {
        Set(FileManager.default.subpaths(atPath: directory.file(folder)) ?? [])
    }

    private func names(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: Self.source + "/" + folder)
    }

    @Test func installsAndLeavesNothing() throws {
        try directory.write([], to: "my cars/share/man/man1/mine.1")
        let before = files("my cars")
        let prefix = directory.file("my cars")
        for _ in 0..<2 {
            let result = try install("--prefix", prefix, "--binary", "/bin/true")
            try #require(result.status == 0, "\(result.talk)")
        }

        var expected: Set<String> = [
            "bin/obdmech", "share/obdmech/installed", "lib/udev/rules.d/70-obdmech.rules",
            "lib/systemd/system/obdmech-log.service", "lib/systemd/system/obdmech-serve.service",
            "lib/systemd/system/obdmech-serve.socket", "lib/sysusers.d/obdmech.conf",
            "share/bash-completion/completions/obdmech",
            "share/zsh/site-functions/_obdmech", "share/fish/vendor_completions.d/obdmech.fish",
        ]
        for page in try names("man") { expected.insert("share/man/man\(page.suffix(1))/\(page)") }
        for schema in try names("schemas") { expected.insert("share/obdmech/schemas/\(schema)") }
        let installed = files("my cars").subtracting(before).filter { path in
            var isFolder: ObjCBool = false
            _ = unsafe FileManager.default.fileExists(atPath: prefix + "/" + path, isDirectory: &isFolder)
            return !isFolder.boolValue
        }
        #expect(installed == expected)
        #expect(FileManager.default.isExecutableFile(atPath: prefix + "/bin/obdmech"))
        // systemd takes a path with spaces in quotes.
        let unit = directory.text("my cars/lib/systemd/system/obdmech-log.service")
        #expect(unit.contains("\nExecStart=\"\(prefix)/bin/obdmech\" log\n"))

        let result = try install("uninstall", "--prefix", prefix)
        #expect(result.status == 0, "\(result.talk)")
        #expect(files("my cars") == before)
    }

    /// The folder of a package is no part of the paths in it, and folders that were made are removed.
    @Test func destinationIsNoPartOfPaths() throws {
        let result = try install("--prefix=/opt/cars", "--binary=/bin/true", destination: directory.file("stage"))
        try #require(result.status == 0, "\(result.talk)")
        let unit = directory.text("stage/opt/cars/lib/systemd/system/obdmech-log.service")
        #expect(unit.contains("\nExecStart=/opt/cars/bin/obdmech log\n"))
        #expect(try install("--uninstall", "--prefix=/opt/cars", destination: directory.file("stage")).status == 0)
        #expect(files("stage") == ["opt"])
    }

    /// What a former version brought goes with it.
    @Test func replacesAFormerVersion() throws {
        let prefix = directory.file("p")
        #expect(try install("--prefix", prefix, "--binary", "/bin/true").status == 0)
        let former = "share/man/man1/obdmech-former.1"
        try directory.write([], to: "p/" + former)
        let list = directory.text("p/share/obdmech/installed") + former + "\n"
        try directory.write(Array(list.utf8), to: "p/share/obdmech/installed")
        #expect(try install("--prefix", prefix, "--binary", "/bin/true").status == 0)
        #expect(!directory.exists("p/" + former))
        #expect(try install("uninstall", "--prefix", prefix).status == 0)
        #expect(!directory.exists("p"))
    }

    @Test func saysWhatDoesNotDo() throws {
        try directory.write([], to: "file")
        let file = directory.file("file")
        var result = try install("--prefix", file + "/p", "--binary", "/bin/true")
        #expect(result.status == 1)
        #expect(result.talk == "install: '\(file)' is no folder\n")
        result = try install("uninstall", "--prefix", directory.path)
        #expect(result.status == 1)
        #expect(result.talk.hasPrefix("install: nothing is installed in '\(directory.path)'\n"))
        // A list that leads elsewhere.
        try directory.write(Array("../file\n".utf8), to: "p/share/obdmech/installed")
        result = try install("uninstall", "--prefix", directory.file("p"))
        #expect(result.status == 1)
        #expect(result.talk.hasSuffix("is damaged\n"))
        #expect(directory.exists("file"))
        #expect(try install("--prefixes").status == 2)
    }
}
