import Camera
import Clips
import CommandLine
import Documents
import Formats
import Glibc
import Routes
import System
import Telemetry
import Terminal

/// `obdmech camera export`: a film around a moment, cut from clips without encoding them again, with what the car did as
/// subtitles or in the picture.
struct ClipExport {
    /// A part of the film: a piece of a clip, and where it begins in the film, in seconds.
    private struct Part {
        let clip: Clip
        let fromS: Double
        let toS: Double
        let start: WallTime
        var filmS = 0.0
        /// As long as it has become.
        var durationS = 0.0
        /// Of its pictures, such as "1280x720".
        var size: String?

        var ofFilm: Film.Part {
            Film.Part(
                clip: clip.id, filmS: filmS, start: start, boot: clip.boot,
                bootUs: clip.startBootUs.map { $0 + Int64(fromS * 1e6) }, durationS: durationS)
        }

        /// How much of it is after a moment, in seconds.
        func coveredS(_ from: WallTime) -> Double { toS - fromS - max(0, from.seconds(since: start)) }
    }

    private let library: ClipLibrary
    private let options: Options
    private let variables: [String: String]
    private let trips: RecordedTrips

    init(_ library: ClipLibrary, _ options: Options, _ variables: [String: String]) {
        self.library = library
        self.options = options
        self.variables = variables
        trips = RecordedTrips(variables)
    }

    func run() throws {
        if let output = options[CameraCommandLine.output] { try Self.check(output) }
        guard (try? Executable.find("ffmpeg", path: variables["PATH"])) != nil else { throw CameraError.noFFmpeg }
        let clips = try library.clips()
        let (from, to, name) = try range(clips)
        let output = options[CameraCommandLine.output] ?? Self.name(from)
        try Self.check(output)
        let chosen = try camera(of: clips.filter { $0.overlaps(from, to) }, name)
        let drive = try drive(from, to)
        let (parts, hiddenS) = self.parts(chosen, from, to, hidden: drive?.hidden ?? [])
        guard !parts.isEmpty else { throw hiddenS > 0 ? CameraError.allHidden : CameraError.nothingAround(name) }
        if hiddenS > 0 { Output.warn(CameraWarning.hiddenLeftOut(seconds: hiddenS)) }
        let film = try make(parts, drive, hiddenS: hiddenS, output)
        // A part begins at a key frame, and may be longer than what was asked for.
        let now = LocalTime.now
        let missingS = min(to, now).seconds(since: from) - parts.reduce(0) { $0 + $1.coveredS(from) } - hiddenS
        if missingS >= 1, options[CameraCommandLine.trip] == nil {
            Output.warn(CameraWarning.missing(seconds: missingS))
        }
        let comingS = to.seconds(since: now)
        if comingS >= 1, library.folder.isRecording { Output.warn(CameraWarning.notYet(seconds: comingS)) }
        if options[CameraCommandLine.json] { return try Output.write(ClipDocuments.json(film).document + "\n") }
        try Output.write([
            "wrote \(output): \(Format.fixed(film.durationS, 1)) s of \(Format.count(parts.count, "clip"))"
        ])
    }

    private static func check(_ output: String) throws(CameraError) {
        guard output.hasSuffix(".mp4") || output.hasSuffix(".mkv") else { throw .wrongOutput(output) }
        if SystemFile.exists(output) { throw .exists(output) }
    }

    /// "film-20261129-143210.mp4", by the local time at which the film begins.
    private static func name(_ start: WallTime) -> String {
        let day = "\(LocalTime.zone.day(start))".filter { $0 != "-" }
        return "film-\(day)-\(ClipLibrary.time(start, LocalTime.zone).filter { $0 != ":" }).mp4"
    }

    private var units: UnitSystem { options[CameraCommandLine.units] ?? .metric }

    /// The time to export, and what to call it in messages.
    private func range(_ clips: [Clip]) throws -> (from: WallTime, to: WallTime, name: String) {
        if let word = options.operands.first {
            let clip = try library.clip(word, among: clips)
            guard let start = clip.start, let end = clip.end else { throw CameraError.nothingAround(word) }
            // Not also the clips that touch it.
            return (start.advanced(bySeconds: 0.02), end.advanced(bySeconds: -0.02), word)
        }
        if let number = options[CameraCommandLine.trip] {
            let trip = try trips.trip(number)
            return (trip.start, trip.end, "trip \(number)")
        }
        guard let text = options[CameraCommandLine.around] else { throw CameraError.missingMoment }
        let moment = try ClipLibrary.moment(text)
        let beforeS = options[CameraCommandLine.before] ?? 30
        let afterS = max(options[CameraCommandLine.after] ?? 30, Self.shortestS - beforeS)
        return (moment.advanced(bySeconds: -beforeS), moment.advanced(bySeconds: afterS), text)
    }

    /// The clips of one camera: that which the user named, or the first one.
    private func camera(of clips: [Clip], _ name: String) throws(CameraError) -> [Clip] {
        let wanted =
            options[CameraCommandLine.camera] ?? options.operands.first.flatMap { ClipName($0)?.camera }
            ?? clips.map(\.name.camera).min()
        let chosen = clips.filter { $0.name.camera == wanted }
        guard !chosen.isEmpty else { throw .nothingAround(name) }
        return chosen
    }

    /// What of the clips is in the film, without hidden times, and how much of those there is, in seconds. A part begins with a
    /// picture that needs no other: the last one before its moment, or the first one after a hidden time.
    private func parts(
        _ clips: [Clip], _ from: WallTime, _ to: WallTime, hidden: [(from: WallTime, to: WallTime)]
    ) -> (parts: [Part], hiddenS: Double) {
        var parts: [Part] = []
        var hiddenS = 0.0
        for clip in clips {
            guard let start = clip.start, let end = clip.end else { continue }
            var pieces = [(from: max(from, start), to: min(to, end), isAfterHidden: false)]
            for zone in hidden {
                pieces = pieces.flatMap { piece -> [(from: WallTime, to: WallTime, isAfterHidden: Bool)] in
                    let overlapS = min(piece.to, zone.to).seconds(since: max(piece.from, zone.from))
                    guard overlapS > 0 else { return [piece] }
                    hiddenS += overlapS
                    return [
                        (piece.from, zone.from.advanced(bySeconds: -Self.frameS), piece.isAfterHidden),
                        (max(piece.from, zone.to), piece.to, true),
                    ].filter { $0.1.seconds(since: $0.0) > 0.1 }
                }
            }
            for piece in pieces where piece.to > piece.from {
                var fromS = piece.from.seconds(since: start)
                if fromS > 0.01 {
                    let keys = ClipTools.keyFrames(library.folder.path(of: clip.file))
                    let key = piece.isAfterHidden ? keys.first { $0 >= fromS } : keys.last { $0 <= fromS + 0.001 }
                    guard let key else { continue }
                    fromS = key
                }
                let toS = piece.to.seconds(since: start)
                guard toS - fromS > 0.1 else { continue }
                parts.append(
                    Part(clip: clip, fromS: fromS, toS: toS, start: start.advanced(bySeconds: fromS)))
            }
        }
        return (parts, hiddenS)
    }

    /// Of the slowest camera.
    private static let frameS = 0.1
    /// A film of a moment is not shorter.
    private static let shortestS = 0.5

    // MARK: The drive

    /// What is known of the trip in a range of times; nil if none was recorded then.
    ///
    /// Where it is not known what the pictures show, nothing is written, unless all of them are to be kept.
    private func drive(_ from: WallTime, _ to: WallTime) throws -> Drive? {
        let isAllKept = options[CameraCommandLine.showHidden]
        do throws(CameraError) {
            let places = try trips.places()
            let trip = try trips.trips(from: from, to: to).last { $0.start <= to && $0.end >= from }
            let drive = try trip.map { (trip) throws(CameraError) in
                try Drive(trip, from: from, to: to, units, places, trips)
            }
            if !isAllKept, places.contains(where: \.isHidden), drive?.hidden == nil { throw .placeUnknown }
            if drive == nil, !options[CameraCommandLine.noCaptions] { Output.warn(CameraWarning.noTrip) }
            return drive
        } catch {
            guard isAllKept else { throw error }
            Output.warn(error.message)
            return nil
        }
    }

    /// What is known of a trip.
    private struct Drive {
        let samples: [RecordedTrips.Sample]
        let notes: [(time: WallTime, text: String)]
        let places: [Place]
        /// When the car was in a hidden place; nil if it is not known where it was.
        let hidden: [(from: WallTime, to: WallTime)]?

        init(
            _ trip: RecordedTrips.Trip, from: WallTime, to: WallTime, _ units: UnitSystem, _ places: [Place],
            _ trips: RecordedTrips
        ) throws(CameraError) {
            // Before the first position of the film there may be one from which it is known where the car was.
            samples = try trips.samples(
                of: trip.id, from: from.advanced(bySeconds: -120), to: to.advanced(bySeconds: 120))
            // The samples know the start to the millisecond.
            let start = samples.first.map { $0.time.advanced(bySeconds: -$0.tripS) } ?? trip.start
            notes = try trips.notes(of: trip.id, units).map { (start.advanced(bySeconds: $0.tripS), $0.text) }
            self.places = places
            hidden = Self.hidden(Self.positions(samples), places.filter(\.isHidden), from, to)
        }

        static func positions(_ samples: [RecordedTrips.Sample]) -> [(time: WallTime, point: GeoPoint)] {
            var latitude: RecordedTrips.Sample?
            return samples.compactMap { sample in
                if sample.signal == "latitude" { latitude = sample }
                guard sample.signal == "longitude", let north = latitude, north.time == sample.time else { return nil }
                return (sample.time, GeoPoint(latitude: north.value, longitude: sample.value))
            }
        }

        /// Times between two positions of which both are outside, and so is the line between them, are visible.
        private static func hidden(
            _ positions: [(time: WallTime, point: GeoPoint)], _ zones: [Place], _ from: WallTime, _ to: WallTime
        ) -> [(from: WallTime, to: WallTime)]? {
            guard !zones.isEmpty else { return [] }
            guard let first = positions.first, let last = positions.last else { return nil }
            var hidden: [(from: WallTime, to: WallTime)] = []
            func add(_ from: WallTime, _ to: WallTime) {
                if let end = hidden.last, end.to == from {
                    hidden[hidden.count - 1].to = to
                } else {
                    hidden.append((from, to))
                }
            }
            func isInside(_ point: GeoPoint) -> Bool { zones.contains { $0.contains(point) } }
            if first.time > from, isInside(first.point) { add(from, first.time) }
            for (one, next) in zip(positions, positions.dropFirst())
            where zones.contains(where: { $0.isCrossed(from: one.point, to: next.point) }) {
                add(one.time, next.time)
            }
            if last.time < to, isInside(last.point) { add(last.time, to) }
            return hidden
        }
    }

    /// The captions of the film.
    private func captions(of drive: Drive, _ parts: [Part], durationS: Double) -> [DriveCaptions.Caption] {
        guard !options[CameraCommandLine.noCaptions] else { return [] }
        var captions = DriveCaptions()
        func filmS(_ time: WallTime) -> Double? {
            for part in parts {
                let offsetS = time.seconds(since: part.start)
                if offsetS >= 0, offsetS < part.durationS { return part.filmS + offsetS }
            }
            return nil
        }
        for sample in drive.samples {
            if let atS = filmS(sample.time) { captions.add(sample.signal, sample.value, atS: atS) }
        }
        for (time, point) in Drive.positions(drive.samples) {
            guard let atS = filmS(time) else { continue }
            let place = drive.places.first { !$0.isHidden && $0.contains(point) }
            let position = "\(Format.fixed(point.latitude, 4)), \(Format.fixed(point.longitude, 4))"
            captions.add(place: place?.name ?? position, atS: atS)
        }
        for (time, text) in drive.notes {
            if let atS = filmS(time) { captions.add(note: text, atS: atS) }
        }
        return captions.captions(durationS: durationS, units)
    }

    // MARK: Making the film

    private func make(_ wanted: [Part], _ drive: Drive?, hiddenS: Double, _ output: String) throws -> Film {
        let folder = NewFile.temporary(for: output) + ".d"
        do throws(SystemError) { try SystemFile.makeFolder(folder) } catch {
            throw CameraError.notMade(output, SystemError.text(error.number))
        }
        defer {
            for file in SystemFile.entries(folder) { SystemFile.remove(folder + "/" + file) }
            SystemFile.removeFolder(folder)
        }
        var parts = wanted
        var filmS = 0.0
        var list = "ffconcat version 1.0\n"
        for index in parts.indices {
            let file = "\(index).\(parts[index].clip.container.rawValue)"
            try cut(parts[index], to: folder + "/" + file, for: output)
            let durationS = ClipTools.durationS(folder + "/" + file) ?? parts[index].toS - parts[index].fromS
            parts[index].size = ClipTools.pictureSize(folder + "/" + file)
            parts[index].filmS = filmS
            parts[index].durationS = durationS
            filmS += durationS
            list += "file '\(file)'\nduration \(Format.fixed(durationS, 6))\n"
        }
        try Self.write(list, "\(folder)/list", output)
        let captions = drive.map { self.captions(of: $0, parts, durationS: filmS) } ?? []
        try join(parts, captions, in: folder, output)
        return Film(file: output, durationS: filmS, hiddenS: hiddenS, parts: parts.map(\.ofFilm))
    }

    /// Joins the parts, with captions.
    private func join(
        _ parts: [Part], _ captions: [DriveCaptions.Caption], in folder: String, _ output: String
    ) throws {
        let subtitles = "\(folder)/captions.srt"
        if !captions.isEmpty { try Self.write(DriveCaptions.subRip(captions), subtitles, output) }
        let isMP4 = output.hasSuffix(".mp4")
        let temporary = NewFile.temporary(for: output) + (isMP4 ? ".mp4" : ".mkv")
        var words = ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error"]
        words += ["-f", "concat", "-safe", "0", "-i", "\(folder)/list"]
        let isBurned = options[CameraCommandLine.burn] && !captions.isEmpty
        // Players show neither pictures (MJPEG) in MP4 nor a film whose size changes: they are encoded.
        let hasOneSize = Set(parts.map(\.size)).count == 1
        let isCopied = !isBurned && hasOneSize && !(isMP4 && parts.contains { $0.clip.container == .matroska })
        if !captions.isEmpty, !isBurned {
            words += [
                "-i", subtitles, "-map", "0:v", "-map", "0:a?", "-map", "1:s", "-c:s", isMP4 ? "mov_text" : "srt",
            ]
            words += ["-metadata:s:s:0", "title=obdmech", "-metadata:s:s:0", "language=eng"]
        } else {
            words += ["-map", "0:v", "-map", "0:a?"]
        }
        words += ["-c:a", "copy"]
        var filters = hasOneSize ? [] : Self.sameSize(parts)
        if isBurned {
            filters.append("subtitles=\(folder)/captions.srt:force_style='FontSize=18,Alignment=1,MarginV=12'")
        }
        if !filters.isEmpty { words += ["-vf", filters.joined(separator: ",")] }
        words += isCopied ? ["-c:v", "copy"] : Self.encoding
        let creation = parts[0].start
        words += ["-metadata", "creation_time=\(CalendarTime.iso8601Milliseconds(creation))"]
        words += ["-metadata", "comment=\(ClipDocuments.moments(parts.map(\.ofFilm)).line)"]
        words += (isMP4 ? ["-movflags", "+faststart"] : []) + ["-y", temporary]
        try Self.run(words, output)
        do throws(SystemError) { try NewFile.rename(temporary, to: output) } catch {
            SystemFile.remove(temporary)
            throw CameraError.notMade(output, SystemError.text(error.number))
        }
    }

    /// Each picture keeps its time, whatever the rate of the first clip is.
    private static let encoding = [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "22", "-pix_fmt", "yuv420p", "-vsync", "passthrough",
        "-enc_time_base", "1:90000",
    ]

    /// What makes all pictures as large as the largest ones, with borders where their shape differs.
    private static func sameSize(_ parts: [Part]) -> [String] {
        let sizes = parts.compactMap { $0.size?.split(separator: "x").compactMap { Int($0) } }
        guard let largest = sizes.max(by: { $0[0] * $0[1] < $1[0] * $1[1] }) else { return [] }
        let size = "\(largest[0]):\(largest[1])"
        return ["scale=\(size):force_original_aspect_ratio=decrease", "pad=\(size):-1:-1", "setsar=1"]
    }

    /// A part of a clip as a file, without encoding it.
    private func cut(_ part: Part, to file: String, for output: String) throws {
        let source = library.folder.path(of: part.clip.file)
        let muxer = part.clip.container == .transportStream ? "mpegts" : "matroska"
        var words = ["ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error"]
        // Exactly at a key frame, whose time is rounded.
        if part.fromS > 0.01 { words += ["-ss", Format.fixed(part.fromS + 0.002, 6)] }
        words += ["-i", source]
        if part.toS < part.clip.durationS - 0.01 { words += ["-t", Format.fixed(part.toS - part.fromS, 3)] }
        words += ["-map", "0:v", "-map", "0:a?", "-c", "copy", "-muxdelay", "0", "-muxpreload", "0"]
        try Self.run(words + ["-f", muxer, "-y", file], output)
    }

    private static func run(_ words: [String], _ output: String) throws {
        let (_, errors, end) = try ChildProcess.outputAndErrors(of: words)
        guard end != .exited(0) else { return }
        let reason = errors.split(whereSeparator: \.isNewline).last.map(String.init) ?? "ffmpeg failed"
        throw CameraError.notMade(output, SafeText.shown(reason, isLine: true))
    }

    private static func write(_ text: String, _ path: String, _ output: String) throws(CameraError) {
        do throws(SystemError) {
            let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT | O_EXCL)
            try IO.writeAll(Array(text.utf8), to: file.number)
        } catch {
            throw .notMade(output, SystemError.text(error.number))
        }
    }
}
