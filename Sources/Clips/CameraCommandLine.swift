package import Camera
package import CommandLine
package import Formats
package import Telemetry

/// The command line of `obdmech camera`, which `obdmech` checks and documents and `obdmech-camera` runs.
package enum CameraCommandLine {
    // MARK: Recording

    package static let expectedSource =
        "/dev/video0, exec:COMMAND, rtsp://ADDRESS or sim:, and for several cameras a name of small letters: "
        + "front=/dev/video0"
    package static let source = Flag(
        "source", .texts("SOURCE", .file, expected: expectedSource) { NamedSource($0) != nil },
        "Record from this camera. It is /dev/video0, exec:COMMAND for a program that writes video to its standard output, "
            + "rtsp://ADDRESS, or sim: for a simulated road. For several cameras, give the option several times with "
            + "names: front=/dev/video0. Default: /dev/video0.")
    package static let folder = Flag(
        "folder", .text("DIR", .file), heading: .storage,
        "Use this folder of clips. Default: that of the environment variable OBDMECH_CAMERA_FOLDER, else ~/.local/share/obdmech/camera."
    )
    package static let segment = Flag(
        "segment", .seconds, "Begin a new clip after this time. Default: 60s.")
    package static let limit = Flag(
        "limit", .of("SIZE", expected: SizeText.expectedLimit) { SizeText.limitBytes($0) },
        "Use at most this much space, such as 2GB. Then the oldest clips that are not protected are deleted. Default: "
            + "all space but --keep-free.")
    package static let age = Flag(
        "age", .of("TIME", expected: "a time such as 7d or 48h") { SizeText.ageS($0) }, isRare: true,
        "Delete clips older than this, such as 7d. Protected ones stay.")
    package static let keepFree = Flag(
        "keep-free", .of("SIZE", expected: SizeText.expected) { SizeText.bytes($0) }, isRare: true,
        "Leave this much free on the file system. Default: a tenth of it, at most 2GB.")
    package static let duration = Flag("duration", .seconds, "End after this time: 90, 90s, 20m or 1h.")
    package static let quality = Flag(
        "quality", .choice("QUALITY", of: PictureQuality.self, expected: "low, medium, high or max"),
        "Size of the picture: low, medium, high or max. They are 480, 720 and 1080 lines, and what the camera offers at most. "
            + "Default: high.")
    package static let encoder = Flag(
        "encoder", .choice("NAME", of: VideoCommand.Encoder.self), isRare: true,
        "Compress with this encoder of ffmpeg. It is libx264, h264_v4l2m2m or h264_vaapi, and used if the camera does not "
            + "compress. Default: that of a Raspberry Pi if there is one, else libx264.")
    package static let audio = Flag(
        "audio", .text("DEVICE"), isRare: true,
        "Record sound from this device of ALSA. An example is default. Without this option, no sound is recorded: in many "
            + "places all persons in the car must agree to it.")
    package static let brightness = Flag(
        "brightness", .of("PERCENT", expected: "a number from 0 to 100, or auto") { CameraSetting($0) }, isRare: true,
        "Set the brightness, from 0 to 100, or auto.")
    package static let exposure = Flag(
        "exposure", .of("PERCENT", expected: "a number from 0 to 100, or auto") { CameraSetting($0) }, isRare: true,
        "Set the exposure time, from 0 to 100, or auto.")
    package static let noEvents = Flag(
        "no-events", .switch, isRare: true,
        "Do not protect clips by events of the trip. These are sharp braking and acceleration, alerts, and new trouble "
            + "codes.")
    package static let parking = Flag(
        "parking", .switch, isRare: true,
        "Record only after a shock or SIGUSR1. It records for a minute, while the battery has voltage. A shock is a sample of the "
            + "motion sensor of a trip or log on this computer; its voltage must not fall below --min-voltage.")
    package static let withTrips = Flag(
        "with-trips", .switch, isRare: true,
        "Record only while a trip is recorded. It is one of trip, dash or log on this computer. With --parking, also what it records."
    )
    package static let minVoltage = Flag(
        "min-voltage", .number("V", 6...60, expected: "a number from 6 to 60"), isRare: true, requires: [parking],
        advice: "it applies to --parking",
        "With --parking: do not record below this voltage. It applies until the voltage is 0.4 V higher. Default: 12.")
    package static let parkingTime = Flag(
        "parking-time", .seconds, isRare: true, requires: [parking], advice: "it applies to --parking",
        "With --parking: end after this time. Default: 12h.")

    package static let recording: [AnyFlag] =
        rare([
            source, segment, limit, duration, quality, age, keepFree, encoder, audio, brightness, exposure, noEvents,
            withTrips, parking, minVoltage, parkingTime,
        ])

    /// Those that the short help only names: it fits on one screen.
    private static func rare(_ flags: [AnyFlag]) -> [AnyFlag] { flags.map(\.asRare) }

    // MARK: Library

    package static let day = Flag(
        "day", .of("DATE", .day, expected: "a day such as 2026-11-21") { CalendarDay($0) },
        "With list: only clips of this day.")
    package static let trip = Flag(
        "trip", .whole("N", Int64(1)...Int64.max, .trip, expected: "the number of a trip"),
        "With list: only clips of this trip. With export: a film of the whole trip.")
    package static let event = Flag(
        "event", .text("WORD"), isRare: true,
        "With list: only clips protected for this reason. Others are acceleration, alert, shock, user, or a code such as P0301."
    )
    package static let place = Flag(
        "place", .text("NAME", .place), isRare: true,
        "With list: clips of trips to or from this place.")
    package static let protected = Flag("protected", .switch, "With list: only protected clips.")
    package static let camera = Flag(
        "camera", .text("NAME"), isRare: true,
        "Use clips of this camera. Default: with list all, otherwise the first one.")
    package static let json = Flag(
        "json", .switch, short: "j", heading: .output, "Write JSON to standard output. See man 5 obdmech-json.")
    package static let around = Flag(
        "around", .text("TIME"),
        "With export: a moment, such as 14:32:10, or now. 14:32 is the beginning of that minute. Others are "
            + "'2026-11-21 14:32' and 2026-11-21T13:32:10Z.")
    package static let before = Flag(
        "before", .secondsOrNone, "With export: begin this long before the moment. Default: 30s.")
    package static let after = Flag(
        "after", .secondsOrNone, "With export: end this long after the moment. Default: 30s.")
    package static let output = Flag(
        "output", .text("FILE", .file), short: "o",
        "Write this file. With export, it is .mp4 or .mkv. Default: for export, film- with the time.")
    package static let burn = Flag(
        "burn", .switch, excludes: [noCaptions],
        "With export: write the values into the picture. They are speed, gear, engine speed, place and codes. Without this option they are "
            + "subtitles, which a player can turn off, and nothing is encoded again.")
    package static let noCaptions = Flag("no-captions", .switch, isRare: true, "With export: leave out the subtitles.")
    package static let showHidden = Flag(
        "show-hidden", .switch, isRare: true, "With export: keep what is in hidden places.")
    package static let units = Flag(
        "units", .choice("SYSTEM", of: UnitSystem.self, expected: "metric, us or imperial"), heading: .output,
        isRare: true, "Show values in metric, us or imperial units. Default: the units setting.")
    package static let recorded = Flag(
        "recorded", .switch, isRare: true,
        "With preview: show what was recorded last. That is shown anyway while a recording uses the camera.")
    package static let graphics = Flag(
        "graphics", .choice("KIND", of: TerminalPicture.Kind.self), heading: .output, isRare: true,
        "Show pictures in the terminal: kitty or sixel. Default: what the terminal is known to understand.")

    // MARK: Rows

    package static let flags: [AnyFlag] = rare([folder])

    package static let description = [
        "Records what the car sees, in a loop: clips of a minute, of which the oldest ones are deleted when the space is "
            + "used up. Protected clips stay. What was recorded can be read up to the last second even after a loss of "
            + "power. A camera that fails is tried again, with growing pauses.",
        "Sharp braking and acceleration, alerts and new trouble codes of a trip that is recorded on this computer protect "
            + "the clip in which they happen, the one before and the one after, and at least 30 seconds on each side. So "
            + "do the key p, obdmech camera protect, and SIGUSR1. A protected clip is read-only; beside it is a file by which "
            + "sha256sum -c shows that it was not changed.",
        "What the camera compresses is copied (H.264, MJPEG); the rest is compressed by ffmpeg. Clips are named by the "
            + "boot of the computer and a number, not by the time, and their times are corrected when the clock is set.",
        "export cuts a film around a moment from the clips, without encoding it again, with subtitles of what the car "
            + "did. Parts that were recorded in a hidden place (see obdmech place) are left out.",
        "It is the program obdmech-camera, in a Debian package of the same name, which needs ffmpeg.",
    ]

    package static let examples: [(command: String, purpose: String)] = [
        ("obdmech camera record --source /dev/video0 --limit 16GB", "record in a loop, with at most 16 GB"),
        ("obdmech camera protect", "protect what was just recorded, while another program records"),
        (
            "obdmech camera export --around now --before 2m --after 0s",
            "after an accident: make a film of the last two minutes"
        ),
        (
            "obdmech camera export --around 14:32 --before 30s --after 30s --output accident.mp4",
            "cut out what happened at 14:32"
        ),
    ]

    /// As it stands in the table of `obdmech`.
    /// - Parameter more: flags of other subcommands that it has, too.
    package static func subcommand(_ more: @autoclosure @escaping @Sendable () -> [AnyFlag] = []) -> Subcommand {
        Subcommand(
            name: "camera", chapter: .trips, isRare: true, summary: "record what the car sees, and keep what matters",
            description: description, actions: Verb.rows, flags: flags + more(), operands: "[ACTION [CLIP…]]",
            examples: examples)
    }
}

extension CameraCommandLine {
    /// The actions.
    package enum Verb: String, ActionName {
        case record, preview, list, show, protect, unprotect, rename, delete, export

        package var row: Action {
            switch self {
            case .record: Action(rawValue, "record in a loop", flags: { recording })
            case .preview:
                Action(
                    rawValue, "show one picture of the camera",
                    flags: { rare([source, quality, recorded, output, graphics]) })
            case .list:
                Action(
                    rawValue, "list the clips", flags: { rare([day, trip, event, place, protected, camera, json]) },
                    isDefault: true)
            case .show:
                Action(
                    rawValue, "show a clip, with a picture", operands: [.one("CLIP")],
                    flags: { rare([json, graphics, output]) })
            case .protect:
                Action(
                    rawValue, "protect clips, or those of this moment or of --around", operands: [.rest("[CLIP…]")],
                    flags: { rare([around]) })
            case .unprotect: Action(rawValue, "let clips be deleted again", operands: [.many("CLIP")])
            case .rename: Action(rawValue, "give a clip a name", operands: [.one("CLIP"), .one("NAME")])
            case .delete:
                Action(
                    rawValue, "delete clips that are not protected", operands: [.many("CLIP")], flags: { rare([.yes]) })
            case .export:
                Action(
                    rawValue, "cut a film around a moment, or of a clip or trip", operands: [.optional("CLIP")],
                    flags: {
                        rare([around, before, after, trip, output, camera, burn, noCaptions, showHidden, units, json])
                    })
            }
        }
    }
}
