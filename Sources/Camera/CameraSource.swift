import Formats

/// Where pictures come from.
package enum CameraSource: Hashable, Sendable {
    /// A simulated drive, by the name of its cycle; empty for the usual one.
    case simulated(String)
    /// A V4L2 device.
    case device(String)
    /// A program that writes H.264, H.265, MJPEG, MPEG-TS or Matroska to its standard output.
    case program(String)
    /// A camera in the network.
    case network(String)

    /// Parses "sim:", "sim:highway", "/dev/video0", "exec:COMMAND", or an address of RTSP; nil for anything else.
    package init?(_ text: String) {
        if text.hasPrefix("sim:") {
            self = .simulated(String(text.dropFirst(4)))
        } else if text.hasPrefix("exec:"), text.utf8.count > 5 {
            self = .program(String(text.dropFirst(5)))
        } else if ["rtsp://", "rtsps://"].contains(where: text.hasPrefix) {
            self = .network(text)
        } else if text.hasPrefix("/") {
            self = .device(text)
        } else {
            return nil
        }
    }

    /// As it was typed; an address without the password in it.
    package var shown: String {
        switch self {
        case .simulated(let name): return "sim:" + name
        case .device(let path): return path
        case .program(let command): return "exec:" + command
        case .network(let address):
            let start = address.firstRange(of: "://")?.upperBound ?? address.startIndex
            let end = address[start...].firstIndex(of: "/") ?? address.endIndex
            guard let at = address[start..<end].lastIndex(of: "@") else { return address }
            return String(address[..<start] + address[address.index(after: at)...])
        }
    }
}

/// A source with the name of its camera: "front=/dev/video0", or a source alone.
package struct NamedSource: Hashable, Sendable {
    /// Empty for the only camera.
    package let name: String
    package let source: CameraSource

    package init?(_ text: String) {
        if let equals = text.firstIndex(of: "="), ClipName.isCamera(text[..<equals]),
            let source = CameraSource(String(text[text.index(after: equals)...]))
        {
            self.init(name: String(text[..<equals]), source)
        } else if let source = CameraSource(text) {
            self.init(name: "", source)
        } else {
            return nil
        }
    }

    package init(name: String, _ source: CameraSource) {
        self.name = name
        self.source = source
    }

    /// The sources that texts stand for: the first camera of the system if there is none.
    package static func all(_ texts: [String]) -> [NamedSource] {
        let named = texts.compactMap { NamedSource($0) }
        return named.isEmpty ? [NamedSource(name: "", .device("/dev/video0"))] : named
    }

    /// The name that two of these sources share; nil if each has one of its own.
    package static func sharedName(_ sources: [NamedSource]) -> String? {
        sources.indices.first { index in sources[..<index].contains { $0.name == sources[index].name } }
            .map { sources[$0].name }
    }

    /// What it is called in messages.
    package var shown: String { name.isEmpty ? source.shown : "\(name) (\(source.shown))" }
}

/// How good pictures are, of what the camera offers.
package enum PictureQuality: String, CaseIterable, Sendable {
    case low, medium, high, max

    /// The greatest height, in pixels.
    package var maxHeight: Int {
        switch self {
        case .low: 480
        case .medium: 720
        case .high: 1080
        case .max: .max
        }
    }

    package var maxRate: Double { self == .low ? 15 : self == .max ? .infinity : 30 }

    /// The constant rate factor of libx264 for pictures that are encoded here.
    var rateFactor: Int {
        switch self {
        case .low: 30
        case .medium: 27
        case .high: 25
        case .max: 22
        }
    }
}

/// A format that a camera offers.
package struct VideoFormat: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case h264, pictures
        /// Not compressed, with the name that ffmpeg has for it.
        case raw(String)
    }

    package var kind: Kind
    package var width: Int
    package var height: Int
    /// Pictures per second; 0 if the camera does not say.
    package var rate: Double

    package init(kind: Kind, width: Int, height: Int, rate: Double) {
        self.kind = kind
        self.width = width
        self.height = height
        self.rate = rate
    }

    /// The kind of a format's four characters; nil for one that is of no use here.
    package static func kind(fourCharacters code: String) -> Kind? {
        switch code {
        case "H264": .h264
        case "MJPG", "JPEG": .pictures
        case "YUYV": .raw("yuyv422")
        case "UYVY": .raw("uyvy422")
        case "NV12": .raw("nv12")
        case "YU12": .raw("yuv420p")
        case "RGB3": .raw("rgb24")
        case "BGR3": .raw("bgr24")
        case "GREY": .raw("gray")
        default: nil
        }
    }

    /// The best format of those offered: the size and rate that the quality allows, then what the camera compresses
    /// itself. A raw format of the same size is worse, and a smaller compressed one is worse than that.
    package static func best(of offered: [VideoFormat], _ quality: PictureQuality) -> VideoFormat? {
        let fitting = offered.filter { $0.height <= quality.maxHeight }
        let candidates = fitting.isEmpty ? offered.filter { $0.height == offered.map(\.height).min() } : fitting
        return candidates.max { $0.rank(quality) < $1.rank(quality) }
    }

    private func rank(_ quality: PictureQuality) -> (Int, Int, Int, Double) {
        // At less than 15 pictures per second, number plates are missed.
        let isFluent = rate == 0 || rate >= min(15, quality.maxRate) ? 1 : 0
        let order =
            switch kind {
            case .h264: 2
            case .pictures: 1
            case .raw: 0
            }
        let isTooFast = rate > quality.maxRate
        return (isFluent, width * height, order, isTooFast ? -rate : rate)
    }
}

/// The command lines of ffmpeg. It is a child without a shell, and writes a stream to its standard output.
package enum VideoCommand {
    /// What compresses pictures that are not.
    package enum Encoder: String, CaseIterable, Sendable {
        case libx264
        /// Of a Raspberry Pi up to 4.
        case v4l2m2m = "h264_v4l2m2m"
        case vaapi = "h264_vaapi"
    }

    /// What a stream is that a program writes.
    package enum StreamKind: String, Sendable {
        case h264, hevc, mjpeg, mpegts, matroska

        /// Recognizes a stream by its first bytes; nil for one that ffmpeg must recognize.
        package init?(firstBytes bytes: [UInt8]) {
            func starts(_ prefix: UInt8...) -> Bool { bytes.starts(with: prefix) }
            let unit = starts(0, 0, 0, 1) ? 4 : starts(0, 0, 1) ? 3 : nil
            if let unit, bytes.count > unit {
                // The first unit of H.265 is a parameter set or a delimiter.
                self = (32...35).contains(bytes[unit] >> 1 & 0x3F) && bytes[unit] & 0x81 == 0 ? .hevc : .h264
            } else if starts(0xFF, 0xD8, 0xFF) {
                self = .mjpeg
            } else if starts(0x1A, 0x45, 0xDF, 0xA3) {
                self = .matroska
            } else if starts(0x47), bytes.count < 189 || bytes[188] == 0x47 {
                self = .mpegts
            } else {
                return nil
            }
        }

        /// Whether its frames have no times: that of their arrival counts.
        var isBare: Bool { [.h264, .hevc, .mjpeg].contains(self) }
    }

    /// What ffmpeg reads.
    package enum Input: Hashable, Sendable {
        /// Standard input: raw pictures of the program itself.
        case drawn(width: Int, height: Int, rate: Int)
        case stream(StreamKind?)
        case device(String, VideoFormat?)
        case network(String)
    }

    private static let quiet = ["-nostdin", "-hide_banner", "-loglevel", "error"]

    /// Which container the output has.
    package static func container(_ input: Input) -> ClipContainer {
        switch input {
        case .stream(.mjpeg): .matroska
        case .device(_, let format?) where format.kind == .pictures: .matroska
        default: .transportStream
        }
    }

    /// Returns the arguments that record.
    /// - Parameters:
    ///   - encoder: compresses pictures that are not; others are copied.
    ///   - audio: a device of ALSA; nil without sound.
    package static func recording(
        _ input: Input, quality: PictureQuality, encoder: Encoder, audio: String? = nil
    ) -> [String] {
        var words = quiet + reading(input)
        if let audio { words += ["-thread_queue_size", "512", "-f", "alsa", "-i", audio] }
        words += ["-map", "0:v:0"] + (audio == nil ? [] : ["-map", "1:a:0", "-c:a", "aac", "-b:a", "96k"])
        words += isCompressed(input) ? ["-c:v", "copy"] : encoding(encoder, quality)
        switch container(input) {
        case .transportStream:
            words += ["-muxdelay", "0", "-muxpreload", "0", "-flush_packets", "1", "-f", "mpegts"]
        case .matroska:
            words += ["-cluster_time_limit", "200", "-flush_packets", "1", "-f", "matroska"]
        }
        return words + ["pipe:1"]
    }

    /// Whether the times of frames are those of the clock of the calendar, which may be set.
    package static func usesWallClock(_ input: Input, audio: String?) -> Bool {
        if case .stream(let kind?) = input, kind.isBare { return true }
        return audio != nil
    }

    private static func isCompressed(_ input: Input) -> Bool {
        switch input {
        case .drawn: false
        case .stream, .network: true
        case .device(_, let format): format.map { [.h264, .pictures].contains($0.kind) } ?? false
        }
    }

    private static func reading(_ input: Input) -> [String] {
        switch input {
        case .drawn(let width, let height, let rate):
            // It leaves no picture out, and their times are exact.
            return [
                "-f", "rawvideo", "-pixel_format", "yuv420p", "-video_size", "\(width)x\(height)", "-framerate",
                String(rate), "-i", "pipe:0",
            ]
        case .stream(let kind):
            // A raw stream has no times, and a file of it arrives at once; that of arrival is right for a camera.
            return (kind?.isBare == true ? ["-use_wallclock_as_timestamps", "1"] : [])
                + ["-probesize", "500000", "-analyzeduration", "1000000"]
                + (kind.map { ["-f", $0.rawValue] } ?? []) + ["-i", "pipe:0"]
        case .device(let path, let format):
            return ["-f", "v4l2"] + (format.map(choosing) ?? []) + ["-i", path]
        case .network(let address):
            return ["-rtsp_transport", "tcp", "-timeout", "5000000", "-i", address]
        }
    }

    /// The arguments that make a device send a format.
    private static func choosing(_ format: VideoFormat) -> [String] {
        let name =
            switch format.kind {
            case .h264: "h264"
            case .pictures: "mjpeg"
            case .raw(let name): name
            }
        return ["-input_format", name, "-video_size", "\(format.width)x\(format.height)"]
            + (format.rate > 0 ? ["-framerate", Decimals.written(format.rate)] : [])
    }

    /// Key frames are half a second apart, so that clips can be cut there.
    private static func encoding(_ encoder: Encoder, _ quality: PictureQuality) -> [String] {
        let keys = ["-force_key_frames", "expr:gte(t,n_forced*0.5)", "-g", "60"]
        switch encoder {
        case .libx264:
            return [
                "-c:v", "libx264", "-preset", "ultrafast", "-tune", "zerolatency", "-crf", String(quality.rateFactor),
                "-pix_fmt", "yuv420p", "-vsync", "passthrough",
            ] + keys
        case .v4l2m2m: return ["-c:v", "h264_v4l2m2m", "-b:v", "8M", "-pix_fmt", "yuv420p"] + keys
        case .vaapi:
            return [
                "-vaapi_device", "/dev/dri/renderD128", "-vf", "format=nv12,hwupload", "-c:v", "h264_vaapi", "-qp",
                String(quality.rateFactor),
            ] + keys
        }
    }

    /// Returns the arguments that write one picture of the camera as a PNG file or as RGB bytes of a width to standard output.
    package static func picture(_ input: Input, rgbWidth: Int? = nil) -> [String] {
        var words = quiet + reading(input) + ["-map", "0:v:0"]
        // The first pictures of a camera are dark: it measures the light.
        if case .device = input { words += ["-ss", "0.7"] }
        words += ["-frames:v", "1"]
        if let rgbWidth {
            words += ["-vf", "scale=\(rgbWidth):-2", "-f", "rawvideo", "-pix_fmt", "rgb24"]
        } else {
            words += ["-c:v", "png", "-f", "image2pipe"]
        }
        return words + ["pipe:1"]
    }
}
