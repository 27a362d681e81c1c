import { localKeys } from '@mowka/domain/browser/storage-keys'
import { readStored, writeStored } from '@mowka/kernel/storage/raw'
import { PreviewStore } from './preview-store'

const key = localKeys.contentPreviewIndex('c1', 'l1')
beforeEach(() => localStorage.clear())

test('the position is stored per course and lesson (L-CPREV-01, P-STORE-07)', () => {
  const preview = new PreviewStore('c1', 'l1', 3)
  preview.next()
  expect(readStored(key)).toBe(1)
  expect(new PreviewStore('c1', 'l1', 3).index).toBe(1)
  expect(new PreviewStore('c1', 'l2', 3).index).toBe(0)
})

test('a stored position beyond the end of a shortened lesson becomes its last sentence', () => {
  writeStored(key, 9)
  expect(new PreviewStore('c1', 'l1', 3).index).toBe(2)
  writeStored(key, 'x')
  expect(new PreviewStore('c1', 'l1', 3).index).toBe(0)
})

test('back does nothing on the first card (L-CPREV-02), and next on the last one opens the dialog (L-CPREV-03)', () => {
  const preview = new PreviewStore('c1', 'l1', 2)
  preview.back()
  expect(preview.index).toBe(0)
  preview.next()
  expect(preview).toMatchObject({ index: 1, isFinished: false })
  preview.next()
  expect(preview).toMatchObject({ index: 1, isFinished: true })
})

test('a card toggles its side, and the next one starts with the example (L-CPREV-04)', () => {
  const preview = new PreviewStore('c1', 'l1', 2)
  preview.flip()
  expect(preview.side).toBe('answer')
  preview.flip()
  expect(preview.side).toBe('example')
  preview.flip()
  preview.next()
  expect(preview.side).toBe('example')
})

test('reset returns to the first card (L-CPREV-05)', () => {
  const preview = new PreviewStore('c1', 'l1', 2)
  preview.next()
  preview.next()
  preview.reset()
  expect(preview).toMatchObject({ index: 0, isFinished: false })
  expect(readStored(key)).toBe(0)
})
