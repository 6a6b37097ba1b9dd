import EmbeddedData
import Formats

/// The style sheet or the script of all pages: a file of `Data/` without indentation and without comments on lines of their
/// own.
package struct PageAsset: Sendable {
    static let style = PageAsset("page.css")
    static let script = PageAsset("page.js")

    let text: String
    /// By which a Content-Security-Policy permits it: "sha256-…".
    let source: String

    private init(_ file: String) {
        let lines = DataFile.text(file).split(separator: "\n").map { $0.drop { $0 == " " } }
        text = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.map { $0 + "\n" }.joined()
        source = "sha256-" + Base64.text(SHA256.hash(text))
    }
}
