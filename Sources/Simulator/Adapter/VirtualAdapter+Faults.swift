import OBD
package import Telemetry

/// Faults that happen during a drive.
extension VirtualAdapter {
    /// What happens to the connection, which the adapter's owner must carry out.
    package enum LinkFault: Hashable, Sendable {
        case reset
        case silent
        /// The adapter is gone, and can be opened again from this time on.
        case unplugged(until: Instant)
    }

    /// The time of the next event: output that arrives, or a fault.
    package var nextEvent: Instant? {
        guard let fault = nextFault else { return nextOutput }
        return min(fault, nextOutput ?? fault)
    }

    private var nextFault: Instant? { faults.nextEvent.map { driveStart.advanced(bySeconds: $0 / timing.carRate) } }

    /// Carries out one fault that is due by `time`; returns false if there is none.
    private mutating func happen(until time: Instant) -> Bool {
        guard let moment = nextFault, moment <= time, let event = faults.takeEvent() else { return false }
        switch event.effect {
        case .resetConnection: linkFault = .reset
        case .silenceConnection: linkFault = .silent
        case .unplug: linkFault = .unplugged(until: moment.advanced(bySeconds: event.lastsS))
        case .restart(let kind):
            cut(at: moment)
            restart(keepingRate: false)
            switch kind {
            case .lowVoltage:
                say(["", "", "LV RESET"], at: moment.advanced(bySeconds: timing.warmReset))
            case .announced: say(["", "", identity], at: moment.advanced(bySeconds: timing.reset))
            case .silent: activity = Activity(end: moment.advanced(bySeconds: timing.reset), isDeaf: true)
            }
        case .sleep:
            cut(at: moment)
            say(["LP ALERT"], at: moment)
            sleepsFrom = moment.advanced(bySeconds: 2)
        case .failCAN:
            cut(at: moment)
            restart(keepingRate: false)
            isCANBlocked = true
            say(["ERR94"], at: moment.advanced(bySeconds: timing.warmReset))
        case .trouble(let trouble):
            let start = carSeconds(moment)
            car.suffer(trouble, during: start..<start + event.lastsS)
        default: preconditionFailure("'\(event.effect)' is no event")
        }
        return true
    }

    /// Carries out all faults that are due by `time`.
    package mutating func advance(to time: Instant) { while happen(until: time) {} }

    private mutating func cut(at time: Instant) {
        output.cancel(after: time)
        dropInput()
        postponeFaults()
    }

    private mutating func say(_ lines: [String], at time: Instant) {
        finish(lines.map { Array($0.utf8) }, at: time, isDeaf: true)
    }

    /// Wakes the sleeping adapter because a byte arrived, with a warm start (ELM327 data sheet, "Power Control").
    mutating func wakeUp(at time: Instant) {
        sleepsFrom = nil
        restart(keepingRate: true)
        say(["", "", identity], at: time.advanced(bySeconds: timing.wake))
    }

    /// Resets the adapter as if it had just been plugged in. Its settings are lost, but the drive continues.
    ///
    /// - Parameter powerWasCut: false if it kept its power, in which case a locked adapter stays locked and blocked CAN
    ///   stays blocked.
    package mutating func plugIn(powerWasCut: Bool) {
        var fresh = VirtualAdapter(
            car: car, timing: timing, quirks: quirks, firmware: firmware, faults: faults, driveStart: driveStart)
        fresh.speedTold = speedTold
        fresh.foreignRequests = foreignRequests
        fresh.pendingAnswers = pendingAnswers
        if !powerWasCut {
            fresh.isLocked = isLocked
            fresh.isCANBlocked = isCANBlocked
        }
        self = fresh
    }

    /// Whether a fault has switched the ignition off.
    func isSwitchedOff(at time: Instant) -> Bool { faults.offPeriod(at: carSeconds(time)) != nil }

    // MARK: - The current command

    /// Returns whether a fault was drawn for the current command, and removes it.
    mutating func takeFault(_ effect: Fault.Effect) -> Bool {
        guard let index = current.firstIndex(where: { $0.effect == effect }) else { return false }
        current.remove(at: index)
        return true
    }

    /// Returns the text that `text` finds in a fault drawn for the current command, and removes that fault.
    mutating func takeText(_ text: (Fault.Effect) -> String?) -> String? {
        for (index, drawn) in current.enumerated() {
            guard let found = text(drawn.effect) else { continue }
            current.remove(at: index)
            return found
        }
        return nil
    }

    /// Defers the faults that were drawn for the current command but could not happen to it.
    mutating func postponeFaults() {
        for drawn in current { faults.postpone(drawn) }
        current = []
    }

    mutating func someNoise() -> [UInt8] {
        (0..<faults.pick(from: 1..<4)).map { _ in [0x00, 0xFC, 0xFF][faults.pick(from: 0..<3)] }
    }

    // MARK: - The ECUs' frames

    /// Applies the drawn faults to the frames of a response, which begin at index `start` of the traffic.
    mutating func disturbFrames(from start: Int, of request: [UInt8], on bus: VehicleBus) {
        guard !current.isEmpty, start < traffic.count, let service = request.first else { return }
        if takeFault(.refuseBusy) { refuse(service, 0x21, from: start, on: bus, laterS: nil) }
        if takeFault(.answerPending(isHeard: true)) {
            refuse(service, 0x78, from: start, on: bus, laterS: timing.pendingResponse)
            listensOn = true
        }
        if takeFault(.answerPending(isHeard: false)) {
            refuse(service, 0x78, from: start, on: bus, laterS: timing.pendingResponse)
        }
        let following = (start..<traffic.count).filter { bus.framing.isCAN && traffic[$0].data[0] >> 4 == 2 }
        if !following.isEmpty, takeFault(.loseFrame) {
            traffic.remove(at: following[faults.pick(from: 0..<following.count)])
        }
        if takeFault(.doubleFrame) {
            let index = faults.pick(from: start..<traffic.count)
            traffic.insert(traffic[index].delayed(bySeconds: timing.nextCANFrame / 2), at: index + 1)
        }
        if takeFault(.answerLate) {
            held += traffic[start...]
            traffic.removeSubrange(start...)
        }
    }

    /// Puts a negative response before the response of the first ECU, which is then delayed by `laterS` seconds; if
    /// that is nil, the negative response replaces it.
    private mutating func refuse(
        _ service: UInt8, _ reason: UInt8, from start: Int, on bus: VehicleBus, laterS: Double?
    ) {
        let first = traffic[start]
        let payload: [UInt8] = [0x7F, service, reason]
        let data = bus.framing.isCAN ? BusTraffic.canFrames(payload, padding: car.padding)[0] : payload
        var answers = Array(traffic[start...])
        if let laterS {
            answers = answers.map { $0.sender == first.sender ? $0.delayed(bySeconds: laterS) : $0 }
        } else {
            answers.removeAll { $0.sender == first.sender }
        }
        traffic.removeSubrange(start...)
        traffic +=
            [
                BusTraffic(
                    time: first.time, sender: first.sender, data: data, asksForTime: laterS != nil,
                    isPhysical: first.isPhysical)
            ] + answers
    }

    // MARK: - The adapter's lines

    /// Applies the drawn faults to the lines of a response.
    mutating func disturbLines(_ lines: inout [(time: Instant, text: [UInt8])]) {
        guard !current.isEmpty, !lines.isEmpty else { return }
        let index = faults.pick(from: 0..<lines.count)
        var text = Array(lines[index].text.dropLast(lineEnd.count))
        // The length of a multi-frame message is on a line of its own before its first part.
        let start = text.lastIndex { $0 == 0x0D || $0 == 0x0A }.map { $0 + 1 } ?? 0
        let digits = (start..<text.count).filter { BusFrame.nibble(text[$0]) != nil }
        guard !digits.isEmpty else { return }
        let digit = digits[faults.pick(from: 0..<digits.count)]
        if let words = takeText({ if case .sayBehindData(let words) = $0 { words } else { nil } }) {
            // The data must be wrong, so that nobody takes it for valid.
            let wrong = digits[digits.count - 1]
            text[wrong] = text[wrong] == UInt8(ascii: "5") ? UInt8(ascii: "A") : UInt8(ascii: "5")
            text += Array(words.utf8)
            lines.removeSubrange((index + 1)...)
        } else if takeFault(.loseCharacter) {
            text.remove(at: digit)
        } else if takeFault(.changeCharacter) {
            text[digit] = Array("GHZ#*~".utf8)[faults.pick(from: 0..<6)]
        } else if takeFault(.cutLine) {
            // Cut in the middle of a byte, so that the loss can be detected.
            let lost = 1 + 2 * faults.pick(from: 0..<(digits.count + 1) / 2)
            text.removeSubrange(digits[digits.count - lost]...)
        } else if takeFault(.addNoise) {
            text.insert(contentsOf: someNoise(), at: faults.pick(from: 0..<text.count + 1))
        }
        lines[index].text = text + lineEnd
    }
}
