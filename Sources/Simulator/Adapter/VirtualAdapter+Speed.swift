import Telemetry

/// Another rate of the serial line while the adapter runs (ELM327DS, "Using Higher RS232 Baud Rates").
extension VirtualAdapter {
    /// `OK` without a prompt at the old rate; after a time in which the program changes its own, the identity at the
    /// new one; then a carriage return must come within that time again, or the old rate is back.
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

    /// The program answered at the new rate, which stays.
    mutating func acceptRate(at time: Instant) {
        output.cancel(after: time)
        output.baud = line.rate
        finish([Array("OK".utf8)], at: time.advanced(bySeconds: timing.command))
    }

    /// As a restart does it.
    mutating func resetRate() {
        line.reset()
        output.baud = line.rate
    }
}
