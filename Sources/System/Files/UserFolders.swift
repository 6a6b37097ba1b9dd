/// The folders of a user's files by the XDG Base Directory Specification, which ignores relative paths in its variables.
package struct UserFolders {
    package enum Kind: String, CaseIterable {
        case configuration = "XDG_CONFIG_HOME"
        case data = "XDG_DATA_HOME"
        case state = "XDG_STATE_HOME"
        case cache = "XDG_CACHE_HOME"

        /// Below the home, where the variable is not set.
        fileprivate var usual: String {
            switch self {
            case .configuration: ".config"
            case .data: ".local/share"
            case .state: ".local/state"
            case .cache: ".cache"
            }
        }
    }

    /// The folder of a service, which has no home.
    package static let ofService = "/var/lib/obdmech"

    private let variables: [String: String]

    package init(_ variables: [String: String]) { self.variables = variables }

    /// The folder of this program's files of a kind, such as "/home/ann/.config/obdmech"; nil without a home.
    package subscript(kind: Kind) -> String? {
        let folder = variables[kind.rawValue].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? variables["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/" + kind.usual }).map {
            $0 + "/obdmech"
        }
    }

    /// The same, or the folder of a service without a home.
    package func orOfService(_ kind: Kind) -> String { self[kind] ?? Self.ofService }

    /// The clips of the camera, unless --folder names others.
    package var clips: String {
        if let folder = variables["OBDMECH_CAMERA_FOLDER"], folder.hasPrefix("/") { return folder }
        return orOfService(.data) + "/camera"
    }
}
