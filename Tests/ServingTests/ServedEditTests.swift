import Formats
import Serving
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct ServedEditTests {
    private func arguments(_ path: String, _ form: [String: [String]]) throws -> [String] {
        let day = try #require(CalendarDay("2026-11-27"))
        return try ServedEdit(path, form: form, today: day).arguments
    }

    @Test func changes() throws {
        #expect(try arguments("/edit/trip/7", ["tag": ["work"]]) == ["edit", "trip", "7", "--tag=work", "--yes"])
        #expect(
            try arguments("/edit/trip/7", ["tag": ["work rain"], "driver": ["Anna"], "note": ["to the quarry"]])
                == ["edit", "trip", "7", "--tag=work", "--tag=rain", "--driver=Anna", "--note=to the quarry", "--yes"])
        #expect(
            try arguments("/edit/trip/7", ["tag": [""], "driver": [""]])
                == ["edit", "trip", "7", "--tag=none", "--driver=none", "--yes"])
        #expect(
            try arguments("/edit/service", ["text": ["new battery"]])
                == ["vehicle", "service", "--", "2026-11-27", "new battery"])
        #expect(
            try arguments("/edit/service", ["text": ["oil"], "day": ["2026-11-01"], "vin": ["WVW1"]])
                == ["vehicle", "service", "--vin=WVW1", "--", "2026-11-01", "oil"])
        #expect(try arguments("/edit/camera", ["action": ["protect"]]) == ["camera", "protect"])
        #expect(
            try arguments("/edit/clip/b0042-000017-front", ["action": ["unprotect"]])
                == ["camera", "unprotect", "--", "b0042-000017-front"])
        #expect(throws: ServedEdit.FormError.field("action")) {
            try arguments("/edit/clip/b0042-000017", ["action": ["delete"]])
        }
    }

    /// What somebody types is never taken as an option.
    @Test func textsLikeOptions() throws {
        #expect(
            try arguments("/edit/trip/7", ["note": ["--database=/x"], "tag": ["--yes"]])
                == ["edit", "trip", "7", "--tag=--yes", "--note=--database=/x", "--yes"])
        #expect(try arguments("/edit/service", ["text": ["--json"]]).suffix(3) == ["--", "2026-11-27", "--json"])
    }

    @Test(arguments: [
        "/edit", "/edit/", "/edit/trip/0", "/edit/trip/x", "/edit/trip/1/2", "/trip/1", "/edit/trip/01", "/edit/car/1",
        "/edit/clip/..", "/edit/clip/x",
    ])
    func noPath(path: String) { #expect(throws: ServedEdit.FormError.noPath) { try arguments(path, ["tag": ["a"]]) } }

    @Test(
        arguments: [
            ("/edit/trip/7", [:], "tag"), ("/edit/trip/7", ["note": ["a", "b"]], "note"),
            ("/edit/trip/7", ["driver": ["a\u{0}b"]], "driver"), ("/edit/trip/7", ["tag": ["a\u{7F}"]], "tag"),
            ("/edit/service", [:], "text"), ("/edit/service", ["text": [""]], "text"),
            ("/edit/service", ["text": ["oil"], "day": ["2026-02-30"]], "day"),
        ] as [(String, [String: [String]], String)])
    func badFields(path: String, form: [String: [String]], field: String) {
        #expect(throws: ServedEdit.FormError.field(field)) { try arguments(path, form) }
    }
}
