/** Guesses the language a mail is written in, from its commonest words. */

export type Language = 'en' | 'fr' | 'es' | 'de' | 'it' | 'nl' | 'pt';

// Short words that tell one of these languages from the others, and its words for the commonest orders.
const words: Readonly<Record<Language, string>> = {
  en: 'the and is are was with for this that you your have my please thanks hello regards from will not move attack hold march fire defend ready at to standing',
  fr: 'le les des est et une du dans pour avec vous je nous merci bonjour ci-joint ordres cordialement pas sont marcher attaquer tenir tirer prêt vers défendre',
  es: 'el los las es y una del para con usted por gracias hola saludos órdenes ordenes no son mover atacar mantener disparar listo hacia defender mis',
  de: 'der die das und ist ein eine mit für ich sie wir nicht danke hallo grüße gruß befehle den dem auf bitte',
  it: 'il gli è e una della per con grazie ciao ordini saluti non sono di che mi nel',
  nl: 'de het een en is van voor met ik niet dank hallo groeten bevelen zijn dat je we',
  pt: 'o os as é e uma da do para com obrigado olá ordens não são em que você saudações',
};
const speaks = new Map<string, Language[]>();
for (const language of Object.keys(words) as Language[])
  for (const word of words[language].split(' ')) speaks.set(word, [...(speaks.get(word) ?? []), language]);

const mostWords = 400;

/** The language most words speak for; `said` (Content-Language) decides a tie, and English where nothing does. */
export function languageOf(text: string, said: string | null): Language {
  const votes = new Map<Language, number>();
  for (const word of (
    text
      .slice(0, 8_000)
      .toLowerCase()
      .match(/\p{L}[\p{L}-]*/gu) ?? []
  ).slice(0, mostWords))
    for (const language of speaks.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  const claimed = said?.slice(0, 2).toLowerCase();
  let best: Language = (Object.keys(words) as Language[]).find((language) => language === claimed) ?? 'en';
  for (const [language, count] of votes) if (count > (votes.get(best) ?? 0)) best = language;
  return best;
}
