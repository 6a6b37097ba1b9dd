// Draws the elements of the dashboard on a canvas. What a source does not tell is left out, never zero.

const gravity = 9.80665;
const wheels = ["FrontLeft", "FrontRight", "RearLeft", "RearRight"];
const fonts = '"Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", system-ui, sans-serif';

// Colors

const channels = (color) => [1, 3, 5].map((index) => parseInt(color.slice(index, index + 2), 16));
export function mix(one, other, share) {
  const part = Math.max(0, Math.min(1, share)), [a, b] = [channels(one), channels(other)];
  return "#" + a.map((value, index) => Math.round(value + (b[index] - value) * part).toString(16).padStart(2, "0")).join("");
}
const heat = (theme, share) => share < 0.5 ? mix(theme.low, theme.middle, share * 2) : mix(theme.middle, theme.high, share * 2 - 1);

export function themeOf(colors, isDark) {
  const base = {
    accent: "#3fc1ff", label: "#7a8794", track: "#1b2229", low: "#34d17b", middle: "#f5c542", high: "#ff4d4d",
    throttle: "#34d17b", brake: "#ff4d4d", clutch: "#4d9dff", value: "#f2f5f8", ...colors,
  };
  if (isDark) return { ...base, page: "#0a0d11", panel: "#12171d", edge: "#1e262f", label: mix(base.label, "#ffffff", 0.15) };
  // On a light ground, the same colors are darker.
  const dark = Object.fromEntries(Object.entries(base).map(([name, color]) => [name, mix(color, "#000000", 0.38)]));
  return { ...dark, value: "#12171d", label: "#56616d", track: "#dde3e9", page: "#eef1f4", panel: "#ffffff", edge: "#d5dce3" };
}

// Text

function font(c, size, weight = 600) { c.font = `${weight} ${size}px ${fonts}`; }

// The width of digits is that of a zero, so that a number does not tremble.
function slots(c, text) {
  const zero = c.measureText("0").width;
  return [...text].map((sign) => /\d/.test(sign) ? zero : c.measureText(sign).width);
}
function digitsWidth(c, text) { return slots(c, text).reduce((sum, width) => sum + width, 0); }
function digits(c, text, x, y, align = "left") {
  const widths = slots(c, text), sum = widths.reduce((total, width) => total + width, 0);
  let at = align === "right" ? x - sum : align === "center" ? x - sum / 2 : x;
  c.textAlign = "center";
  [...text].forEach((sign, index) => {
    c.fillText(sign, at + widths[index] / 2, y);
    at += widths[index];
  });
}

// The greatest size at which a text fits, by the place that its longest form needs.
function fitted(c, sample, width, height, weight = 700) {
  font(c, 100, weight);
  return Math.max(6, Math.min(height / 0.74, width / digitsWidth(c, sample) * 100));
}

function label(c, theme, text, x, y, size, align = "left") {
  font(c, size, 600);
  c.fillStyle = theme.label;
  c.textAlign = align;
  c.fillText(text, x, y);
}

// Shapes

function round(c, x, y, width, height, radius, color) {
  if (width <= 0 || height <= 0) return;
  c.fillStyle = color;
  c.beginPath();
  c.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  c.fill();
}

function bar(c, box, share, color, track) {
  const radius = Math.min(box.height / 2, 6), part = Math.max(0, Math.min(1, share));
  round(c, box.x, box.y, box.width, box.height, radius, track);
  c.save();
  c.beginPath();
  c.roundRect(box.x, box.y, box.width, box.height, radius);
  c.clip();
  c.fillStyle = color;
  c.fillRect(box.x, box.y, box.width * part, box.height);
  c.restore();
}

function middleBar(c, box, share, color, theme) {
  const radius = Math.min(box.height / 2, 6), middle = box.x + box.width / 2;
  round(c, box.x, box.y, box.width, box.height, radius, theme.track);
  const part = Math.max(-1, Math.min(1, share)) * box.width / 2;
  round(c, Math.min(middle, middle + part), box.y, Math.abs(part), box.height, 2, color);
  c.fillStyle = theme.label;
  c.fillRect(middle - 1, box.y - 2, 2, box.height + 4);
}

// Fields: a label with a value, beside it on a line, and below it where there is room.

function field(c, box, m, name, value, unit = "", color) {
  const { theme, unit: line } = m;
  const text = value ?? "–", shade = value == null ? theme.label : color || theme.value;
  if (box.height < line * 1.7) {
    const size = Math.min(box.height * 0.62, line * 0.72, box.width / 9);
    const y = box.y + box.height / 2;
    c.textBaseline = "middle";
    label(c, theme, name, box.x + 2, y, size * 0.78);
    let right = box.x + box.width - 2;
    if (unit && value != null) {
      label(c, theme, unit, right, y, size * 0.78, "right");
      right -= c.measureText(unit).width + size * 0.25;
    }
    font(c, size, 700);
    c.fillStyle = shade;
    digits(c, text, right, y, "right");
    return;
  }
  const head = Math.min(box.height * 0.24, line * 0.62, 17);
  c.textBaseline = "alphabetic";
  label(c, theme, name, box.x + box.width / 2, box.y + head * 1.25, head, "center");
  const room = box.height - head * 1.9, most = Math.min(room * 0.98, line * 2.6);
  font(c, 100, 700);
  const tail = unit && value != null ? 0.5 : 0;
  const widest = digitsWidth(c, text) + (tail ? c.measureText(" " + unit).width * tail : 0);
  const size = Math.min(most, box.width * 0.94 / widest * 100);
  const y = box.y + head * 1.6 + room / 2 + size * 0.36;
  font(c, size, 700);
  const width = digitsWidth(c, text);
  font(c, size * tail, 600);
  const after = tail ? c.measureText(" " + unit).width : 0;
  const x = box.x + (box.width - width - after) / 2;
  font(c, size, 700);
  c.fillStyle = shade;
  digits(c, text, x, y);
  if (tail) {
    font(c, size * tail, 600);
    c.fillStyle = theme.label;
    c.textAlign = "left";
    c.fillText(" " + unit, x + width, y);
  }
}

function panel(c, box, m) {
  if (box.height < m.unit * 1.7 || m.isTransparent) return box;
  round(c, box.x, box.y, box.width, box.height, 10, m.theme.panel);
  const pad = Math.min(10, box.height * 0.07, box.width * 0.05);
  return { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad };
}

// A number in large digits, with its unit touching it below.
function large(c, box, m, text, sample, unit, color) {
  const foot = unit ? Math.min(box.height * 0.16, m.unit * 1.1, 34) : 0;
  const size = fitted(c, sample, box.width * 0.96, (box.height - foot * 1.1) * 0.94, 700);
  const high = size * 0.73, top = box.y + (box.height - high - foot * 1.15) / 2;
  font(c, size, 700);
  c.textBaseline = "alphabetic";
  c.fillStyle = color;
  digits(c, text, box.x + box.width / 2, top + high, "center");
  if (unit) label(c, m.theme, unit, box.x + box.width / 2, top + high + foot * 1.05, foot * 0.9, "center");
}

const clock = (seconds) => {
  const whole = Math.max(0, Math.floor(seconds)), hours = Math.floor(whole / 3600), minutes = Math.floor(whole / 60) % 60;
  const rest = String(whole % 60).padStart(2, "0");
  return hours ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
};
export const lapTime = (seconds) => {
  const thousandths = Math.round(seconds * 1000), minutes = Math.floor(thousandths / 60000);
  const rest = (thousandths % 60000 / 1000).toFixed(3).padStart(6, "0");
  return minutes ? `${minutes}:${rest}` : (thousandths / 1000).toFixed(3);
};
const signed = (value, decimals) => (value < 0 ? "−" : "+") + Math.abs(value).toFixed(decimals);

// Instruments

function gear(c, box, m) {
  const value = m.value("gear"), text = value == null ? "–" : value < 0 ? "R" : value === 0 ? "N" : String(value);
  const inner = panel(c, box, m);
  if (m.isShiftDue && m.isBlinkOn) round(c, box.x, box.y, box.width, box.height, 10, "#c62828");
  if (box.height < m.unit * 1.7) return field(c, box, m, "GEAR", text);
  large(c, inner, m, text, "8", "", m.isShiftDue && m.isBlinkOn ? "#ffffff" : m.theme.accent);
}

function speed(c, box, m) {
  const value = m.value("vehicleSpeed"), unit = m.unitOf("km/h");
  const text = value == null ? "–" : String(Math.round(Math.max(0, m.shown(value, "km/h"))));
  if (box.height < m.unit * 1.7) return field(c, box, m, "SPEED", text, unit);
  large(c, panel(c, box, m), m, text, "888", unit, m.isAlert("overSpeed") ? m.theme.high : m.theme.value);
}

function shift(c, box, m) {
  const count = Math.max(8, Math.min(20, Math.floor(box.width / 34))), gap = Math.max(3, box.width / count * 0.14);
  const share = (m.value("engineSpeed") ?? 0) / m.shiftRpm, isDue = share >= 1;
  const lit = isDue ? count : Math.floor(Math.max(0, (share - 0.65) / 0.35) * count);
  const width = (box.width - gap * (count - 1)) / count;
  for (let index = 0; index < count; index++) {
    const at = index / (count - 1), color = isDue ? m.theme.high : at < 0.5 ? m.theme.low : at < 0.8 ? m.theme.middle : m.theme.high;
    const isLit = index < lit && (!isDue || m.isBlinkOn);
    if (isLit) { c.shadowColor = color; c.shadowBlur = 10; }
    round(c, box.x + index * (width + gap), box.y, width, box.height, 5, isLit ? color : m.theme.track);
    c.shadowBlur = 0;
  }
}

function rpm(c, box, m) {
  const value = m.smooth("engineSpeed"), share = m.shiftRpm ? m.shiftRpm / m.topRpm : 0.9;
  const size = Math.min(box.height * 0.62, m.unit * 0.72, 24), wide = size * 5.8;
  c.textBaseline = "middle";
  label(c, m.theme, "RPM", box.x + 2, box.y + box.height / 2, size * 0.78);
  font(c, size, 700);
  c.fillStyle = m.theme.value;
  const exact = m.value("engineSpeed");
  digits(c, exact == null ? "–" : String(Math.round(exact)), box.x + wide, box.y + box.height / 2, "right");
  const area = { x: box.x + wide + 10, y: box.y + box.height * 0.2, width: box.width - wide - 12, height: box.height * 0.6 };
  const part = (value ?? 0) / m.topRpm;
  bar(c, area, part, part > share ? m.theme.high : mix(m.theme.low, m.theme.middle, part / share), m.theme.track);
  c.fillStyle = m.theme.high;
  c.fillRect(area.x + area.width * share - 1, area.y - 2, 2, area.height + 4);
}

function dial(c, box, m) {
  const inner = panel(c, box, m), theme = m.theme;
  if (inner.height < 90) return rpm(c, box, m);
  const radius = Math.min(inner.width / 2, inner.height / 1.78) - 4, x = inner.x + inner.width / 2;
  const y = inner.y + (inner.height - radius * 1.72) / 2 + radius;
  const begin = Math.PI * 0.75, length = Math.PI * 1.5, top = m.topRpm, red = m.shiftRpm ? m.shiftRpm / top : 0.9;
  const thick = radius * 0.13, share = Math.max(0, Math.min(1, (m.smooth("engineSpeed") ?? 0) / top));
  c.lineCap = "butt";
  const arc = (from, to, color, width = thick, at = radius - thick / 2) => {
    c.strokeStyle = color;
    c.lineWidth = width;
    c.beginPath();
    c.arc(x, y, at, begin + length * from, begin + length * to);
    c.stroke();
  };
  arc(0, red, theme.track);
  arc(red, 1, mix(theme.high, theme.track, 0.55));
  if (share > 0) arc(0, Math.min(share, red), mix(theme.low, theme.middle, share / red));
  if (share > red) arc(red, share, theme.high);
  const step = top > 12000 ? 2000 : 1000;
  c.textBaseline = "middle";
  for (let mark = 0; mark <= top + 1; mark += step / 2) {
    const angle = begin + length * mark / top, isWhole = mark % step === 0;
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)], from = radius - thick - 3, to = from - radius * (isWhole ? 0.07 : 0.035);
    c.strokeStyle = mark / top >= red - 0.001 ? theme.high : theme.label;
    c.lineWidth = isWhole ? 2.5 : 1.25;
    c.beginPath();
    c.moveTo(x + cosine * from, y + sine * from);
    c.lineTo(x + cosine * to, y + sine * to);
    c.stroke();
    if (isWhole) label(c, theme, String(mark / 1000), x + cosine * radius * 0.66, y + sine * radius * 0.66, radius * 0.13, "center");
  }
  const angle = begin + length * share;
  c.strokeStyle = share > red ? theme.high : theme.accent;
  c.lineCap = "round";
  c.lineWidth = Math.max(3, radius * 0.028);
  c.beginPath();
  c.moveTo(x + Math.cos(angle) * radius * 0.34, y + Math.sin(angle) * radius * 0.34);
  c.lineTo(x + Math.cos(angle) * radius * 0.98, y + Math.sin(angle) * radius * 0.98);
  c.stroke();
  c.lineCap = "butt";
  const exact = m.value("engineSpeed");
  font(c, radius * 0.24, 700);
  c.fillStyle = theme.value;
  digits(c, exact == null ? "–" : String(Math.round(exact)), x, y, "center");
  label(c, theme, "rpm", x, y + radius * 0.2, radius * 0.1, "center");
}

function pedal(c, box, m, name, value, color) {
  const part = (value ?? 0) / 100, text = value == null ? "–" : String(Math.round(value));
  if (box.height < m.unit * 2.4) {
    const size = Math.min(box.height * 0.62, m.unit * 0.7), wide = size * 2.4, tail = box.width > wide * 3 ? size * 2.4 : 0;
    c.textBaseline = "middle";
    label(c, m.theme, name, box.x + 2, box.y + box.height / 2, size * 0.8);
    bar(c, { x: box.x + wide, y: box.y + box.height * 0.2, width: box.width - wide - tail, height: box.height * 0.6 }, part, color, m.theme.track);
    if (!tail) return;
    font(c, size, 700);
    c.fillStyle = m.theme.value;
    return digits(c, text, box.x + box.width - 2, box.y + box.height / 2, "right");
  }
  const foot = Math.min(18, box.height * 0.13), high = box.height - foot * 2.7, wide = Math.min(box.width * 0.72, high * 0.5, 70);
  const x = box.x + (box.width - wide) / 2;
  font(c, foot, 700);
  c.fillStyle = m.theme.value;
  c.textBaseline = "middle";
  digits(c, text, box.x + box.width / 2, box.y + foot * 0.6, "center");
  round(c, x, box.y + foot * 1.35, wide, high, 6, m.theme.track);
  c.save();
  c.beginPath();
  c.roundRect(x, box.y + foot * 1.35, wide, high, 6);
  c.clip();
  c.fillStyle = color;
  c.fillRect(x, box.y + foot * 1.35 + high * (1 - part), wide, high * part);
  c.restore();
  label(c, m.theme, name, box.x + box.width / 2, box.y + box.height - foot * 0.5, foot * 0.85, "center");
}

function pedals(c, box, m) {
  const all = [
    ["CLU", m.has("clutch"), m.smooth("clutch"), m.theme.clutch], ["BRK", m.has("brake"), m.smooth("brake"), m.theme.brake],
    ["THR", m.throttleSignal != null, m.throttle, m.theme.throttle],
  ].filter((row) => row[1]);
  const inner = panel(c, box, m), gap = 6, width = (inner.width - gap * (all.length - 1)) / all.length;
  all.forEach(([name, , value, color], index) =>
    pedal(c, { x: inner.x + index * (width + gap), y: inner.y, width, height: inner.height }, m, name, value, color));
}

function trace(c, box, m) {
  const inner = panel(c, box, m), spanMs = 10000;
  c.save();
  c.beginPath();
  c.rect(inner.x, inner.y, inner.width, inner.height);
  c.clip();
  c.strokeStyle = m.theme.edge;
  c.lineWidth = 1;
  for (const share of [0.25, 0.5, 0.75]) {
    c.beginPath();
    c.moveTo(inner.x, inner.y + inner.height * share);
    c.lineTo(inner.x + inner.width, inner.y + inner.height * share);
    c.stroke();
  }
  for (const [name, color] of [["brake", m.theme.brake], ["throttle", m.theme.throttle]]) {
    c.strokeStyle = color;
    c.lineWidth = 2.5;
    c.lineJoin = "round";
    c.beginPath();
    let isFirst = true;
    for (const point of m.pedals) {
      if (point[name] == null) continue;
      const x = inner.x + inner.width * (1 - (m.now - point.at) / spanMs), y = inner.y + 3 + (inner.height - 6) * (1 - point[name] / 100);
      if (isFirst) c.moveTo(x, y); else c.lineTo(x, y);
      isFirst = false;
    }
    c.stroke();
  }
  c.restore();
  c.textBaseline = "top";
  label(c, m.theme, "10 s", inner.x + 2, inner.y + 2, 11);
}

function gg(c, box, m) {
  const inner = panel(c, box, m), radius = Math.min(inner.width, inner.height) / 2 - 4;
  const x = inner.x + inner.width / 2, y = inner.y + inner.height / 2;
  const lateral = (m.smooth("lateralAcceleration") ?? 0) / gravity, along = (m.smooth("longitudinalAcceleration") ?? 0) / gravity;
  const total = `${Math.hypot(lateral, along).toFixed(1)} g`;
  if (radius < 28) return field(c, box, m, "G", total);
  const most = m.accelerations.reduce((value, point) => Math.max(value, Math.abs(point[0]), Math.abs(point[1])), 0) / gravity;
  const scale = [1, 1.5, 2, 3, 4, 6].find((value) => value >= most) || 6;
  c.lineWidth = 1;
  c.strokeStyle = m.theme.edge;
  for (const ring of [0.5, 1]) {
    c.beginPath();
    c.arc(x, y, radius * ring, 0, 2 * Math.PI);
    c.stroke();
  }
  c.beginPath();
  c.moveTo(x - radius, y); c.lineTo(x + radius, y); c.moveTo(x, y - radius); c.lineTo(x, y + radius);
  c.stroke();
  const at = (value) => Math.max(-1, Math.min(1, value / scale)) * radius;
  m.accelerations.forEach((point, index) => {
    c.globalAlpha = 0.1 + 0.4 * index / m.accelerations.length;
    round(c, x + at(point[0] / gravity) - 2, y - at(point[1] / gravity) - 2, 4, 4, 2, m.theme.accent);
  });
  c.globalAlpha = 1;
  round(c, x + at(lateral) - 6, y - at(along) - 6, 12, 12, 6, m.theme.high);
  c.textBaseline = "top";
  font(c, 14, 700);
  c.fillStyle = m.theme.value;
  c.textAlign = "left";
  c.fillText(total, inner.x, inner.y);
  label(c, m.theme, `${scale} g`, inner.x + inner.width, inner.y, 11, "right");
}

const tireColor = (celsius) => celsius < 85 ? mix("#3a7bd5", "#2fa866", (celsius - 40) / 45) : mix("#2fa866", "#d93636", (celsius - 85) / 35);

function tires(c, box, m) {
  const inner = panel(c, box, m), gap = Math.min(10, inner.width * 0.06), width = Math.min((inner.width - gap) / 2, inner.height * 0.62);
  const height = (inner.height - gap) / 2, left = inner.x + (inner.width - width * 2 - gap) / 2;
  wheels.forEach((wheel, index) => {
    const x = left + (index % 2) * (width + gap), y = inner.y + (index > 1 ? height + gap : 0);
    const celsius = m.value("tireTemperature" + wheel), wear = m.value("tireWear" + wheel), pressure = m.value("tirePressure" + wheel);
    round(c, x, y, width, height, 8, celsius == null ? m.theme.track : tireColor(celsius));
    const lines = [];
    if (celsius != null) lines.push(`${Math.round(m.shown(celsius, "°C"))}°`);
    if (pressure != null) lines.push(`${m.number(pressure, "kPa", 0)}`);
    if (wear != null) lines.push(`${Math.round(wear)}% worn`);
    if (!lines.length) lines.push("–");
    const size = Math.min(height / (lines.length + 0.6), width * 0.34, 30);
    c.textBaseline = "middle";
    c.textAlign = "center";
    lines.forEach((line, row) => {
      font(c, row ? size * 0.6 : size, 700);
      c.fillStyle = celsius == null ? m.theme.value : "#ffffff";
      c.fillText(line, x + width / 2, y + height / 2 + (row - (lines.length - 1) / 2) * size * 0.95);
    });
  });
}

function level(c, box, m, name, percent, color, text) {
  const size = Math.min(box.height * 0.62, m.unit * 0.72, 22), wide = size * 3.6, tail = size * (text?.length > 5 ? 5.4 : 3.6), y = box.y + box.height / 2;
  const high = Math.min(box.height * 0.6, m.unit * 0.6);
  c.textBaseline = "middle";
  label(c, m.theme, name, box.x + 2, y, size * 0.78);
  bar(c, { x: box.x + wide, y: y - high / 2, width: box.width - wide - tail, height: high }, (percent ?? 0) / 100, color, m.theme.track);
  font(c, size, 700);
  c.fillStyle = m.theme.value;
  digits(c, text ?? (percent == null ? "–" : Math.round(percent) + "%"), box.x + box.width - 2, y, "right");
}

function steering(c, box, m) {
  const size = Math.min(box.height * 0.5, m.unit * 0.56, 17), wide = size * 4;
  const turn = m.value("steering") != null ? m.smooth("steering") / 100 : (m.smooth("steeringAngle") ?? 0) / 360;
  c.textBaseline = "middle";
  label(c, m.theme, "STEER", box.x + 2, box.y + box.height / 2, size);
  const high = Math.min(box.height * 0.5, m.unit * 0.5);
  middleBar(c, { x: box.x + wide, y: box.y + (box.height - high) / 2, width: box.width - wide - 2, height: high }, turn, m.theme.accent, m.theme);
}

// The time lost, in large digits over a bar of a second to each side: the left is ahead.
function delta(c, box, m) {
  const { flash, theme } = m;
  const known = m.delta, color = known == null ? theme.label : known.deltaS <= 0 ? theme.low : theme.high;
  const name = known?.referenceLap && m.best != null && m.best < known.referenceS - 0.001 ? `DELTA TO LAP ${known.referenceLap}` : "DELTA TO BEST";
  if (box.height < m.unit * 1.7) return field(c, box, m, "Δ", known == null ? null : signed(known.deltaS, 2), "", color);
  const inner = panel(c, box, m);
  if (flash) {
    const shade = flash.isBest ? "#8e44ec" : flash.difference <= 0 ? theme.low : theme.middle;
    round(c, box.x, box.y, box.width, box.height, 10, mix(shade, theme.panel, m.isTransparent ? 0 : 0.72));
    label(c, theme, `LAP ${flash.number}` + (flash.valid ? "" : " INVALID"), inner.x + inner.width / 2, inner.y + 16, 14, "center");
    const place = { x: inner.x, y: inner.y + 20, width: inner.width, height: inner.height - 20 };
    return large(c, place, m, lapTime(flash.timeS), "8:88.888", flash.difference == null ? "" : signed(flash.difference, 3) + " s", theme.value);
  }
  const head = Math.min(15, inner.height * 0.16), foot = Math.min(26, inner.height * 0.2);
  c.textBaseline = "alphabetic";
  label(c, theme, name, inner.x + inner.width / 2, inner.y + head, head, "center");
  const area = { x: inner.x, y: inner.y + head * 1.7, width: inner.width, height: inner.height - head * 1.7 - foot * 1.5 };
  if (known == null) {
    c.textBaseline = "middle";
    label(c, theme, "after the first lap", area.x + area.width / 2, area.y + area.height / 2, Math.min(22, area.width / 12), "center");
  } else large(c, area, m, signed(known.deltaS, 2), "+88.88", "", color);
  middleBar(c, { x: inner.x + 4, y: inner.y + inner.height - foot, width: inner.width - 8, height: foot * 0.8 }, known?.deltaS ?? 0, color, theme);
}

function sector(c, box, m) {
  const now = m.sector;
  if (!now) return field(c, box, m, "SECTOR", null);
  const isSlower = now.bestS != null && now.timeS > now.bestS;
  field(c, box, m, `S${now.number}`, now.timeS.toFixed(1), now.bestS == null ? "" : `/ ${now.bestS.toFixed(3)}`, isSlower ? m.theme.high : m.theme.accent);
}

// Maps

const pathOf = (c, points, at) => {
  c.beginPath();
  let last;
  for (const point of points) {
    const [x, y] = at(point), isFar = last && Math.hypot(point[0] - last[0], point[1] - last[1]) > last.jump;
    if (!last || isFar) c.moveTo(x, y); else c.lineTo(x, y);
    last = point;
    last.jump = point.jump ?? Infinity;
  }
  c.stroke();
};

// What was driven, what is ahead, and the car. With a way it is seen as from the wheel, otherwise as a whole with north up.
// Traffic cameras, which answer to taps: those that are on the screen are noted as hits.
function markers(c, inner, map, at, theme) {
  if (!map.cameras) return;
  map.hits = [];
  for (const { camera, at: place } of map.cameras) {
    const [x, y] = at(place), size = 11;
    if (x < inner.x - size || x > inner.x + inner.width + size || y < inner.y - size || y > inner.y + inner.height + size) continue;
    map.hits.push({ camera, x, y });
    round(c, x - size - 2, y - size - 2, 2 * size + 4, 2 * size + 4, 7, theme.panel);
    round(c, x - size, y - size, 2 * size, 2 * size, 5, theme.accent);
    // A camera seen from the side: its body and its lens.
    round(c, x - 6, y - 3.5, 8, 7, 1.5, theme.panel);
    c.fillStyle = theme.panel;
    c.beginPath();
    c.moveTo(x + 2.5, y); c.lineTo(x + 6.5, y - 3.5); c.lineTo(x + 6.5, y + 3.5);
    c.closePath();
    c.fill();
  }
}

export function track(c, box, m) {
  const inner = panel(c, box, m), theme = m.theme, map = m.map;
  if (!map) return;
  const isFollowing = map.path.length > 1 && map.here;
  let at, scale;
  if (isFollowing) {
    const heightM = Math.max(250, Math.min(4000, (m.value("vehicleSpeed") ?? 30) * 11, (m.nextM ?? Infinity) * 1.5 + 150));
    const turn = -(map.courseDeg ?? 0) * Math.PI / 180, [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
    scale = inner.height / heightM;
    at = ([x, y]) => {
      const [east, north] = [x - map.here[0], y - map.here[1]];
      return [
        inner.x + inner.width / 2 + (east * cosine + north * sine) * scale,
        inner.y + inner.height * 0.72 - (north * cosine - east * sine) * scale,
      ];
    };
  } else {
    const [minX, minY, maxX, maxY] = map.bounds, pad = 16;
    scale = Math.min((inner.width - 2 * pad) / Math.max(30, maxX - minX), (inner.height - 2 * pad) / Math.max(30, maxY - minY));
    const left = inner.x + (inner.width - (maxX - minX) * scale) / 2, top = inner.y + (inner.height - (maxY - minY) * scale) / 2;
    at = ([x, y]) => [left + (x - minX) * scale, top + (maxY - y) * scale];
  }
  c.save();
  c.beginPath();
  c.roundRect(inner.x, inner.y, inner.width, inner.height, 6);
  c.clip();
  c.lineJoin = c.lineCap = "round";
  if (map.path.length > 1) {
    c.strokeStyle = mix(theme.accent, theme.panel, 0.5);
    c.lineWidth = isFollowing ? 12 : 6;
    pathOf(c, map.path, at);
    c.strokeStyle = theme.accent;
    c.lineWidth = isFollowing ? 6 : 3;
    pathOf(c, map.path, at);
    const [x, y] = at(map.path.at(-1));
    round(c, x - 8, y - 8, 16, 16, 8, theme.low);
  }
  c.strokeStyle = theme.label;
  c.lineWidth = map.isCourse ? 5 : 3;
  pathOf(c, map.driven, at);
  if (map.isCourse) {
    c.strokeStyle = theme.page;
    c.lineWidth = 2;
    pathOf(c, map.driven, at);
  }
  markers(c, inner, map, at, theme);
  if (map.here) {
    const [x, y] = at(map.here), size = Math.max(8, Math.min(15, inner.height * 0.045));
    if (map.isCourse || map.courseDeg == null) round(c, x - size * 0.6, y - size * 0.6, size * 1.2, size * 1.2, size, theme.high);
    else {
      c.translate(x, y);
      c.rotate(isFollowing ? 0 : map.courseDeg * Math.PI / 180);
      c.fillStyle = theme.high;
      c.strokeStyle = theme.panel;
      c.lineWidth = 2;
      c.beginPath();
      c.moveTo(0, -size * 1.3); c.lineTo(size, size); c.lineTo(0, size * 0.55); c.lineTo(-size, size);
      c.closePath();
      c.fill();
      c.stroke();
    }
  }
  c.restore();
  if (map.isCourse) return;
  const meters = [5e4, 2e4, 1e4, 5e3, 2e3, 1e3, 500, 200, 100, 50, 20, 10].find((value) => value * scale <= inner.width * 0.4) ?? 10;
  const isShort = m.unitOf("km") === "km" ? meters < 1000 : meters < 300, foot = inner.y + inner.height - 6;
  const text = isShort ? m.number(meters, "m", 0) : m.number(meters / 1000, "km", m.unitOf("km") === "km" ? 0 : 1);
  c.fillStyle = theme.label;
  c.fillRect(inner.x + 6, foot, meters * scale, 2);
  c.textBaseline = "alphabetic";
  label(c, theme, text, inner.x + 6, foot - 4, 12);
}

// Drifting

function angle(c, box, m) {
  const inner = panel(c, box, m), theme = m.theme, slip = m.slip;
  const color = slip == null ? theme.label : Math.abs(slip.slipDeg) < 10 ? theme.low : heat(theme, Math.min(1, 0.3 + Math.abs(slip.slipDeg) / 80));
  const error = slip?.errorDeg >= 0.5 ? ` ±${Math.ceil(slip.errorDeg)}` : "";
  const text = slip == null ? "–" : `${Math.round(Math.abs(slip.slipDeg))}°`;
  const side = slip == null || Math.abs(slip.slipDeg) < 1 ? "" : slip.slipDeg < 0 ? "LEFT" : "RIGHT";
  if (inner.height < 70) return field(c, box, m, "ANGLE", slip == null ? null : text + error, side, color);
  const radius = Math.min(inner.width / 2, inner.height * 0.92) - 6, x = inner.x + inner.width / 2;
  const y = inner.y + (inner.height + radius) / 2, thick = radius * 0.13, shown = Math.max(-90, Math.min(90, m.smoothSlip ?? 0));
  const turn = (degrees) => (degrees - 90) * Math.PI / 180;
  c.lineCap = "butt";
  c.lineWidth = thick;
  c.strokeStyle = theme.track;
  c.beginPath();
  c.arc(x, y, radius - thick / 2, Math.PI, 2 * Math.PI);
  c.stroke();
  if (slip != null) {
    c.strokeStyle = color;
    c.beginPath();
    c.arc(x, y, radius - thick / 2, turn(Math.min(0, shown)), turn(Math.max(0, shown)));
    c.stroke();
  }
  c.textBaseline = "middle";
  for (let mark = -90; mark <= 90; mark += 15) {
    const [cosine, sine] = [Math.cos(turn(mark)), Math.sin(turn(mark))], isWhole = mark % 30 === 0;
    c.strokeStyle = theme.label;
    c.lineWidth = isWhole ? 2 : 1;
    c.beginPath();
    c.moveTo(x + cosine * (radius - thick - 3), y + sine * (radius - thick - 3));
    c.lineTo(x + cosine * (radius - thick - (isWhole ? 12 : 7)), y + sine * (radius - thick - (isWhole ? 12 : 7)));
    c.stroke();
    if (isWhole && radius > 110 && Math.abs(mark) < 90)
      label(c, theme, String(Math.abs(mark)), x + cosine * (radius - thick - 26), y + sine * (radius - thick - 26), 13, "center");
  }
  if (slip != null) {
    const peak = m.driftPeak;
    if (peak) {
      c.strokeStyle = theme.value;
      c.lineWidth = 3;
      c.beginPath();
      c.moveTo(x + Math.cos(turn(peak)) * (radius - thick), y + Math.sin(turn(peak)) * (radius - thick));
      c.lineTo(x + Math.cos(turn(peak)) * (radius + 3), y + Math.sin(turn(peak)) * (radius + 3));
      c.stroke();
    }
    c.strokeStyle = theme.value;
    c.lineWidth = Math.max(3, radius * 0.025);
    c.beginPath();
    c.moveTo(x + Math.cos(turn(shown)) * radius * 0.6, y + Math.sin(turn(shown)) * radius * 0.6);
    c.lineTo(x + Math.cos(turn(shown)) * (radius - thick - 4), y + Math.sin(turn(shown)) * (radius - thick - 4));
    c.stroke();
  }
  font(c, radius * 0.42, 700);
  c.fillStyle = color;
  c.textBaseline = "alphabetic";
  digits(c, text, x, y - radius * 0.1, "center");
  const note = slip == null ? (m.isDrifting ? "drive straight" : "angle unknown") : side + error;
  label(c, theme, note, x, y + Math.min(0, radius * 0.02), Math.max(11, radius * 0.1), "center");
}

function drifts(c, box, m) {
  const inner = panel(c, box, m), size = Math.min(18, m.unit * 0.72), row = size * 1.55;
  const shown = m.drifts.slice(-Math.max(1, Math.floor(inner.height / row))).reverse();
  c.textBaseline = "middle";
  if (!shown.length) return label(c, m.theme, "no drift yet", inner.x + inner.width / 2, inner.y + inner.height / 2, size, "center");
  const most = Math.max(...m.drifts.map((run) => run.peakDeg), 1);
  shown.forEach((run, index) => {
    const y = inner.y + (index + 0.5) * row, color = heat(m.theme, Math.min(1, 0.3 + run.peakDeg / 80));
    const wide = inner.width * 0.36, part = wide * run.peakDeg / most;
    font(c, size, index ? 500 : 700);
    c.fillStyle = m.theme.value;
    c.textAlign = "left";
    c.fillText(run.side === "left" ? "◀" : "▶", inner.x, y);
    round(c, inner.x + size * 1.6, y - size * 0.35, part, size * 0.7, 4, color);
    digits(c, `${Math.round(run.peakDeg)}°`, inner.x + size * 1.6 + wide + size * 2.4, y, "right");
    digits(c, `${run.durationS.toFixed(1)} s`, inner.x + inner.width - (inner.width > 260 ? size * 5 : 0), y, "right");
    if (inner.width > 260) label(c, m.theme, `${m.number(run.meanKmh, "km/h", 0)}`, inner.x + inner.width, y, size * 0.85, "right");
  });
}

function drift(c, box, m) {
  const run = m.drifts.at(-1);
  if (m.driftPeak) return field(c, box, m, "DRIFT", `${m.driftS.toFixed(1)} s ${Math.round(Math.abs(m.driftPeak))}°`, "", m.theme.high);
  field(c, box, m, "LAST DRIFT", run ? `${run.durationS.toFixed(1)} s ${Math.round(run.peakDeg)}°` : null);
}

function also(c, box, m) {
  const size = m.unit, count = Math.max(1, Math.floor(box.height / size));
  m.others.slice(0, count).forEach((entry, index) =>
    field(c, { x: box.x, y: box.y + index * size, width: box.width, height: size }, m, entry.name, m.plain(entry), entry.shownUnit));
}

// A field with a number of the trip in the driver's units.
const simple = (name, read, unit, decimals, alerts = []) => ({
  isPresent: (m) => read(m) != null,
  draw(c, box, m) {
    const value = read(m), shade = alerts.some((kind) => m.isAlert(kind)) ? m.theme.high : undefined;
    field(c, panel(c, box, m), m, name, value == null ? null : m.shown(value, unit).toFixed(decimals), m.unitOf(unit), shade);
  },
});
const words = (name, read, isPresent = (m) => read(m) != null) => ({
  isPresent, draw: (c, box, m) => field(c, panel(c, box, m), m, name, read(m)),
});
const always = (...signals) => (m) => signals.some((signal) => m.has(signal));

export const instruments = {
  shift: { isPresent: (m) => m.shiftRpm && m.has("engineSpeed"), draw: shift },
  gear: { isPresent: always("gear"), draw: gear },
  speed: { isPresent: always("vehicleSpeed"), draw: speed },
  rpm: { isPresent: always("engineSpeed"), draw: rpm },
  dial: { isPresent: always("engineSpeed"), draw: dial },
  pedals: { isPresent: (m) => m.throttleSignal || m.has("brake"), draw: pedals },
  trace: { isPresent: (m) => m.throttleSignal || m.has("brake"), draw: trace },
  throttle: { isPresent: (m) => m.throttleSignal, draw: (c, box, m) => pedal(c, box, m, "THR", m.throttle, m.theme.throttle) },
  brake: { isPresent: always("brake"), draw: (c, box, m) => pedal(c, box, m, "BRK", m.smooth("brake"), m.theme.brake) },
  clutch: { isPresent: always("clutch"), draw: (c, box, m) => pedal(c, box, m, "CLU", m.smooth("clutch"), m.theme.clutch) },
  steering: { isPresent: always("steering", "steeringAngle"), draw: steering },
  tires: { isPresent: (m) => wheels.some((wheel) => m.has("tireTemperature" + wheel) || m.has("tireWear" + wheel)), draw: tires },
  fuel: {
    isPresent: (m) => m.fuel != null,
    draw: (c, box, m) => level(
      c, box, m, "FUEL", m.fuel, (m.fuelLaps != null ? m.fuelLaps < 2 : m.fuel < 15) ? m.theme.high : m.theme.accent,
      m.fuelLaps != null ? m.fuelLaps.toFixed(1) + " laps" : undefined),
  },
  boost: {
    isPresent: (m) => m.hasBoost,
    draw: (c, box, m) => level(c, box, m, "BOOST", m.boost / 2, m.theme.accent, m.boost == null ? "–" : m.number(m.boost, "kPa", m.unitOf("kPa") === "psi" ? 1 : 0)),
  },
  power: simple("POWER", (m) => m.value("enginePower"), "kW", 0),
  gg: { isPresent: (m) => m.has("lateralAcceleration") && m.has("longitudinalAcceleration"), draw: gg },
  position: words("POSITION", (m) => m.value("racePosition") && `P${m.value("racePosition")}`, always("racePosition")),
  lap: words("LAP", (m) => m.value("lapNumber") && String(m.value("lapNumber")) + (m.value("totalLaps") > 0 ? `/${m.value("totalLaps")}` : ""), always("lapNumber")),
  current: words("CURRENT", (m) => m.value("currentLapTime") != null ? lapTime(m.value("currentLapTime")) : null, always("currentLapTime")),
  last: words("LAST", (m) => m.last != null ? lapTime(m.last) : null),
  best: words("BEST", (m) => m.best != null ? lapTime(m.best) : null),
  delta: { isPresent: always("currentLapTime"), draw: delta },
  predicted: words("PREDICTED", (m) => m.delta?.referenceS ? lapTime(m.delta.referenceS + m.delta.deltaS) : null),
  sector: { isPresent: always("lapSector"), draw: sector },
  track: { isPresent: (m) => m.map != null, draw: track },
  angle: { isPresent: () => true, draw: angle },
  drift: { isPresent: (m) => m.isDrifting, draw: (c, box, m) => drift(c, panel(c, box, m), m) },
  drifts: { isPresent: (m) => m.isDrifting, draw: drifts },
  coolant: simple("COOLANT", (m) => m.trip.coolantC ?? m.value("coolantTemperature"), "°C", 0, ["coolantHot"]),
  voltage: simple("VOLTAGE", (m) => m.trip.voltage ?? m.value("controlModuleVoltage"), "V", 1, ["voltageLow", "voltageHigh"]),
  consumption: {
    isPresent: (m) => m.trip.litersPerHour != null,
    draw(c, box, m) {
      const inner = panel(c, box, m), by = m.trip.consumptionLPer100Km;
      if (by == null) return field(c, inner, m, "NOW", m.number(m.trip.litersPerHour, "L/h", 1, false), m.unitOf("L/h"));
      field(c, inner, m, "NOW", m.economy(Math.min(by, 99.9)), m.economyUnit);
    },
  },
  average: {
    isPresent: (m) => m.trip.averageLPer100Km != null,
    draw: (c, box, m) => field(c, panel(c, box, m), m, "AVERAGE", m.economy(m.trip.averageLPer100Km), m.economyUnit),
  },
  distance: simple("TRIP", (m) => m.trip.distanceKm, "km", 1),
  time: words("TIME", (m) => m.trip.t != null ? clock(m.trip.t) : null),
  cost: words("COST", (m) => m.trip.fuelCost != null ? `${m.trip.fuelCost.toFixed(2)} ${m.trip.currency ?? ""}`.trim() : null),
  heart: simple("HEART", (m) => m.trip.heartRatePerMin, "/min", 0),
  also: { isPresent: (m) => m.others.length > 0, draw: also },
};
