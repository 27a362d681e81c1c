import { type ForeignFixture, hidden } from '../testing/foreign-objects'
import { admin, type TestApi } from '../testing/test-api'

const requestId = '01990000-0000-7000-8000-00000000c001'

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

/** What editors changed: it belongs to all of them. */
export const historyObjects: ForeignFixture = async (t) => {
  const id = await changeOnce(t)
  return {
    'past change': {
      mine: { id },
      foreign: [{ what: 'one of an editor', id, owner: admin, stranger: hidden, admin: 'in' }],
    },
  }
}
