import ELM327
import Reports
import Transports

/// `--record` and `--redact`: the dialogue with the device, in a new file.
enum DialogueRecording {
    /// What opens the device and, where the options ask for it, records what is said to it and by it.
    ///
    /// The file is made here, so that a name that cannot be used is told before anything is opened.
    static func opener(
        _ open: @escaping DeviceSchemes.Opener, device: String, _ options: Options
    ) throws(Failure) -> DeviceSchemes.Opener {
        let redacts = options.has(CommandTable.redact)
        guard let path = options.value(CommandTable.record) else {
            guard redacts else { return open }
            throw Failure(status: .usage, message: "--redact needs --record", advice: "name the file to record into")
        }
        let file: TranscriptFile
        do throws(TransportError) {
            let header = Transcript.header(["adapter": device, "date": CalendarTime.iso8601(LocalTime.now)])
            file = try TranscriptFile.create(path: path, header: header, editor: DialogueEditor(redacts: redacts)) {
                problem in
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
