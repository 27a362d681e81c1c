import type { MoodEntry } from '@mowka/contract/schemas/statistics'
import { warsawDay } from '@mowka/domain/time'
import { Button, Mascot, media, moodFaces, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCircleCheck } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DEFAULT_MOOD, type Mood, moods } from './moods'

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${tokens.s4};
  align-self: center;
  width: 100%;
  max-width: 560px;
`
const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 4px;
  min-width: 0;
  margin: auto -8px;
  padding: 0;
  border: 0;
  label {
    position: relative;
    display: grid;
    gap: ${tokens.s2};
    align-content: start;
    justify-items: center;
    padding: ${tokens.s3} 2px 10px;
    border: 2px solid transparent;
    border-radius: ${tokens.r16};
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
    font-weight: ${tokens.fwStrong};
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }
  svg { width: 58px; }
  label:has(:checked) { border-color: ${tokens.text}; background: ${tokens.sparkSoft}; color: ${tokens.text}; }
  label:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
  label:has(:disabled) { cursor: default; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  ${media.phone} { svg { width: 42px; } label { font-size: ${tokens.fs13}; } }
`
const Note = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const Done = styled.p`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  justify-content: center;
  min-height: 48px;
  color: ${tokens.success};
  font-weight: ${tokens.fwStrong};
`

/** Mood form, once per day, then the submitted mood (L-MOOD-01 to -06). */
export function MoodForm({ submitted }: { submitted: Mood | null }) {
  const { t } = useTranslation('dashboard')
  const name = useId()
  const [chosen, setChosen] = useState<Mood>(DEFAULT_MOOD)
  const save = useWrite('postMood', {
    args: ({ mood }: MoodEntry) => ({ body: { mood } }),
    // Optimistic entry for today, which disables the form until the list is refetched.
    optimistic: [changes('getMoods', (moods, entry: MoodEntry) => [...moods, entry])],
    failure: ({ problem }) =>
      problem?.name === 'MoodAlreadySubmittedError' ? t('mood.already') : t('mood.failed'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save.run({ date: warsawDay(new Date()), mood: chosen })
  }
  return (
    <Form onSubmit={submit}>
      <Note>{t('mood.note')}</Note>
      <Choices disabled={submitted !== null || save.busy}>
        <VisuallyHidden as="legend">{t('mood.title')}</VisuallyHidden>
        {moods.map((mood) => (
          <label key={mood}>
            <input
              type="radio"
              name={name}
              value={mood}
              checked={mood === (submitted ?? chosen)}
              onChange={() => setChosen(mood)}
            />
            <Mascot face={moodFaces[mood - 1]} size={58} />
            {t(`mood.${mood}`)}
          </label>
        ))}
      </Choices>
      {submitted === null || save.busy ? (
        <Button type="submit" variant="navy" fullWidth loading={save.busy}>
          {t('mood.save')}
        </Button>
      ) : (
        <Done role="status">
          <IconCircleCheck aria-hidden />
          {t('mood.done')}
        </Done>
      )}
    </Form>
  )
}
