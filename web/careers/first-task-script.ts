// Inline script of /careers: updates the progress count. The bars themselves need no script.
import { progressText, secrets } from "./first-task.ts";

const task = document.querySelector<HTMLFormElement>("#first-task");
const count = document.querySelector("#task-count");

function update() {
  const hidden = [...(task?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ name }) => name);
  const correct = hidden.filter((name) => secrets.includes(name)).length;
  const text = progressText(correct, hidden.length - correct);
  if (count && count.textContent !== text) count.textContent = text;
  task?.setAttribute("data-right", String(correct));
}

task?.addEventListener("change", update);
task?.addEventListener("submit", (event) => event.preventDefault());
// The browser may restore the page with its checkboxes checked.
addEventListener("pageshow", update);
