import ELM327
import Reports
import Transports

/// `--record`: the dialogue with the device, in a new file.
enum DialogueRecording {
    /// What opens the device and, where the options ask for it, records what is said to it and by it.
    ///
    /// The file is made here, so that a name that cannot be used is told before anything is opened.
    static func opener(
        _ open: @escaping DeviceSchemes.Opener, device: String, known: KnownLink?, _ options: Options
    ) throws(Failure) -> DeviceSchemes.Opener {
        guard let path = options.value(CommandTable.record) else { return open }
        let file: TranscriptFile
        do throws(TransportError) {
            var header = ["adapter": device, "date": CalendarTime.iso8601(LocalTime.now)]
            // The replay begins as the recording did. Whose vehicle it is does not matter.
            if var known {
                known.vin = nil
                header["known"] = known.text
            }
            file = try TranscriptFile.create(path: path, header: Transcript.header(header)) { problem in
                Output.complain(problem, advice: "nothing more is recorded there")
            }
        } catch {
            throw Failure(status: .usage, message: error.message, advice: error.advice)
        }
        return { interruptDescriptor throws(TransportError) in
            do throws(TransportError) {
                return RecordingTransport(try open(interruptDescriptor), into: file)
            } catch {
                file.discardIfEmpty()
                throw error
            }
        }
    }
}
