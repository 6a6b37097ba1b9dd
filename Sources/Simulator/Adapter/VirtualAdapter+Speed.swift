import Telemetry

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
