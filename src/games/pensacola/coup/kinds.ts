/** What this part's rules ask: what each kind of question is about, and the shape of its answer. */
export type CoupQuestions = Readonly<Record<never, never>>;
