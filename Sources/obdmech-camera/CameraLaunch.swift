import Camera
import CommandLine
import Formats
import Glibc
import Simulator
import System

/// How cameras are started: what they offer is chosen, and what can be set is set.
struct CameraLaunch {
    /// What ffmpeg reads.
    enum Producer {
        case ready(VideoCommand.Input)
        /// The output of a command; nil if its first bytes must say what it is.
        case command([String], VideoCommand.Input?)
    }

    let ffmpeg: String
    let quality: PictureQuality
    let encoder: VideoCommand.Encoder
    let audio: String?
    let brightness: CameraSetting?
    let exposure: CameraSetting?
    let warn: (CameraWarning) -> Void
    private let path: String?
    /// Ends a child when this program is killed, if the system has it (util-linux).
    private let binding: [String]

    init(
        _ variables: [String: String], quality: PictureQuality, encoder: VideoCommand.Encoder? = nil,
        audio: String? = nil, brightness: CameraSetting? = nil, exposure: CameraSetting? = nil,
        warn: @escaping (CameraWarning) -> Void = { _ in }
    ) throws(CameraError) {
        guard let ffmpeg = try? Executable.find("ffmpeg", path: variables["PATH"]) else { throw .noFFmpeg }
        self.ffmpeg = ffmpeg
        self.quality = quality
        // The encoder of a Raspberry Pi up to 4.
        self.encoder = encoder ?? (SystemFile.exists("/dev/video11") ? .v4l2m2m : .libx264)
        self.audio = audio
        self.brightness = brightness
        self.exposure = exposure
        self.warn = warn
        path = variables["PATH"]
        binding =
            (try? Executable.find("setpriv", path: variables["PATH"])).map { [$0, "--pdeathsig", "KILL"] } ?? []
    }

    func words(_ arguments: [String]) -> [String] { binding + [ffmpeg] + arguments }

    /// Checks what can be known before cameras are started.
    static func check(_ source: CameraSource) throws {
        switch source {
        case .simulated(let name): _ = try cycle(name)
        case .program(let command): _ = try CommandWords.split(command, subject: "--source")
        case .device, .network: break
        }
    }

    static func cycle(_ name: String) throws -> DriveCycle {
        do {
            return try DriveCycle.named(name.isEmpty ? "city" : name)
        } catch {
            throw CameraError.noCycle(name)
        }
    }

    func producer(_ source: CameraSource) throws -> Producer {
        switch source {
        case .simulated(let name):
            let (width, height, rate) =
                switch quality {
                case .low: (320, 192, 15)
                case .medium: (480, 272, 30)
                case .high, .max: (640, 368, 30)
                }
            let words = [
                "/proc/self/exe", RoadDrawing.argument, name.isEmpty ? "city" : name, String(width), String(height),
                String(rate),
            ]
            let own = SystemFile.target(ofLink: "/proc/self/exe") ?? words[0]
            return .command(binding + [own] + words.dropFirst(), .drawn(width: width, height: height, rate: rate))
        case .program(let command):
            let words = try CommandWords.split(command, subject: "--source")
            // What binds it to this program would start, and end without saying why.
            do throws(SystemError) { try Executable.find(words[0], path: path) } catch {
                throw CameraError.cannotStart(words[0], error)
            }
            return .command(binding + words, nil)
        case .network(let address): return .ready(.network(address))
        case .device(let path): return .ready(.device(path, try format(of: path)))
        }
    }

    /// The format in which a device records; nil if it offers none, and ffmpeg must try.
    private func format(of path: String) throws(SystemError) -> VideoFormat? {
        let device = try VideoDevice(path)
        let offered = device.offers.compactMap { offer in
            VideoFormat.kind(fourCharacters: offer.code).map {
                VideoFormat(kind: $0, width: offer.width, height: offer.height, rate: offer.rate)
            }
        }
        let format = VideoFormat.best(of: offered, quality)
        if format?.kind == .h264 {
            // Clips are cut at key frames. Not every camera has it.
            try? device.set(.keyFrameDistance, max(1, Int((format?.rate ?? 30) / 2)))
        }
        if let brightness { set(brightness, of: device, .brightness, "brightness") }
        if let exposure {
            // Of "auto exposure" 1 is manual and 3 automatic, the mode that cameras have (V4L2_EXPOSURE_…).
            try? device.set(.automaticExposure, exposure == .automatic ? 3 : 1)
            if exposure != .automatic { set(exposure, of: device, .exposure, "exposure") }
        }
        return format
    }

    private func set(
        _ setting: CameraSetting, of device: borrowing VideoDevice, _ kind: VideoDevice.Setting, _ name: String
    ) {
        guard let (range, usual) = device.range(kind) else {
            return warn(.cannotSet(name, "the camera does not have it"))
        }
        do throws(SystemError) {
            try device.set(kind, setting.value(in: range, usual: usual))
        } catch {
            warn(.cannotSet(name, SystemError.text(error.number)))
        }
    }
}
