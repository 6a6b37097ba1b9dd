import ELM327
import Simulator
import Transports
import Trips

/// The subcommands and their flags. Parsing, `--help` and the manual all follow from these rows.
enum CommandTable {
    static let version = "0.1.0"
    static let summary = "find out what a car says of itself, over an ELM327 adapter"

    // MARK: Flags

    static let adapter = Flag(
        "adapter", short: "a", argument: "DEVICE",
        "The adapter: tcp:HOST[:PORT], serial:/dev/ttyUSB0, bluetooth:ADDRESS or sim:NAME (see DEVICES). Without it the "
            + "environment variable OBDMECH_ADAPTER counts, then adapter in the configuration, then the one that is "
            + "likely an adapter (see devices).")
    static let json = Flag("json", short: "j", "Write JSON to standard output.")
    static let database = Flag(
        "database", argument: "FILE",
        "The database. Without it the environment variable OBDMECH_DATABASE counts, then the user's own.")
    static let verbose = Flag("verbose", short: "v", "Log the dialogue with the adapter to standard error.")
    static let record = Flag(
        "record", argument: "FILE",
        "Write the dialogue with the adapter into a new file, which replay:FILE can replay. It holds the VIN, unless "
            + "--redact is given.")
    static let redact = Flag(
        "redact",
        "With --record: blank what identifies the vehicle in the file: VIN, calibration identifications and "
            + "verification numbers, and serial numbers. It replays as before, but for them.")
    static let noSave = Flag("no-save", "Store nothing.")
    static let duration = Flag("duration", argument: "TIME", "End the trip after this time: 90, 90s, 20m or 1h.")
    static let idleTimeout = Flag(
        "idle-timeout", argument: "TIME",
        "End the trip when the vehicle was silent for this time (60s, or pause where it stands, as configured).")
    static let until = Flag(
        "until", argument: "ignition-off",
        "End the trip when the engine was off for longer than --pause, although the vehicle still answers.")
    static let pause = Flag(
        "pause", argument: "TIME", "A stop of the engine that is shorter does not end the trip (5m, or as configured).")
    static let driver = Flag("driver", argument: "NAME", "Who drives (the driver in the configuration).")
    static let tag = Flag(
        "tag", argument: "WORD", isRepeatable: true, "A word to find the trip by; may be given several times.")
    static let note = Flag("note", argument: "TEXT", "A remark that is kept with the trip.")
    static let save = Flag("save", "Keep the trip without asking at its end.")
    static let sampleRate = Flag(
        "sample-rate", argument: "N",
        "Ask for the speed so often in a second (10, or as configured), or as often as it goes: max.")
    static let onAlert = Flag(
        "on-alert", argument: "COMMAND",
        "Run this program, without a shell, for each alert, with the alert as a line of JSON on its standard input.")
    static let noAlerts = Flag("no-alerts", "Raise no alerts.")
    static let fuelPrice = Flag(
        "fuel-price", argument: "PRICE",
        "The price of a litre of fuel, or of a gallon (3.49/gal, 6.50/impgal), for the cost of the trip. Without it "
            + "fuel-price in the configuration counts.")
    static let units = Flag(
        "units", argument: "SYSTEM", "Show values in metric, us or imperial units, whatever the configuration says.")
    static let plain = Flag("plain", "Write plain lines instead of the live display.")
    static let date = Flag("date", argument: "YYYY-MM-DD", "The day to report, in local time (today).")
    static let from = Flag("from", argument: "YYYY-MM-DD", "The first day to report (the last).")
    static let to = Flag("to", argument: "YYYY-MM-DD", "The last day to report (today).")
    static let reportTrip = Flag(
        "trip", argument: "N", "Report the trip of this number in full, with the time of each event and alert.")
    static let reportDriver = Flag("driver", argument: "NAME", "Only the trips of this driver.")
    static let reportTag = Flag("tag", argument: "TAG", "Only the trips with this tag.")
    static let reportVIN = Flag("vin", argument: "VIN", "Only the vehicle with this VIN, or with this end of it.")
    static let exportTrip = Flag("trip", argument: "N", "With export: only the trip of this number.")
    static let deep = Flag(
        "deep",
        "Also try whether the line of a serial adapter can be faster. It is brought back to its speed afterwards, by a "
            + "reset.")
    static let connect = Flag("connect", "First find the vehicle, as scan does.")
    static let yes = Flag("yes", short: "y", "Do not ask for confirmation.")
    static let timeout = Flag(
        "timeout", argument: "TIME",
        "Interrupt a command that takes longer (30s; at a terminal only Ctrl-C does).")
    static let watch = Flag("watch", short: "w", "Go on, and tell which serial ports come and go, until interrupted.")
    static let tcp = Flag(
        "tcp", argument: "[HOST:]PORT", "Serve on a TCP port, of this machine only unless a host is named.")
    static let pty = Flag("pty", argument: "LINK", "Serve on a pseudo-terminal, with LINK pointing to it.")
    static let car = Flag(
        "car", argument: "NAME",
        "The car: " + VirtualCar.all.map(\.name).joined(separator: ", ") + " (\(VirtualCar.all[0].name)).")
    static let bus = Flag("protocol", argument: "N", "The car's protocol by its ELM327 number, 1 to 9 (6).")
    static let cycle = Flag(
        "cycle", argument: "NAME",
        "What the car drives: " + DriveCycle.named.map(\.name).joined(separator: ", ") + "; without it, what suits it.")
    static let rate = Flag("rate", argument: "N", "Run the car N times as fast as real time (1).")
    static let timescale = Flag(
        "timescale", argument: "N",
        "Let N seconds pass in the car while one passes at the adapter: with 1440 a day takes a minute (1).")
    static let refresh = Flag(
        "refresh", argument: "MS", "Have the car measure its speed anew only every so many milliseconds (0).")

    static let latency = Flag(
        "latency", argument: "MS[-MS]",
        "Let bytes take so many milliseconds each way, as Wi-Fi does (0); with 0-80 each time any time up to 80.")
    static let baud = Flag(
        "baud", argument: "N",
        "Let --pty be a serial line of this rate: bytes take their time, and are garbled while the other side's rate is "
            + "another. Without it the rate does not matter.")
    static let identity = Flag(
        "identity", argument: "NAME",
        "What the adapter is: the ELM327 of a version from \(ELMVersion.allCases[0].rawValue) to v2.3, which knows the "
            + "commands of that version, or stn, an STN1110 (\(Firmware.standard.name)).")
    static let quirk = Flag(
        "quirk", argument: "NAME[,NAME]",
        "What is wrong with the adapter or the car, all the time.")

    static let fault = Flag(
        "fault", argument: "NAME@S|NAME:N[,…]",
        "What goes wrong during the drive: NAME@60 when the car has run for 60 s, NAME:100 at one in 100 commands. With "
            + "+5 behind it, it lasts 5 s.")
    static let seed = Flag("seed", argument: "N", "Let other commands meet the faults that come by chance (1).")

    static let quick = Flag("quick", short: "q", "Ask only for lamp and trouble codes.")
    static let watchValues = Flag("watch", short: "w", "Read again and again, until interrupted.")
    static let interval = Flag("interval", argument: "TIME", "With --watch: read every so often (0.5s).")
    static let watchDuration = Flag("duration", argument: "TIME", "Watch for this time: 90, 90s, 20m or 1h.")
    static let csv = Flag("csv", "Write CSV: a header, then a row for each round.")
    static let engineRunning = Flag("engine-running", "Clear although the engine is running.")
    static let all = Flag("all", "List all PIDs that the program knows, without a vehicle.")
    static let offline = Flag("offline", "Do not connect; show what the vehicle listed last time.")

    static let vehicleVIN = Flag(
        "vin", argument: "VIN",
        "The vehicle: its VIN or any part of it that no other has, or its name; none for the one that tells no VIN. "
            + "Without it the vehicle that was seen last.")
    static let vehicleName = Flag("name", argument: "NAME", "What the vehicle is called.")
    static let fuel = Flag(
        "fuel", argument: "KIND",
        "What is burnt: " + FuelKind.named.map(\.name).joined(separator: ", ")
            + ", or another share of ethanol such as e27; auto for what the car says.")
    static let displacement = Flag(
        "displacement", argument: "LITRES", "The displacement of the engine: 1.6, 1598cc, 350cid.")
    static let volumetricEfficiency = Flag(
        "volumetric-efficiency", argument: "SHARE",
        "How much of the displacement fills with air, 0.5 to 1.3 or 50% to 130% (0.85).")
    static let cylinders = Flag("cylinders", argument: "N", "How many cylinders the engine has.")
    static let tank = Flag("tank", argument: "LITRES", "What the tank holds: 55, 14gal, 12impgal.")
    static let vehicleOdometer = Flag(
        "odometer", argument: "KM", "What the odometer shows now: 123456, 76712mi. See calibrate, which learns from it."
    )
    static let fillUp = Flag(
        "fill-up", argument: "LITRES",
        "The tank was filled to the brim with so much: 39.8, 10.5gal; kilograms of natural gas. What did not reach the "
            + "brim is added to the next that does.")
    static let calibrateOdometer = Flag("odometer", argument: "KM", "What the odometer shows: 123456, 76712mi.")
    static let at = Flag("at", argument: "TIME", "When that was: 18:30 (today) or '2026-11-21 18:30' (now).")
    static let mark = Flag("mark", "Compare nothing, begin anew: drives were not recorded.")
    static let list = Flag("list", short: "l", "List all fill-ups and readings, with what was computed.")
    static let undo = Flag("undo", "Take back what was added last.")
    static let reset = Flag("reset", "Forget all fill-ups and readings, and both factors.")

    // MARK: Subcommands

    static let subcommands: [Subcommand] = [
        Subcommand(
            name: "scan", summary: "read trouble codes and lamp, and say what they mean",
            description: [
                "Says in one sentence what to do: stop, have it repaired, leave it to the next service, or drive on. Then "
                    + "why: lamp, confirmed, pending and permanent trouble codes with their usual causes and first checks, "
                    + "freeze frames, readiness for an emissions test, live values and results of the car's own tests that "
                    + "are not as they should be, and what changed since the last scan of this vehicle. Each controller "
                    + "that was heard of is accounted for: what it answered, refused, or left unanswered. The result is "
                    + "stored.",
                "When there is no connection, the first rung of the ladder from the computer to the vehicle that does "
                    + "not hold is named: port, adapter, power, bus or ECU.",
            ],
            flags: [adapter, quick, units, json, noSave, database, record, redact, verbose],
            examples: [
                ("obdmech scan -a tcp:192.168.0.10", "scan through a Wi-Fi adapter"),
                ("obdmech scan -a sim:faults", "scan a simulated car with faults"),
            ],
            run: ScanCommand.run),
        Subcommand(
            name: "clear", summary: "delete the trouble codes and put the lamp out",
            description: [
                "Reads and stores a full scan, shows what will be lost (codes, freeze frames, readiness for an emissions "
                    + "test), asks for confirmation, and has all controllers clear. Then it looks which codes came straight "
                    + "back, and which are permanent and stay. It refuses while the engine runs, unless --engine-running is given. But for what is typed into "
                    + "terminal, this is all that is ever written to a vehicle."
            ],
            flags: [adapter, yes, engineRunning, json, noSave, database, record, redact, verbose],
            examples: [
                ("obdmech clear -a sim:faults --engine-running", "clear the codes of a simulated car"),
                ("obdmech clear --yes --json", "clear without a question, for another program"),
            ],
            run: ClearCommand.run),
        Subcommand(
            name: "read", summary: "read single values, once or again and again",
            description: [
                "Reads signals by name (engineSpeed, or a part of the name that is enough) or PIDs of service 01 by number "
                    + "(0C), and shows what each controller answers. Longer numbers are requests of services that only "
                    + "read: 22F40C, 0902. What obdmech pids lists can be read.",
                "Values that only one public source describes are marked as doubtful; bytes whose meaning is not "
                    + "published are shown as they are.",
            ],
            flags: [
                adapter, watchValues, interval, watchDuration, units, json, csv, noSave, database, record, redact,
                verbose,
            ],
            operands: "SIGNAL|PID…",
            examples: [
                ("obdmech read engineSpeed coolantTemperature -a sim:city", "two values of a simulated car"),
                ("obdmech read 0C 0D 04 --watch --csv -a sim:city --duration 5s", "a table for a spreadsheet"),
            ],
            run: ReadCommand.run),
        Subcommand(
            name: "pids", summary: "list what the vehicle can measure",
            description: [
                "Lists the PIDs of service 01 that each controller of the vehicle supports, with the names of their signals "
                    + "as read takes them, and the custom PIDs with theirs. Without a connection it shows what the vehicle "
                    + "listed last time."
            ],
            flags: [adapter, all, offline, json, noSave, database, record, redact, verbose],
            examples: [
                ("obdmech pids -a sim:city", "what a simulated car supports"),
                ("obdmech pids --all", "all that the program knows"),
            ],
            run: PidsCommand.run),
        Subcommand(
            name: "trip", summary: "log a drive: distance, fuel and its cost, engine",
            description: [
                "Asks for speed, engine speed, fuel, coolant temperature and voltage ten times a second or as seldom as "
                    + "each changes, and shows the trip while it goes on. It ends with Ctrl-C, after --duration, or when "
                    + "the vehicle was silent for --idle-timeout; then its summary is written and, on a terminal, asked "
                    + "whether to keep it. A stop of the engine that is shorter than --pause belongs to the trip. Samples "
                    + "are stored as they come. A connection that breaks is opened again; what was missed is told, and "
                    + "nothing is made up for it.",
                "Fuel is computed by the best method that the vehicle allows, one for the whole trip, and is told with "
                    + "how far off it may be; obdmech vehicle says what the vehicle cannot, and obdmech calibrate makes "
                    + "it exact. Sharp accelerations and brakings, speeding, long idling and high speeds of a cold engine "
                    + "are counted, and a score says how the trip was driven.",
                "Alerts tell of speeding, hours at the wheel, a hot engine, voltages, the malfunction lamp and new "
                    + "trouble codes: on the terminal, on the desktop where there is notify-send, and by --on-alert. Their "
                    + "limits are in the configuration (see obdmech config).",
                "With --json every sample is one line of output: a start object, sample, event and alert objects, and a "
                    + "summary.",
            ],
            flags: [
                adapter, duration, until, pause, idleTimeout, fuelPrice, driver, tag, note, units, sampleRate, onAlert,
                noAlerts, plain, json, save, noSave, database, record, redact, verbose,
            ],
            examples: [
                ("obdmech trip -a /dev/ttyUSB0 --fuel-price 1.79", "log a drive with its cost"),
                ("obdmech trip -a 'sim:city?rate=max' --duration 20m", "log a simulated drive in a moment"),
            ],
            run: TripCommand.run),
        Subcommand(
            name: "log", summary: "log every drive, unattended",
            description: [
                "Waits for the adapter and for the engine, records each drive as a trip, and waits for the next, for weeks. "
                    + "A drive ends when the engine was off for longer than --pause, or the vehicle was silent. Between "
                    + "drives only the adapter is asked, for its voltage, which rises when the engine runs: that does not "
                    + "wake the vehicle. Only where the voltage was seen to tell nothing is the vehicle asked, once a "
                    + "minute.",
                "An adapter or a database that is not there is waited for. It ends with Ctrl-C or SIGTERM; a drive that "
                    + "goes on is stored then.",
            ],
            flags: [
                adapter, pause, idleTimeout, fuelPrice, driver, tag, units, sampleRate, onAlert, noAlerts, json,
                database,
                verbose,
            ],
            examples: [
                ("obdmech log -a /dev/ttyUSB0", "log what this adapter's car drives"),
                ("obdmech log -a sim:commuter", "log the week of a simulated car"),
            ],
            run: LogCommand.run),
        Subcommand(
            name: "report", summary: "show the trips and scans of a day",
            description: [
                "Lists the trips that began, and the scans that were made, on a day or in a range of days, with totals. "
                    + "No adapter is needed."
            ],
            flags: [date, from, to, reportTrip, reportDriver, reportTag, reportVIN, units, json, database],
            examples: [
                ("obdmech report", "the trips and scans of today"),
                ("obdmech report --trip 12", "one trip in full"),
                ("obdmech report --from 2026-11-01 --to 2026-11-30 --json", "a month, for another program to read"),
            ],
            run: ReportCommand.run),
        Subcommand(
            name: "vehicle", summary: "show and set what a car cannot say of itself",
            description: [
                "Lists the vehicles of the database: what their VIN says, what was recorded, what was told, and what "
                    + "calibrate has learnt. With a flag it tells something of one of them, which counts for the trips from "
                    + "then on; none takes it back. Displacement and volumetric efficiency are for cars without an "
                    + "air-flow sensor, the number of cylinders for those that tell the fuel of each stroke.",
                "A number may have a unit behind it; one without is metric. With --json everything is metric.",
            ],
            flags: [
                vehicleVIN, vehicleName, fuel, displacement, volumetricEfficiency, cylinders, tank, vehicleOdometer,
                units,
                json, database,
            ],
            examples: [
                ("obdmech vehicle", "what is known of all vehicles"),
                ("obdmech vehicle --displacement 1.6 --tank 50", "tell something of the vehicle that was seen last"),
                ("obdmech vehicle --vin 4871 --name Golf --fuel e10", "tell something of another"),
            ],
            run: VehicleCommand.run),
        Subcommand(
            name: "calibrate", summary: "learn from the pump and the odometer",
            description: [
                "Compares what was filled into the tank, or driven by the odometer, with what the trips since the last time "
                    + "have computed, and learns a factor each for fuel and distance, by which trips are corrected from "
                    + "then on. The first time is only the beginning. The factor is all that was filled over all that was "
                    + "computed; beside it stands the standard deviation of the single comparisons.",
                "Every drive must be recorded. A ratio outside 0.8 to 1.25, trips with gaps of more than 5 % of their time, "
                    + "trips without known fuel, and less than 10 L or 50 km are asked about, and need --yes where nobody "
                    + "can be asked. A ratio outside 0.5 to 2 is refused. A factor belongs to one method of computing fuel: "
                    + "comparisons by another than the latest do not count. When fuel, displacement, volumetric "
                    + "efficiency or cylinders change so that it matters, the factor for fuel is forgotten.",
            ],
            flags: [fillUp, calibrateOdometer, at, mark, list, undo, reset, vehicleVIN, yes, units, json, database],
            examples: [
                ("obdmech calibrate --fill-up 39.8", "the tank is full again"),
                ("obdmech calibrate --odometer 123456 --at 18:30", "the odometer, earlier today"),
                ("obdmech calibrate --list", "what was compared so far"),
            ],
            run: CalibrateCommand.run),
        Subcommand(
            name: "explain", summary: "say what trouble codes mean, without a car",
            description: [
                "Explains trouble codes: what is wrong, how serious it is and whether to drive on, what usually causes it "
                    + "and what to look at first. The codes are arguments or, without any, lines of standard input. "
                    + "Small letters and spaces do not matter, and the failure type of a three-byte code is explained "
                    + "too: P0299:1C, P0299-1C or P02991C. Neither a car nor a database is needed.",
                "A severity is one of stop now, soon, when convenient and informational. What a maker defines itself is "
                    + "named as such. What is no code is named on standard error, after the others were explained, with "
                    + "exit status 2.",
            ],
            flags: [json], operands: "[CODE…]",
            examples: [
                ("obdmech explain P0301 U0100", "what two codes mean"),
                ("obdmech explain --json < codes.txt", "a list of codes, for another program to read"),
            ],
            run: ExplainCommand.run),
        Subcommand(
            name: "devices", summary: "list where an adapter may be",
            description: [
                "Lists the serial ports of USB and Bluetooth devices, with what is likely an adapter, why, whether it may "
                    + "be opened and which program holds it, and tries the addresses that Wi-Fi adapters usually have: "
                    + WiFiAdapters.usual.joined(separator: ", ") + ". Nothing is sent to any of them.",
                "A command without --adapter uses the one likely serial port; where there is none, the one address at "
                    + "which something listens.",
            ],
            flags: [json, watch],
            examples: [
                ("obdmech devices", "what is there"),
                ("obdmech devices --watch --json", "ports that come and go, for another program to read"),
            ],
            run: DevicesCommand.run),
        Subcommand(
            name: "doctor", summary: "examine the adapter and say what is wrong",
            description: [
                "Examines step by step the computer (permissions, other programs at the port, brltty, ModemManager), the "
                    + "line, the adapter (what it is by what it knows, rather than by its name), its voltage, the "
                    + "vehicle's protocol and controllers, whether the adapter does as it is told, and how many values a "
                    + "second it brings, plainly asked and in the quickest form. It ends with a verdict: works well, works "
                    + "with limits, or the first thing that fails and what to do. Takes some 15 seconds.",
                "A line begins with + for what is good, - for what is worth knowing, ! for a limit and x for what "
                    + "nothing works without. Nothing is written to the vehicle or into the adapter's memory, and "
                    + "its settings are put back. Neither VIN nor serial number is told. Without an adapter the "
                    + "computer alone is examined.",
            ],
            flags: [adapter, deep, json, record, redact, verbose],
            examples: [
                ("obdmech doctor", "examine the one likely adapter"),
                ("obdmech doctor -a 'sim:city?quirk=clone-v1.5'", "examine a simulated clone"),
            ],
            run: DoctorCommand.run),
        Subcommand(
            name: "terminal", summary: "talk to the adapter by hand",
            description: [
                "A prompt to the adapter: what is typed is sent to it, and its answer is shown as it comes, with what it "
                    + "means beside it. Lines can be edited and come back from a history. An empty line repeats the last "
                    + "command. Ctrl-C gives up a line or interrupts a command (with one character, as the adapter "
                    + "wants it); Ctrl-D ends. The adapter is woken and set up as for a scan, with headers and spaces "
                    + "shown; nothing is sent to the vehicle by itself, unless --connect is given.",
                "Nothing is refused, but some commands are asked about first: services "
                    + CommandRisk.services.map { hexadecimal($0.service) }.joined(separator: ", ")
                    + ", which change something in the vehicle, and commands that can lock an adapter or write its "
                    + "memory (AT PP, SD, @3, CV, BRD, LP, and the like of STN adapters).",
                "Where standard input is no terminal it is a script, one command a line; empty lines and lines that begin "
                    + "with # are passed over. What would be asked about is then not sent, and the exit status is 2, unless "
                    + "--yes is given. With --json every command is one object: request, answer, meaning, complete and, "
                    + "where there is no whole answer, remark.",
            ],
            flags: [adapter, connect, yes, timeout, json, record, redact, verbose],
            examples: [
                ("obdmech terminal", "talk to the one likely adapter"),
                ("obdmech terminal -a sim:faults --connect", "talk to a simulated car that was found first"),
            ],
            run: TerminalCommand.run),
        Subcommand(
            name: "config", summary: "show and change the settings",
            description: [
                "Without an operand, or with list, it shows all settings: what each is, whether that is set or the "
                    + "default, and what it is good for. get shows one of them as it is written, set writes it into the "
                    + "configuration, unset takes it out, path tells which file that is. The file is made where there "
                    + "is none; its comments stay.",
                "A number may have a unit behind it: 75 mph, 230 F, 5m, 3.49/gal. One without is in the unit that list "
                    + "shows in metric units. The keys are described under CONFIGURATION.",
            ],
            flags: [json], operands: "[get KEY|set KEY VALUE|unset KEY|list|path]",
            examples: [
                ("obdmech config set units us", "show miles, gallons and °F"),
                ("obdmech config set speed-limit 75 mph", "be warned above a speed"),
            ],
            run: ConfigCommand.run),
        Subcommand(
            name: "database", summary: "check, copy, shrink and export what is stored",
            description: [
                "path tells which file the database is. check reads all of it and names what is damaged. backup makes a copy "
                    + "in a new file, also while a trip is recorded. vacuum packs the samples of old trips and gives back "
                    + "the room that is not needed. export writes all samples, or those of one trip, as CSV to a new file or "
                    + "to standard output. import takes in the trips and scans of another database, such as one that "
                    + "holds a single trip because the database could not be written; what is there already stays.",
                "The database is a plain SQLite file; its view samples shows all samples: sqlite3 \"$(obdmech database path)\" "
                    + "\"SELECT time, value FROM samples WHERE trip_id = 1 AND signal = 'vehicleSpeed'\". Times of samples are kept to the "
                    + "millisecond, values as they were.",
            ],
            flags: [exportTrip, database], operands: "check|backup FILE|vacuum|export [FILE]|import FILE|path",
            examples: [
                ("obdmech database backup ~/obdmech-copy.db", "make a copy"),
                ("obdmech database export --trip 12 trip-12.csv", "the samples of a trip, for a spreadsheet"),
            ],
            run: DatabaseCommand.run),
        Subcommand(
            name: "simulate", summary: "be a car behind an adapter, for trying and testing",
            description: [
                "Serves a simulated car behind a simulated ELM327 until it is interrupted, then writes how far the car "
                    + "really went, what it burnt, and how often it was accelerated and braked sharply, between the first "
                    + "and the last answer to a request for its speed. The cars: "
                    + VirtualCar.all.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ") + ".",
                "The quirks: " + Quirks.named.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ") + ".",
                "The faults: " + Fault.described.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ")
                    + "; said instead of an answer: " + Fault.said.map(\.name).joined(separator: ", ")
                    + "; said behind a line of data, which is then wrong and the last: "
                    + Fault.saidBehindData.map(\.name).joined(separator: ", ") + ".",
            ],
            flags: [
                tcp, pty, car, cycle, bus, rate, timescale, latency, baud, refresh, identity, quirk, fault, seed,
            ],
            examples: [
                ("obdmech simulate --tcp 35000 --car faults", "a car with faults, for obdmech scan -a localhost:35000"),
                (
                    "obdmech simulate --tcp 35000 --fault lv-reset@60,unplugged@90+10,data-error-glued:50",
                    "an adapter in a bad mood"
                ),
                ("obdmech simulate --pty /tmp/elm", "a car on a pseudo-terminal, for obdmech scan -a /tmp/elm"),
            ],
            run: SimulateCommand.run),
    ]

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
