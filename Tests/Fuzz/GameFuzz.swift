import CFuzzer
import GamePackets
import Telemetry

/// Any datagrams, as those of one session: each is preceded by its length in two bytes. What is not of a game is
/// counted, and nothing impossible is passed on.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzGame(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe tryGame(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main struct GameFuzz {
    static func main() {
        var (count, arguments) = unsafe (CommandLine.argc, CommandLine.unsafeArgv)
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzzGame)
    }
}

private func tryGame(_ input: [UInt8]) {
    // The whole input as one datagram, and as several.
    var one = GameSession()
    check(one.take(input, at: .zero), after: .zero)
    var session = GameSession()
    var rest = input[...]
    var (time, last, datagrams) = (Instant.zero, Instant.zero, 0)
    while rest.count >= 2 {
        let length = Int(rest.removeFirst()) | Int(rest.removeFirst()) << 8
        let bytes = Array(rest.prefix(length))
        rest = rest.dropFirst(length)
        datagrams += 1
        time = time.advanced(bySeconds: Double(length % 7) / 60)
        last = check(session.take(bytes, at: time) + session.tick(at: time), after: last)
    }
    precondition(session.counts.received == datagrams)
}

@discardableResult
private func check(_ events: [GameSession.Event], after last: Instant) -> Instant {
    var last = last
    for case .batch(let batch) in events {
        precondition(batch.time >= last && !batch.samples.isEmpty)
        last = batch.time
        for sample in batch.samples {
            precondition(
                sample.value.isFinite && GameSignal[sample.signal].map { abs(sample.value) <= $0.greatest } ?? true)
        }
    }
    return last
}
