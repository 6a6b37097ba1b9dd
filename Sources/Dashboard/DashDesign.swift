package import Formats

/// What the dashboard shows where: rows of elements for one or more sizes of the screen, read from a text.
///
///     # Lines that begin with # are comments.
///     color accent #3fc1ff
///     size 80x20
///     1    shift
///     5-9  gear:2 speed:3 dial/rpm:3
///     6+   pedals track
///
/// A row has its height in lines (least, or least and most, or `+` for no limit), then its elements from left to right.
/// `:2` makes an element twice as wide as the others; `a/b` stacks b below a. Elements of which the source tells nothing
/// leave their place to the others.
package struct DashDesign: Hashable, Sendable {
    /// Elements above one another.
    struct Stack: Hashable, Sendable {
        var elements: [DashElement]
        var weight: Int
    }

    struct Row: Hashable, Sendable {
        var least: Int
        var most: Int
        var stacks: [Stack]
    }

    /// For screens of at least a size.
    struct Layout: Hashable, Sendable {
        var columns: Int
        var rows: Int
        var content: [Row]
    }

    /// Why a text is not a design.
    package enum SyntaxError: UserError, Hashable {
        /// The number of the line, from 1.
        case element(String, line: Int)
        case height(String, line: Int)
        case size(String, line: Int)
        case color(String, line: Int)
        case weight(String, line: Int)
        /// A row before the first size.
        case noSize(line: Int)
        case emptyRow(line: Int)
        /// The rows need more lines than the size has.
        case tooHigh(size: String, needs: Int)
        case noRows

        package var message: UserMessage {
            switch self {
            case .element(let name, let line):
                UserMessage(
                    "line \(line): no element '\(name)'",
                    advice: "elements are " + DashElement.allCases.map(\.rawValue).joined(separator: ", "))
            case .height(let text, let line):
                UserMessage("line \(line): '\(text)' is not a height", advice: "write 3, 3-5 or 3+")
            case .size(let text, let line):
                UserMessage("line \(line): '\(text)' is not a size", advice: "write size 80x24")
            case .color(let text, let line):
                UserMessage(
                    "line \(line): '\(text)' is not a color",
                    advice: "write color NAME #rrggbb, with one of " + DashTheme.colorNames.joined(separator: ", "))
            case .weight(let text, let line):
                UserMessage(
                    "line \(line): '\(text)' has a wrong width",
                    advice: "write gear:2, with a number from 1 to 100")
            case .noSize(let line):
                UserMessage("line \(line): a row before the first size", advice: Self.sizeFirst)
            case .emptyRow(let line):
                UserMessage("line \(line): a row without elements", advice: "name its elements after the height")
            case .tooHigh(let size, let needs):
                UserMessage(
                    "the rows for \(size) need \(needs) lines", advice: "the last line of the screen is for the keys")
            case .noRows: UserMessage("no rows", advice: Self.sizeFirst)
            }
        }

        private static let sizeFirst = "write size 40x12 before the first row"
    }

    package let name: String
    var theme = DashTheme()
    /// The smallest first.
    private var layouts: [Layout] = []

    /// The lines that the keys take on every screen.
    static let keyLines = 1
    private static let maxRows = 100

    package init(name: String, _ text: String) throws(SyntaxError) {
        self.name = name
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
            guard let first = words.first, !(first.hasPrefix("#")) else { continue }
            switch first {
            case "color": try readColor(words.dropFirst(), index + 1)
            case "size": try readSize(words.dropFirst(), index + 1)
            default: try readRow(first, words.dropFirst(), index + 1)
            }
        }
        guard layouts.contains(where: { !$0.content.isEmpty }) else { throw .noRows }
        for layout in layouts {
            let needs = layout.content.reduce(Self.keyLines) { $0 + $1.least }
            if needs > layout.rows { throw .tooHigh(size: "\(layout.columns)x\(layout.rows)", needs: needs) }
        }
        layouts.sort { $0.columns * $0.rows < $1.columns * $1.rows }
    }

    private mutating func readColor(_ words: ArraySlice<Substring>, _ line: Int) throws(SyntaxError) {
        guard let name = words.first, words.count == 2, let text = words.last, text.utf8.count == 7,
            text.hasPrefix("#"),
            let value = UInt32(text.dropFirst(), radix: 16), theme.set(name, CellColor(value))
        else { throw .color(words.joined(separator: " "), line: line) }
    }

    private mutating func readSize(_ words: ArraySlice<Substring>, _ line: Int) throws(SyntaxError) {
        let numbers = words.first?.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) } ?? []
        guard words.count == 1, numbers.count == 2, (1...1000).contains(numbers[0]), (1...1000).contains(numbers[1])
        else { throw .size(words.joined(separator: " "), line: line) }
        layouts.append(Layout(columns: numbers[0], rows: numbers[1], content: []))
    }

    private mutating func readRow(
        _ height: Substring, _ words: ArraySlice<Substring>, _ line: Int
    ) throws(SyntaxError) {
        guard !layouts.isEmpty else { throw .noSize(line: line) }
        guard let (least, most) = Self.heights(height) else { throw .height(String(height), line: line) }
        guard !words.isEmpty else { throw .emptyRow(line: line) }
        var stacks: [Stack] = []
        for word in words {
            let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            var weight = 1
            if parts.count == 2 {
                guard let number = Int(parts[1]), (1...100).contains(number) else {
                    throw .weight(String(word), line: line)
                }
                weight = number
            }
            var elements: [DashElement] = []
            for name in parts[0].split(separator: "/", omittingEmptySubsequences: false) {
                guard let element = DashElement(named: String(name)) else { throw .element(String(name), line: line) }
                elements.append(element)
            }
            stacks.append(Stack(elements: elements, weight: weight))
        }
        layouts[layouts.count - 1].content.append(Row(least: least, most: most, stacks: stacks))
    }

    /// "3", "3-5" or "3+".
    private static func heights(_ text: Substring) -> (least: Int, most: Int)? {
        if text.hasSuffix("+") {
            return Int(text.dropLast()).flatMap { (1...maxRows).contains($0) ? ($0, .max) : nil }
        }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, let least = Int(first), (1...maxRows).contains(least), parts.count <= 2 else {
            return nil
        }
        guard parts.count == 2 else { return (least, least) }
        return Int(parts[1]).flatMap { (least...maxRows).contains($0) ? (least, $0) : nil }
    }

    /// The largest layout that fits on a screen; the smallest if none fits.
    func layout(columns: Int, rows: Int) -> Layout? {
        layouts.last { $0.columns <= columns && $0.rows <= rows } ?? layouts.first
    }

    /// Whether it is one for an exercise.
    var isOfExercise: Bool { elements.contains(.target) }

    /// All elements of all sizes.
    var elements: Set<DashElement> {
        Set(layouts.flatMap { $0.content.flatMap { $0.stacks.flatMap(\.elements) } })
    }
}

extension DashDesign.Layout {
    /// Where each element is on a screen.
    /// - Parameters:
    ///   - area: all that may be drawn on.
    ///   - isPresent: whether the source tells anything of an element.
    func places(_ area: Area, where isPresent: (DashElement) -> Bool) -> [(element: DashElement, area: Area)] {
        var content = content.compactMap { row -> DashDesign.Row? in
            var row = row
            row.stacks = row.stacks.compactMap { stack in
                let elements = stack.elements.filter(isPresent)
                return elements.isEmpty ? nil : DashDesign.Stack(elements: elements, weight: stack.weight)
            }
            return row.stacks.isEmpty ? nil : row
        }
        // On a screen that is smaller than the smallest layout, the last rows are left out.
        while content.count > 1, content.reduce(0, { $0 + $1.least }) > area.rows { content.removeLast() }
        var heights = content.map(\.least)
        var room = area.rows - heights.reduce(0, +)
        var grows = true
        while room > 0, grows {
            grows = false
            for index in heights.indices where room > 0 && heights[index] < content[index].most {
                heights[index] += 1
                room -= 1
                grows = true
            }
        }
        var places: [(element: DashElement, area: Area)] = []
        var row = area.row
        for (line, height) in zip(content, heights) {
            let height = min(height, area.endRow - row)
            places += line.places(Area(column: area.column, row: row, columns: area.columns, rows: height))
            row += height
        }
        return places
    }
}

extension DashDesign.Row {
    private static let gap = 1

    fileprivate func places(_ area: Area) -> [(element: DashElement, area: Area)] {
        let weights = stacks.reduce(0) { $0 + $1.weight }
        let room = max(0, area.columns - Self.gap * (stacks.count - 1))
        var places: [(element: DashElement, area: Area)] = []
        var (before, column) = (0, area.column)
        for stack in stacks {
            let width = room * (before + stack.weight) / weights - room * before / weights
            before += stack.weight
            let column1 = Area(column: column, row: area.row, columns: width, rows: area.rows)
            column += width + Self.gap
            for (index, element) in stack.elements.enumerated() {
                let top = column1.rows * index / stack.elements.count
                let bottom = column1.rows * (index + 1) / stack.elements.count
                guard bottom > top else { continue }
                places.append(
                    (
                        element,
                        Area(column: column1.column, row: column1.row + top, columns: width, rows: bottom - top)
                    ))
            }
        }
        return places
    }
}
