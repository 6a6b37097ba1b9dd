import Foundation
import TestSupport
import Testing

/// scripts/setup on a machine without Swift: programs stand in for those that would download or install something.
@Suite(.waits, .timeLimit(.minutes(20))) struct SetupScriptTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../scripts/setup").standardized.path
    private static let archive = "https://download.swift.org/swiftly/linux/swiftly-x86_64.tar.gz"

    /// The tools of the system that the script needs; no others are in its PATH.
    private static let tools = [
        "bash", "cat", "chmod", "dirname", "env", "grep", "gzip", "head", "mkdir", "mktemp", "rm", "sed", "tail", "tar",
    ]

    /// Stand-ins for other programs. What they are asked to do is noted in `calls`.
    private static let programs = [
        "uname": "echo x86_64",
        "id": "echo 1000",
        "dpkg-query": """
        case " $(cat "$HOME/missing" 2>/dev/null) " in *" ${@: -1} "*) exit 1 ;; esac
        printf installed
        """,
        "apt-get": #"echo "apt-get $*" >>"$HOME/calls""#,
        "sudo": """
        echo sudo >>"$HOME/calls"
        exec "$@"
        """,
        // curl … -o FILE ADDRESS
        "curl": """
        echo "curl ${@: -1}" >>"$HOME/calls"
        case ${@: -1} in
        *.tar.gz) cat "$HOME/archive" >"${@: -2:1}" ;;
        *) echo text >"${@: -2:1}" ;;
        esac
        """,
        "gpg": """
        case $* in
        *--import*) echo "gpg --import" >>"$HOME/calls" ;;
        *--verify*)
            echo "gpg --verify" >>"$HOME/calls"
            echo "[GNUPG:] $(cat "$HOME/verdict") F167DF1ACF9CE069 Swift Key"
            echo "gpg: so it is" >&2
            ;;
        esac
        """,
        // It is in the archive, and in PATH for nobody.
        "archived/swiftly": """
        echo "swiftly $*" >>"$HOME/calls"
        mkdir -p "$HOME/.local/share/swiftly/bin"
        printf '#!/bin/bash\\necho Swift version 6.3\\n' >"$HOME/.local/share/swiftly/bin/swift"
        chmod +x "$HOME/.local/share/swiftly/bin/swift"
        """,
    ]

    private let program: RealProgram
    private var directory: TemporaryDirectory { program.directory }
    private var calls: [String] { directory.text("calls").split(separator: "\n").map(String.init) }

    init() throws {
        program = try RealProgram()
        let files = FileManager.default
        for (name, text) in Self.programs {
            try directory.write(Array("#!/bin/bash\n\(text)\n".utf8), to: "written/" + name)
        }
        // What this process has written may be open in a child of it, and then nobody can run it.
        let copy = try program.start(
            [
                "-c",
                "set -e; cd; cp -r written bin; chmod -R +x bin; tar -czf archive -C bin/archived swiftly; mkdir temporary",
            ], environment: ["PATH": "/usr/bin:/bin"], other: "/bin/bash")
        try #require(copy.end() == 0, "\(copy.warning)")
        for tool in Self.tools {
            try files.createSymbolicLink(
                atPath: directory.file("bin/" + tool), withDestinationPath: try Self.place(tool))
        }
        try directory.write(Array("GOODSIG".utf8), to: "verdict")
    }

    private static func place(_ tool: String) throws -> String {
        try #require(
            ["/usr/bin/", "/bin/"].map { $0 + tool }.first { FileManager.default.isExecutableFile(atPath: $0) },
            "\(tool)")
    }

    private func start(terminal: TestTerminal? = nil, _ variables: [String: String] = [:]) throws -> RealProgram.Run {
        try program.start(
            [Self.script],
            environment: ["PATH": directory.file("bin"), "TMPDIR": directory.file("temporary")]
                .merging(variables) { $1 },
            terminal: terminal?.path, other: "/bin/bash")
    }

    @Test func withoutATerminalItSaysWhatToDo() throws {
        let run = try start()
        #expect(run.end() == 1)
        #expect(
            run.warning == """
                setup: no Swift toolchain was found (6.3 or later is needed)
                  Get one from https://www.swift.org/install/linux/ , and add its usr/bin to PATH.
                  Or run scripts/setup in a terminal: it offers to install one.

                """)
        #expect(calls == [])
    }

    /// Nobody sits there, or it would be installed for root.
    @Test(arguments: ["CI", "SUDO_UID"]) func itIsNotOffered(variable: String) throws {
        let terminal = try TestTerminal()
        let run = try start(terminal: terminal, [variable: "1"])
        #expect(terminal.wait(for: "it offers to install one."))
        #expect(run.end() == 1)
        #expect(!terminal.text.contains("[y/N]"))
        #expect(calls == [])
    }

    @Test(arguments: ["n\r", "\r", "\u{4}", "what\rwhat\rwhat\r"]) func noInstallsNothing(answer: String) throws {
        let terminal = try TestTerminal()
        let run = try start(terminal: terminal)
        try #require(terminal.wait(for: "Install it? [y/N] "), "\(terminal.text)")
        // What is downloaded, where it goes, and how to get rid of it, is told before.
        for fact in [Self.archive, "all-keys.asc", directory.file("data/swiftly"), "swiftly self-uninstall"] {
            #expect(terminal.text.contains(fact))
        }
        terminal.type(answer)
        try #require(terminal.wait(for: "no Swift toolchain was installed"), "\(terminal.text)")
        #expect(run.end() == 1)
        #expect(calls == [])
    }

    @Test func yesInstallsIt() throws {
        try directory.write(Array("fish gnupg".utf8), to: "missing")
        let terminal = try TestTerminal()
        let run = try start(terminal: terminal)
        try #require(terminal.wait(for: "Debian packages that this needs: gnupg"), "\(terminal.text)")
        try #require(terminal.wait(for: "Install it? [y/N] "), "\(terminal.text)")
        terminal.type("y\r")
        try #require(terminal.wait(for: "setup: signed by Swift Key"), "\(terminal.text)")
        try #require(terminal.wait(for: "setup: Swift version 6.3"), "\(terminal.text)")
        #expect(run.end() == 0)
        #expect(
            calls == [
                "sudo", "apt-get install -y --no-install-recommends fish",
                "sudo", "apt-get install -y --no-install-recommends gnupg",
                "curl \(Self.archive)", "curl \(Self.archive).sig", "curl https://www.swift.org/keys/all-keys.asc",
                "gpg --import", "gpg --verify", "swiftly init",
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.file("temporary")) == [])

        // The next script finds it, though PATH is as it was.
        try directory.write([], to: "calls")
        try directory.write([], to: "missing")
        let next = try start()
        #expect(next.end() == 0)
        #expect(next.lines.last == "setup: Swift version 6.3")
        #expect(calls == [])
    }

    @Test(arguments: ["BADSIG", "EXPKEYSIG", "ERRSIG"]) func aBadSignatureInstallsNothing(verdict: String) throws {
        try directory.write(Array(verdict.utf8), to: "verdict")
        let terminal = try TestTerminal()
        let run = try start(terminal: terminal)
        try #require(terminal.wait(for: "Install it? [y/N] "), "\(terminal.text)")
        terminal.type("yes\r")
        try #require(terminal.wait(for: "is not valid; nothing was installed"), "\(terminal.text)")
        try #require(terminal.wait(for: "gpg: so it is"), "\(terminal.text)")
        #expect(run.end() == 1)
        #expect(calls.last == "gpg --verify")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.file("temporary")) == [])
    }
}
