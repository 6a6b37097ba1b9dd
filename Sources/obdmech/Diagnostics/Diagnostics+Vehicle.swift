import CommandLine

extension Diagnostics {
    static let vehicle = [
        Diagnostic(
            pattern: "the vehicle gave no values, nothing is recorded", status: .vehicle,
            cause: "The vehicle was found, but gave none of the values that a trip asks for.",
            remedy: "Start the engine, or at least switch the ignition on, and begin the trip again.")
    ]
}
