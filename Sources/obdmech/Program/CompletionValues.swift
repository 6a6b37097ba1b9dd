import CommandLine
import Devices
import OBD
import Settings
import Simulator
import Telemetry

/// The completions of words whose values are not in the command table: devices, signals, trouble codes, settings.
struct CompletionValues: Sendable {
    typealias Candidate = Completion.Candidate

    /// The most trouble codes to offer at once.
    static let codeLimit = 200

    /// Returns the values of a kind that exist at the moment, such as serial ports and custom PIDs.
    let live: @Sendable (WordKind, Options) -> [Candidate]

    @Sendable func offer(
        _ completion: Completion, _ kind: WordKind, _ word: Completion.Word, _ options: Options
    ) -> Completion.Offer {
        var word = word
        switch kind {
        case .any, .file, .words: return Completion.Offer()
        case .device: return devices(word, completion, options)
        case .day, .trip, .scan, .vehicle, .driver, .tag, .place, .route, .writtenKey:
            return word.matching(live(kind, options))
        case .signal:
            word.skipList()
            return word.matching(Self.aliases + Self.signals + live(kind, options))
        case .code: return word.matching(Self.codes(word.value) + Self.codeWords(word.value))
        case .settingKey:
            return word.matching(SettingTable.keys.map { Candidate(word: $0.name, description: $0.help) })
        case .settingValue:
            guard let key = options.operands.last.flatMap({ SettingTable.key($0) }) else { return Completion.Offer() }
            switch key.name {
            case "adapter": return devices(word, completion, options)
            case "driver": return word.matching(live(.driver, options))
            default: return word.matching(Self.values(of: key))
            }
        }
    }

    /// Offers the devices and schemes, and after a scheme what may follow it.
    private func devices(_ word: Completion.Word, _ completion: Completion, _ options: Options) -> Completion.Offer {
        let value = word.value
        let schemes = DeviceSchemes.rows.map { Candidate(word: $0.name + ":", description: $0.help.firstSentence) }
        guard let scheme = schemes.first(where: { value.hasPrefix($0.word) })?.word else {
            let isPath = value.hasPrefix("/") || value.hasPrefix(".") || value.hasPrefix("~")
            var offer = word.matching(live(.device, options) + schemes)
            offer.filesBehind = isPath && !Self.isAmongConsoles(value) ? word.lead : nil
            return offer
        }
        switch scheme {
        case "sim:":
            if value.contains("?") { return simulatorOptions(word, completion, options) }
            let cars = VirtualCar.all.map { Candidate(word: scheme + $0.name, description: $0.summary) }
            return word.matching(cars)
        case "replay:": return Completion.Offer(filesBehind: word.lead + scheme)
        case "serial:":
            let ports = live(.device, options).filter { $0.word.hasPrefix("/") }
            return word.matching(ports.map { Candidate(word: scheme + $0.word, description: $0.description) })
        default: return word.matching(live(.device, options))
        }
    }

    /// Offers the names after the question mark of "sim:city?rate=max&quirk=", or the values of a name.
    private func simulatorOptions(
        _ word: Completion.Word, _ completion: Completion, _ options: Options
    ) -> Completion.Offer {
        var word = word
        let value = word.value
        let separator = value.lastIndex { $0 == "?" || $0 == "&" } ?? value.startIndex
        let option = value[separator...].dropFirst()
        word.lead += value[...separator]
        guard let sign = option.firstIndex(of: "=") else {
            return word.matching(VirtualPort.optionNames.map { Candidate(word: $0 + "=") })
        }
        let name = option[..<sign]
        word.lead += option[...sign]
        switch name {
        case "rate": return word.matching([Candidate(word: "max")])
        case "truth": return Completion.Offer(filesBehind: word.lead)
        default:
            let flag = SimulateCommand.subcommand.flags.first { $0.name == name }
            return flag.map { completion.values(of: $0, word, options) } ?? Completion.Offer()
        }
    }

    /// Whether a path is the beginning of the consoles /dev/tty0 to tty63, which are not serial ports.
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

    /// Returns the words that explain searches for.
    private static func codeWords(_ prefix: String) -> [Candidate] {
        guard prefix.count > 1, prefix.allSatisfy(\.isLetter) else { return [] }
        return TroubleCodeSearch.words(beginning: prefix, atMost: codeLimit).map {
            Candidate(word: $0, description: "search for it")
        }
    }

    /// Returns the trouble codes that begin with a prefix, in lower case if the prefix is.
    private static func codes(_ prefix: String) -> [Candidate] {
        let isSmall = prefix.contains(where: \.isLowercase)
        return TroubleCodeCatalogue.codes(beginning: prefix.uppercased(), atMost: codeLimit).map { code in
            Candidate(
                word: isSmall ? code.description.lowercased() : code.description,
                description: TroubleCodeCatalogue.description(of: code))
        }
    }

    private static func values(of key: SettingKey) -> [Candidate] {
        // Without the space it is one word. With its unit it means the same in any units.
        let standard = key.writtenStandard?.filter { $0 != " " }
        let words: [String] =
            switch key.form {
            case .choice(let names): names
            case .onOff: ["on", "off"]
            case .number, .text: [standard].compactMap(\.self)
            }
        return words.map { Candidate(word: $0, description: $0 == standard ? "default" : "") }
    }
}

extension Completion {
    /// Creates the completion of this program's subcommands.
    /// - Parameter live: see `CompletionValues`.
    init(live: @escaping @Sendable (WordKind, Options) -> [Candidate]) {
        self.init(CommandTable.subcommands, values: CompletionValues(live: live).offer)
    }
}
