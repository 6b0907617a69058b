/** What a seat settles about its letters, by the words of its mail: how each is read, and how an answer tells it. */
import { formatOf, type MailVerb, switchOf } from '../../../orders/mail-words.ts';
import type { Act } from '../../../orders/types.ts';
import type { letterWords } from '../../../reports/index.ts';
import type { LetterForm } from '../../../store/posts.ts';

const MEBIBYTE = 1_048_576;

type FormWords = ReturnType<typeof letterWords>['post']['form'];

interface LetterSetting {
  /** What it changes; null where the words are none it knows. */
  read(args: readonly string[]): Partial<LetterForm> | null;
  /** How it stands; `mostBytes`: no letter of the house is larger. */
  tell?(words: FormWords, form: LetterForm, mostBytes: number): readonly string[];
  /** All that may be written after it, as the console has it. */
  readonly values: readonly string[];
}

const onOrOff = (what: 'reminders' | 'calendar'): LetterSetting => ({
  read([word = '']) {
    const wanted = switchOf(word);
    return wanted === null ? null : { [what]: wanted };
  },
  tell: (words, form) => [words.switches[what][form[what] ? 'on' : 'off']],
  values: ['on', 'off'],
});

const format: LetterSetting = {
  read(args) {
    const said = formatOf(args);
    if (said === null) return null;
    return { format: said.format, mostBytes: said.megabytes === null ? null : Math.round(said.megabytes * MEBIBYTE) };
  },
  tell(words, form, most) {
    const megabytes = Math.round((Math.min(form.mostBytes ?? most, most) * 10) / MEBIBYTE) / 10;
    return [words.formats[form.format], ...(form.format === 'full' ? [words.most(megabytes)] : [])];
  },
  values: ['full', 'html', 'text'],
};

/** In the order in which an answer tells them. */
const SETTINGS: ReadonlyMap<MailVerb, LetterSetting> = new Map<MailVerb, LetterSetting>([
  ['format', format],
  ['reminders', onOrOff('reminders')],
  ['calendar', onOrOff('calendar')],
  ['unsubscribe', { read: () => ({ reminders: false }), values: [] }],
]);

/** What these acts change, the later before the earlier. */
export function changeIn(acts: readonly Pick<Act, 'verb' | 'args'>[]): Partial<LetterForm> {
  return Object.assign({}, ...acts.map(({ verb, args }) => SETTINGS.get(verb)?.read(args)));
}

/** How letters come in this form. */
export function toldOf(words: FormWords, form: LetterForm, mostBytes: number): readonly string[] {
  return [...SETTINGS.values()].flatMap(({ tell }) => tell?.(words, form, mostBytes) ?? []);
}

/** Every setting as the console writes it: `reminders=off`. */
export const KNOWN_SETTINGS: readonly string[] = [...SETTINGS].flatMap(([verb, { values }]) =>
  values.map((value) => `${verb}=${value}`),
);

/** What a line of the console changes: `format=html`; null where it is no setting. */
export function settingIn(line: string): Partial<LetterForm> | null {
  const [, verb = '', value = ''] = /^([a-z]+)=(.*)$/u.exec(line) ?? [];
  const [, setting] = [...SETTINGS].find(([known, { values }]) => known === verb && values.length > 0) ?? [];
  return setting?.read(value.split(' ')) ?? null;
}
