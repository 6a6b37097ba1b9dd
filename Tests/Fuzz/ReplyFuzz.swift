import CFuzzer
import ELM327
import OBD
import Telemetry

/// Any response of an adapter: a command, a line feed, and the bytes received in response.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReply(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe tryReply(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main struct ReplyFuzz {
    static func main() {
        var (count, arguments) = unsafe (CommandLine.argc, CommandLine.unsafeArgv)
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzzReply)
    }
}

private func tryReply(_ input: [UInt8]) {
    let end = input.firstIndex(of: 0x0A) ?? 0
    let command = String(decoding: input[..<end], as: UTF8.self)
    let answer = Array(input[end...])

    let reply = read(command, [answer])
    // Bytes may be split anywhere.
    precondition(read(command, answer.map { [$0] }) == reply)
    let cut = answer.count / 3
    precondition(read(command, [Array(answer[..<cut]), Array(answer[cut...])]) == reply)

    // A line that ends in an error contains no data.
    for line in reply.lines where line.text.uppercased().hasSuffix("ERROR") {
        switch line.content {
        case .digits, .segment: preconditionFailure("data in '\(line.text)'")
        case .corrupted, .text: continue
        }
    }
    var clean = reply
    clean.lines.removeAll { $0.content == .corrupted }
    let request = (try? BusFrame.hexadecimal(Array(command.utf8)[...])) ?? []
    for framing in VehicleBus.Framing.allCases {
        for headersShown in [true, false] {
            let (messages, unreadable) = reply.busMessages(framing: framing, headersShown: headersShown)
            precondition(unreadable <= reply.lines.count)
            precondition(messages.isEmpty || unreadable < reply.lines.count)
            // Mixed-up parts are all undecodable, however many lines there are.
            if !messages.isEmpty || reply.lines.count == clean.lines.count {
                precondition(clean.busMessages(framing: framing, headersShown: headersShown).messages == messages)
            }
            // No service has a greater number.
            if request.first ?? 0 > 0x3F { continue }
            decode(ServiceAnswer.sort(messages, request: request), request, framing)
        }
    }
}

private func read(_ command: String, _ parts: [[UInt8]]) -> Reply {
    var parser = ReplyParser(command: command)
    for part in parts where parser.take(part, at: .zero) != nil { break }
    return parser.finish()
}

private func decode(_ answers: [ServiceAnswer], _ request: [UInt8], _ framing: VehicleBus.Framing) {
    let asked = Array(request.dropFirst())
    for (_, values) in CurrentData.values(answers, asked: asked) {
        for (pid, data) in values {
            precondition(asked.contains(pid) && !data.isEmpty)
            precondition(PIDTable.dataByteCount(pid).map { $0 == data.count } ?? (asked.count == 1))
        }
    }
    for answer in answers {
        precondition(!answer.payloads.isEmpty || answer.refusal != nil || !answer.decodingErrors.isEmpty)
        _ = try? VIN.decode(answer.payloads)
        if let infoType = asked.first {
            _ = try? InUsePerformance.decode(answer.payloads, type: infoType, framing: framing)
        }
        for id in (try? VehicleInformation.calibrationIDs(answer.payloads, framing: framing)) ?? [] {
            precondition(id.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        }
        _ = try? VehicleInformation.verificationNumbers(answer.payloads, framing: framing)
        _ = try? VehicleInformation.ecuName(answer.payloads, framing: framing)
        if let pid = request.dropFirst().first, let data = answer.data(ofPID: pid) {
            for value in PIDTable.row(pid)?.decode(data) ?? [] { precondition(value.value?.isFinite ?? true) }
        }
        for payload in answer.payloads {
            precondition(payload.first == (request.first ?? 0) &+ 0x40)
            _ = MonitorStatus(payload.dropFirst(2))
            _ = SupportBitmap.decode(payload.dropFirst(2), base: 0)
            if let pid = asked.first { precondition((try? FreezeFrame.data(payload, pid: pid))?.isEmpty != true) }
            for test in (try? MonitorTest.decode(payload)) ?? [] {
                precondition(test.value.isFinite && !test.name.isEmpty)
                if let margin = test.marginPercent { precondition((margin < 0) == (test.passed == false)) }
            }
            _ = try? OxygenSensorTest.decode(payload)
            _ = try? ComponentTest.decode(payload)
            let list = try? TroubleCodeList(
                payload, framing: framing, isLengthKnown: answer.isLengthKnown(payload))
            for code in list?.codes ?? [] { precondition(TroubleCode(code.description) == code) }
        }
    }
}
