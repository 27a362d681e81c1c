import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { Skeleton } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import type { SelectorMode } from '../../core/mode/mode-cycle'
import { onDemand } from '../../core/on-demand/on-demand'

/** A sentence on the screen, and where. */
export type DrawerSentence = { exercise: Exercise; mode: SelectorMode; lessonId: string }

/** px: nothing below may jump when the entries come. */
export const ENTRIES_HEIGHT = 266

/** The entries, loaded when they are shown. */
export const SentenceEntries = onDemand<DrawerSentence & { onClose?: () => void }>(
  () => import(/* webpackChunkName: "drawer" */ './SentenceEntries'),
  <Skeleton height={ENTRIES_HEIGHT} radius={16} />,
)

/**
 * What the drawer offers for the sentence on the screen: favourite, notes, a report, shortcuts (L-TRN-08). Any trainer
 * gives it to its drawer: `drawer={<SentenceDrawer of={store} lessonId={lesson._id} />}`.
 */
export const SentenceDrawer = observer(function SentenceDrawer({
  of,
  lessonId,
}: {
  /** What is on the screen: a trainer's store has both. */
  of: { readonly item: { exercise: Exercise } | null; readonly mode: { name: SelectorMode } }
  lessonId: string
}) {
  const exercise = of.item?.exercise
  if (!exercise) return null
  return <SentenceEntries key={exercise._id} exercise={exercise} mode={of.mode.name} lessonId={lessonId} />
})
