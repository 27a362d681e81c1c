import type { LangCode } from '@mowka/contract/schemas/common'
import { act, screen } from '@testing-library/react'
import axe from 'axe-core'
import { judgedResult } from '../store/fake-ports.fixture'
import { arrowPath } from './diff/ResultDiff'
import { plain, show } from './show-result.fixture'

describe('the marked line of a result', () => {
  const mixed = judgedResult(
    'ENG',
    'I found a nice apartment yesterday.',
    'I have found yesterday nice apartament.',
  )

  test('the marked line has words, letters and moved words with the numbers of their reasons', async () => {
    const { line, reasons, container } = await show(mixed)
    expect(screen.getByText('Jeszcze nie. Popraw 4 miejsca')).toBeVisible()
    expect([...(line?.querySelectorAll('sup') ?? [])].map(plain)).toEqual(['1', '2', '3', '4'])
    expect([...(line?.querySelectorAll('del') ?? [])].map(plain)).toEqual(['have', 'a'])
    expect([...(line?.querySelectorAll('ins') ?? [])].map(plain)).toEqual(['a'])
    expect(plain(container.querySelector('[data-move-from]'))).toBe('yesterday')
    expect(plain(container.querySelector('[data-move-to]'))).toBe('yesterday')
    expect(reasons().map((each) => each.slice(0, 5))).toEqual(['1Czas', '2Prze', '3Szyk', '4Lite'])
    for (const word of screen.getAllByText('yesterday'))
      expect(word.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(
      (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations,
    ).toEqual([])
  }, 30_000)

  test("a slip in an alternative that isn't shown to learners appears as typed, without marks", async () => {
    const typed = 'Im fond of books'
    const { line, reasons } = await show({
      ...judgedResult('ENG', 'I like reading.', typed),
      isSuccess: true,
      resultCategory: 'MINOR_ERROR',
      diff: [{ mark: 'same', typed, expected: typed, letters: [], issue: null }],
      issues: [],
    })
    expect(screen.getByText(typed)).toBeVisible()
    // There is no marked line.
    expect(line).toBeNull()
    expect(reasons()).toEqual([])
    expect(screen.getByText('I like reading.')).toBeVisible()
  })

  test('the result leaves counting mistakes to the gaps', async () => {
    await show(mixed, 'ENG', { isMarkedAbove: true })
    expect(screen.getByText('Jeszcze nie. Porównaj z poprawną odpowiedzią')).toBeVisible()
  })

  test('an answer that may be right is only compared, without naming a rule', async () => {
    const { reasons } = await show(judgedResult('ENG', 'I often read books.', 'I read often books'))
    expect(screen.getByText('Porównaj z odpowiedzią')).toBeVisible()
    expect(reasons()).toEqual(['1W odpowiedzi often stoi w innym miejscu.'])
  })

  test('screen readers hear the marks in words', async () => {
    const { spoken } = await show(mixed)
    expect(spoken()).toBe(
      'I zbędne: have1 found brakuje: a2 przenieś na koniec: yesterday3 nice zbędna litera a w słowie apartment 4 przeniesione: yesterday.',
    )
  })

  test.each([
    ['DE', 'Ich trinke keine Milch.', 'Ich trinke eine Milch', 'Ich trinke zamiast eine: keine1 Milch.'],
    [
      'ENG',
      'I often read books.',
      'I read often books',
      'I przeniesione: often read przenieś za I: often1 books.',
    ],
    ['ENG', 'It is tomorrow.', 'It is tomorow', 'It is brakująca litera r w słowie tomorrow 1.'],
    ['ENG', 'I like reading.', 'I like raeding', 'I like zamiast raeding: reading 1.'],
  ] as const)('screen readers hear the mark of %s %j for %j as %j', async (lang, answer, typed, heard) => {
    const { spoken } = await show(judgedResult(lang, answer, typed, { words: 'eine' }), lang)
    expect(spoken().replace(' : ', ': ')).toBe(heard)
  })

  test('the legend explains only the marks that are present, including the arrow', async () => {
    const { unmount } = await show(mixed)
    for (const word of ['skreślone', 'podkreślone', 'strzałka']) expect(screen.getByText(word)).toBeVisible()
    unmount()
    const moved = await show(judgedResult('ENG', 'I often read here.', 'I read here often'))
    expect(screen.getByText('strzałka')).toBeVisible()
    expect(screen.queryByText('skreślone')).not.toBeInTheDocument()
    moved.unmount()
    await show(judgedResult('ENG', 'I have a dog.', 'I have dog'))
    expect(screen.queryByText('strzałka')).not.toBeInTheDocument()
    expect(screen.getByText('podkreślone')).toBeVisible()
  })

  test('an arrow leads from a misplaced word to its right place and is redrawn when the line changes', async () => {
    let resize = () => {}
    const observer = jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
      resize = () => callback([], {} as ResizeObserver)
      return { observe: () => {}, unobserve: () => {}, disconnect: () => {} }
    })
    const boxes = jest.spyOn(Element.prototype, 'getClientRects')
    const at = (left: number) => [{ left, top: 0, bottom: 20, width: 10 }] as unknown as DOMRectList
    boxes.mockReturnValue(at(0))
    const { container } = await show(mixed)
    const drawn = () => container.querySelector('svg[aria-hidden] > path[d^="M"][d*="Q"]')?.getAttribute('d')
    const before = drawn()
    expect(before).toBeTruthy()
    boxes.mockReturnValue(at(100))
    act(resize)
    expect(drawn()).not.toBe(before)
    boxes.mockRestore()
    observer.mockRestore()
  })

  test.each([
    ['below the words on one line', { left: 0, top: 0 }, { left: 100, top: 0 }, 'V29'],
    ['down to a later line', { left: 0, top: 0 }, { left: 100, top: 60 }, 'V57'],
    ['up to an earlier line', { left: 0, top: 60 }, { left: 100, top: 0 }, 'V23'],
  ])('an arrow runs %s', (_, from, to, end) => {
    const box = (place: { left: number; top: number }) => ({ ...place, bottom: place.top + 20, width: 10 })
    const path = arrowPath(box(from), box(to), { left: 0, top: 0 })
    expect(path).toContain(end === 'V29' ? 'V23' : end)
    expect(path.startsWith('M5 ')).toBe(true)
  })
})

describe('the whole result', () => {
  test('with more than four mistakes the result shows two plain sentences and only the reasons that add something', async () => {
    const { line, reasons } = await show(
      judgedResult(
        'ENG',
        'She likes a cat and a dog in the big garden of my uncle.',
        'She like cat and dog on big garden my uncle',
        { words: 'like' },
      ),
    )
    expect(line).toBeNull()
    expect(screen.getByText('Jeszcze nie. Porównaj z poprawną odpowiedzią')).toBeVisible()
    expect(screen.getByText('She like cat and dog on big garden my uncle')).toBeVisible()
    expect(reasons()[0]).toBe('Czasownik Po she czasownik kończy się na -s: likes.')
  })

  test('an answer with little in common gets no reasons', async () => {
    const { reasons } = await show(judgedResult('ENG', 'Could you do me a favour?', 'give help please now'))
    expect(reasons()).toEqual([])
  })

  test('an editor comment for the same mistake replaces the generated sentence', async () => {
    const { reasons } = await show(
      judgedResult('ENG', 'Can you do me a favour?', 'Can you make me a favour?', {
        mistakes: [{ text: 'Can you make me a favour?', comment: '„Favour” łączy się z „do”.' }],
        words: 'make',
      }),
    )
    expect(reasons()).toEqual(['1Słowo „Favour” łączy się z „do”.'])
  })

  test('a comment on one of several mistakes comes first, with the number of its marks', async () => {
    const { reasons, line } = await show(
      judgedResult('ENG', 'He is good at maths.', 'He good in maths', {
        mistakes: [{ text: 'He good in maths', comment: 'Mówimy good at, nie in.' }],
      }),
    )
    expect(reasons()).toEqual(['1Przyimek Mówimy good at, nie in.', '2Czasownik Dodaj is.'])
    expect([...(line?.querySelectorAll('sup') ?? [])].map(plain)).toEqual(['2', '1'])
    expect(screen.getByText('Mówimy good at, nie in.')).toHaveAttribute('lang', 'pl')
  })

  test('a comment that names no mistake comes first, without a number', async () => {
    const { reasons } = await show(
      judgedResult('ENG', 'He is good at maths.', 'He good in maths', {
        mistakes: [{ text: 'He good in maths', comment: 'Tak się nie mówi.' }],
      }),
    )
    expect(reasons()[0]).toBe('Tak się nie mówi.')
    expect(reasons()).toHaveLength(3)
  })

  test('a slip is marked without red and has its sentence', async () => {
    const { reasons } = await show(judgedResult('ENG', 'I like reading.', 'I like raeding'))
    expect(screen.getByText('Prawie idealnie. Zobacz drobiazg:')).toBeVisible()
    expect(reasons()).toHaveLength(1)
  })

  test('a right answer in lower case is right, with one quiet line', async () => {
    const { line, reasons } = await show(
      judgedResult('DE', 'Ich trinke Milch und Wasser.', 'ich trinke milch und wasser'),
      'DE',
    )
    expect(screen.getByText('Dobrze')).toBeVisible()
    expect(line).toBeNull()
    expect(reasons()).toEqual([])
    expect(screen.getByText(/^Rzeczowniki i/)).toHaveTextContent(/wielką literą: Milch, Wasser\.$/)
  })

  test.each<[LangCode, string, string, RegExp]>([
    ['DE', 'Können Sie mir helfen?', 'können sie mir helfen', /^Formę grzecznościową .*: Sie\.$/],
    ['DE', 'Hallo! Wie geht es?', 'hallo! wie geht es', /^Piszemy wielką literą: Wie\.$/],
    ['ENG', 'Can I go?', 'can i go', /^„Ja” piszemy .*: I\.$/],
    ['ENG', 'See you on Monday.', 'see you on monday', /^Piszemy wielką literą: Monday\.$/],
  ])('the note about lower case is correct for %s %j', async (lang, answer, typed, said) => {
    await show(judgedResult(lang, answer, typed), lang)
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && said.test(plain(element))),
    ).toBeVisible()
  })

  test('gaps have their own marks, so only reasons that add something are shown', async () => {
    const given = { exact: true, words: 'horse like' }
    const { line, reasons, unmount } = await show(
      judgedResult('ENG', 'She likes tea.', 'She like tea', given),
      'ENG',
      { isMarkedAbove: true },
    )
    expect(line).toBeNull()
    expect(reasons()).toEqual(['Czasownik Po she czasownik kończy się na -s: likes.'])
    unmount()
    const other = await show(judgedResult('ENG', 'This is a mouse.', 'This is a horse', given), 'ENG', {
      isMarkedAbove: true,
    })
    expect(other.reasons()).toEqual([])
  })
})

test('a Russian answer in Latin letters is right, and its Cyrillic is shown without marks', async () => {
  const { line, reasons } = await show(judgedResult('RU', 'Очень приятно', 'oczeń prijatno'), 'RU')
  expect(screen.getByText('Dobrze, a cyrylicą:')).toBeVisible()
  expect(screen.getByText('Очень приятно')).toHaveAttribute('lang', 'ru')
  expect(line).toBeNull()
  expect(reasons()).toEqual([])
})
