"""Checks discovery messages by the rules of Home Assistant itself: run with a Python that has the package `homeassistant`.
Standard input: a JSON object of topics and payloads. Prints what is wrong, a line each."""
import asyncio, importlib, json, os, sys, tempfile

from homeassistant.components.mqtt import discovery, schemas
from homeassistant.components.sensor.const import DEVICE_CLASS_STATE_CLASSES
from homeassistant.core import HomeAssistant


def check(topic, payload):
    device = discovery.MQTTDiscoveryPayload(json.loads(payload))
    discovery._replace_all_abbreviations(device)
    try:
        device = schemas.DEVICE_DISCOVERY_SCHEMA(device)
    except Exception as error:
        return print(topic, error)
    for key, component in device["components"].items():
        platform = component.pop("platform")
        try:
            # Unlike the schema of discovery, this one refuses keys that it does not know.
            importlib.import_module("homeassistant.components.mqtt." + platform).PLATFORM_SCHEMA_MODERN(component)
        except Exception as error:
            print(topic, key, error)
        state_class, known = component.get("state_class"), DEVICE_CLASS_STATE_CLASSES.get(component.get("device_class"))
        if state_class and known is not None and state_class not in known:
            print(topic, key, f"state class {state_class} is not one of {component['device_class']}")


async def main():
    # Templates are checked only where there is one.
    HomeAssistant(tempfile.mkdtemp())
    for topic, payload in json.load(sys.stdin).items():
        check(topic, payload)


asyncio.run(main())
# Threads of Home Assistant may still wait.
sys.stdout.flush()
os._exit(0)
