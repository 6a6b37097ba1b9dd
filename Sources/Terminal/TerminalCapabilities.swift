import Glibc

/// What a terminal can show, as environment variables say.
package struct TerminalCapabilities: Hashable, Sendable {
    /// It knows more than plain lines.
    package let isCapable: Bool
    /// It shows more than ASCII, by the locale.
    package let isUnicode: Bool
    /// Its user wants no colors (https://no-color.org).
    package let isColorless: Bool

    /// - Parameter variables: of the environment. An empty one is none.
    package init(_ variables: [String: String]) { self.init { variables[$0] } }

    private init(_ value: (String) -> String?) {
        func filled(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
        let term = filled("TERM")
        isCapable = term != nil && term != "dumb"
        let locale = (filled("LC_ALL") ?? filled("LC_CTYPE") ?? filled("LANG") ?? "").lowercased()
        isUnicode = locale.contains("utf-8") || locale.contains("utf8")
        isColorless = filled("NO_COLOR") != nil
    }

    /// Of the program's own environment.
    static let ofProcess = TerminalCapabilities { name in unsafe getenv(name).map { unsafe String(cString: $0) } }
}
