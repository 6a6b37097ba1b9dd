import Formats

/// The version of the ELM327 whose commands an adapter supports. Its name proves nothing.
///
/// Each version of the ELM327 added commands. Those that change nothing, only query, or set what is set anyway are
/// tried one after the other, and the replies show which version the adapter is modeled on. Commands that lock clones
/// (AT TPA0) or write to the adapter's memory (AT PP, SD, @3, CV, SP with a number) are never tried.
package struct AdapterGeneration: Hashable, Sendable {
    /// The versions that the commands tell apart, and the others that ELM released. There was no v1.5.
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
    package struct Probe: Hashable, Sendable {
        enum Answer: Hashable, Sendable {
            case ok
            /// The list of programmable parameters, "00:FF F  01:FF F …".
            case parameters
            /// Digits, or words other than OK.
            case text
        }

        /// The command as it is sent, such as "ATS0".
        package let command: String
        /// The version that introduced the command.
        package let since: Version
        let answer: Answer

        /// Returns whether a reply shows that the command is supported.
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
        /// The adapter replied OK to a query, for which OK is not a valid reply.
        case pretended
    }

    /// The commands to try, in the order of versions. AT D undoes every setting they make.
    package static let probes: [Probe] = [
        Probe(command: "ATPPS", since: .v11, answer: .parameters),
        Probe(command: "ATKW1", since: .v12, answer: .ok),
        Probe(command: "ATAT1", since: .v12, answer: .ok),
        Probe(command: "ATAR", since: .v12, answer: .ok),
        Probe(command: "ATS1", since: .v13, answer: .ok),
        Probe(command: "ATFE", since: .v13a, answer: .ok),
        Probe(command: "ATSS", since: .v14, answer: .ok),
        Probe(command: "ATCSM1", since: .v14b, answer: .ok),
        Probe(command: "ATAMC", since: .v20, answer: .text),
        Probe(command: "ATCTM1", since: .v21, answer: .ok),
        Probe(command: "ATIA", since: .v22, answer: .text),
    ]

    /// Returns the number of lines in a reply to AT PPS. A genuine ELM327 has twelve, each with four parameters.
    package static func parameterLines(_ reply: Reply) -> Int { reply.lines.count { $0.text.contains(":") } }

    package enum Kind: Hashable, Sendable {
        /// An STN11xx or STN21xx by ScanTool, which reports its own firmware.
        case stn
        /// The adapter supports the commands of the version it reports, which does not prove that ELM made it.
        case asNamed
        /// The adapter supports commands of later versions than it reports.
        case beyondItsName
        /// The adapter reports a version that ELM never released.
        case neverMade
        /// The adapter does not support all commands of the version it reports.
        case lessThanNamed
        /// The adapter replies OK to queries.
        case answersAnything
        /// The adapter does not call itself an ELM327.
        case otherName
        /// There is no adapter, but a CAN interface (`interfacePrefix`).
        case interface
    }

    package let kind: Kind
    /// The reply to AT I.
    package let identity: String?
    /// The reply to STI.
    package let stnFirmware: String?
    /// The version that the adapter reports; nil if ELM never released such a version.
    package let named: Version?
    /// The latest version of which the adapter supports a command; nil if it supports none newer than v1.0.
    package let latest: Version?
    /// Commands up to version `latest` that the adapter does not support, such as "AT KW".
    package let gaps: [String]

    /// Creates the result of trying the commands of `probes`.
    /// - Parameters:
    ///   - identity: the reply to AT I.
    ///   - stnFirmware: the reply to STI.
    ///   - outcomes: the outcome of each command; commands that were not tried may be missing.
    package init(identity: String?, stnFirmware: String?, outcomes: [(probe: Probe, outcome: Outcome)]) {
        self.identity = identity
        self.stnFirmware = stnFirmware
        let known = outcomes.filter { $0.outcome == .known }.map(\.probe)
        let missing = outcomes.filter { $0.outcome == .unknown }.map(\.probe)
        let latest = known.map(\.since).max()
        self.latest = latest
        gaps = missing.filter { probe in latest.map { probe.since <= $0 } ?? false }
            .map { "AT " + $0.command.dropFirst(2).filter { !$0.isNumber } }
        let name = identity.flatMap(Self.versionName)
        let named = name.flatMap(Version.init(rawValue:))
        self.named = named
        if identity?.hasPrefix(Self.interfacePrefix) == true {
            kind = .interface
        } else if stnFirmware?.hasPrefix("STN") == true {
            kind = .stn
        } else if outcomes.contains(where: { $0.outcome == .pretended }) {
            kind = .answersAnything
        } else if let named {
            let isLess = missing.contains { $0.since <= named }
            kind = isLess ? .lessThanNamed : (latest ?? .v10) > named ? .beyondItsName : .asNamed
        } else {
            kind = name == nil ? .otherName : .neverMade
        }
    }

    /// How a CAN interface that understands the commands of an ELM327 answers AT I.
    package static let interfacePrefix = "CAN interface"

    /// Returns the version in an adapter's name: "v2.1" for "ELM327 v2.1"; nil if the name is not that of an ELM327.
    /// Genuine ones always report their version.
    private static func versionName(_ identity: String) -> String? {
        let words = identity.lowercased().split(separator: " ")
        guard words.first == "elm327" else { return nil }
        return words.dropFirst().first { $0.first == "v" }.map(String.init) ?? "one without a version"
    }

    package var isClone: Bool { kind == .neverMade || kind == .lessThanNamed || kind == .answersAnything }

    /// The adapter in words, such as "ELM327 v2.1, a clone: it supports commands up to v1.3, but not AT PPS".
    package var text: String {
        let name = identity ?? "an unnamed adapter"
        return switch kind {
        case .stn: "\(stnFirmware ?? "STN"), a genuine STN (it also identifies as \(name))"
        case .asNamed: "\(name), and it supports the commands of that version"
        case .beyondItsName: "\(name), but \(knowledge)"
        case .neverMade: "\(name), a clone: ELM never made that version; \(knowledge)"
        case .lessThanNamed: "\(name), a clone: \(knowledge)"
        case .answersAnything: "\(name), a clone that answers OK to any command, even to queries"
        case .interface: "\(name): no adapter in between"
        case .otherName: "\(name), which does not identify as an ELM327; \(knowledge)"
        }
    }

    /// The supported commands in words, such as "it supports commands up to v1.3, but not AT PPS".
    private var knowledge: String {
        guard let latest else { return "it supports no command newer than v1.0" }
        return "it supports commands up to \(latest.rawValue)"
            + (gaps.isEmpty ? "" : ", but not " + gaps.joined(separator: ", "))
    }

    /// A statement that the adapter is a clone, for a verdict; nil if it is not.
    package var cloneSentence: String? {
        switch kind {
        case .neverMade: "the adapter is a clone (ELM never made \(identity.flatMap(Self.versionName) ?? "it"))"
        case .lessThanNamed:
            "the adapter is a clone (identifies as \(named?.rawValue ?? "another"), "
                + (latest.map { "supports commands up to \($0.rawValue))" } ?? "supports those of v1.0)")
        case .answersAnything: "the adapter is a clone (answers OK and does nothing)"
        case .stn, .asNamed, .beyondItsName, .otherName, .interface: nil
        }
    }
}
