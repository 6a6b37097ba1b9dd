import CommandLine
import Formats

/// What can be wrong with the trip, scan or vehicle of the database that is named.
enum StoredMessage: Message {
    case noTrip(Int64)
    case noScan(Int64)
    /// Of what driver, tag or vehicle, with a blank before it; it may be empty.
    case noLast(kind: String, of: String)
    case beingRecorded(trip: Int64, advice: String)
    case noKind(action: String, usage: String)
    case wrongKind(String, action: String, usage: String)
    case notANumber(String, kind: String, usage: String)
    case noNumber(kind: String, action: String, usage: String)
    case noChange(usage: String)
    case deletingUnconfirmed
    case changingUnconfirmed
    case fullWithoutScan
    case inspectionWithoutScan
    case noVehicle
    case unknownVehicle(String, canBeNew: Bool)
    case severalVehicles(String, names: String)

    var row: MessageRow {
        switch self {
        case .noTrip(let number):
            MessageRow(
                "there is no trip \(number)", advice: Self.list,
                cause: "No trip has that number, or it was recorded into another database.",
                remedy: "Look for it in obdmech report --from 2026-01-01, or name the file with --database.")
        case .noScan(let number):
            MessageRow(
                "there is no scan \(number)", advice: Self.list,
                cause: "No scan has that number, or it was stored in another database.",
                remedy: "Look for it in obdmech report --from 2026-01-01, or name the file with --database.")
        case .noLast(let kind, let of):
            MessageRow(
                "no \(kind) is stored\(of)",
                advice: kind == "trip" ? "obdmech trip records one" : "obdmech scan makes one",
                cause: "There is no last trip or scan, or none of that driver, tag or vehicle.",
                remedy: "Look at what there is with obdmech report --from 2026-01-01.")
        case .beingRecorded(let trip, let advice):
            MessageRow(
                "trip \(trip) is being recorded", advice: advice,
                cause: "A trip that goes on is neither changed nor deleted: its end would write it anew.",
                remedy: "End it with Ctrl-C where it is recorded, then try again.")
        case .noKind(let action, let usage):
            MessageRow(
                "name what to \(action)", advice: usage,
                cause: "Nothing stands behind obdmech delete or obdmech edit.",
                remedy: "Say what and which, as in obdmech delete trip 12.")
        case .wrongKind(let kind, let action, let usage):
            MessageRow(
                "cannot \(action) '\(kind)'", advice: usage,
                cause: "Only trips and scans can be deleted, and only trips changed.",
                remedy: "Say what and which, as in obdmech delete scan 3 or obdmech edit trip 12.")
        case .notANumber(let text, let kind, let usage):
            MessageRow(
                "'\(text)' is no number of a \(kind)", advice: usage,
                cause: "Trips and scans are named by the numbers that obdmech report shows, or last.",
                remedy: "Look for the number in obdmech report.")
        case .noNumber(let kind, let action, let usage):
            MessageRow(
                "name the \(kind) to \(action) by its number", advice: usage,
                cause: "It is not said which trip or scan is meant.",
                remedy: "Look for the number in obdmech report, or write last.")
        case .noChange(let usage):
            MessageRow(
                "name what to change: --driver, --tag or --note", advice: usage,
                cause: "It is not said what is to be different.",
                remedy: "Give --driver, --tag or --note, or several of them.")
        case .deletingUnconfirmed:
            MessageRow(
                "deleting needs a confirmation", advice: Confirmation.advice,
                cause: "Nobody can be asked, because the input is no terminal.",
                remedy: "Run it in a terminal, or give --yes.")
        case .changingUnconfirmed:
            MessageRow(
                "changing a trip needs a confirmation", advice: Confirmation.advice,
                cause: "Nobody can be asked, because the input is no terminal.",
                remedy: "Run it in a terminal, or give --yes.")
        case .fullWithoutScan:
            MessageRow(
                "--full goes with --scan only", advice: "a trip is always shown in full",
                cause: "A day's report is a list, and a trip is shown in full in any case.",
                remedy: "Name the scan: obdmech report --scan last --full.")
        case .inspectionWithoutScan:
            MessageRow(
                "--inspection goes with --scan only", advice: "obdmech report --scan last --inspection RULE",
                cause: "A day's report and a trip judge no emissions inspection.",
                remedy: "Name the scan: obdmech report --scan last --inspection us-epa.")
        case .noVehicle:
            MessageRow(
                "no vehicle is known yet",
                advice: "record a trip first, or name it with --vin (none where it tells no VIN)",
                cause: "The database has neither a trip nor anything that was told of a vehicle.",
                remedy: "Record a trip first, or name the vehicle with its whole VIN: --vin VIN.")
        case .unknownVehicle(let text, let canBeNew):
            MessageRow(
                "no vehicle is known as '\(text)'",
                advice: canBeNew
                    ? "give the whole VIN of a new one; obdmech vehicle lists the others"
                    : "obdmech vehicle lists them",
                cause: "The text is no part of a VIN in the database, and the name of no vehicle.",
                remedy: "Look at obdmech vehicle, which lists them.")
        case .severalVehicles(let text, let names):
            MessageRow(
                "'\(text)' is the name or a part of the VIN of several vehicles", advice: "there are \(names)",
                cause: "The text fits more than one.",
                remedy: "Give more of the VIN of the one that is meant.")
        }
    }

    static let samples: [Self] = [
        .noTrip(0), .noScan(0), .noLast(kind: "", of: ""), .beingRecorded(trip: 0, advice: ""),
        .noKind(action: "", usage: ""), .wrongKind("", action: "", usage: ""), .notANumber("", kind: "", usage: ""),
        .noNumber(kind: "", action: "", usage: ""), .noChange(usage: ""), .deletingUnconfirmed, .changingUnconfirmed,
        .fullWithoutScan, .inspectionWithoutScan, .noVehicle, .unknownVehicle("", canBeNew: false),
        .severalVehicles("", names: ""),
    ]
}

extension StoredMessage {
    /// Where the numbers are.
    fileprivate static let list = "obdmech report lists them: give --from for earlier days"
}
