import { differing, merge } from './merge'

const base = { name: 'Dom', tags: ['a'], active: true, note: null as string | null }

test('changes by only one of two editors are merged (C57)', () => {
  const merged = merge(base, { ...base, name: 'Moje' }, { ...base, tags: ['a', 'b'] })
  expect(merged).toEqual({
    values: { ...base, name: 'Moje', tags: ['a', 'b'] },
    theirs: ['tags'],
    conflicts: [],
  })
})

test('different changes of the same field are a conflict (C57)', () => {
  const merged = merge(
    base,
    { ...base, name: 'Moje', active: false },
    { ...base, name: 'Ich', active: false, note: 'x' },
  )
  expect(merged.conflicts).toEqual([['name']])
  expect(merged.theirs).toEqual(['note'])
  expect(merged.values).toEqual({ name: 'Moje', tags: ['a'], active: false, note: 'x' })
})

describe('groups of fields (C57)', () => {
  const sentence = { answer: 'I am at home.', gaps: [[8, 12]], active: true }
  const together = [['answer', 'gaps']] as const
  const longer = { ...sentence, answer: 'Now I am at home.', gaps: [[12, 16]] }
  const other = { ...sentence, gaps: [[5, 12]] }

  test('changes of different fields of a group are a conflict', () => {
    const atTheEnd = { ...sentence, answer: 'I am at home!' }
    for (const mine of [longer, atTheEnd])
      expect(merge(sentence, mine, other, together)).toEqual({
        values: mine,
        theirs: [],
        conflicts: [['answer', 'gaps']],
      })
  })

  test('a group that only one of two editors changed is merged', () => {
    const merged = merge(sentence, { ...sentence, active: false }, longer, together)
    expect(merged).toEqual({
      values: { ...longer, active: false },
      theirs: ['answer', 'gaps'],
      conflicts: [],
    })
  })

  test('equal changes of a group are no conflict', () => {
    expect(merge(sentence, longer, { ...longer }, together).conflicts).toEqual([])
  })
})

describe('values are compared by structure', () => {
  const alternative = { text: 'Hi.', comment: '', approved: true, hidden: false }
  const reordered = { hidden: false, approved: true, comment: '', text: 'Hi.' }
  const row = { alternatives: [alternative], gaps: [{ start: 0, end: 2 }], needsAttention: false }

  test('a different order of keys is no change', () => {
    const theirs = { alternatives: [reordered], gaps: [{ end: 2, start: 0 }], needsAttention: true }
    const mine = { ...row, alternatives: [alternative, { ...alternative, text: 'Hello.' }] }
    expect(merge(row, mine, theirs)).toEqual({
      values: { ...mine, needsAttention: true },
      theirs: ['needsAttention'],
      conflicts: [],
    })
  })

  test('a missing value equals null, and lists in different orders differ', () => {
    expect(differing<{ note?: string | null }>({ note: null }, {})).toEqual([])
    expect(differing({ list: [1, 2] }, { list: [2, 1] })).toEqual(['list'])
  })
})

test('lists are compared by their elements', () => {
  expect(differing(base, { ...base, tags: ['a'] })).toEqual([])
  expect(differing(base, { ...base, tags: ['b'] })).toEqual(['tags'])
})
