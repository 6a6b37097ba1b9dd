import OBD
import Telemetry

/// Commands to the adapter itself.
extension VirtualAdapter {
    mutating func performAT(_ text: String, at time: Instant) {
        let found = ATCommand.find(text, firmware)
        if quirks.contains(.okToEverything), found?.command.isBasic != true { return give(.ok, at: time) }
        if quirks.contains(.tpa0Locks), text == "TPA0" {
            isLocked = true
            return
        }
        let answer = found.map { $0.command.effect(&self, $0.argument, time) } ?? .unknown
        if quirks.contains(.noPromptAfterATE0), text == "E0" {
            output.emit(Array("OK".utf8) + lineEnd + lineEnd, at: time)
        } else {
            give(answer, at: time)
        }
    }

    mutating func performST(_ text: String, at time: Instant) {
        if text.hasPrefix("PX") {
            guard let request = STCommand.request(text.dropFirst(2)) else { return give(.unknown, at: time) }
            return ask(request, at: time)
        }
        give(STCommand.find(text).map { $0.command.effect(&self, $0.argument, time) } ?? .unknown, at: time)
    }

    mutating func give(_ answer: ATCommand.Answer, at time: Instant) {
        switch answer {
        case .ok: finish([Array("OK".utf8)], at: time)
        case .nothing: finish([], at: time)
        case .text(let text): finish([Array(text.utf8)], at: time)
        case .lines(let lines): finish(lines.map { Array($0.utf8) }, at: time)
        case .unknown: finish([[UInt8(ascii: "?")]], at: time)
        case .newRate(let baud, let identity): tryRate(baud, identity: identity, at: time)
        case .monitor: activity = Activity(end: .distantFuture, isDeaf: false)
        case .reset(let warm):
            restart(keepingRate: warm)
            let ready = time.advanced(bySeconds: warm ? timing.warmReset : timing.reset)
            if quirks.contains(.atzSilent), !warm {
                activity = Activity(end: ready, isDeaf: true)
                return
            }
            finish([[], [], Array(identity.utf8)], at: ready, isDeaf: true)
        }
    }

    /// Resets everything that is not stored in non-volatile memory.
    mutating func restart(keepingRate: Bool) {
        settings = defaults
        protocolChoice = savedChoice
        isOpen = false
        traffic = []
        held = []
        sleepsFrom = nil
        if !keepingRate { resetRate() }
    }

    /// The settings after a reset. Adaptive timing appeared in v1.2.
    var defaults: AdapterSettings {
        var settings = AdapterSettings()
        if firmware.version < .v12 { settings.adaptive = 0 }
        return settings
    }

    mutating func choose(_ choice: ProtocolChoice, saved: Bool) {
        closeProtocol()
        protocolChoice = choice
        if saved { storeProtocol() }
        // A header is only valid for the protocol for which it was set.
        settings.header = nil
        settings.resetFilters()
    }

    mutating func closeProtocol() { isOpen = false }
}

/// Changes of the serial baud rate while the adapter runs (ELM327 data sheet, "Using Higher RS232 Baud Rates").
extension VirtualAdapter {
    /// Starts the handshake of AT BRD: sends `OK` without a prompt at the old rate, waits while the client changes its
    /// rate, and sends the identity at the new rate. Unless a carriage return arrives within the same time again, the
    /// old rate is restored.
    mutating func tryRate(_ baud: Int, identity: String, at time: Instant) {
        let old = output.baud
        output.emit(Array("OK".utf8) + lineEnd, at: time)
        let switched = output.idleFrom
        if old != nil { output.baud = baud }
        output.emit(Array(identity.utf8) + lineEnd, at: switched.advanced(bySeconds: settings.rateTimeoutS))
        let answer = output.idleFrom..<output.idleFrom.advanced(bySeconds: settings.rateTimeoutS)
        line.begin(SerialLine.Trial(rate: baud, from: switched, answer: answer))
        output.baud = old
        finish([], at: answer.upperBound, isDeaf: true)
    }

    /// Keeps the new rate because the client responded at it.
    mutating func acceptRate(at time: Instant) {
        output.cancel(after: time)
        output.baud = line.rate
        finish([Array("OK".utf8)], at: time.advanced(bySeconds: timing.command))
    }

    /// Restores the power-up rate, as a restart does.
    mutating func resetRate() {
        line.reset()
        output.baud = line.rate
    }
}
