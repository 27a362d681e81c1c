/**
 * Restores the state that test files share in one context: globals, process listeners, environment variables and
 * other properties of the process.
 */

const readListeners = () =>
  new Map(process.eventNames().map((event) => [event, new Set(process.rawListeners(event))]))

/** The objects whose own properties are restored. */
const watched = [globalThis, process]

const readState = () => ({
  properties: watched.map((object) => Object.getOwnPropertyDescriptors(object)),
  listeners: readListeners(),
})

const isSame = (one, other) => one.value === other.value && one.get === other.get && one.set === other.set

function putBackProperties(object, before) {
  for (const key of Reflect.ownKeys(object)) {
    const { configurable } = Object.getOwnPropertyDescriptor(object, key)
    if (!Object.hasOwn(before, key) && configurable) delete object[key]
  }
  for (const key of Reflect.ownKeys(before)) {
    const now = Object.getOwnPropertyDescriptor(object, key)
    if (now && isSame(now, before[key])) continue
    if (!now || now.configurable) Object.defineProperty(object, key, before[key])
    else if (now.writable) object[key] = before[key].value
  }
}

function putBackListeners(before) {
  for (const [event, listeners] of readListeners()) {
    for (const each of listeners) if (!before.get(event)?.has(each)) process.removeListener(event, each)
  }
}

function putBackEnv(before) {
  for (const key of Object.keys(process.env)) if (!Object.hasOwn(before, key)) delete process.env[key]
  for (const [key, value] of Object.entries(before)) if (process.env[key] !== value) process.env[key] = value
}

/** Takes a snapshot of the state. `adopt` runs code whose changes stay, such as loading a package. */
function rememberState() {
  const state = readState()
  const { env, exitCode } = process
  const variables = { ...env }
  return {
    adopt(work) {
      const before = readState()
      try {
        return work()
      } finally {
        const after = readState()
        after.properties.forEach((properties, at) => {
          for (const key of Reflect.ownKeys(properties)) {
            if (!Object.hasOwn(before.properties[at], key)) state.properties[at][key] = properties[key]
          }
        })
        for (const [event, listeners] of after.listeners) {
          const kept = state.listeners.get(event) ?? new Set()
          for (const each of listeners) if (!before.listeners.get(event)?.has(each)) kept.add(each)
          state.listeners.set(event, kept)
        }
      }
    },
    putBack() {
      process.env = env
      putBackEnv(variables)
      watched.forEach((object, at) => {
        putBackProperties(object, state.properties[at])
      })
      process.exitCode = exitCode
      putBackListeners(state.listeners)
    },
  }
}

module.exports = { rememberState }
