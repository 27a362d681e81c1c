import { nameValues, writtenName } from './lesson-name'

test("a lesson's title and description are joined by a bar in both languages (A-LESS-04)", () => {
  const values = nameValues({ source: 'Uprzejme prośby|Jak poprosić', target: 'Polite requests|How to ask' })
  expect(values).toEqual({
    sourceTitle: 'Uprzejme prośby',
    sourceDescription: 'Jak poprosić',
    targetTitle: 'Polite requests',
    targetDescription: 'How to ask',
  })
  expect(writtenName({ ...values, sourceDescription: '', targetDescription: ' Ask ' })).toEqual({
    source: 'Uprzejme prośby',
    target: 'Polite requests|Ask',
  })
})
