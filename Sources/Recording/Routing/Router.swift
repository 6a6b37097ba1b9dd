package import Formats
package import Interchange
package import Routes
package import System
import Telemetry
package import Transports

/// An engine of the user's that finds ways: a server of HTTP, or a command.
package enum Router: Hashable, Sendable {
    /// A server with the interface of OSRM.
    case server(HTTPAddress)
    /// A server with the interface of Valhalla.
    case valhalla(HTTPAddress)
    /// A command and its arguments, in which `{lat1}` stands for the latitude of the start, `{lon2}` for the longitude
    /// of the destination and so on. It writes GPX, or
    /// the text of Routino with all points, to standard output.
    case command([String])

    /// As it is named in messages.
    package var text: String {
        switch self {
        case .server(let address), .valhalla(let address): address.text
        case .command(let words): words[0]
        }
    }

    /// The placeholders of a command.
    package static let placeholders = ["{lat1}", "{lon1}", "{lat2}", "{lon2}"]
    /// The most bytes of a response: some thousand kilometers.
    private static let limit = 8 << 20

    private static let routino = "routino-router"

    /// Routino with the map in a folder.
    /// - Parameter prefix: of the files of the map; nil for none.
    package static func routino(folder: String, prefix: String?) -> Router {
        let map = ["--dir=\(folder)"] + (prefix.map { ["--prefix=\($0)"] } ?? [])
        let places = ["--lat1={lat1}", "--lon1={lon1}", "--lat2={lat2}", "--lon2={lon2}"]
        return .command(
            [routino] + map + ["--transport=motorcar", "--quickest", "--output-text-all", "--output-stdout"] + places)
    }

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
    func places(for request: NewWay.Request, seconds: Double, stop: Int32) throws(RouterError) -> [GeoPoint] {
        try way(from: request.from, to: request.to, seconds: seconds, stop: stop).places
    }

    /// A way from a place to another. Waits for the engine.
    /// - Parameters:
    ///   - seconds: the time that the engine may take.
    ///   - stop: readable when the user wants to stop.
    func way(
        from: GeoPoint, to: GeoPoint, seconds: Double, stop: Int32
    ) throws(RouterError) -> PlannedWay {
        switch self {
        case .server(let address):
            let response = try Self.get(OSRMRoute.path(from: from, to: to), address, seconds, stop)
            return try Self.read { () throws(WayResponseError) in
                try OSRMRoute.way(status: response.status, response.body)
            }
        case .valhalla(let address):
            let response = try Self.get(ValhallaRoute.path(from: from, to: to), address, seconds, stop)
            return try Self.read { () throws(WayResponseError) in
                try ValhallaRoute.way(status: response.status, response.body)
            }
        case .command(let words):
            let output: [UInt8]
            do throws(CommandOutput.RunError) {
                output = try CommandOutput.of(
                    Self.filled(words, from, to), limit: Self.limit, seconds: seconds, stop: stop)
            } catch {
                // Routino says why on its standard error only.
                if case .failed(Self.routino, status: 1) = error { throw .refused(.noWay) }
                throw .command(error)
            }
            return try Self.way(inOutput: output)
        }
    }

    private static func get(
        _ path: String, _ address: HTTPAddress, _ seconds: Double, _ stop: Int32
    ) throws(RouterError) -> HTTPResponse {
        do throws(HTTPError) {
            return try HTTPClient.get(path, from: address, limit: limit, seconds: seconds, interruptDescriptor: stop)
        } catch {
            throw .server(error)
        }
    }

    private static func read(
        _ body: () throws(WayResponseError) -> PlannedWay
    ) throws(RouterError) -> PlannedWay {
        do throws(WayResponseError) {
            return try body()
        } catch {
            throw .refused(error)
        }
    }

    private static func filled(_ words: [String], _ from: GeoPoint, _ to: GeoPoint) -> [String] {
        let values = [from.latitude, from.longitude, to.latitude, to.longitude]
        return words.prefix(1)
            + words.dropFirst().map { word in
                zip(placeholders, values).reduce(word) { $0.replacing($1.0, with: Decimals.text($1.1, 6)) }
            }
    }

    private static func way(inOutput bytes: [UInt8]) throws(RouterError) -> PlannedWay {
        // A program that finds no way writes nothing.
        guard !bytes.isEmpty else { throw .refused(.noWay) }
        if RoutinoText.isOne(bytes) {
            guard let way = RoutinoText.way(bytes) else { throw .refused(.noWay) }
            return way
        }
        guard let file = try? TrackFile(bytes) else { throw .notGPX }
        // A track has the bends of the road, a route perhaps only its turns.
        let points = file.tracks.first.map { $0.segments.flatMap(\.self) } ?? file.routes.first?.points ?? []
        guard points.count >= 2 else { throw .refused(.noWay) }
        return PlannedWay(points.map(\.place))
    }
}

/// Why an engine found no way.
package enum RouterError: UserError, Hashable {
    case server(HTTPError)
    case command(CommandOutput.RunError)
    case refused(WayResponseError)
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
