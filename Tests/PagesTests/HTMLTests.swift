import Formats
import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct HTMLTests {
    @Test func elements() {
        let part = HTML.element("p", ["class": "a b"], .text("x"), .element("b", text: "y"), .element("br"))
        #expect(part.text == "<p class=\"a b\">x<b>y</b><br></p>\n")
    }

    /// Whatever a car, a user or a file says stays text.
    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"), ("a & b", "a &amp; b"),
        ("\" onload=\"x", "&quot; onload=&quot;x"), ("\u{202E}evil\u{0}", "\u{FFFD}evil\u{FFFD}"), ("a\nb", "a b"),
        ("Größe ± 5 °C", "Größe ± 5 °C"),
    ])
    func escaping(text: String, escaped: String) {
        #expect(HTML.text(text).text == escaped)
        #expect(HTML.element("b", ["title": text], text: text).text == "<b title=\"\(escaped)\">\(escaped)</b>")
    }

    /// Data cannot end its element.
    @Test func data() {
        let part = HTML.data(id: "data", .object([("a<b", .string("</script><script>x</script>"))]))
        #expect(
            part.text == "<script type=\"application/json\" id=\"data\">{\"a\\u003cb\":\"\\u003c/script>"
                + "\\u003cscript>x\\u003c/script>\"}</script>\n")
    }

    @Test func tablesWithoutEmptyColumns() {
        let table = HTML.table(["Trip", "Driver", "Score"], [["1", "", "80"], ["2", "", ""]], caption: "All")
        #expect(
            table.text == """
                <div class="wide" tabindex="0"><table class="data"><caption>All</caption><thead><tr>\
                <th scope="col" class="text">Trip</th><th scope="col" class="number">Score</th></tr>
                </thead><tbody><tr><th scope="row">1</th><td class="number">80</td></tr>
                <tr><th scope="row">2</th><td class="number"></td></tr>
                </tbody></table>
                </div>

                """)
    }
}
