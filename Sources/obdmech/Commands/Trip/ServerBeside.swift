import CommandLine
import Formats
import Glibc
import Serving
import System
import Telemetry
import Terminal

/// `obdmech-serve` beside a trip, with which it ends: the trip is on a phone or a tablet while it is recorded.
struct ServerBeside: ~Copyable {
    /// How long the server may take until it listens, in seconds.
    private static let startS = 10.0

    /// Its standard input, whose end is the end of the server.
    private let input: FileDescriptor

    /// Starts the server if the options want one, and says its address.
    /// - Returns: Nil without --serve.
    static func start(_ call: Call) throws -> ServerBeside? {
        guard let wanted = call[.serve] else { return nil }
        var variables = call.environment.variables
        variables[BesideVariable.name] = "1"
        // A setup with sockets of systemd is not meant.
        variables["LISTEN_PID"] = nil
        variables["OBDMECH_DATABASE"] = call[.database] ?? variables["OBDMECH_DATABASE"]
        let address = wanted.isEmpty ? "127.0.0.1:8080" : wanted
        // Others in the network need a token, which is new each time.
        let isPublic = !address.hasPrefix("127.") && !address.hasPrefix("localhost:") && !address.hasPrefix("[::1]:")
        var token: String?
        if isPublic {
            var random = SystemRandomNumberGenerator()
            token = String((0..<12).map { _ in Self.letters.randomElement(using: &random) ?? "a" })
            variables[BesideVariable.token] = token
        }
        let units = call.options.units(try call.settings).rawValue
        let program = try ProgramBeside.find("obdmech-serve", variables)
        let companion = try started([program, "--listen=\(address)", "--units=\(units)"], variables)
        guard let root = companion.firstLine(within: startS)?.split(separator: " ").last else {
            throw ServeBesideError.serverFailed
        }
        Output.note("live on \(root)live\(token.map { "?token=\($0)" } ?? "")")
        return ServerBeside(input: companion.detachInput())
    }

    /// Letters and digits that are not mistaken for others.
    private static let letters = "abcdefghijkmnpqrstuvwxyz23456789"

    private init(input: consuming FileDescriptor) { self.input = input }

    private static func started(_ words: [String], _ variables: [String: String]) throws -> ChildProcess.Companion {
        do throws(SystemError) {
            return try ChildProcess.companion(words, variables: variables)
        } catch {
            throw ServeBesideError.serverFailed
        }
    }
}

/// Why nothing is served beside a trip.
enum ServeBesideError: UserError {
    /// The server has said why.
    case serverFailed

    var message: UserMessage {
        UserMessage("the trip cannot be served", advice: "leave out --serve, or choose another address")
    }
}

extension AnyFlag {
    static let serve: Flag<String?> = Flag(
        "serve",
        .of("[ADDRESS:PORT]", expected: "ADDRESS:PORT, such as 192.168.1.5:8080") { text in
            text.isEmpty || isAddress(text) ? text : nil
        }, heading: .output, isRare: true,
        "Show it in a browser meanwhile. Default: 127.0.0.1:8080, which only this computer reaches. "
            + "For any other address, the link that is written contains a token.")

    @Sendable private static func isAddress(_ text: String) -> Bool {
        guard let colon = text.lastIndex(of: ":"), colon > text.startIndex else { return false }
        return UInt16(text[text.index(after: colon)...]) != nil
    }
}
