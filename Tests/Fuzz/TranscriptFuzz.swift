import CFuzzer
import ELM327
import Telemetry
import Transports

/// Any file: either it is not a transcript, or writing it again gives the same transcript. Redaction keeps its form.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTranscript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe tryTranscript(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

@main struct TranscriptFuzz {
    static func main() {
        var (count, arguments) = unsafe (CommandLine.argc, CommandLine.unsafeArgv)
        _ = unsafe LLVMFuzzerRunDriver(&count, &arguments, fuzzTranscript)
    }
}

private func tryTranscript(_ input: [UInt8]) {
    guard let transcript = try? Transcript(parsing: input),
        // Control characters in the header become spaces.
        let again = try? Transcript(parsing: Array(transcript.text.utf8)),
        let third = try? Transcript(parsing: Array(again.text.utf8))
    else { return }
    precondition(again.entries.map(\.text) == transcript.entries.map(\.text))
    precondition(again.entries.map(\.bytes) == transcript.entries.map(\.bytes))
    precondition(again.entries.map(\.time) == transcript.entries.map(\.time))
    precondition(again.header.count == transcript.header.count)
    precondition(third == again)
    if let known = transcript["known"].flatMap({ LinkProfile(text: $0) }) {
        precondition(LinkProfile(text: known.text) == known)
    }

    let redacted = edit(transcript.entries)
    precondition(redacted.count == transcript.entries.count)
    for (old, new) in zip(transcript.entries, redacted) {
        precondition(new.direction == old.direction && new.time == old.time && new.line == old.line)
        precondition(old.direction == .received || new.bytes == old.bytes)
        precondition(new.bytes.count == old.bytes.count)
        // Digits become digits.
        for (before, after) in zip(old.bytes, new.bytes) where before != after {
            precondition(isDigit(before) && isDigit(after))
        }
    }
    let bytewise = transcript.entries.flatMap { entry in
        entry.bytes.map { Transcript.Entry(entry.direction, [$0], at: entry.time) }
    }
    precondition(edit(bytewise).flatMap(\.bytes) == redacted.flatMap(\.bytes))
}

private func edit(_ entries: [Transcript.Entry]) -> [Transcript.Entry] {
    var editor = SessionEditor(redacts: true)
    return entries.flatMap { editor.take($0) } + editor.finish()
}

private func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
}
