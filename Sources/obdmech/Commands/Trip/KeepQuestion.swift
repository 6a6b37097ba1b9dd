import CommandLine
import Glibc
import Recording
import System
import Terminal

/// The question on a terminal whether to keep a finished trip. Without a valid answer, or if a signal ends the program,
/// the trip is kept.
enum KeepQuestion {
    /// Asks about a trip that is already stored. If a signal is pending, the trip is kept without asking.
    static func wantsToKeep(_ id: Int64) throws(SystemResourceError) -> Bool {
        try asks("Keep trip \(id)?", .usuallyYes)
    }

    /// Asks a question after a trip. If a signal is pending, the usual answer is given.
    static func asks(_ question: String, _ style: Confirmation.Style) throws(SystemResourceError) -> Bool {
        let signals = try Signals.open(draws: true)
        if Signals.isStopPending { return style == .usuallyYes }
        // Discard what was typed during the trip.
        tcflush(0, TCIFLUSH)
        var reader = LineReader(interruptDescriptor: signals.number)
        return Confirmation.ask(question, style) { prompt in
            let answer = answer(to: prompt, &reader, signals)
            // End the line of the question.
            if answer == nil { Output.talk("\n") }
            return answer
        }
    }

    /// Reads the answer; nil at the end of the input or if a signal ends the program.
    private static func answer(
        to question: String, _ reader: inout LineReader, _ signals: borrowing Signals
    ) -> String? {
        Output.talk(question)
        while true {
            do {
                return try reader.next()
            } catch Poll.WaitError.interrupted {
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
