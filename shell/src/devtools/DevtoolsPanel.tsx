import type { OverrideState } from '@mowka/contract/schemas/platform'
import { askedOverrides, overrideOrigin, type RemoteOverrides } from '@mowka/domain/browser/remote-overrides'
import { sendRequest } from '@mowka/kernel/platform'
import {
  Alert,
  Button,
  Dialog,
  FieldError,
  Muted,
  media,
  Row,
  Stack,
  TextField,
  tokens,
} from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { readPageData } from '../page-data/page-data'
import { activeOverrides, storedOverrides, storeOverrides } from '../remotes/releases'
import { loggedFailures } from '../remotes/remote-error'
import { remoteLoader } from '../remotes/remote-loader'

/** Whether a text is the address of a development server. Empty is valid and means the registry. */
const isGoodOverride = (text: string): boolean => text.trim() === '' || overrideOrigin(text) !== null

/** Field for the source of a remote. */
function OverrideField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (text: string) => void
}) {
  const { t } = useTranslation('devtools')
  return (
    <TextField
      label={label}
      hideLabel
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder={t('placeholder')}
      value={value}
      onChange={onChange}
      error={isGoodOverride(value) ? undefined : t('invalid')}
    />
  )
}

/** Counts the files of a remote that this page has fetched, from its folder or its development server. */
export function fetchedFilesOf(
  urls: readonly string[],
  remote: string,
  override: string | undefined,
): number {
  const start = override ? `${override}/` : `/remotes/${remote}/`
  // A preloaded file has two timing entries.
  return new Set(urls.filter((url) => (override ? url : new URL(url).pathname).startsWith(start))).size
}

const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.s2};
    text-align: start;
    vertical-align: middle;
  }
  td { overflow-wrap: anywhere; }
  td:last-child { min-width: 220px; }
  ${media.belowMedium} {
    /* Each remote is a block; every value carries its column's name. */
    &, tbody, tr { display: block; }
    thead { display: none; }
    tr { padding-block: ${tokens.s3}; border-top: 1px solid ${tokens.line}; }
    th, td { display: flex; flex-wrap: wrap; gap: 0 ${tokens.s2}; padding: 2px 0; }
    td::before { content: attr(data-name); color: ${tokens.muted}; }
    td:last-child { display: block; padding-top: ${tokens.s2}; }
    td:last-child::before { display: block; }
  }
`
// Restores the roles that CSS removes when rows become blocks.
const Part = styled.tbody.attrs({ role: 'rowgroup' })``
const Line = styled.tr.attrs({ role: 'row' })``
const Name = styled.th.attrs({ role: 'rowheader', scope: 'row' })``
const Value = styled.td.attrs({ role: 'cell' })``

const fetched = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** Table rows of the remotes: release, last load time, failures, and source. */
function RemoteRows({
  names,
  wanted,
  onChange,
}: {
  names: readonly string[]
  /** Field values. */
  wanted: RemoteOverrides
  onChange: (name: string, text: string) => void
}) {
  const { t } = useTranslation('devtools')
  const loader = remoteLoader()
  const urls = fetched()
  const columns = ['remote', 'version', 'source', 'time', 'failures', 'override'] as const
  const named = (column: (typeof columns)[number]) => ({ 'data-name': t(`columns.${column}`) })
  return (
    <Table>
      <thead>
        <Line>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </Line>
      </thead>
      <Part>
        {names.map((name) => {
          const source = loader.sourceOf(name)
          const ms = loader.timeOf(name)
          const files = fetchedFilesOf(urls, name, activeOverrides()[name])
          const failures = loggedFailures().filter(({ error }) => error.remote === name)
          return (
            <Line key={name}>
              <Name>{name}</Name>
              <Value {...named('version')}>{loader.versionOf(name) || t('noVersion')}</Value>
              <Value {...named('source')}>{source ? t(`sources.${source}`) : t('notAsked')}</Value>
              <Value {...named('time')}>
                {ms === null ? t('noTime') : t('time', { ms: Math.round(ms), files })}
              </Value>
              <Value {...named('failures')}>
                {failures.length
                  ? failures.map(({ error, at }) => (
                      <div key={at}>
                        {error.kind} {error.version} {error.url}
                      </div>
                    ))
                  : t('noFailures')}
              </Value>
              <Value {...named('override')}>
                <OverrideField
                  label={t('overrideOf', { remote: name })}
                  value={wanted[name] ?? ''}
                  onChange={(text) => onChange(name, text)}
                />
              </Value>
            </Line>
          )
        })}
      </Part>
    </Table>
  )
}

/** Requests or revokes the permission for overrides on the server. The page reloads either way. */
function Permission({ change, reload }: { change: 'allow' | 'disallow'; reload: () => void }) {
  const { t } = useTranslation('devtools')
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready')

  const ask = async () => {
    setState('asking')
    try {
      await sendRequest({ method: change === 'allow' ? 'POST' : 'DELETE', path: '/platform/overrides' })
      if (change === 'disallow') storeOverrides({})
      reload()
    } catch {
      setState('failed')
    }
  }
  return (
    <Stack>
      {change === 'allow' && <p>{t('permissionText')}</p>}
      <div>
        <Button loading={state === 'asking'} onClick={() => void ask()}>
          {t(change)}
        </Button>
      </div>
      <div role="alert">{state === 'failed' && <FieldError>{t('failed')}</FieldError>}</div>
    </Stack>
  )
}

/** Whether a name is a valid remote name, by the same rule as in addresses. */
const isRemoteName = (name: string) => Object.hasOwn(askedOverrides(`?mf.${name}=`), name)

/** Shows the remotes of this page and lets the browser load them from a development server. */
export function DevtoolsPanel({
  overrides,
  onClose,
  reload = () => location.reload(),
}: {
  overrides: OverrideState
  onClose: () => void
  /** Reloads the page, which applies the changes. */
  reload?: () => void
}) {
  const { t } = useTranslation('devtools')
  const [wanted, setWanted] = useState<Record<string, string>>(storedOverrides)
  const [newName, setNewName] = useState('')
  const [newOrigin, setNewOrigin] = useState('')
  const loader = remoteLoader()
  const names = [...new Set([...loader.names(), ...Object.keys(wanted)])].sort()
  const all = newName.trim() && newOrigin.trim() ? { ...wanted, [newName.trim()]: newOrigin } : wanted
  const isGood =
    Object.values(all).every(isGoodOverride) && (newName.trim() === '' || isRemoteName(newName.trim()))

  const leaveWith = (next: Record<string, string>) => {
    storeOverrides(Object.fromEntries(Object.entries(next).filter(([, origin]) => origin.trim() !== '')))
    reload()
  }

  if (overrides === 'none') {
    return (
      <Dialog open onClose={onClose} title={t('permissionTitle')}>
        <Permission change="allow" reload={reload} />
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      size="xl"
      actions={
        <>
          <Button onClick={() => leaveWith({})}>{t('reset')}</Button>
          <Button variant="primary" disabled={!isGood} onClick={() => leaveWith(all)}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <Stack>
        <Muted>
          {t('shell', { version: readPageData().config.shellVersion })},{' '}
          {t(overrides === 'active' ? 'development' : 'production')}
        </Muted>
        <Alert kind="info">{t('intro')}</Alert>
        <RemoteRows
          names={names}
          wanted={wanted}
          onChange={(name, text) => setWanted({ ...wanted, [name]: text })}
        />
        <Row>
          <TextField
            label={t('add')}
            note={t('addName')}
            autoComplete="off"
            spellCheck={false}
            value={newName}
            onChange={setNewName}
            error={newName.trim() === '' || isRemoteName(newName.trim()) ? undefined : t('invalidName')}
          />
          <OverrideField
            label={t('overrideOf', { remote: newName })}
            value={newOrigin}
            onChange={setNewOrigin}
          />
        </Row>
        <Permission change="disallow" reload={reload} />
      </Stack>
    </Dialog>
  )
}
