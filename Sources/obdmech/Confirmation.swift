import Glibc

/// The question before something that is stored is lost or changed.
enum Confirmation {
    /// Refuses where nobody can be asked. To be called before anything else is done.
    static func check(_ options: Options, message: String) throws(Failure) {
        guard options.has(.yes) || Output.isTerminal(0) else {
            throw Failure(status: .usage, message: message, advice: "give --yes where nobody can be asked")
        }
    }

    /// Whether "yes" was typed, in full, or --yes given.
    /// - Parameter question: "Delete trip 3?"
    static func isGiven(_ options: Options, _ question: String) -> Bool {
        if options.has(.yes) { return true }
        var text = "\(question) [yes/no] "
        while true {
            Output.talk(text)
            switch readLine()?.lowercased() {
            case "yes": return true
            case nil, "", "n", "no": return false
            default: text = "Type yes in full, or no: "
            }
        }
    }
}
