import Transports

/// What can go wrong with the standard input and the standard output.
package enum TerminalError: Error, Hashable {
    /// Nobody reads any more: the end of the work, and no error.
    case closed
    /// A file, or the standard output where it is nil, took nothing; an error number.
    case cannotWrite(path: String?, Int32)
    /// The reader of the standard output has stopped reading.
    case nobodyReads
    case cannotRead(Int32)
    /// A line of the input is longer than any command.
    case lineTooLong
    /// There is no memory for a line editor.
    case noEditor
}
