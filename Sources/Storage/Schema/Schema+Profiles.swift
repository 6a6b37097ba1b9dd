extension Schema {
    /// Whether a car answered a request of the user's custom PIDs when it was tried. command: the request and whom it was
    /// sent to, as text.
    static let profileAnswers = """
        CREATE TABLE profile_answer (
            vin TEXT NOT NULL,
            command TEXT NOT NULL,
            answered INTEGER NOT NULL CHECK (answered IN (0, 1)),
            tried_us INTEGER NOT NULL,
            PRIMARY KEY (vin, command)
        ) STRICT, WITHOUT ROWID;
        """
}
