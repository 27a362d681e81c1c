import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { ExerciseKind } from '@mowka/domain/exercise-kinds'
import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { ComponentType } from 'react'

/** Texts of one remote in the interface languages, each loaded when it is needed. */
export type TextsLoader = Record<InterfaceLang, () => Promise<{ default: Record<string, unknown> }>>

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The face of a remote's `./pages`: its pages by name, and its texts. Pages take no props: they read the route. */
export type RemotePages<Name extends string = string> = {
  pages: Record<Name, LoadComponent<Record<string, never>>>
  texts: TextsLoader
}

/** Props of every widget that a remote may borrow from another, by `remote/Widget`. */
export type WidgetProps = {
  'learning/NoAccess': { courseId?: string; onTrialStarted?: () => void }
  'commerce/PaymentsTab': Record<never, never>
  'company/RedeemAccessCode': Record<never, never>
  /** A sentence to be written, as learners get it; nothing of it is recorded. */
  'trainers/WritingTrainer': {
    exercise: Exercise
    kind: ExerciseKind
    /** Whether the server judges by the stored exercise, or by the answers that `exercise` has here. */
    isStored: boolean
    /** Called with each verdict. */
    onResult?: (result: AttemptResult) => void
  }
}

/** The name of a widget. */
export type WidgetName = keyof WidgetProps

type RemoteOf<Name extends string> = Name extends `${infer Remote}/${string}` ? Remote : never
type WidgetOf<Name extends string, Remote extends string> = Name extends `${Remote}/${infer Widget}`
  ? Widget
  : never

/** The face of a remote's `./widgets`: exactly the widgets that are promised under its name. */
export type RemoteWidgets<Remote extends RemoteOf<WidgetName>> = {
  widgets: {
    [Widget in WidgetOf<WidgetName, Remote>]: LoadComponent<WidgetProps[`${Remote}/${Widget}` & WidgetName]>
  }
  texts: TextsLoader
}
