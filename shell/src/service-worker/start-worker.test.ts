import { startWorker, tellWorkerToForget } from './start-worker'

const active = { postMessage: jest.fn() }
const registration = { unregister: jest.fn(async () => true) }
const serviceWorker = {
  register: jest.fn(async (_url: string) => registration),
  getRegistration: jest.fn(async () => registration),
  ready: Promise.resolve({ active }),
  controller: active,
}
const give = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

beforeEach(() => {
  jest.clearAllMocks()
  give('serviceWorker', serviceWorker)
  give('connection', undefined)
})

test('the worker starts and keeps what is live', async () => {
  await startWorker('none')
  expect(serviceWorker.register).toHaveBeenCalledWith('/service-worker.js')
  expect(active.postMessage).toHaveBeenCalledWith('keep')
})

test('who saves data keeps only what they use', async () => {
  give('connection', { saveData: true })
  await startWorker('none')
  expect(serviceWorker.register).toHaveBeenCalled()
  expect(active.postMessage).not.toHaveBeenCalled()
})

test('who works on a remote has none', async () => {
  await startWorker('active')
  expect(registration.unregister).toHaveBeenCalled()
  expect(serviceWorker.register).not.toHaveBeenCalled()
})

test('a browser that has no workers, or refuses one, goes on without', async () => {
  serviceWorker.register.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
  await expect(startWorker('none')).resolves.toBeUndefined()
  give('serviceWorker', undefined)
  await expect(startWorker('none')).resolves.toBeUndefined()
  expect(() => tellWorkerToForget()).not.toThrow()
})

test('the worker hears that a person leaves', () => {
  tellWorkerToForget()
  expect(active.postMessage).toHaveBeenCalledWith('forget')
})
