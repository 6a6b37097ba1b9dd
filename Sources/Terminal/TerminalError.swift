/// An error on standard input or standard output.
package enum TerminalError: Error, Hashable {
    /// The reader has closed the output. This ends the work, but is not an error.
    case closed
    /// Writing to a file, or to standard output if the path is nil, failed with this error number.
    case cannotWrite(path: String?, Int32)
    /// The reader of standard output has stopped reading.
    case nobodyReads
    case cannotRead(Int32)
    /// A line of the input is longer than any command.
    case lineTooLong
    /// There is not enough memory for a line editor.
    case noEditor
}
