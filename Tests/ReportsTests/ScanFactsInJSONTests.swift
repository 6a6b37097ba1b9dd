import Diagnosis
import Documents
import Formats
import OBD
import Simulator
import Telemetry
import Testing

@testable import Reports

/// Whatever a scan shows as text is in its JSON: every word that is a fact, and every value as it is shown.
@Suite(.timeLimit(.minutes(20))) struct ScanFactsInJSONTests {
    /// The commuter's ignition is off at first, and the truck needs a CAN interface.
    private static let names = VirtualCar.all.map(\.name).filter { !["commuter", "truck"].contains($0) }

    @Test(arguments: names) func codes(_ name: String) throws {
        let scan = try scanned(name)
        let text = ScanText(scan, Presentation(width: 1000), at: morning, isFull: true)
        let contents = JSONContents(ScanDocuments.json(scan, at: morning))
        for code in text.codes {
            let facts =
                [code.code.description, code.written.description, code.description, code.urgency.rawValue]
                + (code.entry?.causes ?? []).map(\.text) + (code.entry?.checks ?? []) + code.ecus.map(\.description)
            for fact in facts { #expect(contents.has(fact), "\(name): \(fact)") }
            for fact in code.statusFacts {
                #expect(contents.has(fact.replacing("emission class ", with: "")), "\(name): \(fact)")
            }
            for value in code.frozen + code.frozenLatest { #expect(contents.has(value.signal.name), "\(name)") }
        }
        for code in text.otherCodes { #expect(contents.has(String(code.prefix { $0 != ":" && $0 != "(" }))) }
        // Each failure type of a code has its own entry, with its own frames.
        let entries = Self.members("troubleCodes", of: ScanDocuments.json(scan, at: morning))
        for found in scan.udsCodes where found.code.written != nil {
            let its = entries.filter { Self.text("code", of: Self.member("uds", of: $0)) == found.code.description }
            #expect(!its.isEmpty && its.allSatisfy { Self.text("ecu", of: $0) == found.ecu.description })
        }
    }

    /// The words and numbers of everything that --full shows.
    @Test(arguments: names) func sections(_ name: String) throws {
        let scan = try scanned(name)
        let text = ScanText(scan, Presentation(width: 1000), at: morning, isFull: true)
        let contents = JSONContents(ScanDocuments.json(scan, at: morning))
        for (section, row) in text.sections.flatMap({ section in section.rows.map { (section.title, $0) } }) {
            let value = row.text.prefix { !$0.isWhitespace && $0 != ";" && $0 != "," }
            guard Double(value) != nil, !section.hasPrefix("In-use") else { continue }
            #expect(
                contents.has(shown: String(value)) || contents.has(String(value)),
                "\(name), \(section): \(row.name) \(row.text)")
        }
        for gap in text.gaps where gap.indent > 0 {
            let reason = gap.text.split(separator: ": ").last.map(String.init) ?? ""
            #expect(contents.has(reason) || gap.text.contains("no response") || gap.text.contains("refused"), "\(gap)")
        }
        for row in text.ecuRows {
            for word in row.text.split(separator: ", ") where !word.hasPrefix("CVN") {
                #expect(contents.has(String(word.prefix { $0 != " " })), "\(name): \(word)")
            }
        }
        #expect(contents.has(text.verdict.sentence))
    }

    private static func member(_ name: String, of json: JSON) -> JSON? {
        guard case .object(let members) = json else { return nil }
        return members.first { $0.0 == name }?.1
    }

    private static func members(_ name: String, of json: JSON) -> [JSON] {
        if case .array(let items)? = member(name, of: json) { items } else { [] }
    }

    private static func text(_ name: String, of json: JSON?) -> String? {
        guard let json, case .string(let text)? = member(name, of: json) else { return nil }
        return text
    }
}
