type ModeDescription = {
  /** Name in events. */
  mode: string
  /** Last segment of a trainer's path. */
  path: string
  /** The page of a lesson or a repetition in this mode; `null` if it doesn't have one. */
  lessonRoute: string | null
  repetitionRoute: string | null
  /** Whether it shows one sentence at a time in a trainer: it is in the mode switch, and sentences can be reported. */
  isTrainer: boolean
  /** Rank among the tiles of a lesson (L-LMS-01) and of a repetition (L-RMS-01); `null` for no tile. */
  lessonTile: number | null
  repetitionTile: number | null
  /** Icon name. */
  icon: string
  isBeta: boolean
  /** Mode-specific actions with their keys. */
  shortcuts: readonly { does: string; keys: readonly [string, ...string[]] }[]
}

/** All learning modes with their spellings (C46), in the order of the mode switch. */
export const learningModes = [
  {
    mode: 'CONTENT_PREVIEW',
    path: 'content-preview',
    lessonRoute: 'trainerContentPreview',
    repetitionRoute: null,
    isTrainer: true,
    lessonTile: 4,
    repetitionTile: null,
    icon: 'text',
    isBeta: false,
    shortcuts: [],
  },
  {
    mode: 'FLASH_CARDS',
    path: 'flash-cards',
    lessonRoute: null,
    repetitionRoute: 'repetitionFlashCards',
    isTrainer: true,
    lessonTile: null,
    repetitionTile: 1,
    icon: 'cards',
    isBeta: false,
    shortcuts: [
      { does: 'turn', keys: ['Space'] },
      { does: 'unknown', keys: ['1', 'ArrowLeft'] },
      { does: 'known', keys: ['2', 'ArrowRight'] },
    ],
  },
  {
    mode: 'LISTENING',
    path: 'listening',
    lessonRoute: 'trainerListening',
    repetitionRoute: 'repetitionListening',
    isTrainer: true,
    lessonTile: 2,
    repetitionTile: 2,
    icon: 'headphones',
    isBeta: false,
    shortcuts: [{ does: 'play', keys: ['Ctrl+Space'] }],
  },
  {
    mode: 'SPEAKING',
    path: 'speaking',
    lessonRoute: 'trainerSpeaking',
    repetitionRoute: 'repetitionSpeaking',
    isTrainer: true,
    lessonTile: 3,
    repetitionTile: 3,
    icon: 'microphone',
    isBeta: true,
    shortcuts: [
      { does: 'record', keys: ['Space'] },
      { does: 'drop', keys: ['Escape'] },
    ],
  },
  {
    mode: 'WRITING',
    path: 'writing',
    lessonRoute: 'trainerWriting',
    repetitionRoute: 'repetitionWriting',
    isTrainer: true,
    lessonTile: 1,
    repetitionTile: 4,
    icon: 'keyboard',
    isBeta: false,
    shortcuts: [],
  },
  {
    mode: 'AUDIO',
    path: 'audio-mode',
    lessonRoute: 'lessonAudioMode',
    repetitionRoute: 'repetitionLessonAudioMode',
    isTrainer: false,
    lessonTile: null,
    repetitionTile: null,
    icon: 'playlist',
    isBeta: false,
    shortcuts: [],
  },
] as const satisfies readonly ModeDescription[]

type ModeEntry = (typeof learningModes)[number]
type TrainerModeEntry = Extract<ModeEntry, { isTrainer: true }>

/** Name of a learning mode in events (P-ENT-52). */
export type LearningMode = ModeEntry['mode']
/** A mode that shows one sentence at a time. */
export type TrainerModeName = TrainerModeEntry['mode']
/** Icon name of a mode. */
export type ModeIconName = ModeEntry['icon']

/** Returns the entry of a mode. */
export function modeEntry<Mode extends LearningMode>(mode: Mode): Extract<ModeEntry, { mode: Mode }> {
  const found = learningModes.find((each): each is Extract<ModeEntry, { mode: Mode }> => each.mode === mode)
  if (!found) throw new Error(`No such learning mode: ${mode}`)
  return found
}

const isTrainerMode = (entry: ModeEntry): entry is TrainerModeEntry => entry.isTrainer

/** The modes that show one sentence at a time, in the order of the mode switch. */
export const trainerModes: readonly TrainerModeEntry[] = learningModes.filter(isTrainerMode)

/** A shortcut of a mode: the name of an action and its keys. */
export type ModeShortcut = TrainerModeEntry['shortcuts'][number]

/** The shortcuts of all modes. Their names are unique. */
export const modeShortcuts: readonly ModeShortcut[] = trainerModes.flatMap(
  ({ shortcuts }): readonly ModeShortcut[] => shortcuts,
)

/** The modes with a tile, in the order of the tiles. */
export const tileModes = (place: 'lessonTile' | 'repetitionTile'): readonly TrainerModeEntry[] =>
  trainerModes
    .filter((each) => each[place] !== null)
    .toSorted((one, other) => (one[place] ?? 0) - (other[place] ?? 0))

/** Modes whose repetitions are counted, by their names in paths (P-ENT-36). */
export const repetitionModes = ['writing', 'listening', 'speaking', 'flash-cards'] as const
export type RepetitionMode = (typeof repetitionModes)[number]

/** Returns the name of a mode in repetition paths; `null` if its repetitions aren't counted. */
export const repetitionModeOf = (mode: LearningMode): RepetitionMode | null =>
  repetitionModes.find((each) => each === modeEntry(mode).path) ?? null

/** Repetition progress of a lesson in percent: the share of modes that were finished at least once (P-ENT-38). */
export function repetitionPercent(finished: readonly { mode: RepetitionMode }[]): number {
  const count = repetitionModes.filter((mode) => finished.some((each) => each.mode === mode)).length
  return (count / repetitionModes.length) * 100
}
