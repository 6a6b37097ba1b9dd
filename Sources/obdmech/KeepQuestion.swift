import Glibc
import Transports

/// The question on a terminal whether a trip that is over is kept. Whoever answers nothing, cannot be understood, is gone,
/// or ends the program keeps it.
enum KeepQuestion {
    /// What is no answer is asked about again.
    private static let attempts = 3

    /// Asks once the trip is stored. A signal that came meanwhile has answered already.
    static func wantsToKeep(_ id: Int64) throws(Failure) -> Bool {
        let signals = try Signals.open(draws: true)
        if Signals.isStopPending { return true }
        // What was typed during the trip was not meant for this.
        tcflush(0, TCIFLUSH)
        var reader = LineReader(interruptDescriptor: signals.number)
        for attempt in 1...attempts {
            let question = "keep trip \(id)? \(attempt == 1 ? "" : "answer yes or no ")[Y/n] "
            guard let answer = answer(to: question, &reader, signals) else {
                // The question's line is not at its end yet.
                Output.talk("\n")
                return true
            }
            switch answer.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() {
            case "", "y", "yes": return true
            case "n", "no": return false
            default: continue
            }
        }
        return true
    }

    /// Nil where none will come.
    private static func answer(
        to question: String, _ reader: inout LineReader, _ signals: borrowing Signals
    ) -> String? {
        Output.talk(question)
        while true {
            do {
                return try reader.next()
            } catch let error as TransportError where error.kind == .interrupted {
                switch signals.next() {
                case 0, SIGWINCH: continue
                case SIGTSTP: Signals.pause()
                case SIGCONT: Output.talk("\n" + question)
                default: return nil
                }
            } catch {
                return nil
            }
        }
    }
}
