import Formats
import Publishing
import System

/// Documents in a folder, each in a file of its own.
final class FolderDelivery: Delivery {
    private let folder: String
    private let origin: String

    init(_ settings: DeliverySettings) { (folder, origin) = (settings.target.path, settings.origin) }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        // Only the last folder is created: the medium that has the others may not be there.
        let parent = SystemFile.folder(of: folder)
        guard SystemFile.isFolder(parent) else { throw .delivery("there is no folder '\(parent)'") }
        for change in changes {
            let file = FolderDocument(change, origin: origin)
            let path = folder + "/" + file.name
            if let text = file.text { try DurableFile.write(text, to: path) } else { try DurableFile.remove(path) }
        }
    }

    func preview(_ change: PublishedChange) -> [String] {
        let file = FolderDocument(change, origin: origin)
        return [(file.text == nil ? "remove " : "write ") + folder + "/" + file.name] + (file.text.map { [$0] } ?? [])
    }
}
