import CSQLite

/// The prepared statements of a connection that are not in use, by their text: to prepare one takes longer than to look up
/// what is stored of a trip.
@safe
final class IdleStatements {
    private static let maxCount = 100

    private var handles: [String: OpaquePointer] = unsafe [:]

    deinit { finalizeAll() }

    /// Returns a statement that was added, without values of parameters; nil if there is none.
    func remove(_ sql: String) -> OpaquePointer? { unsafe handles.removeValue(forKey: sql) }

    func add(_ handle: OpaquePointer, _ sql: String) {
        guard unsafe handles[sql] == nil else {
            unsafe sqlite3_finalize(handle)
            return
        }
        // Texts with numbers in them, which do not come again, must not stay for ever.
        if unsafe handles.count == Self.maxCount { finalizeAll() }
        unsafe sqlite3_reset(handle)
        unsafe sqlite3_clear_bindings(handle)
        unsafe handles[sql] = handle
    }

    private func finalizeAll() {
        while let entry = unsafe handles.popFirst() { unsafe sqlite3_finalize(entry.value) }
    }
}
