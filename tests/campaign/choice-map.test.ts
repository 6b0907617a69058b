/** A choice by mail: its map stands in the letter of who takes pictures, and is left out for who reads text alone. */
import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { openOffice } from './office.ts';
import { player, SavannahByMail } from './savannah-house.ts';

const office = openOffice();

test.each(['html', 'text'] as const)('a choice in %s', async (format) => {
  const game = new SavannahByMail(office.store, office.server, `choice-map-${format}`);
  const players = [player('british', 'anna@red.test'), player('allied', 'bert@blue.test')];
  await game.create('savannah/assault', 'full', players, { format });
  const choice = (await game.settle()).find(({ subject }) => subject.includes('your choice'));
  const { html, attachments } = await simpleParser(choice?.raw ?? '', { keepCidLinks: true });
  const pictures = attachments.filter(({ contentType }) => contentType === 'image/png').map(({ cid }) => `cid:${cid}`);
  const shown = [...(html || '').matchAll(/<img src="(cid:[^"]+)"/gu)].map(([, source]) => source);
  expect(shown).toEqual(pictures);
  expect(pictures).toHaveLength(format === 'html' ? 1 : 0);
  expect(choice?.text).not.toMatch(/\n\n\n/);
});
