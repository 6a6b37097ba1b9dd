import CommandLine
import Diagnosis
import Documents
import Formats
import History
import OBD
import Reports
import Storage
import System
import Terminal
import Trips

/// `obdmech explain`: explains codes from the command line or standard input, or searches for codes by keyword. It needs no
/// car, and a database only to tell what a vehicle's earlier scans say of a code.
enum ExplainCommand: Command {
    static func run(_ call: Call) throws -> ExitStatus {
        var texts = call.operands
        if texts.isEmpty {
            if Output.isTerminal(0) { throw ReadError.noCodeNamed }
            texts = standardInput()
        }
        let trucks = texts.compactMap { text in text.split(separator: "#", maxSplits: 1).first.map(String.init) }
        // A code of a truck may be several words.
        let typed = TypedSuspectCode.sorted(trucks.joined(separator: call.operands.isEmpty ? "\n" : " "))
        if !typed.codes.isEmpty { texts = [typed.rest.replacing("\n", with: ",")] }
        if let other = texts.first(where: isOfTrucks) { throw UsageError.truckCode(printable(other)) }
        let vehicle = try vehicle(call)
        let make = call[.make] ?? vehicle?.make.map(NamedMake.init(manufacturer:))
        let (codes, others) = WrittenTroubleCode.sorted(texts, make: make)
        if !call.operands.isEmpty, codes.isEmpty, typed.codes.isEmpty, !others.contains(where: looksLikeCode) {
            return try search(call.options, call[.limit] ?? 20, make, call.environment)
        }
        // Valid codes are explained even if others are invalid; without any, the document is empty.
        let explained = typed.codes.map(ExplainedSuspectCode.init)
        let presentation = call.environment.presentation
        let lines = ExplainReport.text(codes, presentation, make: make, vehicle: vehicle)
        try call.show(
            ExplainDocuments.json(codes, trucks: explained, make: make, vehicle: vehicle, day: LocalTime.zone.day),
            ExplainReport.text(explained, presentation) + (explained.isEmpty || lines.isEmpty ? [] : [""]) + lines)
        guard let first = others.first else { return .fine }
        let more = others.count - 1
        let rest = more == 0 ? "" : " (nor \(more == 1 ? "is" : "are") \(more) more)"
        throw ReadError.notACode(printable(first), others: rest)
    }

    /// The vehicle of --vin, with its make, its earlier scans and its repairs; nil if none is chosen.
    private static func vehicle(_ call: Call) throws -> KnownVehicle? {
        guard let text = call[.vehicleVIN] else { return nil }
        let database = try call.existingDatabase()
        let chosen = try VehicleChoice(known: try database?.vehicles.known() ?? []).vehicle(text, canBeNew: false)
            .vehicle
        var known = KnownVehicle.stored(chosen.vin, before: LocalTime.now, database)
        let identity = chosen.vin.flatMap { VIN($0) }.map { VehicleIdentity($0, thisYear: LocalTime.today.year) }
        known.make = known.make ?? identity?.manufacturer
        return known
    }

    /// Shows the codes whose description or causes contain all words.
    private static func search(
        _ options: Options, _ limit: Int, _ make: NamedMake?, _ environment: Environment
    ) throws -> ExitStatus {
        let screen = Screen(environment, options)
        let words = options.operands.joined(separator: " ")
        let found = TroubleCodeSearch.matches(options.operands, make: make)
        if options[.json] {
            try screen.show(ExplainDocuments.json(found, for: words, limit: limit, make: make).documentLines)
        } else if !found.isEmpty {
            try screen.show(CodeSearchReport.text(found, environment.presentation, limit: limit, make: make))
        }
        guard found.isEmpty else { return .fine }
        let isOne = options.operands.count == 1 && !words.contains(where: \.isWhitespace)
        let near = isOne ? Spelling.nearest(words, in: TroubleCodeSearch.vocabulary.sorted()) : nil
        throw UsageError.noCodeAbout(
            words: printable(words),
            advice: near.map { "did you mean '\($0)'?" }
                ?? "try fewer or other words, such as misfire or 'oxygen heater', or a code such as P0301")
    }

    /// Whether a text begins as a code of SAE J1939.
    private static func isOfTrucks(_ text: String) -> Bool {
        text.lowercased().wholeMatch(of: /\s*spn[\s:=-]*(\d.*)?/) != nil
    }

    /// Whether a word is probably a mistyped code, and not a keyword.
    private static func looksLikeCode(_ text: String) -> Bool {
        guard let first = text.first, text.count > 2 else { return false }
        return "PCBUpcbu".contains(first) && text.dropFirst().first?.isNumber == true
    }

    private static func standardInput() -> [String] {
        var lines: [String] = []
        while let line = readLine() { lines.append(line) }
        return lines
    }

    /// Shortens text from the input and replaces its control characters.
    private static func printable(_ text: String) -> String {
        String(text.unicodeScalars.prefix(40).map { $0.properties.generalCategory == .control ? "?" : Character($0) })
    }
}

extension ExplainCommand {
    static let subcommand = Subcommand(
        name: "explain", chapter: .diagnosis,
        summary: "explain trouble codes, or search for them by keyword",
        description: [
            "Explains trouble codes: what is wrong, how serious it is, whether you can drive on, what usually causes it, "
                + "and what to check first. The codes are given as arguments or, if there are none, as lines on "
                + "standard input. Case and spaces do not matter. The failure type of a three-byte code is explained "
                + "too: P0299:1C, P0299-1C or P02991C. Neither a car nor a database is needed.",
            "Codes of trucks and buses (SAE J1939) are explained as well: 'SPN 100 FMI 1', SPN100-1 or 100/1. Their severity is "
                + "that of a fault that is present; a red lamp (STOP) makes any code urgent.",
            "Words instead of codes search for codes whose description or causes contain all of the words; matches in "
                + "the description come first. The beginning of a word is enough. If no code matches, the exit status "
                + "is 2. With --json, each code found is explained; search holds the words, and found the number of all "
                + "matches.",
            "The standard leaves P1, P30 to P33, B1, B2, C1, C2, U1 and U2 to the manufacturers, which use the same code for "
                + "different things. Without --make, what the code means is listed for each manufacturer; scan selects "
                + "the meaning by the VIN. Only meanings on which two public lists agree are in the catalog; "
                + "other codes are marked as manufacturer-specific.",
            "With --vin, codes are explained for a vehicle in the database: with the meanings of its make, and the "
                + "history of each code in earlier scans and repairs.",
            "With --make volkswagen, the numbers that Volkswagen's diagnostic tools show, such as 17965, are codes too.",
            "A severity is one of stop now, soon, when convenient and informational. Arguments that are not trouble codes are reported on standard error after "
                + "the others have been explained, and the exit status is 2.",
        ],
        flags: [.make, .vehicleVIN, .limit, .json, .database], operands: "[CODE…|WORD…]", operandValues: [.code],
        examples: [
            ("obdmech explain P0301 U0100", "explain two codes"),
            ("obdmech explain 'SPN 100 FMI 1'", "explain a code of a truck"),
            ("obdmech explain misfire", "list the codes about misfires"),
            ("obdmech explain oxygen heater bank 2", "list the codes that match all of these words"),
            ("obdmech explain --make ford P1131", "explain a code as Ford uses it"),
            ("obdmech explain --vin 4871 P0420", "explain a code with its history in this car"),
            ("obdmech explain --json < codes.txt", "explain a list of codes as JSON"),
        ])
}

extension AnyFlag {
    static let make = Flag(
        "make", .of("MAKE", .makes, expected: NamedMake.expected) { NamedMake(named: $0) },
        "Explain codes as this manufacturer uses them. MAKE is a make or a group of makes, such as Ford, Audi or gm. A "
            + "search by keyword includes this manufacturer's codes.")
    static let limit = Flag(
        "limit", .whole("N", 1...Int.max, expected: "a number from 1 on"),
        "Show at most N codes found by keyword (20).")
}
