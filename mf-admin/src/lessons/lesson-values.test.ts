import { lesson } from '@mowka/testing/entities'
import { lessonForm, lessonValues } from './lesson-values'

test('title and description of a lesson are one name with a bar, in both languages (A-LESS-04)', () => {
  const values = lessonValues(lesson())
  expect(values).toMatchObject({
    sourceTitle: 'Uprzejme prośby',
    sourceDescription: 'Jak poprosić',
    targetTitle: 'Polite requests',
    targetDescription: 'How to ask',
  })
  expect(lessonForm({ ...values, sourceDescription: '', targetDescription: ' Ask ' }).name).toEqual({
    source: 'Uprzejme prośby',
    target: 'Polite requests|Ask',
  })
})
