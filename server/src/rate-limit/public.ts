export { rateLimitStore, WINDOW } from './store'
