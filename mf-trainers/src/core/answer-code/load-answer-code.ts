import type { Preloadable } from '../on-demand/on-demand'

type AnswerCode = typeof import('./answer-code')

let loaded: AnswerCode | null = null

/** Returns the code for accepted answers if it has been loaded. */
export const answerCode = (): AnswerCode | null => loaded

/** Loads the code for accepted answers. Rejects if that fails; the next call tries again. */
export async function loadAnswerCode(): Promise<void> {
  loaded ??= await import(/* webpackChunkName: "answer-code" */ './answer-code')
}

/** Loads the code early; if that fails, it loads with the first hint. */
export const answerCodePreload: Preloadable = { preload: () => void loadAnswerCode().catch(() => {}) }
