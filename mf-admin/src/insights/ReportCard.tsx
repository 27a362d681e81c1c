import { formatMoment } from '@mowka/domain/time'
import {
  Button,
  Card,
  Muted,
  media,
  queries,
  Row,
  Skeleton,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import type { ReadState } from '@mowka/web/api'
import { ReadStates, saveFile } from '@mowka/web/views'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { cellText, type ReportTable, reportCsv } from './report-table'

/** The part that all reports have. */
type Report = { countedAt: string | null; from: string; to: string }

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s3};
  align-items: center;
  justify-content: space-between;
`
const How = styled.div`
  margin-top: auto;
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  color: ${tokens.muted};
  font-size: ${tokens.fs13};
  h3 { margin-bottom: ${tokens.s1}; font-size: ${tokens.fs13}; }
`
const Scroll = styled.div`
  max-height: 480px;
  overflow: auto;
`
export const Numbers = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${tokens.fs14};
  font-variant-numeric: tabular-nums;
  th, td { padding: ${tokens.s2}; border-bottom: 1px solid ${tokens.line}; text-align: end; vertical-align: top; }
  th:first-child, td[data-text] { text-align: start; overflow-wrap: anywhere; }
  thead th { color: ${tokens.muted}; font-weight: 700; }
  tbody th { font-weight: 700; }
  /* Each row is a card whose heading is the first column. */
  ${media.phone} {
    thead { display: none; }
    tr { display: block; padding-block: ${tokens.s2}; border-bottom: 1px solid ${tokens.line}; }
    th, td { display: flex; gap: ${tokens.s4}; justify-content: space-between; padding: 2px 0; border: 0; }
    td::before { color: ${tokens.muted}; content: attr(data-name); text-align: start; }
  }
`

/** The first row of a table of numbers. */
export const ColumnHeads = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((column) => (
        <th key={column} scope="col">
          {column}
        </th>
      ))}
    </tr>
  </thead>
)

/** The numbers of a report. Scrolls within its card, also by keyboard. */
export function NumberTable({ caption, table }: { caption: string; table: ReportTable }) {
  const { i18n } = useTranslation('insights')
  const { columns, rows } = table
  return (
    <Scroll role="group" aria-label={caption} tabIndex={0}>
      <Numbers aria-label={caption}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(([name, ...cells], line) => (
            // Names may repeat: two exercises can have the same answer.
            <tr key={line}>
              {name && (
                <th scope="row" lang={'text' in name ? name.lang : undefined}>
                  {cellText(name, i18n.language)}
                </th>
              )}
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  data-name={columns[index + 1]}
                  data-text={'text' in cell || undefined}
                  lang={'text' in cell ? cell.lang : undefined}
                >
                  {cellText(cell, i18n.language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Numbers>
    </Scroll>
  )
}

/** The content of a report's card. */
export type Shown = {
  table: ReportTable
  /** Without data there is nothing to draw or download. */
  isEmpty: boolean
  /** Drawn for a width in px. */
  chart: (width: number) => ReactNode
  /** A sum, or a choice for the chart. */
  above?: ReactNode
}

/** A chart that can be switched to its numbers, their download and their definition. */
function Content({
  title,
  how,
  file,
  shown,
}: {
  title: string
  how: string
  file: string
  shown: Shown & Report
}) {
  const { t, i18n } = useTranslation('insights')
  const [asNumbers, setAsNumbers] = useState(false)
  const isWide = useMediaQuery(queries.medium)
  const { table, isEmpty, chart, above, countedAt, from, to } = shown
  const download = () =>
    saveFile(
      new Blob([reportCsv(table, i18n.language)], { type: 'text/csv;charset=utf-8' }),
      `${file}-${from}-${to}.csv`,
    )
  return (
    <>
      {above}
      {countedAt === null || isEmpty ? (
        <Muted>{t(countedAt === null ? 'notCounted' : 'empty')}</Muted>
      ) : (
        <>
          <Row gap={2}>
            <Button
              size="sm"
              aria-label={t(asNumbers ? 'chartOf' : 'numbersOf', { title })}
              onClick={() => setAsNumbers(!asNumbers)}
            >
              {t(asNumbers ? 'showChart' : 'showNumbers')}
            </Button>
            <Button size="sm" variant="ghost" aria-label={t('csvOf', { title })} onClick={download}>
              {t('csv')}
            </Button>
          </Row>
          {asNumbers ? <NumberTable caption={title} table={table} /> : chart(isWide ? 520 : 330)}
        </>
      )}
      <How>
        <h3>{t('how')}</h3>
        <p>
          {how} {countedAt !== null && t('countedAt', { at: formatMoment(countedAt) })}
        </p>
      </How>
    </>
  )
}

const Body = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.s4};
`

/** A report with its own loading and error states, so that a failure hides one chart only. */
export function ReportCard<Data extends Report>({
  title,
  how,
  file,
  reads,
  show,
}: {
  title: string
  /** The definition of each number. */
  how: string
  /** Name of the download, without period and ending. */
  file: string
  reads: ReadState<{ data: Data }>
  show: (data: Data) => Shown
}) {
  const id = useId()
  return (
    <Body as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
      </Head>
      <ReadStates reads={reads} headingLevel={3} skeleton={<Skeleton height={260} radius={12} />}>
        {({ data }) => (
          <Stack gap={4} style={{ flex: 1 }}>
            <Content title={title} how={how} file={file} shown={{ ...data, ...show(data) }} />
          </Stack>
        )}
      </ReadStates>
    </Body>
  )
}
