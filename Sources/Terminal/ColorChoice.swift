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
