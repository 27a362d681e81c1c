import { seededRandom, shuffled } from '@mowka/domain/seeded-random'
import type { Library } from './library'

/**
 * Picks random exercises for review, equally many per language, with file, slug, sentence and answer. Deterministic
 * per seed and library.
 */
export function drawExercises({ courses }: Library, seed: string, perLanguage: number): string[] {
  const random = seededRandom(seed)
  const languages = [...new Set(courses.map(({ targetLang }) => targetLang))].sort()
  return languages.flatMap((lang) => {
    const rows = courses
      .filter(({ targetLang }) => targetLang === lang)
      .flatMap(({ lessons }) => lessons)
      .flatMap(({ file, exercises }) =>
        exercises.map(({ slug, example, answer }) => `${file}: ${slug}: ${example} = ${answer}`),
      )
    return shuffled(rows, random).slice(0, perLanguage)
  })
}
