import Formats

/// A file that a page offers for saving, or shows.
package struct PageFile: Sendable {
    package let name: String
    /// What it is, such as "track (GPX), 120 kB".
    package let text: String
    /// Where it is: the name of a file beside the page, or the file itself as a data address.
    package let address: String
    package let isVideo: Bool
    /// Which moments of the trip of the page a video shows; nil if that is not known.
    package let film: PageFilm?

    package init(name: String, text: String, address: String, isVideo: Bool, film: PageFilm? = nil) {
        self.name = name
        self.text = text
        self.address = address
        self.isVideo = isVideo
        self.film = film
    }
}

extension Page {
    /// The page with files: its videos are played below its title, and all can be saved from its end.
    package func with(_ files: [PageFile]) -> Page {
        guard !files.isEmpty else { return self }
        let videos = files.filter(\.isVideo).map { file -> HTML in
            guard let film = file.film else {
                return HTML.element(
                    "section", .element("video", ["controls": "", "preload": "metadata", "src": file.address]))
            }
            return HTML.element(
                "section", ["class": "film"],
                .element(
                    "video",
                    ["controls": "", "preload": "metadata", "src": file.address, "data-parts": film.data]))
        }
        let links = files.map { file in
            HTML.element(
                "li", .element("a", ["download": file.name, "href": file.address], text: file.name),
                .text(", \(file.text)"))
        }
        return inserting(videos, .section("Files", [.element("ul", links)]), media: videos.isEmpty ? nil : files)
    }

    private func inserting(_ top: [HTML], _ bottom: HTML, media: [PageFile]?) -> Page {
        guard case .node(let name, let attributes, var content) = body else { return self }
        let isHeader = content.firstIndex { $0.isElement("header") }
        content.insert(contentsOf: top, at: isHeader.map { $0 + 1 } ?? 0)
        content.insert(bottom, at: content.lastIndex { $0.isElement("footer") } ?? content.count)
        var page = self
        page.body = .node(name, attributes, content)
        let isEnclosed = media?.contains { $0.isVideo && $0.address.hasPrefix("data:") } ?? false
        page.mediaSource = media.map { _ in isEnclosed ? "data:" : "'self' file:" }
        return page
    }
}

extension HTML {
    func isElement(_ name: String) -> Bool {
        if case .node(let own, _, _) = self { own.description == name } else { false }
    }
}
