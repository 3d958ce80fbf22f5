"use strict";
// Steps through each error; everything that it shows comes from the data of the page.
document.documentElement.classList.add("with-script");
const all = JSON.parse(document.getElementById("data").textContent);
for (const article of document.querySelectorAll("[data-error]")) {
  const known = all[article.dataset.error];
  const rows = [...article.querySelectorAll("tr[data-step]")];
  stepping(article, known, rows);
  for (const graph of article.querySelectorAll(".graph")) zooming(graph, article);
}
for (const graph of document.querySelectorAll(".part > .graph")) zooming(graph, null);

function stepping(article, known, rows) {
  if (rows.length === 0) return;
  let at = -1;
  const said = article.querySelector(".said");
  const nodes = new Map();
  for (const node of article.querySelectorAll("svg g[data-event]")) nodes.set(node.dataset.event, node);
  const rowOf = new Map(known.steps.map((step, number) => [String(step.event), number]));

  const shown = new Map(rows.map((row, at) => [Number(row.dataset.step), at]));

  function tell(number) {
    const step = known.steps[number];
    const head = shown.has(number) ? `step ${shown.get(number) + 1} of ${rows.length}: ` : "";
    said.replaceChildren(...step.said.map((words, line) => {
      const made = document.createElement("div");
      made.textContent = line ? words : head + words;
      return made;
    }));
  }
  function remember(until) {
    const cells = new Map();
    known.steps.slice(0, until + 1).forEach((step, number) => {
      for (const [thread, object, value] of step.sees) cells.set(`${thread} ${object}`, [value, number === until]);
    });
    const lines = article.querySelectorAll(".views tbody tr");
    lines.forEach((line, object) => {
      known.threads.forEach(([thread], column) => {
        const [value, changed] = cells.get(`${thread} ${object}`) || ["·", false];
        const cell = line.cells[column + 1];
        cell.textContent = value;
        cell.classList.toggle("changed", changed);
      });
    });
  }
  function go(to, focus) {
    at = Math.max(0, Math.min(rows.length - 1, to));
    const row = rows[at], number = Number(row.dataset.step), step = known.steps[number];
    for (const old of article.querySelectorAll(".now")) old.classList.remove("now");
    for (const other of rows) { other.tabIndex = -1; other.removeAttribute("aria-current"); }
    row.classList.add("now");
    row.tabIndex = 0;
    row.setAttribute("aria-current", "step");
    if (focus) row.focus({ preventScroll: true });
    show(row, article.querySelector(".trace"));
    const node = nodes.get(String(step.event));
    if (node) node.classList.add("now");
    if (step.at) {
      const line = document.getElementById(`e${article.dataset.error}-${step.at[0]}-${step.at[1]}`);
      if (line) { line.classList.add("now"); show(line, article.querySelector(".sources")); }
    }
    tell(number);
    remember(number);
  }
  // One stop of the tab key for the whole trace: the row that is chosen, which moves with the arrows.
  article.querySelector(".trace").tabIndex = -1;
  for (const link of article.querySelectorAll(".trace a")) link.tabIndex = -1;
  const keys = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };
  article.querySelector(".trace").addEventListener("keydown", (event) => {
    if (event.key in keys) go(at + keys[event.key], true);
    else if (event.key === "Home") go(0, true);
    else if (event.key === "End") go(rows.length - 1, true);
    else return;
    event.preventDefault();
  });
  rows.forEach((row, number) => row.addEventListener("click", (event) => {
    if (event.target.tagName !== "A") go(number, true);
  }));
  for (const button of article.querySelectorAll("[data-go]"))
    button.addEventListener("click", () => go(at + Number(button.dataset.go), false));
  for (const [event, node] of nodes) {
    const number = rowOf.get(event);
    if (number === undefined) continue;
    const row = shown.get(number);
    node.querySelector("title").textContent = known.steps[number].said.join("\n");
    node.addEventListener("pointerenter", () => tell(number));
    node.addEventListener("click", () => { if (row !== undefined) go(row, false); });
  }
  go(rows.length - 1, false);
}

function show(thing, box) {
  if (!box) return;
  const inner = thing.getBoundingClientRect(), outer = box.getBoundingClientRect();
  if (inner.top < outer.top + 40 || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - outer.height / 2;
}

function zooming(graph, article) {
  const svg = graph.querySelector("svg");
  const whole = svg.viewBox.baseVal, start = [whole.x, whole.y, whole.width, whole.height];
  let box = [...start], from = null;
  function set(next) {
    box = next;
    svg.setAttribute("viewBox", box.map((number) => number.toFixed(1)).join(" "));
    graph.classList.toggle("zoomed", box[2] < start[2]);
  }
  function zoom(factor, x, y) {
    const width = Math.max(60, Math.min(start[2] * 2, box[2] / factor)), scale = width / box[2];
    set([box[0] + (1 - scale) * box[2] * x, box[1] + (1 - scale) * box[3] * y, width, box[3] * scale]);
  }
  const buttons = article ? article.querySelectorAll("[data-zoom]") : [];
  for (const button of buttons)
    button.addEventListener("click", () => (button.dataset.zoom === "1" ? set([...start]) : zoom(Number(button.dataset.zoom), 0.5, 0.5)));
  graph.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const area = svg.getBoundingClientRect();
    zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15, (event.clientX - area.left) / area.width, (event.clientY - area.top) / area.height);
  }, { passive: false });
  graph.addEventListener("pointerdown", (event) => { from = [event.clientX, event.clientY, ...box]; });
  graph.addEventListener("pointermove", (event) => {
    if (!from || event.buttons !== 1) { from = null; return; }
    const scale = box[2] / svg.getBoundingClientRect().width;
    set([from[2] - (event.clientX - from[0]) * scale, from[3] - (event.clientY - from[1]) * scale, box[2], box[3]]);
  });
  graph.addEventListener("keydown", (event) => {
    const moves = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, -0.1], ArrowDown: [0, 0.1] };
    if (event.key in moves) set([box[0] + moves[event.key][0] * box[2], box[1] + moves[event.key][1] * box[3], box[2], box[3]]);
    else if (event.key === "+" || event.key === "=") zoom(1.25, 0.5, 0.5);
    else if (event.key === "-") zoom(0.8, 0.5, 0.5);
    else if (event.key === "0") set([...start]);
    else return;
    event.preventDefault();
  });
}
