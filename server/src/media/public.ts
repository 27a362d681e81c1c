/** Media functions for other domains. */
export { mediaFileRoutes } from './file-routes'
