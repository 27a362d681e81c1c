import { RunningSandbox } from '../../testing/running-sandbox'

let sandbox: RunningSandbox
beforeAll(async () => {
  sandbox = await RunningSandbox.start()
})
afterAll(() => sandbox.remove())
afterEach(() => fetch(`${sandbox.speech}/control`, { method: 'DELETE' }))

const postJson = (path: string, body: unknown) =>
  fetch(`${sandbox.speech}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function speak(voice: string, input: string, speed = 1) {
  const response = await postJson('/v1/audio/speech', {
    model: 'tts-1',
    input,
    voice,
    response_format: 'mp3',
    speed,
  })
  return { response, audio: new Uint8Array(await response.arrayBuffer()) }
}

async function transcribe(fields: Record<string, string>, audio = 'some sound', signal?: AbortSignal) {
  const form = new FormData()
  form.set('file', new Blob([audio], { type: 'audio/webm' }), 'answer.webm')
  form.set('model', 'whisper-1')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetch(`${sandbox.speech}/v1/audio/transcriptions`, {
    method: 'POST',
    body: form,
    ...(signal ? { signal } : {}),
  })
  return {
    status: response.status,
    body: (await response.json()) as { text?: string; error?: { message: string } },
  }
}

describe('speech', () => {
  test.each([
    ['eng', 'The train leaves at seven.'],
    ['de', 'Der Zug fährt um sieben ab.'],
    ['es', 'El tren sale a las siete.'],
    ['fr', 'Le train part à sept heures.'],
    ['it', 'Il treno parte alle sette.'],
    ['ru', 'Поезд отправляется в семь.'],
    ['pl', 'Pociąg odjeżdża o siódmej.'],
  ])('returns a sentence in %s as MP3', async (voice, input) => {
    const { response, audio } = await speak(voice, input)
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    // An MPEG layer III frame starts with eleven set bits.
    expect(audio[0]).toBe(0xff)
    expect((audio[1] ?? 0) & 0xe6).toBe(0xe2)
    // More than one second at 64 kbit/s.
    expect(audio.length).toBeGreaterThan(8_000)
  })

  test('is longer at a slower speed, and depends on the voice', async () => {
    const [usual, slow, other] = await Promise.all([
      speak('de', 'Guten Morgen'),
      speak('de', 'Guten Morgen', 0.5),
      speak('ru', 'Guten Morgen'),
    ])
    expect(slow.audio.length).toBeGreaterThan(usual.audio.length * 1.4)
    expect(Buffer.compare(usual.audio, other.audio)).not.toBe(0)
  })

  test('two speakers of a language sound different', async () => {
    const spoken = await Promise.all(
      ['de', 'de_female', 'de_female-2', 'de_male', 'de_male-2'].map((voice) => speak(voice, 'Guten Morgen')),
    )
    const sounds = spoken.map(({ audio }) => Buffer.from(audio).toString('base64'))
    expect(new Set(sounds).size).toBe(sounds.length)
  })

  test('refuses invalid text', async () => {
    expect((await speak('pl', '')).response.status).toBe(400)
    expect((await speak('pl', 'a'.repeat(4097))).response.status).toBe(400)
    expect((await speak('pl', 'cześć', 9)).response.status).toBe(400)
  })
})

describe('transcription', () => {
  test('returns the prompt', async () => {
    expect(await transcribe({ prompt: 'I have been there.', language: 'en' })).toEqual({
      status: 200,
      body: { text: 'I have been there.' },
    })
  })

  test('changes every word at rate 1, deterministically per recording', async () => {
    await postJson('/control', { transcription: { damage: 1 } })
    const prompt = 'wonderful summer holidays'
    const first = (await transcribe({ prompt })).body.text ?? ''
    const words = first.split(' ')
    expect(words).toHaveLength(3)
    for (const [index, word] of prompt.split(' ').entries()) expect(words[index]).not.toBe(word)
    expect((await transcribe({ prompt })).body.text).toBe(first)
    expect((await transcribe({ prompt }, 'another sound')).body.text).not.toBe(first)
  })

  test('can be set to silence, wrong, slow or down', async () => {
    await postJson('/control', { transcription: { mode: 'silence' } })
    expect((await transcribe({ prompt: 'Hallo' })).body).toEqual({ text: '' })
    await postJson('/control', { transcription: { mode: 'wrong' } })
    expect((await transcribe({ prompt: 'Hallo', language: 'de' })).body.text).toBe(
      'Sieben grüne Schirme tanzen.',
    )
    await postJson('/control', { transcription: { mode: 'slow', delayMs: 1 } })
    expect((await transcribe({ prompt: 'Hallo' })).body).toEqual({ text: 'Hallo' })
    // Slower than everything else in this test.
    await postJson('/control', { transcription: { mode: 'slow', delayMs: 50_000 } })
    const impatient = new AbortController()
    const slow = transcribe({ prompt: 'Hallo' }, undefined, impatient.signal).then(
      () => 'done',
      () => 'given up',
    )
    expect((await speak('eng', 'One.')).response.status).toBe(200)
    impatient.abort()
    expect(await slow).toBe('given up')
    await postJson('/control', { transcription: { mode: 'down' } })
    expect(await transcribe({ prompt: 'Hallo' })).toMatchObject({
      status: 503,
      body: { error: { type: 'server_error' } },
    })
  })

  test('refuses a body without a recording, and an unknown control', async () => {
    const form = new FormData()
    form.set('model', 'whisper-1')
    const response = await fetch(`${sandbox.speech}/v1/audio/transcriptions`, { method: 'POST', body: form })
    expect(response.status).toBe(400)
    expect((await postJson('/control', { transcription: { mode: 'asleep' } })).status).toBe(400)
    expect((await postJson('/control', { transcripton: {} })).status).toBe(400)
  })
})

describe('chat', () => {
  const ask = async (content: string, more: Record<string, unknown> = {}) => {
    const response = await postJson('/v1/chat/completions', {
      model: 'gpt-4o-mini',
      messages: [
        { role: 'system', content: 'You teach English.' },
        { role: 'user', content },
      ],
      ...more,
    })
    const body = (await response.json()) as { choices: { message: { role: string; content: string } }[] }
    return body.choices[0]?.message.content ?? ''
  }

  test('returns the same answer to the same question, on its topic', async () => {
    const answer = await ask('What does "look forward to" mean?')
    expect(answer).toContain('look forward to')
    expect(await ask('What does "look forward to" mean?')).toBe(answer)
    expect(await ask('What does "give up" mean?')).not.toBe(answer)
  })

  test('returns an object of the given schema', async () => {
    const word = {
      type: 'object',
      properties: { text: { type: 'string' }, translation: { type: ['string', 'null'] } },
    }
    const schema = {
      type: 'object',
      properties: {
        introduction: { type: 'string' },
        synonyms: { type: 'array', items: { $ref: '#/$defs/word' } },
        kind: { enum: ['synonyms', 'antonyms'] },
        sure: { type: 'boolean' },
      },
      $defs: { word },
    }
    const question = JSON.stringify({ selectedPhrase: 'quick', context: { answer: 'A quick fox.' } })
    const format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } }
    expect(JSON.parse(await ask(question, { response_format: format }))).toEqual({
      introduction: expect.stringMatching(/quick.*A quick fox\./),
      synonyms: [
        { text: 'quick (synonim 1)', translation: expect.stringContaining('quick') },
        { text: 'quick (synonim 2)', translation: expect.stringContaining('quick') },
      ],
      kind: 'synonyms',
      sure: true,
    })
  })

  describe('as requested by the platform', () => {
    const list = { type: 'array', items: { type: 'object' } }
    const lists = ['synonyms', 'antonyms', 'collocations', 'examples', 'meanings']
    const schema = {
      type: 'object',
      properties: {
        introduction: { type: 'string' },
        ...Object.fromEntries(lists.map((name) => [name, list])),
        continuationSentence: { type: 'string' },
      },
    }
    const reply = async (question: object) =>
      JSON.parse(
        await ask(JSON.stringify(question), {
          response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
        }),
      )
    const material = {
      sentence: 'I am at home.',
      translation: 'Jestem w domu.',
      glossary: [{ text: 'home', translation: 'dom' }],
      sentences: [{ text: 'We stay at home.', translation: 'Zostajemy w domu.' }],
    }

    test('uses the library material of the question (S-AI-01)', async () => {
      expect(await reply({ task: 'MEANING', phrase: 'home', ...material })).toMatchObject({
        meanings: [{ text: 'home', translation: 'dom' }],
        examples: [],
        continuationSentence: 'Pokaż przykłady z „home”.',
      })
      expect(await reply({ task: 'EXAMPLE', phrase: 'home', ...material })).toMatchObject({
        examples: [{ text: 'We stay at home.', translation: 'Zostajemy w domu.' }],
      })
      expect(await reply({ task: 'COLLOCATION', phrase: 'home', ...material })).toMatchObject({
        // Two sentences have it; it is named once.
        collocations: [{ text: 'at home' }],
      })
      expect(await reply({ task: 'SYNONYM', phrase: 'home', ...material })).toMatchObject({
        synonyms: [{ text: 'house' }],
      })
      expect(await reply({ task: 'ANTONYM', phrase: 'home', ...material })).toMatchObject({
        introduction: 'Nie znam słów o przeciwnym znaczeniu do „home”.',
        antonyms: [],
      })
    })

    test('explains an answer with the meaning of the missed words', async () => {
      const mistakes = [
        { typed: 'is', expected: 'am' },
        { typed: '', expected: 'at' },
        { typed: 'the', expected: '' },
      ]
      const question = { task: 'EXPLAIN_ANSWER', ...material, mistakes, acceptedAnswer: 'I am at home.' }
      expect((await reply(question)).introduction).toBe(
        'Tak samo jest w zdaniu „We stay at home.” (Zostajemy w domu.)',
      )
    })

    test("answers a custom question from the sentence's material", async () => {
      const { introduction, meanings } = await reply({ task: 'CUSTOM', question: 'Czemu at?', ...material })
      expect(introduction).toContain('Jestem w domu.')
      expect(meanings).toHaveLength(1)
    })
  })

  test('refuses a request without messages', async () => {
    expect((await postJson('/v1/chat/completions', { model: 'm' })).status).toBe(400)
  })
})
