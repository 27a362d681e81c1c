import { contentId, pathOfId } from './content-id'

test('contentId is deterministic', () => {
  expect(contentId('courses/eng/dom-i-miasto')).toBe(contentId('courses/eng/dom-i-miasto'))
  expect(contentId('courses/eng/dom-i-miasto')).toBe('44b360dc-9c3d-513c-84f2-5c10a0a75536')
})

test('contentId returns distinct version-5 UUIDs', () => {
  const ids = ['a/b', 'a/c', 'b/b'].map(contentId)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(3)
})

test('contentId returns the original id of content created in the panel', () => {
  const id = '0198f0c2-6d3a-7c1e-9a51-1d2f3b4c5d6e'
  expect(pathOfId(id)).toBe(`id/${id}`)
  expect(contentId(pathOfId(id))).toBe(id)
  expect(contentId(`ids/${id}`)).not.toBe(id)
})
