// The JSON output about places on the earth.

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
                            .object([
                                JSONMember("name", .text, "Name of the gate."),
                                JSONMember("latitude", .number("°"), "Middle of the line; north is positive."),
                                JSONMember("longitude", .number("°"), "Middle of the line; east is positive."),
                                JSONMember(
                                    "courseDeg", .number("°"), "Direction of driving, clockwise from north."),
                                JSONMember("widthM", .number("m"), "Width of the line."),
                            ])), "Gates in the order of their names."),
                ])
        ])
}
