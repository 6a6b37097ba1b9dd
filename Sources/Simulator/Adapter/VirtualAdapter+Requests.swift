import OBD
import Telemetry

/// Requests to the car: finding its protocol, sending, and listening. How the car responds is in
/// `VirtualAdapter+Traffic.swift`.
extension VirtualAdapter {
    /// Whether the adapter has chosen the protocol of a truck.
    var isJ1939: Bool { quirks.contains(.j1939) && protocolChoice.automatic }

    mutating func ask(_ request: OBDRequest, at time: Instant) {
        if quirks.contains(.j1939) {
            let isHeard = isJ1939 || protocolChoice.bus.map { VehicleBus.can29Bit250.acknowledges($0) } == true
            let end = time.advanced(bySeconds: settings.timeoutS)
            return finish([Array((isHeard ? "NO DATA" : "CAN ERROR").utf8)], at: end)
        }
        if isOpen { return transmit(request, at: time, connected: nil) }
        let before = protocolChoice
        var clock = time
        if protocolChoice.automatic {
            guard search(request.message, &clock) else {
                let gap: [[UInt8]] = quirks.contains(.searchingGlued) ? [] : [[]]
                return finish(gap + [Array("UNABLE TO CONNECT".utf8)], at: clock)
            }
        } else if let bus = protocolChoice.bus {
            if let failure = initialise(bus, &clock) { return finish([Array(failure.utf8)], at: clock) }
        }
        isOpen = true
        rememberProtocol()
        transmit(request, at: clock, connected: (clock, before))
    }

    /// Tries one protocol after another, the stored one first, and moves `clock` to the end of the search.
    private mutating func search(_ request: [UInt8], _ clock: inout Instant) -> Bool {
        say("SEARCHING...", at: clock)
        let remembered = protocolChoice.bus.map { [$0] } ?? []
        for bus in remembered + VehicleBus.searchOrder.filter({ !remembered.contains($0) }) {
            if bus.framing.isCAN, isCANBlocked { continue }
            switch bus {
            case .iso9141, .kwpSlowInit: clock = clock.advanced(bySeconds: timing.slowInit)
            case .kwpFastInit: clock = clock.advanced(bySeconds: timing.fastInit)
            default: clock = clock.advanced(bySeconds: timing.searchTry)
            }
            guard carAnswers(on: bus, at: clock, request: request) else { continue }
            protocolChoice.bus = bus
            if !quirks.contains(.searchingGlued) { output.emit(lineEnd, at: clock) }
            return true
        }
        return false
    }

    /// Initializes the selected protocol; returns the error text that the adapter sends if this fails.
    private mutating func initialise(_ bus: VehicleBus, _ clock: inout Instant) -> String? {
        switch bus.framing {
        case .can11, .can29:
            guard isIgnitionOn(at: clock), bus.acknowledges(car.bus), !isCANBlocked else {
                clock = clock.advanced(bySeconds: settings.timeoutS)
                return "CAN ERROR"
            }
            return nil
        // A J1850 message can be sent even if nobody receives it.
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
        // Frames that arrived while the adapter was not listening are lost. Later ones are received, whoever requested
        // them.
        traffic.removeAll { $0.time < sent }
        traffic += held.enumerated().map { index, frame in
            frame.delayed(bySeconds: sent.seconds(since: frame.time) + 0.002 + 0.001 * Double(index))
        }
        held = []
        listensOn = false
        if let failure = failureWithIgnitionOff(bus, at: sent) {
            return finish([Array(failure.utf8)], at: sent.advanced(bySeconds: settings.timeoutS), connected: connected)
        }
        if bus == car.bus, isIgnitionOn(at: sent) { letCarAnswer(request, on: bus, at: sent) }
        guard settings.responses, request.count != 0 else { return finish([], at: sent, connected: connected) }

        var (lines, end) = listen(for: request, on: bus, from: sent)
        if let words = takeText({ if case .say(let words) = $0 { words } else { nil } }) {
            if words == "UNABLE TO CONNECT" || words == "BUS INIT: ERROR" { isOpen = false }
            return finish([Array(words.utf8)], at: lines.first?.time ?? end, connected: connected)
        }
        if request.message.first == 0x01, request.message.contains(0x0D), let told = lines.first?.time {
            speedTold = min(speedTold?.lowerBound ?? told, told)...told
        }
        disturbLines(&lines)
        var written = 0
        for (time, text) in lines {
            if quirks.contains(.bufferSmall), output.backlog(at: time, of: written) + text.count > 128 {
                return finish([Array("BUFFER FULL".utf8)], at: time, connected: connected)
            }
            output.emit(text, at: time)
            written += text.count
        }
        finish(lines.isEmpty ? [Array("NO DATA".utf8)] : [], at: end, connected: connected)
    }

    /// Receives bus traffic while the adapter listens; returns it as lines of text, and the time at which the adapter
    /// stops listening.
    private mutating func listen(
        for request: OBDRequest, on bus: VehicleBus, from sent: Instant
    ) -> (lines: [(time: Instant, text: [UInt8])], end: Instant) {
        let writer = LineWriter(
            spaces: settings.spaces, headers: settings.headers, formatted: settings.canFormatting,
            lengths: settings.lengths, checksums: !quirks.contains(.noChecksum), lineEnd: lineEnd)
        let timeoutS = request.timeoutS ?? settings.timeoutS
        var lines: [(time: Instant, text: [UInt8])] = []
        var end = sent.advanced(bySeconds: timeoutS)
        /// The number of lines (or messages) compared with the request's response count.
        var heard = 0
        var taken = 0
        var awaited: ECUAddress?
        while taken < traffic.count, traffic[taken].time <= end {
            let frame = traffic[taken]
            taken += 1
            guard settings.shows(frame.sender) else { continue }
            lines.append((frame.time, writer.lines(frame, bus: bus)))
            if frame.endsMessage || !quirks.contains(.countMessages) { heard += 1 }
            end = frame.time
            if heard == request.count { break }
            if frame.asksForTime, listensOn {
                awaited = frame.sender
            } else if frame.sender == awaited {
                awaited = nil
            }
            end = end.advanced(
                bySeconds: awaited == nil ? waitAfterAnswer(bus, timeoutS: timeoutS) : timing.pendingWait)
        }
        traffic.removeFirst(taken)
        return (lines, end)
    }

    /// Returns the error text that the adapter sends while a fault has switched the ignition off; nil if it just gets
    /// no response. After 3 s no ECU is left to acknowledge CAN frames, and a K-line must be initialized again.
    private mutating func failureWithIgnitionOff(_ bus: VehicleBus, at time: Instant) -> String? {
        guard let off = faults.offPeriod(at: carSeconds(time)) else { return nil }
        switch bus.framing {
        case .can11, .can29: return carSeconds(time) - off.lowerBound < 3 ? nil : "CAN ERROR"
        case .iso9141, .kwp: isOpen = false
        case .j1850: break
        }
        return nil
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
