import Testing

@testable import Dashboard

@Suite(.timeLimit(.minutes(20))) struct DashDesignTests {
    private static func design(_ text: String) throws(DashDesign.SyntaxError) -> DashDesign {
        try DashDesign(name: "test", text)
    }

    private static func places(
        _ text: String, columns: Int, rows: Int, without absent: Set<DashElement> = []
    ) throws -> [String] {
        let design = try design(text)
        let layout = try #require(design.layout(columns: columns, rows: rows))
        let area = Area(column: 0, row: 0, columns: columns, rows: rows)
        return layout.places(area, where: { !absent.contains($0) }).map {
            "\($0.element) \($0.area.column),\($0.area.row) \($0.area.columns)x\($0.area.rows)"
        }
    }

    private static let text = """
        # A comment
        color accent #102030
        size 20x8
        1    shift
        2-4  gear speed:2
        1+   lap
        """

    @Test func rowsShareTheHeightUpToTheirMost() throws {
        #expect(
            try Self.places(Self.text, columns: 20, rows: 12)
                == ["shift 0,0 20x1", "gear 0,1 6x4", "speed 7,1 13x4", "lap 0,5 20x7"])
        #expect(
            try Self.places(Self.text, columns: 20, rows: 6)
                == ["shift 0,0 20x1", "gear 0,1 6x3", "speed 7,1 13x3", "lap 0,4 20x2"])
    }

    @Test func absentElementsLeaveTheirPlace() throws {
        #expect(
            try Self.places(Self.text, columns: 20, rows: 6, without: [.gear, .shift])
                == ["speed 0,0 20x4", "lap 0,4 20x2"])
    }

    @Test func onATooSmallScreenTheLastRowsAreMissing() throws {
        #expect(
            try Self.places(Self.text, columns: 20, rows: 3)
                == ["shift 0,0 20x1", "gear 0,1 6x2", "speed 7,1 13x2"])
    }

    @Test func stacks() throws {
        #expect(
            try Self.places("size 10x9\n5 gear/speed lap", columns: 11, rows: 5)
                == ["gear 0,0 5x2", "speed 0,2 5x3", "lap 6,0 5x5"])
    }

    @Test func theLargestLayoutThatFits() throws {
        let text = "size 80x20\n1 dial\nsize 40x12\n1 gear\nsize 120x10\n1 lap"
        func first(_ columns: Int, _ rows: Int) throws -> DashElement? {
            try Self.design(text).layout(columns: columns, rows: rows)?.content.first?.stacks.first?.elements.first
        }
        #expect(
            try first(40, 12) == .gear && first(100, 30) == .dial && first(300, 11) == .lap && first(10, 3) == .gear)
    }

    @Test(arguments: [
        ("size 40x12\n1 geer", DashDesign.SyntaxError.element("geer", line: 2)), ("1 gear", .noSize(line: 1)),
        ("size 40x12\nx gear", .height("x", line: 2)), ("size 40x12\n0 gear", .height("0", line: 2)),
        ("size 40x12\n5-3 gear", .height("5-3", line: 2)), ("size 40x12\n-3 gear", .height("-3", line: 2)),
        ("size 40\n1 gear", .size("40", line: 1)), ("size 0x5", .size("0x5", line: 1)),
        ("color red #123456", .color("red #123456", line: 1)),
        ("color accent #12345", .color("accent #12345", line: 1)),
        ("size 40x12\n1 gear:0", .weight("gear:0", line: 2)), ("size 40x12\n1", .emptyRow(line: 2)),
        ("size 40x3\n3 gear", .tooHigh(size: "40x3", needs: 4)), ("", .noRows), ("size 40x12", .noRows),
        ("size 40x12\n1 gear/", .element("", line: 2)),
    ]) func whatIsWrongIsNamedWithItsLine(text: String, fault: DashDesign.SyntaxError) {
        #expect(throws: fault) { try Self.design(text) }
    }

    @Test func allBuiltInDesignsAreRight() throws {
        for (name, text) in DashDesign.texts {
            let design = try DashDesign(name: name, text)
            #expect(design.layout(columns: 40, rows: 12)?.columns == 40, "\(name)")
        }
        #expect(
            DashDesign.builtIn.map(\.name) == [
                "modern", "classic", "minimal", "wide", "drift", "exercise", "race", "car",
            ])
    }
}
