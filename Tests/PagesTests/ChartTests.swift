import Formats
import Foundation
import Reports
import Telemetry
import Testing
import Trends

@testable import Pages

@Suite(.timeLimit(.minutes(20))) struct ChartTests {
    @Test func aMonthIsNamedOnce() {
        #expect(BarChart.short(["1 Nov", "6 Nov", "30 Nov", "1 Dec"]) == ["1 Nov", "6", "30", "1 Dec"])
        #expect(BarChart.short(["Nov", "Dec", "2027"]) == ["Nov", "Dec", "2027"])
    }

    /// Parts of a bar stand on each other.
    @Test func stackedBars() throws {
        let text = BarChart(
            title: "Distance", unit: "km", names: ["A", "B"],
            bars: [.init(label: "Nov", parts: [30, 10], text: "November", url: "../month/2026-11.html")]
        ).figure.text
        let rects = text.matches(of: #/class="bar s(\d)"[^>]* y="([0-9.]+)" height="([0-9.]+)"/#).map {
            (Int($0.1), Double($0.2) ?? 0, Double($0.3) ?? 0)
        }
        try #require(rects.count == 2)
        #expect(rects[0].0 == 1 && rects[1].0 == 2)
        #expect(abs(rects[0].2 / rects[1].2 - 3) < 0.05)
        #expect(abs(rects[1].1 + rects[1].2 - rects[0].1) < 0.2)
        #expect(text.contains("<a href=\"../month/2026-11.html\""))
    }

    @Test func dotsHaveMedianAndBand() {
        func chart(_ count: Int) -> String {
            DotChart(
                title: "T", unit: "u",
                dots: (0..<count).map { .init(share: Double($0) / 100, value: Double($0), text: "") },
                notes: [.init(share: 0.5, text: "new battery")]
            ).figure.text
        }
        #expect(chart(101).contains("Median 50, nine of ten from 5 to 95"))
        #expect(chart(101).contains("<li>new battery</li>"))
        #expect(!chart(9).contains("class=\"band\""))
    }

    /// One alone is compared with nothing; the most are first, and the rest is counted.
    @Test func shareLists() throws {
        #expect(ShareList(title: "Drivers", rows: [.init(name: "Ann", text: "", amount: 1)]).section == nil)
        let rows = (1...9).map { ShareList.Row(name: "D\($0)", text: "", amount: Double($0)) }
        let text = try #require(ShareList(title: "Drivers", rows: rows).section).text
        #expect(text.contains("and 3 more") && !text.contains(">D3<"))
        let (nine, eight) = (try #require(text.range(of: ">D9<")), try #require(text.range(of: ">D8<")))
        #expect(nine.lowerBound < eight.lowerBound)
        #expect(text.contains("width=\"100.0%\""))
    }

    @Test func gainsAndLosses() {
        let text = GainBars(
            title: "Lost", unit: "s",
            parts: [.init(value: 2, text: "+2"), .init(value: -1, text: "-1"), .init(value: 0, text: "")],
            ends: ("0", "7 km")
        ).figure.text
        #expect(text.matches(of: #/class="lost"/#).count == 1 && text.matches(of: #/class="gained"/#).count == 1)
    }

    /// What touches zero is drawn as chance.
    @Test func forest() {
        func change(_ low: Double, _ high: Double) -> CompareReport.Change {
            .init(
                name: "Fuel", percent: (low + high) / 2, interval: low...high, isSignificant: !(low...high).contains(0))
        }
        let text = ForestPlot(changes: [change(-9, -5), change(-2, 3), change(1, 4)]).figure.text
        #expect(text.matches(of: #/<g class="(less|chance|more)"/#).map { String($0.1) } == ["less", "chance", "more"])
        #expect(text.contains("Fuel: -7.0%, from -9.0% to -5.0%"))
    }

    @Test func monthsOfAnAxis() {
        let start = WallTime(microseconds: 1_790_000_000_000_000)
        let ticks = ChartMonths.ticks(from: start, to: start.advanced(bySeconds: 200 * 86400), Presentation())
        #expect(ticks.allSatisfy { 0...1 ~= $0.share } && ticks.map(\.share) == ticks.map(\.share).sorted())
        // Seven months begin, of which every second is named.
        #expect(ticks.map(\.text) == ["Oct 2026", "Dec", "Feb 2027", "Apr"])
        // A short axis names days, one of a single day that day.
        let days = ChartMonths.ticks(from: start, to: start.advanced(bySeconds: 12 * 86400), Presentation())
        #expect(days.map(\.text) == ["21 Sep", "23", "25", "27", "29", "1 Oct"])
        #expect(ChartMonths.ticks(from: start, to: start, Presentation()).map(\.text) == ["21 Sep"])
    }
}
