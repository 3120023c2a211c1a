import type { Opening } from "#domain/assistant/openings.ts";

/** An open position as the assistant reads it. */
export const opening = (title: string, rest: Partial<Opening> = {}): Opening => ({
  id: "0199a",
  slug: title.toLowerCase().replaceAll(" ", "-"),
  title,
  type: "Full-time",
  location: "Bengaluru, India",
  remote: false,
  experience: "3-5 years",
  description: "You tend the garden.\nYou count the bees.",
  requirements: "You know a rake from a hoe\nYou rise early",
  listingCategory: "job",
  closesAt: null,
  ...rest,
});

export const gardener = opening("Head Gardener");
export const keeper = opening("Bee Keeper", { id: "0199b", location: "Mumbai, India" });
