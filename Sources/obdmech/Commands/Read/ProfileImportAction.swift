import CommandLine
import CustomPIDs
import Documents
import Formats
import Glibc
import Reports
import System

/// `obdmech pids import`: adds what files of other programs describe.
enum ProfileImportAction {
    private static let endings = ["json", "csv", "dbc"]
    /// Folders in a folder that are looked into.
    private static let maxDepth = 6

    static func run(_ call: Call) throws -> ExitStatus {
        let path = call.operands[0]
        var imports: [ProfileImport] = []
        if SystemFile.isFolder(path) {
            for file in files(in: path, depth: 0) {
                if let profile = try? read(file) { imports.append(profile) }
            }
            guard !imports.isEmpty else { throw ProfileError.nothingInFolder(path) }
        } else {
            do {
                imports = [try read(path)]
            } catch is ProfileEntryError {
                throw ProfileError.noProfile(path)
            }
        }
        if let wanted = call[.profileCar] { try choose(wanted, &imports) }
        let folder = try call.environment.customPIDFolder()
        var written: Set<String> = []
        for car in imports.flatMap(\.cars) where !car.values.isEmpty { try write(car, to: folder, &written) }
        let facts = ImportedProfiles(imports)
        try call.show(ProfileDocuments.json(facts), ProfileReport.lines(facts, call.environment.presentation))
        return .fine
    }

    private static func files(in folder: String, depth: Int) -> [String] {
        SystemFile.entries(folder).sorted().flatMap { name -> [String] in
            let path = folder + "/" + name
            if name.hasPrefix(".") { return [] }
            if SystemFile.isFolder(path) { return depth < maxDepth ? files(in: path, depth: depth + 1) : [] }
            return endings.contains(where: { name.lowercased().hasSuffix("." + $0) }) ? [path] : []
        }
    }

    private static func read(_ path: String) throws -> ProfileImport {
        let bytes = try UserFile.existing(path)
        let whole = path.hasPrefix("/") ? path : (environmentFolder + "/" + path)
        let profile = try ProfileImport(bytes, path: whole) { name in
            // A profile names another one from the top of its collection.
            guard !name.contains("..") else { return nil }
            var folder = SystemFile.folder(of: whole)
            for _ in 0..<maxDepth {
                if let bytes = try? UserFile.bytes(folder + "/" + name) { return bytes }
                folder = SystemFile.folder(of: folder)
            }
            return nil
        }
        return profile
    }

    /// The folder in which the program runs, whose name may be that of a car.
    private static var environmentFolder: String { ProcessEnvironment.variables["PWD"] ?? "." }

    private static func choose(_ wanted: String, _ imports: inout [ProfileImport]) throws {
        let known = imports.flatMap(\.cars).compactMap(\.origin.car)
        for index in imports.indices {
            imports[index].cars.removeAll { $0.origin.car?.lowercased().contains(wanted.lowercased()) != true }
        }
        imports.removeAll(where: \.cars.isEmpty)
        guard !imports.isEmpty else { throw ProfileError.noCar(wanted, known: known) }
    }

    /// Writes a car to a file of its own, which replaces that of an earlier import.
    /// - Parameter written: the files of this import, which stay.
    private static func write(_ car: ProfileImport.Car, to folder: String, _ written: inout Set<String>) throws {
        let words =
            ((car.origin.source.split(separator: " ").first.map(String.init) ?? "") + "-" + (car.origin.car ?? ""))
            .lowercased().split { !($0.isLetter || $0.isNumber) }
        // A name of a file may have 255 bytes.
        let name = String(words.joined(separator: "-").prefix(60))
        let text =
            CustomPIDWriter.lines(car.values, origin: car.origin, remarks: [CustomPIDWriter.mark])
            .joined(separator: "\n") + "\n"
        var path = "\(folder)/\(name).csv"
        var number = 2
        // A file that the user wrote stays, too.
        while try written.contains(path) || UserFile.bytes(path)?.starts(with: CustomPIDWriter.mark.utf8) == false {
            path = "\(folder)/\(name)-\(number).csv"
            number += 1
        }
        written.insert(path)
        try FileReplacement.change(path) { _ in Array(text.utf8) }
    }
}

extension AnyFlag {
    static let profileCar = Flag(
        "car", .text("TEXT"),
        "With import: only cars whose name contains this. Files and folders may have several cars.")
}

/// What can be wrong with files that describe values.
enum ProfileError: UserError {
    case noProfile(String)
    case nothingInFolder(String)
    case noCar(String, known: [String])
    case nothingToTry
    case nothingTried
    case noVIN

    var message: UserMessage {
        switch self {
        case .noProfile(let path):
            UserMessage(
                "'\(path)' is not a file of a known form",
                advice: "known are signal sets of OBDb, vehicle profiles of WiCAN, DBC files and lists of Torque")
        case .nothingInFolder(let path): "no file in '\(path)' describes values"
        case .noCar(let text, let known):
            UserMessage(
                "no car '\(text)' in the file",
                advice: known.prefix(6).joined(separator: ", ") + (known.count > 6 ? ", …" : ""))
        case .nothingToTry:
            UserMessage("there are no custom PIDs", advice: "obdmech pids import FILE adds some")
        case .nothingTried:
            UserMessage("no custom PID was answered yet", advice: "obdmech pids try asks the car")
        case .noVIN: "the vehicle does not report its VIN, so that its answers are not kept"
        }
    }
}
