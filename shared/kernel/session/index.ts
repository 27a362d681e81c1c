export { type SessionStatus, SessionStore, session } from './session-store'
export { useSessionScope } from './use-session-scope'
