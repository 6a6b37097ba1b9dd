import CommandLine
import Devices
import ELM327
import Formats
import System
import Terminal
import Transports

/// `--record`: the session with the device, in a new file.
struct SessionRecording {
    /// Nil where nothing is recorded.
    private let file: TranscriptFile?

    /// Makes the file, so that a name that cannot be used is told before anything else is done.
    init(device: String, _ options: Options) throws {
        guard let path = options[.record] else {
            file = nil
            return
        }
        let header = Transcript.header(["adapter": device, "date": CalendarTime.iso8601(LocalTime.now)])
        file = try TranscriptFile.create(path: path, header: header, editor: SessionEditor(redacts: options[.redact])) {
            Output.warn($0.text, advice: "nothing more is recorded there")
        }
    }

    /// What opens the device and records what is said to it and by it.
    /// - Parameter known: of the adapter, from before. The replay begins as the recording does; whose vehicle it is does
    ///   not matter to it.
    func opener(_ open: @escaping DeviceSchemes.Opener, known: LinkProfile?) -> DeviceSchemes.Opener {
        guard let file else { return open }
        var facts: [String: String] = [:]
        if var known {
            known.vin = nil
            facts["known"] = known.text
        }
        return { [facts] interruptDescriptor throws(TransportError) in
            do throws(TransportError) {
                return RecordingTransport(try open(interruptDescriptor), into: file, facts: facts)
            } catch {
                file.discardIfEmpty()
                throw error
            }
        }
    }
}
