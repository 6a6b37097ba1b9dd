import EmbeddedData
import Formats

/// A page in one file, which loads nothing: its Content-Security-Policy forbids every connection, and permits only the
/// style sheet and the script in it, by their hashes. A page of a site of files has both from files beside it.
package struct Page: Sendable {
    package let title: String
    /// The content of the page, without style sheet and script.
    package internal(set) var body: HTML
    /// Where videos may come from; nil if the page has none.
    var mediaSource: String?
    private let place: PagePlace
    private let script: PageAsset

    package init(title: String, at place: PagePlace = .alone, script: PageAsset = .script, _ body: [HTML]) {
        self.title = title
        self.place = place
        self.script = script
        self.body = .element("main", [place.navigation] + body)
    }

    /// Content-Security-Policy level 2. Images are only those in the page itself.
    private var policy: String {
        // Of a file, browsers know no origin.
        let isFile = place.root != nil
        func source(_ asset: PageAsset) -> String { isFile ? "'self' file:" : "'\(asset.source)'" }
        let media = mediaSource.map { "media-src \($0); " } ?? ""
        return "default-src 'none'; img-src data:; \(media)style-src \(source(.style)); script-src \(source(script)); "
            + "base-uri 'none'; form-action 'none'"
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// In UTF-8.
    package var bytes: [UInt8] {
        let head = HTML.element(
            "head",
            .element("meta", ["charset": "utf-8"]),
            .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
            .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .element("meta", ["name": "color-scheme", "content": "light dark"]),
            .element("meta", ["name": "referrer", "content": "no-referrer"]),
            // Without it a browser asks the server for /favicon.ico.
            .element("link", ["rel": "icon", "href": "data:,"]),
            .element("title", text: title),
            place.root.map { .element("link", ["rel": "stylesheet", "href": $0 + PageAsset.style.file]) }
                ?? .asset("style", .style))
        // The script writes numbers and times as the program does.
        let document = HTML.element(
            "html",
            [
                "lang": "en", "data-decimal-sign": DecimalSign.isComma ? "," : ".",
                "data-clock": ClockFormat.hasTwelveHours ? "12" : "24",
            ], head,
            .element(
                "body", body,
                place.root.map { .element("script", ["src": $0 + script.file]) } ?? .asset("script", script)))
        var bytes = Array("<!DOCTYPE html>\n".utf8)
        document.write(to: &bytes)
        bytes += "\n".utf8
        return bytes
    }
}

/// The style sheet or the script of all pages: files of `Data/` without indentation and without comments on lines of their
/// own.
package struct PageAsset: Sendable {
    package static let style = PageAsset("page.css", of: ["page.css", "film.css"])
    package static let script = PageAsset("page.js", of: ["page.js", "laps.js", "film.js"])
    /// Of the page with all trips.
    package static let search = PageAsset("search.js", of: ["search.js"])

    package static let all = [style, script, search]

    /// The name of the file, in a site of files.
    package let file: String
    package let text: String
    /// By which a Content-Security-Policy permits it: "sha256-…".
    let source: String

    /// - Parameter parts: the files of `Data/` that it is made of.
    private init(_ file: String, of parts: [String]) {
        self.file = file
        let lines = parts.map(DataFile.text).joined(separator: "\n").split(separator: "\n").map {
            $0.drop { $0 == " " }
        }
        text = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.map { $0 + "\n" }.joined()
        source = "sha256-" + Base64.text(SHA256.hash(text))
    }
}
