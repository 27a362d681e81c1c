import { paths } from '@mowka/contract/routes'
import { failure, type PageOptions, renderPage } from '@mowka/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { texts } from '../pages'
import AdminMediaPage from './AdminMediaPage'
import { file, folder, pageOf } from './media.fixture'
import { progressOf } from './use-uploads'

const shown = [folder('Popupy'), file('lis.png'), file('regulamin.pdf')]
const open = (api: PageOptions['api'] = {}, query: Record<string, string> = {}) =>
  renderPage(<AdminMediaPage />, {
    route: 'adminMediaLibrary',
    at: paths.adminMediaLibrary({}, { query }),
    texts: { namespace: 'admin', loader: texts },
    roles: ['admin'],
    api: { listMedia: pageOf(shown), ...api },
  })
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const picture = (name = 'nowy.png', content = 'obraz') => new File([content], name, { type: 'image/png' })
const chooser = () => screen.getByLabelText<HTMLInputElement>('Dodaj pliki', { selector: 'input' })
const uploaded = (name: string, change: object = {}) => ({ ...file(name), isCleaned: false, ...change })

describe('the media library', () => {
  it('shows the name, kind, size and date of files and folders (A-MED-07, A-MED-10)', async () => {
    await open()
    const cells = within(await row('lis.png')).getAllByRole('cell')
    expect(cells.slice(1, 4).map((cell) => cell.textContent?.replace(/\u00a0/g, ' '))).toEqual([
      'plik',
      '1,5 KB',
      '17.11.2026',
    ])
    expect(within(await row('Popupy')).getByRole('cell', { name: 'folder' })).toBeVisible()
    expect(screen.getByText('3 pozycje')).toBeInTheDocument()
  })

  it('requests 100 files by name, and offers five page sizes (A-MED-08, A-MED-11)', async () => {
    const { api } = await open()
    await row('lis.png')
    expect(api.sent('listMedia')[0]?.query).toMatchObject({ limit: 100, page: 1, sort: 'name:asc' })
    const sizes = within(screen.getByRole('combobox', { name: 'Na stronie' })).getAllByRole('option')
    expect(sizes.map((each) => each.textContent)).toEqual(['10', '50', '100', '500', '1000'])
  })

  it('opens folders and their parents, and stores the folder in the URL (A-MED-01, A-MED-11)', async () => {
    const { api, person, address } = await open({}, { directory: 'Popupy' })
    await row('lis.png')
    expect(api.sent('listMedia')[0]?.query.filters).toBe('directory:Popupy')
    api.answer({ listMedia: pageOf([folder('Popupy/Zima')]) })
    await person.click(screen.getByRole('button', { name: 'Folder wyżej' }))
    await waitFor(() => expect(address()).toBe('/admin/media-library'))
    expect(screen.getByRole('button', { name: 'Folder wyżej' })).toBeDisabled()
    await person.click(await screen.findByRole('button', { name: 'Zima' }))
    await waitFor(() => expect(address()).toBe('/admin/media-library?directory=Popupy%2FZima'))
    const path = screen.getByRole('navigation', { name: 'Położenie' })
    expect(within(path).getByText('Zima')).toHaveAttribute('aria-current', 'location')
    await person.click(within(path).getByRole('button', { name: 'Popupy' }))
    await waitFor(() => expect(address()).toBe('/admin/media-library?directory=Popupy'))
  })

  it('shows a large preview of a picture on hover and focus (A-MED-05)', async () => {
    const { person } = await open()
    await row('lis.png')
    const sign = screen.getByRole('link', { name: 'Otwórz plik „lis.png”' })
    await person.hover(sign)
    expect(await screen.findByRole('img', { name: 'Podgląd pliku „lis.png”' })).toHaveAttribute(
      'src',
      '/files/media/lis-0.png',
    )
    await person.unhover(sign)
    await waitFor(() => expect(screen.queryByRole('img', { name: /Podgląd/ })).not.toBeInTheDocument())
    await act(async () => sign.focus())
    expect(await screen.findByRole('img', { name: 'Podgląd pliku „lis.png”' })).toBeInTheDocument()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('img', { name: /Podgląd/ })).not.toBeInTheDocument())
  })

  it('shows the no-access page if the server refuses access', async () => {
    await open({ listMedia: failure(403, { code: 'FORBIDDEN' }) })
    expect(await screen.findByText('Nie masz dostępu do tej części panelu')).toBeInTheDocument()
  })

  it('shows an empty state for an empty folder', async () => {
    await open({ listMedia: pageOf([]) }, { directory: 'Zima' })
    expect(await screen.findByText('W folderze „Zima” nie ma jeszcze plików')).toBeInTheDocument()
  })
})

describe('uploads', () => {
  it('send several files to the current folder and show their progress (A-MED-02)', async () => {
    const { api, person } = await open(
      { uploadMedia: ({ body }) => uploaded((body as { file: { name: string } }).file.name) },
      { directory: 'Popupy' },
    )
    await row('lis.png')
    await person.upload(chooser(), [picture('a.png'), picture('b.png')])
    await waitFor(() => expect(api.sent('uploadMedia')).toHaveLength(2))
    expect(api.sent('uploadMedia').map(({ body }) => body)).toEqual([
      { directory: 'Popupy', file: { name: 'a.png', content: btoa('obraz') } },
      { directory: 'Popupy', file: { name: 'b.png', content: btoa('obraz') } },
    ])
    expect(await screen.findByText('Dodano 2 pliki z 2')).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: 'Dodawanie plików' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
    await person.click(screen.getByRole('button', { name: 'Zamknij' }))
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  it('accept dropped files and ignore other dropped content', async () => {
    const { api } = await open({ uploadMedia: uploaded('a.png') })
    const table = await screen.findByRole('table')
    fireEvent.drop(table, { dataTransfer: { types: ['text/plain'], files: [] } })
    fireEvent.dragOver(table, { dataTransfer: { types: ['Files'], files: [] } })
    fireEvent.drop(table, { dataTransfer: { types: ['Files'], files: [picture('a.png')] } })
    await waitFor(() => expect(api.sent('uploadMedia')).toHaveLength(1))
  })

  it('report each refused file with its reason, and continue with the others (A-MED-09)', async () => {
    const { api, person, platform } = await open({
      uploadMedia: ({ body }) =>
        (body as { file: { name: string } }).file.name === 'zla.png'
          ? failure(422, { code: 'MEDIA_HAS_MORE' })
          : uploaded('b.png'),
    })
    await row('lis.png')
    await person.upload(chooser(), [picture('zla.png'), picture('b.png')])
    await waitFor(() => expect(api.sent('uploadMedia')).toHaveLength(2))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('coś więcej niż obraz')),
    )
    expect(await screen.findByText('Dodano 1 plik z 2')).toBeInTheDocument()
  })

  it('check the name and size of a file before sending it', async () => {
    const { api, platform } = await open({})
    const table = await screen.findByRole('table')
    const large = picture('duzy.png')
    Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 })
    const files = [picture('lis.html'), picture('con.png'), large]
    fireEvent.drop(table, { dataTransfer: { types: ['Files'], files } })
    await waitFor(() => expect(platform.notify).toHaveBeenCalledTimes(3))
    expect(platform.notify.mock.calls.map(([, text]) => text)).toEqual([
      expect.stringContaining('Przyjmujemy pliki'),
      expect.stringContaining('zastrzegają'),
      expect.stringMatching(/10.MB/),
    ])
    expect(api.sent('uploadMedia')).toEqual([])
  })

  it('report that an SVG was sanitized', async () => {
    const { person, platform } = await open({ uploadMedia: uploaded('a.svg', { isCleaned: true }) })
    await row('lis.png')
    await person.upload(chooser(), new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('info', expect.stringContaining('usunęliśmy')),
    )
  })

  it('measure progress in bytes', () => {
    const upload = (size: number, state: 'done' | 'sending' | 'failed') => ({
      id: `${size}`,
      name: 'a',
      size,
      state,
    })
    expect(progressOf([upload(75, 'done'), upload(25, 'sending')])).toBe(75)
    expect(progressOf([upload(50, 'failed'), upload(50, 'done')])).toBe(100)
    expect(progressOf([])).toBe(100)
  })
})

describe('a file in the media library', () => {
  it('can be renamed (A-MED-03)', async () => {
    const { api, person, platform } = await open({ renameMedia: file('wilk.png') })
    await person.click(within(await row('lis.png')).getByRole('button', { name: /Zmień nazwę/ }))
    const name = await screen.findByRole('textbox', { name: 'Nazwa pliku' })
    expect(name).toHaveValue('lis.png')
    await person.clear(name)
    await person.type(name, '../wilk.png')
    expect(name).toHaveAccessibleDescription(/W.nazwie mogą być litery/)
    await person.clear(name)
    await person.type(name, 'wilk.png{Enter}')
    await waitFor(() => expect(api.sent('renameMedia')).toHaveLength(1))
    expect(api.sent('renameMedia')[0]?.body).toEqual({ key: 'lis.png', newName: 'wilk.png' })
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('success', 'Plik ma teraz nazwę „wilk.png”.'),
    )
  })

  it('shows why it could not be renamed (A-MED-09)', async () => {
    const { person, platform } = await open({ renameMedia: failure(409, { code: 'MEDIA_NAME_TAKEN' }) })
    await person.click(within(await row('lis.png')).getByRole('button', { name: /Zmień nazwę/ }))
    await person.type(await screen.findByRole('textbox', { name: 'Nazwa pliku' }), '{Home}stary {Enter}')
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', expect.stringContaining('jest już plik')),
    )
  })

  it('is deleted after a confirmation that warns it cannot be undone (A-MED-04, A-SNACK-02)', async () => {
    const { api, person, platform } = await open({
      deleteMedia: undefined,
      getMediaUses: { data: [{ kind: 'popup', _id: 'p1', title: 'Zima' }] },
    })
    platform.confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    const remove = within(await row('lis.png')).getByRole('button', { name: 'Usuń plik „lis.png”' })
    await person.click(remove)
    await waitFor(() =>
      expect(platform.confirm).toHaveBeenCalledWith(
        expect.objectContaining({
          text: 'Tej operacji nie można cofnąć. Puste miejsce zostanie tu: popup „Zima”.',
          destructive: true,
        }),
      ),
    )
    expect(api.sent('deleteMedia')).toEqual([])
    await person.click(remove)
    await waitFor(() => expect(api.sent('deleteMedia')[0]?.body).toEqual({ key: 'lis.png' }))
    await waitFor(() => expect(platform.notify).toHaveBeenCalledWith('success', 'Plik usunięty.'))
  })

  it('reports a failed deletion (A-MED-09)', async () => {
    const { person, platform } = await open({ deleteMedia: failure(500), getMediaUses: { data: [] } })
    platform.confirm.mockResolvedValue(true)
    await person.click(within(await row('lis.png')).getByRole('button', { name: /Usuń plik/ }))
    await waitFor(() =>
      expect(platform.notify).toHaveBeenCalledWith('error', 'Nie udało się usunąć pliku. Spróbuj ponownie.'),
    )
  })
})

it('a new folder is opened, and created with its first file', async () => {
  const { person, address } = await open()
  await row('lis.png')
  await person.click(screen.getByRole('button', { name: 'Nowy folder' }))
  const name = await screen.findByRole('textbox', { name: 'Nazwa folderu' })
  await person.type(name, '..')
  expect(name).toHaveAccessibleDescription(/W.nazwie mogą być/)
  await person.clear(name)
  await person.type(name, 'Jesień 2026{Enter}')
  await waitFor(() =>
    expect(decodeURIComponent(address())).toBe('/admin/media-library?directory=Jesień+2026'),
  )
})
