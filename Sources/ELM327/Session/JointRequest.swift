package import OBD
package import Transports

/// Requests to several modules, each sent before another has answered: "@7E4>7EC:220101,7A0>7A8:22C00B". No ELM327
/// has such a command; a CAN interface of our own does (`CANAdapter`).
package struct JointRequest: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        /// Three or eight hexadecimal digits.
        package var header: String
        /// Where the module responds.
        package var response: ECUAddress
        /// Of a single frame.
        package var message: [UInt8]

        package init(header: String, response: ECUAddress, message: [UInt8]) {
            self.header = header
            self.response = response
            self.message = message
        }
    }

    /// The longest message of a single frame (ISO 15765-2).
    package static let maxByteCount = 7
    private static let mark = UInt8(ascii: "@")

    package var parts: [Part]

    package init(_ parts: [Part]) { self.parts = parts }

    package var text: String {
        "@" + parts.map { "\($0.header)>\($0.response):\(Hexadecimal.text($0.message))" }.joined(separator: ",")
    }

    /// Reads the form that `text` writes; nil if it is another.
    package init?(_ line: [UInt8]) {
        guard line.first == Self.mark else { return nil }
        var parts: [Part] = []
        for text in line.dropFirst().split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let words = text.split(omittingEmptySubsequences: false) {
                [UInt8(ascii: ">"), UInt8(ascii: ":")].contains($0)
            }
            .map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 3, [3, 8].contains(words[0].utf8.count), UInt32(words[0], radix: 16) != nil,
                let response = ECUAddress(words[1]), let message = Hexadecimal.bytes(words[2]),
                (1...Self.maxByteCount).contains(message.count)
            else { return nil }
            parts.append(Part(header: words[0], response: response, message: message))
        }
        // Whose response it is must be certain.
        guard Set(parts.map(\.response)).count == parts.count else { return nil }
        self.parts = parts
    }
}

extension Session {
    /// A request to a module, and what its response repeats.
    package struct ModuleRequest: Sendable {
        package var message: [UInt8]
        package var module: ModuleAddress
        /// Where the module responds, as far as the user knows that.
        package var response: ECUAddress?
        package var echoedByteCount: Int

        package init(
            _ message: [UInt8], to module: ModuleAddress, from response: ECUAddress?, echoedByteCount: Int
        ) {
            self.message = message
            self.module = module
            self.response = response
            self.echoedByteCount = echoedByteCount
        }
    }

    /// The part of a joint request that a request is; nil if it must be sent alone.
    package func jointPart(_ request: ModuleRequest) -> JointRequest.Part? {
        guard isInterface, !refusesJoint, request.module.extended == nil, framing?.isCAN == true,
            (1...JointRequest.maxByteCount).contains(request.message.count), let header = wholeHeader(request.module),
            let response = responseAddress(request.module, given: request.response)
        else { return nil }
        return JointRequest.Part(header: header, response: response, message: request.message)
    }

    /// Sends requests to several modules without waiting in between, and returns what each responded, in their order; nil
    /// if that cannot be done. Each must have a `jointPart`, with a response address of its own.
    package func request(jointly requests: [ModuleRequest]) throws(TransportError) -> [RequestResult]? {
        let parts = requests.compactMap(jointPart)
        guard parts.count == requests.count else { return nil }
        try askAllAgain()
        let reply = try adapter.exchange(
            JointRequest(parts).text, within: replySeconds(Self.requestSeconds), quietSeconds: quietSeconds)
        // A recorded session of an earlier version, for example.
        guard !reply.contains(.unknownCommand) else {
            refusesJoint = true
            return nil
        }
        if showsRestart(reply) { try restore() }
        return zip(requests, parts).map { request, part in
            let (answers, unreadable) = answers(
                in: reply, to: Array(request.message.prefix(request.echoedByteCount)), from: .ecu(part.response))
            return RequestResult(
                answers: answers, unreadableLines: unreadable, reply: reply,
                time: reply.dataTime ?? now)
        }
    }
}
