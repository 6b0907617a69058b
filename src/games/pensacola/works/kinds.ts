/** What this part's rules ask: what each kind of question is about, and the shape of its answer. */
export type WorksQuestions = Readonly<Record<never, never>>;
