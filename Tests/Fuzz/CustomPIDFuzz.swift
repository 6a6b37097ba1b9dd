import CFuzzer
import CustomPIDs

/// Any file of custom PIDs, and any equation: the data bytes, a line feed, and the equation.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCustomPID(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe tryCustomPID(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main struct CustomPIDFuzz {
    static func main() {
        var (count, arguments) = unsafe (CommandLine.argc, CommandLine.unsafeArgv)
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzzCustomPID)
    }
}

private func tryCustomPID(_ input: [UInt8]) {
    let file = CustomPIDCollection(files: [("x", input)])
    precondition(Set(file.pids.map(\.signalName)).count == file.pids.count)
    for pid in file.pids {
        precondition(!pid.name.isEmpty && (2...7).contains(pid.request.count))
        precondition(CustomPID.services.contains(pid.service) && pid.echoedByteCount <= pid.request.count)
        calculate(pid.equation, input[...])
    }
    for problem in file.problems {
        precondition(problem.line >= 1 && problem.column >= 1 && problem.column <= input.count + 1)
    }

    let end = input.firstIndex(of: 0x0A) ?? 0
    let text = String(decoding: input[end...].dropFirst(), as: UTF8.self)
    do throws(Equation.SyntaxError) {
        calculate(try Equation(text), input[..<end])
    } catch {
        precondition(error.offset >= 0 && error.offset <= text.count)
    }
}

private func calculate(_ equation: Equation, _ data: ArraySlice<UInt8>) {
    let value = try? equation.evaluate(data)
    precondition(value?.number.isFinite ?? true)
    precondition(value == nil || data.count >= equation.byteCount)
}
