/** Languages that letters of Savannah are written in: whatever it says, it says in each. */
export const languages = ['en', 'fr'] as const;

export type SavannahLanguage = (typeof languages)[number];
