import { parseArgs } from 'node:util'
import { courseAlone, generateCourses } from '@mowka/content/generate'
import type { ImportCounts } from '@mowka/contract/schemas/editor/content'
import { request } from '../platform/platform-client'
import { signIn } from '../platform/sign-in'
import { PlainError } from '../steps'

const whole = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1) throw new PlainError(`--${name} must be a positive integer`)
  return value
}

/**
 * Fills a platform with a generated library, course by course: `--courses 40 --lessons 1200 --exercises 60000 --seed
 * x`. Returns how many rows are new.
 */
export async function generateContent(url: string, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      courses: { type: 'string', default: '40' },
      lessons: { type: 'string', default: '1200' },
      exercises: { type: 'string', default: '60000' },
      seed: { type: 'string', default: 'load' },
    },
  })
  if (!/^[a-z0-9]+$/.test(values.seed))
    throw new PlainError('--seed must consist of lowercase letters and digits')
  const volume = {
    courses: whole('courses', values.courses),
    lessons: whole('lessons', values.lessons),
    exercises: whole('exercises', values.exercises),
    seed: values.seed,
  }
  let created = 0
  for (const course of generateCourses(volume)) {
    // A token is valid for minutes, and a large library takes longer.
    const token = await signIn(url, 'admin@mowka.test')
    const counts = await request<ImportCounts>('POST', `${url}/api/admin/content`, token, courseAlone(course))
    created += counts.created
  }
  return created
}
