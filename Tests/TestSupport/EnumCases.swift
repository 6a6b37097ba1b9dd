/// The names of enumeration cases, including those with associated values, which `CaseIterable` does not support.
package enum EnumCases {
    /// Returns the number of cases of a type from its metadata (`TargetEnumDescriptor` of the Swift ABI).
    package static func count<Enumeration>(of type: Enumeration.Type) -> Int {
        let metadata = unsafe unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
        let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
        let withArguments = unsafe descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let without = unsafe descriptor.load(fromByteOffset: 24, as: UInt32.self)
        return Int(withArguments + without)
    }

    /// Returns "unknownOption" for `.unknownOption("--x")`.
    package static func name(of value: some Any) -> String {
        Mirror(reflecting: value).children.first?.label ?? "\(value)"
    }
}
