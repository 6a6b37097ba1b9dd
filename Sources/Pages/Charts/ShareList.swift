import Formats
import Telemetry

/// What is most, with a small bar each: drivers, tags, routes, places.
struct ShareList {
    struct Row {
        let name: String
        /// "412 km, 31 trips".
        let text: String
        /// What the bar shows, in any unit.
        let amount: Double
        var url: String?
    }

    let title: String
    let rows: [Row]
    private static let maxRows = 6

    /// Nil if there are not two to compare.
    var section: HTML? {
        guard rows.count > 1 else { return nil }
        let most = max(1e-9, rows.map(\.amount).max() ?? 0)
        let sorted = rows.sorted { ($1.amount, $0.name) < ($0.amount, $1.name) }
        var items = sorted.prefix(Self.maxRows).map { row in
            HTML.element(
                "li", row.url.map { .element("a", ["href": $0], text: row.name) } ?? .element("span", text: row.name),
                .element("b", text: row.text),
                .element(
                    "svg", ["class": "meter", "aria-hidden": "true"],
                    .element(
                        "rect",
                        ["class": "bar s1", "height": "100%", "width": Decimals.text(row.amount / most * 100, 1) + "%"])
                ))
        }
        if sorted.count > Self.maxRows {
            items.append(.element("li", ["class": "soft"], text: "and \(sorted.count - Self.maxRows) more"))
        }
        return .element("section", .element("h2", text: title), .element("ul", ["class": "shares"], items))
    }
}
