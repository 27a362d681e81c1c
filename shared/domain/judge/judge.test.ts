import fc from 'fast-check'
import { MAX_ANSWER_LENGTH } from '../exercise/answer'
import type { LangCode } from '../languages/codes'
import { judge } from './judge'
import { drawn, judged, kindsOf, someWords } from './judging.fixture'

const category = (...args: Parameters<typeof judged>) => judged(...args).category

describe('S-ATT-06, U05: category of an answer', () => {
  test.each<[LangCode, string, string, string]>([
    ['ENG', "I don't know.", 'i do not know', 'a short form written out'],
    ['ENG', 'He is here.', "He's here", 'a short form'],
    ['ENG', 'He has gone.', "he's gone", 'the other reading of a short form'],
    ['ENG', "He's got a car.", 'He has got a car', 'has before its participle'],
    ['ENG', "I'd better go.", 'I had better go', 'had better'],
    ['ENG', 'I would have gone.', "I'd've gone", 'shortened twice'],
    ['ENG', "It isn't here.", "It's not here", 'the other way to shorten a negation'],
    ['ENG', 'Anna is tired.', "Anna's tired", 'a name with a short form'],
    ['ENG', 'I cannot go.', "I can't go", "can't and cannot"],
    ['ENG', 'Is everything all right?', 'is everything alright', 'two words that many write as one'],
    ['ENG', 'Alright, thanks.', 'all right thanks', 'one word that many write as two'],
    ['ENG', "Mum's cooking.", "Mom's cooking", "an American's mother"],
    ['ENG', 'My favourite colour', 'my favorite color', 'American spelling'],
    ['ENG', 'He organized it.', 'he organised it', 'British spelling'],
    ['ENG', 'At eight', 'at 8', 'digits for a word'],
    ['ENG', 'I have 25 cats', 'I have twenty-five cats', 'words for digits'],
    ['ENG', 'It is 7:15.', "It's 7.15", 'the sign between hours and minutes'],
    ['DE', 'Die Straße ist schön.', 'die strasse ist schoen', 'letters that the keyboard lacks'],
    ['DE', 'Ich bin einundzwanzig.', 'ich bin 21', 'German numbers'],
    ['DE', 'Ich komme am dritten Mai.', 'Ich komme am 3. Mai', 'a date in digits'],
    ['DE', 'Heute ist der einunddreißigste Juli.', 'Heute ist der 31. Juli', 'a date in digits'],
    ['FR', "L'eau est froide.", 'l’eau est froide', 'the kind of apostrophe'],
    ['FR', 'Le premier mai, au deuxième étage.', 'Le 1er mai, au 2ème étage', 'ordinals in digits'],
    ['FR', 'La première rue à gauche.', 'La 1ère rue à gauche', 'a feminine ordinal in digits'],
    ['IT', 'Abito al terzo piano.', 'Abito al 3° piano', 'an ordinal in digits'],
    ['IT', 'Alla terza fermata.', 'Alla 3ª fermata', 'a feminine ordinal in digits'],
    ['ES', 'Vivo en el tercer piso.', 'Vivo en el 3º piso', 'an ordinal in digits'],
    ['FR', 'Ma sœur', 'ma soeur', 'œ'],
    ['FR', 'Quatre-vingt-douze ans', '92 ans', 'French numbers'],
    ['FR', 'Vingt et une minutes', '21 minutes', 'digits for a number before a feminine noun'],
    ['FR', 'Quatre-vingt-une pages', '81 pages', 'digits for a number before a feminine noun'],
    ['FR', 'Trente et une pages', 'Trente-et-une pages', 'hyphens between the words of a number'],
    ['FR', 'Deux cents euros', 'Deux-cents euros', 'hyphens between the words of a number'],
    ['FR', 'La plage est à cinq minutes.', 'La plage est à 5 min', 'the abbreviation of a unit'],
    ['FR', 'Un sac de deux kilos', 'Un sac de 2 kg', 'the abbreviation of a unit'],
    ['ES', '¿Qué tal?', 'Qué  tal', 'signs and spaces'],
    ['ES', 'Treinta y uno', '31', 'a number of three words'],
    ['ES', 'Tengo cuarenta y un años.', 'Tengo 41 años', 'digits for a number before a masculine noun'],
    ['ES', 'Hay doscientas personas.', 'Hay 200 personas', 'digits for a number before a feminine noun'],
    ['ES', 'Hoy es el primero de mayo.', 'Hoy es el 1 de mayo', 'a date in digits'],
    ['RU', 'Это ёлка', 'это елка', 'е for ё'],
    ['RU', 'Ему нет ста лет.', 'Ему нет 100 лет', 'digits for an inflected number'],
    ['RU', 'Сегодня двадцать третье мая.', 'Сегодня 23 мая', 'a date in digits'],
    ['RU', 'Я читаю', 'Я читаю'.replace('а', 'a'), 'a Latin letter that looks the same'],
    ['ENG', 'You and me', 'you & me', 'a sign for a word'],
    ['DE', 'Du und ich', 'du & ich', 'a sign for a word'],
    ['ES', 'Tú y yo', 'tú & yo', 'a sign for a word'],
    ['FR', 'Toi et moi', 'toi & moi', 'a sign for a word'],
    ['IT', 'Tu e io', 'tu & io', 'a sign for a word'],
    ['RU', 'Ты и я', 'ты & я', 'a sign for a word'],
    ['PL', 'Ty i ja', 'ty & ja', 'a sign for a word'],
    ['PL', 'Idę do domu…', 'Idę do domu...', 'an ellipsis'],
    ['ENG', 'I find it fine.', 'I ﬁnd it ﬁne', 'ligatures of a PDF file'],
    ['ENG', 'I find 5.', 'Ｉ ｆｉｎｄ ５', 'full-width letters'],
    ['ENG', 'It costs £5.', 'It costs 5 pounds', 'the name of a currency'],
    ['ENG', 'It costs five pounds.', 'It costs £5', 'a currency sign'],
    ['DE', 'Das kostet 2,50 €.', 'Das kostet 2,50 Euro', 'the name of a currency'],
    ['RU', 'Это стоит 5 €.', 'Это стоит пять евро', 'the name of a currency'],
    ['ENG', 'It is -5 degrees.', 'It is minus five degrees', 'the word for a minus'],
    ['ENG', '20% of us', 'Twenty per cent of us', 'the words for percent'],
    ['DE', 'Um 17 Uhr', 'um 17:00 Uhr', 'a full hour with its minutes'],
    ['DE', 'Um 17:30 Uhr', 'um 17 Uhr 30', 'minutes behind the hour'],
    ['DE', "Wie geht's?", 'Wie geht es?', 'a short form of es'],
    ['DE', 'Wie geht es dir?', "Wie geht's dir?", 'a short form of es'],
    ['FR', 'Je me lève à sept heures.', 'Je me lève à 7 h', 'an hour in digits'],
    ['FR', 'Je me lève à sept heures.', 'Je me lève à 7h00', 'a full hour with its minutes'],
    ['FR', 'Je me lève à sept heures trente.', 'Je me lève à 7h30', 'an hour and minutes in digits'],
    ['ES', 'Son las cuatro y media.', 'Son las 4:30', 'half an hour in digits'],
    ['ES', 'Sale a las ocho menos cuarto.', 'Sale a las 7:45', 'a quarter to the hour in digits'],
    ['ES', 'Sale a las siete cuarenta y cinco.', 'Sale a las 7.45', 'hour and minutes in digits'],
    ['ES', 'Es la una y diez.', 'Es la 1:10', 'the first hour and minutes in digits'],
    ['ES', 'Llega a la una.', 'Llega a la 1', 'the first hour in digits'],
    ['ES', 'Comemos a las dos.', 'Comemos a las 2:00', 'a full hour with its minutes'],
    ['ES', 'Hay ochenta kilómetros hasta la playa.', 'Hay 80 km hasta la playa', 'a measure by its sign'],
    ['ES', 'Pesa setenta kilos.', 'Pesa 70 kg', 'a measure by its sign'],
    ['ES', 'El señor García y la señora López', 'El Sr. García y la Sra. López', 'abbreviated titles'],
    ['ES', '¿De dónde es usted?', '¿De dónde es Ud.?', 'an abbreviated form of address'],
    ['ENG', "Isn't she at home?", 'Is she not at home?', 'an inverted negation written out'],
    ['ENG', 'Can you not wait?', "Can't you wait?", 'an inverted negation as a short form'],
    ['ENG', "What's he done?", 'What has he done?', 'has behind a question word'],
    [
      'FR',
      'Dans notre chambre, la douche ne marche pas.',
      'La douche ne marche pas dans notre chambre',
      'an adverbial moved to the end',
    ],
    [
      'FR',
      'Il faisait beau quand nous sommes sortis.',
      'Quand nous sommes sortis, il faisait beau',
      'a clause moved to the front',
    ],
    [
      'FR',
      "Il faut aller en métro jusqu'à la place.",
      "Il faut aller jusqu'à la place en métro",
      'two adverbials swapped',
    ],
  ])('%s %j accepts %j as correct: %s', (lang, answer, input) => {
    expect(category(lang, answer, input)).toBe('CORRECT')
  })

  test.each<[LangCode, string, string, string]>([
    ['ENG', 'I like reading', 'I like raeding', 'typo'],
    ['ENG', 'I like reading', 'I like readng', 'typo'],
    ['ENG', "I don't know", 'I dont know', 'apostrophe'],
    ['ENG', 'The check-in is here', 'The check in is here', 'space'],
    ['ENG', 'I like it a lot', 'I like it alot', 'space'],
    ['FR', "J'ai faim", 'Jai faim', 'apostrophe'],
    ['FR', "C'est l'ami", "C'est l ami", 'apostrophe'],
    ['DE', 'Können Sie', 'Konnen Sie', 'accent'],
    ['FR', 'Où est la gare ?', 'Ou est la gare ?', 'accent'],
    ['ES', '¿Tú vas?', 'Tu vas', 'accent'],
    ['IT', 'Lei è qui', 'Lei e qui', 'accent'],
    ['IT', 'Perché no?', 'Perchè no?', 'accent'],
    ['ES', 'Hoy hace frío', 'Hoy hace frio', 'accent'],
    ['ES', 'El tráfico', 'El trafico', 'accent'],
    ['DE', 'Wie geht es dir?', 'Wie gehts dir?', 'apostrophe'],
    ['DE', 'Vielleicht morgen', 'Vieleicht morgen', 'typo'],
    ['DE', 'Wir gehen zusammen', 'Wir gehen zusamen', 'typo'],
  ])('%s %j accepts %j as a minor error: %s', (lang, answer, input, kind) => {
    const judgement = judged(lang, answer, input)
    expect([judgement.category, kindsOf(judgement)]).toEqual(['MINOR_ERROR', kind])
  })

  test.each<[LangCode, string, string, string, string]>([
    ['ENG', 'It is possible', 'It is impossible', 'word', 'another word'],
    ['ENG', 'On Thursday', 'on tuesday', 'word', 'another day'],
    ['ENG', "It's good", 'Its good', 'apostrophe', 'its is no "it is"'],
    ['ENG', "We're late", 'Were late', 'apostrophe', 'were is no "we are"'],
    ['ENG', "He's got it", 'He is got it', 'verb', '"is" before a participle of "has"'],
    ['ENG', 'Yes, I am.', "Yes, I'm", 'word verb', 'a short form at the end'],
    ['ENG', 'She has a car', "She's a car", 'word verb', 'has is shortened as a helping verb only'],
    ['ENG', "I don't go", "I won't go", 'negation', 'another short form'],
    ['ENG', 'It costs 15 pounds', 'It costs 50 pounds', 'word', 'another number'],
    ['ENG', 'I like reading', 'I likee raeding', 'typo typo', 'two typos in a short sentence'],
    ['ENG', 'My information', 'my informations', 'number', 'a form that nobody says'],
    ['ENG', 'It costs £5', 'It costs $5', 'word', 'another currency'],
    ['ENG', 'It costs £5', 'It costs 5', 'missing', 'no currency'],
    ['ENG', 'It is -5 degrees', 'It is 5 degrees', 'missing', 'no minus'],
    ['ENG', 'It is 5 degrees', 'It is -5 degrees', 'extra', 'a minus too many'],
    ['ENG', '20% of us', '20 of us', 'missing', 'no percent sign'],
    ['ENG', 'x² is big', 'x2 is big', 'typo', 'a raised digit'],
    ['ENG', "What's it called?", 'What has it called?', 'verb', 'no "has" before a name'],
    ['DE', 'Um 17 Uhr', 'um 17:30 Uhr', 'word', 'another time'],
    ['ES', 'Son las cuatro y media.', 'Son las 5:30', 'word', 'another hour'],
    ['ES', 'El señor García canta.', 'El Sra. García canta', 'word', 'another title'],
    ['RU', 'Я вижу 2 дома', 'Я вижу двух дома', 'ending', 'another case of a number in digits'],
    ['FR', 'Je lis le matin', 'Je le matin lis', 'order', 'an adverbial inside the verb phrase'],
    [
      'FR',
      'Avec qui est-ce que tu habites ?',
      'Qui est-ce que tu habites avec ?',
      'order',
      'a stranded preposition',
    ],
    ['FR', 'Pour qui est ce cadeau ?', 'Qui est ce cadeau pour ?', 'order', 'a stranded preposition'],
    [
      'FR',
      'Avec qui est-ce que tu habites ?',
      'Est-ce que tu habites avec qui ?',
      'order',
      'a moved question',
    ],
    ['ES', 'La sopa está fría', 'La sopa esta fría', 'verb', 'a heard accent that makes another word'],
    ['ENG', 'I like reading', 'I like', 'missing', 'a missing word'],
    ['DE', 'Ich trinke keine Milch', 'Ich trinke eine Milch', 'negation', 'eine for keine'],
    ['DE', 'Ich hätte Zeit', 'Ich hatte Zeit', 'verb', 'a heard umlaut that makes another form'],
    ['DE', 'Meine Berufserfahrung', 'Meine Berufserfahrungen', 'ending', 'another form of a compound'],
    ['DE', 'Ein großer Hund', 'Ein grosse Hund', 'ending', 'another form without its letter'],
    ['ES', 'Ella habló', 'Ella hablo', 'verb', 'a heard accent that makes another form'],
    ['ES', 'Un año', 'Un ano', 'word', 'ñ'],
    ['FR', 'Il a parlé', 'Il a parle', 'verb', 'é is heard'],
    ['RU', 'Я читаю книгу', 'Я читаю книга', 'ending', 'another case'],
  ])('%s %j rejects %j as an error: %s (%s)', (lang, answer, input, kinds) => {
    const judgement = judged(lang, answer, input)
    expect([judgement.category, kindsOf(judgement)]).toEqual(['ERROR', kinds])
  })

  test('one typo is forgiven per five words of a longer sentence', () => {
    const answer = 'Tomorrow morning my younger brother will probably visit our grandmother again'
    const typos = (...words: string[]) =>
      words.reduce(
        (text, word) => text.replace(word, `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`),
        answer,
      )
    expect(category('ENG', answer, typos('morning', 'visit'))).toBe('MINOR_ERROR')
    expect(category('ENG', answer, typos('morning', 'visit', 'again'))).toBe('ERROR')
  })

  test('without a word list no typo is forgiven, and other differences are judged as usual', () => {
    expect(category('ENG', 'I like reading', 'I like raeding', { words: null })).toBe('ERROR')
    expect(category('ENG', "I don't like it", 'i do not like it', { words: null })).toBe('CORRECT')
    expect(category('ENG', "I don't like it", 'I dont like it', { words: null })).toBe('MINOR_ERROR')
    expect(category('DE', 'Können Sie', 'Konnen Sie', { words: null })).toBe('ERROR')
  })

  test('an exact check ignores case, punctuation and spacing only (U05)', () => {
    const exact = true
    expect(category('DE', 'Können Sie?', 'können  sie', { exact })).toBe('CORRECT')
    expect(category('ENG', 'check-in', 'check in', { exact })).toBe('CORRECT')
    expect(category('DE', 'Können Sie?', 'Konnen Sie', { exact })).toBe('ERROR')
    expect(category('ENG', 'I like reading', 'I like readng', { exact })).toBe('ERROR')
    // Punctuation that is the whole answer is compared escapePattern.
    expect(category('ENG', '?', '?', { exact })).toBe('CORRECT')
    expect(category('ENG', '?', '!', { exact })).toBe('ERROR')
    expect(category('ENG', 'x', '', { exact })).toBe('ERROR')
  })
})

describe('alternatives', () => {
  const pattern = '[Could|Can|Would] you [please] turn {down the music|the music down}?'
  test('only the preferred answer is marked as preferred (S-ATT-02, S-ATT-03)', () => {
    const alternatives = ['I am fond of reading']
    expect(judged('ENG', 'I like reading', 'i like reading', { alternatives }).isPreferred).toBe(true)
    expect(judged('ENG', 'I like reading', "I'm fond of reading", { alternatives })).toMatchObject({
      category: 'CORRECT',
      isPreferred: false,
      comparedWith: 'I am fond of reading',
    })
  })

  test('an answer that matches a pattern is shown as the matched path of the pattern', () => {
    const alternatives = [pattern]
    const right = judged('ENG', 'Turn it down!', 'would you please turn the music down', { alternatives })
    expect(right).toMatchObject({
      category: 'CORRECT',
      comparedWith: 'Would you please turn the music down?',
    })
    const wrong = judged('ENG', 'Turn it down!', 'Can you turn music down', { alternatives })
    expect(wrong).toMatchObject({ category: 'ERROR', comparedWith: 'Can you turn the music down?' })
    expect(drawn(wrong)).toBe('Can you turn +the+ music down?')
  })

  test('a pattern with a syntax error is compared as plain text', () => {
    expect(category('ENG', 'x', 'one of [these', { alternatives: ['one of [these'] })).toBe('CORRECT')
  })

  test('an expected mistake is rejected with its comment, unless another answer accepts it', () => {
    const mistakes = [{ text: 'I am [agree|agreeing]', comment: 'Po „agree” nie ma „am”.' }]
    expect(judged('ENG', 'I agree', "I'm agree", { mistakes })).toMatchObject({
      category: 'ERROR',
      comment: 'Po „agree” nie ma „am”.',
    })
    expect(
      judged('ENG', 'I agree', 'I agree', { mistakes: [{ text: 'I agree', comment: 'x' }] }),
    ).toMatchObject({
      category: 'CORRECT',
      comment: null,
    })
  })

  const compared = (comment: string | null, typed: string, answer: string, ...alternatives: string[]) =>
    judged('ENG', answer, typed, {
      alternatives,
      mistakes: comment === null ? [] : [{ text: typed, comment }],
      words: null,
    }).comparedWith

  test('a commented mistake is compared with an answer that contains the words quoted in the comment', () => {
    const doYou = 'W pytaniu potrzebujesz „do you”.'
    const [recommend, would] = ['What do you recommend?', 'What would you recommend?']
    expect(compared(null, 'What would recommend?', recommend, would)).toBe(would)
    expect(compared(doYou, 'What would recommend?', recommend, would)).toBe(recommend)
    const help = 'Po „does not” czasownik wraca do formy „help”.'
    expect(compared(help, 'It does not works.', 'It does not help.', 'It does not work.')).toBe(
      'It does not help.',
    )
  })

  test('without a comment the preferred answer is shown unless another one is nearer by two words', () => {
    expect(
      compared(null, 'Our order arrived.', 'Our order has not arrived.', 'Our order never arrived.'),
    ).toBe('Our order has not arrived.')
    const far = 'The parcel is still on its way to our house.'
    expect(compared(null, 'Our order arrived.', far, 'Our order never arrived.')).toBe(
      'Our order never arrived.',
    )
  })

  test("a word accepted by another answer is not corrected to the preferred answer's word", () => {
    expect(
      compared(null, 'Could you wait moment?', 'Can you wait a moment?', 'Could you wait a moment?'),
    ).toBe('Could you wait a moment?')
  })

  test.each<[string, string, boolean]>([
    ['Our order still has not been delivered.', 'one phrase for another', true],
    ['Our order has still not arrived.', 'another order', true],
    ['Our order still has not arived.', 'a misspelt word', false],
    ['Our orders still has not arrived.', 'another form', false],
    ['Our order still not arrived.', 'a missing word', false],
    ['Our zamówienie still has not arrived.', 'a word left in Polish', false],
  ])('mayBeRight for the refused answer "%s" (%s): %s', (typed, _, mayBeRight) => {
    const known = { has: (word: string) => word !== 'zamówienie' && word !== 'arived' }
    const { category, mayBeRight: found } = judged('ENG', 'Our order still has not arrived.', typed, {
      words: known,
      question: 'Nasze zamówienie',
    })
    expect([category === 'ERROR' && found]).toEqual([mayBeRight])
  })

  test('a commented mistake never counts as possibly right', () => {
    const mistakes = [{ text: 'Always I am late.', comment: 'Zły szyk.' }]
    expect(judged('ENG', 'I am always late.', 'Always I am late.', { mistakes }).mayBeRight).toBe(false)
    expect(judged('ENG', 'I am always late.', 'Always I am late.').mayBeRight).toBe(true)
  })

  test('a hidden alternative never appears in the result (S-ATT-05)', () => {
    const given = { answer: 'I like reading', mistakes: [], lang: 'ENG' as const, question: '', words: null }
    const alternatives = [{ text: 'I am fond of books', hidden: true }]
    const right = judge({ ...given, alternatives, input: "I'm fond of books", exact: false })
    expect([right.category, drawn(right)]).toEqual(['CORRECT', "I'm fond of books"])
    const slip = judge({ ...given, alternatives, input: 'Im fond of books', exact: false })
    expect([slip.category, drawn(slip), slip.issues]).toEqual(['MINOR_ERROR', 'Im fond of books', []])
    const wrong = judge({ ...given, alternatives, input: 'I am fond of a book', exact: false })
    expect(JSON.stringify(wrong)).not.toContain('books')
  })
})

describe('feedback', () => {
  test('marks extra, missing, misspelt and misplaced words', () => {
    const judgement = judged(
      'ENG',
      'I found a nice apartment yesterday.',
      'I have found yesterday nice apartament.',
    )
    expect(drawn(judgement)).toBe('I -have- found +a+ <yesterday> nice [apartament|apartment] >yesterday<.')
    expect(judgement.issues).toEqual([
      { kind: 'verb', typed: 'have', expected: '', range: { start: 2, end: 6 } },
      { kind: 'article', typed: '', expected: 'a', range: { start: 13, end: 13 } },
      { kind: 'order', typed: 'yesterday', expected: 'yesterday', range: { start: 13, end: 22 } },
      { kind: 'typo', typed: 'apartament', expected: 'apartment', range: { start: 28, end: 38 } },
    ])
    expect(judgement.pieces.find(({ mark }) => mark === 'changed')?.letters).toEqual([
      { mark: 'same', text: 'apart' },
      { mark: 'extra', text: 'a' },
      { mark: 'same', text: 'ment' },
    ])
  })

  test('marks a missing apostrophe and a missing space between the letters', () => {
    const lettersOf = (answer: string, input: string) =>
      judged('ENG', answer, input)
        .pieces.find(({ mark }) => mark === 'changed')
        ?.letters.filter(({ mark }) => mark !== 'same')
    expect(lettersOf("Anna's house is big.", 'Annas house is big.')).toEqual([{ mark: 'missing', text: "'" }])
    expect(lettersOf('He plays football at school.', 'He plays foot ball at school.')).toEqual([
      { mark: 'extra', text: ' ' },
    ])
  })

  test('marks moved words as one piece', () => {
    const judgement = judged('ENG', 'Last night I like reading.', 'I like reading last night.')
    expect(drawn(judgement)).toBe('>Last< >night< I like reading. <last> <night>')
    expect(judgement.issues).toEqual([
      { kind: 'order', typed: 'last night', expected: 'last night', range: { start: 15, end: 25 } },
    ])
  })

  test('reports several missing or extra words in a row as one issue', () => {
    expect(judged('ENG', 'I like my old red house', 'I like my house').issues).toEqual([
      { kind: 'missing', typed: '', expected: 'old red', range: { start: 10, end: 10 } },
    ])
    expect(judged('ENG', 'I like my house', 'I like my old red house').issues).toEqual([
      { kind: 'extra', typed: 'old red', expected: '', range: { start: 10, end: 17 } },
    ])
  })

  test('shows a pattern with a capital letter if it ends like a sentence', () => {
    const judgement = judged('ENG', 'x', 'We eat soup at eight', {
      alternatives: ['{at eight[,] & we eat}.'],
    })
    expect(drawn(judgement)).toBe('We eat -soup- at eight.')
  })

  test('shows short forms as typed and never as deleted', () => {
    expect(drawn(judged('ENG', 'It is a nice house', "It's nice house"))).toBe("It's +a+ nice house")
  })

  test('notes a noun in lower case, except at the beginning of the sentence', () => {
    const judgement = judged('DE', 'Ich trinke Milch', 'ich trinke milch')
    expect([judgement.category, judgement.issues]).toEqual([
      'CORRECT',
      [{ kind: 'capital', typed: 'milch', expected: 'Milch', range: { start: 11, end: 16 } }],
    ])
  })

  test.each<[LangCode, string, string, string]>([
    ['ENG', 'I like the house', 'I like a house', 'article'],
    ['ENG', 'We meet in May', 'We meet at May', 'preposition'],
    ['ENG', 'She goes home', 'She go home', 'verb'],
    ['ENG', 'I have two cats', 'I have two cat', 'number'],
    ['ENG', 'I have not seen it', 'I have seen it', 'negation'],
    ['ENG', 'He worked here', 'He works here', 'verb'],
    ['DE', 'Ich sehe den Mann', 'Ich sehe der Mann', 'article'],
    ['DE', 'Ich sehe ihn', 'Ich sehe ihm', 'ending'],
    ['DE', 'Du kommst heute', 'Du kommt heute', 'verb'],
    ['DE', 'Ein großer Mann', 'Ein große Mann', 'ending'],
    ['ES', 'La casa blanca', 'La casa blanco', 'form'],
    ['ES', 'Una casa', 'Un casa', 'article'],
    ['ES', 'Las casas', 'Las casa', 'number'],
    ['FR', 'Une porte fermée', 'Une porte fermé', 'ending'],
    ['FR', 'Une porte fermée', 'Une porte fermes', 'form'],
    ['FR', 'Ils ont mangé', 'Ils ont manges', 'form'],
    ['IT', 'Vado a Roma', 'Vado in Roma', 'preposition'],
    ['RU', 'Она читает', 'Она читаю', 'verb'],
  ])('%s %j for %j is classified as %s', (lang, answer, input, kind) => {
    expect(kindsOf(judged(lang, answer, input, { words: null }))).toBe(kind)
  })

  test('a word of the question in the answer is classified as left in Polish', () => {
    expect(
      kindsOf(judged('ENG', 'I like my flat', 'I like my mieszkanie', { question: 'Moje mieszkanie' })),
    ).toBe('polish')
  })
})

describe('properties', () => {
  const WORDS = ['house', "don't", 'colour', 'two', 'the', "it's", 'nice', 'check-in', 'Anna', 'have', 'gone']
  const sentence = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
    .map((words) => words.join(' '))
  const noise = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => text.replaceAll(' ', '   '),
    (text) => `¿${text}!`,
    (text) => text.replaceAll("'", '’'),
    (text) => text.replaceAll(' ', ', '),
    (text) => text.normalize('NFD'),
    (text) => text.replaceAll("don't", 'do not'),
    (text) => text.replaceAll('colour', 'color'),
    (text) => text.replaceAll('two', '2'),
  )
  const rank = { CORRECT: 0, MINOR_ERROR: 1, ERROR: 2 }

  test('an accepted answer is right, with and without noise', () => {
    fc.assert(
      fc.property(sentence, noise, (answer, change) => {
        expect(category('ENG', answer, change(answer))).toBe('CORRECT')
      }),
    )
  })

  test('noise never changes a verdict', () => {
    fc.assert(
      fc.property(sentence, sentence, noise, (answer, typed, change) => {
        expect(category('ENG', answer, change(typed))).toBe(category('ENG', answer, typed))
      }),
    )
  })

  test('more alternatives never worsen a verdict', () => {
    const edited = fc.tuple(sentence, fc.nat(40)).map(([text, at]) => text.slice(0, at) + text.slice(at + 1))
    fc.assert(
      fc.property(
        sentence,
        fc.oneof(sentence, edited),
        fc.array(sentence, { maxLength: 4 }),
        (answer, typed, more) => {
          const before = category('ENG', answer, typed)
          const after = category('ENG', answer, typed, { alternatives: more })
          expect(rank[after]).toBeLessThanOrEqual(rank[before])
        },
      ),
    )
  })

  test('an existing word never passes for another one', () => {
    const pair = fc.uniqueArray(
      fc.constantFrom('house', 'horse', 'possible', 'impossible', 'hat', 'cat', 'well'),
      {
        minLength: 2,
        maxLength: 2,
      },
    )
    fc.assert(
      fc.property(pair, sentence, ([wanted = '', typed = ''], rest) => {
        expect(category('ENG', `${wanted} ${rest}`, `${typed} ${rest}`)).toBe('ERROR')
      }),
    )
  })

  test('any input gets a result with ranges inside the input', () => {
    const anything = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(anything, anything, fc.array(anything, { maxLength: 3 }), (answer, input, alternatives) => {
        const { issues, pieces } = judged('FR', answer, input, { alternatives })
        for (const { range } of issues) {
          expect(range.start).toBeGreaterThanOrEqual(0)
          expect(range.end).toBeLessThanOrEqual(input.length)
          expect(range.start).toBeLessThanOrEqual(range.end)
        }
        for (const { issue } of pieces) if (issue !== null) expect(issues[issue]).toBeDefined()
      }),
    )
  })

  test.each([
    ['a word shortened again and again', `x${"'d".repeat(249)}`],
    ['nothing but short forms', "it's'd ".repeat(71)],
    ['nothing but one-letter words', 'i '.repeat(250)],
    ['the answer many times', 'I like my house. '.repeat(29)],
    ['nothing but numbers', 'two twenty '.repeat(45)],
  ])('inputs and answers of maximum length get a result: %s', (_, text) => {
    const long = text.slice(0, MAX_ANSWER_LENGTH)
    expect(category('ENG', 'I like my house.', long)).toBe('ERROR')
    expect(category('ENG', long, 'I like my house.')).toBe('ERROR')
    expect(
      category('ENG', long, long, { alternatives: Array.from({ length: 100 }, (_, n) => `${long} ${n}`) }),
    ).toBe('CORRECT')
  })
})

describe('a regular form of an irregular verb', () => {
  test.each<[LangCode, string, string, string]>([
    ['ES', 'No entiendo nada.', 'No entendo nada.', 'entender'],
    ['ES', 'Pondré la mesa.', 'Poneré la mesa.', 'poner'],
    ['IT', 'Preferisco il tè.', 'Prefero il tè.', 'preferire'],
    ['IT', 'Costano troppo.', 'Costono troppo.', 'costare'],
  ])('%s: %j is no typo', (lang, answer, input, infinitive) => {
    expect(judged(lang, answer, input, { words: someWords(infinitive) }).category).toBe('ERROR')
    // Without the verb it is only misspelt.
    expect(judged(lang, answer, input, { words: someWords('otro') }).category).toBe('MINOR_ERROR')
  })
})
