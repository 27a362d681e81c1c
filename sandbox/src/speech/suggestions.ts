/** An exercise in an editor's form, as the platform sends it. */
interface Exercise {
  lang: string
  answer: string
}
interface Answer {
  text: string
  comment: string
}
interface Suggestions {
  alternatives: Answer[]
  mistakes: Answer[]
  hints: { text: string }[]
}

/** Another way to write a sentence. The first match is replaced. */
type Variant = { from: RegExp; to: string; comment?: string }
/** A typical mistake with its explanation, and the rule as a hint. `$1` and so on are groups of `from`. */
type Slip = { from: RegExp; to: string; comment: string; rule: string }

const VARIANTS: Record<string, Variant[]> = {
  ENG: [
    { from: /\bI am\b/, to: "I'm" },
    { from: /\b(He|She|It) is\b/, to: "$1's" },
    { from: /\b([Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re) not\b/, to: "$1n't" },
    { from: /\bI would like\b/, to: "I'd like" },
    { from: /\bI'd like\b/, to: 'I want', comment: 'Mniej uprzejme niż „I’d like”.' },
    { from: /\bI have (an?)\b/, to: "I've got $1", comment: 'Tak mówi się częściej w Wielkiej Brytanii.' },
    { from: /\bCan you\b/, to: 'Could you', comment: 'Trochę uprzejmiej.' },
    { from: /\bvery\b/, to: 'really' },
    { from: /\bbig\b/, to: 'large' },
    { from: /\bmovie\b/, to: 'film' },
    { from: /\blots of\b/, to: 'a lot of' },
  ],
  DE: [
    { from: /\bIch möchte\b/, to: 'Ich hätte gern' },
    { from: /\bsehr\b/, to: 'wirklich' },
  ],
  ES: [
    { from: /^Yo (\p{L})/u, to: '$1' },
    { from: /\bmuy\b/, to: 'realmente' },
  ],
  IT: [
    { from: /^Io (\p{L})/u, to: '$1' },
    { from: /\bmolto\b/, to: 'davvero' },
  ],
  FR: [{ from: /\b[Jj]e ne (\p{L}+) pas\b/u, to: 'Je $1 pas', comment: 'Tak się mówi, ale nie pisze.' }],
  RU: [{ from: /очень/u, to: 'действительно' }],
}

const SLIPS: Record<string, Slip[]> = {
  ENG: [
    {
      from: /\b(an?) (\p{L}+)/u,
      to: '$2',
      comment: 'Przed rzeczownikiem w liczbie pojedynczej stoi przedimek, czyli „$1 $2”.',
      rule: 'Rzeczownik policzalny w liczbie pojedynczej ma przed sobą przedimek: „a” przed spółgłoską, „an” przed samogłoską.',
    },
    {
      from: /\bI am\b|\bI'm\b/,
      to: 'I',
      comment: 'Po angielsku zdanie potrzebuje czasownika, czyli „I am”.',
      rule: 'Gdy po polsku mówimy „jestem”, po angielsku potrzebne są dwa słowa: osoba i forma „be”.',
    },
    {
      from: /\b(He|She|It) (\p{Ll}{2,})s\b/u,
      to: '$1 $2',
      comment: 'W trzeciej osobie czasownik ma końcówkę, czyli „$2s”.',
      rule: 'Po „he”, „she” i „it” czasownik w czasie Present Simple dostaje „-s”.',
    },
    {
      from: /\bat home\b/,
      to: 'in home',
      comment: 'Ze słowem „home” stoi „at”, czyli „at home”.',
      rule: 'Miejsce, w którym ktoś jest, łączy się z przyimkiem: „at work”, „at school”.',
    },
    {
      from: /\b(like|want|need) to (\p{L}+)/u,
      to: '$1 $2',
      comment: 'Drugi czasownik ma przed sobą „to”, czyli „$1 to $2”.',
      rule: 'Gdy stoją obok siebie dwa czasowniki, drugi ma zwykle przed sobą „to”.',
    },
  ],
  DE: [
    {
      from: /\b(ein|eine|einen|der|die|das|den|dem) (\p{Lu}\p{L}+)/u,
      to: '$2',
      comment: 'Przed rzeczownikiem stoi rodzajnik, czyli „$1 $2”.',
      rule: 'Rzeczownik ma zwykle przed sobą rodzajnik, którego polskie zdanie nie pokazuje.',
    },
    {
      from: /\bIch bin\b/,
      to: 'Bin',
      comment: 'Po niemiecku osoby nie można pominąć, czyli „ich bin”.',
      rule: 'Zaimek osobowy stoi w zdaniu zawsze, także tam, gdzie po polsku znika.',
    },
  ],
  ES: [
    {
      from: /\b(el|la|los|las|un|una) (\p{Ll}+)/u,
      to: '$2',
      comment: 'Przed rzeczownikiem stoi rodzajnik, czyli „$1 $2”.',
      rule: 'Rzeczownik ma zwykle przed sobą rodzajnik, którego polskie zdanie nie pokazuje.',
    },
    {
      from: /\bestoy\b/i,
      to: 'soy',
      comment: 'Miejsce i stan to „estar”, czyli „estoy”.',
      rule: '„Jestem” ma dwa odpowiedniki: inny dla cech, inny dla miejsca i stanu.',
    },
  ],
  FR: [
    {
      from: /\bne (\p{L}+) pas\b/u,
      to: 'ne $1',
      comment: 'Przeczenie ma dwie części, czyli „ne $1 pas”.',
      rule: 'Przeczenie otacza czasownik z dwóch stron.',
    },
    {
      from: /\b(le|la|les|un|une|des) (\p{Ll}+)/u,
      to: '$2',
      comment: 'Przed rzeczownikiem stoi rodzajnik, czyli „$1 $2”.',
      rule: 'Rzeczownik ma zwykle przed sobą rodzajnik, którego polskie zdanie nie pokazuje.',
    },
  ],
  IT: [
    {
      from: /\b(il|lo|la|i|gli|le|un|una) (\p{Ll}+)/u,
      to: '$2',
      comment: 'Przed rzeczownikiem stoi rodzajnik, czyli „$1 $2”.',
      rule: 'Rzeczownik ma zwykle przed sobą rodzajnik, którego polskie zdanie nie pokazuje.',
    },
  ],
  RU: [
    {
      from: /У меня есть /u,
      to: 'Я имею ',
      comment: '„Mam” to po rosyjsku „у меня есть”.',
      rule: 'Posiadanie wyraża się przyimkiem „у” z osobą w dopełniaczu.',
    },
  ],
}

/**
 * Returns suggestions for an exercise, derived from its answer with a few rules per language. Null for a question of
 * another kind.
 */
export function suggestionsFor({ task, lang, answer }: Record<string, unknown>): Suggestions | null {
  if (task !== 'SUGGEST' || typeof lang !== 'string' || typeof answer !== 'string') return null
  const exercise: Exercise = { lang, answer: answer.slice(0, 500) }
  const slips = matching(SLIPS, exercise)
  return {
    alternatives: matching(VARIANTS, exercise).map(({ from, to, comment = '' }) => ({
      text: sentence(exercise.answer.replace(from, to)),
      comment,
    })),
    mistakes: slips.map(({ from, to, comment }) => ({
      text: sentence(exercise.answer.replace(from, to)),
      comment: filledIn(comment, exercise.answer, from),
    })),
    hints: slips.map(({ rule }) => ({ text: rule })),
  }
}

const matching = <Rule extends { from: RegExp }>(rules: Record<string, Rule[]>, { lang, answer }: Exercise) =>
  (rules[lang] ?? []).filter(({ from }) => from.test(answer))

/** Fills the groups of the match into a comment. */
const filledIn = (comment: string, answer: string, from: RegExp): string => {
  const groups = from.exec(answer) ?? []
  return comment.replace(/\$(\d)/g, (_, number: string) => groups[Number(number)] ?? '')
}

/** A sentence starts with a capital. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
