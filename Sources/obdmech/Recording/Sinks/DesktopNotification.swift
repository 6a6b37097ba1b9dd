import Formats
import Glibc
import Reports

/// A notification on the desktop, by `notify-send`, where there is both.
struct DesktopNotification {
    /// The command.
    let path: String

    /// Nil without a desktop, or without the command.
    init?(_ environment: Environment) {
        let isDesktop = ["DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"].contains { environment[$0] != nil }
        guard isDesktop, let folders = environment["PATH"] else { return nil }
        let paths = folders.split(separator: ":").map { "\($0)/notify-send" }
        guard let path = paths.first(where: { unsafe $0.hasPrefix("/") && access($0, X_OK) == 0 }) else { return nil }
        self.path = path
    }

    /// The words of the command that shows a text.
    func words(_ text: String) -> [String] {
        [path, "--urgency=critical", "--category=device", "--", "obdmech", SafeText.line(text)]
    }
}
