import { required } from '@mowka/domain/rules'
import { Button, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import type { Outcome } from '@mowka/web/api'
import { Form, FormActions, TextInput, useGuardedClose } from '@mowka/web/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

type Values = { name: string }

/** Asks for the name of a file or folder. `problemOf` returns the error message for an invalid name. */
export function NameDialog({
  title,
  label,
  note,
  submit,
  name = '',
  problemOf,
  save,
  onClose,
}: {
  title: string
  label: string
  note: string
  submit: string
  name?: string
  problemOf: (name: string) => string | null
  save: (name: string) => Promise<Outcome<unknown>>
  onClose: () => void
}) {
  const { t } = useTranslation('common')
  const { close, onDirty } = useGuardedClose(onClose)
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <ResponsiveDialog open onClose={close} title={title} size="sm">
      <Form<Values>
        initialValues={{ name }}
        of={name}
        aria-label={title}
        onDirty={onDirty}
        onSaved={onClose}
        save={(values) => save(values.name)}
      >
        <Stack gap={4}>
          <div
            onInput={({ target }) =>
              target instanceof HTMLInputElement &&
              setProblem(target.value === '' ? null : problemOf(target.value))
            }
          >
            <TextInput<Values>
              name="name"
              label={label}
              note={problem ?? note}
              rules={[required, (typed) => (problemOf(typed) ? { code: 'INVALID' } : undefined)]}
            />
          </div>
          <FormActions submit={submit} variant="primary" inDialog>
            <Button onClick={close}>{t('cancel')}</Button>
          </FormActions>
        </Stack>
      </Form>
    </ResponsiveDialog>
  )
}
