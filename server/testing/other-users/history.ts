import { admin, type TestApi } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

const requestId = '01990000-0000-7000-8000-00000000c001'
const batchId = '01990000-0000-7000-8000-00000000c002'

/** Makes a course in the panel and changes it; returns the id of the change. */
async function changeOnce(t: TestApi): Promise<string> {
  const body = {
    requestId,
    name: 'Kurs z panelu',
    description: '',
    levels: ['A1'],
    tags: [],
    active: false,
    explicitAccessRequired: false,
    sourceLang: 'PL',
    targetLang: 'IT',
  }
  await t.call('createCourse', { body }, admin)
  await t.call('updateCourse', { id: requestId, body: { name: 'Inny kurs z panelu' } }, admin)
  const { answer } = await t.call('listHistory', { filters: `kind:course;_id:${requestId}` }, admin)
  const change = answer.data.find(({ action }) => action === 'changed')
  if (!change) throw new Error('History does not know the change')
  return change._id
}

/** Switches a course off together with others; returns the id of the change. */
async function changeMany(t: TestApi): Promise<string> {
  const body = {
    requestId: batchId,
    kind: 'course',
    rows: { rowIds: [requestId] },
    change: { action: 'addTags', tags: ['razem'] },
  } as const
  await t.call('createBatch', { body }, admin)
  return batchId
}

/** What editors changed: it belongs to all of them. */
export const historyObjects: OtherUsersFixture = async (t) => {
  const id = await changeOnce(t)
  const many = await changeMany(t)
  return {
    batch: {
      mine: { id: many },
      others: [{ name: 'one of an editor', id: many, owner: admin, stranger: hidden, admin: 'allowed' }],
    },
    'past change': {
      mine: { id },
      others: [{ name: 'one of an editor', id, owner: admin, stranger: hidden, admin: 'allowed' }],
    },
  }
}
