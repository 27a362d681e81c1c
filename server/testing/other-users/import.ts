import { appliedImports } from '../../src/history/tables'
import { admin } from '../test-api'
import { hidden, type OtherUsersFixture } from './fixture'

const id = '01990000-0000-7000-8000-00000000c003'

/** Applied imports, accessible to all editors. */
export const importObjects: OtherUsersFixture = async (t) => {
  await t.db.insert(appliedImports).values({ id, source: 'file', name: 'dom.zip', createdAt: new Date(0) })
  return {
    'applied import': {
      mine: { id },
      others: [{ name: 'one of an editor', id, owner: admin, stranger: hidden, admin: 'allowed' }],
    },
  }
}
