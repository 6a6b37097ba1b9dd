/// Pages with names in braces, for which texts are put in.
package enum PageTemplate {
    /// Puts texts in place of their names, once: braces in what a user has written stay as they are.
    /// - Parameter texts: by the names, such as "note" for "{note}". Other braces are left alone.
    package static func filled(_ template: String, _ texts: [String: String]) -> String {
        var (page, rest) = ("", template[...])
        while let open = rest.firstIndex(of: "{") {
            page += rest[..<open]
            rest = rest[open...]
            guard let close = rest.firstIndex(of: "}"),
                let text = texts[String(rest[rest.index(after: open)..<close])]
            else {
                page.append(rest.removeFirst())
                continue
            }
            page += text
            rest = rest[rest.index(after: close)...]
        }
        return page + rest
    }
}
