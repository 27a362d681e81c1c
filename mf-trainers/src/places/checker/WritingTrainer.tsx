import type { WidgetProps } from '@mowka/kernel/platform'
import { useTrainerAudio } from '@mowka/web/trainer'
import { useEffect, useRef, useState } from 'react'
import { TrainerScreen } from '../../core/screen/TrainerScreen'
import { TrainerStore } from '../../core/store/trainer-store'
import { ShortcutsHelp } from '../../helps/shortcuts/ShortcutsHelp'
import { checkerPorts } from './checker-ports'

type Tried = WidgetProps['trainers/WritingTrainer']

/**
 * The writing trainer for one sentence, inside another page (A-CHK-05). Set a `key`, so that another sentence or kind
 * starts over.
 */
export default function WritingTrainer({ exercise, kind, isStored, onResult }: Tried) {
  const tell = useRef(onResult)
  useEffect(() => {
    tell.current = onResult
  })
  const [store] = useState(
    () => new TrainerStore(checkerPorts(exercise, kind, isStored, (result) => tell.current?.(result))),
  )
  useTrainerAudio()
  useEffect(() => {
    void store.start()
    return store.close
  }, [store])
  return (
    <>
      <TrainerScreen store={store} closeTo={null} />
      <ShortcutsHelp />
    </>
  )
}
