package import Routes
package import Telemetry
import XML

/// A point of a track or a route, or a place.
package struct TrackPoint: Hashable, Sendable {
    package var place: GeoPoint
    package var time: WallTime?
    package var name: String?
    /// Above mean sea level.
    package var altitudeM: Double?
    /// Over ground.
    package var speedKmh: Double?
    package var courseDeg: Double?
    /// The horizontal error (95%).
    package var errorM: Double?
    /// Values of the car, which only files of obdmech have.
    package var carValues: [Signal: Double] = [:]
    /// Whether obdmech had interpolated the point.
    package var isBridged = false

    package init(_ place: GeoPoint) { self.place = place }
}

/// A file of positions: the tracks that were driven, the routes that were planned, and places. The only reader of such
/// files, whoever asks for one.
///
/// A file is GPX of any version, or a log of NMEA sentences. What of it cannot be understood is left out and counted;
/// what follows it is read.
package struct TrackFile: Hashable, Sendable {
    package struct Track: Hashable, Sendable {
        package var name: String?
        /// The driver, which only files of obdmech have.
        package var driver: String?
        /// The connected parts. None is empty.
        package var segments: [[TrackPoint]] = []

        package init(name: String? = nil, segments: [[TrackPoint]] = []) {
            self.name = name
            self.segments = segments
        }
    }

    package struct Route: Hashable, Sendable {
        package var name: String?
        package var points: [TrackPoint] = []
    }

    /// Why a file is not read.
    package enum ParseError: Error, Hashable, Sendable {
        /// It is of another kind.
        case otherKind
        /// It is XML that declares entities, with the line, from 1.
        case entities(line: Int)
    }

    package internal(set) var tracks: [Track] = []
    package internal(set) var routes: [Route] = []
    package internal(set) var waypoints: [TrackPoint] = []
    /// What could not be read.
    package internal(set) var losses = TrackLosses()

    /// Whether the file begins as XML, in one of its encodings.
    package static func isXML(_ bytes: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
        let mark = marks.first { bytes.starts(with: $0) } ?? []
        return bytes.dropFirst(mark.count).prefix(1024).first { ![0x00, 0x09, 0x0A, 0x0D, 0x20].contains($0) }
            == UInt8(ascii: "<")
    }

    /// Whether the file is one of positions: XML, or lines among which there are sentences of a receiver.
    package static func isTrack(_ bytes: [UInt8]) -> Bool { isXML(bytes) || NMEALog.isLog(bytes) }

    package init(_ bytes: [UInt8]) throws(ParseError) {
        guard Self.isXML(bytes) else {
            guard NMEALog.isLog(bytes) else { throw .otherKind }
            self = NMEALog.file(of: bytes)
            return
        }
        var reader = GPXReader()
        do throws(XMLError) {
            let damage = try XMLReader.read(bytes, by: &reader)
            self = reader.finished()
            losses.damage = damage
        } catch {
            throw error.reason == .entities ? .entities(line: error.line) : .otherKind
        }
    }

    init() {}
}
