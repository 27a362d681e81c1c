import { audio } from '@mowka/kernel/platform/study'
import { session } from '@mowka/kernel/session'
import { reaction } from 'mobx'
import { useEffect, useEffectEvent, useState } from 'react'
import { connectMediaControls, type MediaNames } from './media-controls'
import { AudioPlayer } from './player-store'
import { Silence } from './silence'
import { readPlace, storePlace } from './stored-place'

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
