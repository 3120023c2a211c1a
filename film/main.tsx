import { createRoot } from "react-dom/client";
import "./film.css";
import { Film } from "./film.tsx";
import "./loan/loan.css";
import { loan } from "./loan/script.ts";
import "./overview/overview.css";
import { overview } from "./overview/script.ts";

const address = new URLSearchParams(location.search);
const name = address.get("film") === "loan" ? "loan" : "overview";
document.documentElement.dataset.scheme = address.get("scheme") === "dark" ? "dark" : "light";
const root = document.querySelector("#film") as HTMLElement;
root.className = name;
createRoot(root).render(<Film script={{ overview, loan }[name]} />);
