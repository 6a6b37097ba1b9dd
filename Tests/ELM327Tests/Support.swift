/// Returns the bytes of a text in which each character stands for one byte.
func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
