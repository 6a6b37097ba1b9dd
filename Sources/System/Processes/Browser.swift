/// The user's browser, for pages that were written.
package enum Browser {
    /// Shows a file. Returns false if there is no program that could (xdg-open of xdg-utils).
    package static func show(_ path: String) -> Bool {
        do throws(SystemError) {
            _ = try ChildProcess.start(["xdg-open", path], input: "")
            return true
        } catch {
            return false
        }
    }
}
