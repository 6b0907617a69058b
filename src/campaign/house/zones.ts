/** Time zones as mails name them. */
import type { Zones } from '../../orders/settings.ts';

/** Zones are written `Europe/Paris`, in any case. */
export function zoneNamed(name: string): string | null {
  const known = Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase() === name.toLowerCase());
  return known ?? (isAlias(name) ? name : null);
}

/** A name that clocks know besides: `US/Eastern`. */
function isAlias(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const zones: Zones = {
  isKnown: (name) => zoneNamed(name) !== null,
  ofCity: (name) =>
    Intl.supportedValuesOf('timeZone').find((zone) => zone.toLowerCase().endsWith(`/${name.toLowerCase()}`)),
};
