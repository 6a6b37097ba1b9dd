package import Formats

/// What an adapter is, by what it knows: its name proves nothing.
///
/// Each version of the ELM327 brought commands. Those that change nothing, that ask, or that set what is set anyhow, are
/// tried one after the other; what an adapter says to them tells which version it is made after. Commands that lock
/// clones (AT TPA0) or write into the adapter's memory (AT PP, SD, @3, CV, SP with a number) are not among them.
package struct AdapterGeneration: Hashable, Sendable {
    /// The versions that the commands tell apart, and those that ELM made besides; there was no v1.5.
    package enum Version: String, Sendable, CaseIterable, Comparable {
        case v10 = "v1.0"
        case v10a = "v1.0a"
        case v11 = "v1.1"
        case v12 = "v1.2"
        case v12a = "v1.2a"
        case v13 = "v1.3"
        case v13a = "v1.3a"
        case v14 = "v1.4"
        case v14b = "v1.4b"
        case v20 = "v2.0"
        case v21 = "v2.1"
        case v22 = "v2.2"
        case v23 = "v2.3"

        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
        package static func < (left: Version, right: Version) -> Bool { left.rank < right.rank }
    }

    /// A command that tells versions apart.
    package struct Rung: Hashable, Sendable {
        enum Answer: Hashable, Sendable {
            case ok
            /// The list of programmable parameters, "00:FF F  01:FF F …".
            case parameters
            /// Digits, or words other than OK.
            case text
        }

        /// "ATS0", as it is sent.
        package let command: String
        /// The version that it came with.
        package let since: Version
        let answer: Answer

        /// What a reply says of it.
        package func outcome(_ reply: Reply) -> Outcome {
            switch answer {
            case .ok: return reply.contains(.ok) ? .known : .unknown
            case .text, .parameters:
                if reply.contains(.ok), reply.lines.isEmpty { return .pretended }
                let isAnswered = answer == .text ? reply.value != nil : AdapterGeneration.parameterLines(reply) > 0
                return isAnswered && !reply.contains(.unknownCommand) ? .known : .unknown
            }
        }
    }

    package enum Outcome: String, Hashable, Sendable {
        case known, unknown
        /// OK, where OK is no answer.
        case pretended
    }

    /// In the order of versions. None leaves anything behind that AT D does not put back.
    package static let ladder: [Rung] = [
        Rung(command: "ATPPS", since: .v11, answer: .parameters),
        Rung(command: "ATKW1", since: .v12, answer: .ok),
        Rung(command: "ATAT1", since: .v12, answer: .ok),
        Rung(command: "ATAR", since: .v12, answer: .ok),
        Rung(command: "ATS1", since: .v13, answer: .ok),
        Rung(command: "ATFE", since: .v13a, answer: .ok),
        Rung(command: "ATSS", since: .v14, answer: .ok),
        Rung(command: "ATCSM1", since: .v14b, answer: .ok),
        Rung(command: "ATAMC", since: .v20, answer: .text),
        Rung(command: "ATCTM1", since: .v21, answer: .ok),
        Rung(command: "ATIA", since: .v22, answer: .text),
    ]

    /// Lines of AT PPS; a genuine ELM327 has twelve, of four parameters each.
    package static func parameterLines(_ reply: Reply) -> Int { reply.lines.count { $0.text.contains(":") } }

    package enum Kind: Hashable, Sendable {
        /// An STN11xx or STN21xx of ScanTool, which tells its own firmware.
        case stn
        /// It knows what its version knows, which does not prove that ELM made it.
        case asNamed
        /// It knows commands of later versions than it names.
        case beyondItsName
        /// It names a version that ELM never made.
        case neverMade
        /// It does not know commands of the version that it names.
        case lessThanNamed
        /// It says OK to questions.
        case pretender
        /// It does not call itself an ELM327.
        case otherName
    }

    package let kind: Kind
    /// AT I.
    package let identity: String?
    /// STI.
    package let stnFirmware: String?
    /// The version that it names; nil for none that was made.
    package let named: Version?
    /// The latest version of which it knows a command; nil for none that came after v1.0.
    package let latest: Version?
    /// Commands up to that version that it does not support, as "AT KW".
    package let gaps: [String]

    /// - Parameters:
    ///   - identity: the answer to AT I.
    ///   - stnFirmware: the answer to STI.
    ///   - outcomes: of trying `ladder`; commands that were not tried may be missing.
    package init(identity: String?, stnFirmware: String?, outcomes: [(rung: Rung, outcome: Outcome)]) {
        (self.identity, self.stnFirmware) = (identity, stnFirmware)
        let known = outcomes.filter { $0.outcome == .known }.map(\.rung)
        let missing = outcomes.filter { $0.outcome == .unknown }.map(\.rung)
        let latest = known.map(\.since).max()
        self.latest = latest
        gaps = missing.filter { rung in latest.map { rung.since <= $0 } ?? false }
            .map { "AT " + $0.command.dropFirst(2).filter { !$0.isNumber } }
        let name = identity.flatMap(Self.versionName)
        let named = name.flatMap(Version.init(rawValue:))
        self.named = named
        if stnFirmware?.hasPrefix("STN") == true {
            kind = .stn
        } else if outcomes.contains(where: { $0.outcome == .pretended }) {
            kind = .pretender
        } else if let named {
            let isLess = missing.contains { $0.since <= named }
            kind = isLess ? .lessThanNamed : (latest ?? .v10) > named ? .beyondItsName : .asNamed
        } else {
            kind = name == nil ? .otherName : .neverMade
        }
    }

    /// "v2.1" of "ELM327 v2.1"; nil for what is no ELM327 by its name. ELM's own all name their version.
    private static func versionName(_ identity: String) -> String? {
        let words = identity.lowercased().split(separator: " ")
        guard words.first == "elm327" else { return nil }
        return words.dropFirst().first { $0.first == "v" }.map(String.init) ?? "one without a version"
    }

    package var isClone: Bool { kind == .neverMade || kind == .lessThanNamed || kind == .pretender }

    /// "ELM327 v2.1, a clone: it supports commands up to v1.3, but not AT PPS".
    package var text: MessageText {
        let name = identity ?? "an unnamed adapter"
        return switch kind {
        case .stn: "\(stnFirmware ?? "STN"), a genuine STN (it also calls itself \(name))"
        case .asNamed: "\(name), supports the commands of that version"
        case .beyondItsName: "\(name), but \(knowledge)"
        case .neverMade: "\(name), a clone: ELM never made that version, and \(knowledge)"
        case .lessThanNamed: "\(name), a clone: \(knowledge)"
        case .pretender: "\(name), a clone that says OK to everything, even to queries"
        case .otherName: "\(name), which does not call itself an ELM327; \(knowledge)"
        }
    }

    package var sentence: String { text.text }

    /// "it supports commands up to v1.3, but not AT PPS".
    private var knowledge: String {
        guard let latest else { return "it supports nothing newer than v1.0" }
        return "it supports commands up to \(latest.rawValue)"
            + (gaps.isEmpty ? "" : ", but not " + gaps.joined(separator: ", "))
    }

    /// That it is a clone, for a verdict; nil for what is none.
    package var cloneSentence: String? {
        switch kind {
        case .neverMade: "the adapter is a clone (ELM never made \(identity.flatMap(Self.versionName) ?? "it"))"
        case .lessThanNamed:
            "the adapter is a clone (calls itself \(named?.rawValue ?? "otherwise"), "
                + (latest.map { "supports commands up to \($0.rawValue))" } ?? "supports v1.0)")
        case .pretender: "the adapter is a clone (says OK and does nothing)"
        case .stn, .asNamed, .beyondItsName, .otherName: nil
        }
    }
}
