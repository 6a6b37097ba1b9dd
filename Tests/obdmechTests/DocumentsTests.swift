import CommandLine
import Documents
import ELM327
import Formats
import Foundation
import OBD
import Telemetry
import Testing
import VehicleSource

@testable import obdmech

/// The table of JSON documents.
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
        #expect(try words("step") == SourceError.Step.allCases.map(\.rawValue))
    }
}
