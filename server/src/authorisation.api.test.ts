import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import { splitCall } from '@mowka/contract/endpoint'
import { isStaffRole, type StaffRole, staffRoles } from '@mowka/domain/user/roles'
import { idPlacesOf, sampleArgs } from '../testing/id-places'
import { createOtherUsersObjects } from '../testing/other-users/all'
import { type ExpectedAccess, forbidden, type ObjectsOfKind } from '../testing/other-users/fixture'
import { learnerAnna, olga, otherCompanyAdmin, otherLearner } from '../testing/people'
import { callsOfStaff } from '../testing/staff-calls'
import {
  admin,
  anna,
  companyAdmin,
  editor,
  operator,
  startTestApi,
  support,
  type TestApi,
  type TestPerson,
} from '../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

/** Makes a call with made-up parameters and an empty body, enough to see whether it is authorized. */
async function knock(name: CallName, as?: TestPerson) {
  const { method, params } = splitCall(allEndpoints[name].call)
  const values = Object.fromEntries(params.map((key) => [key, 'nowhere']))
  // A list may be accessible only with a filter for a single row.
  const byId = idPlacesOf(name).find((place) => place.startsWith('query.filters.'))
  const filters = byId ? { filters: `${byId.split('.')[2]}:nowhere` } : {}
  return t.call(name, { ...values, ...filters, ...(method === 'GET' ? {} : { body: {} }) }, as)
}

/** Statuses for an authorized caller with a meaningless request. */
const LET_IN = [200, 202, 204, 404, 409, 415, 422]

const staff: Record<StaffRole, TestPerson> = { editor, support, operator, admin }

/** The roles of the panel that may make a call, by the role that its policy names. */
const allowed: Record<StaffRole, readonly StaffRole[]> = {
  editor: ['editor', 'admin'],
  support: ['support', 'operator', 'admin'],
  operator: ['operator', 'admin'],
  admin: ['admin'],
}

const isForStaff = (name: CallName): boolean => isStaffRole(t.api.registered.get(name)?.who ?? '')

const deletes = (name: CallName) => Number(allEndpoints[name].call.startsWith('DELETE '))
const placesOf = (name: CallName) => allEndpoints[name].call.split('/:').length
/** Calls that delete come last, and parts before their parents, because the others need these objects. */
const names = (Object.keys(allEndpoints) as CallName[]).sort(
  (a, b) => deletes(a) - deletes(b) || deletes(a) * (placesOf(b) - placesOf(a)),
)

test('every call of the contract is registered, and no other', () => {
  expect([...t.api.registered.keys()].toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s (S-AUTH-01, S-AUTH-02)', (name) => {
  test('accepts exactly the callers that its policy allows', async () => {
    const access = t.api.registered.get(name)?.who
    const visitor = await knock(name)
    const learner = await knock(name, anna)
    const companyPerson = await knock(name, companyAdmin)
    const byStaff = await Promise.all(
      staffRoles.map(async (role) => ({ role, ...(await knock(name, staff[role])) })),
    )

    if (access === 'anyone') expect(LET_IN).toContain(visitor.status)
    else expect(visitor).toMatchObject({ status: 401, problem: { code: 'UNAUTHORIZED' } })

    for (const { status, problem } of [learner, companyPerson]) {
      if (access === 'token') expect(status).toBe(401)
      else if (isForStaff(name))
        expect({ status, code: problem.code }).toEqual({ status: 403, code: 'FORBIDDEN' })
      else expect(LET_IN).toContain(status)
    }
    for (const { role, status, problem } of byStaff) {
      if (access === 'token') expect(status).toBe(401)
      else if (access && isStaffRole(access) && !allowed[access].includes(role))
        expect({ role, status, code: problem.code }).toEqual({ role, status: 403, code: 'FORBIDDEN' })
      else expect({ role, isLetIn: LET_IN.includes(status) }).toEqual({ role, isLetIn: true })
    }
  })

  test('refuses an invalid token', async () => {
    const { method, path } = splitCall(allEndpoints[name].call)
    const response = await t.app.inject({
      method: method as 'GET',
      url: `/api${path.replace(/:\w+/g, 'nowhere')}`,
      headers: { authorization: 'Bearer not.a.token' },
    })
    expect(response.statusCode).toBe(401)
  })
})

test('each call of the panel is listed with the role that it requires (S-AUTH-02)', () => {
  const listed = staffRoles.map((role) => [
    role,
    names.filter((name) => t.api.registered.get(name)?.who === role).toSorted(),
  ])
  expect(Object.fromEntries(listed)).toEqual(callsOfStaff)
})

test('every id in a call is protected by its policy or has a reason why not (S-AUTH-07)', () => {
  const known = names.flatMap((name) => {
    const { objects = [], freeIds = {} } = t.api.registered.get(name) ?? {}
    return [...objects.map(({ at }) => at), ...Object.keys(freeIds)].map((at) => `${name} ${at}`)
  })
  const taken = names.flatMap((name) => idPlacesOf(name).map((place) => `${name} ${place}`))
  expect(taken.filter((place) => !known.includes(place))).toEqual([])
  // Declared ids that no longer exist in the contract.
  expect(known.filter((place) => !taken.includes(place))).toEqual([])
})

describe('objects of other users (S-AUTH-07)', () => {
  let kinds: ReadonlyMap<string, ObjectsOfKind>
  beforeAll(async () => {
    kinds = await createOtherUsersObjects(t)
  })

  /** Returns the objects of a kind. Fails for a kind without a fixture. */
  function objectsOf(kind: string): ObjectsOfKind {
    const objects = kinds.get(kind)
    if (!objects) {
      throw new Error(
        `A policy names objects of the kind "${kind}", and testing/other-users creates none. Add some to the file of its domain there.`,
      )
    }
    return objects
  }

  /** Makes a call with these ids and minimal other arguments. */
  const reach = (
    name: CallName,
    ids: Record<string, string>,
    as: TestPerson | null,
    args: Record<string, string> = {},
  ) => t.call(name, { ...sampleArgs(name, ids), ...args }, as ?? undefined)

  const isIn = ({ status }: { status: number }) => status < 400 || status === 409

  const outcome = (answer: { status: number; problem: { code: string } | undefined }) =>
    isIn(answer) ? 'allowed' : { status: answer.status, code: answer.problem?.code }

  const unauthorised: ExpectedAccess = { status: 401, code: 'UNAUTHORIZED' }

  test.each(names)('%s', async (name) => {
    const { who, objects = [] } = t.api.registered.get(name) ?? {}
    const mine = Object.fromEntries(objects.map(({ kind, at }) => [at, objectsOf(kind).mine.id]))
    for (const { kind, at } of objects) {
      const own = objectsOf(kind).mine
      const owner = isForStaff(name) ? admin : learnerAnna
      expect({ own: kind, gets: outcome(await reach(name, mine, owner, own.args)) }).toEqual({
        own: kind,
        gets: 'allowed',
      })

      for (const other of objectsOf(kind).others) {
        const theirs = Object.fromEntries(
          objects.map((each) => [
            each.at,
            each.at === at ? other.id : (other.relatedIds?.[each.kind] ?? objectsOf(each.kind).mine.id),
          ]),
        )
        const tried = async (as: TestPerson | null, args = other.args) =>
          outcome(await reach(name, theirs, as, args))
        const told = `${kind}: ${other.name}`
        const stranger = isForStaff(name) ? forbidden : other.stranger
        // With several objects, another one may cause the refusal.
        const isAlone = objects.length === 1
        const gets = async (as: TestPerson | null, expected: ExpectedAccess) => {
          const got = await tried(as)
          if (isAlone || expected === 'allowed') {
            expect({ told, as: as?.name, got }).toEqual({ told, as: as?.name, got: expected })
          } else expect([401, 403, 404]).toContain(got === 'allowed' ? got : got.status)
        }
        await gets(null, who === 'anyone' ? stranger : unauthorised)
        for (const one of [learnerAnna, otherLearner, otherCompanyAdmin]) await gets(one, stranger)
        await gets(admin, other.admin)
        // Access by the owner proves that the object exists and that the call is valid except for its caller.
        const whole = objects.every((each) => each.at === at || other.relatedIds?.[each.kind])
        if (whole) {
          // Staff own what the panel maintains, and an admin was just authorized.
          const got = isForStaff(name) ? other.admin : await tried(other.owner, other.ownerArgs ?? other.args)
          expect({ told, owner: got }).toEqual({ told, owner: 'allowed' })
        }

        // An object of another user combined with one's own: refused even for a person with access to both.
        if (objects.length > 1 && other.relatedIds) {
          const mixed = { ...mine, [at]: other.id }
          for (const as of [learnerAnna, olga, admin]) {
            const { status } = await reach(name, mixed, as)
            expect({ told, as: as.name, isRefused: status === 403 || status === 404 }).toEqual({
              told,
              as: as.name,
              isRefused: true,
            })
          }
        }
      }
    }
  })
})

test('every call that is open to visitors has a reason, and no other call has one (S-AUTH-04, C30)', () => {
  const withReason = [...t.api.registered].filter(([, { openBecause }]) => openBecause).map(([name]) => name)
  const open = [...t.api.registered].filter(([, { who }]) => who === 'anyone').map(([name]) => name)
  expect(withReason.toSorted()).toEqual(open.toSorted())
})
