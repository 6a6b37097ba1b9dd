import Camera
import Clips
import CommandLine
import Formats
import System
import Telemetry

/// What follows from the trips that other programs record, and from how the car stands.
extension CameraRecorder {
    func handle(_ news: ClipTrigger.News, of recorder: String) {
        switch news {
        case .tripBegan(let number, let isGame):
            shelf.trip = number
            shakes = !isGame
            schedule.tripBegan(of: recorder)
            followSchedule(SystemClock.now)
        case .tripEnded:
            shelf.trip = nil
            schedule.tripEnded(of: recorder, atS: nowS)
            followSchedule(SystemClock.now)
        case .protects(let reason, let time):
            guard !options[CameraCommandLine.noEvents] else { return }
            let agoS = time.map { LocalTime.now.seconds(since: $0) } ?? 0
            shelf.protect(ClipProtection.Moment(atS: nowS - min(max(0, agoS), 60), reason: reason))
        case .voltage(let voltage): schedule.add(voltageV: voltage, atS: nowS)
        case .shock(let acceleration): shock(acceleration)
        case .clock(let time, let bootUs):
            shelf.folder.append(
                ClipIndex.line(shelf.boot, ClipIndex.Reference(bootUs: bootUs, time: time, source: .receiver)))
        case .none: break
        }
    }

    private func shock(_ accelerationMps2: Double) {
        let isParked = !schedule.isTripRunning || !schedule.isWithTrips
        let limit = schedule.parking != nil && isParked ? ShockLimit.parkedMps2 : ShockLimit.drivingMps2
        guard accelerationMps2.magnitude >= limit, shakes, !options[CameraCommandLine.noEvents],
            nowS - lastShockS > ShockLimit.sameS
        else { return }
        lastShockS = nowS
        wake()
        shelf.protect(ClipProtection.Moment(atS: nowS, reason: "shock"))
    }

    /// Someone wants a recording, or the car was pushed.
    func wake() {
        schedule.wake(atS: nowS)
        followSchedule(SystemClock.now)
    }

    /// Starts and stops the cameras.
    func followSchedule(_ now: Instant) {
        let before = schedule.parking?.state
        schedule.tick(atS: Self.seconds(now))
        for channel in channels where channel.isStopped == schedule.isWanted {
            if schedule.isWanted { channel.start() } else { channel.stop() }
        }
        if schedule.isOver { isOver = true }
        if let state = schedule.parking?.state, before != state, state == .resting {
            warn(.parking("the battery is low; nothing is recorded until it is charged"))
        }
    }
}
