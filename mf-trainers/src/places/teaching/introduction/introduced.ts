/** Router state for entering a lesson from its introduction, which is then not shown again. */
export const INTRODUCED = { introduced: true } as const

/** Whether a router state is `INTRODUCED`. */
export const wasIntroduced = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'introduced' in state && state.introduced === true
