/** What is kept on the device to be drawn again is drawn for so long, in milliseconds. */
export const KEPT_FOR = 7 * 24 * 60 * 60_000

/** Whether something that was kept may still be drawn. */
export const isFresh = ({ at }: { at: number }): boolean =>
  typeof at === 'number' && Date.now() - at < KEPT_FOR
