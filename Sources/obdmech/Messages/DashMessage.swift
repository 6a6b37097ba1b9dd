import CommandLine
import Dashboard
import Formats

/// What can be wrong with a dashboard and its designs.
enum DashMessage: Message {
    case noTerminal
    case noDesign(String, names: String, folder: String)
    case noBuiltInDesign(String, names: String)
    case wrongDesign(path: String, DashDesign.Fault)

    var row: MessageRow {
        switch self {
        case .noTerminal:
            MessageRow(
                "dash needs a terminal", advice: "use --json, or obdmech trip",
                cause: "Standard output is a file or a pipe, or TERM is unset or dumb.",
                remedy: "Run obdmech dash in a terminal; obdmech trip writes plain lines.")
        case .noDesign(let name, let names, let folder):
            MessageRow(
                "no design '\(name)'", advice: "there are \(names); your own belong in \(folder)",
                cause: "The name is misspelled, or the file is in another directory.",
                remedy: "Use one of those listed with the message.")
        case .noBuiltInDesign(let name, let names):
            MessageRow(
                "no built-in design '\(name)'", advice: "there are \(names)",
                cause: "The name is misspelled, or that of a design of your own.",
                remedy: "Use one of those listed with the message.")
        case .wrongDesign(let path, let fault):
            MessageRow(
                "\(path): \(Self.text(fault))", advice: Self.advice(fault),
                cause: "A line of the design is invalid.",
                remedy: "Correct the line; obdmech dash --show-design modern prints an example.")
        }
    }

    private static func text(_ fault: DashDesign.Fault) -> String {
        switch fault {
        case .element(let name, let line): "line \(line): no element '\(name)'"
        case .height(let text, let line): "line \(line): '\(text)' is not a height"
        case .size(let text, let line): "line \(line): '\(text)' is not a size"
        case .color(let text, let line): "line \(line): '\(text)' is not a color"
        case .weight(let text, let line): "line \(line): '\(text)' has a wrong width"
        case .noSize(let line): "line \(line): a row before the first size"
        case .emptyRow(let line): "line \(line): a row without elements"
        case .tooHigh(let size, let needs): "the rows for \(size) need \(needs) lines"
        case .noRows: "no rows"
        }
    }

    private static func advice(_ fault: DashDesign.Fault) -> String {
        switch fault {
        case .element: "elements are " + DashElement.allCases.map(\.rawValue).joined(separator: ", ")
        case .height: "write 3, 3-5 or 3+"
        case .size: "write size 80x24"
        case .color: "write color NAME #rrggbb, with one of " + DashTheme.colorNames.joined(separator: ", ")
        case .weight: "write gear:2, with a number from 1 to 100"
        case .noSize, .noRows: "write size 40x12 before the first row"
        case .emptyRow: "name its elements after the height"
        case .tooHigh: "the last line of the screen is for the keys"
        }
    }

    static let samples: [Self] = [
        .noTerminal, .noDesign("", names: "", folder: ""), .noBuiltInDesign("", names: ""),
        .wrongDesign(path: "", .noRows),
    ]
}
