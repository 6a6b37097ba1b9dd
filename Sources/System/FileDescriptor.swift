import Glibc

/// An open file descriptor, closed when its owner goes.
package struct FileDescriptor: ~Copyable {
    package let number: Int32

    package init(owning number: Int32) { self.number = number }

    deinit { close(number) }
}
