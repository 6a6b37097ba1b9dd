import Testing

@testable import obdmech

@Suite struct ConfigurationTests {
    @Test(
        arguments: [
            ("", nil), ("\n\n", nil), ("# adapter = x\n", nil), ("   # adapter = x", nil),
            ("adapter = tcp:192.168.0.10\n", "tcp:192.168.0.10"), ("adapter=x", "x"), ("  adapter\t=\t x \t", "x"),
            ("# mine\n\nadapter = /dev/rfcomm0\n# end", "/dev/rfcomm0"),
            // An option of the device has an equals sign too.
            ("adapter = sim:city?rate=max&quirk=bytewise\n", "sim:city?rate=max&quirk=bytewise"),
            ("adapter = one\nadapter = two\n", "two"),
            // A file from another system.
            ("# mine\r\nadapter = x\r\n\r\n# end\r\n", "x"),
        ] as [(String, String?)])
    func reads(text: String, adapter: String?) throws {
        #expect(try Configuration(text: text, path: "/c").adapter == adapter)
    }

    @Test(arguments: [
        ("adaptor = x", "/c:1: unknown key 'adaptor'", "the keys are: adapter"),
        ("# one\n\nAdapter = x\n", "/c:3: unknown key 'Adapter'", "the keys are: adapter"),
        ("adapter = x\r\nfuel = 1.79\r\n", "/c:2: unknown key 'fuel'", "the keys are: adapter"),
        ("adapter = x\nadapter", "/c:2: cannot make out 'adapter'", "write key = value"),
        ("adapter =", "/c:1: cannot make out 'adapter ='", "write key = value"),
        ("adapter =  \n", "/c:1: cannot make out 'adapter ='", "write key = value"),
        ("= x", "/c:1: cannot make out '= x'", "write key = value"),
        ("=", "/c:1: cannot make out '='", "write key = value"),
        ("adapter: x", "/c:1: cannot make out 'adapter: x'", "write key = value"),
        ("[adapter]", "/c:1: cannot make out '[adapter]'", "write key = value"),
    ])
    func refuses(text: String, message: String, advice: String) {
        let failure = failure { try Configuration(text: text, path: "/c") }
        #expect(failure?.message == message)
        #expect(failure?.advice == advice)
        #expect(failure?.status == .usage)
    }

    @Test func anAbsentFileIsAnEmptyOne() throws {
        let directory = try TemporaryDirectory()
        #expect(try Configuration.read(path: directory.file("none")).adapter == nil)
        try directory.write([], to: "file")
        #expect(try Configuration.read(path: directory.file("file/none")).adapter == nil)
    }

    @Test func aLongFileIsReadWhole() throws {
        let directory = try TemporaryDirectory()
        let text = String(repeating: "# a comment of some length\n", count: 1000) + "adapter = x\n"
        try directory.write(Array(text.utf8), to: "config")
        #expect(try Configuration.read(path: directory.file("config")).adapter == "x")
    }

    @Test func aFolderIsNoFile() throws {
        let directory = try TemporaryDirectory()
        let failure = failure { try Configuration.read(path: directory.path) }
        #expect(failure?.message == "cannot read '\(directory.path)': is a directory")
    }
}
