import { directoryAbove } from '@mowka/domain/media'
import { Button, LinkButton, tokens } from '@mowka/kernel/ui'
import { IconFolderUp } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s3};
  align-items: center;
  ol { display: flex; flex-wrap: wrap; gap: ${tokens.s1}; margin: 0; padding: 0; list-style: none; }
  li { overflow-wrap: anywhere; }
  li + li::before { content: '/'; margin-right: ${tokens.s1}; color: ${tokens.muted}; }
  [aria-current] { font-weight: 800; }
`

/** The current folder, with links to its parents (A-MED-01). */
export function FolderPath({
  directory,
  onOpen,
}: {
  directory: string
  onOpen: (directory: string) => void
}) {
  const { t } = useTranslation('admin')
  const names = directory === '' ? [] : directory.split('/')
  const places = [
    { path: '', name: t('media.root') },
    ...names.map((name, index) => ({ path: names.slice(0, index + 1).join('/'), name })),
  ]
  return (
    <Bar aria-label={t('media.path')}>
      <Button
        size="sm"
        leftIcon={<IconFolderUp aria-hidden />}
        disabled={directory === ''}
        onClick={() => onOpen(directoryAbove(directory))}
      >
        {t('media.up')}
      </Button>
      <ol>
        {places.map(({ path, name }) => (
          <li key={path}>
            {path === directory ? (
              <span aria-current="location">{name}</span>
            ) : (
              <LinkButton onClick={() => onOpen(path)}>{name}</LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Bar>
  )
}
