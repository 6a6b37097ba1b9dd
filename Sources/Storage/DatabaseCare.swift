extension Database {
    /// Bytes that the database takes, without its write-ahead log.
    package func size() throws(StorageError) -> Int64 {
        try connection.integer("PRAGMA page_count") * connection.integer("PRAGMA page_size")
    }
}
