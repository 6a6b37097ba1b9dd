import Formats
package import Telemetry

/// The text of the configuration file: `key = value` lines, empty lines, and comments, which begin with `#`. Lines that
/// are not changed are preserved byte for byte.
package struct SettingsFile: Sendable {
    /// The lines without their line feeds.
    private var lines: [[UInt8]]

    private enum Content {
        case nothing
        /// A comment. `key` is set if the line is a setting that was commented out.
        case comment(key: String?)
        /// A setting. `place` is the range of the value in the line.
        case setting(key: String, value: String, place: Range<Int>)
        /// Neither a comment nor a setting. The line can be changed and removed by its first word.
        case malformed(word: String)
    }

    /// What applies where the file does not set units or currency.
    private let locale: LocaleDefaults

    package init(bytes: [UInt8], _ locale: LocaleDefaults = LocaleDefaults([:])) {
        self.locale = locale
        lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    }

    package var bytes: [UInt8] { Array(lines.joined(separator: [0x0A])) }

    // MARK: Reading

    /// The keys whose value is a number without a unit that would mean something else in the unit system in use. The
    /// file's numbers without a unit are metric.
    package var misleadingKeys: [SettingKey] {
        let units = settings.units
        return SettingTable.keys.filter { key in
            guard let text = written(key.name), let value = key.value(text) else { return false }
            return value != key.value(text, in: units)
        }
    }

    /// The settings in force, without those on lines reported in `problems`.
    package var settings: UserSettings { evaluated.settings }

    /// The errors, in the order of their lines.
    package var problems: [SettingsError] { evaluated.problems }

    /// Returns the error in the line of a key.
    package func problem(of name: String) -> SettingsError? {
        problems.first { problem in
            guard let line = problem.line, case .setting(name, _, _) = Self.content(of: lines[line - 1]) else {
                return false
            }
            return true
        }
    }

    private var evaluated: (settings: UserSettings, problems: [SettingsError]) {
        var (settings, problems) = (UserSettings(), [SettingsError]())
        settings.units = locale.units
        settings.currency = locale.currency
        var firstLines: [String: Int] = [:]
        for (index, line) in lines.enumerated() {
            let number = index + 1
            switch Self.content(of: line) {
            case .nothing, .comment: continue
            case .malformed:
                let text = SettingsError.printable(String(decoding: line, as: UTF8.self).trimmed)
                let isText = String(validating: line, as: UTF8.self) != nil
                problems.append(SettingsError(line: number, .unreadable(text, isUTF8: isText)))
            case .setting(let name, let text, _):
                guard let key = SettingTable.key(name) else {
                    problems.append(.unknownKey(name, line: number))
                    continue
                }
                if let first = firstLines[name] {
                    problems.append(SettingsError(line: number, .setTwice(key: name, line: first)))
                    continue
                }
                firstLines[name] = number
                guard let value = key.value(text) else {
                    problems.append(.unexpected(text, for: key, line: number))
                    continue
                }
                key.write(&settings, value)
            }
        }
        return (settings, problems)
    }

    /// Returns the value that the file contains for a key, valid or not; nil if the key is not set.
    package func written(_ name: String) -> String? {
        lines.lazy.compactMap { line -> String? in
            guard case .setting(name, let value, _) = Self.content(of: line) else { return nil }
            return value
        }.first
    }

    // MARK: Changing

    /// Sets a key to a value. If the file has no line for the key, one is inserted after the last comment that contains
    /// such a line, or else at the end. Further lines for the key are removed. A number is written with its unit, so
    /// that its meaning does not depend on `units`.
    /// - Parameter units: The unit system that applies to a number without a unit.
    package mutating func set(
        _ key: SettingKey, to text: String, in units: UnitSystem = .metric
    ) throws(SettingsError) {
        guard key.value(text.trimmed, in: units) != nil else { throw .unexpected(text.trimmed, for: key, in: units) }
        let text = key.completed(text.trimmed, in: units)
        let new = Array("\(key.name) = \(text)".utf8)
        let own = indices(of: key.name)
        guard let first = own.first else { return insert(new, after: commentIndex(key.name)) }
        if case .setting(_, _, let place) = Self.content(of: lines[first]) {
            lines[first].replaceSubrange(place, with: Array(text.utf8))
        } else {
            lines[first] = new + Self.end(of: lines[first])
        }
        for index in own.dropFirst().reversed() { lines.remove(at: index) }
    }

    /// Removes all lines for a key, known or not. Returns false if there are none.
    package mutating func unset(_ name: String) -> Bool {
        let own = indices(of: name)
        for index in own.reversed() { lines.remove(at: index) }
        return !own.isEmpty
    }

    private func indices(of name: String) -> [Int] {
        lines.indices.filter { index in
            switch Self.content(of: lines[index]) {
            case .setting(name, _, _), .malformed(name): true
            default: false
            }
        }
    }

    private func commentIndex(_ name: String) -> Int? {
        lines.indices.last { index in
            if case .comment(name) = Self.content(of: lines[index]) { true } else { false }
        }
    }

    private mutating func insert(_ line: [UInt8], after index: Int?) {
        // The last line is empty if the file ends with a line feed.
        if lines.last != [] { lines.append([]) }
        let place = index.map { $0 + 1 } ?? lines.count - 1
        lines.insert(line + (place > 0 ? Self.end(of: lines[place - 1]) : []), at: place)
    }

    /// Returns the carriage return that precedes the line feed in files from other systems, or nothing.
    private static func end(of line: [UInt8]) -> [UInt8] { line.last == 0x0D ? [0x0D] : [] }

    // MARK: Lines

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

    private static func trimmed(_ range: Range<Int>, of line: [UInt8]) -> Range<Int> {
        let first = line[range].firstIndex { !isBlank($0) } ?? range.upperBound
        let last = line[range].lastIndex { !isBlank($0) } ?? first - 1
        return first..<last + 1
    }

    private static func content(of line: [UInt8]) -> Content {
        // Skips the byte order mark that some editors write.
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let all = trimmed((line.starts(with: mark) ? mark.count : 0)..<line.count, of: line)
        guard let first = line[all].first else { return .nothing }
        guard first != UInt8(ascii: "#") else {
            let rest = Array(line[all.dropFirst()])
            if case .setting(let key, _, _) = content(of: rest) { return .comment(key: key) }
            return .comment(key: nil)
        }
        guard let text = String(validating: line[all], as: UTF8.self) else { return .malformed(word: "") }
        let word = text.prefix { !$0.isWhitespace && $0 != "=" && $0 != ":" }
        guard let sign = line[all].firstIndex(of: UInt8(ascii: "=")) else { return .malformed(word: String(word)) }
        let value = trimmed(sign + 1..<all.upperBound, of: line)
        let key = String(decoding: line[trimmed(all.lowerBound..<sign, of: line)], as: UTF8.self)
        guard !key.isEmpty, !value.isEmpty else { return .malformed(word: String(word)) }
        return .setting(key: key, value: String(decoding: line[value], as: UTF8.self), place: value)
    }
}
