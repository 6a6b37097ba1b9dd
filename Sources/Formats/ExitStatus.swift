/// The exit status of the program. What each means to a script is in `ExitStatus+Manual.swift`.
package enum ExitStatus: Int32, CaseIterable {
    case fine = 0
    case fault = 1
    case usage = 2
    case adapter = 3
    case vehicle = 4
    case database = 5
    case output = 6
    case system = 7
}
