import { admin, type TestApi } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

const requestId = '01990000-0000-7000-8000-00000000c001'
const batchId = '01990000-0000-7000-8000-00000000c002'

/** Creates and changes a course in the panel; returns the id of the change. */
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

/** Changes a course in a batch; returns the id of the batch. */
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

/** Content changes, accessible to all editors. */
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
