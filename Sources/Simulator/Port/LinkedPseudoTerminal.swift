import CLinux
import Glibc

/// A pseudo-terminal with a symbolic link of the user's choice, which is removed at the end.
final class LinkedPseudoTerminal {
    let link: String
    /// The controlling side, non-blocking.
    let number: Int32
    /// The other side. While it is also open here, the terminal survives a client that closes it.
    private var held: Int32
    private let path: String

    init(link: String) throws(SimulatorServerFault) {
        var name = [CChar](repeating: 0, count: 128)
        let controller = unsafe clinux_open_pty(&name, Int32(name.count))
        guard controller >= 0 else { throw .cannotMakeTerminal(errno) }
        let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let other = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        do throws(SimulatorServerFault) {
            guard other >= 0 else { throw .cannotMakeTerminal(errno) }
            try Self.replace(link, with: path)
        } catch {
            close(controller)
            if other >= 0 { close(other) }
            throw error
        }
        (self.link, self.path, number, held) = (link, path, controller, other)
    }

    /// The baud rate that the client has set on its side; nil if there is none.
    var clientBaud: Int? {
        let speed = Int(clinux_line_speed(number))
        return speed > 0 ? speed : nil
    }

    /// Closes the other side here, so that the terminal reaches end of file when the last client closes it.
    func letGo() {
        close(held)
        held = -1
    }

    func hold() { if held < 0 { held = unsafe Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC) } }

    deinit {
        // Remove only this server's own link: another server may have replaced it.
        if Self.target(of: link) == path { _ = unsafe unlink(link) }
        if held >= 0 { close(held) }
        close(number)
    }

    /// Makes the link. One that is left over from an earlier run gives way, any other file does not.
    private static func replace(_ link: String, with path: String) throws(SimulatorServerFault) {
        if unsafe symlink(path, link) == 0 { return }
        var failure = errno
        if failure == EEXIST {
            guard target(of: link) != nil else { throw .notALink(link) }
            // A rename puts the new link in the place of the old one in one step.
            let temporary = "\(link).\(getpid())"
            if unsafe symlink(path, temporary) == 0 {
                if unsafe rename(temporary, link) == 0 { return }
                failure = errno
                _ = unsafe unlink(temporary)
            } else {
                failure = errno
            }
        }
        throw .cannotMakeLink(link, failure)
    }

    /// Returns the target of a symbolic link; nil if it is not one.
    private static func target(of link: String) -> String? {
        var bytes = [CChar](repeating: 0, count: 4096)
        let count = unsafe readlink(link, &bytes, bytes.count)
        guard count >= 0 else { return nil }
        return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
