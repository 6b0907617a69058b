/** The sides of a hex as orders write them. */

export const sides = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

export const sideWords: Readonly<Record<string, readonly string[]>> = {
  N: ['N', 'north', 'nord', 'norte'],
  NE: ['NE', 'north-east', 'nord-est', 'noreste'],
  SE: ['SE', 'south-east', 'sud-est', 'sureste'],
  S: ['S', 'south', 'sud', 'sur'],
  SW: ['SW', 'south-west', 'sud-ouest', 'suroeste', 'SO'],
  NW: ['NW', 'north-west', 'nord-ouest', 'noroeste', 'NO'],
};
