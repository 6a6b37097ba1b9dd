import CommandLine
import System

/// Why nothing can be served.
enum ServeError: Error {
    case noAddress(String)
    case needsToken(String)
    case weakToken(minLength: Int)
    case cannotRead(String, SystemError)
    case badCertificate
    case cannotListen(String, advice: String)
    /// `obdmech` is not installed.
    case noProgram

    var failure: Failure {
        switch self {
        case .noAddress(let text):
            Failure(
                status: .usage, message: "'\(text)' is no address with a port",
                advice: "use ADDRESS:PORT, such as 192.168.1.5:8080")
        case .needsToken(let address):
            Failure(
                status: .usage, message: "cannot serve on '\(address)' without a token",
                advice: "others in the network could read where and when you drive; choose a token: --token TEXT")
        case .weakToken(let length):
            Failure(
                status: .usage, message: "the token is not usable",
                advice: "use at least \(length) letters, digits and punctuation marks, without spaces")
        case .cannotRead(let path, let error):
            Failure(status: .usage, message: "cannot read '\(path)': \(SystemError.text(error.number))")
        case .badCertificate:
            Failure(
                status: .usage, message: "the certificate and the key cannot be used",
                advice: "both must be PEM files, and belong together")
        case .cannotListen(let message, let advice): Failure(status: .system, message: message, advice: advice)
        case .noProgram:
            Failure(status: .system, message: "'obdmech' is not installed", advice: "install the package obdmech")
        }
    }
}
