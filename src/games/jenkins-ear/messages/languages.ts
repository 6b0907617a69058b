/** Languages that letters of the war are written in: whatever it says, it says in each. */
export const languages = ['en', 'fr', 'es'] as const;

export type EarLanguage = (typeof languages)[number];
