import CommandLine
import Formats
import TestSupport
import Testing

extension RealProgram {
    /// Runs a command line, which warns in one line, with one of advice at the most. In it and in the arguments of the
    /// message `$` is the folder of the test.
    /// - Parameters:
    ///   - isPlaced: the place in a file stands before the message.
    ///   - isBeginning: what the database says of it follows.
    func check(
        _ line: String, _ status: Int32, _ message: any UserFacing, isPlaced: Bool = false, isBeginning: Bool = false,
        environment: [String: String] = [:], input: String? = nil, outputPath: String? = nil
    ) throws {
        let text = line.replacing("$", with: directory.path)
        let words = try CommandWords.split("obdmech " + text, subject: "the test").dropFirst()
        let run = try start(
            Array(words), environment: environment, input: input, outputPath: outputPath)
        #expect(run.end() == status, "\(line)")
        let lines = run.warning.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect((1...2).contains(lines.count) && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }, "\(lines)")
        let first = try #require(lines.first, "\(line)")
        let said = message.text.replacing("$", with: directory.path)
        if isPlaced {
            #expect(first.hasPrefix("obdmech: " + directory.path) && first.hasSuffix(": " + said), "\(line)")
        } else if isBeginning {
            #expect(first.hasPrefix("obdmech: " + said), "\(line)")
        } else {
            #expect(first == "obdmech: " + said, "\(line)")
        }
    }
}
