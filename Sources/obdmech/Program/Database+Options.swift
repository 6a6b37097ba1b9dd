import CommandLine
import History
import Recording
import Storage

extension Database {
    /// Opens the database, which must exist.
    static func existing(_ call: Call) throws -> Database {
        let path = try call.databasePath
        guard let database = try openExisting(path: path) else {
            throw DatabaseError.none(path, advice: DatabaseError.made)
        }
        try database.recoverAndTell()
        return database
    }
}

extension StoredNumber {
    /// Parses the operands of `delete` and `edit`, such as "12 13".
    static func operands(_ options: Options, kind: String, command: String) throws -> [StoredNumber] {
        var numbers: [StoredNumber] = []
        for text in options.operands {
            guard let number = StoredNumber(text) else {
                throw StoredUsageError.notANumber(text, kind: kind, usage: "obdmech \(command) \(kind) N")
            }
            numbers.append(number)
        }
        return numbers
    }
}
