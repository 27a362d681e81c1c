import { shellConfig } from '@mowka/build/shell'
import { routes } from '@mowka/contract/routes'
import { routeTable } from './src/routes/route-table'

const remoteRoutes = routeTable.flatMap(({ name, content }) =>
  'remote' in content ? [{ name, path: routes[name], remote: content.remote, page: content.page }] : [],
)

export default shellConfig(import.meta.dirname, remoteRoutes)
