import Glibc
import System
import Transports

/// A TCP port that waits for clients.
final class ListeningSocket {
    /// Nil once it is closed.
    private var descriptor: FileDescriptor?
    /// `127.0.0.1:35000` or `[::1]:35000`.
    let address: String
    /// The port number; the one chosen by the system if 0 was requested.
    let port: UInt16

    /// - Parameter host: a numeric address or a name; nil for the loopback interface.
    init(host: String?, port: UInt16) throws(SimulatorServerError) {
        let host = host ?? "127.0.0.1"
        let listener: FileDescriptor
        do throws(FileDescriptor.BindError) {
            listener = try FileDescriptor.bound(.stream, host: host, port: port) { socket in
                socket.set(SOL_SOCKET, SO_REUSEADDR, 1)
            }
        } catch {
            switch error {
            case .noHost(let host, let reason): throw .host(.noHost(host, reason: reason))
            case .system(let number, let host): throw .cannotListen(DeviceAddress.text(host, port), number)
            }
        }
        do throws(SystemError) {
            try listener.listen(atMost: 4)
        } catch {
            throw .cannotListen(DeviceAddress.text(host, port), error.number)
        }
        self.port = listener.localAddress?.address?.port ?? port
        address = DeviceAddress.text(host, self.port)
        descriptor = consume listener
    }

    var number: Int32 { descriptor?.number ?? -1 }

    /// Stops listening; clients are refused from now on.
    func close() { descriptor = nil }

    /// A client's descriptor, non-blocking; nil when it has gone again.
    func accept() throws(SimulatorServerError) -> FileDescriptor? {
        do throws(SystemError) {
            guard let client = try descriptor?.accept() else { return nil }
            // Each piece of a response is sent as soon as the adapter sends it.
            client.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
            return client
        } catch {
            throw .cannotAccept(error.number)
        }
    }
}
