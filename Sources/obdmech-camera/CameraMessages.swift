import Camera
import CommandLine
import Formats
import System

/// Why a command of the camera fails.
enum CameraError: UserError {
    case noFFmpeg
    case sameName(String)
    case noCycle(String)
    case isRecording(String)
    case noFolder(String, SystemError)
    case nothingRecorded
    case noClip(String)
    case manyClips(String)
    case isProtected(String)
    case isBeingRecorded(String)
    case cannotChange(String, SystemError)
    case wrongTime(String)
    case missingMoment
    case noTrip(Int64)
    case wrongOutput(String)
    case exists(String)
    case nothingAround(String)
    case allHidden
    case placeUnknown
    case tripsUnknown(String, isUsage: Bool)
    case noProgram
    case notMade(String, String)
    case needsYes
    case noPicture(String)
    case nothingNow
    case cannotStart(String, SystemError)

    var message: UserMessage {
        switch self {
        case .noFFmpeg: UserMessage("'ffmpeg' is not installed", advice: "install the package ffmpeg", status: .system)
        case .sameName(let name):
            UserMessage(
                name.isEmpty ? "several cameras without a name" : "two cameras are named '\(name)'",
                advice: "give each a name: --source front=/dev/video0 --source rear=/dev/video2")
        case .noCycle(let name):
            UserMessage("no simulated drive '\(name)'", advice: "obdmech simulate --list lists them")
        case .isRecording(let folder):
            UserMessage(
                "another program is recording to '\(folder)'", advice: "use another --folder, or end it first",
                status: .system)
        case .noFolder(let folder, let error):
            UserMessage("cannot use folder '\(folder)': \(SystemError.text(error.number))", status: .output)
        case .nothingRecorded: UserMessage("nothing was recorded", status: .system)
        case .noClip(let id): UserMessage("no clip '\(id)'", advice: "obdmech camera list lists them")
        case .manyClips(let id): UserMessage("'\(id)' is the beginning of several clips", advice: "give the whole name")
        case .isProtected(let id):
            UserMessage("clip '\(id)' is protected", advice: "first: obdmech camera unprotect \(id)")
        case .isBeingRecorded(let id):
            UserMessage("clip '\(id)' is being recorded", advice: "wait until it is complete")
        case .cannotChange(let id, let error):
            UserMessage("cannot change clip '\(id)': \(SystemError.text(error.number))", status: .output)
        case .wrongTime(let text):
            UserMessage(
                "invalid time '\(text)'",
                advice: "expected now, 14:32, 14:32:10, '2026-11-21 14:32' or 2026-11-21T13:32:10Z"
            )
        case .missingMoment:
            UserMessage(
                "what to export is missing", advice: "name a clip, a moment (--around 14:32) or a trip (--trip 12)")
        case .noTrip(let number): UserMessage("no trip \(number)", advice: "obdmech report lists the trips")
        case .wrongOutput(let path):
            UserMessage(
                "cannot write '\(path)': the format is unknown", advice: "name a file that ends with .mp4 or .mkv")
        case .exists(let path): UserMessage("'\(path)' already exists", advice: "name a new file", status: .output)
        case .nothingAround(let text):
            UserMessage("no clip was recorded around '\(text)'", advice: "obdmech camera list shows the times of clips")
        case .allHidden:
            UserMessage(
                "all of it was recorded in hidden places", advice: "nothing is left to write; see --show-hidden")
        case .placeUnknown:
            UserMessage(
                "it is not known whether this was recorded in a hidden place",
                advice: "to keep all of it: --show-hidden")
        case .tripsUnknown(let reason, let isUsage):
            UserMessage(
                reason, advice: isUsage ? "obdmech report lists the trips" : "to export without trips: --show-hidden",
                status: isUsage ? .usage : .database)
        case .noProgram:
            UserMessage("'obdmech' is not installed", advice: "install the package obdmech", status: .system)
        case .notMade(let path, let reason):
            UserMessage("cannot write '\(path)': \(reason)", status: .output)
        case .needsYes: UserMessage("no terminal to ask for confirmation", advice: Confirmation.advice)
        case .noPicture(let reason): UserMessage("the camera sends no picture: \(reason)", status: .system)
        case .cannotStart(let program, let error):
            UserMessage("cannot start '\(program)': \(SystemError.text(error.number))", status: .system)
        case .nothingNow:
            UserMessage("nothing is being recorded", advice: "name the clips, or a moment with --around TIME")
        }
    }
}

/// What happens while cameras record.
enum CameraWarning: UserFacing {
    case retries(camera: String, reason: String, seconds: Double)
    case worksAgain(camera: String)
    case clockWasSet(camera: String)
    case noKeyFrames(camera: String)
    case noRoom(protectedBytes: Int64)
    case halfProtected(protectedBytes: Int64, percent: Int)
    case cannotWrite(String, SystemError)
    case cannotSet(String, String)
    case parking(String)
    case hiddenLeftOut(seconds: Double)
    case noTrip
    case damagedIndex(lines: Int)
    case missing(seconds: Double)
    case notYet(seconds: Double)

    var message: UserMessage {
        switch self {
        case .retries(let camera, let reason, let seconds):
            UserMessage("\(camera): \(reason); trying again in \(Format.fixed(seconds, 0)) s")
        case .worksAgain(let camera): UserMessage("\(camera): recording again")
        case .clockWasSet(let camera): UserMessage("\(camera): the clock was set; a new clip begins")
        case .noKeyFrames(let camera):
            UserMessage(
                "\(camera): no key frame for so long that no clip can begin; it is started again for each clip",
                advice: "let it send a key frame each second, such as rpicam-vid --intra 30")
        case .noRoom(let bytes):
            bytes == 0
                ? UserMessage(
                    "no space left: nothing is recorded until there is room",
                    advice: "delete other files, or record with a lower --keep-free or a higher --limit")
                : UserMessage(
                    "no space left: \(Format.bytes(bytes)) are protected clips",
                    advice: "nothing is recorded until there is room; obdmech camera unprotect or delete makes some")
        case .halfProtected(let bytes, let percent):
            UserMessage(
                "protected clips use \(percent) % of the space (\(Format.bytes(bytes)))",
                advice: "copy what you need, then: obdmech camera unprotect CLIP")
        case .cannotWrite(let path, let error):
            UserMessage("cannot write '\(path)': \(SystemError.text(error.number))")
        case .cannotSet(let setting, let reason): UserMessage("cannot set the \(setting): \(reason)")
        case .parking(let text): UserMessage("parking: \(text)")
        case .hiddenLeftOut(let seconds):
            UserMessage("\(Format.fixed(seconds, 0)) s were left out because they are in hidden places")
        case .noTrip: UserMessage("no trip was recorded at that time: there are no subtitles")
        case .damagedIndex(let lines): UserMessage("\(lines) lines of the index cannot be read and were left out")
        case .notYet(let seconds):
            UserMessage(
                "the last \(Format.fixed(seconds, 0)) s are still to come", advice: "export again then, to another file"
            )
        case .missing(let seconds): UserMessage("\(Format.fixed(seconds, 0)) s were not recorded")
        }
    }
}
