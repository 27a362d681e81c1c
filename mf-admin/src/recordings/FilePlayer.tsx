import { audio } from '@mowka/kernel/platform/study'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'

const Player = styled.audio`
  width: 100%;
`

/** The player that was started last, among those of both texts. */
let latest: HTMLAudioElement | null = null

function silenceOthers(player: HTMLAudioElement): void {
  audio.stop()
  if (latest !== player) latest?.pause()
  latest = player
}

/** Plays a file before its upload. Only one file or recording plays at a time (P-AUDIO-07). */
export function FilePlayer({ url, label }: { url: string; label: string }) {
  const player = useRef<HTMLAudioElement>(null)
  useEffect(
    () =>
      reaction(
        () => audio.current !== null,
        (isOther) => isOther && player.current?.pause(),
      ),
    [],
  )
  return (
    <Player
      ref={player}
      controls
      src={url}
      aria-label={label}
      onPlay={({ currentTarget }) => silenceOthers(currentTarget)}
    />
  )
}
