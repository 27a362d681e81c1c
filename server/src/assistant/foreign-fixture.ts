import { type ForeignFixture, hidden } from '../testing/foreign-objects'
import { course, exercise, idOf, lesson, seedLibrary } from '../testing/library'
import { learnerAnna, olga } from '../testing/people'
import type { TestApi, TestPerson } from '../testing/test-api'
import { question } from './question-fixture'

const chatOf = async (t: TestApi, who: TestPerson, exerciseId: string): Promise<string> =>
  (await t.call('promptAssistant', { body: question(exerciseId) }, who)).answer.chatId

/** Chats with the assistant: nobody reads another's, administrators neither. */
export const assistantObjects: ForeignFixture = async (t) => {
  const path = 'courses/eng/asystent'
  const sentence = `${path}/lekcja/zdanie`
  await seedLibrary(t, {
    courses: [course(path, { lessons: [lesson(`${path}/lekcja`, { exercises: [exercise(sentence)] })] })],
    products: [],
    popups: [],
    companies: [],
  })
  return {
    aiChat: {
      mine: { id: await chatOf(t, learnerAnna, idOf(sentence)) },
      foreign: [
        {
          what: 'that of someone else',
          id: await chatOf(t, olga, idOf(sentence)),
          owner: olga,
          stranger: hidden,
          admin: hidden,
        },
      ],
    },
  }
}
