import Formats
import Glibc
import Reports

/// A notification on the desktop, by `notify-send`, where there is both.
package struct DesktopNotification {
    /// The command.
    let path: String

    /// Nil without a desktop, or without the command.
    /// - Parameter variables: of the environment.
    package init?(_ variables: [String: String]) {
        let isDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains {
            variables[$0]?.isEmpty == false
        }
        guard isDesktop, let folders = variables["PATH"] else { return nil }
        let paths = folders.split(separator: ":").map { "\($0)/notify-send" }
        guard let path = paths.first(where: { unsafe $0.hasPrefix("/") && access($0, X_OK) == 0 }) else { return nil }
        self.path = path
    }

    /// The words of the command that shows a text.
    func words(_ text: String) -> [String] {
        [path, "--urgency=critical", "--category=device", "--", "obdmech", SafeText.line(text)]
    }
}
