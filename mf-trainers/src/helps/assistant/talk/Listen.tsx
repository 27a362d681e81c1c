import { SLOW_RATE } from '@mowka/domain/playback'
import { audio, usePresses } from '@mowka/kernel/platform/study'
import { AudioButtonView } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ChatStore } from '../chat/chat-store'

/** Plays a text from a reply (L-AI-18), slowly on a double press (C01). */
export const Listen = observer(function Listen({
  chat,
  text,
  label,
  onFailure,
}: {
  chat: ChatStore
  text: string
  label: string
  onFailure: () => void
}) {
  const [recordingId, setRecordingId] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const isPlaying = recordingId !== null && audio.current === recordingId
  const play = async (rate?: number) => {
    setLoading(true)
    try {
      const id = await chat.recordingOf(text)
      setRecordingId(id)
      setLoading(false)
      if ((await audio.play(id, rate)) === 'failed') onFailure()
    } catch {
      setLoading(false)
      onFailure()
    }
  }
  const press = usePresses(text, (times) => void play(times === 2 ? SLOW_RATE : undefined))
  return (
    <AudioButtonView
      label={label}
      playing={isPlaying || isLoading}
      disabled={isPlaying || isLoading}
      onClick={press}
    />
  )
})
