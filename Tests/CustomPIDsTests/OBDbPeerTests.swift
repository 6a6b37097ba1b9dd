import Foundation
import TestSupport
import Testing

@testable import CustomPIDs

/// Decodes every case of repositories of OBDb that the tester has fetched: OBDMECH_OBDB is a folder, or several joined by
/// ":", each a checkout of one repository. Without it there is nothing to test.
@Suite(.timeLimit(.minutes(20))) struct OBDbPeerTests {
    private static let folders =
        ProcessInfo.processInfo.environment["OBDMECH_OBDB"].map { $0.split(separator: ":").map(String.init) } ?? []

    @Test(.enabled(if: !folders.isEmpty), arguments: folders) func everyCaseIsEqual(folder: String) throws {
        let root = URL(filePath: folder)
        let path = root.appending(path: "signalsets/v3/default.json")
        var profiles = [try ProfileImport(Array(Data(contentsOf: path)), path: path.path())]
        // What the standard describes has a repository of its own, beside those of the cars.
        let standard = root.deletingLastPathComponent().appending(path: "SAEJ1979/signalsets/v3/default.json")
        if let bytes = try? Data(contentsOf: standard) {
            profiles.append(try ProfileImport(Array(bytes), path: standard.path()))
        }
        let values = profiles.flatMap(\.cars).flatMap(\.values)
        let refused = Set(profiles.flatMap(\.refused).map(\.name))
        var counts = Counts()
        let cases = root.appending(path: "tests/test_cases")
        let files = FileManager.default.enumerator(at: cases, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        for file in (files ?? []).sorted(by: { $0.path() < $1.path() }) where file.pathExtension == "yaml" {
            guard file.deletingLastPathComponent().lastPathComponent == "commands" else { continue }
            for one in OBDbCase.read(String(decoding: try Data(contentsOf: file), as: UTF8.self)) {
                Self.check(one, values, refused, file, &counts)
            }
        }
        print("OBDb \(root.lastPathComponent): \(counts)")
        // A template describes nothing of its own.
        #expect(counts.equal > 0 || counts.refused + counts.elsewhere + counts.cases == 0)
        #expect(counts.different == 0)
    }

    private struct Counts: CustomStringConvertible {
        var (cases, equal, different, refused, elsewhere, incomplete) = (0, 0, 0, 0, 0, 0)

        var description: String {
            "\(cases) cases, \(equal) values equal, \(different) different, \(refused) refused at import, "
                + "\(elsewhere) not in the signal set, \(incomplete) cases without a complete response"
        }
    }

    /// Half of the last decimal: expected values are rounded to five decimals.
    private static func rounding(_ text: String) -> Double {
        let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
        return (0..<decimals).reduce(0.500001) { size, _ in size / 10 } * (decimals == 0 ? 2e-6 : 1)
    }

    private static func check(
        _ one: OBDbCase, _ values: [ImportedValue], _ refused: Set<String>, _ file: URL, _ counts: inout Counts
    ) {
        counts.cases += 1
        let ofCommand = values.filter { one.names($0.pid) }
        guard let payload = one.payload else {
            counts.incomplete += 1
            return
        }
        for (name, expected) in one.expected {
            guard let value = ofCommand.first(where: { $0.pid.shortName == name }) else {
                if refused.contains(name) { counts.refused += 1 } else { counts.elsewhere += 1 }
                continue
            }
            let found = try? value.original(payload.dropFirst(value.pid.echoedByteCount))
            let isEqual =
                if expected == "null" || expected == "~" {
                    found == nil
                } else if let number = Double(expected) {
                    // A state may be a number in the file.
                    (found?.text).map { $0 == expected || Double($0) == number } == true
                        || found.map { abs($0.number - number) <= rounding(expected) } == true
                } else {
                    found?.text == expected
                }
            if isEqual {
                counts.equal += 1
            } else {
                counts.different += 1
                Issue.record(
                    "\(file.pathComponents.suffix(3).joined(separator: "/")): \(name) is \(String(describing: found)), not \(expected)"
                )
            }
        }
    }
}

/// One case of a file of OBDb: a response, and what it means. Read from the small part of YAML that these files use.
private struct OBDbCase {
    var command = ""
    var expected: [(name: String, value: String)] = []
    var response: [String] = []

    static func read(_ text: String) -> [OBDbCase] {
        var command = ""
        var cases: [OBDbCase] = []
        var isInValues = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: true) {
            let content = line.drop { $0 == " " || $0 == "-" }
            let indent = line.prefix { $0 == " " }.count
            if line.hasPrefix("command_id:") {
                command = unquoted(line.dropFirst("command_id:".count))
            } else if line.hasPrefix("- ") || line.hasPrefix("  - ") && content.hasPrefix("expected_values") {
                cases.append(OBDbCase(command: command))
                isInValues = content.hasPrefix("expected_values")
                if content.hasPrefix("response:") { cases[cases.count - 1].note(content) }
            } else if content.hasPrefix("response:") {
                isInValues = false
                if !cases.isEmpty { cases[cases.count - 1].note(content) }
            } else if content.hasPrefix("expected_values:") {
                isInValues = true
            } else if !cases.isEmpty, indent >= 2 {
                if isInValues, let colon = content.firstIndex(of: ":") {
                    cases[cases.count - 1].expected.append(
                        (String(content[..<colon]), unquoted(content[content.index(after: colon)...])))
                } else {
                    cases[cases.count - 1].response += frames(content)
                }
            }
        }
        return cases
    }

    private mutating func note(_ content: Substring) {
        let text = Self.unquoted(content.dropFirst("response:".count))
        if !text.hasPrefix("|") { response += Self.frames(text[...]) }
    }

    private static func unquoted(_ text: some StringProtocol) -> String {
        String(text).trimmingCharacters(in: .whitespaces).trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
    }

    private static func frames(_ text: Substring) -> [String] {
        text.split { $0.isWhitespace || $0 == "\\" }.map {
            $0.trimmingCharacters(in: CharacterSet(charactersIn: "'\""))
        }
        .filter { $0.count > 4 && $0.allSatisfy(\.isHexDigit) }
    }

    /// "7E4.7EC.220105|fc=1,f=2009-" has header, response address and request before the bar.
    private var parts: [String] { (command.split(separator: "|").first ?? "").split(separator: ".").map(String.init) }

    var request: [UInt8] {
        let digits = Array(parts.last ?? "")
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(digits[$0...($0 + 1)]), radix: 16)
        }
    }

    private var years: String? {
        command.split(separator: "|").dropFirst().first?.split(separator: ",").first { $0.hasPrefix("f=") }
            .map { String($0.dropFirst(2)) }
    }

    /// Whether this is the command of a value.
    func names(_ pid: CustomPID) -> Bool {
        guard pid.request == request, pid.years?.description == years, let header = parts.first else { return false }
        return header.count == 3
            ? (pid.header?.description ?? "7DF") == header
            : (pid.header?.description ?? "18DB33F1").dropFirst(2).hasPrefix(header)
    }

    /// The last complete message that answers the command. A first try may have been cut and repeated, and some responses are
    /// transcripts with those of other commands.
    var payload: ArraySlice<UInt8>? {
        let echo = [(request.first ?? 0) + 0x40] + request.dropFirst()
        let width = (parts.first?.count ?? 3) == 3 ? 3 : 8
        let frames = response.flatMap { Self.split($0, width) }
        // Of several modules, the one that the command names, or the last.
        let senders =
            parts.count == 3 && width == 3 ? [parts[1]] : Set(frames.map { String($0.prefix(width)) }).sorted()
        let found = senders.compactMap { message(frames, from: $0, width, echo) }
        return found.max { $0.end < $1.end }?.bytes
    }

    /// The last complete message of one module that begins with an echo, and the index of its last frame.
    private func message(_ frames: [String], from sender: String, _ width: Int, _ echo: [UInt8]) -> (
        bytes: ArraySlice<UInt8>, end: Int
    )? {
        var complete: (bytes: ArraySlice<UInt8>, end: Int)?
        var open: (bytes: [UInt8], length: Int, next: UInt8)?
        for (index, frame) in frames.enumerated() where frame.hasPrefix(sender) {
            let digits = Array(frame.dropFirst(width))
            var bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
                UInt8(String(digits[$0...($0 + 1)]), radix: 16)
            }
            if command.contains("e=") { bytes.removeFirst() }
            guard let first = bytes.first else { continue }
            switch first >> 4 {
            case 0:
                let message = bytes.dropFirst().prefix(Int(first))
                if message.starts(with: echo), message.count == Int(first) {
                    complete = (message, index)
                }
            case 1 where bytes.count > 2:
                open = (Array(bytes.dropFirst(2)), Int(first & 0xF) << 8 | Int(bytes[1]), 1)
            case 2:
                guard var message = open, first & 0xF == message.next else {
                    open = nil
                    continue
                }
                message.bytes += bytes.dropFirst()
                message.next = (message.next + 1) & 0xF
                open = message
                if message.bytes.count >= message.length, message.bytes.starts(with: echo) {
                    complete = (message.bytes.prefix(message.length), index)
                    open = nil
                }
            default: continue
            }
        }
        return complete
    }

    /// Two frames in one line have the same identifier.
    private static func split(_ line: String, _ width: Int) -> [String] {
        let size = width + 16
        guard line.count > size, line.count.isMultiple(of: size) else { return [line] }
        let characters = Array(line)
        return stride(from: 0, to: line.count, by: size).map { String(characters[$0..<($0 + size)]) }
    }
}
