import type { ChosenPicture } from '@mowka/kernel/ui/editor'
import { type ReactNode, useCallback, useState } from 'react'
import { MediaPicker } from './MediaPicker'

type Answer = (chosen: ChosenPicture | null) => void

/** Returns a function for the text editor that asks for a picture of the media library, and the dialog to render. */
export function usePictureChooser(): {
  choosePicture: () => Promise<ChosenPicture | null>
  picker: ReactNode
} {
  const [answer, setAnswer] = useState<{ give: Answer } | null>(null)
  const choosePicture = useCallback(
    () => new Promise<ChosenPicture | null>((give) => setAnswer({ give })),
    [],
  )
  const end: Answer = (chosen) => {
    setAnswer(null)
    answer?.give(chosen)
  }
  const picker = answer && (
    // The editor writes the alternative text; the file name is no substitute.
    <MediaPicker
      onChoose={({ url }) => end(url === null ? null : { src: url, alt: '' })}
      onClose={() => end(null)}
    />
  )
  return { choosePicture, picker }
}
