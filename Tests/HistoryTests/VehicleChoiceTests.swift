import Formats
import Testing
import Trips

@testable import History

@Suite(.timeLimit(.minutes(20))) struct VehicleChoiceTests {
    private static let golf = VehicleProfile(vin: "WVWZZZ1JZXW000001", name: "Golf")
    private static let other = VehicleProfile(vin: "WVWZZZ1JZXW000021", name: "Anna's Polo")
    private static let old = VehicleProfile(vin: nil)
    private let choice = VehicleChoice(known: [Self.golf, Self.other, Self.old].map { RecordedVehicle($0) })

    @Test(arguments: [
        (nil, golf), ("WVWZZZ1JZXW000021", other), ("wvwzzz1jzxw000021", other), ("0001", golf), ("021", other),
        ("golf", golf), ("polo", other), ("21", other), ("none", old),
    ])
    func found(text: String?, vehicle: VehicleProfile) throws {
        #expect(try choice.vehicle(text, canBeNew: false).vehicle == vehicle)
    }

    @Test func aNewOne() throws {
        let vin = "1HGCM82633A004352"
        #expect(try choice.vehicle(vin.lowercased(), canBeNew: true).vehicle == VehicleProfile(vin: vin))
        #expect(failure { try choice.vehicle(vin, canBeNew: false) }?.text == "unknown vehicle '\(vin)'")
        #expect(failure { try choice.vehicle("1HGCM", canBeNew: true) }?.text == "unknown vehicle '1HGCM'")
        let none = VehicleChoice(known: [])
        #expect(try none.vehicle("none", canBeNew: true).vehicle == VehicleProfile(vin: nil))
        #expect(failure { try none.vehicle(nil, canBeNew: true) }?.text == "no vehicle in the database")
        #expect(failure { try none.vehicle("none", canBeNew: false) }?.status == .usage)
    }

    /// Also where the VIN of one ends so: it is a part of both.
    @Test(arguments: ["WVW", "1"]) func whatIsNotClear(text: String) {
        let failure = failure { try choice.vehicle(text, canBeNew: true) }
        #expect(failure?.text == "'\(text)' matches several vehicles")
        #expect(failure?.advice == "there are WVWZZZ1JZXW000001, WVWZZZ1JZXW000021")
    }
}
