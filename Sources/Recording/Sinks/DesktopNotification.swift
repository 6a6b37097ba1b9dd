import Formats
import Reports
import System

/// A desktop notification by `notify-send`, if there is a desktop and that command.
package struct DesktopNotification {
    /// The path of the command.
    let path: String

    /// Returns nil if there is no desktop or no such command.
    /// - Parameter variables: The environment variables.
    package init?(_ variables: [String: String]) {
        let isDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
            variables[$0]?.isEmpty == false
        }
        guard isDesktop, let folders = variables["PATH"] else { return nil }
        let absolute = folders.split(separator: ":").filter { $0.hasPrefix("/") }.joined(separator: ":")
        guard let path = try? Executable.find("notify-send", path: absolute) else { return nil }
        self.path = path
    }

    /// Returns the command and its arguments that show a text.
    func words(_ text: String) -> [String] {
        [path, "--urgency=critical", "--category=device", "--", "obdmech", SafeText.line(text)]
    }
}
