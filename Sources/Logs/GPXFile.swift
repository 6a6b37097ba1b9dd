package import Routes
package import Telemetry
package import XML

/// What a GPX file has: the tracks that were driven, the routes that were planned, and places.
package struct GPXFile: Hashable, Sendable {
    package struct Point: Hashable, Sendable {
        package var place: GeoPoint
        package var time: WallTime?
        package var name: String?
        package var altitudeM: Double?
        /// Over ground.
        package var speedKmh: Double?
        package var courseDeg: Double?
        /// Values of the car, which only files of obdmech have.
        package var carValues: [Signal: Double] = [:]
        /// Whether obdmech had interpolated the point.
        package var isBridged = false

        package init(_ place: GeoPoint) { self.place = place }
    }

    package struct Track: Hashable, Sendable {
        package var name: String?
        /// The connected parts. None is empty.
        package var segments: [[Point]] = []
    }

    package struct Route: Hashable, Sendable {
        package var name: String?
        package var points: [Point] = []
    }

    /// Why a file is not read.
    package enum Fault: Error, Hashable, Sendable {
        /// It is XML of another kind, or no XML at all.
        case notGPX
        /// With the line of the file, from 1.
        case invalid(XMLFault.Reason, line: Int)
    }

    package internal(set) var tracks: [Track] = []
    package internal(set) var routes: [Route] = []
    package internal(set) var waypoints: [Point] = []

    /// Whether the file begins as XML, in one of its encodings.
    package static func isXML(_ bytes: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
        let mark = marks.first { bytes.starts(with: $0) } ?? []
        return bytes.dropFirst(mark.count).prefix(1024).first { ![0x00, 0x09, 0x0A, 0x0D, 0x20].contains($0) }
            == UInt8(ascii: "<")
    }

    /// Reads GPX 1.0 or 1.1.
    package init(_ bytes: [UInt8]) throws(Fault) {
        var reader = GPXReader()
        do throws(XMLFault) {
            try XMLReader.read(bytes, by: &reader)
        } catch {
            throw reader.isGPX || error.reason == .entities ? .invalid(error.reason, line: error.line) : .notGPX
        }
        self = reader.file
    }

    init() {}
}
