import TestSupport
import Testing

@testable import OBD

@Suite(.timeLimit(.minutes(20))) struct TroubleCodeSearchTests {
    private static func codes(_ words: String...) -> [String] {
        TroubleCodeSearch.matches(words).map(\.code.description)
    }

    @Test func descriptionsBeforeCauses() throws {
        let found = TroubleCodeSearch.matches(["misfire"])
        #expect(found.first?.code.description == "P0300" && found.first?.causes.isEmpty == true)
        let places = found.map(\.causes.isEmpty)
        let first = try #require(places.firstIndex(of: false) ?? places.endIndex as Int?)
        #expect(places[first...].allSatisfy { !$0 })
        for match in found where match.causes.isEmpty {
            #expect(match.entry.description.lowercased().contains("misfire"), "\(match.code)")
        }
        for match in found { for cause in match.causes { #expect(cause.lowercased().contains("misfire")) } }
    }

    /// What drivers mean comes first, whatever words the catalog has for it.
    @Test(arguments: [
        ("gas cap", "P0457"), ("egr", "P0401"), ("catalytic converter", "P0420"), ("Overheating", "P0217"),
        ("misfires", "P0300"), ("dead battery", "P0562"), ("adblue", "P20EE"), ("o2 sensor", "P0133"),
        ("my bad alternator", "P0562"), ("low oil pressure", "P0524"), ("check engine light", "P0420"),
        ("ABS light", "C0031"), ("engine stalls", "P0335"), ("loss of power", "P0299"),
    ]) func everydayWords(words: String, first: String) {
        #expect(Self.codes(words).first == first)
        #expect(Self.codes(words.split(separator: " ").joined(separator: " ")).count > 3)
    }

    @Test func everydayRowsNameKnownCodes() {
        for line in TroubleCodeSearch.everydayLines {
            let fields = TroubleCodeRow.fields(line)
            #expect(fields.count == 2, "\(line)")
            for text in fields.last?.split(separator: " ") ?? [] where !text.hasPrefix("P1") && !text.hasPrefix("B2") {
                let code = TroubleCode(String(text))
                #expect(code.flatMap { TroubleCodeCatalogue.entry($0) } != nil, "\(text)")
            }
        }
    }

    /// All words must match, in any order; beginnings, plurals and case do not matter.
    @Test func severalWords() {
        let found = TroubleCodeSearch.matches(["heater", "Oxygen", "2"])
        #expect(found.contains { $0.code.description == "P0051" } && !found.contains { $0.code.description == "P0562" })
        #expect(Self.codes("oxygen heater 2") == found.map(\.code.description))
        #expect(Self.codes("oxyg", "heaters", "2").prefix(3) == found.map(\.code.description).prefix(3))
        #expect(Self.codes("o2", "heater").contains("P0031"))
    }

    /// A number after "bank" belongs to the bank.
    @Test func numbers() {
        #expect(Self.codes("oxygen", "heater", "bank", "2").first == "P0050")
        let codes = Self.codes("cylinder 3 misfire")
        #expect(codes.first == "P0303" && !codes.contains("P0301"))
    }

    @Test func onlyInACause() throws {
        let match = try #require(TroubleCodeSearch.matches(["spark", "plug"]).first { $0.code.description == "P0301" })
        #expect(match.causes.contains { $0.contains("spark plug") })
    }

    @Test(arguments: [
        ("tyre pressure", "tire pressure"), ("tyres", "tires"), ("bonnet", "hood"), ("vapour", "vapor"),
        ("earth", "ground"), ("gearbox fluid", "transmission fluid"),
        ("control unit", "control module"),
    ])
    func britishWords(british: String, american: String) {
        let found = Set(Self.codes(american))
        #expect(!found.isEmpty && found.isSubset(of: Self.codes(british)))
    }

    @Test(arguments: ["", " ", "qwertz", "\u{1B}["]) func nothing(word: String) { #expect(Self.codes(word).isEmpty) }

    /// The search that preselects codes finds the same ones as the exhaustive search.
    @Test(
        arguments: Thorough.every(2, of: ["spark plug", "o2", "wire chafed", "a"]))
    func theSameAsOfAllCodes(words: String) {
        let found = TroubleCodeSearch.matches([words], isExhaustive: false)
        let all = TroubleCodeSearch.matches([words], isExhaustive: true)
        #expect(found.map(\.code) == all.map(\.code) && found.map(\.causes) == all.map(\.causes))
    }

    @Test func wordsForAShell() {
        #expect(TroubleCodeSearch.words(beginning: "Misf", atMost: 5).contains("misfire"))
        #expect(TroubleCodeSearch.words(beginning: "", atMost: 7).count == 7)
        #expect(TroubleCodeSearch.words(beginning: "qw", atMost: 7).isEmpty)
    }
}
