import type { ComponentProps } from 'react'
import { onDemand } from '../../core/on-demand/on-demand'
import { usePreload } from '../../core/on-demand/use-preload'
import type MoreSheetPart from './MoreSheet'
import { SentenceEntries } from './SentenceDrawer'

const MoreSheet = onDemand<ComponentProps<typeof MoreSheetPart>>(
  () => import(/* webpackChunkName: "more" */ './MoreSheet'),
)

/** The drawer of a trainer. No first page carries it: it comes when there is something to work at, and time. */
export function TrainerDrawer({
  open,
  isReady,
  ...sheet
}: ComponentProps<typeof MoreSheetPart> & {
  open: boolean
  /** Something is on the screen. */
  isReady: boolean
}) {
  usePreload([MoreSheet, SentenceEntries], isReady)
  return open ? <MoreSheet {...sheet} /> : null
}
