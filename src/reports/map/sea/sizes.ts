/** How large things are drawn on a sea chart, in the unit of the picture. */
export interface SeaSizes {
  /** Hex numbers; null: too small to read, left out. */
  number: number | null;
  /** Names of ports and stacks. */
  word: number;
  /** Half the width of a port, and the size of its value; null leaves the value out. */
  port: number;
  value: number | null;
  /** Width of a stack at sea; `plain` shows numbers without signs. */
  fleet: number;
  plain: boolean;
  border: number;
}
