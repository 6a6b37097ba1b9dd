import Terminal

extension Options {
    func color() throws(Failure) -> ColorChoice {
        guard let text = value(.color) else { return .auto }
        guard let choice = ColorChoice(rawValue: text) else { throw wrong(.color, "always, never or auto") }
        return choice
    }
}

extension Screen {
    /// - Parameter options: none for what is asked for without a subcommand.
    init(_ environment: Environment, _ options: Options = Options()) throws(Failure) {
        self.init(environment.variables, try options.color(), usesPager: !options.has(.noPager))
    }
}
