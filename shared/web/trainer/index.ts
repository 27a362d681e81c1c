/**
 * Components of a trainer, without state and texts, for remotes that train sentences or words. They aren't in the
 * kernel; each remote bundles the ones it uses.
 */

export { barTone, comboTriggers, indicatorAnimates, SUCCESS_RESET } from './combo'
export { ActionBar, ActionButton, PrimaryAction } from './frame/ActionBar'
export { useGesture } from './frame/gesture'
export { Body, SayBubble, Side, SideCard, Task, Top, Turn } from './frame/layout'
export { ResultFrame, ResultHead, type ResultTone } from './frame/ResultFrame'
export { ActionPair, SidePanel } from './frame/SidePanel'
export { formatMinutes, TimerLine, TopBar } from './frame/TopBar'
export { type DialogChoice, TrainerDialog, TrainerSheet } from './frame/TrainerDialog'
export { SpecialCharacters } from './keyboard/SpecialCharacters'
export { useFieldInView, useKeyboardInset, useKeyboardOpen } from './keyboard/screen-keyboard'
export { focusPrimary, focusWork, keepFocus, PRIMARY, WORK } from './keys/focus'
export {
  type Shortcut,
  type ShortcutGroup,
  singleKeysWork,
  switchSingleKeys,
  useShortcut,
} from './keys/shortcut'
export { PASSES_ENTER, useEnter } from './keys/use-enter'
export { answerSound, playSound, type Sound } from './sounds'
export { browserClock, type Clock, Timers } from './timers'
export { useTrainerAudio } from './trainer-audio'
