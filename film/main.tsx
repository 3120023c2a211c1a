import { createRoot } from "react-dom/client";
import "./film.css";
import { Film } from "./film.tsx";

createRoot(document.querySelector("#film") as HTMLElement).render(<Film />);
