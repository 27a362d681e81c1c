import { idOf } from '../library'
import { learnerAnna, olga } from '../people'
import { admin } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

const path = 'courses/eng/moj'
const withheld = 'courses/eng/cudzy'

/** Word trainings and their words, accessible only to their learners, not even to admins. */
export const wordSessionObjects: OtherUsersFixture = async (t) => {
  const startOf = async (who: typeof olga) =>
    (await t.call('startWordSession', { body: { lessonId: idOf(`${path}/lekcja`) } }, who)).answer.sessionId
  return {
    trainedWord: {
      mine: { id: idOf(`${path}/lekcja/slowo`) },
      others: [
        {
          name: 'one of another lesson',
          id: idOf(`${withheld}/lekcja/slowo`),
          owner: admin,
          stranger: hidden,
          admin: hidden,
        },
      ],
    },
    wordSession: {
      mine: { id: await startOf(learnerAnna) },
      others: [
        {
          name: 'that of someone else',
          id: await startOf(olga),
          owner: olga,
          stranger: hidden,
          admin: hidden,
        },
      ],
    },
  }
}
