import Telemetry

/// Checkpoints as bytes: about four each. Places are rounded to 1e-6 degrees, which is 0.11 m, and times to 0.01 s.
extension RoutePath {
    private static let (stepsPerDegree, stepsPerSecond, stepsPerMetre) = (1e6, 100.0, 100.0)
    /// The layout of earlier versions, and that of today, which has stops after the checkpoints.
    private static let (first, layout): (UInt8, UInt8) = (1, 2)
    /// The speed in km/h that earlier versions invented for routes without times.
    private static let inventedKmh = 50.0

    package var bytes: [UInt8] {
        var writer = NumberWriter()
        writer.bytes.append(Self.layout)
        writer.add(unsigned: UInt64(checkpoints.count))
        writer.add(unsigned: UInt64(clamping: max(0, (lengthM * Self.stepsPerMetre).rounded())))
        var (last, step) = ((0, 0), (0, 0))
        var lastTime = 0
        for checkpoint in checkpoints {
            let north = Int(clamping: (checkpoint.place.latitude * Self.stepsPerDegree).rounded())
            let east = Int(clamping: (checkpoint.place.longitude * Self.stepsPerDegree).rounded())
            let next = (north - last.0, east - last.1)
            writer.add(Int64(next.0 - step.0))
            writer.add(Int64(next.1 - step.1))
            last = (north, east)
            step = next
            let time = max(lastTime, Int(clamping: (checkpoint.timeS * Self.stepsPerSecond).rounded()))
            writer.add(unsigned: UInt64(time - lastTime))
            lastTime = time
        }
        writer.add(unsigned: UInt64(stops.count))
        for stop in stops {
            writer.add(unsigned: UInt64(max(0, (stop.alongM * Self.stepsPerMetre).rounded())))
            writer.add(unsigned: UInt64(max(0, (stop.arrivalS * Self.stepsPerSecond).rounded())))
            writer.add(unsigned: UInt64(max(0, ((stop.departureS - stop.arrivalS) * Self.stepsPerSecond).rounded())))
        }
        return writer.bytes
    }

    /// Nil for bytes that are not those of a path.
    package init?(bytes: [UInt8]) {
        var reader = NumberReader(bytes[...])
        guard let layout = bytes.first, layout == Self.first || layout == Self.layout else { return nil }
        reader.rest = reader.rest.dropFirst()
        guard let count = reader.unsigned(), 2...UInt64(bytes.count) ~= count, let length = reader.unsigned(),
            length < 1 << 40
        else { return nil }
        var checkpoints: [Checkpoint] = []
        var (north, east, stepNorth, stepEast, time) = (Int64(0), Int64(0), Int64(0), Int64(0), UInt64(0))
        for index in 0..<Int(count) {
            guard let moreNorth = reader.signed(), let moreEast = reader.signed(), let moreTime = reader.unsigned(),
                moreNorth.magnitude < 1 << 40, moreEast.magnitude < 1 << 40, moreTime < 1 << 40
            else { return nil }
            stepNorth &+= moreNorth
            stepEast &+= moreEast
            north &+= stepNorth
            east &+= stepEast
            time &+= moreTime
            guard
                let place = GeoPoint(
                    checked: Double(north) / Self.stepsPerDegree,
                    Angle.signed(Double(east) / Self.stepsPerDegree))
            else { return nil }
            let isLast = index == Int(count) - 1
            let alongM = isLast ? Double(length) / Self.stepsPerMetre : Double(index) * Self.stepM
            checkpoints.append(
                Checkpoint(place: place, alongM: alongM, timeS: Double(time) / Self.stepsPerSecond))
        }
        var stops: [Stop] = []
        if layout == Self.layout {
            guard let count = reader.unsigned(), count <= UInt64(bytes.count) else { return nil }
            for _ in 0..<Int(count) {
                guard let along = reader.unsigned(), let arrival = reader.unsigned(), let rest = reader.unsigned(),
                    max(along, arrival, rest) < 1 << 40
                else { return nil }
                let arrivalS = Double(arrival) / Self.stepsPerSecond
                stops.append(
                    Stop(
                        alongM: Double(along) / Self.stepsPerMetre, arrivalS: arrivalS,
                        departureS: arrivalS + Double(rest) / Self.stepsPerSecond))
            }
        }
        guard reader.rest.isEmpty,
            checkpoints[checkpoints.count - 2].alongM <= checkpoints[checkpoints.count - 1].alongM
        else { return nil }
        if layout == Self.first, checkpoints.allSatisfy({ abs($0.timeS - $0.alongM / Self.inventedKmh * 3.6) < 0.02 }) {
            for index in checkpoints.indices { checkpoints[index].timeS = 0 }
        }
        self.init(checkpoints, stops: stops)
    }
}

/// Writes integers, small ones in few bytes.
struct NumberWriter {
    var bytes: [UInt8] = []

    mutating func add(unsigned value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// Small numbers of either sign take few bytes.
    mutating func add(_ value: Int64) { add(unsigned: UInt64(bitPattern: (value << 1) ^ (value >> 63))) }
}

struct NumberReader {
    var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// Nil at the end, or for a number that is too great.
    mutating func unsigned() -> UInt64? {
        var (value, shift) = (UInt64(0), UInt64(0))
        while let byte = rest.popFirst() {
            guard shift < 63 else { return nil }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }

    mutating func signed() -> Int64? {
        unsigned().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
    }
}
