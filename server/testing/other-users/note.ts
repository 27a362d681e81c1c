import { course, exercise, idOf, lesson, seedLibrary } from '../library'
import { grant, learnerAnna, olga } from '../people'
import type { OtherUsersFixture } from './fixture'
import { hidden } from './fixture'

const path = 'courses/eng/z-notatkami'

/** Notes, accessible only to their authors, not even to admins. */
export const noteObjects: OtherUsersFixture = async (t) => {
  const exercises = [exercise(`${path}/lekcja/zdanie`)]
  await seedLibrary(t, {
    courses: [course(path, { lessons: [lesson(`${path}/lekcja`, { exercises })] })],
  })
  const noteOf = async (who: typeof olga) => {
    await grant(t, who, 'ENG')
    const note = { rawNote: 'a', htmlNote: 'a' }
    const body = { exerciseId: idOf(`${path}/lekcja/zdanie`), note }
    return (await t.call('createUserNote', { body }, who)).answer._id
  }
  return {
    note: {
      mine: { id: await noteOf(learnerAnna) },
      others: [
        {
          name: 'that of someone else',
          id: await noteOf(olga),
          owner: olga,
          stranger: hidden,
          admin: hidden,
        },
      ],
    },
  }
}
