import Testing

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct PageTests {
    /// They stand inside elements of a page.
    @Test func assets() {
        for asset in [PageAsset.style, PageAsset.script] {
            #expect(asset.text.utf8.count > 5000 && !asset.text.contains("</") && !asset.text.contains("<!--"))
            #expect(!asset.text.contains("\n ") && !asset.text.contains("\n//"))
        }
    }

    @Test func frame() {
        let text = Page(title: "A <b> & c", [.element("h1", text: "Hello")]).text
        #expect(
            text.hasPrefix(
                "<!DOCTYPE html>\n<html lang=\"en\" data-decimal-sign=\".\" data-clock=\"24\"><head><meta charset"))
        #expect(text.contains("<title>A &lt;b&gt; &amp; c</title>"))
        #expect(text.contains("content=\"default-src 'none'; img-src data:; style-src 'sha256-"))
        #expect(text.contains("<style>\(PageAsset.style.text)</style>"))
        #expect(text.contains("<script>\(PageAsset.script.text)</script>"))
        // Nothing that a browser would load, and no attribute that the policy would refuse.
        for wrong in [" src=", "http:", "https:", " style=", "url(", "@import", "javascript:"] {
            #expect(!text.contains(wrong), "\(wrong)")
        }
    }
}
