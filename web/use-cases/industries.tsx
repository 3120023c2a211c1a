import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import {
  CameraPicture,
  CardNumberPicture,
  ChatPicture,
  CodePicture,
  NotePicture,
  PromptPicture,
} from "./industry-pictures.tsx";

const industries: { name: string; picture: ReactNode; text: string; ink?: true }[] = [
  {
    name: "Gen AI Solutions",
    picture: <PromptPicture />,
    text: "Your people paste contracts, customers and prices. The assistant gets the sentence; the names stay with you and come back in the answer.",
  },
  {
    name: "Healthcare",
    picture: <NotePicture />,
    text: "A note can be summarised without its patient. Who may read which field is decided by role, and written down each time.",
  },
  {
    name: "Finance",
    picture: <CardNumberPicture />,
    ink: true,
    text: "A token looks like the number that it replaces, so your checks still pass. What the model has read opens no account.",
  },
  {
    name: "Retail",
    picture: <ChatPicture />,
    text: "The shop's assistant knows which order is meant and when it arrives. Where the customer lives is none of its business.",
  },
  {
    name: "Technology",
    picture: <CodePicture />,
    ink: true,
    text: "Copilots read whole files. Keys and customer data are taken out of the file before it is sent, and the code still makes sense.",
  },
  {
    name: "Edge AI Solutions",
    picture: <CameraPicture />,
    text: "Cameras, tills and tablets look and listen on the spot. Faces are barred on the device, and a line of text is all that leaves it.",
  },
];

/**
 * The row of six industries (specification, section 2), and the first thing on the page. It is a list that scrolls
 * sideways and needs no script for it; `use-cases-script.ts` sets it in motion, makes its end meet its beginning and
 * shows the buttons, whose place is kept from the start.
 */
export function Industries() {
  return (
    <section id="industries" aria-labelledby="industries-title" className="industries">
      <div className="wrap industries-head">
        <h1 id="industries-title" className="display text-display">
          Every industry leaks in its own way
        </h1>
        <p className="max-w-[30rem] text-lead text-muted">
          Six places where AI reads more than it should, and what it reads once the veil hangs there.
        </p>
      </div>
      <div data-carousel="" className="carousel">
        <ul className="carousel-row">
          {industries.map(({ name, picture, text, ink }) => (
            <li key={name} className="industry">
              <figure className={ink ? "industry-picture band-ink well" : "industry-picture"}>
                {picture}
                <figcaption className="industry-note">Illustrative data</figcaption>
              </figure>
              <h2 className="display text-title">{name}</h2>
              <p className="text-muted">{text}</p>
              <a href="/contact" className="industry-link">
                Learn More <span className="sr-only">about {name}</span>
                <ArrowRight aria-hidden="true" className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap carousel-controls">
        <div data-carousel-controls="" className="invisible flex gap-2">
          <button type="button" data-carousel-pause="" className="carousel-button carousel-pause">
            <Pause aria-hidden="true" className="size-4" />
            <Play aria-hidden="true" className="size-4" />
            <span>Pause</span>
          </button>
          <button type="button" data-carousel-move="-1" aria-label="Previous industry" className="carousel-button">
            <ArrowLeft aria-hidden="true" className="size-4" />
          </button>
          <button type="button" data-carousel-move="1" aria-label="Next industry" className="carousel-button">
            <ArrowRight aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </section>
  );
}
