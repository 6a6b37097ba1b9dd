import Camera
import Clips
import CommandLine
import Documents
import Formats
import History
import Settings
import Sharing
import Site
import Storage
import System
import Terminal

/// `obdmech share`: a trip, a scan, a route or a clip for others.
enum ShareCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        var identity = SharedIdentity()
        identity.withVIN = call[.withVIN]
        identity.withDriver = call[.withDriver]
        identity.withPlaces = call[.withPlaces]
        identity.withNotes = call[.withNotes]
        if let file = call[.shareCheck] {
            if let word = call.operands.first { throw CommandLineError.contradiction("check", word) }
            return try check(file, identity, call)
        }
        let subject = try SharedSubject(call.operands)
        let named = try call[.shareTo].map { try BundleTarget($0) }
        if !call[.shareDryRun] { try named?.check() }
        return try call.read { database in
            var shared = try parts(subject, identity, database, call)
            let isClip = shared.hasVideo
            if isClip {
                let sound = call[.withSound] ? "" : " and sound"
                shared.leftOut.append("metadata, subtitles\(sound) of the video")
            }
            let target = try named ?? BundleTarget(shared.name + (isClip ? ".zip" : ".html"))
            let files = target.files(shared.page, shared.parts, shared.film)
            try ShareCheck.check(files, try Secrets(keptFrom: identity, database, driver: call.settings.driver))
            let contents = shared.contents(target, files, identity)
            // Before it is written: afterward it is too late to think about it.
            try call.show(ShareDocuments.json(contents), lines(contents, call.environment))
            if isClip { Output.warn(ShareWarning.pictures) }
            if call[.shareVideo] != nil, shared.film == nil { Output.warn(ShareWarning.noMoments) }
            if call[.shareDryRun] { return }
            try target.write(files)
        }
    }

    private static func parts(
        _ subject: SharedSubject, _ identity: SharedIdentity, _ database: Database?, _ call: Call
    ) throws -> SharedParts {
        let settings = try call.settings
        var presentation = call.presentation(settings)
        presentation.isRedacted = !identity.withVIN
        let video = try call[.shareVideo].map { path in
            try ClipFile.copy(path, withSound: call[.withSound], call.environment.variables)
        }
        switch subject {
        case .clip(let path):
            if !SystemFile.exists(path), let id = ClipFile.clip(path, call.environment.variables) {
                let clip = try ClipFile.ofLibrary(
                    id, withPlaces: identity.withPlaces, withSound: call[.withSound], call.environment.variables)
                return SharedParts(clip: clip, program: ProgramVersion.program)
            }
            return SharedParts(
                clip: try ClipFile.copy(path, withSound: call[.withSound], call.environment.variables),
                program: ProgramVersion.program)
        case .trip(let number):
            guard let database else { throw StoredError.nothingStored }
            return try SharedParts(
                number, identity, presentation, video: video,
                moments: call[.shareVideo].map(ClipFile.moments) ?? [], program: ProgramVersion.program, database)
        case .scan(let number):
            guard let database else { throw StoredError.nothingStored }
            return try SharedParts(
                scan: number, identity, presentation, inspection: call.options.inspection(settings),
                program: ProgramVersion.program, database)
        case .route(let text, let isNamed):
            guard let database else { throw ShareError.unknown(text) }
            return try SharedParts(
                route: text, isNamed: isNamed, identity, presentation, program: ProgramVersion.program,
                StoredRoutes(database)
            )
        }
    }

    /// `share --check FILE`: exit status 1 if anything is found.
    private static func check(_ path: String, _ identity: SharedIdentity, _ call: Call) throws -> ExitStatus {
        var status = ExitStatus.fine
        let read = try call.read { database in
            if database == nil { Output.warn(ShareWarning.noDatabase) }
            let secrets = try Secrets(keptFrom: identity, database, driver: call.settings.driver)
            let findings = try ShareCheck.findings(in: path, secrets)
            if !findings.isEmpty { status = .fault }
            let checked = CheckedBundle(
                file: path, words: secrets.words.count, zones: secrets.zones.count,
                findings: findings.map { ($0.kind.rawValue, $0.text, $0.place) })
            try call.show(
                ShareDocuments.json(checked),
                findings.isEmpty ? [clean(checked)] : findings.map { "found \($0.words) in \($0.place)" })
        }
        return read == .fine ? status : read
    }

    private static func clean(_ checked: CheckedBundle) -> String {
        "clean: no VIN, none of \(Format.count(checked.words, "name")), no position in "
            + Format.count(checked.zones, "hidden place")
    }

    private static func lines(_ contents: SharedContents, _ environment: Environment) -> [String] {
        var rows = [("Share", contents.title)]
        for (index, part) in contents.parts.enumerated() {
            let isInside = contents.form == "page" && index > 0
            let place = isInside ? "in it, \(part.name): \(part.what)" : "\(part.name): \(part.what)"
            rows.append((index == 0 ? "Contains" : "", "\(place), \(Format.bytes(Int64(part.bytes)))"))
        }
        if !contents.included.isEmpty { rows.append(("With", contents.included.joined(separator: "; "))) }
        rows.append(("Without", contents.leftOut.joined(separator: "; ")))
        return environment.presentation.columns(rows.filter { !$0.1.isEmpty })
    }
}

extension ShareCommand {
    static let subcommand = Subcommand(
        name: "share", chapter: .history, isRare: true, summary: "pass on a trip, route, scan or clip",
        description: [
            "Makes one file for others of a trip (its number, or last), a scan (scan N), a route (its name), or a clip (its name "
                + "in camera list, or the file of a video). It is a page that opens in any browser and loads nothing, with map and charts; in it, for "
                + "saving, are the track as GPX and the data as JSON. If --to ends with .zip or names a folder, the same files are "
                + "beside each other, which is better for videos.",
            "Without being asked, it contains no VIN, no serial numbers, no names of drivers, vehicles and places, no notes and tags, "
                + "and nothing that was recorded in hidden places (obdmech place --hidden): a trip then begins and ends "
                + "outside them, and its distance and fuel are those of the rest. Of a video, only the pictures are kept.",
            "What it contains is shown before it is written; --dry-run shows it only. --check looks in a bundle, byte by byte and "
                + "through all encodings, for VINs, the names of your database, and positions in hidden places. Its exit "
                + "status is 0 if there are none, and 1 if there are.",
            "obdmech database import reads the trips, scans and routes of a bundle, and obdmech route import its routes with their times.",
        ],
        flags: [
            .shareTo, .shareVideo, .shareDryRun, .shareCheck, .withVIN, .withDriver, .withPlaces, .withNotes,
            .withSound, .units, .json, .database,
        ],
        operands: "[trip|scan|route|clip] [WHAT]", operandValues: [.trip, .route],
        examples: [
            ("obdmech share last", "make a page of the last trip, for others"),
            ("obdmech share last --to trip.zip", "make a ZIP file of it"),
            ("obdmech share scan last --to scan.html", "make a page of the last scan"),
            ("obdmech share --check trip.zip", "look for what must not be in it"),
        ])
}

extension AnyFlag {
    static let shareTo = Flag(
        "to", .text("FILE|FOLDER", .file), excludes: [.shareCheck],
        "Write to this file or folder. A file that ends with .html is a single page, any other a ZIP file. Default: a file "
            + "named after the trip, scan or route, in this folder.")
    static let shareVideo = Flag(
        "video", .text("FILE", .file), isRare: true, excludes: [.shareCheck],
        "With a trip: add this video of it. ffmpeg copies the pictures without their metadata.")
    static let shareDryRun = Flag(
        "dry-run", .switch, isRare: true, excludes: [.shareCheck],
        "Show what it would contain, and write nothing.")
    static let shareCheck = Flag(
        "check", .text("FILE", .file),
        "Look in this bundle for what must not be in it. It is a file of any kind or a folder.")
    static let withVIN = Flag("with-vin", .switch, isRare: true, "Include VIN, serial numbers and the vehicle's name.")
    static let withDriver = Flag("with-driver", .switch, isRare: true, "Include the names of drivers.")
    static let withPlaces = Flag("with-places", .switch, isRare: true, "Include hidden places, and names of places.")
    static let withNotes = Flag("with-notes", .switch, isRare: true, "Include note and tags.")
    static let withSound = Flag(
        "with-sound", .switch, isRare: true, excludes: [.shareCheck], "Include the sound of videos.")
}

/// What is shared: a trip, a scan, a route or the file of a clip.
enum SharedSubject {
    case trip(StoredNumber)
    case scan(StoredNumber)
    /// Whether it was said that it is one.
    case route(String, isNamed: Bool)
    case clip(String)

    /// By the words of the command line: its kind, if it is named, and what it is.
    init(_ words: [String]) throws {
        guard let last = words.last else { throw ShareError.nothing }
        switch (words.count, words[0]) {
        case (1, _):
            if let number = StoredNumber(last) {
                self = .trip(number)
            } else if SystemFile.exists(last) && !SystemFile.isFolder(last) || ClipName(last) != nil {
                self = .clip(last)
            } else {
                self = .route(last, isNamed: false)
            }
        case (2, "trip"): self = .trip(try Self.number(last, "trip"))
        case (2, "scan"): self = .scan(try Self.number(last, "scan"))
        case (2, "route"): self = .route(last, isNamed: true)
        case (2, "clip"): self = .clip(last)
        default: throw ShareError.unknown(words.joined(separator: " "))
        }
    }

    private static func number(_ text: String, _ kind: String) throws -> StoredNumber {
        guard let number = StoredNumber(text) else {
            throw CommandLineError.wrongValue(flag: kind, value: text, expected: "a number, or last")
        }
        return number
    }
}
