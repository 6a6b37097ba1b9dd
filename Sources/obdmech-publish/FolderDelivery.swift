import Formats
import Publishing
import System

/// Documents in a folder, each in a file of its own.
final class FolderDelivery: Delivery {
    private let folder: String
    private let origin: String
    private let preview: Preview?

    init(_ settings: DeliverySettings) {
        folder = settings.target.path
        origin = settings.origin
        preview = settings.preview
    }

    func deliver(_ changes: [PublishedChange]) throws(PublishError) {
        if let preview { return preview.add(changes.flatMap { lines(FolderDocument($0, origin: origin)) }) }
        // Only the last folder is created: the medium that has the others may not be there.
        let parent = SystemFile.folder(of: folder)
        guard SystemFile.isFolder(parent) else { throw .delivery("there is no folder '\(parent)'") }
        for change in changes {
            let file = FolderDocument(change, origin: origin)
            let path = folder + "/" + file.name
            if let former = file.formerName { try DurableFile.remove(folder + "/" + former) }
            if let text = file.text { try DurableFile.write(text, to: path) } else { try DurableFile.remove(path) }
        }
    }

    private func lines(_ file: FolderDocument) -> [String] {
        [(file.text == nil ? "remove " : "write ") + folder + "/" + file.name] + (file.text.map { [$0] } ?? [])
    }
}
