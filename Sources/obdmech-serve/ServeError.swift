import Formats
import System

/// Why nothing can be served.
enum ServeError: UserError {
    case noAddress(String)
    case needsToken(String)
    case weakToken(minLength: Int)
    case cannotRead(String, SystemError)
    case badCertificate
    /// `obdmech` is not installed.
    case noProgram

    var message: UserMessage {
        switch self {
        case .noAddress(let text):
            UserMessage("invalid --listen '\(text)'", advice: "expected ADDRESS:PORT, such as 192.168.1.5:8080")
        case .needsToken(let address):
            UserMessage(
                "cannot serve on '\(address)' without a token",
                advice: "others in the network could see where and when you drive; choose one: --token TEXT")
        case .weakToken(let length):
            UserMessage(
                "the token cannot be used",
                advice: "it needs at least \(length) letters, digits or punctuation marks, without spaces")
        case .cannotRead(let path, let error): "cannot read '\(path)': \(SystemError.text(error.number))"
        case .badCertificate:
            UserMessage(
                "the certificate and its key cannot be used", advice: "both must be PEM files, and belong together")
        case .noProgram:
            UserMessage("'obdmech' is not installed", advice: "install the package obdmech", status: .system)
        }
    }
}
