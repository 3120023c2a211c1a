// Without Zod: the consent engine runs on every page.

/** A visitor's choice for each optional category of cookies. */
export interface Choices {
  analytics: boolean;
  functional: boolean;
  marketing: boolean;
}

/**
 * The choices in force under Global Privacy Control: the signal refuses analytics and marketing, unless the visitor chose
 * them explicitly after the notice mentioned it (`isOverride`).
 */
export function choicesInForce(choices: Choices, hasSignal: boolean, isOverride: boolean): Choices {
  return hasSignal && !isOverride ? { ...choices, analytics: false, marketing: false } : choices;
}

/** Whether the choices allow what the signal of the browser refuses. */
export const overridesSignal = ({ analytics, marketing }: Choices, hasSignal: boolean): boolean =>
  hasSignal && (analytics || marketing);
