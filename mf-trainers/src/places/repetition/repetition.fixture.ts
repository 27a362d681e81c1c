import type { Exercise } from '@mowka/contract/schemas/learning'
import { type Answers, course, eventOf, lesson, lessonApi, sentences } from '../shared/lesson.fixture'

/**
 * A fake repetition API: a success or a skip removes a sentence from the queue, and a forced one moves to its end. A
 * finished session stays finished until a mode is chosen.
 */
export function repetitionApi(exercises: Exercise[] = sentences): Answers {
  let queue = [...exercises]
  const returned = new Set<string>()
  return {
    ...lessonApi(exercises),
    getLesson: { data: [lesson()], metadata: { total: 1 } },
    getAvailableCourses: { data: [course] },
    getNextRepetition: ({ query }) => {
      const remaining = queue.filter((each) => each._id !== query.after)
      return {
        item: remaining[0] ?? null,
        remainingItems: remaining.length,
        returning: remaining.filter((each) => returned.has(each._id)).length,
      }
    },
    postProgress: (call) => {
      const { name, payload } = eventOf(call)
      if (name === 'REPETITION_MODE_SELECTED') queue = [...exercises]
      const [first] = queue
      if (name === 'REPETITION_EXAMPLE_SUCCESS' && first?._id === payload.exerciseId) {
        queue = queue.slice(1)
        if (first && payload.successForced && !payload.skipped) {
          queue.push(first)
          returned.add(first._id)
        }
      }
      return { stored: true }
    },
  }
}
