import Glibc
package import System
package import Transports

/// The clients of a TCP port that all receive the same sentences. A client that is slow loses whole sentences; it never
/// delays the others or the source.
package final class StreamClients {
    private final class Client {
        let descriptor: FileDescriptor
        var watch: EventLoop.Watch?
        /// What the system has not taken yet of a sentence that it has begun.
        var rest: ArraySlice<UInt8> = []

        init(_ descriptor: consuming FileDescriptor) { self.descriptor = descriptor }
    }

    /// Further ones are rejected: they would use up file descriptors that the source needs.
    private static let most = 100

    private let listener: TCPListener
    private weak var loop: EventLoop?
    private var clients: [Client] = []
    /// Called with the number of clients when one comes or goes.
    package var changed: (Int) -> Void = { _ in }

    package init(_ listener: TCPListener) { self.listener = listener }

    package var count: Int { clients.count }

    package func attach(to loop: EventLoop) {
        self.loop = loop
        loop.whenReadable(listener.number) { [weak self] in self?.accept() }
    }

    private func accept() {
        while let descriptor = listener.accept() {
            guard clients.count < Self.most else { continue }
            let client = Client(descriptor)
            // A client sends nothing that matters; it becomes readable when it has gone.
            client.watch = loop?.whenReadable(client.descriptor.number) { [weak self, weak client] in
                guard let self, let client, !Self.isThere(client) else { return }
                drop(client)
            }
            clients.append(client)
            changed(clients.count)
        }
    }

    private static func isThere(_ client: Client) -> Bool {
        let result = try? IO.receive(client.descriptor.number, atMost: 1024)
        return result != nil && result != .end
    }

    /// Sends a sentence to everyone who takes it.
    package func send(_ sentence: String) {
        let bytes = Array(sentence.utf8)
        for client in clients {
            // The rest of an earlier sentence comes first. Without room for it, this one is lost.
            guard send(client), client.rest.isEmpty else { continue }
            client.rest = bytes[...]
            _ = send(client)
        }
    }

    /// Sends what is left of a sentence, as far as there is room. Returns false if the client has gone.
    private func send(_ client: Client) -> Bool {
        do throws(SystemError) {
            try IO.send(&client.rest, to: client.descriptor.number)
            return true
        } catch {
            drop(client)
            return false
        }
    }

    private func drop(_ client: Client) {
        client.watch?.cancel()
        clients.removeAll { $0 === client }
        changed(clients.count)
    }
}
