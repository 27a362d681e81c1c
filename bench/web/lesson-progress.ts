import { call, type Platform, read, tokens } from '@mowka/e2e/control'

type Lesson = { courseId: string; lessonId: string }

/**
 * Leaves a lesson as after its first right answer. Each round uses up a sentence, so without this a later round would
 * measure the end of the lesson. A lesson without any answer would show its introduction first.
 */
export async function restoreLesson(
  email: string,
  { courseId, lessonId }: Lesson,
  platform: Platform,
): Promise<void> {
  const { access } = await tokens(email, platform)
  const { access: admin } = await tokens('admin@mowka.test', platform)
  await call('DELETE', '/api/progress/lessons', access, { lessonIds: [lessonId] }, platform)
  const { body: user } = await read<{ userId: string }>('/api/user/me', access, platform)
  const { body: sentences } = await read<{ data: { _id: string }[] }>(
    `/api/lesson/${lessonId}/exercises?activeOnly=true`,
    admin,
    platform,
  )
  const first = sentences.data[0]
  if (!first) throw new Error(`The lesson ${lessonId} has no sentences`)
  const answered = {
    eventId: crypto.randomUUID(),
    name: 'EXAMPLE_SUCCESS',
    courseId,
    lessonId,
    createdAt: new Date().toISOString(),
    payload: { exerciseId: first._id, learningMode: 'WRITING' },
  }
  await call('POST', '/api/admin/progress', admin, { userId: user.userId, events: [answered] }, platform)
}
