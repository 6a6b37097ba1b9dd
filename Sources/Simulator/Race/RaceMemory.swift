import GamePackets
import Glibc
package import System
import Telemetry
import Transports

/// Writes a simulated race in real time into files, as a bridge shows the memory of a game under Proton.
package struct RaceMemory {
    /// How long the last moment of driving stays, in seconds: files are looked at now and then, not received.
    private static let lastS = 0.1

    private let format: RaceFormat
    private let rate: Double
    private let folder: String
    package private(set) var race: VirtualRace

    /// - Parameters:
    ///   - format: of a game that has memory.
    ///   - rate: How many times faster than real time.
    ///   - folder: Where the files are made; those that are there are overwritten in place.
    package init(_ format: RaceFormat, laps: Int, rate: Double, folder: String) {
        self.format = format
        self.rate = rate
        self.folder = folder
        race = VirtualRace(laps: laps)
    }

    /// Writes until the race is over. Returns false if `stop` became readable before.
    package mutating func run(stop: Int32) throws(SystemError) -> Bool {
        let begin = SystemClock.now
        var hasDriven = false
        while let moment = race.next() {
            let dueS = begin.advanced(bySeconds: moment.seconds / rate).seconds(since: SystemClock.now)
            let waitS = max(dueS, hasDriven && !moment.isDriving ? Self.lastS : 0)
            guard waitS < 0.002 || UDPSocket.wait([], seconds: waitS, stop: stop) else { return false }
            hasDriven = moment.isDriving
            guard let (pages, content) = format.memory(moment) else { continue }
            for (file, bytes) in zip(pages.files, content) {
                let descriptor = try FileDescriptor.open("\(folder)/\(file.name)", O_WRONLY | O_CREAT, mode: 0o644)
                try IO.writeAll(bytes, to: descriptor.number)
            }
        }
        return true
    }
}
