import { expansionsOf, isPattern } from '@mowka/domain/judge/answers/pattern'
import { notationFindings } from '@mowka/domain/sentence-rules/patterns'
import { Muted, Stack, tokens } from '@mowka/kernel/ui'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { FindingNotes } from '../findings/FindingNotes'

/** Maximum numbers of texts that are generated from a pattern and shown. */
const MAX_TEXTS = 200
const MAX_SHOWN = 12

const Texts = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0 0 0 ${tokens.s5};
  overflow-wrap: anywhere;
`

/** The texts that a pattern accepts, expanded as in answer checking. Empty for plain text. */
export function PatternPreview({ text, lang }: { text: string; lang: string }) {
  const { t } = useTranslation('admin')
  const pattern = useDeferredValue(text.trim())
  if (!isPattern(pattern)) return <Muted size={14}>{t('exercises.pattern.help')}</Muted>
  const problems = notationFindings(pattern)
  if (problems.length > 0) return <FindingNotes findings={problems} />
  const texts = expansionsOf(pattern, MAX_TEXTS)
  return (
    <Stack gap={1}>
      <Muted size={14}>
        {t(texts.length === MAX_TEXTS ? 'exercises.pattern.many' : 'exercises.pattern.accepts', {
          count: texts.length,
        })}
      </Muted>
      <Texts lang={lang} aria-label={t('exercises.pattern.list')}>
        {texts.slice(0, MAX_SHOWN).map((each) => (
          <li key={each}>{each}</li>
        ))}
      </Texts>
    </Stack>
  )
}
