import { type ApiError, keepUnsaved } from '@mowka/kernel/platform'
import type { Outcome } from '@mowka/web/api'
import { dequal } from 'dequal/lite'
import { setIn } from 'final-form'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Form as FinalForm, type FormRenderProps, useForm } from 'react-final-form'
import { storeEntry } from './drafts'
import { FormContext, focusField, type ListedField, startOver, useFormAround } from './form-state'
import { refusedFields } from './refused-fields'
import { formHere, readInput, type Survival, useUnsavedInput } from './unsaved-input'
import { mistakesShown } from './use-form-field'
import { useLeaveQuestion } from './use-guarded-close'

/** Key of server errors that belong to no field. */
export const REST = '(rest)'

export type FormProps<Values> = {
  /** Initial values of all fields. Newer values replace unchanged ones; typed ones stay. */
  initialValues: Values
  /**
   * Submits the values, usually `(values) => write.run({ body: values })`. Called only with valid values (P-FORM-12).
   */
  save: (values: Values) => Promise<Outcome<unknown>>
  /** Called after saving, e.g. to open another page: the form no longer asks about unsaved changes. */
  onSaved?: () => void
  /** Whether the fields show the saved values after saving, or are cleared (inviting the next member). */
  afterSaving?: 'keep' | 'empty'
  /** Called when the form becomes dirty or clean; for a surrounding dialog (`useGuardedClose`). */
  onDirty?: (isDirty: boolean) => void
  /** `false` for input that isn't worth a question: a search, a code. */
  guarded?: boolean
  /** Distinguishes forms with the same fields on one page. */
  of?: string
  /**
   * Version of the edited object, if saving depends on it: stored with the typed values when the session expires, and
   * passed to `onKept` when they are restored.
   */
  seen?: unknown
  onKept?: (seen: unknown) => void
  /** Name of a form without a heading. */
  'aria-label'?: string
  'aria-labelledby'?: string
  className?: string
  children: ReactNode
}

/** Converts server errors to the form library's structure: nested by field name. */
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
 * A form: named fields with label, help text and error, and the first invalid one focused on submit. Errors of a 422
 * appear on their fields in the interface language. Typed values survive a failure and an expired session, and
 * leaving with unsaved changes asks for confirmation. The call shows its own outcome (`useWrite`); pass it `failure:
 * notifyUnlessFieldErrors` to avoid duplicate messages.
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
  // Starts with the initial values of that time, so that newer values are merged as in any open form.
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
          if (own) storeEntry(own, null)
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
  const isOver = useUnsavedInput({ ...survival, element })

  const question = useEffectEvent(() => (form.getState().dirty && !isOver.current ? ask() : null))
  const isKept = guarded && dirty
  useEffect(() => (isKept ? keepUnsaved(() => question()) : undefined), [isKept])

  // Runs in the commit that marks the fields.
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
