import CommandLine
import Devices
import OBD
import Reports
import Settings
import Simulator
import Testing

@testable import obdmech

@Suite(.timeLimit(.minutes(20))) struct CompletionTests {
    private static let completion = Completion { kind, options in
        switch kind {
        case .device:
            [.init(word: "/dev/ttyUSB0", description: "OBDLink SX"), .init(word: "tcp:192.168.0.10:35000")]
        case .day: [.init(word: "2026-11-21", description: "2 trips"), .init(word: "2026-11-20")]
        case .trip: options[.database].map { [.init(word: "1 of \($0)")] } ?? [.init(word: "12")]
        case .driver: [.init(word: "Ann Lee"), .init(word: "Bob")]
        case .signal: [.init(word: "oilPressure")]
        default: []
        }
    }

    /// Words are separated by single spaces; behind the last there may be nothing.
    private static func offer(_ line: String) -> Completion.Offer {
        completion.offer(line.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
    }

    private static func words(_ line: String) -> [String] { offer(line).candidates.map(\.word) }

    @Test func subcommands() {
        #expect(Self.words("") == CommandTable.subcommands.map(\.name) + ["help"])
        #expect(Self.completion.offer([]) == Self.offer(""))
        #expect(Self.offer("sc").candidates == [.init(word: "scan", description: ScanCommand.subcommand.summary)])
        #expect(Self.words("-") == ["--help", "--version"])
        #expect(Self.words("help s") == ["scan", "stream", "serve", "sync", "share", "setup", "simulate"])
        for line in ["help scan ", "nothing ", "--version ", "manual ", "complete -- s"] {
            #expect(Self.offer(line) == Completion.Offer(), "\(line)")
        }
    }

    @Test(arguments: CommandTable.subcommands) func everyFlag(subcommand: Subcommand) {
        let long = subcommand.allFlags.map { "--" + $0.name } + ["--help"]
        #expect(Self.words("\(subcommand.name) --") == long)
        let short = subcommand.allFlags.compactMap(\.short).map { "-\($0)" }
        #expect(Self.words("\(subcommand.name) -") == short + long)
        for flag in subcommand.allFlags {
            let given = flag.argument == nil ? "--\(flag.name)" : "--\(flag.name) x"
            #expect(
                Self.words("\(subcommand.name) \(given) --\(flag.name)").contains("--\(flag.name)") == flag.isRepeatable
            )
            #expect(Self.words("\(subcommand.name) -- --").filter { $0.hasPrefix("-") } == [])
        }
    }

    @Test(arguments: [
        ("scan -qj -", ["-a", "-v"]), ("scan -a x -", ["-q", "-j", "-v"]), ("scan -ax -", ["-q", "-j", "-v"]),
        ("trip -vatcp:x -", ["-j"]),
    ])
    func shortFlagsThatAreLeft(line: String, expected: [String]) {
        #expect(Self.words(line).filter { !$0.hasPrefix("--") } == expected)
    }

    @Test(arguments: [
        ("scan --units ", ["metric", "us", "imperial"]),
        ("scan --units=", ["--units=metric", "--units=us", "--units=imperial"]),
        ("scan --units=i", ["--units=imperial"]), ("scan --json=", []), ("scan --nothing=", []),
        ("scan -a sim:fau", ["sim:faults"]), ("scan -asim:fau", ["-asim:faults"]),
        ("scan -qasim:fau", ["-qasim:faults"]),
        ("scan -qx", []),
        ("scan --adapter=sim:fau", ["--adapter=sim:faults"]),
        ("scan -a sim:city?t", ["sim:city?timescale=", "sim:city?truth="]),
        ("scan --adapter=sim:city?quirk=unpl", ["--adapter=sim:city?quirk=unplugged"]),
        ("scan -a sim:city?rate=max&quirk=ignition-off,unpl", ["sim:city?rate=max&quirk=ignition-off,unplugged"]),
        ("scan -a sim:city?rate=", ["sim:city?rate=max"]), ("scan -a sim:city?seed=", []),
        ("scan -a /dev", ["/dev/ttyUSB0"]), ("scan -a serial:", ["serial:/dev/ttyUSB0"]),
        ("scan -a tcp:", ["tcp:192.168.0.10:35000"]), ("scan -a bluetooth:", []),
        ("scan -a t", ["tcp:192.168.0.10:35000", "tcp:"]),
        ("simulate --quirk ignition-off,unpl", ["ignition-off,unplugged"]),
        ("simulate --quirk=ignition-off,unpl", ["--quirk=ignition-off,unplugged"]),
        ("simulate --car park", ["parked"]),
        ("report --date ", ["2026-11-21", "2026-11-20"]), ("report --trip ", ["12"]),
        ("report --database f.db --trip ", ["1 of f.db"]), ("report --database=f.db --trip=", ["--trip=1 of f.db"]),
        ("report --driver ann", ["Ann Lee"]), ("report --driver=b", ["--driver=Bob"]),
        ("read coolantTemperatureS", ["coolantTemperatureSensor1", "coolantTemperatureSensor2"]),
        ("read engineSpeed oilP", ["oilPressure"]), ("read od", ["odo", "odometer"]),
        ("read rpm,od", ["rpm,odo", "rpm,odometer"]), ("pids vi", ["vin"]), ("explain misf", ["misfire"]),
        ("explain cataly", ["catalyst"]), ("read engineSpeed engineSp", []),
        ("read COOLANTTEMPERATURES", ["coolantTemperatureSensor1", "coolantTemperatureSensor2"]),
        ("explain P0301 P030", "023456789ABCDEF".map { "P030\($0)" }),
        ("explain p0420", ["p0420"]), ("explain x", []),
        ("config ", ["get", "set", "unset", "list", "path"]), ("config get speed", ["speed-limit"]),
        ("config get speed-limit ", []), ("config set speed-limit ", ["130km/h"]),
        ("config set alerts ", ["on", "off"]),
        ("config set units i", ["imperial"]), ("config set driver B", ["Bob"]), ("config set nothing ", []),
        ("config set adapter sim:fau", ["sim:faults"]), ("config unset units ", []),
        ("database i", ["import"]), ("completion ", ["bash", "zsh", "fish"]), ("completion bash ", []),
    ])
    func values(line: String, expected: [String]) {
        let words = Self.words(line)
        // Flags are offered where nothing else can follow.
        #expect(expected.isEmpty ? words.allSatisfy { $0.hasPrefix("--") } : words == expected)
    }

    @Test(arguments: [
        ("scan --record ", ""), ("scan --record=x", "--record="), ("scan -a replay:x", "replay:"),
        ("scan -areplay:x", "-areplay:"), ("scan --adapter=replay:", "--adapter=replay:"), ("scan -a ./e", ""),
        ("scan --adapter=~/e", "--adapter="), ("database backup ", ""), ("database export --trip 1 ", ""),
        ("config set adapter replay:x", "replay:"), ("scan -a /de", ""), ("scan -a /dev/ttyS", ""),
        ("scan -a /dev/serial/by-id/", ""), ("scan -a /home/tty", ""),
    ])
    func files(line: String, behind: String) { #expect(Self.offer(line).filesBehind == behind) }

    @Test(arguments: [
        "scan ", "scan -a e", "scan -a /dev/", "scan -a /dev/tt", "scan -a /dev/tty", "scan --adapter=/dev/tty6",
        "config set adapter /dev/tty", "database check ", "database backup a ", "scan --nothing ", "trip --note x",
    ])
    func noFiles(line: String) { #expect(Self.offer(line).filesBehind == nil) }

    @Test func codesAreNotTooMany() {
        let codes = Self.words("explain ")
        #expect(codes.count == CompletionValues.codeLimit)
        #expect(codes.allSatisfy { TroubleCode($0) != nil } && Set(codes).count == codes.count)
        let description = TroubleCodeCatalogue.description(of: TroubleCode(raw: 0xC100))
        #expect(Self.offer("explain U0100").candidates == [.init(word: "U0100", description: description)])
    }

    @Test func everySettingHasItsValues() {
        for key in SettingTable.keys {
            #expect(Self.words("config set \(key.name)").contains(key.name))
            guard key.name != "adapter", key.name != "driver" else { continue }
            let values = Self.words("config set \(key.name) ")
            #expect(values.allSatisfy { key.value($0) != nil })
            #expect(values.isEmpty == (key.standard == nil), "\(key.name)")
        }
    }

    @Test func everyDevice() {
        for row in DeviceSchemes.rows { #expect(Self.words("scan -a ").contains(row.name + ":")) }
        #expect(Self.words("scan -a sim:") == VirtualCar.all.map { "sim:" + $0.name })
    }

    /// A line for each: nothing in it may end a line or the word.
    @Test func lines() {
        let offer = Completion.Offer(
            candidates: [
                .init(word: "a b", description: "one\ttwo\nthree"), .init(word: "c\td"), .init(word: "e\nf"),
                .init(word: "g"),
            ], filesBehind: "x:")
        #expect(offer.lines == ["a b\tone two three", "g\t", "files x:"])
    }

    /// Nothing that is on a line makes it fail.
    @Test(arguments: [
        "scan -- --adapter", "scan --=", "scan -=", "scan --adapter --adapter ", "scan - -", "scan =", "config set",
        "read -5 -",
        "trip --tag a --tag", "explain \u{1F697}", "scan --\u{301}",
    ])
    func anyLine(line: String) { #expect(Self.offer(line).lines.allSatisfy { !$0.isEmpty }) }
}
