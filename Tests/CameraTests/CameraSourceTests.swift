import Camera
import Testing

@Suite(.timeLimit(.minutes(20))) struct CameraSourceTests {
    @Test func sources() {
        #expect(CameraSource("sim:") == .simulated(""))
        #expect(CameraSource("sim:highway") == .simulated("highway"))
        #expect(CameraSource("/dev/video2") == .device("/dev/video2"))
        #expect(CameraSource("exec:rpicam-vid -o -") == .program("rpicam-vid -o -"))
        #expect(CameraSource("rtsp://10.0.0.2/1") == .network("rtsp://10.0.0.2/1"))
        for text in ["", "exec:", "video0", "http://x", "front="] { #expect(CameraSource(text) == nil, "\(text)") }
        #expect(NamedSource("front=/dev/video0") == NamedSource(name: "front", .device("/dev/video0")))
        // An equals sign in a command is no name.
        #expect(NamedSource("exec:a b=c")?.name == "")
        #expect(NamedSource("Front=/dev/video0") == nil)
    }

    @Test func passwordsAreNotShown() {
        #expect(CameraSource("rtsp://me:se@cret@10.0.0.2/a@b")?.shown == "rtsp://10.0.0.2/a@b")
    }

    private func offer(_ kind: VideoFormat.Kind, _ width: Int, _ height: Int, _ rate: Double) -> VideoFormat {
        VideoFormat(kind: kind, width: width, height: height, rate: rate)
    }

    /// A usual webcam: raw pictures are slow at full size.
    @Test func bestFormat() {
        let webcam = [
            offer(.raw("yuyv422"), 640, 480, 30), offer(.raw("yuyv422"), 1920, 1080, 5),
            offer(.pictures, 1920, 1080, 30),
            offer(.pictures, 3840, 2160, 30), offer(.pictures, 1280, 720, 60), offer(.pictures, 1280, 720, 30),
        ]
        #expect(VideoFormat.best(of: webcam, .high) == webcam[2])
        #expect(VideoFormat.best(of: webcam, .max) == webcam[3])
        #expect(VideoFormat.best(of: webcam, .medium) == webcam[5])
        #expect(VideoFormat.best(of: webcam, .low) == webcam[0])
        #expect(VideoFormat.best(of: webcam + [offer(.h264, 1920, 1080, 30)], .high)?.kind == .h264)
        #expect(VideoFormat.best(of: [], .high) == nil)
        // What is larger than wanted is better than nothing.
        #expect(VideoFormat.best(of: [webcam[3]], .low) == webcam[3])
    }

    @Test(
        arguments: [
            ([0, 0, 0, 1, 0x67], VideoCommand.StreamKind.h264), ([0, 0, 1, 0x09], .h264),
            ([0, 0, 0, 1, 0x40, 1], .hevc),
            ([0xFF, 0xD8, 0xFF, 0xE0], .mjpeg), ([0x47, 0x40], .mpegts), ([0x1A, 0x45, 0xDF, 0xA3], .matroska),
            ([1, 2], nil),
        ] as [([UInt8], VideoCommand.StreamKind?)])
    func streams(bytes: [UInt8], kind: VideoCommand.StreamKind?) {
        #expect(VideoCommand.StreamKind(firstBytes: bytes) == kind)
    }

    @Test func commands() {
        let copied = VideoCommand.recording(
            .device("/dev/video0", offer(.h264, 1920, 1080, 30)), quality: .high, encoder: .libx264)
        #expect(copied.contains("copy") && !copied.contains("libx264") && copied.contains("mpegts"))
        let pictures = VideoCommand.Input.device("/dev/video0", offer(.pictures, 1920, 1080, 30))
        #expect(VideoCommand.container(pictures) == .matroska)
        #expect(VideoCommand.recording(pictures, quality: .high, encoder: .libx264).contains("matroska"))
        let raw = VideoCommand.recording(
            .device("/dev/video0", offer(.raw("yuyv422"), 640, 480, 30)), quality: .high, encoder: .libx264)
        #expect(raw.contains("libx264") && raw.contains("yuyv422"))
        // No sound unless it is asked for.
        #expect(!raw.contains("alsa"))
    }

    @Test func sizes() {
        #expect(SizeText.bytes("2GB") == 2_000_000_000 && SizeText.bytes("1.5 GiB") == 1_610_612_736)
        #expect(SizeText.bytes("500mb") == 500_000_000 && SizeText.bytes("1234") == 1234)
        for text in ["", "GB", "-1", "0", "2XB", "1e9"] { #expect(SizeText.bytes(text) == nil, "\(text)") }
        #expect(SizeText.ageS("7d") == 604_800 && SizeText.ageS("48h") == 172_800 && SizeText.ageS("0") == nil)
    }

    @Test func settings() {
        #expect(
            CameraSetting("auto") == .automatic && CameraSetting("50") == .share(0.5) && CameraSetting("101") == nil)
        #expect(CameraSetting.share(0.5).value(in: -64...64, usual: 0) == 0)
        #expect(CameraSetting.share(1).value(in: 3...2047, usual: 250) == 2047)
        #expect(CameraSetting.automatic.value(in: 3...2047, usual: 250) == 250)
    }
}
