package import Documents
package import History
package import Sharing

extension SharedParts {
    /// What is shown of a bundle before it is written.
    package func contents(
        _ target: BundleTarget, _ files: [BundlePart], _ identity: SharedIdentity
    ) -> SharedContents {
        var contents = SharedContents(kind: kind, title: title, file: target.path, form: target.form)
        let inside = target.form == "page" ? parts : []
        contents.parts = (files + inside).map { ($0.name, words($0), $0.bytes.count) }
        let things = [
            (identity.withVIN, "VIN, serial numbers and name of the vehicle"), (identity.withDriver, "driver"),
            (identity.withPlaces, "hidden places, and names of places"), (identity.withNotes, "note and tags"),
        ]
        if kind != "clip" {
            contents.included = things.filter(\.0).map(\.1)
            let isHidden = hiddenS != nil
            contents.leftOut = things.filter { !$0.0 }.map(\.1).map { text in
                isHidden && text.hasPrefix("hidden places") ? "names of places" : text
            }
        }
        contents.leftOut += leftOut
        contents.hiddenS = hiddenS
        return contents
    }

    private func words(_ part: BundlePart) -> String {
        switch kind {
        case "scan" where part.kind == .page: "page with the whole scan"
        case "clip" where part.kind == .page: "page that plays it"
        default: part.kind.words
        }
    }
}
