// Shows the lines of the live socket (obdmech-json(5)) as they come.
"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const state = find("state"), alerts = find("alerts"), large = find("main"), small = find("more");
  const isUS = document.documentElement.dataset.units === "us";
  const isMiles = isUS || document.documentElement.dataset.units === "imperial";

  // What is shown large, in this order, and with how many decimals.
  const mainSignals = {
    vehicleSpeed: ["Speed", 0], engineSpeed: ["Engine", 0], coolantTemperature: ["Coolant", 0],
    controlModuleVoltage: ["Voltage", 1], engineLoad: ["Load", 0], throttlePosition: ["Throttle", 0],
  };
  const miles = 0.621371192;
  const conversions = {
    "km/h": isMiles && ["mph", (value) => value * miles],
    "km": isMiles && ["mi", (value) => value * miles],
    "°C": isUS && ["°F", (value) => value * 9 / 5 + 32],
    "kPa": isUS && ["psi", (value) => value * 0.14503774],
    "L": isUS && ["gal", (value) => value * 0.26417205],
    "L/h": isUS && ["gal/h", (value) => value * 0.26417205],
  };
  // A value that has not come for so long is dimmed, in ms.
  const oldMs = 5000;

  const values = new Map();
  let isDirty = false;

  function nameOf(signal) {
    const words = signal.replace(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase();
    return words[0].toUpperCase() + words.slice(1);
  }

  function element(parent, className) {
    const made = document.createElement("span");
    made.className = className;
    parent.append(made);
    return made;
  }

  // Makes the cell of a signal. Cells keep their places: those of the main signals theirs, others by name.
  function cell(signal) {
    const [name, decimals] = mainSignals[signal] || [nameOf(signal), null];
    const isMain = signal in mainSignals, parent = isMain ? large : small;
    const box = document.createElement("div");
    box.className = "value";
    box.dataset.order = isMain ? Object.keys(mainSignals).indexOf(signal) : name;
    element(box, "name").textContent = name;
    if (isMain) box.append(document.createElement("br"));
    const number = element(box, "number");
    box.append(" ");
    const unit = element(box, "unit");
    const next = [...parent.children].find((other) => other.dataset.order > box.dataset.order);
    parent.insertBefore(box, next || null);
    return { box, number, unit, decimals };
  }

  function sample(line) {
    if (line.suspect || typeof line.value !== "number") return;
    let entry = values.get(line.signal);
    if (!entry) values.set(line.signal, entry = cell(line.signal));
    const conversion = conversions[line.unit];
    entry.value = conversion ? conversion[1](line.value) : line.value;
    entry.text = conversion ? conversion[0] : line.unit;
    entry.at = performance.now();
    isDirty = true;
  }

  function alert(line) {
    const item = document.createElement("li");
    item.textContent = line.message || line.text || nameOf(line.alert || line.kind || "alert");
    alerts.prepend(item);
    while (alerts.children.length > 3) alerts.lastChild.remove();
    setTimeout(() => item.remove(), 30000);
  }

  function clear() {
    values.clear();
    for (const box of [large, small, alerts]) box.replaceChildren();
  }

  function take(line) {
    switch (line.type) {
    case "start":
      clear();
      state.textContent = "Recording";
      break;
    case "sample": sample(line); break;
    case "alert": alert(line); break;
    case "summary": state.textContent = "The trip has ended. The next one appears here by itself."; break;
    case "error": state.textContent = line.message || "The trip has ended."; break;
    }
  }

  function draw() {
    const now = performance.now();
    for (const entry of values.values()) {
      entry.box.classList.toggle("old", now - entry.at > oldMs);
      const size = Math.abs(entry.value), decimals = entry.decimals ?? (size < 10 ? 2 : size < 100 ? 1 : 0);
      const text = entry.value.toFixed(decimals);
      if (entry.number.textContent !== text) entry.number.textContent = text;
      if (entry.unit.textContent !== entry.text) entry.unit.textContent = entry.text;
    }
  }

  function frame() {
    if (isDirty) draw();
    isDirty = false;
    requestAnimationFrame(frame);
  }

  function connect() {
    const events = new EventSource("/live/events");
    events.onopen = () => { state.textContent = "Nothing is being recorded. A trip appears here by itself."; };
    events.onerror = () => {
      state.textContent = "The connection is lost. Trying again…";
      // A browser gives up after an answer that is no stream.
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, 5000);
    };
    events.onmessage = (event) => {
      for (const text of event.data.split("\n")) {
        try { take(JSON.parse(text)); } catch { /* A line that is cut off. */ }
      }
    };
  }
  connect();
  requestAnimationFrame(frame);
  setInterval(() => { isDirty = true; }, 1000);

  // The screen of a phone in the car stays on.
  const awake = () => document.visibilityState === "visible" && navigator.wakeLock?.request("screen").catch(() => {});
  document.addEventListener("visibilitychange", awake);
  awake();
})();
