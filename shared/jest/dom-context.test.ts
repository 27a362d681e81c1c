import { screen, waitFor } from '@testing-library/dom'
import { createElement } from 'react'
import { mayMatch } from './quick-matching.cjs'

/** Renders a document with a style sheet. */
function show(css: string, html: string): void {
  document.head.innerHTML = `<style>${css}</style>`
  document.body.innerHTML = html
}

const byId = (id: string) => document.getElementById(id) as HTMLElement

describe('the computed style of an element', () => {
  beforeEach(() =>
    show('.gone { display: none } .off { visibility: hidden }', '<p id="p"><b id="b">b</b></p>'),
  )

  test('is computed once', () => {
    expect(getComputedStyle(byId('b'))).toBe(getComputedStyle(byId('b')))
  })

  test.each<[string, () => void, string, string]>([
    ['a class of its own', () => byId('b').classList.add('gone'), 'display', 'none'],
    ['a class around it', () => byId('p').classList.add('off'), 'visibility', 'hidden'],
    ['a style', () => byId('b').style.setProperty('display', 'flex'), 'display', 'flex'],
    ['another sheet', () => document.head.append(sheet('b { display: grid }')), 'display', 'grid'],
    [
      'a rule more',
      () => document.querySelector('style')?.append(new Text('b { display: grid }')),
      'display',
      'grid',
    ],
    [
      'another place',
      () => {
        document.body.insertAdjacentHTML('beforeend', '<i id="i" class="off"></i>')
        byId('i').append(byId('b'))
      },
      'visibility',
      'hidden',
    ],
  ])('changes with %s', (_, change, property, expected) => {
    expect(getComputedStyle(byId('b')).getPropertyValue(property)).not.toBe(expected)
    change()
    expect(getComputedStyle(byId('b')).getPropertyValue(property)).toBe(expected)
  })
})

function sheet(css: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = css
  return style
}

describe('mayMatch', () => {
  const elements = () => [...document.body.querySelectorAll('*')]
  const selectors = [
    'a',
    'A',
    '*',
    '.x',
    '.x.y',
    'a.x',
    'div .y',
    'div>.y',
    'div > a.y ~ input',
    'a + input[type=text]',
    'input[type="text"]:not(.y):focus',
    'input[value="a, b]"]',
    ':is(a, .z)',
    '.x:is(.y, :not(.z))',
    'svg path, .x::before, [hidden]',
    '[data-it="]"]',
    '.w-1\\/2',
  ]

  beforeEach(() =>
    show(
      '',
      `<div class="x"><a class="y x">a</a><input type="text" class="z" value="a, b]"><b hidden data-it="]">b</b>
       <svg><path class="y" /></svg><i class="w-1/2">i</i></div>`,
    ),
  )

  test.each(selectors)('accepts every element that matches %s', (selector) => {
    const meant = elements().filter((each) => each.matches(selector))
    expect(meant.filter((each) => !mayMatch(each, selector))).toEqual([])
  })

  test.each([
    ['.y', 'A,path'],
    ['div > i', 'I'],
    ['input[type="text"], .w', 'INPUT,I'],
    ['[hidden]', 'B'],
  ])("excludes elements that can't match %s", (selector, left) => {
    const names = elements().filter((each) => mayMatch(each, selector))
    expect(names.map(({ tagName }) => tagName).join()).toBe(left)
  })
})

test('React captures no stack trace per element', () => {
  const traceOf = (element: object) => (element as { _debugStack?: unknown })._debugStack
  expect(traceOf(createElement('a'))).toBeDefined()
  expect(traceOf(createElement('a'))).toBe(traceOf(createElement('b')))
})

test('a query that times out prints the document once', async () => {
  show('', '<p>Here it is not</p>')
  const looks: string[] = []
  const look = () => {
    try {
      screen.getByRole('button', { name: 'There' })
    } catch (error) {
      looks.push((error as Error).message)
      throw error
    }
  }
  const failure = await waitFor(look, { timeout: 10 }).catch((error: Error) => error.message)
  expect(looks.filter((message) => message.includes('Here it is not'))).toEqual([])
  expect(`${failure}`.match(/Here it is not/g)).toHaveLength(1)
})
