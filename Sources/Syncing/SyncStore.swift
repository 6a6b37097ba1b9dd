package import Formats
import Glibc
import System

/// Where machines leave what others read. Each machine writes only under its own name, and every file is there as a whole
/// or not at all. A call that throws may be repeated.
package protocol SyncStore {
    /// How the user named it.
    var name: String { get }
    /// Returns the names of all files: MACHINE/NAME.
    func files() throws(SyncError) -> [String]
    /// Returns nil if there is no such file.
    func read(_ file: String) throws(SyncError) -> [UInt8]?
    /// Writes a file. One that is there already has the same content.
    func write(_ bytes: [UInt8], to file: String) throws(SyncError)
    func remove(_ file: String) throws(SyncError)
}

/// What can be wrong with synchronizing.
package enum SyncError: UserError, Hashable {
    case noFolder(String)
    case isAddress(String)
    case cannotRead(String, reason: String)
    case cannotWrite(String, reason: String)
    case newer(String, machine: String)
    case store(String)

    package var message: UserMessage {
        switch self {
        case .noFolder(let path): UserMessage("no folder '\(path)'", advice: "create it, or is the medium mounted?")
        case .isAddress(let text):
            UserMessage("cannot synchronize with '\(text)'", advice: "name a folder, or postgresql://HOST/DATABASE")
        case .cannotRead(let path, let reason):
            UserMessage("cannot read '\(path)': \(reason)", status: .output)
        case .cannotWrite(let path, let reason):
            UserMessage("cannot write '\(path)': \(reason)", status: .output)
        case .newer(let name, let machine):
            UserMessage(
                "'\(name)' has edits of a newer obdmech, by \(machine)", advice: "install the newer version here, too",
                status: .database)
        case .store(let text): UserMessage("\(text)", status: .output)
        }
    }

    package static func == (left: SyncError, right: SyncError) -> Bool { left.message == right.message }
    package func hash(into hasher: inout Hasher) { hasher.combine(message) }
}

/// A folder, such as one on a USB stick or one that another program keeps the same on several machines.
package struct SyncFolder: SyncStore {
    package let name: String
    private var root: String { name + "/obdmech-sync" }

    /// Throws if there is no such folder: the medium on which it is may not be there.
    package init(_ path: String) throws(SyncError) {
        guard !path.contains("://") else { throw .isAddress(path) }
        guard SystemFile.isFolder(path) else { throw .noFolder(path) }
        name = path
    }

    package func files() throws(SyncError) -> [String] {
        guard SystemFile.exists(root) else { return [] }
        do throws(SystemError) {
            var files: [String] = []
            for machine in try SystemFile.names(in: root) where SystemFile.isFolder(root + "/" + machine) {
                files += try SystemFile.names(in: root + "/" + machine).map { machine + "/" + $0 }
            }
            return files
        } catch {
            throw .cannotRead(root, reason: SystemError.text(error.number))
        }
    }

    package func read(_ file: String) throws(SyncError) -> [UInt8]? {
        do throws(SystemError) {
            return try SystemFile.bytes(root + "/" + file)
        } catch {
            if error.number == ENOENT { return nil }
            throw .cannotRead(root + "/" + file, reason: SystemError.text(error.number))
        }
    }

    package func write(_ bytes: [UInt8], to file: String) throws(SyncError) {
        let path = root + "/" + file
        do throws(SystemError) {
            try SystemFile.makeFolder(SystemFile.folder(of: path))
            try NewFile.replace(path, with: bytes)
        } catch {
            throw .cannotWrite(path, reason: SystemError.text(error.number))
        }
    }

    package func remove(_ file: String) throws(SyncError) { SystemFile.remove(root + "/" + file) }
}
