import type { Config } from '../config'
import type { Policy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import type { Services } from '../services'
import { isValidToken } from './export-service'
import { exportKey, readExport } from './export-store'

/** Anyone with a signed download link: only the export's owner receives one, and it expires. */
export const exportLink = ({
  config,
  storage,
}: {
  config: Config
  storage: Services['storage']
}): Policy<'anyone', { params: { id: string }; query: { token: string } }, Uint8Array> => ({
  name: 'signed link',
  who: 'anyone',
  openBecause: 'opened by a link on the profile page; the signature authorizes it',
  objects: [{ kind: 'data export', at: 'params.id' }],
  load: async ({ db, now, params, query }) => {
    if (!isValidToken(config, params.id, query.token, now)) {
      throw forbidden('LINK_EXPIRED', 'This link is not good any more')
    }
    const row = await readExport(db, params.id)
    const file = row?.keptUntil && row.keptUntil > now ? await storage.get(exportKey(row.id)) : null
    if (!file) throw notFound('The copy')
    return file
  },
})
