package import Formats

/// What a tap on a page changes, as arguments of `obdmech`, which checks them as it checks what is typed.
package struct ServedEdit: Hashable, Sendable {
    package let arguments: [String]
    /// Where the browser is led afterwards.
    package let path: String

    /// What a request asks for wrongly.
    package enum FormError: Error, Hashable {
        /// There is nothing to change at this path.
        case noPath
        /// A field is missing or cannot be used.
        case field(String)
    }

    /// - Parameters:
    ///   - path: "/edit/trip/12" or "/edit/service".
    ///   - form: the fields by name, with all their values.
    ///   - today: the day of a service without one.
    package init(_ path: String, form: [String: [String]], today: CalendarDay) throws(FormError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(String.init)
        switch parts {
        case ["edit", "service"]:
            let text = try Self.text("text", form)
            guard let text, !text.isEmpty else { throw .field("text") }
            let day = try Self.text("day", form).map(CalendarDay.init) ?? today
            guard let day else { throw .field("day") }
            let vin = try Self.text("vin", form)
            arguments = ["vehicle", "service"] + (vin.map { ["--vin=\($0)"] } ?? []) + ["--", day.description, text]
            self.path = "/trends"
        case ["edit", "camera"]:
            guard try Self.text("action", form) == "protect" else { throw .field("action") }
            arguments = ["camera", "protect"]
            self.path = "/camera"
        case ["edit", "clip", parts.last ?? ""]:
            guard let id = parts.last, ServedPath.isClip(id) else { throw .noPath }
            guard let action = try Self.text("action", form), ["protect", "unprotect"].contains(action) else {
                throw .field("action")
            }
            arguments = ["camera", action, "--", id]
            self.path = "/camera"
        default:
            guard parts.count == 3, parts[0] == "edit", parts[1] == "trip", let number = Self.number(parts[2]) else {
                throw .noPath
            }
            var words: [String] = []
            if let tags = form["tag"] {
                let tags = tags.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " }) }.map(String.init)
                guard tags.allSatisfy(Self.isPlain) else { throw .field("tag") }
                words += tags.isEmpty ? ["--tag=none"] : tags.map { "--tag=\($0)" }
            }
            for name in ["driver", "note"] {
                guard let text = try Self.text(name, form) else { continue }
                words.append("--\(name)=\(text.isEmpty ? "none" : text)")
            }
            guard !words.isEmpty else { throw .field("tag") }
            arguments = ["edit", "trip", number] + words + ["--yes"]
            self.path = "/trip/\(number)"
        }
    }

    /// The number of the trip that is edited at a path; nil for another path.
    package static func trip(_ path: String) -> String? {
        path.hasPrefix("/edit/trip/") ? number(String(path.dropFirst("/edit/trip/".count))) : nil
    }

    private static func number(_ text: String) -> String? {
        Int64(text).map { $0 > 0 && String($0) == text } == true ? text : nil
    }

    private static func text(_ name: String, _ form: [String: [String]]) throws(FormError) -> String? {
        guard let values = form[name] else { return nil }
        guard values.count == 1, let text = values.first, isPlain(text) else { throw .field(name) }
        return text
    }

    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    }
}
