// Put into the HTML of /careers: says how many bars are right. The bars themselves need no script.
import { found, secrets } from "./first-task.ts";

const task = document.querySelector<HTMLFormElement>("#first-task");
const count = document.querySelector("#task-count");

function tell() {
  const hidden = [...(task?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ name }) => name);
  const right = hidden.filter((name) => secrets.includes(name)).length;
  const words = found(right, hidden.length - right);
  if (count && count.textContent !== words) count.textContent = words;
  task?.setAttribute("data-right", String(right));
}

task?.addEventListener("change", tell);
task?.addEventListener("submit", (event) => event.preventDefault());
// A page that is brought back has its boxes as they were left.
addEventListener("pageshow", tell);
