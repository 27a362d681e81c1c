import type { RemoteOverrides } from '@mowka/shared/domain/remote-overrides'
import { tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { loggedFailures } from '../remotes/failure-log'
import { overridesAtWork } from '../remotes/overrides'
import { remoteLoader } from '../remotes/remote-loader'
import { loadTimeOf } from './load-times'
import { OverrideField } from './OverrideField'

const Scroll = styled.div`
  overflow-x: auto;
  /* A wide table scrolls in here instead of widening the window around it. */
  contain: inline-size;
`
const Table = styled.table`
  width: 100%;
  min-width: 860px;
  border-collapse: collapse;
  th,
  td {
    padding: ${tokens.s2};
    text-align: start;
    vertical-align: middle;
  }
  td { overflow-wrap: anywhere; }
  td:last-child { min-width: 220px; }
`

const measured = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)

/** Each remote in a row: what it runs on, how long it took, what failed, and from where it is to come. */
export function RemoteRows({
  names,
  wanted,
  onChange,
}: {
  names: readonly string[]
  /** What stands in the fields. */
  wanted: RemoteOverrides
  onChange: (name: string, text: string) => void
}) {
  const { t } = useTranslation('devtools')
  const loader = remoteLoader()
  const entries = measured()
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            {(['remote', 'version', 'source', 'time', 'failures', 'override'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const source = loader.sourceOf(name)
            const time = loadTimeOf(entries, name, overridesAtWork()[name])
            const failures = loggedFailures().filter(({ error }) => error.remote === name)
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{loader.versionOf(name)}</td>
                <td>{source ? t(`sources.${source}`) : t('notAsked')}</td>
                <td>{time ? t('time', { ms: time.ms, files: time.files }) : t('noTime')}</td>
                <td>
                  {failures.length
                    ? failures.map(({ error, at }) => (
                        <div key={at}>
                          {error.kind} {error.version} {error.url}
                        </div>
                      ))
                    : t('noFailures')}
                </td>
                <td>
                  <OverrideField
                    label={t('overrideOf', { remote: name })}
                    value={wanted[name] ?? ''}
                    onChange={(text) => onChange(name, text)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Scroll>
  )
}
