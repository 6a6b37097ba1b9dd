// Reads designs of the dashboard, the same text files as the terminal's, and places their elements on a page.

// A text is { colors: {name: "#rrggbb"}, layouts: [{columns, rows, content}] }, the smallest layout first.
export function parse(text) {
  const colors = {}, layouts = [];
  for (const line of text.split("\n")) {
    const words = line.trim().split(/\s+/);
    if (!words[0] || words[0].startsWith("#")) continue;
    if (words[0] === "color") colors[words[1]] = words[2];
    else if (words[0] === "size") {
      const [columns, rows] = words[1].split("x").map(Number);
      layouts.push({ columns, rows, content: [] });
    } else if (layouts.length) {
      const [, least, dash, most, plus] = words[0].match(/^(\d+)(?:(-)(\d+)|(\+))?$/) || [];
      if (!least) continue;
      const stacks = words.slice(1).map((word) => {
        const [names, weight] = word.split(":");
        return { names: names.split("/"), weight: Number(weight) || 1 };
      });
      layouts.at(-1).content.push({ least: Number(least), most: plus ? Infinity : dash ? Number(most) : Number(least), stacks });
    }
  }
  layouts.sort((one, other) => one.columns * one.rows - other.columns * other.rows);
  return { colors, layouts };
}

// A row that is much higher than its elements are wide, as on a phone held upright, becomes two.
function broken({ stacks, high }, width, gap) {
  if (stacks.length < 2 || high < width / stacks.length * 1.6) return [{ stacks, high }];
  const sum = stacks.reduce((total, stack) => total + stack.weight, 0);
  let cut = 0, before = 0;
  while (cut < stacks.length - 1 && (cut === 0 || before + stacks[cut].weight <= sum / 2)) before += stacks[cut++].weight;
  const part = (high - gap) / 2;
  return [stacks.slice(0, cut), stacks.slice(cut)].flatMap((half) => broken({ stacks: half, high: part }, width, gap));
}

const cellWidth = 8.6, cellHeight = 17;

// Where each element is, in pixels. A line of a design is as high as the screen allows, so that a tablet is read from afar.
export function place(design, width, height, gap, isPresent) {
  const columns = width / cellWidth, rows = height / cellHeight;
  const fitting = design.layouts.filter((layout) => layout.columns <= columns && layout.rows <= rows);
  const layout = fitting.at(-1) || design.layouts[0];
  if (!layout) return { places: [], unit: cellHeight };
  let content = layout.content.map((row) => ({
    ...row,
    stacks: row.stacks.map((stack) => ({ ...stack, names: stack.names.filter(isPresent) })).filter((stack) => stack.names.length),
  })).filter((row) => row.stacks.length);
  const needed = () => content.reduce((sum, row) => sum + row.least, 0);
  while (content.length > 1 && needed() * cellHeight * 0.8 > height) content.pop();
  const unit = Math.max(12, Math.min(width / layout.columns * 2.1, height / Math.max(layout.rows, needed()), 44));
  const heights = content.map((row) => row.least * unit);
  let room = height - gap * (content.length - 1) - heights.reduce((sum, value) => sum + value, 0);
  // What may grow shares what is left; if nothing may, all grow a little.
  for (let round = 0; room > 0.5 && round < 40; round++) {
    const open = content.map((row, index) => index).filter((index) => heights[index] < content[index].most * unit - 0.01);
    if (!open.length) break;
    const share = room / open.length;
    for (const index of open) {
      const more = Math.min(share, content[index].most * unit - heights[index]);
      heights[index] += more;
      room -= more;
    }
  }
  const sum = heights.reduce((total, value) => total + value, 0) || 1;
  const scale = room < 0 ? (sum + room) / sum : Math.min(1.5, (sum + room) / sum);
  const places = [];
  let y = 0;
  content.flatMap((row, index) => broken({ stacks: row.stacks, high: heights[index] * scale }, width, gap)).forEach(({ stacks, high }) => {
    const row = { stacks }, weights = row.stacks.reduce((total, stack) => total + stack.weight, 0);
    let x = 0;
    for (const stack of row.stacks) {
      const wide = (width - gap * (row.stacks.length - 1)) * stack.weight / weights;
      const part = (high - gap * (stack.names.length - 1)) / stack.names.length;
      stack.names.forEach((name, level) => places.push({ name, x, y: y + level * (part + gap), width: wide, height: part }));
      x += wide + gap;
    }
    y += high + gap;
  });
  return { places, unit };
}
