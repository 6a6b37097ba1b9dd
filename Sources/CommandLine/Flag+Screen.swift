package import Terminal

extension AnyFlag {
    /// The flags that every subcommand accepts.
    package static let everywhere: [AnyFlag] = [color, noPager]

    package static let color = Flag(
        "color", .choice("WHEN", of: ColorChoice.self, expected: "always, never or auto"), heading: .output,
        isRare: true,
        "Use colors: always, never or auto. auto uses them only on a terminal, and not if the environment variable "
            + "NO_COLOR is set.")
    package static let noPager = Flag(
        "no-pager", .switch, heading: .output, isRare: true,
        "Do not use a pager. Without this option, output that is longer than the screen is piped into one.")
}

extension Screen {
    /// - Parameters:
    ///   - variables: the environment variables.
    ///   - options: the options; none if there is no subcommand.
    package init(_ variables: [String: String], _ options: Options = Options()) {
        self.init(variables, options[.color] ?? .auto, usesPager: !options[.noPager])
    }
}
