import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { readDraft, storeDraft } from './drafts'

beforeEach(() => sessionStorage.clear())

test('each form has its own draft until it is removed', () => {
  storeDraft('note.e1', { rawNote: 'a' })
  storeDraft('report.e1', { comment: 'b', suggestedAnswer: '' })
  expect(readDraft('note.e1')).toEqual({ rawNote: 'a' })
  storeDraft('note.e1', null)
  expect(readDraft('note.e1')).toBeNull()
  expect(readDraft('report.e1')).toEqual({ comment: 'b', suggestedAnswer: '' })
  storeDraft('report.e1', null)
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', '7', '[]', '{"note.e1":7}', '{"note.e1":{"rawNote":7}}'])(
  'an invalid stored draft is ignored: %s',
  (text) => {
    sessionStorage.setItem(sessionKeys.drawerDrafts, text)
    expect(readDraft('note.e1')).toBeNull()
    storeDraft('note.e1', { rawNote: 'a' })
    expect(readDraft('note.e1')).toEqual({ rawNote: 'a' })
  },
)
