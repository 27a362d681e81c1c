import { question } from '../assistant-question'
import { course, exercise, idOf, lesson, seedLibrary } from '../library'
import { learnerAnna, olga } from '../people'
import type { TestApi, TestPerson } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

const chatOf = async (t: TestApi, who: TestPerson, exerciseId: string): Promise<string> =>
  (await t.call('promptAssistant', { body: question(exerciseId) }, who)).answer.chatId

/** Assistant chats, readable only by their owners, not even by administrators. */
export const assistantObjects: OtherUsersFixture = async (t) => {
  const path = 'courses/eng/asystent'
  const sentence = `${path}/lekcja/zdanie`
  await seedLibrary(t, {
    courses: [course(path, { lessons: [lesson(`${path}/lekcja`, { exercises: [exercise(sentence)] })] })],
  })
  return {
    aiChat: {
      mine: { id: await chatOf(t, learnerAnna, idOf(sentence)) },
      others: [
        {
          name: 'that of someone else',
          id: await chatOf(t, olga, idOf(sentence)),
          owner: olga,
          stranger: hidden,
          admin: hidden,
        },
      ],
    },
  }
}
