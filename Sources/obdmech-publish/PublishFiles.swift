import Formats
import Glibc
import Publishing
import System
import Telemetry

/// Where the targets, their states and the database are.
struct PublishFiles: Sendable {
    /// The list of targets.
    let list: String
    /// The folder of the states.
    let states: String
    let database: String
    /// The user's settings.
    let configuration: String
    /// The account that `obdmech account` uses.
    let account: String

    init(_ variables: [String: String]) {
        let folders = UserFolders(variables)
        let settings = folders.orOfService(.configuration)
        list = settings + "/publish.json"
        configuration = settings + "/config"
        account = settings + "/account.json"
        states = folders.orOfService(.state) + "/publish"
        if let path = variables["OBDMECH_DATABASE"], !path.isEmpty {
            database = path
            return
        }
        let own = folders.orOfService(.data) + "/obdmech.db"
        let service = UserFolders.ofService + "/obdmech.db"
        database = !SystemFile.exists(own) && SystemFile.accessError(service, R_OK) == nil ? service : own
    }

    // MARK: Targets

    func readTargets() throws(PublishError) -> TargetList {
        guard let bytes = try read(list) else { return TargetList() }
        guard let list = TargetList(text: bytes) else { throw .damagedList(list) }
        return list
    }

    func write(_ targets: TargetList) throws(PublishError) { try write(targets.document, to: list) }

    /// The password of a target; nil if it has none.
    func password(of target: PublishTarget, _ variables: [String: String]) throws(PublishError) -> String? {
        try password(in: target.passwordFile, variables)
    }

    /// The password in a file, or in the environment; nil if there is none.
    func password(in file: String?, _ variables: [String: String]) throws(PublishError) -> String? {
        guard let path = file else {
            return variables["OBDMECH_PUBLISH_PASSWORD"].flatMap { $0.isEmpty ? nil : $0 }
        }
        guard let bytes = try read(path) else {
            throw .cannotRead(path, reason: SystemError.text(ENOENT))
        }
        if let status = try? FileStatus(path: path), status.mode & 0o077 != 0 { throw .openToOthers(path) }
        return String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    }

    // MARK: States

    /// The state of a target for the database as it is.
    func state(of target: PublishTarget, lastChange: Int64) throws(PublishError) -> DeliveryState {
        let state = try read(path(of: target.name)).flatMap { DeliveryState(text: $0) } ?? DeliveryState()
        return state.continued(
            to: target, of: SystemFile.resolved(database) ?? database, lastChange: lastChange)
    }

    func write(_ state: DeliveryState, of target: PublishTarget) throws(PublishError) {
        try write(state.document, to: path(of: target.name))
    }

    /// What a broker keeps of the cars in the database.
    func shownCars(at target: PublishTarget) throws(PublishError) -> ShownCars {
        var cars = ShownCars(url: target.url, database: SystemFile.resolved(database) ?? database)
        if let bytes = try read(carsPath(of: target.name)) { cars.read(bytes) }
        return cars
    }

    func write(_ cars: ShownCars, of target: PublishTarget) throws(PublishError) {
        try write(cars.document, to: carsPath(of: target.name))
    }

    private func carsPath(of name: String) -> String { "\(states)/\(name).cars" }

    /// Forgets what was delivered to a target.
    func removeState(of name: String) {
        SystemFile.remove(path(of: name))
        SystemFile.remove(carsPath(of: name))
    }

    private func path(of name: String) -> String { "\(states)/\(name).json" }

    /// Keeps other processes from delivering to a target for as long as the descriptor is open.
    func lock(_ target: PublishTarget) throws(PublishError) -> FileDescriptor {
        let path = "\(states)/\(target.name).lock"
        do throws(SystemError) {
            try SystemFile.makeFolder(states)
            let file = try FileDescriptor.open(path, O_WRONLY | O_CREAT, mode: 0o600)
            if try file.lock() { return file }
        } catch {
            throw .cannotWrite(path, reason: SystemError.text(error.number))
        }
        throw .busy(target.name)
    }

    /// Identifies this publisher, under which others know the scans of its database.
    func origin() throws(PublishError) -> String {
        let path = states + "/origin"
        if let bytes = try read(path), bytes.count >= 32 {
            return String(decoding: bytes.prefix(32), as: UTF8.self)
        }
        var random = SystemRandomNumberGenerator()
        let digits = (0..<2).map { _ in String(random.next() | 1 << 63, radix: 16) }.joined()
        try write(digits + "\n", to: path)
        return digits
    }

    // MARK: Files

    func read(_ path: String) throws(PublishError) -> [UInt8]? {
        do throws(SystemError) {
            return try SystemFile.bytes(path)
        } catch {
            if error.number == ENOENT { return nil }
            throw .cannotRead(path, reason: SystemError.text(error.number))
        }
    }

    func write(_ text: String, to path: String) throws(PublishError) {
        try DurableFile.write(text, to: path)
    }
}

/// Files that are there as a whole or not at all, also after a loss of power.
enum DurableFile {
    /// - Parameter mode: who may read it.
    static func write(_ text: String, to path: String, mode: UInt32 = 0o600) throws(PublishError) {
        do throws(SystemError) {
            try SystemFile.makeFolder(SystemFile.folder(of: path))
            try NewFile.replace(path, with: Array(text.utf8), mode: mode)
        } catch {
            throw .cannotWrite(path, reason: SystemError.text(error.number))
        }
    }

    static func remove(_ path: String) throws(PublishError) {
        do throws(SystemError) { try SystemFile.delete(path) } catch {
            throw .cannotWrite(path, reason: SystemError.text(error.number))
        }
        SystemFile.syncFolder(SystemFile.folder(of: path))
    }
}
