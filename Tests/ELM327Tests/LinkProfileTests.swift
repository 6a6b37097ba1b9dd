import ELM327
import OBD
import Testing

@Suite(.timeLimit(.minutes(20))) struct LinkProfileTests {
    private static func link(_ change: (inout LinkProfile) -> Void = { _ in }) -> LinkProfile {
        var link = LinkProfile(
            identity: "ELM327 v1.5", description: "OBDII to RS232 Interpreter", bus: .can11Bit500,
            vin: "1HGCM82633A004352", format: RequestFormat(text: "only=7E8 headers=0"), restingBaud: 38400)
        change(&link)
        return link
    }

    @Test(arguments: [
        (link(), "6|1HGCM82633A004352|only=7E8 headers=0|ELM327 v1.5|OBDII to RS232 Interpreter|38400"),
        (
            link {
                $0.vin = nil
                $0.description = nil
                $0.restingBaud = nil
                $0.format = .plain
            },
            "6|||ELM327 v1.5||"
        ),
        (
            link { $0.bus = .iso9141 },
            "3|1HGCM82633A004352|only=7E8 headers=0|ELM327 v1.5|OBDII to RS232 Interpreter|38400"
        ),
    ])
    func asText(_ link: LinkProfile, _ text: String) {
        #expect(link.text == text)
        #expect(LinkProfile(text: text) == link)
    }

    @Test func modules() {
        let link = Self.link {
            $0.modules = [
                ModuleAddress("6A2"): ModuleAnswer(ECUAddress(can11: 0x682)),
                ModuleAddress("6F1", extended: 0x12): ModuleAnswer(ECUAddress(can11: 0x612), needsFlowControl: true),
            ]
        }
        #expect(link.text.hasSuffix("|38400||6A2=682,6F1.12=612!"))
        #expect(LinkProfile(text: link.text) == link)
        var onUDS = link
        onUDS.udsECUs = [ECUAddress(can11: 0x7E8)]
        #expect(LinkProfile(text: onUDS.text) == onUDS)
    }

    @Test(arguments: VehicleBus.ofELM327) func everyBus(_ bus: VehicleBus) {
        let link = Self.link { $0.bus = bus }
        #expect(LinkProfile(text: link.text) == link)
    }

    /// Texts from the adapter can neither break the line nor be taken for other fields.
    @Test func oddNames() {
        let link = Self.link {
            $0.identity = "a|b\nc"
            $0.description = "|||"
        }
        let read = LinkProfile(text: link.text)
        #expect(read?.identity == "abc")
        #expect(read?.description == nil)
        #expect(read?.restingBaud == 38400)
    }

    @Test(arguments: [
        "", "|||||", "6|||||", "|||ELM327 v1.5||", "0|||ELM327 v1.5||", "66|||ELM327 v1.5||", "6|||ELM327 v1.5|",
        "6|||ELM327 v1.5|||", "A|||ELM327 v1.5||", "ELM327 v1.5",
    ])
    func whatIsNone(_ text: String) {
        #expect(LinkProfile(text: text) == nil)
    }

    /// What not supported beside the adapter and the bus is left out.
    @Test func whatIsHalfUnderstood() {
        let read = LinkProfile(text: "6||batch=nine colour=blue|ELM327 v1.5||fast")
        #expect(read?.format == .plain)
        #expect(read?.restingBaud == nil)
        #expect(read?.identity == "ELM327 v1.5")
    }
}
