import CommandLine
import Glibc
import Recording
import Terminal
import Transports

/// The question on a terminal whether a trip that is over is kept. Whoever answers nothing, cannot be understood, is gone,
/// or ends the program keeps it.
enum KeepQuestion {
    /// Asks once the trip is stored. A signal that came meanwhile has answered already.
    static func wantsToKeep(_ id: Int64) throws(SystemFailure) -> Bool {
        let signals = try Signals.open(draws: true)
        if Signals.isStopPending { return true }
        // What was typed during the trip was not meant for this.
        tcflush(0, TCIFLUSH)
        var reader = LineReader(interruptDescriptor: signals.number)
        return Confirmation.ask("Keep trip \(id)?", .usuallyYes) { prompt in
            let answer = answer(to: prompt, &reader, signals)
            // The question's line is not at its end yet.
            if answer == nil { Output.talk("\n") }
            return answer
        }
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
