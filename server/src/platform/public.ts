export { seedReleases } from './seed-releases'
