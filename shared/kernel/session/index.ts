export { type SessionStatus, SessionStore, session, useSessionScope } from './session-store'
