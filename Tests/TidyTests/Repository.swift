import Foundation

/// The files of the source tree.
enum Repository {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        .standardized.path

    /// Everything but what git and the build keep.
    static let folders = [
        ".ci", ".github", "Benchmarks", "Data", "Sources", "Tests", "docs", "man",
        "schemas",
        "scripts",
    ]

    static var top: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted() }

    static let swift = ["Sources", "Tests", "Benchmarks"].flatMap { files($0, "swift") }.map {
        SwiftSource($0, text($0))
    }

    /// What people read who change the program.
    static let developersPages =
        ["README.md", "CONTRIBUTING.md"] + ["Benchmarks", "Data", "Sources", "Tests"].flatMap { files($0, "md") }

    /// What users read: documents, manual pages, schemas, completions, and the texts that tests expect.
    static let usersTexts =
        ["README.md", "CHANGELOG.md"] + files("docs", "md")
        + ["man", "schemas", ".github"].flatMap { files($0) }
        + ["ScanTexts", "TripTexts", "PanelTexts", "PageTexts", "DashTexts"].flatMap { files("Tests/\($0)") }

    /// The files below a folder, sorted.
    static func files(_ folder: String, _ type: String? = nil) -> [String] {
        let all = FileManager.default.enumerator(atPath: "\(root)/\(folder)")?.compactMap { $0 as? String } ?? []
        return all.map { "\(folder)/\($0)" }
            .filter { !isFolder($0) && $0.hasSuffix(type.map { "." + $0 } ?? "") }.sorted()
    }

    static func text(_ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data(), as: UTF8.self)
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: "\(root)/\(path)") }

    private static func isFolder(_ path: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)"))?[.type] as? FileAttributeType
            == .typeDirectory
    }

    /// In bytes.
    static func size(_ path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)"))?[.size] as? Int ?? 0
    }
}
