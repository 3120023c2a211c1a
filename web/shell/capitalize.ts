/** Uppercases the first letter: "healthcare" becomes "Healthcare". */
export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
