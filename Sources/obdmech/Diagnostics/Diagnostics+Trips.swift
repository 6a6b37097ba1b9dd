import CommandLine

extension Diagnostics {
    static let reading = [
        Diagnostic(
            pattern: "name what to read", status: .usage,
            cause: "Nothing stands behind obdmech read.",
            remedy: "Name a signal or a PID, as in obdmech read engineSpeed 0D; obdmech pids lists them."),
        Diagnostic(
            pattern: "no signal or PID is called '…'", status: .usage,
            cause: "The name is misspelt, or belongs to a custom PID whose file is not there.",
            remedy: "Take a name from obdmech pids --all, or the two digits of a PID."),
        Diagnostic(
            pattern: "'…' may be any of … signals", status: .usage,
            cause: "The text is a part of several names.",
            remedy: "Write more of the name; those that fit stand below the message."),
        Diagnostic(
            pattern: "'…' is no request that only reads", status: .usage,
            cause: "The digits are those of a service that changes something, or of none that read knows.",
            remedy: "Give a PID such as 0C, or a request of service 21 or 22; obdmech terminal sends anything."),
        Diagnostic(
            pattern: "no trouble code is named", status: .usage,
            cause: "Nothing stands behind obdmech explain, and nothing is piped into it.",
            remedy: "Name a code, as in obdmech explain P0301."),
        Diagnostic(
            pattern: "'…' is no trouble code…", status: .usage,
            cause: "A code is one of the letters P, C, B and U with four digits behind it, such as P0301.",
            remedy: "Correct it, often the letter O for the digit 0; the other codes are explained all the same."),
        Diagnostic(
            pattern: "there is no trip …", status: .usage,
            cause: "No trip has that number, or it was recorded into another database.",
            remedy: "Look for it in obdmech report --from 2026-01-01, or name the file with --database."),
        Diagnostic(
            pattern: "there is no scan …", status: .usage,
            cause: "No scan has that number, or it was stored in another database.",
            remedy: "Look for it in obdmech report --from 2026-01-01, or name the file with --database."),
        Diagnostic(
            pattern: "no … is stored…", status: .usage,
            cause: "There is no last trip or scan, or none of that driver, tag or vehicle.",
            remedy: "Look at what there is with obdmech report --from 2026-01-01."),
        Diagnostic(
            pattern: "trip … is being recorded", status: .usage,
            cause: "A trip that goes on is neither changed nor deleted: its end would write it anew.",
            remedy: "End it with Ctrl-C where it is recorded, then try again."),
        Diagnostic(
            pattern: "name what to …", status: .usage,
            cause: "Nothing stands behind obdmech delete or obdmech edit.",
            remedy: "Say what and which, as in obdmech delete trip 12."),
        Diagnostic(
            pattern: "cannot … '…'", status: .usage,
            cause: "Only trips and scans can be deleted, and only trips changed.",
            remedy: "Say what and which, as in obdmech delete scan 3 or obdmech edit trip 12."),
        Diagnostic(
            pattern: "'…' is no number of a …", status: .usage,
            cause: "Trips and scans are named by the numbers that obdmech report shows, or last.",
            remedy: "Look for the number in obdmech report."),
        Diagnostic(
            pattern: "name the … to … by its number", status: .usage,
            cause: "It is not said which trip or scan is meant.",
            remedy: "Look for the number in obdmech report, or write last."),
        Diagnostic(
            pattern: "name what to change: --driver, --tag or --note", status: .usage,
            cause: "It is not said what is to be different.",
            remedy: "Give --driver, --tag or --note, or several of them."),
        Diagnostic(
            pattern: "deleting needs a confirmation", status: .usage,
            cause: "Nobody can be asked, because the input is no terminal.",
            remedy: "Run it in a terminal, or give --yes."),
        Diagnostic(
            pattern: "changing a trip needs a confirmation", status: .usage,
            cause: "Nobody can be asked, because the input is no terminal.",
            remedy: "Run it in a terminal, or give --yes."),
        Diagnostic(
            pattern: "--full goes with --scan only", status: .usage,
            cause: "A day's report is a list, and a trip is shown in full in any case.",
            remedy: "Name the scan: obdmech report --scan last --full."),
        Diagnostic(
            pattern: "--inspection goes with --scan only", status: .usage,
            cause: "A day's report and a trip judge no emissions inspection.",
            remedy: "Name the scan: obdmech report --scan last --inspection us-epa."),
        Diagnostic(
            pattern: "'…' has no value that a trip can follow", status: .usage,
            cause: "It is a request whose answer is no number, or a PID that obdmech does not know.",
            remedy: "Give a signal or PID of obdmech pids --all, or describe it in a file of custom PIDs."),
        Diagnostic(
            pattern: "also in the configuration is passed over: …", status: nil,
            cause: "The setting also has a name that no signal has; the trip is recorded without further signals.",
            remedy: "Correct it with obdmech config set also."),
        Diagnostic(
            pattern: "the vehicle does not have '…' (PID …)", status: nil,
            cause: "The vehicle does not list the PID that --also names, and did not answer to it.",
            remedy: "Nothing need be done, the trip is recorded without it; obdmech pids lists what the vehicle has."),
        Diagnostic(
            pattern: "no value of '…' has come", status: nil,
            cause: "The vehicle lists the signal that --also names, and does not answer when it is asked for it.",
            remedy: "Try obdmech read with its name, with the engine running too."),
        Diagnostic(
            pattern: "no vehicle is known yet", status: .usage,
            cause: "The database has neither a trip nor anything that was told of a vehicle.",
            remedy: "Record a trip first, or name the vehicle with its whole VIN: --vin VIN."),
        Diagnostic(
            pattern: "no vehicle is known as '…'", status: .usage,
            cause: "The text is no part of a VIN in the database, and the name of no vehicle.",
            remedy: "Look at obdmech vehicle, which lists them."),
        Diagnostic(
            pattern: "'…' is the name or a part of the VIN of several vehicles", status: .usage,
            cause: "The text fits more than one.",
            remedy: "Give more of the VIN of the one that is meant."),
        Diagnostic(
            pattern: "the command '…' cannot be started: …", status: nil,
            cause: "The command for alerts is misspelt, not in PATH, or no program.",
            remedy: "Try it in a shell, or name it with its whole path."),
        Diagnostic(
            pattern: "the command '…' failed with exit status …", status: nil,
            cause: "The command for alerts ran and said that something is wrong.",
            remedy: "Try it in a shell, with a line of JSON as its input."),
        Diagnostic(
            pattern: "the command '…' was ended by signal …", status: nil,
            cause: "The command for alerts crashed, or another program ended it.",
            remedy: "Try it in a shell, with a line of JSON as its input."),
        Diagnostic(
            pattern: "the command '…' took longer than … s and was ended", status: nil,
            cause: "The command for alerts waits for something, a network perhaps.",
            remedy: "Have it do what takes long in the background."),
        Diagnostic(
            pattern: "the command '…' still ran at the trip's end and was ended", status: nil,
            cause: "The last alert came just before the end, and its command was not done three seconds later.",
            remedy: "Have it do what takes long in the background."),
        Diagnostic(
            pattern: "the command '…' does not keep up with the alerts", status: nil,
            cause: "Alerts come faster than the command is done with them, and some were not given to it.",
            remedy: "Have it do less, or set wider limits in obdmech config."),
    ]

    static let calibration = [
        Diagnostic(
            pattern: "'…' is more than the tank holds (…)", status: .usage,
            cause: "The number is wrong, in another unit than was meant, or the tank is larger than was told.",
            remedy: "Write the unit (10.5gal), or tell what the tank holds: obdmech vehicle --tank VOLUME."),
        Diagnostic(
            pattern: "there is a later mark already, of …", status: .usage,
            cause: "Fill-ups and readings must be told in the order in which they were made.",
            remedy: "Look at obdmech calibrate --list, and take the later ones back with --undo first."),
        Diagnostic(
            pattern: "'…' is no more than the odometer showed on … (…)", status: .usage,
            cause: "An odometer does not go back: one of the two readings is wrong, or of another vehicle.",
            remedy: "Check it, name the vehicle with --vin, or take the last reading back with --undo."),
        Diagnostic(
            pattern: "--at '…' is yet to come", status: .usage,
            cause: "A time alone is one of today, and this one is later than now.",
            remedy: "Write the day too: --at '2026-11-21 18:30'."),
        Diagnostic(
            pattern: "no trip of this vehicle was recorded since the last mark", status: .usage,
            cause: "The drives were not recorded, or belong to another vehicle or database.",
            remedy: "Give --mark to begin anew with this fill-up or reading, and record every drive from now on."),
        Diagnostic(
            pattern: "the trips since the last mark have nothing to compare with", status: .usage,
            cause: "Trips were recorded, but they come to no distance, or to no fuel.",
            remedy: "Give --mark to begin anew with this fill-up or reading."),
        Diagnostic(
            pattern: "the fuel of the trips since the last fill-up is not known: the car does not tell it",
            status: .usage,
            cause: "The car tells neither fuel nor air flow, and pressures say nothing without the displacement.",
            remedy: "Tell it (obdmech vehicle --displacement 1.6) and try again, or give --mark to keep the fill-up."),
        Diagnostic(
            pattern: "the fuel of these trips was computed by several methods (…), and a factor belongs to one",
            status: nil,
            cause: "The car gave other values on some of the trips than on the others.",
            remedy: "Nothing need be done: the fill-up is kept as a mark, and the next one is compared."),
        Diagnostic(
            pattern: "that cannot be: …", status: .usage,
            cause: "What was filled or driven is less than half of, or more than twice, what the trips came to.",
            remedy: "Check the number and its unit; if drives were not recorded, give --mark to begin anew."),
        Diagnostic(
            pattern: "the comparison is doubtful: …", status: .usage,
            cause: "The comparison may spoil the factor, for the reasons given, and nobody can be asked.",
            remedy: "Give --yes to count it, or --mark to begin anew with it."),
        Diagnostic(
            pattern: "counted all the same: …", status: nil,
            cause: "The comparison is doubtful, for the reasons given, and --yes says to count it.",
            remedy: "If it was wrong, take it back: obdmech calibrate --undo."),
        Diagnostic(
            pattern: "there is no mark to take back", status: .usage,
            cause: "No fill-up and no reading is left of this vehicle.",
            remedy: "Name the vehicle that is meant with --vin."),
        Diagnostic(
            pattern: "forgetting needs a confirmation", status: .usage,
            cause: "Nobody can be asked, because the input is no terminal.",
            remedy: "Run it in a terminal, or give --yes."),
        Diagnostic(
            pattern: "the fuel factor was learnt with the former numbers, and is forgotten", status: nil,
            cause:
                "What was told of the vehicle changes how its fuel is computed, and the factor belongs to the old way.",
            remedy: "Tell the next fill-ups as before, and the factor is learnt anew."),
    ]
}
