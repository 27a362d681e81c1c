import { recordingId } from '../../src/recording/content'
import { course, exercise, lesson, seedLibrary } from '../library'
import { olga } from '../people'
import type { OtherUsersFixture } from './fixture'

/**
 * Recordings: every signed-in person with an id may play one, even of a locked lesson (see the README in
 * `src/recording`).
 */
export const recordingObjects: OtherUsersFixture = async (t) => {
  const path = 'courses/de/nagrania'
  await seedLibrary(t, {
    courses: [
      course(path, {
        targetLang: 'DE',
        lessons: [
          lesson(`${path}/lekcja`, { exercises: [exercise(`${path}/lekcja/zdanie`, { answer: 'Gut.' })] }),
        ],
      }),
    ],
  })
  const id = recordingId('DE', 'Gut.')
  return {
    recording: {
      mine: { id },
      others: [{ name: 'one of a locked lesson', id, owner: olga, stranger: 'allowed', admin: 'allowed' }],
    },
  }
}
