import CLinux
import Glibc

/// A video device (V4L2): what it offers, and what can be set.
package struct VideoDevice: ~Copyable {
    /// A format with one size and rate.
    package struct Offer: Hashable, Sendable {
        /// Four characters, such as "MJPG".
        package let code: String
        package let width: Int
        package let height: Int
        /// Pictures per second; 0 if the device does not say.
        package let rate: Double
    }

    package enum Setting: Sendable {
        case brightness, exposure, automaticExposure, keyFrameDistance

        fileprivate var number: Int32 {
            switch self {
            case .brightness: Int32(CLINUX_VIDEO_BRIGHTNESS.rawValue)
            case .exposure: Int32(CLINUX_VIDEO_EXPOSURE.rawValue)
            case .automaticExposure: Int32(CLINUX_VIDEO_AUTO_EXPOSURE.rawValue)
            case .keyFrameDistance: Int32(CLINUX_VIDEO_KEY_FRAMES.rawValue)
            }
        }
    }

    private let descriptor: FileDescriptor

    package init(_ path: String) throws(SystemError) {
        descriptor = try FileDescriptor.open(path, O_RDWR | O_NONBLOCK)
    }

    /// What it offers; nothing if it is no camera.
    package var offers: [Offer] {
        var offers: [Offer] = []
        // The numbers are limited: a driver that never ends must not stop the program.
        for index in UInt32(0)..<64 {
            var code: UInt32 = 0
            guard unsafe clinux_video_format(descriptor.number, index, &code) == 0 else { break }
            for size in UInt32(0)..<128 {
                var width: UInt32 = 0
                var height: UInt32 = 0
                guard unsafe clinux_video_size(descriptor.number, code, size, &width, &height) == 0 else { break }
                let rates = rates(code, width, height)
                for rate in rates.isEmpty ? [0] : rates {
                    offers.append(
                        Offer(code: Self.text(code), width: Int(width), height: Int(height), rate: rate))
                }
            }
        }
        return offers
    }

    private func rates(_ code: UInt32, _ width: UInt32, _ height: UInt32) -> [Double] {
        var rates: [Double] = []
        for index in UInt32(0)..<64 {
            var rate: UInt32 = 0
            guard unsafe clinux_video_rate(descriptor.number, code, width, height, index, &rate) == 0 else { break }
            rates.append(Double(rate) / 1000)
        }
        return rates
    }

    private static func text(_ code: UInt32) -> String {
        String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: code >> UInt32(8 * $0)) }, as: UTF8.self)
    }

    /// The range of a setting and its usual value; nil if the device does not have it.
    package func range(_ setting: Setting) -> (range: ClosedRange<Int>, usual: Int)? {
        var low: Int32 = 0
        var high: Int32 = 0
        var usual: Int32 = 0
        guard unsafe clinux_video_setting_range(descriptor.number, setting.number, &low, &high, &usual) == 0,
            low <= high
        else { return nil }
        return (Int(low)...Int(high), Int(usual))
    }

    package func set(_ setting: Setting, _ value: Int) throws(SystemError) {
        guard clinux_set_video(descriptor.number, setting.number, Int32(clamping: value)) == 0 else { throw .last }
    }
}
