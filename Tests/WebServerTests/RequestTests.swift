import Testing

@testable import WebServer

@Suite(.timeLimit(.minutes(20))) struct RequestTests {
    private func form(_ body: String, _ type: String = "application/x-www-form-urlencoded") -> [String: [String]]? {
        Request(method: "POST", path: "/", headers: ["content-type": type], body: Array(body.utf8)).form
    }

    @Test func forms() {
        #expect(form("a=1&b=&a=2+3%21") == ["a": ["1", "2 3!"], "b": [""]])
        #expect(
            form("note=%C3%84&x=a=b", "Application/X-WWW-Form-URLEncoded; charset=utf-8") == [
                "note": ["Ä"], "x": ["a=b"],
            ])
        #expect(form("") == [:])
    }

    @Test(arguments: ["a", "a=%", "a=%4", "a=%zz", "a=%FF", "%=1"]) func badForms(body: String) {
        #expect(form(body) == nil)
    }

    @Test(arguments: ["", "text/plain", "multipart/form-data", "application/json"]) func otherBodies(type: String) {
        #expect(form("a=1", type) == nil)
    }
}
