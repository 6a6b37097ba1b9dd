import EmbeddedData
import WebServer

/// The page with live values, which loads its style sheet and script from this server and nothing from elsewhere.
enum LivePage {
    private static let policy =
        "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"

    /// - Parameter units: the units that the user has set: "metric", "us" or "imperial".
    static func response(units: String) -> Response {
        var response = Response.page(DataFile.text("live.html").replacing("{units}", with: units))
        response.headers += [("Content-Security-Policy", policy), ("Cache-Control", "no-cache")]
        return response
    }

    static func asset(_ name: String) -> Response {
        var response = Response(
            200, name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
            Array(DataFile.text(name).utf8))
        response.headers.append(("Cache-Control", "no-cache"))
        return response
    }

    /// What `obdmech` says in text, as a page.
    static func text(_ title: String, _ text: String) -> Response {
        func escaped(_ text: String) -> String {
            text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
        }
        let page = DataFile.text("text.html").replacing("{title}", with: escaped(title))
            .replacing("{text}", with: escaped(text))
        var response = Response.page(page)
        response.headers.append(("Content-Security-Policy", policy))
        return response
    }
}
