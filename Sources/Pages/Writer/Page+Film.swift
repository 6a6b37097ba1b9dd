import Formats

/// A film of a trip: the files of videos, and which moments of the trip they show.
package struct PageFilm: Sendable {
    /// A part that was recorded without a gap.
    package struct Part: Sendable {
        /// The file, as a path relative to the page or to the server; nil for the only one of the page.
        let address: String?
        /// Since the start of the trip, in milliseconds.
        let fromMs: Double
        let toMs: Double
        /// Where it begins in the file, in seconds.
        let atS: Double

        package init(address: String?, fromMs: Double, toMs: Double, atS: Double) {
            self.address = address
            self.fromMs = fromMs
            self.toMs = toMs
            self.atS = atS
        }

        fileprivate var json: JSON {
            .object([
                ("src", .text(address)), ("from", .rounded(fromMs, 1) ?? .null), ("to", .rounded(toMs, 1) ?? .null),
                ("at", .rounded(atS, 4) ?? .null),
            ])
        }
    }

    package let parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }

    /// What of a film is shown in a page that the film is enclosed in, or beside it.
    /// - Parameters:
    ///   - startMs: where the trip of the page begins.
    ///   - durationMs: how long that trip is.
    package func shown(fromMs startMs: Double, durationMs: Double) -> PageFilm {
        PageFilm(
            parts.compactMap { part in
                let fromMs = max(0, part.fromMs - startMs)
                let toMs = min(durationMs, part.toMs - startMs)
                guard fromMs < toMs else { return nil }
                return Part(
                    address: nil, fromMs: fromMs, toMs: toMs,
                    atS: part.atS + (fromMs - (part.fromMs - startMs)) / 1000)
            })
    }

    /// What the script of the page needs.
    var data: String { JSON.array(parts.map(\.json)).line }
}

extension Page {
    /// The page with a film below its title, which is played in step with charts, map and events. It is loaded from beside the
    /// page, and only when somebody plays it.
    /// - Parameter isServed: whether the page comes from a server, and the film from the same one.
    package func with(_ film: PageFilm, isServed: Bool) -> Page {
        guard let address = film.parts.first?.address, case .node(let name, let attributes, var content) = body else {
            return self
        }
        let video = HTML.element(
            "video",
            [
                "controls": "", "preload": "metadata", "src": address, "data-parts": film.data,
            ])
        let isHeader = content.firstIndex { $0.isElement("header") }
        content.insert(
            .element("section", ["class": "film"], video), at: isHeader.map { $0 + 1 } ?? 0)
        var page = self
        page.body = .node(name, attributes, content)
        page.mediaSource = isServed ? "'self'" : "'self' file:"
        return page
    }
}
