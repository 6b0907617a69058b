/** How many cases a property is tried on: a hundred with fixed seeds in `npm test`, all of them in `npm run properties`. */
const HUNDRED = 100;

export const cases = (all: number, few = HUNDRED): number => (process.env.FIELDPOST_CASES === 'all' ? all : few);
