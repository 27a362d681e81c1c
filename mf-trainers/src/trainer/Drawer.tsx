import type { ComponentProps } from 'react'
import { onDemand } from '../drawer/on-demand'
import { SentenceEntries } from '../drawer/SentenceDrawer'
import { usePreload } from '../drawer/use-preload'
import type MoreSheetPart from './MoreSheet'

const MoreSheet = onDemand<ComponentProps<typeof MoreSheetPart>>(
  () => import(/* webpackChunkName: "more" */ './MoreSheet'),
)

/** The drawer of a trainer. No first page carries it: it comes when there is something to work at, and time. */
export function Drawer({
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
