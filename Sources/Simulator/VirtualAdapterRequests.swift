import OBD
import Telemetry

/// Requests to the car: finding its protocol, sending, and listening.
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
        var heard = 0
        var taken = 0
        while taken < traffic.count, traffic[taken].time <= deadline {
            let frame = traffic[taken]
            taken += 1
            if let wanted = settings.receiveAddress, wanted != frame.sender.value { continue }
            output.emit(writer.lines(frame, bus: bus), at: frame.time)
            heard += 1
            deadline = frame.time
            if heard == request.count { break }
            deadline = frame.time.advanced(bySeconds: waitAfterAnswer(bus, timeoutS: timeoutS))
        }
        traffic.removeFirst(taken)
        finish(heard == 0 ? [Array("NO DATA".utf8)] : [], at: deadline, connected: connected)
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

    /// Puts the ECUs' answers on the bus.
    private mutating func letCarAnswer(_ request: OBDRequest, on bus: VehicleBus, at sent: Instant) {
        let message = request.message
        let header = request.header ?? settings.header
        let framing = bus.framing
        let delay =
            switch framing {
            case .can11, .can29: timing.canAnswer
            case .iso9141, .kwp: timing.kLineAnswer
            case .j1850: timing.j1850Answer
            }
        let first = sent.advanced(bySeconds: delay)
        let answers = car.answers(message, at: carSeconds(first))
        if message == [0x04] {
            for index in car.ecus.indices where answers[index] == [[0x44]] { car.clearCodes(inECU: index) }
        }
        let spacing = framing.isCAN ? timing.nextCANFrame : timing.nextLegacyMessage
        let nextECU = quirks.contains(.interleaved) ? spacing / 2 : timing.nextECU
        var lastOfECU = first
        var turn = 0
        let order = car.ecus.indices
        for index in quirks.contains(.ecuOrderReversed) ? Array(order.reversed()) : Array(order) {
            let sender = car.ecus[index].address(framing)
            guard !answers[index].isEmpty, Self.isAddressed(sender, by: header, on: framing) else { continue }
            var time = first.advanced(bySeconds: Double(turn) * nextECU)
            // The K-line and J1850 carry one ECU's answer after the other's, unless they take turns.
            if !framing.isCAN, turn > 0, !quirks.contains(.interleaved) {
                time = lastOfECU.advanced(bySeconds: spacing)
            }
            for payload in answers[index] {
                var frames = framing.isCAN ? BusTraffic.canFrames(payload, padding: car.padding) : [payload]
                if frames.count > 1, !settings.canFlowControl { frames.removeSubrange(1...) }
                for data in frames {
                    traffic.append(BusTraffic(time: time, sender: sender, data: data))
                    lastOfECU = max(lastOfECU, time)
                    time = time.advanced(bySeconds: spacing)
                }
            }
            turn += 1
        }
        // A stable sort: frames of one instant stay in the order of their senders.
        if turn > 1 || traffic.count > 1 {
            traffic = traffic.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
                .map(\.element)
        }
        busQuietFrom = max(busQuietFrom, lastOfECU)
    }

    /// Whether the request's header names this ECU, or all of them.
    private static func isAddressed(_ ecu: ECUAddress, by header: UInt32?, on framing: VehicleBus.Framing) -> Bool {
        guard let header else { return true }
        switch framing {
        case .can11: return header == 0x7DF || header + 8 == ecu.value
        // The target is the third digit pair: 18 DB 33 F1 reaches all, 18 DA 10 F1 one.
        case .can29: return header >> 8 & 0xFFFF == 0xDB33 || header >> 8 & 0xFFFF == 0xDA00 | ecu.value & 0xFF
        case .iso9141, .kwp, .j1850:
            let target = header >> 8 & 0xFF
            return target == 0x33 || target == 0x6A || target == ecu.value
        }
    }
}
