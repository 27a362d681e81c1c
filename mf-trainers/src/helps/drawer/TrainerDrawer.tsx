import type { ComponentProps } from 'react'
import { onDemand, usePreload } from '../../core/on-demand/on-demand'
import type MoreSheetPart from './MoreSheet'
import { SentenceEntries } from './SentenceDrawer'

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
