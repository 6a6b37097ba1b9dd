package import Reports
package import Transports

extension DeviceReport {
    /// What is connected, and what would be chosen.
    package init(_ surroundings: DeviceChoice.Surroundings) {
        let ports = surroundings.serialPorts()
        let probes = surroundings.probes()
        let choice = DeviceChoice(ports: ports, probes: probes)
        let bluetooth = surroundings.bluetooth()
        let gateways = DoIPGateway.cars(surroundings.gateways()).map { $0[0] }
        let likely = (bluetooth ?? []).filter { $0.likeness != nil }.map { "ble:" + $0.address }
        self.init(
            serial: ports.map { Serial($0) }, network: probes.map { Network(address: $0.address, failure: $0.failure) },
            bluetooth: bluetooth?.map {
                Bluetooth(
                    address: $0.address, name: $0.name, signalStrength: $0.signalStrength, likeness: $0.likeness)
            },
            gateways: gateways.map { Gateway(device: $0.device, vin: $0.vin) }, choice: choice.chosen,
            advice: choice.sentence(others: likely + gateways.map(\.device)))
    }
}

extension DeviceReport.Serial {
    package init(_ port: SerialPort) {
        self.init(
            path: port.path, stablePath: port.stablePath, vendor: port.vendor, product: port.product, name: port.name,
            usbID: port.usbID, serialNumber: port.serialNumber, driver: port.driver, likeness: port.likeness,
            permissionAdvice: PortAccess.isAllowed(port.path) ? nil : PortAccess.advice(port.path),
            holders: PortHolders.of(port.path).map { .init(process: $0.process, name: $0.name) })
    }
}
