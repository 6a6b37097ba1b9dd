import Testing

@testable import Serving

@Suite(.timeLimit(.minutes(20))) struct ShownPictureTests {
    private func shown(_ text: String) -> ShownPicture { ShownPicture(Array(text.utf8)) }

    @Test func aPictureIsRead() {
        let shown = shown(
            """
            obdmech: 'list.csv': left out 1 camera without a key
              an advice
            {
              "file": "/cache/A-1.png", "type": "image/png", "bytes": 12, "ageS": 17, "cached": true
            }

            """)
        #expect(shown.picture == .init(file: "/cache/A-1.png", type: "image/png", ageS: 17))
    }

    /// Nothing is sent but pictures, from files that are named from the root.
    @Test(arguments: [
        "", "{", "{}", #"{"file": "/a", "type": "text/html"}"#, #"{"file": "/a", "type": "image/svg+xml"}"#,
        #"{"file": "a.png", "type": "image/png"}"#, #"{"type": "image/png"}"#,
    ]) func anythingElseIsNone(_ text: String) { #expect(shown(text).picture == nil) }

    @Test func theLastMessageIsTheReason() {
        let shown = shown(
            "obdmech: 2 cameras left out\nobdmech: no picture of 'A': the server refused it\n  an advice\n")
        #expect(shown.message == "no picture of 'A': the server refused it" && shown.picture == nil)
    }
}
