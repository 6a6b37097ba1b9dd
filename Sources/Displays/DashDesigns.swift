import CommandLine
package import Dashboard
package import Formats
import System
import Terminal

/// The designs of the dashboard: those in the program, and the user's.
package struct DashDesigns {
    package let all: [DashDesign]
    /// The name of the one that is shown first.
    package let selected: String

    /// The user's designs come last, and replace those of the same name.
    /// - Parameter wanted: the design that is shown first; nil for the first one.
    package init(_ wanted: String?, folder: String) throws {
        var designs = DashDesign.builtIn
        for name in (try UserFile.names(in: folder) ?? []) where !name.hasPrefix(".") && !name.hasSuffix("~") {
            let path = folder + "/" + name
            guard !SystemFile.isFolder(path), let bytes = try UserFile.bytes(path) else { continue }
            do throws(DashDesign.SyntaxError) {
                let design = try DashDesign(name: name, String(decoding: bytes, as: UTF8.self))
                designs.removeAll { $0.name == name }
                designs.append(design)
            } catch {
                let message = DashDesignError.wrongDesign(path: path, error)
                // Another design can be used.
                if name == wanted { throw message }
                Output.warn(message)
            }
        }
        let selected = wanted ?? designs.first?.name ?? ""
        guard designs.contains(where: { $0.name == selected }) else {
            throw DashDesignError.noDesign(selected, names: designs.map(\.name).joined(separator: ", "), folder: folder)
        }
        all = designs
        self.selected = selected
    }
}

/// What can be wrong with the designs of the dashboard.
package enum DashDesignError: UserError {
    case noDesign(String, names: String, folder: String)
    case wrongDesign(path: String, DashDesign.SyntaxError)

    package var message: UserMessage {
        switch self {
        case .noDesign(let name, let names, let folder):
            UserMessage("no design '\(name)'", advice: "there are \(names); your own belong in \(folder)")
        case .wrongDesign(let path, let error): UserMessage("\(path): \(error.text)", advice: error.advice)
        }
    }
}
