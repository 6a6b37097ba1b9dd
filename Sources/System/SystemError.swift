import Glibc

/// What the system calls its errors, in our house's lower case.
package enum SystemError {
    package static func text(_ number: Int32) -> String {
        let text = unsafe String(cString: strerror(number))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
