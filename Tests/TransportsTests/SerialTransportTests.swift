import Formats
import Glibc
import Telemetry
import Testing

@testable import Transports

@Suite(.timeLimit(.minutes(20))) struct SerialTransportTests {
    private func open(_ path: String, baud: Int = 38400, interrupt: Int32 = -1) throws -> SerialTransport {
        try SerialTransport.open(device: "serial:test", path: path, baud: baud, interruptDescriptor: interrupt)
    }

    /// A line as a login program would leave it: it translates, echoes, signals and stops.
    private func translating(_ terminal: PseudoTerminal) {
        var settings = terminal.settings
        settings.c_iflag |= tcflag_t(ICRNL | IXON | IXOFF | IXANY | ISTRIP | PARMRK | INLCR | IUTF8)
        settings.c_oflag |= tcflag_t(OPOST | ONLCR | OCRNL)
        settings.c_lflag |= tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
        settings.c_cflag |= tcflag_t(CSTOPB)
        terminal.settings = settings
    }

    @Test(arguments: [true, false]) func everyByteIsItself(_ isTranslating: Bool) throws {
        let terminal = try PseudoTerminal()
        if isTranslating { translating(terminal) }
        let transport = try open(terminal.path)
        let all = (0...255).map { UInt8($0) } + [0x0D, 0x0A, 0x11, 0x13, 0xFF, 0x03, 0x04, 0x1A, 0x0D]
        try transport.send(all)
        #expect(read(all.count, from: terminal.number) == all)
        let before = transport.now
        write(all, to: terminal.number)
        let received = try receive(all.count, from: transport)
        #expect(received.flatMap(\.bytes) == all)
        #expect(received.allSatisfy { $0.time >= before && $0.time <= transport.now })
        // Nothing was echoed, nor held back until the end of a line.
        write(bytes(">"), to: terminal.number)
        #expect(try receive(1, from: transport).flatMap(\.bytes) == bytes(">"))
        #expect(try transport.receive(before: transport.now) == nil)
    }

    @Test(arguments: SerialTransport.speeds.map(\.baud)) func speeds(_ baud: Int) throws {
        let terminal = try PseudoTerminal()
        let transport = try open(terminal.path, baud: baud)
        var settings = terminal.settings
        let speed = SerialTransport.speeds.first { $0.baud == baud }?.speed
        #expect(unsafe cfgetispeed(&settings) == speed)
        #expect(unsafe cfgetospeed(&settings) == speed)
        #expect(settings.c_cflag & tcflag_t(CSIZE) == tcflag_t(CS8))
        #expect(settings.c_cflag & tcflag_t(CSTOPB | PARENB) == 0)
        #expect(settings.c_cflag & tcflag_t(CRTSCTS) == 0)
        #expect(settings.c_cflag & tcflag_t(CLOCAL | CREAD) == tcflag_t(CLOCAL | CREAD))
        transport.close()
    }

    @Test(arguments: [
        "", "0", "-1", "38401", "300", "4000000", "fast", "38400.0", "0x2580", "9 600", "99999999999999999999",
    ])
    func noSpeeds(_ text: String) {
        let error = #expect(throws: AddressError.self) { try SerialTransport.baud(text) }
        #expect(error == .wrongBaud(text))
        #expect(error?.advice.contains("38400, 57600, 115200") == true)
    }

    @Test(arguments: [("38400", 38400), ("9600", 9600), ("2000000", 2_000_000)])
    func speedsFromText(_ text: String, _ baud: Int) throws {
        #expect(try SerialTransport.baud(text) == baud)
    }

    @Test(arguments: [true, false]) func givenBackAsItWasFound(_ closes: Bool) throws {
        let terminal = try PseudoTerminal()
        translating(terminal)
        let before = terminal.settings
        do {
            let transport = try open(terminal.path, baud: 115200)
            #expect(terminal.settings.c_iflag != before.c_iflag)
            if closes {
                transport.close()
                transport.close()
                #expect(throws: TransportError.connection(.closed("serial:test"))) { try transport.send([0x0D]) }
                #expect(throws: TransportError.connection(.closed("serial:test"))) {
                    try transport.receive(before: .zero)
                }
            }
        }
        var (settings, expected) = (terminal.settings, before)
        #expect(settings.c_iflag == expected.c_iflag && settings.c_oflag == expected.c_oflag)
        #expect(settings.c_cflag == expected.c_cflag && settings.c_lflag == expected.c_lflag)
        #expect(unsafe cfgetospeed(&settings) == cfgetospeed(&expected))
        // And it can be opened again.
        try open(terminal.path).close()
    }

    @Test func oneProgramAtATime() throws {
        let terminal = try PseudoTerminal()
        let transport = try open(terminal.path)
        let error = #expect(throws: TransportError.self) { try open(terminal.path) }
        #expect(error?.kind == .cannotOpen)
        #expect(error?.text == "cannot open '\(terminal.path)': another program uses it")
        #expect(error?.advice.isEmpty == false)
        // The first is not disturbed.
        try transport.send(bytes("ATI\r"))
        #expect(read(4, from: terminal.number) == bytes("ATI\r"))
        transport.close()
        try open(terminal.path).close()
    }

    @Test(arguments: [
        ("/dev/null", "'/dev/null' is not a serial port"), ("/etc/passwd", "'/etc/passwd' is not a serial port"),
        ("/dev/ttyUSB93", "cannot open '/dev/ttyUSB93': no such device"),
        ("/nowhere/at/all", "cannot open '/nowhere/at/all': no such device"),
        ("/dev", "cannot open '/dev': is a directory"), ("", "cannot open '': no such device"),
    ])
    func noPorts(_ path: String, _ message: String) {
        let error = #expect(throws: TransportError.self) { try open(path) }
        #expect(error?.kind == .cannotOpen)
        #expect(error?.text == message)
        #expect(error?.advice.isEmpty == false)
    }

    @Test func theAdapterIsUnplugged() throws {
        let terminal = try PseudoTerminal()
        let transport = try open(terminal.path)
        terminal.unplug()
        let error = #expect(throws: TransportError.self) { try transport.receive(before: .distantFuture) }
        #expect(error == .connection(.gone("serial:test")))
        #expect(throws: TransportError.self) { try transport.send([0x0D]) }
        transport.close()
    }

    @Test func theUserInterrupts() throws {
        let interruption = Interruption()
        let terminal = try PseudoTerminal()
        let transport = try open(terminal.path, interrupt: interruption.descriptor)
        interruption.happen()
        let error = #expect(throws: TransportError.self) { try transport.receive(before: .distantFuture) }
        #expect(error == .interrupted)
    }

    /// What arrived before the port was ours answers nothing.
    @Test func oldBytesAreDropped() throws {
        let terminal = try PseudoTerminal()
        try open(terminal.path).close()
        write(bytes("STOPPED\r\r>"), to: terminal.number)
        let transport = try open(terminal.path)
        #expect(try transport.receive(before: transport.now) == nil)
    }

    @Test func theSpeedChangesWhileOpen() throws {
        let terminal = try PseudoTerminal()
        let transport = try open(terminal.path, baud: 9600)
        #expect(transport.baud == 9600)
        try transport.setBaud(500_000)
        #expect(transport.baud == 500_000)
        #expect(transport.restingBaud == 500_000)
        #expect(!transport.isRaised)
        var settings = terminal.settings
        #expect(unsafe cfgetospeed(&settings) == speed_t(B500000))
        // The rest is as it was.
        try transport.send([0x0D, 0x11, 0xFF])
        #expect(read(3, from: terminal.number) == [0x0D, 0x11, 0xFF])
        // One that there is not leaves it alone.
        let error = #expect(throws: TransportError.self) { try transport.setBaud(38401) }
        #expect(error == .serial(.noSuchBaud("serial:test", 38401)) && error?.kind == .cannotOpen)
        #expect(transport.baud == 500_000)
        transport.close()
        #expect(throws: TransportError.connection(.closed("serial:test"))) { try transport.setBaud(9600) }
    }

    /// Also when it was the user who made an end, and when nobody closed it.
    @Test(arguments: [true, false]) func aRaisedAdapterIsLowered(_ closes: Bool) throws {
        let interruption = Interruption()
        let terminal = try PseudoTerminal()
        do {
            let transport = try open(terminal.path, interrupt: interruption.descriptor)
            try transport.setBaud(500_000)
            transport.setRaised(from: 38400) { line in
                #expect(throws: Never.self) {
                    try line.send(bytes("ATZ\r"))
                    try line.setBaud(38400)
                    #expect(try line.receive(before: line.now.advanced(bySeconds: 5))?.bytes == bytes(">"))
                }
            }
            #expect(transport.isRaised)
            #expect(transport.restingBaud == 38400)
            interruption.happen()
            write(bytes(">"), to: terminal.number)
            if closes { transport.close() }
        }
        #expect(read(4, from: terminal.number) == bytes("ATZ\r"))
    }

    @Test func bluetoothPorts() throws {
        let terminal = try PseudoTerminal()
        #expect(SerialTransport.isBluetooth("/dev/rfcomm0"))
        #expect(!SerialTransport.isBluetooth(terminal.path))
        #expect(!SerialTransport.isBluetooth("/dev/ttyUSB93"))
    }
}
