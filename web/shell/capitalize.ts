/** "healthcare" as "Healthcare": the first letter large, the rest as it is. */
export const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
