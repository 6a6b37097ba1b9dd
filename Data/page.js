"use strict";
// What all parts of the script use.
const shared = (() => {
  const digits = new Uint8Array(128);
  [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"].forEach((sign, index) => {
    digits[sign.charCodeAt(0)] = index;
  });

  // The reverse of PackedNumbers.
  function unpack(text, count) {
    const numbers = new Float64Array(count);
    let sum = 0, part = 0, scale = 1, index = 0;
    for (let i = 0; i < text.length; i++) {
      const digit = digits[text.charCodeAt(i)];
      part += (digit & 31) * scale;
      if (digit & 32) {
        scale *= 32;
        continue;
      }
      sum += part % 2 ? -(part + 1) / 2 : part / 2;
      numbers[index++] = sum;
      part = 0;
      scale = 1;
    }
    return numbers;
  }

  const decimalSign = document.documentElement.dataset.decimalSign || ".";

  // The same digits as in the tables.
  function fixed(value, decimals) {
    const scaled = Math.round(Math.abs(value) * 10 ** decimals);
    const text = String(scaled).padStart(decimals + 1, "0");
    const sign = value < 0 && scaled !== 0 ? "-" : "";
    return sign + (decimals ? text.slice(0, -decimals) + decimalSign + text.slice(-decimals) : text);
  }

  function number(value) {
    const size = Math.abs(value);
    let decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
    while (decimals > 0 && fixed(value, decimals).endsWith("0")) decimals--;
    return fixed(value, decimals);
  }

  return { unpack, fixed, number };
})();

// Sorts tables by the column whose heading is chosen.
(() => {
  const size = (text) => {
    const found = text.replace(",", ".").match(/-?\d+(\.\d+)?/g);
    return found ? Number(found[0]) : -Infinity;
  };
  // Times such as "1 h 20 min" and "17:24" count as their seconds.
  const seconds = (text) => {
    const units = { h: 3600, min: 60, s: 1 };
    const parts = [...text.matchAll(/(\d+) (h|min|s)\b/g)];
    return parts.length ? parts.reduce((sum, part) => sum + part[1] * units[part[2]], 0) : null;
  };
  for (const table of document.querySelectorAll("table.sortable")) {
    const heads = [...table.tHead.rows[0].cells], body = table.tBodies[0], rows = [...body.rows];
    heads.forEach((head, column) => {
      if (!head.textContent) return;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const isDown = head.getAttribute("aria-sort") !== "descending";
        for (const other of heads) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", isDown ? "descending" : "ascending");
        const isText = head.classList.contains("text") && column > 0;
        const keys = new Map(rows.map((row, index) => {
          const text = row.cells[column].textContent;
          return [row, column === 0 ? -index : isText ? text.toLowerCase() : seconds(text) ?? size(text)];
        }));
        const turn = isDown !== isText ? -1 : 1;
        body.append(...[...rows].sort((a, b) => {
          const [one, other] = [keys.get(a), keys.get(b)];
          return (one < other ? -1 : one > other ? 1 : 0) * turn;
        }));
      });
    });
  }
})();

// Draws the charts of a trip on canvas, from the samples in the page, instead of the drawings that need no script.
(() => {
  const source = document.getElementById("data");
  if (!source) return;
  const data = JSON.parse(source.textContent);
  const root = document.documentElement;
  root.classList.add("js");

  const { unpack, fixed, number } = shared;

  // Samples

  // Minimum and maximum of each block of samples, so that zooming out does not have to look at every sample.
  const block = 64;

  function makeSeries(packed, allTimes) {
    const times = unpack(packed.times, packed.count), values = unpack(packed.values, packed.count);
    const count = Math.ceil(packed.count / block);
    const series = {
      name: packed.name, signal: packed.signal, gap: packed.gap, stepped: !!packed.stepped, times, values, shown: true,
      lows: new Float64Array(count), highs: new Float64Array(count), broken: new Uint8Array(count),
    };
    for (let i = 0; i < packed.count; i++) {
      times[i] = allTimes[times[i]];
      values[i] = packed.base + values[i] * packed.size;
      const b = Math.floor(i / block);
      if (i % block === 0) {
        series.lows[b] = series.highs[b] = values[i];
      } else {
        series.lows[b] = Math.min(series.lows[b], values[i]);
        series.highs[b] = Math.max(series.highs[b], values[i]);
        if (times[i] - times[i - 1] > series.gap) series.broken[b] = 1;
      }
    }
    return series;
  }

  // The index of the first time that is not before `time`.
  function firstFrom(times, time) {
    let low = 0, high = times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] < time) low = middle + 1; else high = middle;
    }
    return low;
  }

  // The value of the nearest sample; null in a gap.
  function valueAt(series, time) {
    const { times, values, gap } = series, after = firstFrom(times, time);
    const isAfter = after < times.length && (after === 0 || times[after] - time < time - times[after - 1]);
    const near = isAfter ? after : after - 1;
    return near >= 0 && Math.abs(times[near] - time) <= gap ? values[near] : null;
  }

  // Text

  function partAt(time) {
    return data.clock.filter((part) => part[0] <= time).pop() || data.clock[0];
  }

  const hasTwelveHours = !data.elapsed && document.documentElement.dataset.clock === "12";

  function clock(time, hasSeconds) {
    const second = Math.floor(time / 1000 + partAt(time)[1] + 0.002);
    const two = (value) => String(value).padStart(2, "0");
    const hour = Math.floor(second / 3600) % 24, minute = ":" + two(Math.floor(second / 60) % 60);
    const hours = data.elapsed ? hour : hasTwelveHours ? hour % 12 || 12 : two(hour);
    const text = hours + minute + (hasSeconds || data.elapsed ? ":" + two(second % 60) : "");
    return hasTwelveHours ? text + (hour < 12 ? " AM" : " PM") : text;
  }

  // Drawing

  const plotHeight = 110, height = 130;
  const view = { from: 0, to: data.end };
  const leastSpan = Math.min(500, data.end);
  let cursor = null;
  let colors = {};

  function readColors() {
    const style = getComputedStyle(root), named = (name) => style.getPropertyValue(name).trim();
    colors = { text: named("--soft"), grid: named("--line"), page: named("--page"), series: [] };
    for (let i = 1; i <= 6; i++) colors.series.push(named("--s" + i));
    for (const kind of ["alert", "event", "stop", "left", "right"]) colors[kind] = named("--" + kind);
  }

  const steps = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400, 172800,
    604800];

  function ticks(width) {
    const seconds = (view.to - view.from) / 1000;
    const step = steps.find((size) => seconds / size <= width / 75) || 604800;
    const times = [], origin = partAt(view.from)[1];
    for (let at = Math.ceil((view.from / 1000 + origin) / step) * step; ; at += step) {
      let time = (at - origin) * 1000;
      // After the clocks have changed, round times are elsewhere.
      time -= ((partAt(time)[1] - origin) % step) * 1000;
      if (time > view.to) break;
      times.push(time);
    }
    return { times, hasSeconds: step < 60 };
  }

  function x(time, chart) {
    return (time - view.from) / (view.to - view.from) * chart.width;
  }

  function y(chart, value) {
    return (1 - (value - chart.low) / (chart.high - chart.low)) * plotHeight;
  }

  // In each column of pixels: the first, least, greatest and last value.
  function trace(context, chart, series, ratio) {
    const { times, values, gap } = series, scale = chart.width * ratio / (view.to - view.from);
    const start = Math.max(0, firstFrom(times, view.from) - 1);
    const end = Math.min(times.length, firstFrom(times, view.to) + 1);
    const rise = plotHeight * ratio / (chart.high - chart.low);
    const place = (value) => (chart.high - value) * rise;
    context.beginPath();
    let i = start;
    while (i < end) {
      const first = i, value = values[i], left = (times[i] - view.from) * scale;
      const limit = view.from + (Math.floor(left) + 1) / scale;
      let low = value, high = value;
      i++;
      while (i < end && times[i] < limit && times[i] - times[i - 1] <= gap) {
        const b = i / block;
        if (i % block === 0 && i + block <= end && times[i + block - 1] < limit && !series.broken[b]) {
          low = Math.min(low, series.lows[b]);
          high = Math.max(high, series.highs[b]);
          i += block;
          continue;
        }
        if (values[i] < low) low = values[i]; else if (values[i] > high) high = values[i];
        i++;
      }
      if (first === start || times[first] - times[first - 1] > gap) context.moveTo(left, place(value));
      else if (series.stepped) context.lineTo(left, place(values[first - 1]));
      context.lineTo(left, place(value));
      if (i > first + 1) {
        context.lineTo(left, place(low));
        context.lineTo(left, place(high));
        context.lineTo(left, place(values[i - 1]));
      }
    }
    context.stroke();
  }

  function draw(chart) {
    const ratio = window.devicePixelRatio || 1, { canvas, width } = chart, context = chart.context;
    const [wide, tall] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== wide || canvas.height !== tall) [canvas.width, canvas.height] = [wide, tall];
    chart.dirty = false;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, wide, tall);
    context.scale(ratio, ratio);
    context.font = "12px system-ui, sans-serif";
    const scale = ticks(width);
    context.fillStyle = colors.grid;
    const lines = Math.round((chart.high - chart.low) / chart.step);
    for (let i = 0; i <= lines; i++) {
      context.fillRect(0, Math.round(y(chart, chart.low + i * chart.step)), width, 1);
    }
    for (const time of scale.times) context.fillRect(Math.round(x(time, chart)), 0, 1, plotHeight);
    for (const [from, to, kind] of data.marks) {
      if (to < view.from || from > view.to || (kind === "stop" && chart !== charts[0])) continue;
      const left = x(from, chart);
      context.fillStyle = colors[kind];
      const isTall = kind !== "event" && kind !== "stop";
      context.fillRect(left, 0, Math.max(2, x(to, chart) - left), isTall ? plotHeight : 6);
    }
    context.save();
    context.beginPath();
    context.rect(0, 0, width, plotHeight);
    context.clip();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.lineWidth = 1.5 * ratio;
    context.lineJoin = context.lineCap = "round";
    chart.series.forEach((series, index) => {
      if (!series.shown) return;
      context.strokeStyle = colors.series[index % 6];
      trace(context, chart, series, ratio);
    });
    context.restore();
    // A margin in the color of the page keeps labels readable over lines.
    context.strokeStyle = colors.page;
    context.lineWidth = 3;
    context.fillStyle = colors.text;
    const label = (text, left, top, align) => {
      context.textAlign = align;
      context.strokeText(text, left, top);
      context.fillText(text, left, top);
    };
    let end = 0;
    for (const time of scale.times) {
      const text = clock(time, scale.hasSeconds), wide = context.measureText(text).width;
      const left = Math.max(0, Math.min(width - wide, x(time, chart) - wide / 2));
      // At the edges a label is not below its line.
      if (end && left < end + 6) continue;
      label(text, left, height - 5, "left");
      end = left + wide;
    }
  }

  function isVisible(chart) {
    const { top, bottom } = chart.plot.getBoundingClientRect();
    return bottom > -100 && top < window.innerHeight + 100;
  }

  function drawVisible() {
    for (const chart of charts) if (chart.dirty && isVisible(chart)) draw(chart);
  }

  function drawAll() {
    for (const chart of charts) {
      chart.dirty = true;
      chart.width = chart.plot.clientWidth || 1;
    }
    drawVisible();
    showCursor();
  }

  // Zoom

  function zoom(from, to) {
    const span = Math.min(data.end, Math.max(leastSpan, to - from));
    if (span > to - from) from = (from + to - span) / 2;
    view.from = Math.max(0, Math.min(from, data.end - span));
    view.to = view.from + span;
    drawAll();
    const isWhole = span >= data.end;
    for (const button of tools.querySelectorAll("button")) button.disabled = button.dataset.zoomed === "" && isWhole;
    range.textContent = clock(view.from, true) + " to " + clock(view.to, true);
  }

  function zoomAround(time, factor) {
    zoom(time - (time - view.from) * factor, time + (view.to - time) * factor);
  }

  function pan(share) {
    const by = (view.to - view.from) * share;
    const limited = Math.max(-view.from, Math.min(by, data.end - view.to));
    zoom(view.from + limited, view.to + limited);
  }

  function middle() {
    return cursor !== null && cursor >= view.from && cursor <= view.to ? cursor : (view.from + view.to) / 2;
  }

  // The crosshair

  function valuesAt(time) {
    return charts.map((chart) => chart.series.map((series) => valueAt(series, time)));
  }

  function showCursor() {
    for (const chart of charts) {
      const isIn = cursor !== null && cursor >= view.from && cursor <= view.to;
      chart.line.hidden = !isIn;
      if (isIn) chart.line.style.transform = `translateX(${x(cursor, chart)}px)`;
      chart.time.textContent = isIn ? clock(cursor, true) : "";
      chart.series.forEach((series, index) => {
        const value = isIn ? valueAt(series, cursor) : null;
        chart.outputs[index].textContent = isIn ? (value === null ? "-" : number(value)) : "";
      });
    }
  }

  function setCursor(time) {
    cursor = time === null ? null : Math.max(0, Math.min(data.end, time));
    showCursor();
    document.dispatchEvent(new CustomEvent("crosshair", { detail: cursor }));
  }

  // Input

  addEventListener("scroll", drawVisible, { passive: true });

  function listen(chart) {
    const { plot } = chart, pointers = new Map();
    let gesture = null;
    const place = (event) => event.clientX - plot.getBoundingClientRect().left;
    const time = (left) => view.from + left / chart.width * (view.to - view.from);

    plot.addEventListener("wheel", (event) => {
      // The page scrolls, unless the chart was chosen by a click, or with Ctrl or ⌘.
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== chart.canvas) return;
      event.preventDefault();
      const sideways = Math.abs(event.deltaX) > Math.abs(event.deltaY) || event.shiftKey;
      const turn = event.deltaY * (event.deltaMode ? 33 : 1);
      if (sideways) pan((event.deltaX || turn) / chart.width);
      else zoomAround(time(place(event)), Math.exp(Math.max(-1, Math.min(1, turn * 0.002))));
    }, { passive: false });

    plot.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      plot.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, place(event));
      const at = place(event);
      const selects = event.pointerType === "mouse" && !event.shiftKey;
      gesture = { at, from: view.from, span: view.to - view.from, selects };
      if (pointers.size === 2) {
        chart.selection.hidden = true;
        gesture = { pinch: [...pointers.values()].map(time), ids: [...pointers.keys()] };
      }
    });

    plot.addEventListener("pointermove", (event) => {
      const at = place(event);
      if (!pointers.has(event.pointerId)) return setCursor(time(at));
      pointers.set(event.pointerId, at);
      if (gesture && gesture.pinch) {
        const [first, second] = gesture.ids.map((id) => pointers.get(id)), [start, end] = gesture.pinch;
        const span = (end - start) * chart.width / (second - first);
        const from = start - first / chart.width * span;
        if (span > 0 && isFinite(span)) zoom(from, from + span);
      } else if (gesture && gesture.selects) {
        const left = Math.max(0, Math.min(gesture.at, at));
        const right = Math.min(chart.width, Math.max(gesture.at, at));
        chart.selection.hidden = right - left < 5;
        chart.selection.style.transform = `translateX(${left}px)`;
        chart.selection.style.width = right - left + "px";
      } else if (gesture && gesture.span < data.end) {
        const from = gesture.from + (gesture.at - at) / chart.width * gesture.span;
        const limited = Math.max(0, Math.min(from, data.end - gesture.span));
        zoom(limited, limited + gesture.span);
      }
      if (!gesture || !gesture.pinch) setCursor(time(at));
    });

    const end = (event) => {
      const at = place(event), isChosen = gesture && gesture.selects && !chart.selection.hidden;
      pointers.delete(event.pointerId);
      chart.selection.hidden = true;
      if (isChosen && event.type === "pointerup") zoom(...[time(gesture.at), time(at)].sort((a, b) => a - b));
      else if (event.type === "pointerup" && gesture && !gesture.pinch) setCursor(time(at));
      gesture = null;
    };
    plot.addEventListener("pointerup", end);
    plot.addEventListener("pointercancel", end);
    plot.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && !gesture) setCursor(null);
    });
    plot.addEventListener("dblclick", () => zoom(0, data.end));
    plot.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const step = (view.to - view.from) / 100;
      const moves = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
      if (event.key in moves) {
        if (event.shiftKey) pan(moves[event.key] / 10);
        else setCursor(Math.max(view.from, Math.min(view.to, middle() + moves[event.key] * step)));
      } else if (event.key === "Home" || event.key === "End") setCursor(event.key === "Home" ? view.from : view.to);
      else if (event.key === "+" || event.key === "=") zoomAround(middle(), 0.5);
      else if (event.key === "-") zoomAround(middle(), 2);
      else if (event.key === "0") zoom(0, data.end);
      else if (event.key === "Escape") setCursor(null);
      else return;
      event.preventDefault();
    });
  }

  // The page

  function make(name, parent, properties) {
    return parent.appendChild(Object.assign(document.createElement(name), properties));
  }

  const allTimes = unpack(data.times, data.times.length);
  const charts = [...document.querySelectorAll("figure.chart")].map((figure, index) => {
    const packed = data.charts[index], plot = figure.querySelector(".plot");
    const drawing = plot.querySelector("svg"), legend = figure.querySelector(".legend");
    const chart = { ...packed, figure, plot, outputs: [], dirty: true, width: 1 };
    chart.series = packed.series.map((series) => makeSeries(series, allTimes));
    chart.canvas = make("canvas", plot, { className: "canvas", tabIndex: 0 });
    chart.canvas.setAttribute("role", "img");
    const label = drawing.getAttribute("aria-label") + ". Arrow keys read values, + and - zoom.";
    chart.canvas.setAttribute("aria-label", label);
    chart.context = chart.canvas.getContext("2d");
    chart.line = make("div", plot, { className: "cursor", hidden: true });
    chart.selection = make("div", plot, { className: "selection", hidden: true });
    chart.time = document.createElement("li");
    chart.time.className = "time";
    [...legend.children].forEach((item, place) => {
      const series = chart.series[place];
      chart.outputs.push(make("output", item, {}));
      if (chart.series.length === 1) return;
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-pressed", "true");
      button.textContent = series.name;
      item.firstElementChild.replaceWith(button);
      button.addEventListener("click", () => {
        series.shown = !series.shown;
        button.setAttribute("aria-pressed", String(series.shown));
        draw(chart);
      });
    });
    legend.append(chart.time);
    listen(chart);
    return chart;
  });

  const tools = document.createElement("div");
  tools.className = "tools";
  const actions = [
    ["Zoom in", "+", () => zoomAround(middle(), 0.5), false],
    ["Zoom out", "\u2212", () => zoomAround(middle(), 2), true],
    ["Earlier", "\u2190", () => pan(-0.5), true],
    ["Later", "\u2192", () => pan(0.5), true],
    ["Whole trip", "Whole trip", () => zoom(0, data.end), true],
  ];
  for (const [title, text, action, isZoomed] of actions) {
    const button = make("button", tools, { type: "button", textContent: text, title, ariaLabel: title });
    if (isZoomed) button.dataset.zoomed = "";
    button.addEventListener("click", action);
  }
  const range = make("span", tools, { className: "range" });

  // Plays the trip: the crosshair, and with it the marker on the map, moves by itself.
  const played = document.createElement("div");
  played.className = "tools replay";
  const play = make("button", played, { type: "button", textContent: "▶ Play" });
  const slider = make("input", played, { type: "range", min: 0, max: data.end, step: 100, value: 0 });
  slider.setAttribute("aria-label", "Moment of the trip");
  const pace = make("select", played, { ariaLabel: "Speed of the replay" });
  for (const factor of [1, 10, 30, 100]) make("option", pace, { value: factor, textContent: "×" + factor });
  pace.value = 30;
  const moment = make("output", played, { className: "range" });
  // What the car does at that moment: the first charts as gauges.
  const gauges = make("dl", played, { className: "dials" });
  // Of drives over each other the charts have the same names.
  const isOwn = ({ figure, series }) => !figure.closest(".small") &&
    charts.filter((other) => other.series[0].name === series[0].name).length === 1;
  const dials = charts.filter(isOwn).slice(0, 4).map((chart) => {
    const dial = make("div", gauges, {}), unit = chart.figure.querySelector(".unit")?.textContent ?? "";
    make("dt", dial, { textContent: chart.series[0].name });
    const value = make("dd", dial, {});
    const output = make("output", value, { textContent: "-" });
    make("span", value, { textContent: " " + unit });
    return { dial, chart, output };
  });
  function turn(time) {
    const values = time === null ? [] : valuesAt(time);
    for (const { dial, chart, output } of dials) {
      const value = values[charts.indexOf(chart)]?.[0] ?? null;
      output.textContent = value === null ? "-" : number(value);
      const share = value === null ? 0 : (value - chart.low) / (chart.high - chart.low);
      dial.style.setProperty("--share", Math.max(0, Math.min(1, share)) * 100 + "%");
    }
  }
  let playedAt = null;
  function step(now) {
    if (playedAt === null) return;
    const time = (cursor === null ? view.from : cursor) + (now - playedAt) * pace.value;
    playedAt = now;
    setCursor(time);
    if (time >= data.end) stop(); else requestAnimationFrame(step);
  }
  function stop() {
    playedAt = null;
    play.textContent = "▶ Play";
  }
  play.addEventListener("click", () => {
    if (playedAt !== null) return stop();
    if (cursor === null || cursor >= data.end) setCursor(view.from < data.end ? view.from : 0);
    play.textContent = "❚❚ Pause";
    playedAt = performance.now();
    requestAnimationFrame(step);
  });
  slider.addEventListener("input", () => setCursor(Number(slider.value)));
  document.addEventListener("crosshair", (event) => {
    if (event.detail !== null) slider.value = event.detail;
    moment.textContent = event.detail === null ? "" : clock(event.detail, true);
    turn(event.detail);
  });

  const help = document.createElement("p");
  help.className = "soft help";
  help.textContent = "Dragging selects, a double click shows the whole trip. The wheel zooms after a click, or with Ctrl; " +
    "two fingers zoom. Keys: arrows read values, + and - zoom, 0 shows the whole trip.";
  if (charts.length) {
    charts[0].figure.before(tools);
    (document.querySelector(".drive") || charts[0].figure).before(played);
    document.querySelector("footer").before(help);
  }

  readColors();
  zoom(0, data.end);
  new ResizeObserver(drawAll).observe(document.querySelector("main"));
  const seen = new IntersectionObserver(drawVisible, { rootMargin: "100px" });
  for (const chart of charts) seen.observe(chart.plot);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
    readColors();
    drawAll();
  });

  // For tests and the curious.
  window.obdmech = { charts, view, zoom, valuesAt, setCursor, draw, x, y, number, clock };
})();

// The way on its map: pans and zooms it, and moves a marker with the crosshair of the charts, and the other way around.
(() => {
  const source = document.getElementById("waydata");
  if (!source) return;
  const data = JSON.parse(source.textContent), { unpack, number } = shared;
  const map = document.querySelector(".ground"), bar = document.querySelector(".bar");
  // The way, and those of drives that are laid over it.
  const ways = [data, ...(data.others || [])].map((way) => {
    const [xs, ys] = [way.x, way.y].map((packed) => unpack(packed, way.count).map((value) => value / 10));
    return { count: way.count, times: unpack(way.times, way.count), xs, ys };
  });
  const { times, xs, ys } = ways[0];
  const whole = [0, 0, data.width, data.height], most = 64;
  let view = [...whole], cursor = null, shownWide = 0;

  // The marker

  const markers = ways.map((_, index) => {
    const marker = document.createElementNS(map.namespaceURI, "g");
    marker.setAttribute("class", "pin here s" + (index + 1));
    marker.append(document.createElementNS(map.namespaceURI, "circle"));
    marker.firstChild.setAttribute("r", "9");
    map.append(marker);
    return marker;
  });
  const here = markers[0];
  const pins = [...map.querySelectorAll(".pin")];
  for (const pin of pins) {
    const found = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(pin.getAttribute("transform"));
    pin.at = found ? [Number(found[1]), Number(found[2])] : null;
  }

  // Where the car was; null where nothing is known.
  function place(time, { count, times, xs, ys } = ways[0]) {
    if (time === null || !count || time < times[0]) return null;
    let before = -1;
    for (let i = 0; i < count; i++) {
      if (times[i] > time) {
        if (before < 0 || before !== i - 1) return null;
        const share = (time - times[before]) / (times[i] - times[before]);
        return [xs[before] + (xs[i] - xs[before]) * share, ys[before] + (ys[i] - ys[before]) * share];
      }
      if (times[i] === time) return [xs[i], ys[i]];
      before = times[i] < 0 ? -1 : i;
    }
    return null;
  }

  function show(time) {
    cursor = time;
    markers.forEach((marker, index) => { marker.at = place(time, ways[index]); });
    readout.textContent = here.at && window.obdmech ? window.obdmech.clock(time, true) : "";
    pin();
  }

  // Pins keep their size.
  function pin() {
    const pixels = map.clientWidth || data.width, size = Math.max(view[2] / data.width, 0.8 * view[2] / pixels);
    for (const one of pins) {
      one.style.display = one.at ? "" : "none";
      if (one.at) one.setAttribute("transform", `translate(${one.at[0]} ${one.at[1]}) scale(${size})`);
    }
  }

  // Streets of higher zooms are shown when they are needed, and as many names as have room beside each other.

  const closer = [...map.querySelectorAll(".closer")];
  const names = [...map.querySelectorAll(".name")].map((group) => {
    const at = /\(([-\d.]+) ([-\d.]+)\)/.exec(group.getAttribute("transform")).slice(1).map(Number);
    const { from, room, turn } = group.dataset, angle = turn * Math.PI / 180;
    const long = group.textContent.length * 7.5 + 6, across = 18;
    return { group, at, from: Number(from), room: Number(room), long,
      wide: (Math.abs(Math.cos(angle)) * long + Math.abs(Math.sin(angle)) * across) / 2,
      high: (Math.abs(Math.sin(angle)) * long + Math.abs(Math.cos(angle)) * across) / 2 };
  });
  function streets() {
    const enlarged = data.width / view[2], unit = view[2] / (map.clientWidth || data.width), shown = [];
    map.classList.toggle("enlarged", enlarged >= 2);
    for (const level of closer) level.classList.toggle("shown", enlarged >= Number(level.dataset.from));
    map.style.setProperty("--k", Math.min(3, Math.max(0.6, Math.sqrt(enlarged) * (map.clientWidth || data.width) / data.width)));
    for (const { group, at: [x, y], from, room, long, wide, high } of names) {
      const box = [x - wide * unit, y - high * unit, x + wide * unit, y + high * unit];
      const fits = enlarged >= from && (!room || room >= long * unit) && box[0] >= view[0] && box[1] >= view[1] &&
        box[2] <= view[0] + view[2] && box[3] <= view[1] + view[3] &&
        !shown.some((one) => one[0] < box[2] && box[0] < one[2] && one[1] < box[3] && box[1] < one[3]);
      if (fits) shown.push(box);
      group.style.display = fits ? "inline" : "none";
      if (fits) group.setAttribute("transform", `translate(${x} ${y}) scale(${unit})`);
    }
  }

  // Zoom

  function look(left, top, width) {
    const wide = Math.max(data.width / most, Math.min(data.width, width)), high = wide * data.height / data.width;
    view = [Math.max(0, Math.min(left, data.width - wide)), Math.max(0, Math.min(top, data.height - high)), wide, high];
    map.setAttribute("viewBox", view.map((value) => Math.round(value * 1000) / 1000).join(" "));
    const isWhole = wide >= data.width;
    const layer = document.getElementById("layer-" + (wide > data.width / 2 ? 0 : wide > data.width / 8 ? 1 : 2));
    if (layer && wide !== shownWide) layer.checked = true;
    shownWide = wide;
    map.style.touchAction = isWhole ? "pan-y" : "none";
    for (const button of tools.querySelectorAll("button")) button.disabled = button.dataset.zoomed === "" && isWhole;
    measure();
    pin();
    streets();
  }

  // As WaySheet.scale does.
  function measure() {
    const shown = data.shown * view[2] / data.width;
    let length = 1;
    while (length * 5 > shown) length /= 10;
    while (length * 50 <= shown) length *= 10;
    length = [10, 5, 2, 1].map((digit) => digit * length).find((one) => one <= shown * 0.3) || length;
    for (const line of bar.querySelectorAll("line")) line.setAttribute("x2", length / shown * 100 + "%");
    bar.querySelector("text").textContent = data.metric && length < 1 ? number(length * 1000) + " m" :
      number(length) + " " + data.symbol;
  }

  function around(x, y, factor) {
    const width = Math.max(data.width / most, Math.min(data.width, view[2] * factor)), share = width / view[2];
    look(x - (x - view[0]) * share, y - (y - view[1]) * share, width);
  }

  function middle() {
    const isIn = here.at && here.at[0] >= view[0] && here.at[0] <= view[0] + view[2] &&
      here.at[1] >= view[1] && here.at[1] <= view[1] + view[3];
    return isIn ? here.at : [view[0] + view[2] / 2, view[1] + view[3] / 2];
  }

  function pan(right, down) { look(view[0] + right * view[2], view[1] + down * view[3], view[2]); }

  // Input

  function point(event) {
    const box = map.getBoundingClientRect();
    return [view[0] + (event.clientX - box.left) / box.width * view[2],
      view[1] + (event.clientY - box.top) / box.height * view[3]];
  }

  // The point of the way that is nearest, if one is near; of several, that nearest in time to the crosshair.
  function nearest([x, y]) {
    const reach = view[2] * 0.03;
    let found = null, best = Infinity;
    for (let i = 0; i < data.count; i++) {
      if (times[i] < 0) continue;
      const far = Math.hypot(xs[i] - x, ys[i] - y);
      if (far > reach) continue;
      const away = cursor === null ? 0 : Math.min(1, Math.abs(times[i] - cursor) / 60000);
      if (far + away * reach * 0.2 < best) [best, found] = [far + away * reach * 0.2, times[i]];
    }
    return found;
  }

  function choose(time) {
    if (window.obdmech) window.obdmech.setCursor(time); else show(time);
  }

  const pointers = new Map();
  let gesture = null;
  function begin() {
    const all = [...pointers.values()];
    const at = [0, 1].map((axis) => all.reduce((sum, one) => sum + one[axis], 0) / all.length);
    const spread = all.length > 1 ? Math.hypot(all[0][0] - all[1][0], all[0][1] - all[1][1]) : 0;
    gesture = { at, spread, view: [...view] };
  }
  map.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey && document.activeElement !== map) return;
    event.preventDefault();
    const turn = event.deltaY * (event.deltaMode ? 33 : 1);
    around(...point(event), Math.exp(Math.max(-1, Math.min(1, turn * 0.002))));
  }, { passive: false });
  map.addEventListener("pointerdown", (event) => {
    if (event.button) return;
    map.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    begin();
    choose(nearest(point(event)));
  });
  map.addEventListener("pointermove", (event) => {
    if (!pointers.has(event.pointerId)) return choose(nearest(point(event)));
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const start = gesture;
    const all = [...pointers.values()], box = map.getBoundingClientRect();
    const at = [0, 1].map((axis) => all.reduce((sum, one) => sum + one[axis], 0) / all.length);
    const spread = all.length > 1 ? Math.hypot(all[0][0] - all[1][0], all[0][1] - all[1][1]) : 0;
    const width = start.spread && spread ? start.view[2] * start.spread / spread : start.view[2];
    const held = [start.view[0] + (start.at[0] - box.left) / box.width * start.view[2],
      start.view[1] + (start.at[1] - box.top) / box.height * start.view[3]];
    look(held[0] - (at[0] - box.left) / box.width * width,
      held[1] - (at[1] - box.top) / box.height * width * data.height / data.width, width);
  });
  const end = (event) => {
    pointers.delete(event.pointerId);
    if (pointers.size) begin(); else gesture = null;
  };
  map.addEventListener("pointerup", end);
  map.addEventListener("pointercancel", end);
  map.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse" && !gesture) choose(null);
  });
  map.addEventListener("dblclick", () => look(...whole));
  map.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const turns = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] };
    const moves = { ArrowLeft: -1, ArrowRight: 1, PageUp: -10, PageDown: 10 };
    const first = times[0], last = times[data.count - 1];
    if (event.shiftKey && event.key in turns) pan(...turns[event.key]);
    else if (event.key in moves) {
      const from = cursor === null ? first : cursor;
      choose(Math.max(first, Math.min(last, from + moves[event.key] * (last - first) / 100)));
    } else if (event.key === "Home" || event.key === "End") choose(event.key === "Home" ? first : last);
    else if (event.key === "+" || event.key === "=") around(...middle(), 0.5);
    else if (event.key === "-") around(...middle(), 2);
    else if (event.key === "0") look(...whole);
    else if (event.key === "Escape") choose(null);
    else return;
    event.preventDefault();
  });

  // The page

  map.setAttribute("tabindex", "0");
  map.setAttribute("aria-label", map.getAttribute("aria-label") +
    ". Arrow keys move along the track, with Shift the map; + and - zoom.");
  const tools = document.createElement("div");
  tools.className = "tools waytools";
  const actions = [
    ["Zoom in", "+", () => around(...middle(), 0.5), false],
    ["Zoom out", "\u2212", () => around(...middle(), 2), true],
    ["Whole track", "Whole track", () => look(...whole), true],
  ];
  for (const [title, text, action, isZoomed] of actions) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: text, title });
    button.setAttribute("aria-label", "Map: " + title.toLowerCase());
    if (isZoomed) button.dataset.zoomed = "";
    button.addEventListener("click", action);
    tools.append(button);
  }
  const readout = tools.appendChild(document.createElement("span"));
  readout.className = "range wayat";
  map.parentNode.before(tools);
  document.addEventListener("crosshair", (event) => show(event.detail));
  new ResizeObserver(() => { pin(); streets(); }).observe(map);
  look(...whole);
  show(null);

  // For tests and the curious.
  window.obdmechWay = { times, xs, ys, ways, markers, place, look, view: () => view, here, nearest, cursor: () => cursor };
})();
