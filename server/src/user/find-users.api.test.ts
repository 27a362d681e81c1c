import { grant, learnerAnna } from '../../testing/people'
import { startTestApi, type TestApi } from '../../testing/test-api'
import { findUsers } from './store'

const statements: string[] = []
let t: TestApi
beforeAll(async () => {
  t = await startTestApi({ onStatement: (text) => void statements.push(text) })
  await grant(t, learnerAnna, 'ENG')
  await t.db.execute(`insert into users select (jsonb_populate_record(null::users, to_jsonb(users) || jsonb_build_object(
    'id', 'many-' || n, 'subject', 'many-' || n, 'email', n || '@mowka.test'))).*
    from users, generate_series(1, 5000) as n where email = 'anna@mowka.test'`)
  await t.db.execute('analyze users')
})
afterAll(() => t.close())

test('finds accounts by the beginning of their address in any case', async () => {
  const addresses = async (search: string) => (await findUsers(t.db, search, 5)).map(({ email }) => email)
  expect(await addresses('ANNA@mow')).toEqual(['anna@mowka.test'])
  expect(await addresses('mowka')).toEqual([])
  // Neither of these is a placeholder.
  expect(await addresses('a%')).toEqual([])
  expect(await addresses('an_a')).toEqual([])
})

test('doesn’t read all accounts to find one', async () => {
  statements.length = 0
  await findUsers(t.db, 'anna', 5)
  const [text = ''] = statements
  const planned = text.replace(/\$(\d)/g, (_, place) => (place === '3' ? '5' : "'anna'"))
  const { rows } = Object(await t.db.execute(`explain ${planned}`))
  const plan = rows.map((row: object) => Object.values(row)[0]).join('\n')
  expect(plan).toContain('users_email')
  expect(plan).not.toContain('Seq Scan')
})
