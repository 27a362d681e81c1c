/**
 * Parts of a trainer, without state and without their own words: a remote that trains something (sentences, words) puts
 * them together. They are no part of the kernel, every remote bundles what it uses.
 */
export { ActionBar } from './ActionBar'
export { ActionButton } from './ActionButton'
export { barTone, comboTriggers, indicatorAnimates, SUCCESS_RESET } from './combo'
export { keepFocus } from './keep-focus'
export { Body, Side, SideCard, Task, Turn } from './layout'
export { PrimaryAction } from './PrimaryAction'
export { ResultFrame, ResultHead, type ResultTone } from './ResultFrame'
export { SayBubble } from './SayBubble'
export { ActionPair, SidePanel } from './SidePanel'
export { SpecialCharacters } from './SpecialCharacters'
export { playSuccessSound } from './success-sound'
export { formatMinutes, TimerLine } from './TimerLine'
export { TopBar } from './TopBar'
export { type DialogChoice, TrainerDialog } from './TrainerDialog'
export { SheetPart, TrainerSheet } from './TrainerSheet'
export { PASSES_ENTER, useEnter } from './use-enter'
export { focusPrimary, focusWork, WORK } from './work-focus'
