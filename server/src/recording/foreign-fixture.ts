import type { ForeignFixture } from '../testing/foreign-objects'
import { course, exercise, lesson, seedLibrary } from '../testing/library'
import { olga } from '../testing/people'
import { recordingId } from './content'

/** Recordings: any signed-in person with the id may play one, of a locked lesson too (see this folder's README). */
export const recordingObjects: ForeignFixture = async (t) => {
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
    products: [],
    popups: [],
    companies: [],
  })
  const id = recordingId('DE', 'Gut.')
  return {
    recording: {
      mine: { id },
      foreign: [{ what: 'one of a locked lesson', id, owner: olga, stranger: 'in', admin: 'in' }],
    },
  }
}
