import type { DiffPiece } from '@mowka/contract/schemas/trainer'
import { langTag } from '@mowka/domain/languages/languages'
import { Button, Chip, Muted, ResponsiveDialog, Stack, TextArea } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useGuardedClose } from '@mowka/web/forms'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DiffLine } from './AnswerChoices'
import type { Decided } from './use-decisions'

/** Maximum number of mistakes per answer with a suggested reason. */
const MOST = 3

function reasonFor({ mark, typed, expected }: DiffPiece): string[] {
  const [was, is] = [typed.trim(), expected.trim()]
  switch (mark) {
    case 'missing':
      return is === '' ? [] : [`Brakuje „${is}”.`]
    case 'extra':
      return was === '' ? [] : [`Zbędne jest „${was}”.`]
    case 'changed':
      return [`Zamiast „${was}” powinno być „${is}”.`]
    case 'moved-from':
      return [`Zły szyk: „${was}” ma inne miejsce w zdaniu.`]
    default:
      return []
  }
}

/**
 * Returns reasons derived from the difference. They are in Polish in both interface languages, because learners read
 * them.
 */
export const reasonsOf = (diff: readonly DiffPiece[]): string[] => [
  ...new Set(diff.flatMap(reasonFor).slice(0, MOST)),
]

/** Maximum length of a reason, in characters. */
const REASON_LENGTH = 1000

const Suggestions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mw-2);
  > button {
    min-height: 44px;
    padding-block: 8px;
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
  }
`

/** Asks why an answer is wrong. The reason is in Polish, because learners with the same answer see it. */
export default function ReasonDialog({
  decided: {
    exercise: { answerLang },
    answer: { typed, diff },
  },
  busy,
  onRefuse,
  onClose,
}: {
  decided: Decided
  busy: boolean
  onRefuse: (reason: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useTranslation(['answers', 'admin', 'common'])
  const heading = useId()
  const [reason, setReason] = useState('')
  const { close, onDirty } = useGuardedClose(onClose)
  const isEmpty = reason.trim() === ''
  useEffect(() => onDirty(!isEmpty), [onDirty, isEmpty])
  // If the reasons of other exercises fail to load, those derived from the difference are still suggested.
  const reads = useReads({ reasons: read('getMistakeReasons', { answerLang }) })
  const others = reads.state === 'ready' ? reads.data.reasons.data : []
  const suggested = [...new Set([...reasonsOf(diff), ...others])]
  const tag = langTag(answerLang)
  return (
    <ResponsiveDialog
      open
      title={t('reason.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            disabled={isEmpty}
            loading={busy}
            onClick={() => void onRefuse(reason.trim())}
          >
            {t('reason.refuse')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <div>
          <strong lang={tag}>{typed}</strong>
          <br />
          <DiffLine diff={diff} tag={tag} />
        </div>
        <TextArea
          label={t('reason.label')}
          note={t('reason.note')}
          value={reason}
          lang="pl"
          rows={2}
          maxLength={REASON_LENGTH}
          onChange={setReason}
        />
        {suggested.length > 0 && (
          <Stack gap={2}>
            <Muted size={14} id={heading}>
              {t('reason.suggested')}
            </Muted>
            <Suggestions role="group" aria-labelledby={heading} lang="pl">
              {suggested.map((each) => (
                <Chip key={each} aria-pressed={reason === each} onClick={() => setReason(each)}>
                  {each}
                </Chip>
              ))}
            </Suggestions>
          </Stack>
        )}
      </Stack>
    </ResponsiveDialog>
  )
}
