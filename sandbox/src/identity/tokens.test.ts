import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Journal } from '../store/journal'
import { endAllSessions, TokenStore, withinLeeway } from './tokens'

let folder: string
let journal: Journal
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mowka-tokens-'))
  journal = new Journal(join(folder, 'tokens.jsonl'))
})
afterEach(() => {
  journal.close()
  rmSync(folder, { recursive: true })
})

test('a used refresh token appears unused until the end of the leeway, and used afterwards', () => {
  const used = { grantId: 'g', consumed: 1_000 }
  expect(withinLeeway(used, 30, 1_030)).not.toHaveProperty('consumed')
  expect(withinLeeway(used, 30, 1_031)).toHaveProperty('consumed', 1_000)
})

test('reusing a token within the leeway does not extend it', async () => {
  jest.useFakeTimers({ now: 1_000_000 })
  const store = new TokenStore('RefreshToken', journal, 30)
  await store.upsert('t', { grantId: 'g' }, 3_600)
  await store.consume('t')
  jest.setSystemTime(1_020_000)
  await store.consume('t')
  jest.setSystemTime(1_031_000)
  expect(await store.find('t')).toHaveProperty('consumed')
  jest.useRealTimers()
})

test('an authorization code has no leeway', async () => {
  const store = new TokenStore('AuthorizationCode', journal, 30)
  await store.upsert('c', {}, 60)
  await store.consume('c')
  expect(await store.find('c')).toHaveProperty('consumed')
})

test('revoking a grant removes its tokens and leaves others unchanged', async () => {
  const store = new TokenStore('RefreshToken', journal, 30)
  await store.upsert('mine', { grantId: 'g1' }, 60)
  await store.upsert('other', { grantId: 'g2' }, 60)
  await store.revokeByGrantId('g1')
  expect([await store.find('mine'), await store.find('other')]).toEqual([undefined, { grantId: 'g2' }])
})

test('ending all sessions of an account removes its entries in every model', async () => {
  const sessions = new TokenStore('Session', journal, 30)
  const tokens = new TokenStore('RefreshToken', journal, 30)
  await sessions.upsert('s', { uid: 'u', accountId: 'a' }, 60)
  await tokens.upsert('t', { accountId: 'a' }, 60)
  await tokens.upsert('o', { accountId: 'b' }, 60)
  endAllSessions(journal, 'a')
  expect(await sessions.findByUid('u')).toBeUndefined()
  expect(await tokens.find('t')).toBeUndefined()
  expect(await tokens.find('o')).toBeDefined()
})
