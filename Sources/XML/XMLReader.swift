import CExpat

/// What is done with the elements of a document, in their order.
package protocol XMLHandler {
    /// Called at the beginning of an element. Returns false if the document is invalid there.
    mutating func begin(_ name: XMLName, _ attributes: [String: String]) -> Bool
    /// Called at the end of an element, with its text without that of the elements in it. Returns false if the document
    /// is invalid there.
    mutating func end(_ name: XMLName, text: String) -> Bool
}

/// The name of an element.
package struct XMLName: Hashable, Sendable {
    /// An address; empty without one.
    package let namespace: String
    package let local: String

    package init(namespace: String = "", local: String) { (self.namespace, self.local) = (namespace, local) }
}

/// Why a document is not read.
package struct XMLFault: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// It is no XML, or was cut off.
        case malformed
        /// The handler does not take it.
        case refused
        /// It declares entities, which are not expanded: a few of them can make gigabytes.
        case entities
        /// Elements within each other, attributes or a text beyond `XMLReader`'s limits.
        case tooMuch
    }

    package let reason: Reason
    /// From 1.
    package let line: Int

    package init(_ reason: Reason, line: Int) { (self.reason, self.line) = (reason, line) }
}

/// Reads XML by Expat, from memory: nothing that a document refers to is loaded, and nothing in it is expanded.
package enum XMLReader {
    /// How many elements may be within each other.
    package static let mostDepth = 64
    /// The length of the text of an element, and of its attributes, in bytes.
    package static let mostText = 1 << 16
    private static let bytesAtOnce = 1 << 16

    package static func read<Handler: XMLHandler>(_ bytes: [UInt8], by handler: inout Handler) throws(XMLFault) {
        // A name is its namespace, a line break (which neither can contain), and its local part.
        guard let parser = unsafe XML_ParserCreateNS(nil, 0x0A) else { throw XMLFault(.malformed, line: 1) }
        defer { unsafe XML_ParserFree(parser) }
        let state = unsafe State(handler, parser)
        defer { if let changed = state.handler as? Handler { handler = changed } }
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(state).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let state = unsafe State.of(data), let name = unsafe name else { return }
                unsafe state.begin(name, attributes)
            }, { data, _ in unsafe State.of(data)?.end() })
        unsafe XML_SetCharacterDataHandler(parser) { data, text, count in
            guard let text = unsafe text else { return }
            unsafe State.of(data)?.take(UnsafeBufferPointer(start: text, count: Int(count)))
        }
        unsafe XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in unsafe State.of(data)?.stop(.entities)
        }
        try withExtendedLifetime(state) { () throws(XMLFault) in
            var start = 0
            repeat {
                let end = min(bytes.count, start + bytesAtOnce)
                let isLast = end == bytes.count
                let status = unsafe bytes[start..<end].withUnsafeBytes { part in
                    unsafe XML_Parse(
                        parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(part.count),
                        isLast ? 1 : 0)
                }
                guard status == XML_STATUS_OK else {
                    let line = unsafe Int(clamping: XML_GetCurrentLineNumber(parser))
                    throw XMLFault(state.reason ?? .malformed, line: line)
                }
                start = end
            } while start < bytes.count
        }
    }

    /// What the functions that Expat calls share.
    @safe
    private final class State {
        var handler: any XMLHandler
        private let parser: XML_Parser
        private var names: [XMLName] = []
        private var text: [UInt8] = []
        private(set) var reason: XMLFault.Reason?

        init(_ handler: any XMLHandler, _ parser: XML_Parser) {
            self.handler = handler
            unsafe self.parser = parser
        }

        static func of(_ data: UnsafeMutableRawPointer?) -> State? {
            unsafe data.map { unsafe Unmanaged<State>.fromOpaque($0).takeUnretainedValue() }
        }

        func begin(_ pointer: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
            guard reason == nil else { return }
            let parts = unsafe String(cString: pointer).split(separator: "\n", maxSplits: 1)
            let name =
                parts.count == 2
                ? XMLName(namespace: String(parts[0]), local: String(parts[1]))
                : XMLName(local: parts.first.map { String($0) } ?? "")
            names.append(name)
            guard names.count <= mostDepth else { return stop(.tooMuch) }
            var (values, length, index) = ([String: String](), 0, 0)
            while let key = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
                let text = unsafe String(cString: value)
                length += text.utf8.count
                guard length <= mostText else { return stop(.tooMuch) }
                values[unsafe String(cString: key)] = text
                index += 2
            }
            text.removeAll(keepingCapacity: true)
            if !handler.begin(name, values) { stop(.refused) }
        }

        func end() {
            guard reason == nil, let name = names.popLast() else { return }
            if !handler.end(name, text: String(decoding: text, as: UTF8.self)) { stop(.refused) }
            text.removeAll(keepingCapacity: true)
        }

        func take(_ part: UnsafeBufferPointer<CChar>) {
            guard reason == nil else { return }
            guard text.count + part.count <= mostText else { return stop(.tooMuch) }
            unsafe text.append(contentsOf: part.map { UInt8(bitPattern: $0) })
        }

        func stop(_ reason: XMLFault.Reason) {
            self.reason = self.reason ?? reason
            unsafe XML_StopParser(parser, 0)
        }
    }
}
