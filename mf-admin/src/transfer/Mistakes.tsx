import type { ContentImport, ImportMistake } from '@mowka/contract/schemas/content-import'
import { Alert, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DropButton } from './DropButton'
import { usePlaceText } from './use-place-text'
import { useProblemText } from './use-problem-text'

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  li { padding: ${tokens.s3} ${tokens.s4}; border: 1px solid ${tokens.line}; border-radius: ${tokens.r12}; overflow-wrap: anywhere; }
`

/** The mistakes in a refused file. */
export function Mistakes({ current }: { current: ContentImport }) {
  const { t } = useTranslation('transfer')
  const textOf = useProblemText()
  const { mistakes, mistakeCount, fileName } = current
  const isCut = mistakeCount > mistakes.length
  return (
    <Stack gap={4}>
      <Alert kind="error" live title={t('refused.title', { name: fileName })}>
        {t('refused.text', { count: mistakeCount })}
      </Alert>
      <List aria-label={t('refused.list')}>
        {mistakes.map((mistake, index) => (
          <li key={`${mistake.file} ${mistake.key} ${index}`}>
            <Place mistake={mistake} />
            <div>{textOf(mistake)}</div>
          </li>
        ))}
      </List>
      {isCut && <Muted>{t('refused.more', { count: mistakeCount - mistakes.length })}</Muted>}
      <DropButton />
    </Stack>
  )
}

function Place({ mistake: { file, line, key } }: { mistake: ImportMistake }) {
  const { t } = useTranslation('transfer')
  const placeText = usePlaceText()
  const parts = [
    placeText.file(file),
    line === null ? '' : t('line', { line }),
    key ? placeText.key(key) : '',
  ].filter(Boolean)
  return parts.length === 0 ? null : (
    <Muted size={14} translate="no">
      {parts.join(' · ')}
    </Muted>
  )
}
