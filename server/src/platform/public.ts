export { seedReleases } from './releases/seed'
