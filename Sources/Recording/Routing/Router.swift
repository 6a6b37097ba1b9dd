package import Formats
package import Interchange
package import Routes
import Telemetry
package import Transports

/// An engine of the user's that finds ways: a server of HTTP, or a command.
package enum Router: Hashable, Sendable {
    /// A server with the interface of OSRM.
    case server(HTTPAddress)
    /// A command and its arguments, in which `{lat1}` stands for the latitude of the start, `{lon2}` for the longitude
    /// of the destination and so on. It writes GPX to standard output.
    case command([String])

    /// The placeholders of a command.
    package static let placeholders = ["{lat1}", "{lon1}", "{lat2}", "{lon2}"]
    /// The most bytes of a response: some thousand kilometers.
    private static let limit = 8 << 20

    /// Whether all places are named in a command.
    package static func namesPlaces(_ words: [String]) -> Bool {
        placeholders.allSatisfy { name in words.dropFirst().contains { $0.contains(name) } }
    }

    /// Finds a way, and what to do on it. Waits for the engine.
    func way(for request: NewWay.Request, seconds: Double, stop: Int32) throws(RouterError) -> NewWay {
        let places = try places(for: request, seconds: seconds, stop: stop)
        do throws(NewWay.PathError) {
            return try NewWay(places, for: request)
        } catch {
            throw .useless(error)
        }
    }

    /// The places of a way. Waits for the engine.
    /// - Parameters:
    ///   - seconds: the time that the engine may take.
    ///   - stop: readable when the user wants to stop.
    func places(for request: NewWay.Request, seconds: Double, stop: Int32) throws(RouterError) -> [GeoPoint] {
        switch self {
        case .server(let address):
            let response: HTTPResponse
            do throws(HTTPError) {
                response = try HTTPClient.get(
                    OSRMRoute.path(from: request.from, to: request.to), from: address, limit: Self.limit,
                    seconds: seconds, interruptDescriptor: stop)
            } catch {
                throw .server(error)
            }
            do throws(OSRMRoute.ResponseError) {
                return try OSRMRoute.places(status: response.status, response.body)
            } catch {
                throw .refused(error)
            }
        case .command(let words):
            let output: [UInt8]
            do throws(CommandOutput.RunError) {
                output = try CommandOutput.of(
                    Self.filled(words, request), limit: Self.limit, seconds: seconds, stop: stop)
            } catch {
                throw .command(error)
            }
            return try Self.places(ofGPX: output)
        }
    }

    private static func filled(_ words: [String], _ request: NewWay.Request) -> [String] {
        let values = [request.from.latitude, request.from.longitude, request.to.latitude, request.to.longitude]
        return words.prefix(1)
            + words.dropFirst().map { word in
                zip(placeholders, values).reduce(word) { $0.replacing($1.0, with: Decimals.text($1.1, 6)) }
            }
    }

    private static func places(ofGPX bytes: [UInt8]) throws(RouterError) -> [GeoPoint] {
        // A program that finds no way writes nothing.
        guard !bytes.isEmpty else { throw .refused(.noWay) }
        guard let file = try? TrackFile(bytes) else { throw .notGPX }
        // A track has the bends of the road, a route perhaps only its turns.
        let points = file.tracks.first.map { $0.segments.flatMap(\.self) } ?? file.routes.first?.points ?? []
        guard points.count >= 2 else { throw .refused(.noWay) }
        return points.map(\.place)
    }
}

/// Why an engine found no way.
package enum RouterError: UserError, Hashable {
    case server(HTTPError)
    case command(CommandOutput.RunError)
    case refused(OSRMRoute.ResponseError)
    case notGPX
    case useless(NewWay.PathError)

    package var message: UserMessage {
        switch self {
        case .server(let error): error.message
        case .command(let error): error.message
        case .refused(let error): error.message
        case .notGPX: "the command writes no GPX"
        case .useless(.tooShort): "the route is shorter than 20 m"
        case .useless(.elsewhere(let metres)):
            "the route begins or ends \(Format.fixed(metres / 1000, 1)) km away; check the map of the router"
        }
    }
}
