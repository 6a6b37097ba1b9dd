/// The environment variables by which `obdmech trip --serve` starts `obdmech-serve`. They are no part of its command line.
package enum BesideVariable {
    /// If it is set, the server ends with its standard input.
    package static let name = "OBDMECH_SERVE_BESIDE"
    /// The token: unlike the command line, other users cannot see the environment.
    package static let token = "OBDMECH_SERVE_TOKEN"
    /// The file in which `obdmech` keeps what it fetched of a fleet's database, so that not each page fetches it.
    package static let fleetCopy = "OBDMECH_FLEET_COPY"
}
