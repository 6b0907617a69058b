/** Owes letters to those who run the house: of what stands still, and of what only they can mend. In English, as the desk. */
import { allAccounts } from '../../store/accounts.ts';
import { oweLetters } from '../../store/outbox.ts';
import type { Tx } from '../../store/schema.ts';
import type { House } from '../house/house.ts';
import { houseLetter } from './house-letter.ts';

export interface HouseNews {
  /** Tells this letter from others, `disk/2026-11-20`: told again, it is owed once. */
  about: string;
  title: string;
  text: readonly string[];
}

export async function tellOperators(house: House, tx: Tx, { about, title, text }: HouseNews): Promise<void> {
  const letters = (await allAccounts(tx)).flatMap(({ id, role, address }) =>
    role !== 'operator' || address === null
      ? []
      : [houseLetter(house, `house/${about}/${id}`, address, { title, text: [...text, WHERE] })],
  );
  await oweLetters(tx, letters, house.clock());
}

const WHERE = 'The page “This house” of the desk shows all its parts; docs/operations.md says what to do.';
