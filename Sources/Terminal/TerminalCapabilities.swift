package import Formats
import System

/// The capabilities of a terminal, according to environment variables.
package struct TerminalCapabilities: Hashable, Sendable {
    /// Whether the terminal supports more than plain lines.
    package let isCapable: Bool
    /// Whether the terminal shows more than ASCII, according to the locale.
    package let isUnicode: Bool
    /// How many colors it shows, if the user wants any.
    package let colorDepth: ColorDepth
    /// Whether the user wants no colors (https://no-color.org).
    package let isColorless: Bool

    /// - Parameter variables: the environment variables. Empty ones count as unset.
    package init(_ variables: [String: String]) {
        func filled(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
        let term = filled("TERM")
        isCapable = term != nil && term != "dumb"
        let locale = (filled("LC_ALL") ?? filled("LC_CTYPE") ?? filled("LANG") ?? "").lowercased()
        isUnicode = locale.contains("utf-8") || locale.contains("utf8")
        isColorless = filled("NO_COLOR") != nil
        colorDepth =
            if ["truecolor", "24bit"].contains(filled("COLORTERM")) || term?.hasSuffix("-direct") == true {
                .full
            } else {
                term?.contains("256color") == true ? .palette : .sixteen
            }
    }

    /// The capabilities according to the program's own environment.
    static let ofProcess = TerminalCapabilities(ProcessEnvironment.variables)
}

/// When to use colors.
package enum ColorChoice: String, CaseIterable {
    case auto, always, never

    package func isOn(_ capabilities: TerminalCapabilities, isTerminal: Bool) -> Bool {
        switch self {
        case .always: true
        case .never: false
        case .auto: isTerminal && capabilities.isCapable && !capabilities.isColorless
        }
    }
}
