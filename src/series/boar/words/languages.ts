/** Languages that letters of the series' games are written in: whatever it says, it says in each. */
export const languages = ['en', 'fr'] as const;

export type BoarLanguage = (typeof languages)[number];
