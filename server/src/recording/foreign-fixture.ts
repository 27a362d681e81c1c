import type { ForeignFixture } from '../testing/foreign-objects'
import { course, exercise, lesson, seedLibrary } from '../testing/library'
import { olga } from '../testing/people'
import { recordingId } from './content'

/** Recordings. Their ids are known only to those who were given the text: anyone who has an account may play them. */
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
