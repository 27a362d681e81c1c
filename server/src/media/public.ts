/** Media functions for other domains. */
export { mediaFileRoutes } from './routes'
