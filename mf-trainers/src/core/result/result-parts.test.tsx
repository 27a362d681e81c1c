import { exercise } from '@mowka/testing/entities'
import { screen, within } from '@testing-library/react'
import { attemptResult, judgedResult } from '../store/fake-ports.fixture'
import { arrowPath } from './diff/ResultDiff'
import { isBarelyRight, isFarOff, placesOf, wantedText } from './explanation/difference'
import { foreign, Said } from './explanation/Said'
import { relevantHints } from './Result'
import { plain, show } from './show-result.fixture'

const spoken = exercise({ answer: 'Can you help me?', answerRecording: 'r1' })
const parts = { afterword: <i>po polsku</i>, dispute: <i>spór</i>, explanation: <i>asystent</i> }
const hint = {
  _id: 'h1',
  content: '<p>Po can bez to.</p>',
  isFullScreen: false,
  exercises: ['e1'],
}
const speaker = () => screen.queryByRole('button', { name: 'Odtwórz poprawną odpowiedź' })
const right = judgedResult('ENG', 'Can you help me?', 'Can you help me')
const wrong = judgedResult('ENG', 'Can you help me?', 'Can you help to me')
const own = judgedResult('ENG', 'Can you help me?', 'Could you help me', {
  alternatives: ['Could you help me?'],
})

describe('parts of a result (L-TRN-20)', () => {
  test('a right answer shows the sentence with sound and the afterword, without corrections', async () => {
    await show(right, 'ENG', { exercise: spoken, hints: [hint], ...parts })
    expect(screen.getByText('Dobrze')).toBeVisible()
    expect(screen.getByText('Can you help me?')).toBeVisible()
    expect(speaker()).toBeVisible()
    expect(screen.getByText('po polsku')).toBeVisible()
    expect(screen.getByText('asystent')).toBeVisible()
    expect(screen.queryByText('spór')).not.toBeInTheDocument()
    expect(screen.queryByText('Wskazówka')).not.toBeInTheDocument()
    expect(screen.queryByText('Twoja odpowiedź')).not.toBeInTheDocument()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  test('a wrong answer shows its marks, the hints and the dispute button', async () => {
    const { line } = await show(wrong, 'ENG', { exercise: spoken, hints: [hint], ...parts })
    expect(screen.getByText('Jeszcze nie. Popraw 1 miejsce')).toBeVisible()
    expect(line).not.toBeNull()
    expect(speaker()).toBeVisible()
    expect(screen.getByText('Wskazówka')).toBeVisible()
    expect(screen.getByText('Po can bez to.')).toBeVisible()
    expect(screen.getByText('spór')).toBeVisible()
    expect(screen.getAllByText('po polsku')).toHaveLength(1)
    expect(screen.queryByText('Twoja odpowiedź')).not.toBeInTheDocument()
  })

  test('an own version is never corrected, and the main one is listed with sound', async () => {
    const { line } = await show(own, 'ENG', { exercise: spoken, hints: [hint], ...parts })
    expect(screen.getByText('Twoja wersja też jest dobra')).toBeVisible()
    expect(line).toBeNull()
    const others = screen.getByRole('heading', { name: 'Można też powiedzieć' }).parentElement as HTMLElement
    expect(within(others).getAllByRole('listitem')).toHaveLength(1)
    expect(within(others).getByRole('button', { name: 'Odtwórz poprawną odpowiedź' })).toBeVisible()
    expect(screen.getAllByText('po polsku')).toHaveLength(1)
    expect(screen.queryByText('spór')).not.toBeInTheDocument()
    expect(screen.queryByText('Could you help me?')).not.toBeInTheDocument()
  })

  test('only the main version has the recording', async () => {
    const near = judgedResult('ENG', 'Can you help me?', 'Could you help to me', {
      alternatives: ['Could you help me?', 'Would you help me?'],
    })
    const first = await show(near, 'ENG', { exercise: spoken })
    const others = screen.getByRole('heading', { name: 'Można też powiedzieć' }).parentElement as HTMLElement
    const listed = within(others).getAllByRole('listitem')
    expect(listed.map((each) => [plain(each), within(each).queryAllByRole('button').length])).toEqual([
      ['Can you help me?', 1],
      ['Would you help me?', 0],
    ])
    expect(screen.getAllByRole('button', { name: 'Odtwórz poprawną odpowiedź' })).toHaveLength(1)
    first.unmount()
    await show(right, 'ENG')
    expect(speaker()).not.toBeInTheDocument()
  })

  test('gaps show the main sentence, whichever version they were compared with', async () => {
    const near = judgedResult('ENG', 'Can you help me?', 'Could you help to me', {
      alternatives: ['Could you help me?'],
    })
    await show(near, 'ENG', { isMarkedAbove: true })
    expect(screen.getAllByText('Can you help me?').filter((each) => !each.closest('li'))).toHaveLength(1)
  })

  test('a wrong answer without a place to correct reports one mistake', async () => {
    await show(attemptResult(false, { issues: [], diff: right.diff, userInput: 'can you help me' }))
    expect(screen.getByText('Jeszcze nie. Popraw 1 miejsce')).toBeVisible()
  })

  test('the legend names deleted and underlined words if a whole word was replaced', async () => {
    await show(judgedResult('ENG', 'I am at home.', 'I am in home'))
    expect(screen.getByText('skreślone')).toBeVisible()
    expect(screen.getByText('podkreślone')).toBeVisible()
    expect(screen.queryByText('strzałka')).not.toBeInTheDocument()
  })

  test('the legend names only deleted words if nothing but extra words are marked', async () => {
    await show(wrong)
    expect(screen.getByText('skreślone')).toBeVisible()
    expect(screen.queryByText('podkreślone')).not.toBeInTheDocument()
  })

  test('a line without marks has no legend', async () => {
    await show({ ...wrong, diff: right.diff, issues: wrong.issues })
    expect(screen.queryByText('skreślone')).not.toBeInTheDocument()
    expect(screen.queryByText('podkreślone')).not.toBeInTheDocument()
  })

  test('words that are moved together share one arrow', async () => {
    const boxes = jest
      .spyOn(Element.prototype, 'getClientRects')
      .mockReturnValue([{ left: 0, top: 0, bottom: 20, width: 10 }] as unknown as DOMRectList)
    const { container } = await show(judgedResult('ENG', 'I found it very early.', 'very early I found it'))
    expect(container.querySelectorAll('[data-move-from]').length).toBeGreaterThan(0)
    expect(container.querySelectorAll('svg[aria-hidden] > path[d*="Q"]')).toHaveLength(1)
    boxes.mockRestore()
  })
})

describe('how far off an answer is', () => {
  const places = (count: number) => ({
    diff: right.diff,
    issues: Array.from({ length: count }, () => ({
      kind: 'word' as const,
      typed: 'a',
      expected: 'b',
      range: { start: 0, end: 1 },
      entry: null,
    })),
  })

  test('isFarOff is false for four places and true for five', () => {
    expect(isFarOff(places(4))).toBe(false)
    expect(isFarOff(places(5))).toBe(true)
    expect(placesOf(places(2))).toEqual([0, 1])
  })

  const line = (right: number, missing: number) => [
    ...Array.from({ length: right }, () => ({ mark: 'same' as const, typed: 'a ', expected: 'a ' })),
    ...Array.from({ length: missing }, () => ({ mark: 'missing' as const, typed: '', expected: 'b ' })),
    { mark: 'extra' as const, typed: 'c c c c', expected: '' },
  ]
  test.each([
    [0, 2, false],
    [0, 3, true],
    [1, 2, false],
    [1, 3, true],
    [2, 4, false],
    [2, 5, true],
  ])('isBarelyRight with %i right and %i missing words: %s', (right, missing, expected) => {
    const diff = line(right, missing).map((piece) => ({ ...piece, letters: [], issue: null }))
    expect(isBarelyRight(diff)).toBe(expected)
  })

  test('isBarelyRight counts misspelled and moved words as written', () => {
    const piece = { typed: 'a ', expected: 'a ', issue: null }
    const letters = [{ mark: 'extra' as const, text: 'x' }]
    const missing = Array.from({ length: 4 }, () => ({
      mark: 'missing' as const,
      typed: '',
      expected: 'b ',
      letters: [],
      issue: null,
    }))
    const with2 = (one: 'changed' | 'moved-to') => [
      { ...piece, mark: one, letters: one === 'changed' ? letters : [] },
      { ...piece, mark: one, letters: one === 'changed' ? letters : [] },
      ...missing,
    ]
    expect(isBarelyRight(with2('changed'))).toBe(false)
    expect(isBarelyRight(with2('moved-to'))).toBe(false)
    expect(isBarelyRight(missing)).toBe(true)
  })

  test('wantedText includes missing and moved words once, with single spaces', () => {
    const piece = { letters: [], issue: null }
    expect(
      wantedText([
        { ...piece, mark: 'same', typed: 'I ', expected: 'I ' },
        { ...piece, mark: 'moved-from', typed: 'now ', expected: 'now ' },
        { ...piece, mark: 'extra', typed: 'not ', expected: 'not ' },
        { ...piece, mark: 'missing', typed: '', expected: ' am ' },
        { ...piece, mark: 'moved-to', typed: '', expected: 'now' },
      ]),
    ).toBe('I am now')
  })
})

test('relevantHints puts hints with more of the wrong words first and leaves the rest in order (L-TRN-07)', () => {
  const hints = ['<p>a</p>', '<p>b <b>to</b></p>', '<p>To me.</p>', '<p>c</p>'].map((content, index) => ({
    ...hint,
    _id: `h${index}`,
    content,
  }))
  expect(relevantHints(hints, ['to', 'me']).map(({ _id }) => _id)).toEqual(['h2', 'h1', 'h0', 'h3'])
})

describe('foreign words in a sentence', () => {
  test("foreign words are tagged with their language, and typed text can't imitate them", async () => {
    const { container } = await show(right)
    expect(container).toBeVisible()
    expect(foreign('\uE000b\uE001')).toBe(foreign('b'))
    expect(Said({ text: `a ${foreign('b')} c`, tag: 'en' })).toHaveLength(2)
  })
})

describe('the arrow of a moved word', () => {
  const box = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 10 })
  const at = (from: [number, number], to: [number, number], origin = { left: 0, top: 0 }) =>
    arrowPath(box(...from), box(...to), origin)

  test('an arrow starts and ends at the center of the words, relative to the line', () => {
    expect(at([0, 0], [100, 0])).toBe('M5 21V25Q5 30 10 30H100Q105 30 105 25V23M101 28L105 23L109 28')
    expect(at([10, 20], [110, 20], { left: 10, top: 20 })).toBe(at([0, 0], [100, 0]))
  })

  test('an arrow can run to the left', () => {
    expect(at([100, 0], [0, 0])).toBe('M105 21V25Q105 30 100 30H10Q5 30 5 25V23M1 28L5 23L9 28')
  })

  test('words whose tops differ by less than eight pixels are on one line', () => {
    expect(at([0, 0], [100, 7])).toContain('V30')
    expect(at([0, 0], [100, 7])).toBe('M5 21V25Q5 30 10 30H100Q105 30 105 30V30M101 30L105 30L109 30')
    expect(at([0, 0], [100, 8])).toContain('V5')
  })

  test('an arrow runs down between two lines, and up above them', () => {
    expect(at([0, 0], [100, 60])).toBe('M5 21V34Q5 39 10 39H100Q105 39 105 44V57M101 52L105 57L109 52')
    expect(at([0, 60], [100, 0])).toBe('M5 59V46Q5 41 10 41H100Q105 41 105 36V23M101 28L105 23L109 28')
  })

  test('an arrow stays narrow if the words are above one another', () => {
    expect(at([0, 0], [4, 60])).toContain('Q5 39 7 39H7')
    expect(at([0, 0], [0, 60])).toContain('Q5 39 5 39H5')
  })
})
