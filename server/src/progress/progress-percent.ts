/** A whole percentage, rounded down so that 100 means all (P-ENT-33, P-ENT-34). Zero if the total is zero. */
export const percentOf = (done: number, total: number): number =>
  total > 0 ? Math.min(100, Math.floor((done * 100) / total)) : 0
