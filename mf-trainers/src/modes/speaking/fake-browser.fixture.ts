import { act } from '@testing-library/react'
import { forgetAccess } from './speaking-ports'

type Granted = 'prompt' | 'granted' | 'denied'

/**
 * A fake browser with a microphone that the test allows, refuses or disconnects, and a recorder with a length set by
 * the test.
 */
export function fakeBrowser() {
  let ahead = 0
  let permission: Granted = 'prompt'
  let refusal: string | null = null
  let content = 'sound'
  let permissionStatus: { state: Granted; onchange: (() => void) | null } | null = null
  const tracks: { stop: jest.Mock; onended: (() => void) | null }[] = []
  const getUserMedia = jest.fn(async () => {
    if (refusal) throw new DOMException('no', refusal)
    const track = { stop: jest.fn(), onended: null }
    tracks.push(track)
    return { getTracks: () => [track] }
  })

  class FakeRecorder {
    static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus'
    mimeType = 'audio/webm;codecs=opus'
    ondataavailable: ((event: { data: Blob }) => void) | null = null
    onstop: (() => void) | null = null
    onerror: (() => void) | null = null
    start() {}
    pause() {}
    resume() {}
    stop() {
      this.ondataavailable?.({ data: new Blob([content], { type: 'audio/webm' }) })
      this.onstop?.()
    }
  }

  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, value })
  define(globalThis, 'MediaRecorder', FakeRecorder)
  define(navigator, 'mediaDevices', { getUserMedia })
  define(navigator, 'permissions', {
    query: async () => {
      permissionStatus = { state: permission, onchange: null }
      return permissionStatus
    },
  })
  const { now } = performance
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ahead)
  forgetAccess()

  return {
    getUserMedia,
    /** Whether a microphone is in use. */
    isOpen: () => tracks.some(({ stop }) => stop.mock.calls.length === 0),
    /** Sets the stored permission. */
    remembers: (state: Granted) => {
      permission = state
    },
    /** Changes the permission in the browser's settings. */
    changes: (state: Granted) => {
      if (!permissionStatus) return
      permissionStatus.state = state
      act(() => permissionStatus?.onchange?.())
    },
    /** Makes the next microphone requests fail with an error of this name; `null` lets them succeed. */
    fails: (name: string | null) => {
      refusal = name
    },
    records: (what: string) => {
      content = what
    },
    passes: (milliseconds: number) => {
      ahead += milliseconds
    },
    /** Removes the recorder from the browser. */
    cannotRecord: () => define(globalThis, 'MediaRecorder', undefined),
  }
}
