package import Formats
package import Publishing

/// The accounts of a fleet's database as JSON.
package enum AccountDocuments {
    private static let account: [JSONMember<FleetAccount>] = [
        JSONMember("name", .text, "Name of the account, which is its role in the database.") { $0.name },
        JSONMember("kind", .text, "What it sees: owner, driver, mechanic or manager.") { $0.kind },
        JSONMember("driver", .text, "The driver whose trips it sees; absent if that has its name.") { $0.driver },
        JSONMember("vehicles", .integer, "Number of vehicles that were given to it.") { $0.vehicles },
    ]

    private static let accounts = JSONShape<[FleetAccount]>(
        "accounts", "list of accounts",
        [
            .format("obdmech.accounts/1"),
            JSONMember("accounts", .list(.object(account)), "Accounts in the order of their names.") { $0 },
        ])

    static let form = accounts.form

    package static func json(_ accounts: [FleetAccount]) -> JSON { self.accounts.json(accounts) }
}

extension DocumentForm {
    static let account = DocumentForm(
        "accounts", of: ["account"], "Output of account list --json.", [AccountDocuments.form])
}
