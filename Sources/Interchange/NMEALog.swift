import Routes
import Telemetry

/// A log of NMEA sentences, as receivers write it. There may be something in front of each sentence, such as a time.
enum NMEALog {
    /// Somewhere at the beginning of a log there is a sentence, within so many bytes.
    private static let beginning = 1 << 16

    static func isLog(_ bytes: [UInt8]) -> Bool {
        sentences(bytes.prefix(beginning)).contains { $0 != .broken }
    }

    /// One track, with a point for each moment at which the receiver had a position.
    static func file(of bytes: [UInt8]) -> TrackFile {
        var (file, points, fixes) = (TrackFile(), [TrackPoint](), NMEAFixes())
        for sentence in sentences(bytes[...]) {
            if sentence == .broken { file.losses.sentences += 1 }
            if let fix = fixes.take(sentence) { add(fix, to: &points, &file.losses) }
        }
        if let last = fixes.finish() { add(last, to: &points, &file.losses) }
        if !points.isEmpty { file.tracks = [TrackFile.Track(segments: [points])] }
        return file
    }

    private static func add(_ fix: Fix, to points: inout [TrackPoint], _ losses: inout TrackLosses) {
        guard let latitude = fix.latitude, let longitude = fix.longitude else { return }
        guard let place = GeoPoint(checked: latitude, longitude) else { return losses.add(.place) }
        var point = TrackPoint(place)
        point.time = fix.time
        point.altitudeM = fix.altitudeM
        point.speedKmh = fix.speedKmh
        point.courseDeg = fix.courseDeg
        point.errorM = fix.errorM
        points.append(point)
    }

    /// The sentences of the lines that have any; those that are damaged, too.
    private static func sentences(_ bytes: ArraySlice<UInt8>) -> some Sequence<NMEASentence> {
        bytes.lazy.split { $0 == 0x0A || $0 == 0x0D }.lazy.compactMap { line in
            guard let dollar = line.firstIndex(of: UInt8(ascii: "$")) else { return nil }
            let blanks = line.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0 }.count
            return NMEASentence(String(decoding: line[dollar...].dropLast(blanks), as: UTF8.self))
        }
    }
}
