package import Dashboard
import Formats
import Glibc
import Synchronization
package import System
package import Telemetry

/// Shift lights beside the screen.
package protocol ShiftLightDevice: AnyObject {
    /// - Parameter isBlinkOn: whether lights that blink are on now.
    /// - Returns: why it cannot be reached; nil if all is well.
    func show(_ state: ShiftState, isBlinkOn: Bool) -> String?
}

/// Shows the state of shift lights on a thread of its own: a device that hangs holds up neither the picture nor the trip.
package final class ShiftLightOutput {
    private struct Wish {
        var state = ShiftState.off
        var isBlinkOn = true
        var isOver = false
        var failure: String?
    }

    private final class Desk: Sendable {
        let wish = Mutex(Wish())
        let news = Semaphore()
    }

    private let desk = Desk()
    private var thread: JoinableThread?
    /// A device is also shown what does not change: some go dark without. In seconds.
    private static let repeatS = 1.0
    private var shown: (state: ShiftState, isBlinkOn: Bool, at: Instant)?

    package init(_ device: sending any ShiftLightDevice) throws(SystemResourceError) {
        let desk = desk
        // The thread alone has it from now on.
        nonisolated(unsafe) let device = device
        thread = try JoinableThread.start { unsafe Self.run(device, desk) }
    }

    private static func run(_ device: any ShiftLightDevice, _ desk: Desk) {
        var wish = Wish()
        while !wish.isOver {
            desk.news.wait()
            wish = desk.wish.withLock { $0 }
            guard let failure = device.show(wish.state, isBlinkOn: wish.isBlinkOn) else { continue }
            desk.wish.withLock { $0.failure = failure }
            return
        }
        _ = device.show(.off, isBlinkOn: false)
    }

    /// Why the lights cannot be reached any more; reported once.
    package var failure: String? {
        desk.wish.withLock { wish in
            defer { wish.failure = nil }
            return wish.failure
        }
    }

    package func show(_ state: ShiftState, at now: Instant) {
        let isBlinkOn = !state.isDue || ShiftState.isBlinkOn(at: now)
        if let shown, (shown.state, shown.isBlinkOn) == (state, isBlinkOn),
            now.seconds(since: shown.at) < Self.repeatS
        {
            return
        }
        shown = (state, isBlinkOn, now)
        desk.wish.withLock { wish in
            wish.state = state
            wish.isBlinkOn = isBlinkOn
        }
        desk.news.signal()
    }

    /// Switches the lights off.
    package func end() {
        desk.wish.withLock { $0.isOver = true }
        desk.news.signal()
        thread.take()?.join()
    }

    deinit { end() }
}

/// Lights behind a serial line: a line of text at each change, with the lights that are lit, their number, and 1 if it is
/// time to change up, such as "7 16 0".
package final class SerialShiftLights: ShiftLightDevice {
    package static let count = 16

    private let write: (String) -> String?
    private var last = ""

    /// - Parameter write: writes a text, and returns why it could not.
    package init(write: @escaping (String) -> String?) { self.write = write }

    package func show(_ state: ShiftState, isBlinkOn: Bool) -> String? {
        let line = "\(state.count(of: Self.count)) \(Self.count) \(state.isDue ? 1 : 0)\n"
        guard line != last else { return nil }
        last = line
        return write(line)
    }
}

/// Lights of the kernel's class `leds`, such as those of a wheel.
package final class KernelShiftLights: ShiftLightDevice {
    package static let folder = "/sys/class/leds"

    private let files: [(path: String, brightness: Int)]
    private var lit: [Bool?]

    /// Finds the lights whose names contain a text, whatever its case, in the order of their names; nil if there is none.
    package init?(named text: String, in folder: String = KernelShiftLights.folder) {
        let names = SystemFile.entries(folder).filter { $0.lowercased().contains(text.lowercased()) }
        guard !names.isEmpty else { return nil }
        files = names.map { $0.paddedNumbers }.enumerated().sorted { $0.element < $1.element }.map { index, _ in
            let path = folder + "/" + names[index]
            return (path + "/brightness", SystemFile.line(path + "/max_brightness").flatMap { Int($0) } ?? 1)
        }
        lit = files.map { _ in nil }
    }

    package func show(_ state: ShiftState, isBlinkOn: Bool) -> String? {
        let count = state.isDue && !isBlinkOn ? 0 : state.count(of: files.count)
        for (index, file) in files.enumerated() where lit[index] != (index < count) {
            lit[index] = index < count
            do throws(SystemError) {
                let descriptor = try FileDescriptor.open(file.path, O_WRONLY)
                try IO.writeAll(Array("\(index < count ? file.brightness : 0)\n".utf8), to: descriptor.number)
            } catch {
                return "\(file.path): \(SystemError.text(error.number))"
            }
        }
        return nil
    }
}

extension String {
    /// With numbers of the same length, so that RPM10 comes after RPM2.
    fileprivate var paddedNumbers: String {
        var result = ""
        var digits = ""
        for character in self + " " {
            if character.isNumber {
                digits.append(character)
            } else {
                if !digits.isEmpty { result += String(repeating: "0", count: max(0, 8 - digits.count)) + digits }
                digits = ""
                result.append(character)
            }
        }
        return result
    }
}
