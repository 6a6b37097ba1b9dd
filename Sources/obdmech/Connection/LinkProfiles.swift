import ELM327
import Recording
import Storage
import System
import Transports

/// What is known of a device from earlier connections. A replayed session knows what its recording knew.
enum LinkProfiles {
    static func read(_ device: String, _ database: Database?) throws -> [LinkProfile] {
        if let path = replayedFile(device) {
            let transcript = try? Transcript(path: path)
            return transcript?["known"].flatMap { LinkProfile(text: $0) }.map { [$0] } ?? []
        }
        return try database?.links(device: device).compactMap { LinkProfile(text: $0) } ?? []
    }

    /// Keeps what was learnt. That this fails is no reason to fail.
    static func keep(_ profile: String, vin: String?, device: String, _ database: Database?) {
        guard replayedFile(device) == nil else { return }
        try? database?.keepLink(profile, device: device, vin: vin, at: LocalTime.now)
    }

    private static func replayedFile(_ device: String) -> String? {
        guard let address = try? DeviceSchemes.address(device), address.scheme == "replay" else { return nil }
        return address.target
    }
}
