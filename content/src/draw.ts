import { seededRandom, shuffled } from '@mowka/domain/seeded-random'
import type { Library } from './library'

/**
 * Exercises for a second pair of eyes, as many of each language as of any other: file, slug, sentence and answer. The
 * same seed draws the same ones from the same library.
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
