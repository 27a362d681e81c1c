import fs from 'node:fs'
import path from 'node:path'
import { pictureOf, pictures } from '@mowka/domain/course/pictures'
import { render } from '@testing-library/react'
import { PictureTile } from './PictureTile'

/** Maximum size of a drawing, in bytes. */
const MAX_SIZE = 2_000

const sprite = fs.readFileSync(path.join(__dirname, 'pictures.svg'), 'utf8')
const drawings = sprite.split(/^<g id="/m).slice(1)
const nameOf = (drawing: string) => drawing.slice(0, drawing.indexOf('"'))

test('the sprite has one drawing per picture name and no other', () => {
  expect(drawings.map(nameOf).toSorted()).toEqual([...pictures].toSorted())
})

test.each(drawings.map((drawing) => [nameOf(drawing), drawing]))('%s has at most 2 KB', (_, drawing) => {
  expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(MAX_SIZE)
})

test('drawings use colors of the theme only, so they follow light and dark mode', () => {
  const colors = [...sprite.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color)
  expect(new Set(colors)).toEqual(
    new Set(['none', 'var(--mw-drawing)', 'var(--mw-spark)', 'var(--mw-success)', 'var(--mw-text)']),
  )
})

const addressIn = (node: Element) => node.querySelector('use')?.getAttribute('href')

test('a tile shows its picture from the sprite and is hidden from screen readers', () => {
  const { container } = render(<PictureTile picture="airport" kind="conversation" />)
  expect(addressIn(container)).toMatch(/\.svg#airport$/)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
})

test.each(['business', 'conversation', 'grammar', 'vocabulary', 'other'] as const)(
  'a tile without a picture shows the one of its kind: %s',
  (kind) => {
    for (const absent of [null, undefined]) {
      const { container } = render(<PictureTile picture={absent} kind={kind} />)
      expect(addressIn(container)).toMatch(new RegExp(`#${pictureOf(null, kind)}$`))
    }
  },
)
