package import Camera
package import Formats

/// Clips of the camera as JSON.
package enum ClipDocuments {
    private static let clip: [JSONMember<Clip>] = [
        JSONMember("id", .text, "Name, of boot and number.") { $0.id },
        JSONMember("file", .text, "File in the folder of clips.") { $0.file },
        JSONMember("camera", .text, "Name of the camera; empty for the only one.") { $0.name.camera },
        JSONMember("start", .orNull(.preciseTime), "When it begins; null if that is not known.") { $0.start },
        JSONMember("clock", .word, "How that is known.") { $0.clock },
        JSONMember("durationS", .number("s", 3), "Duration.") { $0.durationS },
        JSONMember("bytes", .integer, "Size.") { $0.bytes },
        JSONMember("recording", .yesNo, "Whether it is being recorded.") { !$0.isClosed },
        JSONMember("protected", .yesNo, "Whether it is kept.") { $0.isProtected },
        JSONMember("reason", .orNull(.text), "Why it was protected first; null if it is not.") { $0.reason },
        JSONMember("reasons", .list(.text), "Why it is protected, in the order of what happened; empty if it is not.") {
            $0.reasons
        },
        JSONMember(
            "sha256", .orNull(.text), "SHA-256 of the file of a protected clip, in hexadecimal; null without one."
        ) { $0.sha256 },
        JSONMember("trip", .orNull(.integer), "Trip in which it was recorded; null if there was none.") { $0.trip },
        JSONMember("name", .text, "What the user calls it.") { $0.title },
    ]

    static let clips = JSONShape<[Clip]>(
        "clips", "list of clips",
        [
            .format("obdmech.clips/1"),
            JSONMember("clips", .list(.object(clip)), "Clips, the oldest first.") { $0 },
        ])

    package static func json(_ clips: [Clip]) -> JSON { self.clips.json(clips) }

    private static let part: [JSONMember<Film.Part>] = [
        JSONMember("clip", .text, "Clip from which it is.") { $0.clip },
        JSONMember("filmS", .number("s", 3), "Where it begins in the film.") { $0.filmS },
        JSONMember("start", .preciseTime, "When its first picture was taken.") { $0.start },
        JSONMember("boot", .text, "Boot of the computer during which that was.") { $0.boot },
        JSONMember("bootUs", .integer, "Time since that boot in µs, on a clock that is never set.") { $0.bootUs },
        JSONMember("durationS", .number("s", 3), "Duration.") { $0.durationS },
    ]

    static let film = JSONShape<Film>(
        "film", "film",
        [
            .format("obdmech.film/1"), JSONMember("file", .text, "File of the film.") { $0.file },
            JSONMember("durationS", .number("s", 3), "Duration.") { $0.durationS },
            JSONMember("hiddenS", .number("s", 3), "What was left out because it was recorded in hidden places.") {
                $0.hiddenS
            },
            JSONMember("parts", .list(.object(part)), "What was recorded without a gap, in its order.") { $0.parts },
        ])

    package static func json(_ film: Film) -> JSON { self.film.json(film) }

    /// The parts of a film alone, which its file has as a comment: so it can be played in step wherever it is.
    package static func moments(_ parts: [Film.Part]) -> JSON {
        .object([("moments", .array(parts.map { .object(part.members($0)) }))])
    }
}

extension DocumentForm {
    static let clips = DocumentForm(
        "clips", of: ["camera"], "Output of camera list --json and camera show --json.", [ClipDocuments.clips.form])
    static let film = DocumentForm(
        "film", of: ["camera"], "Output of camera export --json.", [ClipDocuments.film.form])
}
