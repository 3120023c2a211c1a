/** "healthcare" as "Healthcare": the first letter large, the rest as it is. */
export const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
