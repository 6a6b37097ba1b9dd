// Shows any two laps over their distance, in place of the two that are drawn without a script.
(() => {
  const source = document.getElementById("lapdata");
  if (!source) return;
  const data = JSON.parse(source.textContent), { unpack, fixed, number } = shared;
  const unknown = -(2 ** 40), last = data.count - 1;
  const laps = data.laps.map((packed) => {
    const values = {};
    for (const [key, column] of Object.entries(packed.values)) {
      values[key] = Array.from(unpack(column.packed, data.count), (value) =>
        value === unknown ? null : value / column.steps);
    }
    return { ...packed, values, times: unpack(packed.times, data.count), ends: unpack(packed.ends, data.sectors + 1) };
  });
  const chosen = { lap: data.lap, reference: data.reference };
  const element = (id) => document.getElementById(id);
  const signed = (value, decimals) => (fixed(value, decimals)[0] === "-" ? "" : "+") + fixed(value, decimals);

  // Drawing

  // As Axis does.
  function axis(low, high) {
    if (high - low < 1e-9) high = low + 1;
    const size = (high - low) / 4, power = 10 ** Math.floor(Math.log10(size) + 1e-12);
    const step = [1, 2, 5, 10].map((digit) => digit * power).find((found) => found >= size * 0.999999);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    return {
      low: Math.floor(low / step + 1e-9) * step, high: Math.ceil(high / step - 1e-9) * step, step, decimals,
    };
  }

  function path(values, scale, height, stepped) {
    let text = "", before = null;
    values.forEach((value, index) => {
      if (value === null) {
        before = null;
        return;
      }
      const x = Math.round(index * 400000 / last) / 100;
      const y = Math.round((1 - (value - scale.low) / (scale.high - scale.low)) * height * 4);
      if (before === null) text += `M${x} ${y}l0 0`;
      else text += (stepped && before !== y ? `H${x}` : "") + `L${x} ${y}`;
      before = y;
    });
    return text;
  }

  // What is between a line and zero.
  function area(values, scale, height) {
    const y = (value) => Math.round((1 - (value - scale.low) / (scale.high - scale.low)) * height * 4);
    return `M0 ${y(0)}` + values.map((value, index) =>
      `L${Math.round(index * 400000 / last) / 100} ${y(value === null ? 0 : value)}`).join("") + `L4000 ${y(0)}Z`;
  }

  // The paths, and the labels and lines of a scale that has changed.
  function draw(key, series, scale, isNew) {
    const figure = element("lap-" + key);
    if (!figure) return;
    const drawing = figure.querySelector(".drawing"), lines = drawing.querySelector(".lines");
    const height = Number(lines.getAttribute("height"));
    figure.series = series;
    series.forEach((values, index) => {
      lines.children[index].setAttribute("d", path(values, scale, height, scale.stepped));
    });
    if (!isNew) return;
    lines.querySelector(".area").setAttribute("d", area(series[0], scale, height));
    for (const node of [...drawing.children]) {
      const isScale = node.localName === "line" && node.getAttribute("x2") === "100%" || node.getAttribute("x") === "-6";
      if (isScale) node.remove();
    }
    const add = (name, attributes, text) => {
      const node = document.createElementNS(drawing.namespaceURI, name);
      for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
      node.textContent = text;
      if (name === "line") drawing.prepend(node); else drawing.append(node);
    };
    const count = Math.round((scale.high - scale.low) / scale.step);
    for (let i = 0; i <= count; i++) {
      const value = scale.low + i * scale.step, y = (1 - i / count) * height;
      add("line", { class: "grid", x1: "0", x2: "100%", y1: y, y2: y }, "");
      if (i < count) add("text", { x: "-6", y: y + 4, "text-anchor": "end" }, fixed(value, scale.decimals));
    }
  }

  // The track

  function point(lap, index) {
    const x = lap.values.x && lap.values.x[index], z = lap.values.z && lap.values.z[index];
    if (x == null || z == null || !data.box) return null;
    const [left, top, side] = data.box, factor = 860 / side;
    return [Math.round((x - left) * factor + 70), Math.round((-z - top) * factor + 70)];
  }

  function drawMap(id, lap, shares, count) {
    const figure = element(id);
    if (!figure) return;
    const map = figure.querySelector("svg"), lines = Array(count).fill("");
    let whole = "", before = null, color = null;
    for (let i = 0; i <= last; i++) {
      const here = point(lap, i);
      if (before && here) {
        const next = Math.max(0, Math.min(count - 1, Math.floor(shares[i] * count)));
        if (next !== color) lines[next] += "M" + before.join(" ");
        lines[next] += "L" + here.join(" ");
        whole += (color === null ? "M" + before.join(" ") : "") + "L" + here.join(" ");
        color = next;
      } else color = null;
      before = here;
    }
    map.querySelectorAll("path").forEach((node) => node.remove());
    const first = map.firstChild;
    figure.points = Array.from({ length: last + 1 }, (_, index) => point(lap, index));
    for (const [kind, line] of [["edge", whole], ...lines.map((line, index) => ["c" + index, line])]) {
      if (!line) continue;
      const node = document.createElementNS(map.namespaceURI, "path");
      node.setAttribute("class", kind);
      node.setAttribute("d", line);
      map.insertBefore(node, first);
    }
    return figure;
  }

  // As LapSheet.gains does.
  function gains(delta) {
    const meters = data.lengthM / last;
    const slopes = delta.map((_, index) => {
      const from = Math.max(0, index - data.reach), to = Math.min(last, index + data.reach);
      return (delta[to] - delta[from]) / ((to - from) * meters) * 100;
    });
    const sizes = slopes.map(Math.abs).sort((a, b) => a - b);
    const end = Math.max(0.001, sizes[Math.floor(sizes.length * 19 / 20)]);
    return { shares: slopes.map((slope) => Math.min(1, Math.max(0, 0.5 + slope / end / 2))), end };
  }

  // Both laps

  let delta = [];

  function show() {
    const lap = laps[chosen.lap], reference = laps[chosen.reference];
    delta = Array.from(lap.times, (time, index) => (time - reference.times[index]) / 1000);
    draw("delta", [delta], axis(Math.min(0, ...delta), Math.max(0, ...delta)), true);
    for (const column of data.columns) {
      const none = Array(data.count).fill(null);
      draw(column.key, [reference, lap].map((one) => one.values[column.key] || none), column, false);
      if (column.key !== "speed") continue;
      const [one, other] = [lap, reference].map((found) => found.values.speed || none);
      const gap = one.map((speed, index) => speed === null || other[index] === null ? null : speed - other[index]);
      const known = gap.filter((speed) => speed !== null);
      const ends = known.reduce((found, speed) => [Math.min(found[0], speed), Math.max(found[1], speed)], [0, 0]);
      draw("gap", [gap], axis(...ends), true);
    }
    showCorners(lap, reference);
    showForces(lap, reference);
    for (const item of document.querySelectorAll(".strip li")) {
      const isShown = item.dataset.lap === lap.name, isOther = item.dataset.lap === reference.name;
      item.classList.toggle("shown", isShown);
      item.classList.toggle("other", isOther && !isShown);
      const button = item.querySelector("button");
      if (button) button.setAttribute("aria-pressed", String(isShown));
    }
    for (const figure of figures) {
      const names = figure.querySelectorAll(".legend span"), isSingle = names.length === 1;
      names.forEach((name, index) => {
        name.textContent = (isSingle || index ? lap : reference).name;
      });
    }
    const ms = lap.ends[data.sectors] - reference.ends[data.sectors];
    const named = (one) => `${one.name} (${one.time}${one.mark ? ", " + one.mark : ""})`;
    const other = named(reference);
    sentence.textContent = named(lap) + " is " +
      (ms === 0 ? "as fast as " : fixed(Math.abs(ms) / 1000, 3) + " s " + (ms > 0 ? "slower than " : "faster than ")) +
      other[0].toLowerCase() + other.slice(1) + ".";
    const speeds = [lap, reference].flatMap((one) => one.values.speed || []).filter((speed) => speed !== null);
    const low = speeds.reduce((a, b) => Math.min(a, b), Infinity), high = speeds.reduce((a, b) => Math.max(a, b), 0);
    const bySpeed = (lap.values.speed || []).map((speed) => ((speed === null ? low : speed) - low) / (high - low));
    const first = drawMap("map-speed", lap, bySpeed, 9);
    if (first) {
      first.querySelector("h3").textContent = lap.name + ": speed";
      const texts = first.querySelectorAll(".scale span");
      [texts[0].textContent, texts[1].textContent] = [low, high].map((speed) => `${number(speed)} ${data.speedUnit}`);
    }
    const { shares, end } = gains(delta), second = drawMap("map-gain", lap, shares, 7);
    if (second) {
      second.querySelector("h3").textContent = lap.name + ": seconds lost per 100 m";
      const texts = second.querySelectorAll(".scale span");
      [texts[0].textContent, texts[1].textContent] = ["-" + fixed(end, 3), "+" + fixed(end, 3)];
    }
    const table = document.querySelector(".sectors table"), heads = table.tHead.rows[0].cells;
    [heads[2].textContent, heads[3].textContent] = [reference.name, lap.name];
    [...table.tBodies[0].rows].forEach((row, index) => {
      const [a, b] = [reference, lap].map((one) => one.ends[index + 1] - one.ends[index]);
      row.cells[2].textContent = fixed(a / 1000, 3);
      row.cells[3].textContent = fixed(b / 1000, 3);
      row.cells[4].textContent = signed((b - a) / 1000, 3);
    });
    setCursor(null);
    look(view.from, view.to);
  }

  // Corners, as TrackCorners.facts has them.

  function cornerFacts(lap, [from, slowest, to], before) {
    const speeds = lap.values.speed || [], brakes = lap.values.brake || [];
    let fastest = from, begin = null, least = null;
    for (let index = from; index <= slowest; index++) {
      if (speeds[index] > speeds[fastest]) fastest = index;
    }
    for (let index = Math.max(from, fastest - 3); index <= slowest && begin === null; index++) {
      if (brakes[index] >= 5) begin = index;
    }
    while (begin !== null && begin <= from && begin > before && brakes[begin - 1] >= 5) begin -= 1;
    const brake = begin === null && lap.values.brake ? null : begin === null ? fastest : begin;
    if (begin === null) begin = fastest;
    const exit = Math.min(to, slowest + Math.round(data.exitM / (data.lengthM / last)));
    for (let index = begin; index <= exit; index++) {
      if (speeds[index] != null && (least === null || speeds[index] < least)) least = speeds[index];
    }
    return { brake, least, exit: speeds[exit], ms: lap.times[to] - lap.times[from] };
  }

  function showCorners(lap, reference) {
    const table = document.querySelector(".corners table");
    if (!table) return;
    const meters = (index) => index / last * data.lengthM;
    const rows = data.corners.map((corner, index) => {
      const before = index ? data.corners[index - 1][1] : 0;
      const one = cornerFacts(reference, corner, before), other = cornerFacts(lap, corner, before);
      const hasBrakes = one.brake !== null && other.brake !== null;
      const pair = (a, b) => [b == null ? "-" : fixed(b, 0), a == null || b == null ? "" : plus(b - a, 0)];
      return { number: index + 1, corner, lost: other.ms - one.ms, cells: [
        String(index + 1), plus((other.ms - one.ms) / 1000, 3),
        other.brake === null ? "-" : fixed(meters(other.brake) * data.perMeter, 2) + " " + data.unit,
        hasBrakes ? plus((meters(other.brake) - meters(one.brake)) * data.perShort, 0) : "",
        ...pair(one.least, other.least), ...pair(one.exit, other.exit)] };
    });
    rows.sort((a, b) => b.lost - a.lost || a.number - b.number);
    table.tBodies[0].replaceChildren(...rows.map(({ number, corner, cells }) => {
      const row = document.createElement("tr");
      cells.forEach((text, index) => {
        const cell = row.appendChild(document.createElement(index ? "td" : "th"));
        if (index) cell.className = "number"; else cell.scope = "row";
        if (index) return cell.textContent = text;
        const button = cell.appendChild(document.createElement("button"));
        button.type = "button";
        button.textContent = text;
        button.setAttribute("aria-label", "Zoom to corner " + number);
        button.addEventListener("click", () => toCorner(corner));
      });
      return row;
    }));
  }

  function toCorner([from, , to]) {
    const margin = (to - from) * 0.15;
    look((from - margin) / last, (to + margin) / last);
    document.querySelector(".lapcharts").scrollIntoView({ block: "nearest" });
  }

  // As ForcesPlot does.
  function showForces(lap, reference) {
    const figure = element("lap-forces");
    if (!figure) return;
    const scale = Number(figure.dataset.scale), part = (value) => Math.round(Math.max(-1, Math.min(1, value / scale)) * 440);
    figure.place = (one, index) => {
      const { lateral, longitudinal } = one.values;
      return !lateral || !longitudinal || lateral[index] === null || longitudinal[index] === null ? null :
        [500 + part(lateral[index]), 500 - part(longitudinal[index])];
    };
    const step = Math.max(1, Math.floor(data.count / 600));
    figure.querySelectorAll("path").forEach((path, index) => {
      const one = index ? lap : reference;
      let text = "";
      for (let at = 0; at <= last; at += step) {
        const place = figure.place(one, at);
        if (place) text += `M${place.join(" ")}h0`;
      }
      path.setAttribute("d", text);
    });
    figure.querySelectorAll(".legend span").forEach((name, index) => { name.textContent = (index ? lap : reference).name; });
  }

  const plus = (value, decimals) => {
    const text = fixed(value, decimals);
    return text[0] === "-" || !/[1-9]/.test(text) ? text : "+" + text;
  };

  // Zoom: what is shown of the distance, as shares of it.

  const view = { from: 0, to: 1 };
  // Of all charts in pixels: to ask the browser for it while zooming would lay out the page each time.
  let width = 1;
  const leastShare = Math.min(1, 10 / last);

  function look(from, to) {
    const span = Math.min(1, Math.max(leastShare, to - from)), middle = (from + to) / 2;
    view.from = Math.max(0, Math.min(1 - span, span > to - from ? middle - span / 2 : from));
    view.to = view.from + span;
    if (!isDue) requestAnimationFrame(paint);
    isDue = true;
  }

  // Several steps of a wheel may come between two frames.
  let isDue = false;

  function paint() {
    isDue = false;
    const span = view.to - view.from;
    const length = data.lengthM * data.perMeter, isWhole = span >= 1 - 1e-9;
    const size = length * span / Math.max(2, Math.floor(width / 90));
    const power = 10 ** Math.floor(Math.log10(size) + 1e-12);
    const step = [1, 2, 5, 10].map((digit) => digit * power).find((found) => found >= size * 0.999999);
    const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
    const marks = [];
    for (let at = Math.ceil(view.from * length / step - 1e-9) * step; at <= view.to * length + 1e-9; at += step) {
      marks.push([(at / length - view.from) / span, fixed(at, decimals) + " " + data.unit]);
    }
    for (const figure of figures) {
      const drawing = figure.querySelector(".drawing"), lines = drawing.querySelector(".lines");
      const height = Number(lines.getAttribute("height"));
      lines.setAttribute("viewBox", `${view.from * 4000} 0 ${span * 4000} ${height * 4}`);
      drawing.querySelectorAll(".at").forEach((node) => node.remove());
      const add = (name, attributes, text) => {
        const node = document.createElementNS(drawing.namespaceURI, name);
        for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
        node.textContent = text;
        if (name === "line") drawing.insertBefore(node, lines); else drawing.append(node);
      };
      for (const [share, text] of marks) {
        const x = share * 100 + "%", anchor = share > 0.92 ? "end" : share < 0.08 ? "start" : "middle";
        add("line", { class: "grid at", x1: x, x2: x, y1: "0", y2: height }, "");
        add("text", { class: "at", x, y: height + 17, "text-anchor": anchor }, text);
      }
      if (figure.id !== "lap-delta") continue;
      (data.corners || []).forEach(([, slowest], index) => {
        const share = (slowest / last - view.from) / span;
        if (share < 0 || share > 1) return;
        add("text", { class: "at turn", x: share * 100 + "%", y: 11, "text-anchor": "middle" }, String(index + 1));
      });
    }
    for (const map of document.querySelectorAll(".mapped")) {
      const svg = map.querySelector("svg");
      let mark = svg.querySelector(".window");
      if (!mark) {
        mark = document.createElementNS(svg.namespaceURI, "path");
        mark.setAttribute("class", "window");
        svg.prepend(mark);
      }
      const points = isWhole ? [] : (map.points || []).slice(Math.floor(view.from * last), Math.ceil(view.to * last) + 1);
      mark.setAttribute("d", points.filter((one) => one).map((one, index) => (index ? "L" : "M") + one.join(" ")).join(""));
    }
    for (const button of tools.querySelectorAll("[data-zoomed]")) button.disabled = isWhole;
    range.textContent = isWhole ? "" : [view.from, view.to].map((share) => fixed(share * length, 2)).join(" to ") + " " + data.unit;
    setCursor(cursor);
  }

  function around(share, factor) {
    look(share - (share - view.from) * factor, share + (view.to - share) * factor);
  }

  function pan(by) {
    const span = view.to - view.from, from = Math.max(0, Math.min(1 - span, view.from + by * span));
    look(from, from + span);
  }

  // The crosshair

  let cursor = null;

  function setCursor(index) {
    cursor = index;
    const share = index === null ? -1 : (index / last - view.from) / (view.to - view.from);
    for (const figure of figures) {
      figure.line.hidden = share < 0 || share > 1;
      figure.outputs.forEach((output, place) => {
        const value = index === null ? undefined : figure.series[place][index];
        const isGap = figure.id === "lap-gap";
        output.textContent = value === undefined ? "" : value === null ? "-" :
          figure.id === "lap-delta" || isGap ? signed(value, isGap ? 1 : 3) : fixed(value, 0);
      });
      figure.at.textContent = index === null ? "" :
        fixed(index / last * data.lengthM * data.perMeter, 3) + " " + data.unit;
      if (index !== null) figure.line.style.transform = `translateX(${share * width}px)`;
    }
    const forces = element("lap-forces");
    if (forces && forces.place) {
      forces.querySelectorAll(".dot").forEach((dot) => dot.remove());
      const at = index === null ? null : forces.place(laps[chosen.lap], index);
      if (at) {
        const svg = forces.querySelector("svg"), dot = document.createElementNS(svg.namespaceURI, "circle");
        for (const [key, value] of [["class", "dot"], ["cx", at[0]], ["cy", at[1]], ["r", 14]]) dot.setAttribute(key, value);
        svg.append(dot);
      }
    }
    const here = index === null ? null : point(laps[chosen.lap], index);
    for (const dot of document.querySelectorAll(".mapped .dot")) dot.remove();
    if (!here) return;
    for (const map of document.querySelectorAll(".mapped .map")) {
      const dot = document.createElementNS(map.namespaceURI, "circle");
      for (const [key, value] of [["class", "dot"], ["cx", here[0]], ["cy", here[1]], ["r", 16]]) {
        dot.setAttribute(key, value);
      }
      map.append(dot);
    }
  }

  // The page

  const sentence = document.querySelector(".pair");
  const figures = [...document.querySelectorAll("figure.lapchart")];
  for (const figure of figures) {
    const legend = figure.querySelector(".legend");
    figure.plot = figure.querySelector(".plot");
    figure.line = document.createElement("div");
    figure.line.className = "lapcursor";
    figure.line.hidden = true;
    figure.plot.append(figure.line);
    figure.outputs = [...legend.children].map((item) => item.appendChild(document.createElement("output")));
    figure.at = legend.appendChild(document.createElement("li"));
    figure.at.className = "time";
    listen(figure);
  }

  function listen({ plot }) {
    const shareAt = (event) => {
      const { left, width } = plot.getBoundingClientRect();
      return view.from + (event.clientX - left) / width * (view.to - view.from);
    };
    const near = (share) => Math.max(0, Math.min(last, Math.round(share * last)));
    const selection = plot.appendChild(document.createElement("div"));
    selection.className = "selection lapselection";
    selection.hidden = true;
    const pointers = new Map();
    let start = null, pinch = null;
    plot.addEventListener("wheel", (event) => {
      // The page scrolls, unless the chart was chosen by a click, or with Ctrl or ⌘.
      if (!event.ctrlKey && !event.metaKey && document.activeElement !== plot) return;
      event.preventDefault();
      const turn = event.deltaY * (event.deltaMode ? 33 : 1);
      if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) pan((event.deltaX || turn) / plot.clientWidth);
      else around(shareAt(event), Math.exp(Math.max(-1, Math.min(1, turn * 0.002))));
    }, { passive: false });
    plot.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      plot.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, event.clientX);
      const isPan = event.pointerType !== "mouse" || event.shiftKey;
      start = { share: shareAt(event), x: event.clientX, from: view.from, isPan };
      pinch = pointers.size === 2 ? { ids: [...pointers.keys()], at: [...pointers.values()], view: { ...view } } : null;
      setCursor(near(shareAt(event)));
    });
    plot.addEventListener("pointermove", (event) => {
      if (!pointers.has(event.pointerId)) return setCursor(near(shareAt(event)));
      pointers.set(event.pointerId, event.clientX);
      const { left, width } = plot.getBoundingClientRect(), span = view.to - view.from;
      if (pinch) {
        const now = pinch.ids.map((id) => pointers.get(id)), old = pinch.view.to - pinch.view.from;
        const size = old * (pinch.at[1] - pinch.at[0]) / (now[1] - now[0]);
        if (size > 0 && isFinite(size)) {
          const held = pinch.view.from + (pinch.at[0] - left) / width * old, from = held - (now[0] - left) / width * size;
          look(from, from + size);
        }
      } else if (start && start.isPan) {
        const from = Math.max(0, Math.min(1 - span, start.from + (start.x - event.clientX) / width * span));
        if (span < 1) look(from, from + span);
        setCursor(near(shareAt(event)));
      } else if (start) {
        const [a, b] = [start.x, event.clientX].sort((one, other) => one - other);
        selection.hidden = b - a < 5;
        selection.style.transform = `translateX(${a - left}px)`;
        selection.style.width = b - a + "px";
        setCursor(near(shareAt(event)));
      }
    });
    const end = (event) => {
      const isChosen = start && !start.isPan && !selection.hidden && event.type === "pointerup";
      pointers.delete(event.pointerId);
      selection.hidden = true;
      if (isChosen) look(...[start.share, shareAt(event)].sort((a, b) => a - b));
      start = pinch = null;
    };
    plot.addEventListener("pointerup", end);
    plot.addEventListener("pointercancel", end);
    plot.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && !start) setCursor(null);
    });
    plot.addEventListener("dblclick", () => look(0, 1));
    plot.tabIndex = 0;
    plot.setAttribute("role", "group");
    plot.setAttribute("aria-label", plot.querySelector(".drawing").getAttribute("aria-label") +
      ". Arrow keys move the crosshair, with Shift the distance; + and - zoom.");
    plot.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: -1, ArrowRight: 1, PageUp: -20, PageDown: 20 };
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const share = cursor === null ? (view.from + view.to) / 2 : cursor / last;
      if (event.key === "Escape") setCursor(null);
      else if (event.shiftKey && event.key in steps) pan(Math.sign(steps[event.key]) * 0.2);
      else if (event.key in steps) {
        setCursor(Math.max(0, Math.min(last, (cursor === null ? near(view.from) : cursor) + steps[event.key])));
      } else if (event.key === "+" || event.key === "=") around(share, 0.5);
      else if (event.key === "-") around(share, 2);
      else if (event.key === "0") look(0, 1);
      else return;
      event.preventDefault();
    });
  }
  const choice = document.createElement("p");
  choice.className = "choice";
  const selects = [["lap", "Lap"], ["reference", "against"]].map(([key, text]) => {
    const label = choice.appendChild(document.createElement("label"));
    label.textContent = text + " ";
    const select = label.appendChild(document.createElement("select"));
    select.id = "choose-" + key;
    laps.forEach((lap, index) => {
      select.add(new Option(`${lap.name}, ${lap.time}${lap.mark ? ", " + lap.mark : ""}`, index));
    });
    select.value = chosen[key];
    select.addEventListener("change", () => {
      chosen[key] = Number(select.value);
      show();
    });
    return select;
  });
  if (laps.length > 2) sentence.before(choice);
  const tools = document.createElement("div");
  tools.className = "tools";
  const actions = [
    ["Zoom in", "+", () => around((view.from + view.to) / 2, 0.5), false],
    ["Zoom out", "\u2212", () => around((view.from + view.to) / 2, 2), true],
    ["Back", "\u2190", () => pan(-0.4), true], ["Forward", "\u2192", () => pan(0.4), true],
    ["Whole lap", "Whole lap", () => look(0, 1), true],
  ];
  for (const [title, text, action, isZoomed] of actions) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: text, title });
    button.setAttribute("aria-label", "Laps: " + title.toLowerCase());
    if (isZoomed) button.dataset.zoomed = "";
    button.addEventListener("click", action);
    tools.append(button);
  }
  const range = tools.appendChild(document.createElement("span"));
  range.className = "range";
  document.querySelector(".lapcharts").prepend(tools);
  for (const item of document.querySelectorAll(".strip li")) {
    const index = laps.findIndex((lap) => lap.name === item.dataset.lap);
    if (index < 0) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.append(...item.childNodes);
    item.append(button);
    button.addEventListener("click", () => {
      chosen.lap = index;
      selects[0].value = index;
      show();
    });
  }
  new ResizeObserver(() => {
    width = figures[0].plot.clientWidth || 1;
    look(view.from, view.to);
  }).observe(figures[0].plot);
  width = figures[0].plot.clientWidth || 1;
  show();

  // For tests and the curious.
  window.obdmechLaps = { laps, chosen, selects, show, setCursor, look, paint, view, delta: () => delta, axis };
})();
