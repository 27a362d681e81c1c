/** What other domains may import of the media library. */
export { mediaFileRoutes } from './file-routes'
