import OBD
import Settings
import Simulator
import Telemetry

/// What a shell may offer for a word of a command line, from the command table. What the table does not know is asked
/// for, so that nothing is opened here.
struct Completion: Sendable {
    struct Candidate: Hashable {
        let word: String
        var description = ""
    }

    struct Offer: Equatable {
        var candidates: [Candidate] = []
        /// The names of files may stand behind these first characters of the word; nil where none are meant.
        var filesBehind: String?

        /// A candidate a line, with a tab before its description; a line without a tab is about files.
        var lines: [String] {
            candidates.filter { !$0.word.contains(where: Self.endsWord) }.map { candidate in
                candidate.word + "\t" + String(candidate.description.map { Self.endsWord($0) ? " " : $0 })
            } + (filesBehind.map { ["files \($0)"] } ?? [])
        }

        private static func endsWord(_ character: Character) -> Bool {
            character.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
    }

    /// So many trouble codes at once.
    static let codeLimit = 200

    var table = CommandTable.subcommands
    /// What there is now of a kind: the table knows schemes and signals, but no ports and no custom PIDs.
    let live: @Sendable (WordKind, Options) -> [Candidate]

    /// - Parameter words: those behind "obdmech", up to the cursor; the last one is to be completed and may be empty.
    func offer(_ words: [String]) -> Offer {
        let word = words.last ?? ""
        let before = words.dropLast()
        guard let first = before.first else {
            let programFlags = [
                Candidate(word: "--help", description: "Show all subcommands."),
                Candidate(word: "--version", description: "Tell the version."),
            ]
            let help = Candidate(word: "help", description: "explain a subcommand")
            return matching(word, word.hasPrefix("-") ? programFlags : subcommands + [help])
        }
        if first == "help" { return before.count == 1 ? matching(word, subcommands) : Offer() }
        guard let subcommand = table.first(where: { $0.name == first }) else { return Offer() }
        return offer(word, behind: Line(before.dropFirst(), of: subcommand), of: subcommand)
    }

    private var subcommands: [Candidate] { table.map { Candidate(word: $0.name, description: $0.summary) } }

    private func offer(_ word: String, behind line: Line, of subcommand: Subcommand) -> Offer {
        if let flag = line.pending { return values(of: flag, word, behind: "", line.options) }
        if !line.flagsAreOver, word.hasPrefix("-") {
            if let (flag, lead) = attached(word, subcommand) {
                return values(of: flag, word, behind: lead, line.options)
            }
            return matching(word, flags(word, line, subcommand))
        }
        let operands = line.options.operands
        guard let kind = operandKind(subcommand, operands) else {
            // Where nothing else can follow, flags are what is looked for.
            return line.flagsAreOver ? Offer() : matching(word, flags("--", line, subcommand))
        }
        var offer = values(kind, word, behind: "", line.options)
        offer.candidates.removeAll { operands.contains($0.word) }
        return offer
    }

    /// The flag whose value is being written into the same word, and what of the word is not the value.
    private func attached(_ word: String, _ subcommand: Subcommand) -> (Flag, lead: String)? {
        if word.hasPrefix("--") {
            guard let sign = word.firstIndex(of: "=") else { return nil }
            let name = word[..<sign].dropFirst(2)
            return subcommand.allFlags.first { $0.name == name && $0.argument != nil }.map { ($0, word[...sign] + "") }
        }
        for index in word.indices.dropFirst() {
            guard let flag = subcommand.allFlags.first(where: { $0.short == word[index] }) else { return nil }
            if flag.argument != nil { return (flag, String(word[...index])) }
        }
        return nil
    }

    /// The long ones, and the short ones too behind a single dash; none that is there already and counts once.
    private func flags(_ word: String, _ line: Line, _ subcommand: Subcommand) -> [Candidate] {
        let open = subcommand.allFlags.filter { $0.isRepeatable || !line.options.has($0) }
        let short = open.compactMap { flag in
            flag.short.map { Candidate(word: "-\($0)", description: flag.brief) }
        }
        let long = open.map { Candidate(word: "--" + $0.name, description: $0.brief) }
        return (word == "-" ? short : []) + long + [Candidate(word: "--help", description: "Show all of the help.")]
    }

    private func operandKind(_ subcommand: Subcommand, _ operands: [String]) -> WordKind? {
        let kinds = subcommand.operandValues
        if case .choice(let words)? = kinds.first, let name = operands.first {
            let following = words.first { $0.name == name }?.operands ?? []
            return operands.count <= following.count ? following[operands.count - 1] : nil
        }
        if operands.count < kinds.count { return kinds[operands.count] }
        return subcommand.operands?.contains("…") == true ? kinds.last : nil
    }

    // MARK: Values

    private func values(of flag: Flag, _ word: String, behind lead: String, _ options: Options) -> Offer {
        var lead = lead
        // Of a list the last one is being written.
        if flag.argument?.contains("[,") == true, let comma = word.dropFirst(lead.count).lastIndex(of: ",") {
            lead = String(word[...comma])
        }
        return values(flag.values, word, behind: lead, options)
    }

    private func values(_ kind: WordKind, _ word: String, behind lead: String, _ options: Options) -> Offer {
        var lead = lead
        if kind == .signal, let comma = word.dropFirst(lead.count).lastIndex(of: ",") { lead = String(word[...comma]) }
        let value = String(word.dropFirst(lead.count))
        var found: [Candidate] = []
        switch kind {
        case .any: return Offer()
        case .file: return Offer(filesBehind: lead)
        case .device: return devices(word, value, behind: lead, options)
        case .day, .trip, .scan, .vehicle, .driver, .tag, .writtenKey: found = live(kind, options)
        case .signal: found = Self.aliases + Self.signals + live(kind, options)
        case .code: found = Self.codes(value) + Self.codeWords(value)
        case .settingKey: found = SettingTable.keys.map { Candidate(word: $0.name, description: $0.help) }
        case .settingValue:
            guard let key = options.operands.last.flatMap({ SettingTable.key($0) }) else { return Offer() }
            switch key.name {
            case "adapter": return devices(word, value, behind: lead, options)
            case "driver": found = live(.driver, options)
            default: found = Self.values(of: key)
            }
        case .choice(let words): found = words.map { Candidate(word: $0.name, description: $0.summary) }
        }
        return matching(word, found, behind: lead)
    }

    private func matching(_ word: String, _ candidates: [Candidate], behind lead: String = "") -> Offer {
        let whole = candidates.map { Candidate(word: lead + $0.word, description: $0.description) }
        let small = word.lowercased()
        return Offer(candidates: whole.filter { $0.word.lowercased().hasPrefix(small) })
    }

    /// Schemes first; what stands behind one when it is written.
    private func devices(_ word: String, _ value: String, behind lead: String, _ options: Options) -> Offer {
        let schemes = DeviceSchemes.rows.map { Candidate(word: $0.name + ":", description: $0.help.firstSentence) }
        guard let scheme = schemes.first(where: { value.hasPrefix($0.word) })?.word else {
            let isPath = value.hasPrefix("/") || value.hasPrefix(".") || value.hasPrefix("~")
            var offer = matching(word, live(.device, options) + schemes, behind: lead)
            offer.filesBehind = isPath && !Self.isAmongConsoles(value) ? lead : nil
            return offer
        }
        switch scheme {
        case "sim:":
            if value.contains("?") { return simulatorOptions(word, value, behind: lead, options) }
            let cars = VirtualCar.all.map { Candidate(word: scheme + $0.name, description: $0.summary) }
            return matching(word, cars, behind: lead)
        case "replay:": return Offer(filesBehind: lead + scheme)
        case "serial:":
            let ports = live(.device, options).filter { $0.word.hasPrefix("/") }
            return matching(
                word, ports.map { Candidate(word: scheme + $0.word, description: $0.description) }, behind: lead)
        default: return matching(word, live(.device, options), behind: lead)
        }
    }

    /// What stands behind the question mark of "sim:city?rate=max&quirk=": a name, or what belongs behind one.
    private func simulatorOptions(_ word: String, _ value: String, behind lead: String, _ options: Options) -> Offer {
        let separator = value.lastIndex { $0 == "?" || $0 == "&" } ?? value.startIndex
        let option = value[separator...].dropFirst()
        let lead = lead + value[...separator]
        guard let sign = option.firstIndex(of: "=") else {
            return matching(word, VirtualPort.optionNames.map { Candidate(word: $0 + "=") }, behind: lead)
        }
        let name = option[..<sign]
        let leadOfValue = lead + option[...sign]
        switch name {
        case "rate": return matching(word, [Candidate(word: "max")], behind: leadOfValue)
        case "truth": return Offer(filesBehind: leadOfValue)
        default:
            let flag = SimulateCommand.subcommand.flags.first { $0.name == name }
            return flag.map { values(of: $0, word, behind: leadOfValue, options) } ?? Offer()
        }
    }

    /// Whether a path goes on to the consoles /dev/tty0 to tty63, which are no ports.
    private static func isAmongConsoles(_ path: String) -> Bool {
        let digits = path.reversed().prefix(while: \.isNumber).count
        return path.hasPrefix("/dev/") && "/dev/tty".hasPrefix(path.dropLast(digits))
    }

    private static var aliases: [Candidate] {
        SignalAlias.rows.map { Candidate(word: $0.names[0], description: $0.meaning) }
    }

    private static var signals: [Candidate] {
        var seen: Set<String> = []
        return PIDTable.rows.flatMap { row in
            (row.fields + (row.fieldsOfFourBanks ?? [])).map {
                Candidate(word: $0.signal.name, description: $0.name)
            }
        }.filter { seen.insert($0.word).inserted }
    }

    /// Words by which codes are found.
    private static func codeWords(_ prefix: String) -> [Candidate] {
        guard prefix.count > 1, prefix.allSatisfy(\.isLetter) else { return [] }
        return TroubleCodeSearch.words(beginning: prefix, atMost: codeLimit).map {
            Candidate(word: $0, description: "codes about it")
        }
    }

    /// In small letters where they are written so.
    private static func codes(_ prefix: String) -> [Candidate] {
        let isSmall = prefix.contains(where: \.isLowercase)
        return TroubleCodeCatalogue.codes(beginning: prefix.uppercased(), atMost: codeLimit).map { code in
            Candidate(
                word: isSmall ? code.description.lowercased() : code.description,
                description: TroubleCodeCatalogue.description(of: code))
        }
    }

    private static func values(of key: SettingKey) -> [Candidate] {
        // Without a blank it is one word; with its unit it is the same in any units.
        let standard = key.writtenStandard?.filter { $0 != " " }
        let words: [String] =
            switch key.form {
            case .choice(let names): names
            case .onOff: ["on", "off"]
            case .number, .text: [standard].compactMap(\.self)
            }
        return words.map { Candidate(word: $0, description: $0 == standard ? "the default" : "") }
    }
}

/// The words of a command line before the one that is completed, with what is wrong in them passed over.
private struct Line {
    private(set) var options = Options()
    /// Its value comes next.
    private(set) var pending: Flag?
    private(set) var flagsAreOver = false

    init(_ words: ArraySlice<String>, of subcommand: Subcommand) {
        for part in CommandLineParts(words, of: subcommand) {
            switch part {
            case .flag(let flag, nil) where flag.argument != nil: pending = flag
            case .flag(let flag, let value): options.set(flag, value ?? "")
            case .operand(let word): options.operands.append(word)
            case .endOfFlags: flagsAreOver = true
            case .help, .unknown: break
            }
        }
    }
}
