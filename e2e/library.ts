import type { Platform } from './control'
import { call, read, shared, tokens } from './control'

type Named = { _id: string; name: string; lessons: { lessonId: string }[] }
type Sentence = { _id: string; example: string; answer: string; active: boolean }

/** Returns a course of the starter library by name, with its lessons in order. */
export async function courseByName(name: string, platform: Platform = shared): Promise<Named> {
  const { access } = await tokens('admin@mowka.test', platform)
  const { body } = await read<{ data: Named[] }>(
    '/api/course?limit=100&sourceLang=PL&targetLang=ENG',
    access,
    platform,
  )
  const found = body.data.find((course) => course.name === name)
  if (!found) throw new Error(`There is no course ${name}`)
  return found
}

/** Returns the answers of a lesson by their prompts, as an editor sees them. */
export async function answersOf(lessonId: string, platform: Platform = shared): Promise<Map<string, string>> {
  const { access } = await tokens('admin@mowka.test', platform)
  const { body } = await read<{ data: Sentence[] }>(
    `/api/lesson/${lessonId}/exercises?activeOnly=true`,
    access,
    platform,
  )
  return new Map(body.data.map(({ example, answer }) => [example, answer]))
}

/** Returns the number of sentences in a lesson that a learner has left. */
export async function remainingSentences(
  email: string,
  courseId: string,
  lessonId: string,
  platform: Platform = shared,
): Promise<number> {
  const { access } = await tokens(email, platform)
  const next = `/api/progress/${courseId}/${lessonId}/next`
  return (await read<{ remainingItems: number }>(next, access, platform)).body.remainingItems
}

/** Changes a sandbox account through the API before a journey starts. */
export async function changeAccount(
  email: string,
  action: string,
  payload: unknown,
  platform: Platform = shared,
  password?: string,
) {
  const { access } = await tokens(email, platform, password)
  await call('PATCH', '/api/user/metadata', access, { action, payload }, platform)
}

/** Restricts exercises to whole sentences, so that they are predictable. */
export const askWholeSentences = (email: string, platform: Platform = shared, password?: string) =>
  changeAccount(
    email,
    'preferences',
    {
      listeningAndWritingActivities: { fullSentence: true, gaps: false, blocks: false },
      autoplayAnswer: false,
    },
    platform,
    password,
  )
