import { makeForms } from './forms'

/** Returns the distinct forms of a dictionary with these lines, in alphabetical order. */
function formsOf(aff: readonly string[], dic: readonly string[]): string[] {
  const forms = new Set<string>()
  makeForms(aff.join('\n'), [String(dic.length), ...dic].join('\n'), (form) => forms.add(form))
  return [...forms].sort()
}

const rules = [
  'SET UTF-8',
  'NEEDAFFIX h',
  'FORBIDDENWORD d',
  'ONLYINCOMPOUND o',
  'PFX U Y 1',
  'PFX U 0 un .',
  'SFX N N 1',
  'SFX N 0 ness .',
  'SFX D Y 4',
  'SFX D 0 d e',
  'SFX D y ied [^aeiou]y',
  'SFX D 0 ed [^ey]',
  'SFX D 0 ed [aeiou]y',
  'SFX A Y 1',
  'SFX A 0 able/L .',
  'SFX L Y 1',
  'SFX L le ly able',
  'SFX O Y 1',
  'SFX O 0 s/o .',
  'SFX H Y 1',
  'SFX H 0 er/hS .',
  'SFX S Y 1',
  'SFX S 0 s .',
  'SFX M Y 1',
  "SFX M 0 's .",
]

describe('U05: forms of a dictionary', () => {
  it.each([
    ['a word without flags', ['dog'], ['dog']],
    ['a suffix whose condition is another letter', ['walk/D'], ['walk', 'walked']],
    ['a suffix that takes letters away', ['try/D'], ['tried', 'try']],
    ['a condition with letters that are allowed', ['play/D'], ['play', 'played']],
    ['a condition with one letter', ['bake/D'], ['bake', 'baked']],
    ['a prefix', ['do/U'], ['do', 'undo']],
    ['a prefix together with a suffix', ['pack/UD'], ['pack', 'packed', 'unpack', 'unpacked']],
    ['a suffix that goes with no prefix', ['kind/UN'], ['kind', 'kindness', 'unkind']],
    ['a suffix after a suffix', ['do/A'], ['do', 'doable', 'doably']],
    ['both after a prefix', ['do/UA'], ['do', 'doable', 'doably', 'undo', 'undoable', 'undoably']],
    ['a stem that needs an affix', ['walk/hD'], ['walked']],
    ['an affix that needs another one', ['walk/H'], ['walk', 'walkers']],
    ['a word that is forbidden', ['recieve/dD', 'get'], ['get']],
    ['a form that is forbidden', ['goe/D', 'goed/d'], ['goe']],
    ['a possessive', ['it/M'], ['it', "it's"]],
    ['a word that is only a part of compounds', ['strassen/oD', 'bahn'], ['bahn']],
    ['an affix that is only within compounds', ['arbeit/O'], ['arbeit']],
  ])('creates forms from %s', (_, dic, forms) => {
    expect(formsOf(rules, dic)).toEqual(forms)
  })

  it('marks parts of compounds, and words that are not compounds although their parts are listed', () => {
    const compounds = [
      'COMPOUNDBEGIN x',
      'COMPOUNDMIDDLE y',
      'COMPOUNDEND z',
      'ONLYINCOMPOUND o',
      'NEEDAFFIX h',
      'FORBIDDENWORD d',
      'CIRCUMFIX f',
      'SFX j Y 2',
      'SFX j 0 0/xo .',
      'SFX j 0 -/o .',
      'SFX S Y 1',
      'SFX S 0 s .',
      'PFX k Y 2',
      'PFX k 0 bei/of .',
      'PFX k 0 0/yo .',
    ]
    expect(formsOf(compounds, ['Geburts/hj', 'tag/zoS', 'Tag', 'wohn/hk', 'Tagstag/dS'])).toEqual([
      '!Tagstag',
      '!Tagstags',
      '+tag',
      '+tags',
      'Geburts+',
      'Tag',
      'wohn+',
    ])
  })

  it('lists elided short words separately instead of joining them with every word', () => {
    const elisions = ['PFX E Y 2', "PFX E 0 l' [aeo]", 'PFX E a dell’A a']
    expect(formsOf(elisions, ['acqua/E'])).toEqual(['acqua', "dell'", "l'"])
  })

  it('composes characters and normalizes apostrophes', () => {
    expect(formsOf([], ['cafe\u0301', 'aujourd’hui'])).toEqual(["aujourd'hui", 'café'])
  })

  it('omits entries with spaces, digits or dots, and abbreviations', () => {
    expect(formsOf([], ['New York', '2nd', 'z.B.', 'NATO', 'I', 'Nina', 'wie\tpo:adv'])).toEqual([
      'I',
      'Nina',
      'wie',
    ])
  })

  it('supports flags of two characters, numeric flags, and numbered sets of flags', () => {
    expect(formsOf(['FLAG long', 'SFX aA Y 1', 'SFX aA 0 s .'], ['cat/bBaA'])).toEqual(['cat', 'cats'])
    expect(formsOf(['FLAG num', 'SFX 12 Y 1', 'SFX 12 0 s .'], ['cat/1,12', 'dog/1'])).toEqual([
      'cat',
      'cats',
      'dog',
    ])
    expect(formsOf(['AF 2', 'AF X', 'AF S', 'SFX S Y 1', 'SFX S 0 s .'], ['cat/2', 'dog/1'])).toEqual([
      'cat',
      'cats',
      'dog',
    ])
  })
})
