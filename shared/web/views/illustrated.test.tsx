import { fireEvent, render, screen } from '@testing-library/react'
import { illustratedNodes } from './illustrated'

const show = (html: string) => render(<div>{illustratedNodes(html)}</div>)

test('a picture of the media library is loaded lazily and reserves its space', () => {
  show('<p>a<img src="/files/media/a.png" alt="Oś czasu" width="300" height="200" onerror="x()" /></p>')
  const picture = screen.getByRole('img', { name: 'Oś czasu' })
  for (const [name, value] of Object.entries({ src: '/files/media/a.png', width: '300', height: '200' }))
    expect(picture).toHaveAttribute(name, value)
  expect(picture).toHaveAttribute('loading', 'lazy')
  expect(picture).not.toHaveAttribute('onerror')
})

test.each(['https://elsewhere.test/a.png', '/api/user/me', 'data:image/png;base64,AAAA'])(
  'a picture from %s is removed',
  (src) => {
    const { container } = show(`<p>a<img src="${src}" alt="b"></p>`)
    expect(container.innerHTML).toBe('<div><p>a</p></div>')
  },
)

test('a picture whose file was deleted is replaced by its alternative text', () => {
  show('<p><img src="/files/media/a.png" alt="Oś czasu" /></p>')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(screen.getByText('Oś czasu')).toBeInTheDocument()
})
