import { ArrowLeft, ArrowRight, Pause, Play } from "lucide-react";
import type { ReactNode } from "react";
import { site } from "#site";
import { IllustrativeData } from "#web/ui/measure-mark.tsx";
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
    text: "People paste contracts, customer names and prices. The assistant gets the sentence. The names stay with you and return in the answer.",
  },
  {
    name: "Healthcare",
    picture: <NotePicture />,
    text: "Summarize a note without exposing the patient. Each role sees only its own fields, and every view is logged.",
  },
  {
    name: "Finance",
    picture: <CardNumberPicture />,
    ink: true,
    text: "A token looks like the number it replaces, so your format checks still pass. The model never sees the real account.",
  },
  {
    name: "Retail",
    picture: <ChatPicture />,
    text: "The shop’s assistant knows which order it is and when it arrives. The customer’s address stays private.",
  },
  {
    name: "Technology",
    picture: <CodePicture />,
    ink: true,
    text: "Copilots read whole files. Keys and customer data are removed before a file is sent, and the code still makes sense.",
  },
  {
    name: "Edge AI Solutions",
    picture: <CameraPicture />,
    text: "Cameras, checkouts and tablets watch and listen on site. Faces are masked on the device, and only a line of text leaves it.",
  },
];

const button =
  "inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-control border border-edge text-[0.875rem] hover:border-ink";

/**
 * The row of six industries (specification, section 2), at the top of the page. It is a list that scrolls horizontally
 * without scripts; `use-cases-script.ts` moves it, makes it endless and shows the buttons, whose space is reserved.
 */
export function Industries() {
  return (
    <section
      id="industries"
      aria-labelledby="industries-title"
      className="grid grid-cols-1 pt-[clamp(2rem,1rem+3vw,4rem)] pb-[clamp(2rem,1.4rem+2vw,3rem)]"
    >
      <div className="wrap grid items-end gap-x-12 gap-y-4 pb-[clamp(1.5rem,1rem+2vw,2.75rem)] lg:grid-cols-[7fr_5fr]">
        <h1 id="industries-title" className="display text-display">
          Every industry leaks in its own way
        </h1>
        <p className="max-w-[30rem] text-lead text-muted">
          Six places where AI reads more than it should, and what it sees once {site.name} is in place.
        </p>
      </div>
      <div data-carousel="" className="carousel relative flex overflow-x-auto overscroll-x-contain border-y border-ink">
        <ul className="flex shrink-0">
          {industries.map(({ name, picture, text, ink }) => (
            <li
              key={name}
              className="relative grid w-[min(25rem,82vw)] grid-rows-[auto_auto_1fr_auto] border-r border-hairline pb-2 motion-reduce:snap-start"
            >
              <figure className={`relative grid h-70 border-b border-hairline ${ink ? "band-ink well" : "bg-surface"}`}>
                {picture}
              </figure>
              <h2 className="display mx-6 pt-5 pb-1.5 text-title">{name}</h2>
              <p className="mx-6 text-muted">{text}</p>
              <a
                href="/contact"
                className="group mx-6 mt-2 inline-flex min-h-11 items-center gap-2 justify-self-start font-medium underline decoration-1 underline-offset-[0.3em]"
              >
                Learn More <span className="sr-only">about {name}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-4 [transition:translate_0.2s_var(--ease-out)] group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap flex items-center justify-between gap-4 pt-4 text-small">
        <IllustrativeData />
        <div data-carousel-controls="" className="invisible flex gap-2">
          <button type="button" data-carousel-pause="" className={`carousel-pause w-25 ${button}`}>
            <Pause aria-hidden="true" className="size-4" />
            <Play aria-hidden="true" className="size-4" />
            <span>Pause</span>
          </button>
          <button type="button" data-carousel-move="-1" aria-label="Previous industry" className={button}>
            <ArrowLeft aria-hidden="true" className="size-4" />
          </button>
          <button type="button" data-carousel-move="1" aria-label="Next industry" className={button}>
            <ArrowRight aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
    </section>
  );
}
