import { type ApiError, keepUnsaved } from '@mowka/kernel/platform'
import { dequal } from 'dequal/lite'
import { setIn } from 'final-form'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Form as FinalForm, type FormRenderProps, useForm } from 'react-final-form'
import type { Outcome } from '../api'
import { keepEntry } from './drafts'
import { FormContext, focusField, type ListedField, useFormAround } from './form-context'
import { formHere, readInput } from './kept-input'
import { mistakesShown } from './mistakes-shown'
import { refusedFields } from './refused-fields'
import { startOver } from './start-over'
import { type Survival, useKeptInput } from './use-kept-input'
import { useLeaveQuestion } from './use-leave-question'

/** The key of what the server refused without a field for it. */
export const REST = '(rest)'

export type FormProps<Values> = {
  /**
   * The initial values of the fields, every field of them. A newer state replaces what nobody has changed; what someone
   * has typed stays.
   */
  initialValues: Values
  /** Sends the values, usually `(values) => write.run({ body: values })`. Called only with valid values (P-FORM-12). */
  save: (values: Values) => Promise<Outcome<unknown>>
  /** What happens once all is saved, e.g. going to another page: the form asks nothing any more. */
  onSaved?: () => void
  /** After saving, the fields keep what was saved, or start over (inviting the next person). */
  afterSaving?: 'keep' | 'empty'
  /** Told whether something is unsaved; for a dialog around the form (`useGuardedClose`). */
  onDirty?: (isDirty: boolean) => void
  /** False for what nobody would miss: a search, a code. */
  guarded?: boolean
  /** Which one it is, where a page opens forms of the same fields for different things. */
  of?: string
  /**
   * The state that is worked on, where saving depends on it: kept together with what is typed when the sign-in ends,
   * and given to `onKept` when the form has that again.
   */
  seen?: unknown
  onKept?: (seen: unknown) => void
  /** Names the form where no heading does. */
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

/** What the server refused, as the form's library wants it: by field, nested as the names are. */
function submissionErrors(error: ApiError, fields: ReadonlyMap<string, ListedField>): object {
  const refused = refusedFields(error, [...fields.keys()])
  const errors = [...refused.fields].reduce<object>(
    (all, [name, mistake]) => setIn(all, name, mistake) ?? all,
    {},
  )
  if (refused.hasMore) Object.assign(errors, { [REST]: { code: 'INVALID' } })
  return errors
}

/**
 * A form: fields by name with label, help and mistake, the first of them focused when it cannot be sent; a 422 lands on
 * its fields in the reader's language; what is typed survives a failure, and a sign-in that ends before it is saved, and
 * is not left behind without a question.
 * The call says itself how it ended (`useWrite`); give it `failure: sayUnlessFields` so that it says nothing twice.
 */
export function Form<Values extends object>({
  initialValues,
  save,
  onSaved,
  afterSaving = 'keep',
  guarded = true,
  of,
  seen,
  onKept,
  children,
  ...rest
}: FormProps<Values>) {
  const [fields] = useState(() => new Map<string, ListedField>())
  const [wasSaved, setWasSaved] = useState(false)
  const knowledge = useMemo(() => ({ fields, wasSaved }), [fields, wasSaved])
  const name = () => (guarded ? formHere(initialValues, of) : null)
  // It begins as it began then, so that the newer state comes to it as to any form that is open.
  const [kept, setKept] = useState(() => readInput(name()))
  return (
    <FormContext value={knowledge}>
      <FinalForm<Values>
        initialValues={kept ? { ...initialValues, ...kept.before } : initialValues}
        initialValuesEqual={dequal}
        keepDirtyOnReinitialize
        subscription={{ dirty: true }}
        onSubmit={async (values, form) => {
          const outcome = await save(values)
          if (!outcome.ok) return submissionErrors(outcome.error, fields)
          const own = name()
          if (own) keepEntry(own, null)
          if (afterSaving === 'empty') startOver(form, initialValues)
          else form.initialize(values)
          setWasSaved(true)
          onSaved?.()
          return undefined
        }}
      >
        {({ handleSubmit, dirty }) => (
          <Body
            {...rest}
            handleSubmit={handleSubmit}
            dirty={dirty === true}
            guarded={guarded}
            survival={{
              name,
              seen,
              kept,
              onTaken: (input) => {
                onKept?.(input.seen)
                setKept(null)
              },
            }}
          >
            {children}
          </Body>
        )}
      </FinalForm>
    </FormContext>
  )
}

function Body({
  handleSubmit,
  dirty,
  guarded,
  survival,
  onDirty,
  children,
  ...rest
}: Pick<FormProps<object>, 'children' | 'onDirty' | 'className' | 'aria-label' | 'aria-labelledby'> &
  Pick<FormRenderProps, 'handleSubmit'> & {
    dirty: boolean
    guarded: boolean
    survival: Survival
  }) {
  const form = useForm()
  const { fields } = useFormAround()
  const ask = useLeaveQuestion()
  const element = useRef<HTMLFormElement>(null)
  const tell = useEffectEvent((isDirty: boolean) => onDirty?.(isDirty))
  useEffect(() => tell(dirty), [dirty])
  const isOver = useKeptInput({ ...survival, element })

  const question = useEffectEvent(() => (form.getState().dirty && !isOver.current ? ask() : null))
  const isKept = guarded && dirty
  useEffect(() => (isKept ? keepUnsaved(() => question()) : undefined), [isKept])

  // In the commit that marks the fields.
  const [failures, setFailures] = useState(0)
  const focusFirst = useEffectEvent(() => {
    const [first] = mistakesShown(form, fields)
    if (first) focusField(first.id)
  })
  useEffect(() => {
    if (failures > 0) focusFirst()
  }, [failures])

  return (
    <form
      {...rest}
      ref={element}
      noValidate
      onSubmit={async (event) => {
        await handleSubmit(event)
        if (form.getState().submitFailed) setFailures((count) => count + 1)
      }}
    >
      {children}
    </form>
  )
}
