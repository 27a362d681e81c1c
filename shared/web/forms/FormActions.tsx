import { Alert, Button, type ButtonProps, Muted, Row, Stack } from '@mowka/kernel/ui'
import type { MouseEvent, ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import styled from 'styled-components'
import { REST } from './Form'
import { focusField, useFormAround } from './form-context'
import { useFormTexts } from './form-texts'
import { mistakesShown } from './mistakes-shown'

const ToField = styled.button`
  padding: 2px 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
`

/** What keeps the form from being sent, once someone has tried: each field by name, one press away. */
function Mistakes() {
  const { t } = useFormTexts()
  const form = useForm()
  const { fields } = useFormAround()
  const { submitFailed, submitErrors, dirtySinceLastSubmit } = useFormState({
    subscription: {
      submitFailed: true,
      submitErrors: true,
      errors: true,
      touched: true,
      dirtySinceLastSubmit: true,
    },
  })
  const mistakes = submitFailed ? mistakesShown(form, fields) : []
  const rest = !dirtySinceLastSubmit && submitErrors?.[REST]
  // Always there, because what comes with its words is often not read out.
  return (
    <div role="status">
      {mistakes.length > 0 && (
        <Alert kind="error" live={false}>
          <span>{t('summary', { count: mistakes.length })}</span>{' '}
          {mistakes.map(({ id, label }, index) => (
            <span key={id}>
              {index > 0 && <span>, </span>}
              <ToField type="button" onClick={() => focusField(id)}>
                {label}
              </ToField>
            </span>
          ))}
        </Alert>
      )}
      {mistakes.length === 0 && rest && (
        <Alert kind="error" live={false}>
          {t('refused')}
        </Alert>
      )}
    </div>
  )
}

/**
 * A press takes no focus: the mistake of the field that was left would move the button from under the pointer. A field
 * that takes what is typed when it is left, a tag without Enter, has to be left before the form is sent.
 */
const keepFocus = (event: MouseEvent) => {
  if (!document.activeElement?.matches('[data-takes-on-blur]')) event.preventDefault()
}

/**
 * The end of a form: what is wrong, the button that sends it, and others next to it. The button waits for a change
 * unless the form may be sent as it is (`always`), and says so while everything is saved.
 */
export function FormActions({
  submit,
  always = false,
  untilValid = false,
  inDialog = false,
  children,
  ...button
}: {
  /** The words on the button. */
  submit: ReactNode
  always?: boolean
  /** The button waits for valid values, too: for a form of one field, which says itself what is wrong. */
  untilValid?: boolean
  /** At the right, the button that sends it last. */
  inDialog?: boolean
  /** Other buttons. */
  children?: ReactNode
} & Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'leftIcon' | 'rightIcon'>) {
  const { t } = useFormTexts()
  const { pristine, submitting, hasValidationErrors } = useFormState({
    subscription: { pristine: true, submitting: true, hasValidationErrors: true },
  })
  const { wasSaved } = useFormAround()
  const waits = (pristine && !always) || (untilValid && hasValidationErrors)
  const saved = <Muted role="status">{waits && !untilValid && !submitting && wasSaved && t('saved')}</Muted>
  return (
    <Stack gap={3}>
      <Mistakes />
      <Row justify={inDialog ? 'end' : 'start'} onMouseDown={keepFocus}>
        {inDialog && (
          <>
            {saved}
            {children}
          </>
        )}
        <Button
          variant="navy"
          {...button}
          type="submit"
          loading={submitting}
          // Not `disabled`: a person who has just pressed it keeps the focus.
          aria-disabled={waits && !submitting}
        >
          {submit}
        </Button>
        {!inDialog && (
          <>
            {children}
            {saved}
          </>
        )}
      </Row>
    </Stack>
  )
}
