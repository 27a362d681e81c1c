import { course } from '@mowka/testing/entities'
import { firstGrammarLesson } from './use-leveling-survey'

const grammar = (id: string, levels: ('A1' | 'B1')[], orders: [string, number][]) =>
  course({
    _id: id,
    levels,
    tags: ['gramatyka'],
    lessons: orders.map(([lessonId, order]) => ({ lessonId, order })),
  })

test('the first lesson by order of the first A1 course with a grammar tag is found (U02)', () => {
  const courses = [
    course({ levels: ['A1'] }),
    grammar('b1', ['B1'], [['x', 1]]),
    grammar('empty', ['A1'], []),
    grammar(
      'a1',
      ['A1'],
      [
        ['second', 2],
        ['first', 1],
      ],
    ),
    grammar('later', ['A1'], [['y', 1]]),
  ]
  expect(firstGrammarLesson(courses)).toEqual({ courseId: 'a1', lessonId: 'first', isLocked: false })
})

test('without such a course there is no first lesson (L-SURV-04)', () => {
  expect(firstGrammarLesson([course({ levels: ['A1'] }), grammar('b1', ['B1'], [['x', 1]])])).toBeNull()
})

test('a grammar tag counts even if another tag determines the icon (U02, L-SURV-03)', () => {
  const mixed = { ...grammar('mixed', ['A1'], [['x', 1]]), tags: ['słówka', 'slowka', 'Gramatyka', 'biznes'] }
  expect(firstGrammarLesson([mixed])).toEqual({ courseId: 'mixed', lessonId: 'x', isLocked: false })
})
