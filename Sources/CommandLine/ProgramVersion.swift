/// The version of this program, and of those beside it.
package enum ProgramVersion {
    package static let text = "0.1.0"
}
