/// A message of the adapter itself, as opposed to data (ELM327 data sheet, "Error Messages and Alerts"; STN FRPM).
package enum AdapterMessage: Hashable, Sendable {
    case ok
    /// `?`: the command is not supported, or not allowed now.
    case unknownCommand
    case noData
    case unableToConnect
    case searching
    case busInitOK
    case busInitError
    case busBusy
    case busError
    case canError
    /// `DATA ERROR`: the response was not a valid message. With `<` before it, only the line it stands on is wrong.
    case dataError
    case rxError
    case feedbackError
    case bufferFull
    case stopped
    case activityAlert
    case lowPowerAlert
    /// `LV RESET`: the supply voltage dropped, and the adapter restarted and lost its settings.
    case lowVoltageReset
    /// `ERRxx`: an internal error. 94 is a fatal CAN error.
    case internalError(String)
    case outOfMemory
    case flowControlTimeout
    case uartOverflow

    /// The messages as `ReplyParser` compares them, without spaces. A message that ends in another one stands before
    /// it.
    static let words: [(text: String, message: AdapterMessage)] = [
        ("UNABLETOCONNECT", .unableToConnect),
        ("UARTRXOVERFLOW", .uartOverflow),
        ("FCRXTIMEOUT", .flowControlTimeout),
        ("OUTOFMEMORY", .outOfMemory),
        ("BUSINIT:ERROR", .busInitError),
        ("BUSINITERROR", .busInitError),
        ("BUFFERFULL", .bufferFull),
        ("DATAERROR", .dataError),
        ("BUSERROR", .busError),
        ("CANERROR", .canError),
        ("ACTALERT", .activityAlert),
        ("BUSBUSY", .busBusy),
        ("LVRESET", .lowVoltageReset),
        ("LPALERT", .lowPowerAlert),
        ("STOPPED", .stopped),
        ("RXERROR", .rxError),
        ("FBERROR", .feedbackError),
        ("NODATA", .noData),
        // The end of BUS INIT, on a line of its own.
        ("ERROR", .busInitError),
    ]

    /// Whether an immediate retry may succeed.
    var isTransient: Bool {
        switch self {
        case .busBusy, .busError, .canError, .dataError, .rxError, .bufferFull, .stopped, .flowControlTimeout,
            .uartOverflow, .outOfMemory, .activityAlert, .lowPowerAlert:
            true
        default: false
        }
    }

    /// Whether a part of the vehicle's response may be lost.
    var meansLostData: Bool {
        switch self {
        case .busError, .canError, .dataError, .rxError, .bufferFull, .stopped, .uartOverflow, .outOfMemory,
            .lowVoltageReset, .internalError:
            true
        default: false
        }
    }

    /// Whether the adapter may have restarted, or must be told to clear an error (AT FE).
    package var needsSetup: Bool { if case .internalError = self { true } else { false } }

    /// The message as the adapter writes it, such as "NO DATA".
    package var text: String {
        switch self {
        case .ok: "OK"
        case .unknownCommand: "?"
        case .noData: "NO DATA"
        case .unableToConnect: "UNABLE TO CONNECT"
        case .searching: "SEARCHING"
        case .busInitOK: "BUS INIT: OK"
        case .busInitError: "BUS INIT: ERROR"
        case .busBusy: "BUS BUSY"
        case .busError: "BUS ERROR"
        case .canError: "CAN ERROR"
        case .dataError: "DATA ERROR"
        case .rxError: "RX ERROR"
        case .feedbackError: "FB ERROR"
        case .bufferFull: "BUFFER FULL"
        case .stopped: "STOPPED"
        case .activityAlert: "ACT ALERT"
        case .lowPowerAlert: "LP ALERT"
        case .lowVoltageReset: "LV RESET"
        case .internalError(let code): "ERR\(code)"
        case .outOfMemory: "OUT OF MEMORY"
        case .flowControlTimeout: "FC RX TIMEOUT"
        case .uartOverflow: "UART RX OVERFLOW"
        }
    }
}

extension AdapterMessage {
    /// An explanation for users; nil if the message needs none.
    package var meaning: String? {
        switch self {
        case .ok, .busInitOK: nil
        case .searching: "searching for the vehicle's protocol"
        case .unknownCommand: "the adapter does not support that, or not now"
        case .noData: "no response from the vehicle"
        case .unableToConnect: "the vehicle responds on no protocol: is the ignition on?"
        case .busInitError: "the vehicle does not respond on this protocol: is the ignition on?"
        case .busBusy: "the bus is constantly busy"
        case .busError: "invalid signals on the bus"
        case .canError: "nothing on the CAN bus acknowledges: is the ignition on, the protocol right?"
        case .dataError: "the response was corrupted"
        case .rxError: "a corrupted frame: is the protocol right?"
        case .feedbackError: "the adapter does not receive what it sends: is it, or the wiring, faulty?"
        case .bufferFull: "more arrived than the adapter can forward: data is missing"
        case .stopped: "interrupted"
        case .activityAlert: "the adapter will sleep in about a minute unless something is sent"
        case .lowPowerAlert: "the adapter goes to sleep"
        case .lowVoltageReset: "the supply voltage dropped: the adapter restarted with default settings"
        case .internalError("94"): "a fatal CAN error; AT FE clears it"
        case .internalError: "an internal error of the adapter"
        case .outOfMemory: "too long for the adapter"
        case .flowControlTimeout: "the vehicle did not request the rest of a long request"
        case .uartOverflow: "the adapter missed some of the data sent to it"
        }
    }
}
