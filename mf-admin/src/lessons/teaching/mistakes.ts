import { useTranslation } from 'react-i18next'
import type texts from './locales/pl.json'

/** A mistake in a draft, with the values that its text needs. */
export type DraftMistake = {
  code: keyof typeof texts.mistake
  count?: number
  min?: number
  max?: number
  side?: string
}

/** Mistakes by the path of their field, e.g. `rows.0.form`. */
export type DraftMistakes = ReadonlyMap<string, DraftMistake>

/** Collects mistakes; the first one of a field counts. */
export class MistakeList {
  readonly #found = new Map<string, DraftMistake>()

  add(path: string, isWrong: boolean, mistake: DraftMistake): void {
    if (isWrong && !this.#found.has(path)) this.#found.set(path, mistake)
  }

  required(path: string, text: string): void {
    this.add(path, text.trim() === '', { code: 'REQUIRED' })
  }

  get all(): DraftMistakes {
    return this.#found
  }
}

/** Returns the text of the mistake at a path; `undefined` if there is none or mistakes aren't shown yet. */
export function useMistakeTexts(
  mistakes: DraftMistakes,
  areShown: boolean,
): (path: string) => string | undefined {
  const { t } = useTranslation('lessonTeaching')
  return (path) => {
    const mistake = areShown ? mistakes.get(path) : undefined
    return mistake && t(`mistake.${mistake.code}`, { ...mistake })
  }
}
