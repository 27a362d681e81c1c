import { Alert, Button, Muted, media, ResponsiveDialog, Stack, tokens } from '@mowka/kernel/ui'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { EditField } from './entity'
import { type Merge, pick } from './merge'

const Field = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  border: 0;
  > legend { padding-bottom: ${tokens.s2}; font-weight: 800; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Version = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s1} ${tokens.s2};
  align-items: center;
  padding: ${tokens.s3};
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: ${tokens.r12};
  cursor: pointer;
  &:has(:checked) { border-color: ${tokens.primary}; }
  > :nth-child(2) { font-weight: 800; }
  > :nth-child(3) { grid-column: 1 / -1; overflow-wrap: anywhere; white-space: pre-wrap; }
`
const Facts = styled.dl`
  margin: 0;
  > dt { font-weight: 800; }
  > dd { margin: 0 0 ${tokens.s2}; overflow-wrap: anywhere; }
`

type Side = 'mine' | 'theirs'

/**
 * Resolves a conflict with another editor: shows both values of each field or group that both changed, with a choice,
 * and the other editor's remaining changes, which are merged (C57). Saves only after every choice is made.
 */
export function ConflictDialog<Values extends object>({
  fields,
  mine,
  theirs,
  merged,
  saving,
  onChoose,
  onClose,
}: {
  fields: readonly EditField<Values>[]
  mine: Values
  theirs: Values
  /** The merge of both versions. */
  merged: Merge<Values>
  saving: boolean
  /** Receives the chosen values. */
  onChoose: (values: Values) => void
  /** Returns to the form with the editor's input unchanged. */
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  /** By the first field of each conflict. */
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const conflicts = merged.conflicts.flatMap((group) => {
    const inForm = fields.filter(({ name }) => group.includes(name))
    return inForm[0] ? [{ name: inForm[0].name, inForm, group }] : []
  })
  const taken = fields.filter(({ name }) => merged.theirs.includes(name))
  const isReady = conflicts.every(({ name }) => chosen[name] !== undefined)
  const ofThem = conflicts.flatMap(({ name, group }) => (chosen[name] === 'theirs' ? group : []))
  return (
    <ResponsiveDialog
      open
      size="lg"
      onClose={onClose}
      closable={!saving}
      title={t('edit.conflict.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            {t('edit.conflict.back')}
          </Button>
          <Button
            variant="primary"
            disabled={!isReady}
            loading={saving}
            onClick={() => onChoose({ ...merged.values, ...pick(theirs, ofThem) })}
          >
            {t('edit.conflict.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Muted>{t('edit.conflict.text')}</Muted>
        {conflicts.map(({ name, inForm }) => (
          <Field key={name}>
            <legend>{inForm.map(({ label }) => label).join(', ')}</legend>
            {(['theirs', 'mine'] as const).map((side) => (
              <Choice
                key={side}
                name={name}
                label={t(`edit.conflict.${side}`)}
                isChosen={chosen[name] === side}
                onChoose={() => setChosen((all) => ({ ...all, [name]: side }))}
              >
                {inForm.map((field) => (
                  <div key={field.name}>{field.show(side === 'mine' ? mine : theirs)}</div>
                ))}
              </Choice>
            ))}
          </Field>
        ))}
        {taken.length > 0 && (
          <Alert kind="info" live={false}>
            {t('edit.conflict.also')}
            <Facts>
              {taken.map(({ name, label, show }) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{show(theirs)}</dd>
                </div>
              ))}
            </Facts>
          </Alert>
        )}
      </Stack>
    </ResponsiveDialog>
  )
}

function Choice({
  name,
  label,
  isChosen,
  onChoose,
  children,
}: {
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}) {
  const id = useId()
  return (
    <Version>
      <input
        type="radio"
        name={`version of ${name}`}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={id}
      />
      <span>{label}</span>
      <div id={id}>{children}</div>
    </Version>
  )
}
