package import Formats
import Reports
import Trends

/// A part of a page. Whatever comes from a car, a file or the user is a text or the value of an attribute, and is escaped
/// when it is written; names of elements and attributes are literals of this program.
package indirect enum HTML: Sendable {
    case text(String)
    /// Made by `element`.
    case node(StaticString, [Attribute], [HTML])
    case group([HTML])
    /// An element whose content is neither escaped nor parsed as HTML: the style sheet or the script of this program.
    case asset(StaticString, PageAsset)
    /// Data for the script, which no browser executes.
    case data(id: StaticString, JSON)

    package struct Attribute: Sendable {
        let name: StaticString
        let value: String
    }

    package static func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, _ content: [HTML]
    ) -> HTML {
        .node(name, attributes.map { Attribute(name: $0.key, value: $0.value) }, content)
    }

    package static func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String>, _ content: HTML...
    ) -> HTML {
        .element(name, attributes, content)
    }

    package static func element(_ name: StaticString, _ content: HTML...) -> HTML { .node(name, [], content) }

    package static func element(_ name: StaticString, _ content: [HTML]) -> HTML { .node(name, [], content) }

    package static func element(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String> = [:], text: String
    ) -> HTML {
        .element(name, attributes, [.text(text)])
    }

    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// In UTF-8.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let content): Self.escape(content, to: &bytes)
        case .group(let parts): for part in parts { part.write(to: &bytes) }
        case .node(let name, let attributes, let content):
            let name = name.description
            bytes += "<".utf8
            bytes += name.utf8
            for attribute in attributes {
                bytes += " ".utf8
                bytes += attribute.name.description.utf8
                bytes += "=\"".utf8
                Self.escape(attribute.value, to: &bytes)
                bytes += "\"".utf8
            }
            bytes += ">".utf8
            guard !Self.voidElements.contains(name) else { return }
            for part in content { part.write(to: &bytes) }
            bytes += "</".utf8
            bytes += name.utf8
            bytes += ">".utf8
            if Self.blocks.contains(name) { bytes += "\n".utf8 }
        case .asset(let name, let asset):
            bytes += "<\(name)>\(asset.text)</\(name)>\n".utf8
        case .data(let id, let json):
            bytes += "<script type=\"application/json\" id=\"\(id)\">".utf8
            let line = json.line
            if line.hasByte(UInt8(ascii: "<")) {
                // It can only be inside a string, and could begin "</script>".
                for byte in line.utf8 {
                    if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
                }
            } else {
                bytes += line.utf8
            }
            bytes += "</script>\n".utf8
        }
    }

    private static let voidElements: Set = ["meta", "link", "br", "hr", "col", "input"]

    /// Line breaks after these change nothing but the readability of the source.
    private static let blocks: Set = [
        "p", "h1", "h2", "h3", "div", "section", "header", "footer", "figure", "figcaption", "table", "tr", "ul", "li",
        "dl", "dd", "details", "svg", "path", "title", "head", "main", "article", "ol",
    ]

    private static func escape(_ content: String, to bytes: inout [UInt8]) {
        guard !content.isPlain else {
            bytes += content.utf8
            return
        }
        for byte in SafeText.line(content).utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            default: bytes.append(byte)
            }
        }
    }
}

extension HTML {
    /// A table that scrolls by itself if it is wider than the page. Columns without any content are left out.
    /// - Parameters:
    ///   - textColumns: the number of columns at the beginning that contain text; the others contain numbers.
    ///   - links: where a cell of each row leads to, if anywhere.
    ///   - linkColumn: the column of that cell.
    ///   - isSortable: whether the script sorts it by the column that is chosen.
    ///   - named: for tables that have too many columns for a phone, where a row becomes some lines of text: the columns whose
    ///     values cannot be understood there without the name; nil for tables that fit.
    ///   - drawn: a column of drawings after the first one; nil for none.
    package static func table(
        _ header: [String], _ rows: [[String]], textColumns: Int = 1, caption: String? = nil, links: [String?] = [],
        linkColumn: Int = 0, isSortable: Bool = false, named: Set<String>? = nil,
        drawn: (header: String, cells: [HTML])? = nil
    ) -> HTML {
        let columns = header.indices.filter { column in rows.contains { !$0[column].isEmpty } }
        func kind(_ column: Int) -> String { column < textColumns ? "text" : "number" }
        let kinds = columns.map { [Attribute(name: "class", value: kind($0))] }
        var heads = columns.map { HTML.element("th", ["scope": "col", "class": kind($0)], text: header[$0]) }
        if let drawn { heads.insert(.element("th", ["scope": "col", "class": "text"], text: drawn.header), at: 1) }
        let head = HTML.element("thead", .element("tr", heads))
        let body: [HTML] = rows.enumerated().map { number, row in
            let link = links.indices.contains(number) ? links[number] : nil
            var cells = zip(columns, kinds).map { column, attributes -> HTML in
                let url = column == linkColumn ? link : nil
                let cell = url.map { HTML.element("a", ["href": $0], text: row[column]) } ?? .text(row[column])
                if column == 0 { return .element("th", ["scope": "row"], cell) }
                if named == nil { return .node("td", attributes, [cell]) }
                let kind = kind(column) + (row[column] == "-" ? " none" : "")
                return named?.contains(header[column]) == true
                    ? .element("td", ["class": kind, "data-name": header[column]], cell)
                    : .element("td", ["class": kind], cell)
            }
            if let drawn { cells.insert(.element("td", drawn.cells[number]), at: 1) }
            return .element("tr", cells)
        }
        let title: HTML = caption.map { .element("caption", text: $0) } ?? .group([])
        return .element(
            "div", ["class": "wide", "tabindex": "0"],
            .element(
                "table", ["class": "data" + (isSortable ? " sortable" : "") + (named == nil ? "" : " listed")], title,
                head,
                .element("tbody", body)))
    }

    /// What the page says first, in a sentence.
    static func lead(_ sentence: String) -> HTML { .element("p", ["class": "lead"], text: sentence) }

    /// A card for each thing that is changing on a vehicle, titled by what it is.
    /// - Parameters:
    ///   - vehicle: what the vehicle is called; nil if it need not be named.
    ///   - url: where more is told.
    static func findings(
        _ car: VehicleFindings, _ presentation: Presentation, of vehicle: String?, url: String?
    ) -> HTML {
        guard car.unmeasuredTrips == 0 else { return .drifting(car.paragraphs(presentation)) }
        return .group(
            car.findings.map { finding in
                let title = TrendReport.title(finding) + (vehicle.map { " on the \($0)" } ?? "")
                return .element(
                    "section", ["class": "card finding"],
                    .element("h2", url.map { .element("a", ["href": $0], text: title) } ?? .text(title)),
                    .element("p", ["class": "big"], text: TrendReport.change(finding, presentation.units)),
                    .element("p", text: finding.meaning),
                    .element("p", ["class": "soft"], text: TrendReport.extent(finding, presentation) + "."))
            })
    }

    /// Names and values below each other.
    package static func facts(_ rows: [(label: String, text: String)]) -> HTML {
        .element(
            "dl", ["class": "facts"],
            rows.map { .group([.element("dt", text: $0.label), .element("dd", text: $0.text)]) })
    }

    /// The most important numbers, large.
    package static func tiles(_ rows: [(label: String, text: String)]) -> HTML {
        .element(
            "dl", ["class": "tiles"],
            rows.map { .element("div", .element("dt", text: $0.label), .element("dd", text: $0.text)) })
    }

    /// The same with what belongs to each.
    static func tiles(_ rows: [(label: String, text: String, note: String?)]) -> HTML {
        .element(
            "dl", ["class": "tiles"],
            rows.map { row in
                .element(
                    "div",
                    [.element("dt", text: row.label), .element("dd", text: row.text)]
                        + (row.note.map { [.element("dd", text: $0)] } ?? []))
            })
    }

    package static func items(_ texts: [String]) -> HTML {
        .element("ul", texts.map { .element("li", text: $0) })
    }

    /// What is changing on a vehicle.
    package static func drifting(_ paragraphs: [String]) -> HTML {
        .section(
            "Changing",
            [.element("p", ["class": "soft"], text: "Compared with the car's own history:"), .items(paragraphs)])
    }

    /// The title of a page, and what it is about; empty if the title says all.
    static func header(_ title: String, _ subtitle: String = "") -> HTML {
        .element(
            "header",
            [.element("h1", text: title)]
                + (subtitle.isEmpty ? [] : [.element("p", ["class": "soft"], text: subtitle)]))
    }

    /// - Parameters:
    ///   - program: name and version.
    ///   - more: sentences after it, each with a space before it.
    static func footer(_ program: String, _ more: String = "") -> HTML {
        .element("footer", text: "Made by \(program)." + more)
    }

    package static func section(_ title: String, _ content: [HTML]) -> HTML {
        .element("section", [.element("h2", text: title)] + content)
    }
}
