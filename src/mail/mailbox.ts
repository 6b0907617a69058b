/** A mail address with the name that goes with it. */
export interface Mailbox {
  /** '' when there is none. */
  name: string;
  /** Compare case-insensitively. */
  address: string;
}
