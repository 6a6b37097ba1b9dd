// The JSON output of database import --dry-run.

extension DocumentForm {
    static let importPreview = DocumentForm(
        "import", of: ["database"], "Output of database import --dry-run --json.",
        [
            JSONShape(
                "import", "preview of an import",
                [
                    JSONMember("format", .format(ImportPreview.format), "Name and version of the document's form."),
                    JSONMember("files", .list(.object(JSONShape.importedFile)), "The files in their order."),
                ])
        ])
}

extension JSONShape {
    fileprivate static let importedFile = [
        JSONMember("file", .text, "File as named on the command line."),
        JSONMember("kind", .text, "Program that wrote it, or its form."),
        JSONMember("tripCount", .integer, "Number of trips in it."),
        JSONMember("scanCount", .integer, "Number of scans in it."),
        JSONMember(
            "trips",
            .list(
                .object([
                    JSONMember("start", .time, "Start of the trip."),
                    JSONMember("durationS", .number("s"), "Time from the first to the last sample."),
                    JSONMember("samples", .integer, "Number of samples."),
                ])), "Trips of a log; empty for a database."),
        JSONMember("rowsLeftOut", .integer, "Number of rows of a table without a time, or with other cells."),
        JSONMember("wrongTimes", .integer, "Number of rows whose times do not fit the others."),
        JSONMember("columns", .list(.object(importedColumn)), "Columns of a table, or signals of a log."),
    ]

    private static let importedColumn = [
        JSONMember("column", .text, "Name of the column without its unit."),
        JSONMember("unit", .text, "Unit as the file has it; empty if it has none."),
        JSONMember(
            "meaning", .words(ImportPreview.Meaning.self),
            "What it becomes: a standard signal, also one whose unit is assumed; a signal of its own, also one whose "
                + "unit is not understood; the time; or nothing."),
        JSONMember("signal?", .text, "Name of the signal; absent if it becomes none."),
        JSONMember("signalUnit?", .text, "Unit of the signal; absent if it becomes none."),
        JSONMember("values", .integer, "Number of values."),
        JSONMember("minimum?", .number(""), "Lowest value in the unit of the signal; absent without values."),
        JSONMember("maximum?", .number(""), "Highest value in the unit of the signal; absent without values."),
    ]
}
