import Testing

@testable import Documents

@Suite(.timeLimit(.minutes(20))) struct DocumentFormTests {
    private static func shapes(_ form: DocumentForm) -> [ShapeForm] {
        var shapes: [ShapeForm] = []
        func look(_ found: [ShapeForm]) {
            for shape in found where !shapes.contains(where: { $0.name == shape.name }) {
                shapes.append(shape)
                look(shape.included + shape.members.flatMap(\.form.shapes))
            }
        }
        look(form.kinds)
        return shapes
    }

    private static func isUnique(_ names: [String]) -> Bool { Set(names).count == names.count }

    @Test func namesAreUnique() {
        #expect(Self.isUnique(DocumentForm.all.map(\.name)))
        for form in DocumentForm.all {
            #expect(Self.isUnique(form.kinds.map(\.name)), "\(form.name)")
            for shape in Self.shapes(form) {
                #expect(Self.isUnique(shape.allMembers.map(\.name)), "\(form.name): \(shape.name)")
            }
        }
    }

    /// A shape of one name is the same wherever it stands in a document.
    @Test func everyRowIsSaid() {
        for member in DocumentForm.all.flatMap(Self.shapes).flatMap(\.members).flatMap(Self.all) {
            #expect(member.help.hasSuffix(".") && !member.help.hasSuffix(".."), "\(member.name): \(member.help)")
            #expect(member.help.first?.isLowercase == false, "\(member.name): \(member.help)")
            #expect(member.form.choices?.isEmpty != true, "\(member.name)")
        }
    }

    private static func all(_ member: MemberForm) -> [MemberForm] {
        [member] + (member.form.inner?.members.flatMap(all) ?? [])
    }

    /// The unit that a name ends in is that of the row.
    @Test(arguments: [
        ("Km", "km"), ("Kmh", "km/h"), ("Rpm", "rpm"), ("Percent", "%"), ("Voltage", "V"), ("LPer100Km", "L/100 km"),
        ("KWhPer100Km", "kWh/100 km"),
        ("KWh", "kWh"), ("Kg", "kg"), ("Milliseconds", "ms"), ("S", "s"), ("GPerKm", "g/km"),
    ])
    func unitsAreThoseOfTheNames(ending: String, unit: String) {
        let endings = ["LPer100Km", "KWhPer100Km", "GPerKm"]
        let members = DocumentForm.all.flatMap(Self.shapes).flatMap(\.members).flatMap(Self.all).filter { member in
            member.name.hasSuffix(ending)
                && (endings.contains(ending) || !endings.contains { member.name.hasSuffix($0) })
                && member.form.words == "number"
        }
        #expect(!members.isEmpty)
        for member in members { #expect(member.form.unit == unit, "\(member.name)") }
    }
}
