import Testing

@testable import Reports

@Suite(.timeLimit(.minutes(20))) struct PanelGraphTests {
    private static let values: [Double?] = [nil, 0, 10, 20, 40, 80, 100, 150, .infinity, -3]

    @Test func oneRow() {
        #expect(PanelGraph(top: 80, rows: 1, isUnicode: true).lines(Self.values) == [" ▁▁▂▄████▁"])
        #expect(PanelGraph(top: 80, rows: 1, isUnicode: false).lines(Self.values) == [" __.-####_"])
    }

    @Test func severalRows() {
        #expect(
            PanelGraph(top: 80, rows: 3, isUnicode: true).lines(Self.values)
                == ["     ████ ", "    ▄████ ", " ▁▃▆█████▁"])
    }

    @Test(arguments: [([], 20.0), ([nil], 20), ([20], 20), ([20.1, nil], 40), ([999], 60)] as [([Double?], Double)])
    func theTop(values: [Double?], top: Double) {
        #expect(PanelGraph.top(for: values, of: [20, 40, 60]) == top)
    }
}
