import type { SpokenVoice } from '@mowka/domain/lesson/lesson-teaching'
import { render } from '@testing-library/react'
import { SpeakerFace } from './SpeakerFace'

const voices: readonly SpokenVoice[] = ['female', 'female-2', 'male', 'male-2']

test('each voice has a drawing of its own, so that speakers differ without colors', () => {
  const drawings = voices.map((voice) => {
    const { container } = render(<SpeakerFace side="a" voice={voice} />)
    return container.querySelector('svg + svg')?.innerHTML
  })
  expect(new Set(drawings).size).toBe(voices.length)
  expect(drawings).not.toContain('')
})
