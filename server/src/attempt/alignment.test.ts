import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { nearestOf } from './alignment'
import { htmlDiff } from './html-diff'

const seen = (input: string, answer: string, lang: LangCode = 'ENG') =>
  htmlDiff(input, answer, lang, 'pl').replace(/<span class="vh">[^<]*<\/span>/g, '')

describe('the nearest accepted answer (P-ENT-24)', () => {
  const favour = ['Can you do me a favour?', 'Could you do me a favour?', 'Would you help me?'] as const

  test.each([
    ['Could you do me favour?', 'Could you do me a favour?'],
    ['Can you me a favour', 'Can you do me a favour?'],
    ['Would you help us', 'Would you help me?'],
    ['no idea', 'Would you help me?'],
    ['', 'Would you help me?'],
  ])('to %j is %j', (input, nearest) => {
    expect(nearestOf(input, favour, 'ENG')).toBe(nearest)
  })

  test('of equally near ones is the first, so the main one', () => {
    expect(nearestOf('May you do me a favour', favour, 'ENG')).toBe('Can you do me a favour?')
  })

  test('counts short forms as what they stand for', () => {
    const texts = ['I have not seen him today.', "I haven't met him."] as const
    expect(nearestOf("I've not seen it today", texts, 'ENG')).toBe(texts[0])
  })
})

describe('what is accepted is not struck (S-ATT-06)', () => {
  test.each([
    ["I'm fond of house", 'I am fond of my house.', 'I am fond of <ins>my</ins> house.'],
    ['I am fond of house', "I'm fond of my house.", 'I&#39;m fond of <ins>my</ins> house.'],
    ["It's not my houses", "It isn't my house.", 'It isn&#39;t my <del>houses</del> <ins>house</ins>.'],
    ["I'd have gone home", "I'd've gone there.", 'I&#39;d&#39;ve gone <del>home</del> <ins>there</ins>.'],
    ["I can't swims", 'I cannot swim.', 'I cannot <del>swims</del> <ins>swim</ins>.'],
  ])('%j for %j', (input, answer, diff) => {
    expect(seen(input, answer)).toBe(diff)
  })

  test.each<[string, string, string, LangCode]>([
    ['He is here', "He isn't here.", 'He <del>is</del> <ins>isn&#39;t</ins> here.', 'ENG'],
    ['I had go', 'I would go.', 'I <del>had</del> <ins>would</ins> go.', 'ENG'],
    ["l'eau est", 'la eau est', '<del>l&#39;eau</del> <ins>la eau</ins> est', 'FR'],
  ])('but a short form of something else is: %j for %j', (input, answer, diff, lang) => {
    expect(seen(input, answer, lang)).toBe(diff)
  })

  test('of more short forms than anybody writes, each counts as it is written', () => {
    expect(seen("It's it's it's it's it's it's it's", 'It is it is')).toContain('<del>It&#39;s')
  })
})
