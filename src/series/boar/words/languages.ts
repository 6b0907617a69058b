/** Languages that the series speaks: whatever it says, it says in each. A game of it names those that its own letters come in. */
export const languages = ['en', 'fr', 'es'] as const;

export type BoarLanguage = (typeof languages)[number];
