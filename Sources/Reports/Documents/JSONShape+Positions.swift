// The JSON output about places on the earth.

extension JSONShape {
    fileprivate static let gateLine = [
        JSONMember("latitude", .number("°"), "Middle of the line; north is positive."),
        JSONMember("longitude", .number("°"), "Middle of the line; east is positive."),
        JSONMember("courseDeg", .number("°"), "Direction of driving, clockwise from north."),
        JSONMember("widthM", .number("m"), "Width of the line."),
    ]
}

extension DocumentForm {
    static let gates = DocumentForm(
        "gates", of: ["lap"], "Output of lap gate --json.",
        [
            JSONShape(
                "gates", "list of lap gates",
                [
                    JSONMember("format", .format(GateReport.format), "Name and version of the document's form."),
                    JSONMember(
                        "gates",
                        .list(
                            .object(
                                [JSONMember("name", .text, "Name of the gate.")] + JSONShape.gateLine + [
                                    JSONMember(
                                        "sectors", .list(.object(JSONShape.gateLine)),
                                        "Lines at which sectors end, in their order; the last one ends at the gate.")
                                ])), "Gates in the order of their names."),
                ])
        ])
}
