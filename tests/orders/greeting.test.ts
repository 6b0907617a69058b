/** What opens or closes a letter is nobody's to answer; what it goes on to say is. */
import { expect, test } from 'vitest';
import { isGreeting } from '../../src/orders/greeting.ts';

test.each([
  'Dear umpire,',
  'Bonjour Jo,',
  'Hi Jo, all well',
  'Thanks, see you then',
  'Best regards',
  'Here are mine:',
])('“%s” is a formula', (line) => expect(isGreeting(line)).toBe(true));

test.each([
  'Dear umpire, what a die!',
  'Bonjour Jo, quel sale temps',
  'Hola Jo, vaya mala suerte',
])('“%s” says something', (line) => expect(isGreeting(line)).toBe(false));
