import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { Dialogue, Introduction, LessonIntroduction } from '@mowka/contract/schemas/lesson-teaching'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import type { ExerciseKind } from '@mowka/domain/exercise/exercise-kinds'
import type { SampleExercise } from '@mowka/domain/exercise/samples'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { ComponentType } from 'react'

/** Texts per interface language, loaded on demand. */
export type TextsLoader = Record<InterfaceLang, () => Promise<{ default: Record<string, unknown> }>>

/**
 * Texts of a remote by part: `locales/<part>/{pl,en}.json`, in chunks `texts-<part>-<language>`. All parts share the
 * remote's namespace, and no key, unless one names its own.
 */
export type TextParts = Record<string, TextsLoader & { namespace?: string }>

/** The parts of the texts that each page or widget shows. They load in parallel with it. */
export type PartsOf<Name extends string, Part extends string> = Record<Name, readonly Part[]>

type LoadComponent<Props> = () => Promise<{ default: ComponentType<Props> }>

/** The texts of a remote: all of them with each page, or only the parts that the page shows. */
export type RemoteTexts =
  | { texts: TextsLoader; textsOf?: undefined }
  | { texts: TextParts; textsOf: PartsOf<string, string> }

/**
 * Public interface of a remote's `./pages`: its pages by name, and its texts. Pages have no props: they read the
 * route.
 */
export type RemotePages<Name extends string = string> = {
  pages: Record<Name, LoadComponent<Record<string, never>>>
} & RemoteTexts

/**
 * The result of a part of the deck for today: the number of words, those that were missed, and the right answers in a row,
 * at the end and at most. Earlier releases of the widget don't report the latter.
 */
export type DueWordsResult = {
  words: number
  run?: { now: number; best: number }
  missed: readonly { id: string; answer: string; example: string; recordingId: string | null }[]
}

/** Props of all widgets that other remotes may use, by `remote/Widget`. */
export type WidgetProps = {
  'learning/NoAccess': { courseId?: string; onTrialStarted?: () => void }
  'commerce/PaymentsTab': Record<never, never>
  'company/RedeemAccessCode': Record<never, never>
  /** A writing exercise as learners see it; nothing is recorded. */
  'trainers/WritingTrainer': {
    exercise: Exercise
    kind: ExerciseKind
    /** Whether the server judges by the stored exercise, or by the answers in `exercise`. */
    isStored: boolean
    /** Called with each verdict. */
    onResult?: (result: AttemptResult) => void
  }
  /** The feedback for a visitor's answer to a sample exercise, judged on the device. */
  'trainers/SampleResult': {
    sample: SampleExercise
    input: string
    /** Called once with the verdict. */
    onResult: (isRight: boolean) => void
  }
  /** An introduction that is being edited. */
  'trainers/IntroductionPreview': {
    introduction: Omit<Introduction, 'examples'> & Pick<LessonIntroduction, 'examples'>
    lang: LangCode
  }
  /** Due words as a part of the deck for today. */
  'vocabulary/DueWords': {
    /** Maximum number of words. */
    limit: number
    /** The items of the deck: those before this part, and all. */
    before: number
    total: number
    /** Title of the deck. */
    title: string
    close: { to: string; label: string }
    /** Called once at the end, also if nothing is due. */
    onEnd: (result: DueWordsResult) => void
  }
  /** The search over all content and the given pages of the panel, inside a dialog. */
  'admin/PanelSearch': {
    pages: readonly { label: string; address: string }[]
    /** Called before a result is opened. */
    onClose: () => void
  }
  /** The lines of a dialogue that is being edited. */
  'trainers/DialoguePreview': { dialogue: Pick<Dialogue, 'speakers' | 'lines'>; lang: LangCode }
}

/** The name of a widget. */
export type WidgetName = keyof WidgetProps

type RemoteOf<Name extends string> = Name extends `${infer Remote}/${string}` ? Remote : never
type WidgetOf<Name extends string, Remote extends string> = Name extends `${Remote}/${infer Widget}`
  ? Widget
  : never

/** Public interface of a remote's `./widgets`: exactly the widgets declared under its name. */
export type RemoteWidgets<Remote extends RemoteOf<WidgetName>> = {
  widgets: {
    [Widget in WidgetOf<WidgetName, Remote>]: LoadComponent<WidgetProps[`${Remote}/${Widget}` & WidgetName]>
  }
} & RemoteTexts

type WidgetRenderer = ComponentType<{ name: WidgetName; props: WidgetProps[WidgetName] }>

let Renderer: WidgetRenderer | null = null

/** Installs the component that loads and renders widgets. Only for the shell and tests. */
export function provideWidgetRenderer(renderer: WidgetRenderer): void {
  Renderer = renderer
}

/**
 * Renders a widget of another remote, with its own skeleton and error state: `<RemoteWidget name="learning/NoAccess"
 * />`. Remotes never import each other.
 */
export function RemoteWidget<Name extends WidgetName>({
  name,
  ...props
}: { name: Name } & WidgetProps[Name]) {
  return Renderer && <Renderer name={name} props={props as WidgetProps[WidgetName]} />
}
