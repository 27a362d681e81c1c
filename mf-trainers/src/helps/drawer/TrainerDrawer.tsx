import type { Exercise } from '@mowka/contract/schemas/learning'
import type { TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { Skeleton } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { onDemand, usePreload } from '../../core/on-demand/on-demand'
import type MoreSheetPart from './MoreSheet'

/** The sentence on the screen with its mode and lesson. */
export type DrawerSentence = { exercise: Exercise; mode: TrainerModeName; lessonId: string }

/** Height reserved for the entries in px, so that nothing below moves when they load. */
export const ENTRIES_HEIGHT = 266

/** The entries, loaded on first use. */
const SentenceEntries = onDemand<DrawerSentence & { onClose?: () => void }>(
  () => import(/* webpackChunkName: "drawer" */ './SentenceEntries'),
  <Skeleton height={ENTRIES_HEIGHT} radius={16} />,
)

/**
 * Drawer entries for the current sentence: favourite, notes, report, shortcuts (L-TRN-08). Usage:
 * `drawer={<SentenceDrawer of={store} lessonId={lesson._id} />}`.
 */
export const SentenceDrawer = observer(function SentenceDrawer({
  of,
  lessonId,
}: {
  /** The current sentence and mode, such as a trainer's store. */
  of: { readonly item: { exercise: Exercise } | null; readonly mode: { name: TrainerModeName } }
  lessonId: string
}) {
  const exercise = of.item?.exercise
  if (!exercise) return null
  return <SentenceEntries key={exercise._id} exercise={exercise} mode={of.mode.name} lessonId={lessonId} />
})

const MoreSheet = onDemand<ComponentProps<typeof MoreSheetPart>>(
  () => import(/* webpackChunkName: "more" */ './MoreSheet'),
)

/**
 * The drawer of a trainer. Its code isn't part of the first page: it loads when an exercise is shown and the browser
 * is idle.
 */
export function TrainerDrawer({
  open,
  isReady,
  ...sheet
}: ComponentProps<typeof MoreSheetPart> & {
  open: boolean
  /** Whether an exercise is shown. */
  isReady: boolean
}) {
  usePreload([MoreSheet, SentenceEntries], isReady)
  return open ? <MoreSheet {...sheet} /> : null
}
