/** What every page of a house's web is given. */
import type { House } from '../campaign/house/house.ts';

export interface Web {
  house: House;
  /** Looks for what is due now. */
  wake: () => void;
  /** Opens the first-run page to whoever read it on the console. */
  setUpKey: string;
  /** The house is reached by https. */
  secure: boolean;
  /** Requests of one address in a minute. */
  most: number;
  /** Addresses and networks of proxies that are believed in whom they speak for; `loopback` is this machine. */
  proxies: readonly string[];
  /** Opens `/metrics`; null: nobody gets them. */
  metricsToken: string | null;
}
