import OBD
import Telemetry

/// Requests to the car: finding its protocol, sending, and listening. What the car makes of them is in
/// `VirtualAdapterTraffic`.
extension VirtualAdapter {
    mutating func ask(_ request: OBDRequest, at time: Instant) {
        if isOpen { return transmit(request, at: time, connected: nil) }
        let before = protocolChoice
        var clock = time
        if protocolChoice.automatic {
            guard search(&clock) else {
                let gap: [[UInt8]] = quirks.contains(.searchingGlued) ? [] : [[]]
                return finish(gap + [Array("UNABLE TO CONNECT".utf8)], at: clock)
            }
        } else if let bus = protocolChoice.bus {
            if let failure = initialise(bus, &clock) { return finish([Array(failure.utf8)], at: clock) }
        }
        isOpen = true
        transmit(request, at: clock, connected: (clock, before))
    }

    /// Tries one protocol after the other, the one it remembers first; moves `clock` to the end of the search.
    private mutating func search(_ clock: inout Instant) -> Bool {
        say("SEARCHING...", at: clock)
        let remembered = protocolChoice.bus.map { [$0] } ?? []
        for bus in remembered + VehicleBus.searchOrder.filter({ !remembered.contains($0) }) {
            switch bus {
            case .iso9141, .kwpSlowInit: clock = clock.advanced(bySeconds: timing.slowInit)
            case .kwpFastInit: clock = clock.advanced(bySeconds: timing.fastInit)
            default: clock = clock.advanced(bySeconds: timing.searchTry)
            }
            guard carAnswers(on: bus, at: clock) else { continue }
            protocolChoice.bus = bus
            if savedChoice.automatic { savedChoice.bus = bus }
            if !quirks.contains(.searchingGlued) { output.emit(lineEnd, at: clock) }
            return true
        }
        return false
    }

    /// Opens the protocol that was asked for; returns what the adapter says where it cannot.
    private mutating func initialise(_ bus: VehicleBus, _ clock: inout Instant) -> String? {
        switch bus.framing {
        case .can11, .can29:
            guard isIgnitionOn(at: clock), bus.acknowledges(car.bus) else {
                clock = clock.advanced(bySeconds: settings.timeoutS)
                return "CAN ERROR"
            }
            return nil
        // Nobody needs to be there for a J1850 message to go out.
        case .j1850: return nil
        case .iso9141, .kwp:
            let isFast = bus == .kwpFastInit
            say("BUS INIT: ", at: clock)
            if !isFast { say("...", at: clock.advanced(bySeconds: timing.slowInit / 2)) }
            clock = clock.advanced(bySeconds: isFast ? timing.fastInit : timing.slowInit)
            guard carAnswers(on: bus, at: clock) else { return "ERROR" }
            output.emit(Array("OK".utf8) + lineEnd, at: clock)
            return nil
        }
    }

    private mutating func transmit(
        _ request: OBDRequest, at time: Instant, connected: (at: Instant, before: ProtocolChoice)?
    ) {
        guard let bus = protocolChoice.bus else { return finish([[UInt8(ascii: "?")]], at: time) }
        var sent = time
        if bus.framing == .iso9141 || bus.framing == .kwp {
            sent = max(sent, busQuietFrom.advanced(bySeconds: timing.kLineRest))
        }
        // What arrived while nobody listened is gone; what still arrives is heard, whoever asked for it.
        traffic.removeAll { $0.time < sent }
        if request.message.first == 0x01, request.message.contains(0x0D) {
            speedAsked = min(speedAsked?.lowerBound ?? sent, sent)...sent
        }
        if bus == car.bus, isIgnitionOn(at: sent) { letCarAnswer(request, on: bus, at: sent) }
        guard settings.responses, request.count != 0 else { return finish([], at: sent, connected: connected) }

        let writer = LineWriter(
            spaces: settings.spaces, headers: settings.headers, formatted: settings.canFormatting,
            lengths: settings.lengths, checksums: !quirks.contains(.noChecksum), lineEnd: lineEnd)
        let timeoutS = request.timeoutS ?? settings.timeoutS
        var deadline = sent.advanced(bySeconds: timeoutS)
        /// What the count digit counts.
        var heard = 0
        var written = 0
        var taken = 0
        while taken < traffic.count, traffic[taken].time <= deadline {
            let frame = traffic[taken]
            taken += 1
            if let wanted = settings.receiveAddress, wanted != frame.sender.value { continue }
            let lines = writer.lines(frame, bus: bus)
            deadline = frame.time
            if quirks.contains(.bufferSmall), output.backlog(at: frame.time, of: written) + lines.count > 128 {
                traffic.removeFirst(taken)
                return finish([Array("BUFFER FULL".utf8)], at: deadline, connected: connected)
            }
            output.emit(lines, at: frame.time)
            written += lines.count
            if frame.endsMessage || !quirks.contains(.countMessages) { heard += 1 }
            if heard == request.count { break }
            deadline = frame.time.advanced(bySeconds: waitAfterAnswer(bus, timeoutS: timeoutS))
        }
        traffic.removeFirst(taken)
        finish(written == 0 ? [Array("NO DATA".utf8)] : [], at: deadline, connected: connected)
    }

    private func waitAfterAnswer(_ bus: VehicleBus, timeoutS: Double) -> Double {
        if settings.adaptive == 0 { return timeoutS }
        let wait =
            switch bus.framing {
            case .can11, .can29: timing.adaptiveCAN
            case .iso9141, .kwp: timing.adaptiveKLine
            case .j1850: timing.adaptiveJ1850
            }
        return min(timeoutS, settings.adaptive == 2 ? wait / 2 : wait)
    }
}
