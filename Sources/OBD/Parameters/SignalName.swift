package import Telemetry

/// The meaning of a signal's name, or of a part of it, among the signals of the PID table.
package struct SignalName: Sendable {
    /// A signal, and the PID that contains it.
    package struct Match: Hashable, Sendable {
        package let pid: UInt8
        package let signal: Signal
        /// The displayed name: "Engine speed".
        package let name: String
    }

    package enum Meaning: Hashable, Sendable {
        /// At least one signal; all are to be read.
        case signals([Match])
        /// A request that only reads, from the service byte on.
        case request([UInt8], name: String)
        /// Several signals, of which it is unclear which is meant; those that the vehicle supports come first.
        case ambiguous([Match])
    }

    private enum Kind {
        case first, all
        /// A list is used only if the vehicle supports no signal of the lists before it.
        case ranked([[Match]])
        case request([UInt8], name: String)
    }

    private let kind: Kind
    private let matches: [Match]

    /// Finds the signals with a name; nil if there are none.
    ///
    /// - Parameters:
    ///   - text: an alias, or the name of a signal or PID, as in JSON ("engineSpeed") or as displayed ("Engine
    ///     speed"), or a part of these. Case, spaces and hyphens do not matter.
    ///   - isWhole: whether to accept only an alias or a complete name.
    package init?(_ text: String, isWhole: Bool = false) {
        let wanted = Self.plain(text)
        guard !wanted.isEmpty else { return nil }
        let all = Self.all
        if let alias = SignalAlias.rows.first(where: { $0.names.contains(wanted) }) {
            func named(_ names: [String]) -> [Match] { names.flatMap { name in all.filter { $0.signal.name == name } } }
            switch alias.target {
            case .first(let names):
                kind = .first
                matches = named(names)
            case .all(let names):
                kind = .all
                matches = named(names)
            case .request(let bytes, let name):
                kind = .request(bytes, name: name)
                matches = []
                return
            }
            if matches.isEmpty { return nil }
            return
        }
        let exact = all.filter { Self.plain($0.signal.name) == wanted || Self.plain($0.name) == wanted }
        if !exact.isEmpty {
            kind = .first
            matches = exact
            return
        }
        if let row = PIDTable.rows.first(where: { Self.plain($0.name) == wanted }) {
            kind = .all
            matches = all.filter { $0.pid == row.pid }
            return
        }
        guard !isWhole else { return nil }
        let words = Self.words(text)
        let beginning = all.filter {
            Self.plain($0.signal.name).hasPrefix(wanted) || Self.plain($0.name).hasPrefix(wanted)
        }
        let byWords = all.filter { match in
            let own = Self.words(match.name) + Self.words(match.signal.name)
            return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
        }
        let within = all.filter {
            Self.plain($0.signal.name).contains(wanted) || Self.plain($0.name).contains(wanted)
        }
        // Matches inside a word count only if no word begins with the text.
        let ranks = [beginning, byWords].filter { !$0.isEmpty }
        kind = .ranked(ranks.isEmpty ? [within] : ranks)
        matches = ranks.isEmpty ? within : beginning + byWords
        if matches.isEmpty { return nil }
    }

    /// Returns what the name means. Signals that the vehicle supports take precedence.
    ///
    /// - Parameter supported: the PIDs of service 01 that the vehicle supports; nil if unknown.
    package func meaning(supported: Set<UInt8>? = nil) -> Meaning {
        func had(_ matches: [Match]) -> [Match] {
            guard let supported else { return matches }
            return matches.filter { supported.contains($0.pid) }
        }
        let present = had(matches)
        switch kind {
        case .request(let bytes, let name): return .request(bytes, name: name)
        case .first: return .signals([present.first ?? matches[0]])
        case .all: return .signals(present.isEmpty ? [matches[0]] : present)
        case .ranked(let ranks):
            for rank in ranks where !had(rank).isEmpty { return Self.narrowed(had(rank), before: present) }
            return Self.narrowed(ranks[0], before: matches)
        }
    }

    /// Everything that the name may mean, whatever the vehicle supports; empty for a request.
    package var all: [Match] {
        var seen: Set<Match> = []
        return matches.filter { seen.insert($0).inserted }
    }

    /// Chooses "coolant temperature" for "coolant", although there are also coolant temperature sensors 1 and 2.
    private static func narrowed(_ matches: [Match], before others: [Match]) -> Meaning {
        let stem = matches.first { short in
            matches.allSatisfy { $0.signal.name.hasPrefix(short.signal.name) || $0.name.hasPrefix(short.name) }
        }
        if let stem { return .signals([stem]) }
        var seen = Set(matches)
        return .ambiguous(matches + others.filter { seen.insert($0).inserted })
    }

    /// All names in lower case, for suggestions after a typing error.
    package static var vocabulary: [String] {
        SignalAlias.rows.flatMap(\.names) + all.flatMap { [$0.signal.name.lowercased(), $0.name.lowercased()] }
    }

    /// Each signal once, in the order of the PIDs.
    private static let all: [Match] = {
        var seen: Set<Signal> = []
        return PIDTable.rows.flatMap { row in
            (row.fields + (row.fieldsOfFourBanks ?? [])).filter { seen.insert($0.signal).inserted }
                .map { Match(pid: row.pid, signal: $0.signal, name: $0.name) }
        }
    }()

    /// Returns only the letters and digits, in lower case.
    private static func plain(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// Splits a name into words: "coolantTemperatureSensor1" into "coolant", "temperature", "sensor" and "1".
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var last: Character?
        for character in text {
            defer { last = character }
            guard character.isLetter || character.isNumber else { continue }
            let goesOn = last.map { previous in
                (previous.isLetter || previous.isNumber) && previous.isNumber == character.isNumber
                    && !(previous.isLowercase && character.isUppercase)
            }
            if goesOn == true {
                words[words.count - 1] += character.lowercased()
            } else {
                words.append(character.lowercased())
            }
        }
        return words
    }
}
