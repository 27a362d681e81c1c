import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { stored } from '@mowka/kernel/storage'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useState } from 'react'
import * as v from 'valibot'
import { sentenceModes } from './playback-rules'
import { AudioPlayer, type Place } from './player-store'
import { Silence } from './silence'

/** A player position with the address it belongs to. */
const storedPlace = stored(
  sessionKeys.audioPlace,
  v.object({
    address: v.string(),
    place: v.object({
      lessonId: v.string(),
      track: v.number(),
      mode: v.nullable(v.picklist(sentenceModes)),
      isRepeating: v.boolean(),
      isShuffled: v.boolean(),
      goesOn: v.boolean(),
    }),
  }),
  'session',
)

/** Reads the player position stored in this tab for an address; null if there is none or it is invalid. */
function readPlace(address: string): Place | null {
  const kept = storedPlace.read()
  return kept?.address === address ? kept.place : null
}

/** Stores the player position, so that a reload resumes there. */
const storePlace = (address: string, place: Place): void => void storedPlace.write({ address, place })

/** Lock screen texts besides the sentence. */
type MediaNames = { lesson: string; album: string }

/** The product logo, in the size that pages already load. */
const ARTWORK = [{ src: '/icons/apple-touch.png', sizes: '180x180', type: 'image/png' }]

const actions = ['play', 'pause', 'stop', 'previoustrack', 'nexttrack'] as const

/**
 * Connects the player to the system's media controls (lock screen, headset, media keys). Returns a function that
 * disconnects it.
 */
function connectMediaControls(player: AudioPlayer, names: () => MediaNames): () => void {
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

/**
 * Creates the player of a page and connects it while the page is mounted: to the system's media controls, to the
 * stored position (by `address`), and to other sounds of the product, which pause it.
 */
export function useAudioPlayer(
  lessonIds: readonly string[],
  address: string,
  names: (player: AudioPlayer) => MediaNames,
): AudioPlayer {
  const [silence] = useState(() => new Silence())
  const [player] = useState(
    () =>
      new AudioPlayer(
        lessonIds,
        { sound: audio, silence },
        {
          place: readPlace(address),
          breakSeconds: session.preferences.audioModeBreakBetweenSentances,
        },
      ),
  )
  const currentNames = useEffectEvent(() => names(player))
  useEffect(() => {
    silence.onInterrupted = player.pause
    const endings = [
      reaction(
        () => player.place,
        (place) => {
          if (place) storePlace(address, place)
        },
        { fireImmediately: true },
      ),
      reaction(
        () => audio.current,
        (current) => {
          if (current !== null) player.pauseForOtherSound(current)
        },
      ),
      connectMediaControls(player, () => currentNames()),
      player.pause,
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [player, silence, address])
  return player
}
