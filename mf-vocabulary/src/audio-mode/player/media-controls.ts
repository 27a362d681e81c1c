import { reaction } from 'mobx'
import type { AudioPlayer } from './player-store'

/** Lock screen texts besides the sentence. */
export type MediaNames = { lesson: string; album: string }

/** The product logo, in the size that pages already load. */
const ARTWORK = [{ src: '/icons/apple-touch.png', sizes: '180x180', type: 'image/png' }]

const actions = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'] as const

/**
 * Connects the player to the system's media controls (lock screen, headset, media keys). Returns a function that
 * disconnects it.
 */
export function connectMediaControls(player: AudioPlayer, names: () => MediaNames): () => void {
  if (!('mediaSession' in navigator)) return () => {}
  const { mediaSession } = navigator
  const handle = (action: MediaSessionAction, act: (() => void) | null) => {
    try {
      mediaSession.setActionHandler(action, act)
    } catch {
      // A browser throws for an action that it doesn't support.
    }
  }
  handle('play', player.play)
  handle('pause', player.pause)
  handle('stop', player.pause)
  const stopShowing = reaction(
    () => {
      const { track, status, isFirst, isLast } = player
      return { track, status, isFirst, isLast, ...names() }
    },
    ({ track, status, isFirst, isLast, lesson, album }) => {
      handle('previoustrack', isFirst ? null : player.previous)
      handle('nexttrack', isLast ? null : player.next)
      mediaSession.playbackState = status === 'playing' ? 'playing' : 'paused'
      mediaSession.metadata = track
        ? new MediaMetadata({ title: track.answer, artist: lesson, album, artwork: ARTWORK })
        : null
    },
    { fireImmediately: true },
  )
  return () => {
    stopShowing()
    for (const action of actions) handle(action, null)
    mediaSession.metadata = null
    mediaSession.playbackState = 'none'
  }
}
