package import Formats
import Reports
package import Settings
package import Transports
package import Trips

/// The dialog of `setup` without the terminal: it takes answers and returns questions. The answers are only collected; the
/// caller writes them after `Next.finish(writes: true)`.
package struct SetupSession {
    /// What is known before the first question.
    package struct Facts {
        package var file: SettingsFile
        package var path: String
        package var adapters: [AdapterOption]
        package var locale: LocaleDefaults
        /// OBDMECH_ADAPTER, which overrides the setting.
        package var variable: String?
        /// The vehicle seen last, and its name.
        package var vehicle: (stored: VehicleProfile, name: String)?
        /// Why a device cannot be used; nil for one that can.
        package var error: (String) -> UserMessage?

        package init(
            file: SettingsFile, path: String, adapters: [AdapterOption], locale: LocaleDefaults, variable: String?,
            vehicle: (stored: VehicleProfile, name: String)?, error: @escaping (String) -> UserMessage?
        ) {
            self.file = file
            self.path = path
            self.adapters = adapters
            self.locale = locale
            self.variable = variable
            self.vehicle = vehicle
            self.error = error
        }
    }

    package enum Next: Equatable {
        case ask(String)
        /// The caller tests the adapter and calls `tried`.
        case tryAdapter(String)
        case finish(writes: Bool)
    }

    /// Lines to show, and what comes next.
    package struct Move: Equatable {
        package var lines: [String] = []
        package var next: Next
    }

    /// The result of testing an adapter.
    package enum Trial: Equatable {
        /// "ELM327 v1.5, 12.4 V".
        case answers(String)
        case fails(String, advice: String)
    }

    private enum Stage: Equatable {
        case adapter, wiFi, bluetooth
        case anyway(String)
        case step(Int)
        case fuel, write
    }

    private let facts: Facts
    private var stage = Stage.adapter
    /// The configuration file with the changes.
    private var draft: SettingsFile
    package private(set) var changes: [SetupChange] = []
    /// The new fuel of the vehicle, or "auto"; nil if it is unchanged.
    package private(set) var fuel: String?

    package init(_ facts: Facts) {
        self.facts = facts
        draft = facts.file
    }

    private var settings: UserSettings { draft.settings }
    package var vehicle: VehicleProfile? { facts.vehicle?.stored }
    package var hasChanges: Bool { !changes.isEmpty || fuel != nil }

    // MARK: Moves

    package mutating func begin() -> Move {
        var move = askAdapter()
        let welcome =
            "Press Enter to accept the value in brackets, or Ctrl-C to quit. Nothing is saved before the end."
        move.lines = [welcome, ""] + move.lines
        return move
    }

    /// Takes the answer to the last question.
    package mutating func take(_ answer: String) -> Move {
        // Control characters, such as of arrow keys, must not get into messages.
        let answer = String(
            answer.trimmed.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : Character($0) })
        switch stage {
        case .adapter: return takeAdapter(answer)
        case .wiFi: return takeDevice(Self.scheme("tcp", answer.isEmpty ? Self.usualAddress : answer))
        case .bluetooth:
            return answer.isEmpty
                ? askAdapter() : takeDevice(answer.hasPrefix("ble:") ? answer : Self.scheme("bluetooth", answer))
        case .anyway(let device):
            switch Self.yesOrNo(answer, standard: false) {
            case true?: return keepAdapter(device)
            case false?: return askAdapter()
            case nil: return again(Self.yesOrNoExpected, Self.anyway)
            }
        case .step(let index): return takeSetting(answer, index)
        case .fuel: return takeFuel(answer)
        case .write:
            guard let writes = Self.yesOrNo(answer, standard: true) else {
                return again(Self.yesOrNoExpected, Self.write)
            }
            return Move(next: .finish(writes: writes))
        }
    }

    private func again(_ remark: String, _ prompt: String) -> Move { Move(lines: [remark], next: .ask(prompt)) }

    private static let anyway = "Use it anyway? [y/N]"
    private static let write = "Save? [Y/n]"
    private static let yesOrNoExpected = "Type yes or no."

    private static func yesOrNo(_ answer: String, standard: Bool) -> Bool? {
        switch answer.lowercased() {
        case "": standard
        case "y", "yes": true
        case "n", "no": false
        default: nil
        }
    }

    // MARK: The adapter

    private static let usualAddress = WiFiAdapters.usual[0]
    private static let wiFiPrompt = "Address of the adapter [\(usualAddress)]"
    private static let bluetoothPrompt = "Address of the adapter, such as 00:1D:A5:68:98:8B [back to the list]"

    private static func scheme(_ name: String, _ address: String) -> String {
        address.hasPrefix(name + ":") ? address : "\(name):\(address)"
    }

    private mutating func askAdapter() -> Move {
        stage = .adapter
        var lines = ["Adapters:"]
        lines += facts.adapters.enumerated().map { "  \($0 + 1)  \($1.text)" }
        if let variable = facts.variable {
            lines.append("OBDMECH_ADAPTER is '\(variable)', and overrides this setting.")
        }
        return Move(lines: lines, next: .ask(adapterPrompt))
    }

    private var proposedAdapter: String { settings.adapter ?? String(AdapterOption.proposal(facts.adapters)) }
    private var adapterPrompt: String { "Which one? A number, or a device as for -a [\(proposedAdapter)]" }

    private mutating func takeAdapter(_ answer: String) -> Move {
        // An adapter that is already set is not tested again.
        if answer.isEmpty, settings.adapter != nil { return ask(step: 0) }
        let answer = answer.isEmpty ? proposedAdapter : answer
        guard answer.allSatisfy(\.isNumber) else { return takeDevice(answer) }
        guard let number = Int(answer), facts.adapters.indices.contains(number - 1) else {
            return again("'\(answer)' is not in the list.", adapterPrompt)
        }
        switch facts.adapters[number - 1].choice {
        case .device(let device): return takeDevice(device)
        case .wiFi:
            stage = .wiFi
            return Move(
                lines: ["First connect this computer to the Wi-Fi network of the adapter."], next: .ask(Self.wiFiPrompt)
            )
        case .bluetooth:
            stage = .bluetooth
            let advice = [
                "A classic adapter must be paired: in bluetoothctl, scan on, then pair ADDRESS (the PIN is usually 1234).",
                "One with Bluetooth Low Energy usually needs no pairing; obdmech devices lists those in reach.",
            ]
            return Move(lines: advice, next: .ask(Self.bluetoothPrompt))
        case .none: return keepAdapter(nil)
        }
    }

    private func takeDevice(_ device: String) -> Move {
        guard let error = facts.error(device) else { return Move(next: .tryAdapter(device)) }
        let remark = Format.capitalized(error.text) + (error.advice.isEmpty ? "." : ": \(error.advice).")
        let prompt =
            switch stage {
            case .wiFi: Self.wiFiPrompt
            case .bluetooth: Self.bluetoothPrompt
            default: adapterPrompt
            }
        return again(remark, prompt)
    }

    /// Takes the result of the test that was requested.
    package mutating func tried(_ device: String, _ trial: Trial) -> Move {
        switch trial {
        case .answers(let name):
            var move = keepAdapter(device)
            move.lines = ["The adapter responds: \(name)."] + move.lines
            return move
        case .fails(let message, let advice):
            stage = .anyway(device)
            let lines = [Format.capitalized(message) + "."] + (advice.isEmpty ? [] : [Format.capitalized(advice) + "."])
            return Move(lines: lines, next: .ask(Self.anyway))
        }
    }

    private mutating func keepAdapter(_ device: String?) -> Move {
        if device != settings.adapter { change([SetupChange(SetupStep.key("adapter"), device)]) }
        return ask(step: 0)
    }

    // MARK: Settings

    private mutating func change(_ new: [SetupChange]) {
        for change in new {
            // Invalid values were already rejected as answers.
            try? change.apply(to: &draft)
            changes.removeAll { $0.key.name == change.key.name }
            changes.append(change)
        }
    }

    private mutating func ask(step first: Int) -> Move {
        guard let index = SetupStep.all.indices.dropFirst(first).first(where: { SetupStep.all[$0].isAsked(settings) })
        else { return askFuel() }
        stage = .step(index)
        return Move(lines: index == 0 ? [""] : [], next: .ask(prompt(index)))
    }

    private func prompt(_ index: Int) -> String {
        let step = SetupStep.all[index]
        return "\(step.question(settings)) [\(proposal(step) ?? step.present(settings))]"
    }

    /// The proposal for a setting that was never set.
    private func proposal(_ step: SetupStep) -> String? {
        draft.written(step.key.name) == nil ? step.proposal(facts.locale, settings) : nil
    }

    private mutating func takeSetting(_ answer: String, _ index: Int) -> Move {
        let step = SetupStep.all[index]
        if let text = answer.isEmpty ? proposal(step) : answer {
            switch step.answer(text, to: settings) {
            case .keep: break
            case .change(let new): change(new)
            case .unclear(let expected):
                return again("Invalid answer '\(text)': expected \(expected).", prompt(index))
            }
        }
        return ask(step: index + 1)
    }

    // MARK: The vehicle

    private mutating func askFuel() -> Move {
        guard facts.vehicle != nil else { return askToWrite() }
        stage = .fuel
        return Move(next: .ask(fuelPrompt))
    }

    private var presentFuel: String { vehicle?.specification.fuel?.name ?? "auto" }
    private var fuelPrompt: String {
        let names = FuelKind.named.map(\.name).joined(separator: ", ")
        return "Fuel of \(vehicleName): \(names), or auto for what the car reports [\(presentFuel)]"
    }
    private var vehicleName: String { facts.vehicle?.name ?? "" }

    private mutating func takeFuel(_ answer: String) -> Move {
        let word = answer.lowercased()
        guard word == "" || word == "auto" || FuelKind(word) != nil else {
            return again(
                "Invalid answer '\(answer)': expected one of the list, or a share of ethanol such as e27.", fuelPrompt)
        }
        if !word.isEmpty, word != presentFuel { fuel = word }
        return askToWrite()
    }

    // MARK: The end

    private mutating func askToWrite() -> Move {
        guard hasChanges else {
            return Move(lines: ["", "Nothing has changed."], next: .finish(writes: false))
        }
        stage = .write
        var lines = [""]
        if !changes.isEmpty { lines += ["Changes to \(facts.path):"] + changes.map { "  " + $0.line } }
        if let fuel { lines += ["Changes to \(vehicleName):", "  fuel = \(fuel)"] }
        return Move(lines: lines, next: .ask(Self.write))
    }
}
