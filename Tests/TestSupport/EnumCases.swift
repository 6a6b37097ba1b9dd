/// The names of enumeration cases, also of those with arguments, which `CaseIterable` leaves out.
package enum EnumCases {
    /// How many cases a type has, as its metadata says: the words that the compiler writes beside each enumeration
    /// (`TargetEnumDescriptor` of the Swift ABI).
    package static func count<Enumeration>(of type: Enumeration.Type) -> Int {
        let metadata = unsafe unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
        let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let withArguments = unsafe descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let without = unsafe descriptor.load(fromByteOffset: 24, as: UInt32.self)
        return Int(withArguments + without)
    }

    /// "unknownOption" of `.unknownOption("--x")`.
    package static func name(of value: some Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
}
