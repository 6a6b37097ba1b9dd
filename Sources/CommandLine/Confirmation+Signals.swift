import Glibc
package import System
import Terminal

/// A question on a terminal after the work is done.
extension Confirmation {
    /// Asks a question. If a signal is pending or ends the program, or there is no valid answer, the usual one is given.
    package static func requestAfterwards(_ question: String, _ style: Style) throws(SystemResourceError) -> Bool {
        let signals = try Signals.open(draws: true)
        if Signals.isStopPending { return style == .usuallyYes }
        // Discard what was typed during the trip.
        tcflush(0, TCIFLUSH)
        var reader = LineReader(interruptDescriptor: signals.number)
        return ask(question, style) { prompt in
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
