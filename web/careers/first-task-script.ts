// Inline script of /careers: counts the correct bars. The bars themselves need no script.
import { progressText, secrets } from "./first-task.ts";

const task = document.querySelector<HTMLFormElement>("#first-task");
const count = document.querySelector("#task-count");

function update() {
  const hidden = [...(task?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ name }) => name);
  const right = hidden.filter((name) => secrets.includes(name)).length;
  const text = progressText(right, hidden.length - right);
  if (count && count.textContent !== text) count.textContent = text;
  task?.setAttribute("data-right", String(right));
}

task?.addEventListener("change", update);
task?.addEventListener("submit", (event) => event.preventDefault());
// A page restored by the browser has its boxes as they were left.
addEventListener("pageshow", update);
