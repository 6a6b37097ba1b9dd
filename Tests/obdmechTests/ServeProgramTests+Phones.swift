import Foundation
import Glibc
import TestSupport
import Testing

/// What the apps of phones send to the server becomes a trip.
extension ServeProgramTests {
    @Test func aPhoneDelivers() throws {
        let trip = try program.start(["trip", "--json", "--save", "-a", "gps:listen:0"])
        try #require(trip.wait { $0.warning.contains("waiting for positions on 127.0.0.1:") })
        let port = try #require(
            trip.warning.components(separatedBy: "127.0.0.1:").last?.prefix { $0.isNumber }.description)
        let (run, server) = try served("--phones", port, "--token", "correct-horse")
        let start = Int(Date().timeIntervalSince1970) - 600
        func torque(_ second: Int, token: String = "correct-horse") -> String {
            "/phone?token=\(token)&eml=&v=9&session=1&id=golf&time=\(start + second)000&kff1005=11.6"
                + "&kff1006=\(48.2 + Double(second) * 1e-4)&kff1001=40&kc=\(1500 + second)&k5=88"
        }
        #expect(try status(get(torque(0, token: "wrong-horse"), server)) == 401)
        for second in stride(from: 0, through: 60, by: 5) {
            let response = try get(torque(second), server)
            #expect(status(response) == 200 && response.hasSuffix("\r\n\r\nOK!"), "\(response)")
        }
        let body = #"{"_type":"location","tid":"ab","lat":48.3,"lon":11.6,"tst":\#(start + 65)}"#
        let user = "Authorization: Basic \(Data("me:correct-horse".utf8).base64EncodedString())\r\n"
        let response = try post("/phone", server, body, user)
        #expect(status(response) == 200 && response.hasSuffix("[]"), "\(response)")
        trip.signal(SIGINT)
        #expect(trip.end() == 0, "\(trip.warning)")
        #expect(trip.warning.contains("receiving positions of 'golf'"))
        let summary = try #require(trip.lines.last { $0.contains(#""type":"summary""#) })
        let values = try object(String(summary))
        #expect(abs((values["durationS"] as? Double ?? 0) - 60) < 6, "\(summary)")
        // The trip is over: its absence is said, and the next may begin at any time.
        #expect(try status(get(torque(70), server)) == 503)
        run.signal(SIGTERM)
    }

    @Test func withoutPhonesThereIsNoSuchPath() throws {
        let (run, server) = try served()
        #expect(try status(get("/phone?lat=1&lon=2", server)) == 404)
        #expect(try status(post("/phone", server, "{}", "")) == 405)
        run.signal(SIGTERM)
    }
}
