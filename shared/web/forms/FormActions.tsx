import { Alert, Button, type ButtonProps, Muted, Row, Stack } from '@mowka/kernel/ui'
import type { MouseEvent, ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import styled from 'styled-components'
import { REST } from './Form'
import { focusField, useFormAround } from './form-state'
import { useFormTexts } from './form-texts'
import { mistakesShown } from './use-form-field'

const ToField = styled.button`
  padding: 2px 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: inherit;
  text-decoration: underline;
  text-underline-offset: 3px;
`

/** Error summary after an attempt to submit: links to each invalid field. */
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
  // Always rendered, because live regions that appear with their text are often not announced.
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
 * Prevents the click from moving focus: the error of a blurred field would move the button away from the pointer. A
 * field that accepts text on blur, such as a tag without Enter, must be blurred before submitting.
 */
const keepFocus = (event: MouseEvent) => {
  if (!document.activeElement?.matches('[data-takes-on-blur]')) event.preventDefault()
}

/**
 * End of a form: error summary, submit button and other buttons. The submit button is disabled without changes,
 * unless the form may be submitted unchanged (`always`), and indicates when everything is saved.
 */
export function FormActions({
  submit,
  always = false,
  untilValid = false,
  inDialog = false,
  children,
  ...button
}: {
  /** Label of the submit button. */
  submit: ReactNode
  always?: boolean
  /** Also disables the button while values are invalid: for a form with one field that shows its own error. */
  untilValid?: boolean
  /** Aligns right, with the submit button last. */
  inDialog?: boolean
  /** Other buttons. */
  children?: ReactNode
} & Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'leftIcon' | 'rightIcon' | 'kbd' | 'aria-keyshortcuts'
>) {
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
          // Not `disabled`, so that the button retains focus after a click.
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
