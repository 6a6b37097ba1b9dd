import CSQLite

/// The steps of SQLite's machine that the statements of a connection may still take. For databases of other people, in
/// which a query may never end.
@safe
final class StepBudget {
    /// Steps are counted in such units; a statement that takes fewer is not counted.
    private static let unit = 1000

    private(set) var left: Int

    init(_ steps: Int) { left = steps }

    /// Counts the steps of a connection, which this must outlive. A statement that exceeds them fails, as does every
    /// one after it.
    fileprivate func count(_ handle: OpaquePointer) {
        unsafe sqlite3_progress_handler(
            handle, Int32(Self.unit),
            { context in
                guard let context = unsafe context else { return 1 }
                let budget = unsafe Unmanaged<StepBudget>.fromOpaque(context).takeUnretainedValue()
                budget.left -= StepBudget.unit
                return budget.left < 0 ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }
}

extension Connection {
    /// Sets limits for a database of other people.
    /// - Parameters:
    ///   - bytes: The longest text, blob and row.
    ///   - budget: Must outlive the connection.
    func limit(bytes: Int, _ budget: StepBudget) throws(StorageError) {
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(bytes))
        // A pattern can take as long as it likes in one step.
        unsafe sqlite3_limit(handle, SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 0)
        let code = unsafe csqlite_defensive_code(handle)
        guard code == SQLITE_OK else { throw unsafe Self.error(code, handle, path: path) }
        unsafe budget.count(handle)
    }
}
