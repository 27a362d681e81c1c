import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { type Column, DataTable } from './DataTable'

type Word = { id: string; word: string; count: number }
const rows: Word[] = [
  { id: '1', word: 'repeat', count: 4 },
  { id: '2', word: 'long', count: 2 },
]
const columns: Column<Word>[] = [
  { id: 'word', header: 'Słowo', cell: (row) => row.word, sortable: true, card: 'title' },
  { id: 'count', header: <svg aria-hidden="true" />, headerText: 'Wskazówki', cell: (row) => row.count },
]
const base = { caption: 'Słownik', columns, rowKey: (row: Word) => row.id }

describe('DataTable', () => {
  it('is a named table with column headers and rows', () => {
    render(<DataTable {...base} rows={rows} />)
    const table = screen.getByRole('table', { name: 'Słownik' })
    expect(within(table).getByRole('columnheader', { name: 'Wskazówki' })).toBeInTheDocument()
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(within(table).getByRole('cell', { name: 'repeat' })).toBeInTheDocument()
  })
  it('sorts ascending first, then descending', async () => {
    const sort = jest.fn()
    const { rerender } = render(<DataTable {...base} rows={rows} onSort={sort} />)
    const header = screen.getByRole('columnheader', { name: 'Słowo' })
    expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(within(header).getByRole('button'))
    expect(sort).toHaveBeenLastCalledWith({ field: 'word', direction: 'asc' })
    rerender(<DataTable {...base} rows={rows} onSort={sort} sort={{ field: 'word', direction: 'asc' }} />)
    expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(header).getByRole('button'))
    expect(sort).toHaveBeenLastCalledWith({ field: 'word', direction: 'desc' })
  })
  it('renders its rows again only if they change, and not for another sort order or page state', () => {
    const cell = jest.fn((row: Word) => row.word)
    const props = { ...base, columns: [{ id: 'word', header: 'Słowo', cell, sortable: true }], rows }
    const { rerender } = render(<DataTable {...props} onSort={() => {}} />)
    const rendered = cell.mock.calls.length
    rerender(<DataTable {...props} onSort={() => {}} sort={{ field: 'word', direction: 'asc' }} loading />)
    expect(cell).toHaveBeenCalledTimes(rendered)
    rerender(<DataTable {...props} onSort={() => {}} rows={[...rows].reverse()} />)
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['long', 'repeat'])
  })
  it('pages by number and arrow and changes the page size', async () => {
    const onPage = jest.fn()
    const onPageSize = jest.fn()
    render(
      <DataTable
        {...base}
        rows={rows}
        paging={{ page: 1, pageSize: 50, total: 1318, pageSizes: [25, 50, 100], onPage, onPageSize }}
      />,
    )
    const pages = screen.getByRole('navigation', { name: 'Strony' })
    expect(within(pages).getByRole('button', { name: 'Strona 1' })).toHaveAttribute('aria-current', 'page')
    expect(within(pages).getByRole('button', { name: 'Poprzednia strona' })).toBeDisabled()
    await userEvent.click(within(pages).getByRole('button', { name: 'Strona 27' }))
    expect(onPage).toHaveBeenLastCalledWith(27)
    await userEvent.click(within(pages).getByRole('button', { name: 'Następna strona' }))
    expect(onPage).toHaveBeenLastCalledWith(2)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Na stronie' }), '100')
    expect(onPageSize).toHaveBeenCalledWith(100)
    expect(screen.getByText('1–50 z 1318')).toBeInTheDocument()
  })
  it('shows skeleton rows while the first page loads and is marked as busy', () => {
    render(<DataTable {...base} rows={undefined} skeletonRows={4} />)
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('row')).toHaveLength(5)
    expect(screen.getByRole('status')).toHaveTextContent('Wczytywanie…')
  })
  it('shows the given empty state', () => {
    render(<DataTable {...base} rows={[]} empty={<p>Dodaj pierwsze słowo</p>} />)
    expect(screen.getByText('Dodaj pierwsze słowo')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
  it('offers a retry after the first page failed to load', async () => {
    const retry = jest.fn()
    render(<DataTable {...base} rows={undefined} error={new Error('down')} onRetry={retry} />)
    await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
  it('has the column name on every value and a sort list, for the card layout', async () => {
    const sort = jest.fn()
    render(<DataTable {...base} rows={rows} onSort={sort} />)
    expect(screen.getByRole('cell', { name: '4' })).toHaveAttribute('data-name', 'Wskazówki')
    expect(screen.getByRole('cell', { name: 'repeat' })).toHaveAttribute('data-card', 'title')
    await userEvent.selectOptions(screen.getByLabelText('Sortuj'), 'word:desc')
    expect(sort).toHaveBeenCalledWith({ field: 'word', direction: 'desc' })
  })
})

test('a control in a row responds in the same event, while other changes of rows are deferred', async () => {
  function Choosing() {
    const [chosen, setChosen] = useState<string | null>(null)
    const columns: Column<{ id: string }>[] = [
      {
        id: 'choose',
        header: 'Choose',
        cell: ({ id }) => (
          <input type="checkbox" aria-label={id} checked={chosen === id} onChange={() => setChosen(id)} />
        ),
      },
    ]
    return (
      <>
        <button type="button" onClick={() => setChosen('b')}>
          Choose b
        </button>
        <DataTable caption="Rows" columns={columns} rows={ROWS} rowKey={({ id }) => id} />
      </>
    )
  }
  const ROWS = [{ id: 'a' }, { id: 'b' }]
  render(<Choosing />)
  const box = (name: string) => screen.getByRole('checkbox', { name })
  // Outside `act`, which would finish deferred renders, too.
  const click = (element: HTMLElement) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    element.click()
    return Promise.resolve()
  }
  try {
    await click(screen.getByRole('button', { name: 'Choose b' }))
    expect(box('b')).not.toBeChecked()
    await waitFor(() => expect(box('b')).toBeChecked())
    await click(box('a'))
    expect(box('a')).toBeChecked()
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  }
})
