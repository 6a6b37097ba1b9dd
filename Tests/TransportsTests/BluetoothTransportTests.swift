import CLinux
import Formats
import Glibc
import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct BluetoothTransportTests {
    @Test(
        arguments: [
            ("00:1D:A5:68:98:8B", [0x00, 0x1D, 0xA5, 0x68, 0x98, 0x8B], 1),
            ("aa:bb:cc:dd:ee:ff", [0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF], 1),
            ("AA:BB:CC:DD:EE:FF/2", [0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF], 2),
            ("AA:BB:CC:DD:EE:FF/30", [0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF], 30),
        ] as [(String, [UInt8], UInt8)])
    func addresses(_ text: String, _ bytes: [UInt8], _ channel: UInt8) throws {
        let address = try BluetoothTransport.Address(text)
        #expect(address.bytes == bytes)
        #expect(address.channel == channel)
        // As it stands behind the scheme.
        let device = try DeviceAddress("bluetooth:" + text, schemes: ["tcp", "bluetooth"])
        #expect(device.scheme == "bluetooth")
        #expect(device.target == text)
    }

    @Test(arguments: [
        "", "AA:BB:CC:DD:EE", "AA:BB:CC:DD:EE:FF:00", "AABBCCDDEEFF", "AA:BB:CC:DD:EE:GG", "A:BB:CC:DD:EE:FF",
        "+A:BB:CC:DD:EE:FF", "AA-BB-CC-DD-EE-FF", "AA:BB:CC:DD:EE:", "AA:BB:CC:DD::FF",
    ])
    func noAddresses(_ text: String) {
        #expect(throws: AddressError.wrongBluetoothAddress(text)) { try BluetoothTransport.Address(text) }
    }

    @Test(arguments: ["", "0", "31", "-1", "+1", "x", "1/2", "999"]) func noChannels(_ text: String) {
        #expect(throws: AddressError.wrongBluetoothChannel(text)) {
            try BluetoothTransport.Address("AA:BB:CC:DD:EE:FF/" + text)
        }
    }

    @Test(arguments: [
        (EAFNOSUPPORT, "the kernel does not support Bluetooth"), (EHOSTDOWN, "the adapter does not respond"),
        (EHOSTUNREACH, "this computer's Bluetooth is off or missing"),
        (ECONNREFUSED, "the adapter refuses the channel"), (EACCES, "the adapter refuses the pairing"),
        (EBUSY, "it is already connected"), (EIO, "input/output error"),
    ])
    func failures(_ number: Int32, _ reason: String) {
        let error = TransportError.bluetooth(BluetoothTransport.fault("bluetooth:AA:BB:CC:DD:EE:FF", number))
        #expect(error.kind == .cannotOpen)
        #expect(error.text == "cannot open 'bluetooth:AA:BB:CC:DD:EE:FF': \(reason)")
        #expect(!error.advice.isEmpty)
    }

    /// Whatever this machine has: a device that is not there cannot be opened.
    @Test func nobodyThere() throws {
        let interruption = Interruption()
        interruption.happen()
        let address = try BluetoothTransport.Address("02:00:00:00:00:01")
        let error = #expect(throws: TransportError.self) {
            try BluetoothTransport.open(
                device: "bluetooth:x", address: address, interruptDescriptor: interruption.descriptor)
        }
        #expect(error?.kind == .cannotOpen || error?.kind == .interrupted)
    }
}
