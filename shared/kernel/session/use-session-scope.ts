import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import { session } from './session-store'

const subscribe = (onChange: () => void) => reaction(() => session.scope, onChange)
const read = () => session.scope

/** Re-renders when the language pair or the user changes, also in a component that is not an observer. */
export const useSessionScope = (): string => useSyncExternalStore(subscribe, read)
