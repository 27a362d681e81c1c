import type { Config } from '../config'
import type { Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import type { Services } from '../services'
import { isGoodToken } from './export-service'
import { exportKey, readExport } from './export-store'

/** Anyone who has a signed link to a copy: only its owner gets one, and it is good for a while. */
export const exportLink = ({
  config,
  storage,
}: {
  config: Config
  storage: Services['storage']
}): Policy<'anyone', { params: { id: string }; query: { token: string } }, Uint8Array> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'a link on the page of the profile opens it; its signature is the permission',
  objects: [{ kind: 'data export', at: 'params.id' }],
  load: async ({ db, now, params, query }) => {
    if (!isGoodToken(config, params.id, query.token, now)) {
      throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    }
    const row = await readExport(db, params.id)
    const file = row?.keptUntil && row.keptUntil > now ? await storage.get(exportKey(row.id)) : null
    if (!file) throw notFound('The copy')
    return file
  },
})
