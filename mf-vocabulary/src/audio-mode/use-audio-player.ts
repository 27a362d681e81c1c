import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepPlace, readPlace } from './kept-place'
import { type MediaNames, offerMediaControls } from './media-controls'
import { AudioPlayer } from './player-store'
import { Silence } from './silence'

/**
 * The player of a page, with what belongs to it while the page is open: the system's media controls, the place that a
 * reload brings back (by `address`), and silence as soon as another part of the product plays something.
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
          if (place) keepPlace(address, place)
        },
        { fireImmediately: true },
      ),
      reaction(
        () => audio.current,
        (current) => {
          if (current !== null) player.giveWay(current)
        },
      ),
      offerMediaControls(player, () => currentNames()),
      player.pause,
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [player, silence, address])
  return player
}
