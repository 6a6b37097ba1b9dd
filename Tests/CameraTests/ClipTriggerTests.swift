import Camera
import Telemetry
import Testing

@Suite(.timeLimit(.minutes(20))) struct ClipTriggerTests {
    private let time = WallTime(iso8601: "2026-11-27T20:32:01.500Z")

    @Test func linesOfATrip() {
        #expect(
            ClipTrigger.news(#"{"type":"start","trip":12,"time":"2026-11-27T20:32:01Z"}"#)
                == .tripBegan(12, isGame: false))
        #expect(ClipTrigger.news(#"{"type":"start"}"#) == .tripBegan(nil, isGame: false))
        #expect(ClipTrigger.news(#"{"type":"start","game":"Forza"}"#) == .tripBegan(nil, isGame: true))
        #expect(ClipTrigger.news(#"{"type":"error","message":"gone"}"#) == .tripEnded)
        #expect(ClipTrigger.news(#"{"type":"parked","voltage":12.1,"low":false}"#) == .voltage(12.1))
        #expect(
            ClipTrigger.news(#"{"type":"clock","time":"2026-11-27T20:32:01.500Z","bootUs":7000000}"#)
                == .clock(WallTime(iso8601: "2026-11-27T20:32:01.500Z") ?? WallTime(microseconds: 0), bootUs: 7_000_000)
        )
        #expect(ClipTrigger.news(#"{"type":"summary","trip":12}"#) == .tripEnded)
        #expect(
            ClipTrigger.news(#"{"type":"event","kind":"sharpBraking","time":"2026-11-27T20:32:01.500Z"}"#)
                == .protects(reason: "braking", time: time))
        #expect(ClipTrigger.news(#"{"type":"event","kind":"idling"}"#) == .none)
        #expect(
            ClipTrigger.news(#"{"type":"alert","kind":"newCode","time":"2026-11-27T20:32:01.500Z"}"#)
                == .protects(reason: "alert: newCode", time: time))
        #expect(
            ClipTrigger.news(#"{"type":"alert","kind":"lampOn","codes":["P0301","P0420"]}"#)
                == .protects(reason: "alert: lampOn P0301 P0420", time: nil))
        // Half of a drive would be protected.
        #expect(ClipTrigger.news(#"{"type":"alert","kind":"overSpeed"}"#) == .none)
        #expect(
            ClipTrigger.news(#"{"type":"sample","signal":"controlModuleVoltage","value":12.4}"#) == .voltage(12.4))
        #expect(ClipTrigger.news(#"{"type":"sample","signal":"longitudinalAcceleration","value":-4}"#) == .shock(-4))
        for line in ["", "{", "[]", #"{"type":"sample"}"#, #"{"type":7}"#] { #expect(ClipTrigger.news(line) == .none) }
    }

    @Test func captions() {
        var captions = DriveCaptions()
        captions.add("vehicleSpeed", 50, atS: 0)
        captions.add("engineSpeed", 2104, atS: 0)
        captions.add("vehicleSpeed", 80.6, atS: 1)
        captions.add(place: "Work", atS: 1)
        captions.add(note: "P0420", atS: 1.5)
        let made = captions.captions(durationS: 10, .metric)
        #expect(made.first == .init(fromS: 0, toS: 1, text: "50 km/h  2100 rpm"))
        #expect(made.contains { $0.text == "81 km/h  2100 rpm  Work\nP0420" })
        // A value that is old is not shown any more.
        #expect(made.last?.text == "Work" && made.last?.toS == 10)
        #expect(captions.captions(durationS: 1, .us).first?.text == "31 mph  2100 rpm")
        let text = DriveCaptions.subRip([.init(fromS: 0, toS: 61.25, text: "a <b> {c}")])
        #expect(text == "1\n00:00:00,000 --> 00:01:01,250\na ‹b> (c}\n\n")
    }

    @Test func picturesForTerminals() {
        #expect(
            TerminalPicture.kind(["TERM": "xterm-kitty"]) == .kitty && TerminalPicture.kind(["TERM": "foot"]) == .sixel)
        #expect(TerminalPicture.kind(["TERM": "xterm-256color"]) == nil)
        #expect(TerminalPicture.kind(["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]) == nil)
        let kitty = TerminalPicture.kitty(png: Array(repeating: 7, count: 6000))
        #expect(kitty.hasPrefix("\u{1B}_Ga=T,f=100,m=1;") && kitty.contains("\u{1B}_Gm=0;"))
        // Two white columns over a black one.
        let sixel = TerminalPicture.sixel(rgb: [255, 255, 255, 255, 255, 255, 0, 0, 0], width: 3)
        #expect(sixel.contains("#215@@?$") && sixel.contains("#0??@$"))
    }

    @Test func roadHasAClockThatProgramsRead() {
        var picture = RoadPicture(width: 640, height: 368)
        let clockMs: Int64 = 1_795_810_000_123
        let bytes = picture.drawn(distanceM: 100, lines: ["12:00:00.000"], clockMs: clockMs)
        #expect(bytes.count == 640 * 368 * 3 / 2)
        let (size, top) = RoadPicture.square(width: 640, height: 368)
        let read = (0..<RoadPicture.clockBits).reduce(Int64(0)) { clock, bit in
            clock << 1 | (bytes[(top + size / 2) * 640 + bit * size + size / 2] > 128 ? 1 : 0)
        }
        #expect(read == clockMs & (1 << Int64(RoadPicture.clockBits) - 1))
    }
}
