import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { root } from "#bin/install.mjs";
import { curatedAnswers } from "#content/assistant/answers.ts";
import { opening } from "#tests/support/openings.ts";
import { answer } from "../answer.ts";
import { isHindi } from "./hindi.ts";
import { loadKnowledge } from "./knowledge.ts";
import { plain, wordsIn } from "./words.ts";

const file = join(root, "dist", "passages.json");
const knowledge = loadKnowledge(file, curatedAnswers);
const letters = "aeinrst";
/** Messages of 500 characters, each of other misspelled words. */
const misspelled = Array.from({ length: 30 }, (_, round) => {
  const words =
    "retantion pryvacy enkryption securty aplication maskng tokanize databse canditate consnt regulaton complience";
  const typed = words.split(" ").map((word, index) => {
    const at = (round * 5 + index) % word.length;
    return `${word.slice(0, at)}${letters[(round + index) % letters.length]}${word.slice(at)}`;
  });
  const shifted = typed.map((word) => `${word[1]}${word[0]}${word.slice(2)}`);
  return [...typed, ...shifted, ...typed.map((word) => `${word}e`), ...typed].join(" ").slice(0, 500);
});

// The index and the machine code of the first corrections are not part of a message's time.
beforeAll(() => {
  for (const message of misspelled.slice(0, 10)) knowledge.corrected(message);
});

test("corrects a message of misspelled words in little processor time, and one that it has seen in less", () => {
  const timeOf = (messages: readonly string[]) => {
    const start = process.cpuUsage();
    for (const message of messages) knowledge.corrected(message);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / messages.length;
  };
  const messages = misspelled.slice(10);
  expect(timeOf(messages)).toBeLessThan(40);
  expect(timeOf(messages)).toBeLessThan(5);
});

test("corrects every misspelled word of a message", () => {
  const text = "retantion pryvacy enkryption securty aplication maskng databse canditate consnt regulaton complience";
  const expected = "retention privacy encryption security application masking database candidate consent regulation";
  expect(knowledge.corrected(text)).toBe(`${expected} compliance`);
});

test("changes no English word", () => {
  const others = "car cat pet net hot git Mac robust ensures inclusive sockets rename lowest fastest double compile";
  for (const word of [...others.split(" "), ...wordsIn("english-words.txt")])
    expect(knowledge.corrected(word)).toBe(word);
});

test("changes no word of an open position", () => {
  const technician = { ...opening("Technician"), description: "You know Jestt.", requirements: "Perrl\nVitte" };
  const corrected: string[] = [];
  const listening = {
    ...knowledge,
    corrected: (text: string, known?: string) => {
      corrected.push(knowledge.corrected(text, known));
      return corrected.at(-1) ?? "";
    },
  };
  answer("Do you use Jestt, Perrl and Vitte?", { knowledge: listening, openings: [technician], now: 0 });
  expect(corrected[0]).toBe("Do you use Jestt, Perrl and Vitte?");
});

test("suggests the same questions for a misspelled message as for the correct one", () => {
  const related = (message: string) => answer(message, { knowledge, openings: [], now: 0 }).related;
  expect(related("stop analytics cookies")).toHaveLength(3);
  expect(related("stop anaylitcs cookeis")).toEqual(related("stop analytics cookies"));
});

test("takes no English word, and no English question with a name, for Hindi", () => {
  const names = "hue hum sikh Umar Diya Karen Milton Milan jude Puri mile ban bans banana";
  const ofSite = plain(readFileSync(file, "utf8")).match(/\p{L}+/gu) ?? [];
  const words = new Set([...names.split(" "), ...ofSite, ...wordsIn("english-words.txt")]);
  const questions = [
    ...["Which countries ban AI?", "should we ban ChatGPT", "Do you ban users?", "Jobs in Puri"],
    ...["what is a mile", "who is Milan", "what is your office time", "which list do you use"],
  ];
  expect([...words, ...questions].filter(isHindi)).toEqual([]);
  expect(
    ["cookies kaise hataye", "kitna price", "mera data delete karo", "salary kitni milegi"].filter(isHindi),
  ).toHaveLength(4);
});
