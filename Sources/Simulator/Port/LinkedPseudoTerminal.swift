import CLinux
import Glibc
import System

/// A pseudo-terminal with a symbolic link of the user's choice, which is removed at the end.
final class LinkedPseudoTerminal {
    let link: String
    private let controlling: FileDescriptor
    /// The other side. While it is also open here, the terminal survives a client that closes it.
    private var held: FileDescriptor?
    private let path: String

    init(link: String) throws(SimulatorServerError) {
        var name = [CChar](repeating: 0, count: 128)
        let controller = unsafe clinux_open_pty(&name, Int32(name.count))
        guard controller >= 0 else { throw .cannotMakeTerminal(errno) }
        let path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        controlling = FileDescriptor(owning: controller)
        do throws(SystemError) {
            held = try FileDescriptor.open(path, O_RDWR | O_NOCTTY)
        } catch {
            throw .cannotMakeTerminal(error.number)
        }
        try Self.replace(link, with: path)
        self.link = link
        self.path = path
    }

    /// The controlling side, non-blocking.
    var number: Int32 { controlling.number }

    /// The baud rate that the client has set on its side; nil if there is none.
    var clientBaud: Int? {
        let speed = Int(clinux_line_speed(number))
        return speed > 0 ? speed : nil
    }

    /// Closes the other side here, so that the terminal reaches end of file when the last client closes it.
    func letGo() { held = nil }

    func hold() { if held == nil { held = try? FileDescriptor.open(path, O_RDWR | O_NOCTTY) } }

    deinit {
        // Remove only this server's own link: another server may have replaced it.
        if SystemFile.target(ofLink: link) == path { SystemFile.remove(link) }
    }

    /// Makes the link. One that is left over from an earlier run gives way, any other file does not.
    private static func replace(_ link: String, with path: String) throws(SimulatorServerError) {
        do throws(SystemError) {
            return try SystemFile.link(link, to: path)
        } catch {
            guard error.number == EEXIST else { throw .cannotMakeLink(link, error.number) }
        }
        guard SystemFile.target(ofLink: link) != nil else { throw .notALink(link) }
        // A rename puts the new link in the place of the old one in one step.
        let temporary = "\(link).\(getpid())"
        do throws(SystemError) {
            try SystemFile.link(temporary, to: path)
            try SystemFile.rename(temporary, to: link)
        } catch {
            if error.number != EEXIST { SystemFile.remove(temporary) }
            throw .cannotMakeLink(link, error.number)
        }
    }
}
