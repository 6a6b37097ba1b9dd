import CommandLine
import DocumentTesting
import ELM327
import Formats
import Foundation
import OBD
import Reports
import Telemetry
import TestSupport
import Testing
import VehicleSource

@testable import obdmech

/// The table of JSON documents against what the program writes.
@Suite(.timeLimit(.minutes(20))) struct DocumentsTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../schemas")
        .path

    @Test(arguments: DocumentForm.all.map(\.name)) func theFileIsWhatTheProgramPrints(name: String) throws {
        let file = try #require(
            FileManager.default.contents(atPath: "\(Self.folder)/\(name).json"), "run: scripts/generate")
        let form = try #require(DocumentForm.all.first { $0.name == name })
        #expect(
            String(decoding: file, as: UTF8.self) == DocumentSchema.json(form).document + "\n", "run: scripts/generate")
    }

    @Test func noOtherFileIsThere() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder)
        #expect(Set(files) == Set(DocumentForm.all.map { $0.name + ".json" }))
    }

    @Test func everyCommandWithJSONHasADocument() {
        let writing = CommandTable.subcommands.filter { $0.flags.contains { $0.name == AnyFlag.json.name } }.map(\.name)
        #expect(Set(writing) == Set(DocumentForm.all.flatMap(\.commands)))
    }

    // MARK: Both ways

    /// Every member occurs in what the program writes here, so that no row is of something that was taken away. What occurs
    /// without a row is found here, too, and by every other test that has the program write JSON.
    @Test(.enabled(if: Thorough.isOn), .timeLimit(.minutes(20))) func everyRowOccurs() throws {
        let corpus = try DocumentCorpus()
        try corpus.scans()
        try corpus.drives()
        try corpus.answers()
        try corpus.examinations()
        try corpus.explanations()
        corpus.rareDocuments()
        #expect(corpus.check.unused == [])
    }

    /// Words that the rows repeat, since the module of the rows may not import the modules that define them.
    @Test func wordsOfOtherModules() throws {
        func words(_ name: String) throws -> [String]? {
            let doctor = try #require(DocumentForm.all.first { $0.name == "doctor" })
            let findings = doctor.kinds[0].members.first { $0.name == "findings" }
            return findings?.form.inner?.members.first { $0.name == name }?.form.choices
        }
        #expect(try words("batching") == RequestFormat.Batching.allCases.map(\.rawValue))
        #expect(try words("counting") == RequestFormat.Counting.allCases.map(\.rawValue))
        #expect(try words("effect") == AdapterFindings.Effect.allCases.map(\.rawValue))
        #expect(try words("step") == ConnectionProblem.Step.allCases.map(\.rawValue))
    }
}
