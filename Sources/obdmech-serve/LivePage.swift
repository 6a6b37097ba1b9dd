import Dashboard
import EmbeddedData
import Formats
import Serving
import System
import WebServer

/// The page with live values, which loads its style sheet and scripts from this server and nothing from elsewhere.
enum LivePage {
    /// - Parameter hasForms: whether the page sends forms to this server.
    static func policy(hasForms: Bool = false) -> String {
        "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
            + "manifest-src 'self'; base-uri 'none'; form-action \(hasForms ? "'self'" : "'none'"); "
            + "frame-ancestors 'none'"
    }

    /// - Parameters:
    ///   - units: the units that the user has set: "metric", "us" or "imperial".
    ///   - editToken: what edits must bring; nil if nothing can be edited.
    ///   - hasTraffic: whether the user has a list of traffic cameras.
    static func response(units: String, editToken: String?, hasTraffic: Bool) -> Response {
        var response = Response.page(
            PageTemplate.filled(
                DataFile.text("live.html"),
                ["units": units, "csrf": editToken ?? "", "traffic": hasTraffic ? "1" : ""]))
        response.headers += [
            ("Content-Security-Policy", policy()), ("Cache-Control", editToken == nil ? "no-cache" : "no-store"),
        ]
        return response
    }

    private static let types = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml",
        "webmanifest": "application/manifest+json",
    ]

    static func asset(_ name: String) -> Response {
        let ending = name.split(separator: ".").last.map(String.init) ?? ""
        var response = Response(200, types[ending] ?? "text/plain", Array(DataFile.text(name).utf8))
        response.headers.append(("Cache-Control", "no-cache"))
        return response
    }

    /// The designs of the dashboard as in the terminal, by name and in their order: those of the program, then the user's.
    /// - Parameter folder: the user's designs.
    static func designs(folder: String?) -> Response {
        var designs = DashDesign.texts.map { (name: $0.name, text: $0.text) }
        for name in folder.map(SystemFile.entries)?.sorted() ?? [] where !name.hasPrefix(".") && !name.hasSuffix("~") {
            guard let folder, let bytes = try? SystemFile.bytes(folder + "/" + name), bytes.count < 1 << 16,
                case let text = String(decoding: bytes, as: UTF8.self), (try? DashDesign(name: name, text)) != nil
            else { continue }
            designs.removeAll { $0.name == name }
            designs.append((name, text))
        }
        return json(.object(designs.map { ($0.name, .string($0.text)) }))
    }

    static func json(_ value: JSON) -> Response {
        var response = Response(200, "application/json", Array(value.line.utf8))
        response.headers.append(("Cache-Control", "no-cache"))
        return response
    }

    /// What `obdmech` says in text, as a page.
    static func text(_ title: String, _ text: String) -> Response {
        let page = PageTemplate.filled(
            DataFile.text("text.html"), ["title": Markup.escaped(title), "text": Markup.escaped(text)])
        var response = Response.page(page)
        response.headers.append(("Content-Security-Policy", policy()))
        return response
    }
}
