import CFuzzer
import OBD

/// Any bus traffic: lines of digits as frames of every framing, and the bytes themselves as the frames of one ECU.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzBus(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe tryBus(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main struct BusFuzz {
    static func main() {
        var (count, arguments) = unsafe (CommandLine.argc, CommandLine.unsafeArgv)
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzzBus)
    }
}

private func tryBus(_ input: [UInt8]) {
    let lines = input.split { $0 == 0x0D || $0 == 0x0A }.map { $0.filter { $0 != 0x20 } }
    for framing in VehicleBus.Framing.allCases {
        let frames = lines.compactMap { try? BusFrame.parse($0, framing: framing) }
        for frame in frames {
            precondition(!frame.data.isEmpty && (!framing.isCAN || frame.data.count <= 8))
            precondition(ECUAddress(frame.ecu.description) == frame.ecu)
        }
        let messages = BusMessage.assemble(frames, framing: framing)
        precondition(Set(messages.map(\.ecu)).isSubset(of: frames.map(\.ecu)))
        for service in [0x01, 0x03, 0x09] as [UInt8] {
            for answer in ServiceAnswer.sort(messages, request: [service]) {
                _ = try? VIN.decode(answer.payloads)
                for payload in answer.payloads { _ = try? TroubleCodeList(payload, framing: framing) }
                for partial in answer.decodingErrors.compactMap(\.partial) {
                    precondition(partial.bytes.count < partial.byteCount)
                    _ = TroubleCodeList(partial, fault: MessageDecodingError(""))
                    _ = UDSTroubleCode.wholeRecords(partial)
                }
            }
        }
    }
    reassemble(stride(from: 0, to: input.count, by: 8).map { Array(input[$0..<min($0 + 8, input.count)]) })
    reassemble(lines.map { Array($0.prefix(9)) })
}

/// A missing frame makes a message incomplete, never shorter.
private func reassemble(_ frames: [[UInt8]]) {
    var reassembler = ISOTPReassembler()
    for frame in frames { reassembler.take(frame) }
    var announced: Set<Int> = []
    for frame in frames {
        guard let control = frame.first else { continue }
        if control >> 4 == 0 { announced.insert(Int(control)) }
        if control >> 4 == 1, frame.count > 1 { announced.insert(Int(control & 0x0F) << 8 | Int(frame[1])) }
    }
    for case .success(let payload) in reassembler.finish() {
        precondition(!payload.isEmpty && announced.contains(payload.count))
    }
    precondition(reassembler.finish().isEmpty)
}
