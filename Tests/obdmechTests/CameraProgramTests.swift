import Foundation
import Glibc
import System
import Telemetry
import TestSupport
import Testing

/// The real `obdmech camera`, which continues as `obdmech-camera`, with the drawn camera.
@Suite(.waits, .timeLimit(.minutes(20))) struct CameraProgramTests {
    private let program: RealProgram

    init() throws { program = try RealProgram() }

    private func clips() throws -> [[String: Any]] {
        let (status, run) = try program.run("camera", "list", "--json")
        try #require(status == 0, "\(run.warning)")
        let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        return try #require(document?["clips"] as? [[String: Any]])
    }

    /// A signal protects, a protected clip cannot be deleted, and a film is cut from it.
    @Test func recordsProtectsAndExports() throws {
        let run = try program.start(
            ["camera", "record", "--source", "sim:", "--segment", "2s", "--quality", "low"])
        try #require(eventually { try self.clips().count >= 2 }, "\(run.warning)")
        run.signal(SIGUSR1)
        try #require(run.wait { $0.output.contains("protecting") }, "\(run.warning)")
        try #require(eventually { try self.clips().count >= 3 }, "\(run.warning)")
        run.signal(SIGTERM)
        #expect(run.end() == 0, "\(run.warning)")
        let clips = try self.clips()
        #expect(clips.count >= 2)
        for clip in clips {
            #expect(clip["protected"] as? Bool == true && clip["reason"] as? String == "signal")
            #expect((clip["sha256"] as? String)?.count == 64)
            #expect(clip["start"] as? String != nil && clip["trip"] is NSNull)
        }
        let (refused, deleted) = try program.run("camera", "delete", "b0001-000001", "--yes")
        #expect(refused == 2 && deleted.warning.contains("is protected"))
        let (exported, film) = try program.run(
            "camera", "export", "b0001-000001", "--output", program.directory.path + "/film.mp4")
        #expect(exported == 0 && film.output.contains("/film.mp4: "), "\(film.warning)")
    }

    /// What was recorded stays when the program is killed, and the names of later clips are new.
    @Test func killedRecordingsCanBeRead() throws {
        for count in 1...2 {
            let run = try program.start(
                ["camera", "record", "--source", "sim:", "--quality", "low"])
            let hasRecorded = try eventually {
                let clips = try self.clips()
                return clips.count == count && (clips.last?["durationS"] as? Double ?? 0) > 6
            }
            if !hasRecorded { Issue.record("run \(count): \(try self.clips()) \(run.output) \(run.warning)") }
            run.signal(SIGKILL)
            _ = run.end()
            let clips = try self.clips()
            #expect(clips.count == count)
            #expect(try #require(clips.last?["durationS"] as? Double) > 1)
        }
    }

    /// What protected when the program was killed protects what it records next.
    @Test func aMomentProtectsBeyondAKill() throws {
        for count in 1...2 {
            let run = try program.start(["camera", "record", "--source", "sim:", "--quality", "low"])
            try #require(eventually { try self.clips().count == count }, "\(run.warning)")
            if count == 1 {
                run.signal(SIGUSR1)
                try #require(run.wait { $0.output.contains("protecting") }, "\(run.warning)")
            }
            run.signal(SIGKILL)
            _ = run.end()
        }
        #expect(try clips().map { $0["reason"] as? String } == ["signal", "signal"])
    }

    /// A film of clips of different sizes and rates has one size, and all pictures; that of a moment is not empty.
    @Test func filmsOfDifferentClips() throws {
        for quality in ["low", "high"] {
            let (status, run) = try program.run(
                "camera", "record", "--source", "sim:", "--quality", quality, "--duration", "2s")
            try #require(status == 0, "\(run.warning)")
        }
        let start = try #require(clips()[1]["start"] as? String)
        let film = program.directory.file("film.mp4")
        let (status, run) = try program.run(
            "camera", "export", "--around", start, "--before", "60s", "--after", "60s", "--output", film)
        #expect(status == 0 && run.warning.contains("s were not recorded"), "\(run.warning)")
        let words = ["ffprobe", "-v", "error", "-select_streams", "v", "-count_packets", "-show_entries"]
        let entries = ["stream=width,nb_read_packets", "-of", "csv=p=0", film]
        let numbers = String(decoding: try ChildProcess.output(of: words + entries).bytes, as: UTF8.self)
            .split { ",\n".contains($0) }.compactMap { Int($0) }
        // Two seconds at 15 pictures per second, and at least two at 30.
        #expect(numbers.count == 2 && numbers[0] == 640 && numbers[1] > 80, "\(numbers)")
        let moment = program.directory.file("moment.mkv")
        let (made, report) = try program.run(
            "camera", "export", "--around", start, "--before", "0s", "--after", "0s", "--output", moment)
        #expect(made == 0 && report.output.contains("of 1 clip"), "\(report.warning)")
    }

    /// A clip of a number of seconds that began at a moment, as if it had been recorded then.
    private func clip(from start: String, seconds: Int, bytes: Int = 1000) throws {
        let folder = program.directory.file("data") + "/obdmech/camera"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let words = ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "color=s=64x64:r=5", "-t", String(seconds), "-c:v"]
        let coding = ["libx264", "-preset", "ultrafast", "-g", "5", "-f", "mpegts", folder + "/b0001-000001.ts"]
        try #require(ChildProcess.output(of: words + coding).end == .exited(0))
        let line =
            #"{"clip":"b0001-000001","container":"ts","start":"\#(start)","clock":"system","durationS":\#(seconds),"#
            + #""bytes":\#(bytes),"closed":true}"#
        try (line + "\n").write(toFile: folder + "/index.jsonl", atomically: false, encoding: .utf8)
    }

    /// Events, alerts and codes of the trip are in the subtitles, when they happened.
    @Test func subtitlesHaveEventsAndAlerts() throws {
        let (driven, drive) = try program.run(
            "trip", "-a", "sim:city?rate=max&fault=lamp@20", "--save", "--plain", "--duration", "2m")
        try #require(driven == 0, "\(drive.warning)")
        let report = try program.run(["report", "--trip", "1", "--json"]).run.json()
        let trip = try #require((report["trips"] as? [[String: Any]])?.first)
        func timeS(_ list: String, _ kind: String) throws -> Double {
            let found = (trip[list] as? [[String: Any]])?.first { $0["kind"] as? String == kind }
            return try #require(found?["t"] as? Double)
        }
        let expected = [
            ("stop for ", try timeS("events", "stop")),
            ("check engine light on (P0301)", try timeS("alerts", "lampOn")),
        ]
        let samples = try program.run("database", "export", "--trip", "1").run.output
        // The first cells are the trip and the time of its first sample.
        let first = try #require(samples.split(whereSeparator: \.isNewline).dropFirst().first)
        try clip(from: String(first.split(separator: ",")[1]), seconds: 70)
        let film = program.directory.file("film.mkv")
        let (made, run) = try program.run("camera", "export", "b0001-000001", "--output", film)
        try #require(made == 0, "\(run.warning)")
        let words = ["ffmpeg", "-v", "error", "-i", film, "-f", "srt", "-"]
        let cues = String(decoding: try ChildProcess.output(of: words).bytes, as: UTF8.self).split(separator: "\n\n")
        for (text, atS) in expected {
            let cue = try #require(cues.first { $0.contains(text) }, "\(text)")
            let clock = cue.split(separator: "\n")[1].split { ":, ".contains($0) }.compactMap { Double($0) }
            let startS = clock[0] * 3600 + clock[1] * 60 + clock[2] + clock[3] / 1000
            #expect(abs(startS - atS) < 0.5, "\(text) at \(startS) s instead of \(atS) s")
        }
    }

    /// What may have been recorded in a hidden place is in no film, unless all of it is to be kept: neither without a trip that
    /// says where the car was, nor with a database that cannot be read.
    @Test func whatIsUnknownIsNotShown() throws {
        try clip(from: "2026-11-21T10:00:00Z", seconds: 10)
        let film = program.directory.file("film.mp4")
        let words = ["camera", "export", "b0001-000001", "--output", film]
        let (added, place) = try program.run("place", "add", "Home", "48.1,11.5", "--hidden")
        try #require(added == 0, "\(place.warning)")
        let (unknown, first) = try program.run(words)
        #expect(unknown == 2 && first.warning.contains("--show-hidden"), "\(first.warning)")
        let database = program.directory.file("data") + "/obdmech/obdmech.db"
        try #require(FileManager.default.fileExists(atPath: database))
        try Data("not a database, and long enough to be none".utf8).write(to: URL(filePath: database))
        let (unreadable, second) = try program.run(words)
        #expect(unreadable == 5 && second.warning.contains("not a database"), "\(second.warning)")
        #expect(!FileManager.default.fileExists(atPath: film))
        let (listed, list) = try program.run("camera", "list", "--json")
        #expect(listed == 0 && list.output.contains("b0001-000001"), "\(list.warning)")
        let (kept, third) = try program.run(words + ["--show-hidden"])
        #expect(kept == 0 && FileManager.default.fileExists(atPath: film), "\(third.warning)")
    }

    /// The times of a camera that begins again are those of its new stream.
    @Test func aCameraThatBeginsAgain() throws {
        let stream =
            "exec:ffmpeg -v error -re -f lavfi -i testsrc2=s=320x192:r=15 -t 2 -c:v libx264 -preset ultrafast -g 5 "
            + "-f mpegts -"
        let run = try program.start(["camera", "record", "--source", stream, "--quality", "low"])
        try #require(eventually { try self.clips().count >= 2 }, "\(run.warning)")
        run.signal(SIGTERM)
        #expect(run.end() == 0, "\(run.warning)")
        let clips = try self.clips()
        let starts = clips.compactMap { ($0["start"] as? String).flatMap { WallTime(iso8601: $0) } }
        try #require(starts.count >= 2)
        // Two seconds of pictures and a second of pause lie between them.
        #expect(starts[1].seconds(since: starts[0]) > 2, "\(starts)")
    }

    /// A program that is killed may leave a protected clip without its checksum.
    @Test func missingChecksumsAreAdded() throws {
        let run = try program.start(["camera", "record", "--source", "sim:", "--quality", "low"])
        try #require(eventually { try self.clips().count == 1 }, "\(run.warning)")
        run.signal(SIGUSR1)
        try #require(run.wait { $0.output.contains("protecting") }, "\(run.warning)")
        run.signal(SIGTERM)
        #expect(run.end() == 0, "\(run.warning)")
        let sha256 = try #require(clips().first?["sha256"] as? String)
        let folder = program.directory.file("data") + "/obdmech/camera/"
        try FileManager.default.removeItem(atPath: folder + "b0001-000001.ts.sha256")
        let index = folder + "index.jsonl"
        let text = try String(contentsOfFile: index, encoding: .utf8)
        try (text + #"{"clip":"b0001-000001","sha256":null}"# + "\n").write(
            toFile: index, atomically: false, encoding: .utf8)
        #expect(try clips().first?["sha256"] as? String == sha256)
        #expect(FileManager.default.fileExists(atPath: folder + "b0001-000001.ts.sha256"))
    }

    /// A folder that someone removes is made again.
    @Test func removedFolder() throws {
        let folder = program.directory.path + "/clips"
        let run = try program.start(
            ["camera", "record", "--source", "sim:", "--quality", "low", "--folder", folder])
        func files() -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".ts") }
        }
        try #require(eventually { files() == ["b0001-000001.ts"] }, "\(run.warning)")
        try FileManager.default.removeItem(atPath: folder)
        #expect(eventually { files() == ["b0001-000002.ts"] }, "\(run.warning)")
        // It is still known who records there.
        let (status, second) = try program.run(
            "camera", "record", "--source", "sim:", "--folder", folder, "--duration", "1s")
        #expect(status != 0 && second.warning.contains("another program is recording"), "\(second.warning)")
        run.signal(SIGTERM)
        #expect(run.end() == 0, "\(run.warning)")
    }

    /// A mistake makes and locks nothing.
    @Test func mistakesLeaveNoFolder() throws {
        let folder = program.directory.path + "/clips"
        for source in ["video0", "sim:nope", "exec:'"] {
            let (status, run) = try program.run("camera", "record", "--source", source, "--folder", folder)
            #expect(status == 2, "\(run.warning)")
            #expect(!FileManager.default.fileExists(atPath: folder))
        }
    }

    /// The camera begins and ends with the trip, its clip knows the trip, and a film of both fits together.
    @Test func besideATrip() throws {
        let run = try program.start(["trip", "-a", "sim:city", "--camera=sim:", "--save", "--plain"])
        let hasRecorded = try eventually { (try self.clips().first?["durationS"] as? Double ?? 0) > 3 }
        try #require(hasRecorded, "\(run.warning)")
        run.signal(SIGTERM)
        try #require(run.end() == 0, "\(run.warning)")
        let clips = try self.clips()
        #expect(clips.count == 1 && clips.first?["trip"] as? Int == 1)
        #expect(clips.first?["recording"] as? Bool == false)
        let page = program.directory.path + "/trip.html"
        let (made, report) = try program.run("report", "--trip", "1", "--html", page, "--film")
        #expect(made == 0, "\(report.warning)")
        #expect(FileManager.default.fileExists(atPath: program.directory.path + "/trip.mp4"))
        #expect(try String(contentsOfFile: page, encoding: .utf8).contains("data-parts="))
        // A film that is passed on is played in step as well, and says no more than that.
        let film = program.directory.path + "/trip.mp4"
        let bundle = program.directory.path + "/bundle"
        let (shared, words) = try program.run("share", "1", "--video", film, "--to", bundle + "/")
        #expect(shared == 0 && !words.warning.contains("in step"), "\(words.warning)")
        let index = try String(contentsOfFile: bundle + "/index.html", encoding: .utf8)
        let moments = try #require(index.split(separator: "data-parts=\"").dropFirst().first?.prefix { $0 != "\"" })
        #expect(moments.contains("from") && !moments.contains("src"), "\(moments)")
        let copy = try Data(contentsOf: URL(filePath: bundle + "/clip.mp4"))
        #expect(copy.range(of: Data("moments".utf8)) == nil)
    }

    /// The clips recorded beside a trip keep to a limit.
    @Test func limitBesideATrip() throws {
        let (status, run) = try program.run("trip", "-a", "sim:city", "--camera-limit", "2GB")
        #expect(status == 2 && run.warning.contains("--camera"), "\(run.warning)")
        let (wrong, other) = try program.run("trip", "-a", "sim:city", "--camera=sim:", "--camera-limit", "much")
        #expect(wrong == 2 && other.warning.contains("invalid --camera-limit"), "\(other.warning)")
        // An older clip goes, which would stay without a limit. The smallest limit is enough for one of a few seconds.
        let (small, third) = try program.run("trip", "-a", "sim:city", "--camera=sim:", "--camera-limit", "999kB")
        #expect(small == 2 && third.warning.contains("invalid --camera-limit"), "\(third.warning)")
        try clip(from: "2026-01-01T12:00:00Z", seconds: 1, bytes: 999_000)
        let words = [
            "trip", "-a", "sim:city", "--camera=sim:", "--camera-limit", "1MB", "--duration", "3s", "--no-save",
        ]
        let (done, last) = try program.run(words)
        try #require(done == 0, "\(last.warning)")
        #expect(try !clips().isEmpty && !clips().contains { $0["id"] as? String == "b0001-000001" })
    }

    /// A camera that sends no key frames is started again, before its clip is much larger than the limit.
    @Test func aClipWithoutKeyFramesEnds() throws {
        let stream =
            "exec:ffmpeg -v error -re -f lavfi -i testsrc2=s=320x192:r=15,noise=alls=60:allf=t -c:v libx264 -preset "
            + "ultrafast -qp 20 -g 100000 -f h264 -"
        let run = try program.start(["camera", "record", "--source", stream, "--segment", "1s", "--limit", "1MB"])
        let hasEnded = try eventually { try self.clips().contains { $0["id"] as? String == "b0001-000002" } }
        #expect(hasEnded, "\(run.warning)")
        run.signal(SIGTERM)
        #expect(run.end() == 0, "\(run.warning)")
        // The limit, and three seconds for a key frame.
        let bytes = try clips().map { $0["bytes"] as? Int ?? 0 }
        #expect(bytes.reduce(0, +) < 8_000_000, "\(bytes)")
    }

    /// A camera that cannot be used does not keep the program for longer than it was to record.
    @Test(arguments: [
        ("exec:/nonexist --x", "cannot start '/nonexist': no such file or directory"),
        ("/dev/video99", "no such file or directory"), ("exec:false", "the program has ended"),
    ])
    func theDurationOfACameraThatFails(_ source: String, _ reason: String) throws {
        let (status, run) = try program.run("camera", "record", "--source", source, "--duration", "2s")
        // Within the minute that a camera may need for its first picture, there would be more attempts.
        #expect(run.warning.contains("trying again in 1 s") && !run.warning.contains("trying again in 8 s"))
        #expect(status != 0 && run.warning.contains(reason), "\(run.warning)")
    }

    @Test func mistakes() throws {
        for (arguments, message) in [
            (["record", "--source", "video0"], "invalid --source"),
            (["record", "--source", "sim:nope"], "no simulated drive"),
            (["record", "--source", "sim:", "--source", "sim:"], "without a name"), (["show", "x"], "no clip 'x'"),
            (["export", "--around", "25:00", "--output", "x.mp4"], "invalid time"),
            (["protect"], "nothing is being recorded"), (["export", "--output", "x.mp4"], "what to export is missing"),
            (["export"], "what to export is missing"), (["export", "--around", "now"], "no clip was recorded"),
        ] {
            let (status, run) = try program.run(["camera"] + arguments)
            #expect(status == 2 && run.warning.contains(message), "\(arguments): \(run.warning)")
        }
    }
}
