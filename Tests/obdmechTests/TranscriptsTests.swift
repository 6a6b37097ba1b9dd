import ELM327
import Foundation
import TestSupport
import Testing

/// The sessions of Tests/Transcripts, replayed through the whole program: what a scan (or, of trip-….txt, a trip) makes
/// of each is in the file NAME.expected.json beside it, without the time and the device.
///
/// With OBDMECH_REWRITE=1 the expectations are written anew (see `ExpectationFile`). With OBDMECH_REWRITE=all the
/// sessions with simulated cars, too, are recorded anew from the device that their header names, for a program that asks
/// differently.
@Suite(.waits, .timeLimit(.minutes(20))) struct TranscriptsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Transcripts")
        .standardized.path

    private static var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
            .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
    }

    private let program: RealProgram

    init() throws { program = try RealProgram() }

    @Test func thereAreSome() { #expect(Self.names.count >= 5) }

    @Test(arguments: names) func replayed(_ name: String) throws {
        let path = "\(Self.folder)/\(name)"
        if ExpectationFile.rewriting == .sessions { try recordAnew(name, path + ".txt") }
        let (status, run) = try program.run(Self.command(name, "replay:\(path).txt"))
        // Of a trip, the summary is the last line.
        var result = try Self.isTrip(name) ? object(try #require(run.lines.last)) : run.json()
        for time in ["time", "start", "end"] { result[time] = nil }
        if var adapter = result["adapter"] as? [String: Any] {
            adapter["device"] = nil
            result["adapter"] = adapter
        }
        result["exitStatus"] = Int(status)
        let data = try JSONSerialization.data(
            withJSONObject: result, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        let text = String(decoding: data, as: UTF8.self) + "\n"
        try ExpectationFile(path + ".expected.json").expect(text, filter: "TranscriptsTests")
        if result["error"] == nil { #expect(run.warning == "") }
    }

    /// A link goes only from a state to one that may follow, through all that is recorded.
    @Test(arguments: Thorough.every(3, of: names)) func theLinkGoesAsItMay(_ name: String) throws {
        let (_, run) = try program.run(Self.command(name, "replay:\(Self.folder)/\(name).txt") + ["--verbose"])
        let states = run.warning.split(separator: "\n").compactMap { line in
            line.firstMatch(of: /link: ([a-z]+)(?: \(.*\))?$/).flatMap { LinkState(rawValue: String($0.1)) }
        }
        #expect(states.first == .opening)
        #expect(states.count > 1)
        for (state, next) in zip(states, states.dropFirst()) {
            #expect(state.next.contains(next), "from \(state) to \(next)")
        }
    }

    private static func isTrip(_ name: String) -> Bool { name.hasPrefix("trip-") }

    private static func command(_ name: String, _ device: String) -> [String] {
        (isTrip(name) ? ["trip", "--duration", "8s"] : ["scan"]) + ["-a", device, "--json", "--no-save"]
    }

    /// Keeps the header, which people wrote.
    private func recordAnew(_ name: String, _ path: String) throws {
        let old = try String(contentsOfFile: path, encoding: .utf8)
        let header = old.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
        guard let device = header.first(where: { $0.hasPrefix("# adapter: sim:") })?.dropFirst(11) else { return }
        _ = try program.run(Self.command(name, String(device)) + ["--record", program.directory.file("new.txt")])
        let entries = program.directory.text("new.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
        try (header + entries).map { $0 + "\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
    }

    // MARK: The flag

    @Test func aRecordedTripReplayedIsTheSameTrip() throws {
        let file = program.directory.file("trip.txt")
        func trip(_ arguments: String...) throws -> [String: Any] {
            let run = try program.start(["trip", "--json", "--no-save", "--duration", "30s"] + arguments)
            #expect(run.end() == 0)
            var summary = try object(try #require(run.lines.last))
            for time in ["start", "end"] { summary[time] = nil }
            return summary
        }
        let recorded = try trip("-a", "sim:city?rate=max", "--record", file)
        let replayed = try trip("-a", "replay:\(file)")
        #expect((recorded["samples"] as? Int ?? 0) > 500)
        #expect(NSDictionary(dictionary: recorded) == NSDictionary(dictionary: replayed))
    }

    /// Its end is told, once; it is not opened again and again.
    @Test func aTripLongerThanItsTranscript() throws {
        let file = program.directory.file("trip.txt")
        _ = try program.run(
            "trip", "-a", "sim:city?rate=max", "--json", "--no-save", "--duration", "5s", "--record", file)
        let (status, run) = try program.run("trip", "-a", "replay:\(file)", "--json", "--no-save")
        #expect(status == 3)
        #expect(run.warning.contains("after the end of the transcript (\(file):"))
        #expect(try object(try #require(run.lines.last))["type"] as? String == "summary")
    }

    @Test(arguments: ["scan", "trip"]) func anExistingFileIsNotOverwritten(_ subcommand: String) throws {
        try program.directory.write(Array("mine".utf8), to: "file")
        let file = program.directory.file("file")
        let (status, run) = try program.run(subcommand, "-a", "sim:faults?rate=max", "--record", file)
        #expect(status == 2)
        #expect(run.warning.hasPrefix("obdmech: cannot create '\(file)': file exists\n"))
        #expect(run.output == "")
        #expect(program.directory.text("file") == "mine")
        #expect(!program.directory.exists("data"))
    }

    @Test func nothingIsLeftOfASessionThatDidNotBegin() throws {
        let file = program.directory.file("file")
        #expect(try program.run("scan", "--no-save", "-a", "/dev/no-such-thing", "--record", file).status == 3)
        #expect(!program.directory.exists("file"))
        #expect(try program.run("trip", "-a", "sim:city", "--duration", "never", "--record", file).status == 2)
        #expect(!program.directory.exists("file"))
    }

    @Test(arguments: ["scan", "trip"]) func theHeaderSaysWhatIsKnown(_ subcommand: String) throws {
        let file = program.directory.file("file")
        let limit = subcommand == "trip" ? ["--duration", "2s"] : []
        let run = try program.start([subcommand, "--no-save", "-a", "sim:faults?rate=max", "--record", file] + limit)
        #expect(run.end() != nil)
        let lines = program.directory.text("file").split(separator: "\n")
        #expect(
            lines.prefix(5) == [
                "# obdmech transcript 1", "# vehicle: VIN 3VWDX7AJ0DM254871", "# adapter: sim:faults?rate=max",
                "# firmware: ELM327 v2.1", "# protocol: ISO 15765-4 (CAN 11/500)",
            ])
        #expect(lines[5].wholeMatch(of: /# date: 20..-..-..T..:..:..Z/) != nil)
        #expect(lines[6] == "# notes:")
        #expect(lines[7].hasPrefix("0.000 > "))
    }

    // MARK: Without what identifies the vehicle

    /// The JSON result of a scan, without its time and device; of the vehicle only the VIN, which all else but the
    /// calibrations follows from.
    private func scan(_ device: String, _ arguments: String...) throws -> String {
        let run = try program.start(["scan", "-a", device, "--json", "--no-save", "--inspection", "most"] + arguments)
        _ = run.end()
        var result = try run.json()
        result["time"] = nil
        if var adapter = result["adapter"] as? [String: Any] {
            adapter["device"] = nil
            result["adapter"] = adapter
        }
        let responses = result["responses"] as? [[String: Any]] ?? []
        result["responses"] = responses.filter { response in
            let request = response["request"] as? String ?? ""
            return !["09", "22F8", "22F1"].contains { request.hasPrefix($0) }
        }
        if let vehicle = result["vehicle"] as? [String: Any] { result["vehicle"] = vehicle.filter { $0.key == "vin" } }
        let data = try JSONSerialization.data(withJSONObject: result, options: [.sortedKeys, .prettyPrinted])
        return String(decoding: data, as: UTF8.self)
    }

    private static let placeholder = "REDACTED900000000"

    /// The scans among the transcripts, and a car on each bus with an adapter without faults.
    private static let devices =
        names.filter { !isTrip($0) }.map { "replay:\(folder)/\($0).txt" }
        + (1...9).map { "sim:city?rate=max&protocol=\($0)" }

    @Test(arguments: devices) func redacted(_ device: String) throws {
        let file = program.directory.file("file")
        let first = try scan(device)
        _ = try scan(device, "--record", file, "--redact")
        let vin = first.firstMatch(of: /"vin" : "(.{17})"/).map { String($0.1) }
        let replayed = try scan("replay:\(file)")
        guard let vin else {
            #expect(replayed == first)
            return
        }
        #expect(replayed == first.replacing(vin, with: Self.placeholder))
        #expect(vin != Self.placeholder && replayed.contains(Self.placeholder))
        // Neither its characters nor their digits, however cut into lines, frames and reads.
        let text = program.directory.text("file")
        #expect(!text.contains(vin))
        let digits = text.split(separator: "\n").compactMap { $0.split(separator: " < ").dropFirst().first }.joined()
            .replacing(/\\x../, with: "").filter { $0.isHexDigit || $0 == "\\" }
        // "SIM", with which the calibrations begin.
        #expect(!digits.contains("53494D"))
        let hexadecimal = vin.utf8.map { String($0, radix: 16, uppercase: true) }
        for start in 0...14 where !hexadecimal[start..<start + 3].joined().hasPrefix("3030") {
            #expect(!digits.contains(hexadecimal[start..<start + 3].joined()))
        }
    }

    @Test func aRedactedTripReplayedIsTheSameTrip() throws {
        let file = program.directory.file("trip.txt")
        func trip(_ arguments: String...) throws -> [String] {
            let run = try program.start(["trip", "--json", "--no-save", "--duration", "30s"] + arguments)
            #expect(run.end() == 0)
            return run.lines.dropFirst().dropLast().map { String($0.replacing(/"time":"[^"]*",/, with: "")) }
        }
        let recorded = try trip("-a", "sim:city?rate=max", "--record", file, "--redact")
        let replayed = try trip("-a", "replay:\(file)")
        #expect(recorded.count > 500)
        #expect(recorded == replayed)
        #expect(program.directory.text("trip.txt").contains("# vehicle: VIN \(Self.placeholder)"))
    }

    @Test func toRedactNothingIsAMistake() throws {
        let (status, run) = try program.run("trip", "-a", "sim:faults?rate=max", "--no-save", "--redact")
        #expect(status == 2)
        #expect(run.warning == "obdmech: --redact needs --record\n  name the file to record to\n")
        #expect(run.output == "")
    }
}
