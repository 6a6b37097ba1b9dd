package import Terminal

extension Flag {
    /// The flags that every subcommand accepts.
    package static let everywhere = [color, noPager]

    package static let color = Flag(
        "color", argument: "WHEN", values: .words(ColorChoice.allCases.map(\.rawValue)), heading: .output,
        isRare: true,
        "Use colors: always, never or auto. auto uses them only on a terminal, and not if the environment variable "
            + "NO_COLOR is set.")
    package static let noPager = Flag(
        "no-pager", heading: .output, isRare: true,
        "Do not use a pager. Without this option, output that is longer than the screen is piped into one.")
}

extension Options {
    package func color() throws(Failure) -> ColorChoice {
        guard let text = value(.color) else { return .auto }
        guard let choice = ColorChoice(rawValue: text) else { throw wrong(.color, "always, never or auto") }
        return choice
    }
}

extension Screen {
    /// - Parameters:
    ///   - variables: the environment variables.
    ///   - options: the options; none if there is no subcommand.
    package init(_ variables: [String: String], _ options: Options = Options()) throws(Failure) {
        self.init(variables, try options.color(), usesPager: !options.has(.noPager))
    }
}
