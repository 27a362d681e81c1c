/**
 * Components of a trainer, without state and texts, for remotes that train sentences or words. They aren't in the
 * kernel; each remote bundles the ones it uses.
 */
export { ActionBar, PrimaryAction, ActionButton } from './frame/ActionBar'
export { barTone, comboTriggers, indicatorAnimates, SUCCESS_RESET } from './combo'
export { keepFocus, focusPrimary, focusWork, PRIMARY, WORK } from './keys/focus'
export { useKeyboardOpen } from './keyboard/keyboard-open'
export { Body, Side, SideCard, Task, Top, Turn, SayBubble } from './frame/layout'
export { ResultFrame, ResultHead, type ResultTone } from './frame/ResultFrame'
export { ActionPair, SidePanel } from './frame/SidePanel'
export { SpecialCharacters } from './keyboard/SpecialCharacters'
export { type Shortcut, type ShortcutGroup, useShortcut } from './keys/shortcut'
export { singleKeysWork, switchSingleKeys } from './keys/single-keys'
export { playSuccessSound, useTrainerAudio } from './sounds'
export { formatMinutes, TimerLine } from './frame/TimerLine'
export { TopBar } from './frame/TopBar'
export { type DialogChoice, TrainerDialog, TrainerSheet } from './frame/TrainerDialog'
export { browserClock, type Clock, Timers } from './timers'
export { PASSES_ENTER, useEnter } from './keys/use-enter'
export { useFieldInView, useKeyboardInset } from './keyboard/screen-keyboard'
