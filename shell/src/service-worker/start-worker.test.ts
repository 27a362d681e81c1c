import { clearWorkerData, startWorker } from './start-worker'

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

test('the worker starts and caches the live releases', async () => {
  await startWorker('none')
  expect(serviceWorker.register).toHaveBeenCalledWith('/service-worker.js')
  expect(active.postMessage).toHaveBeenCalledWith('keep')
})

test('with data saving on only used files are cached', async () => {
  give('connection', { saveData: true })
  await startWorker('none')
  expect(serviceWorker.register).toHaveBeenCalled()
  expect(active.postMessage).not.toHaveBeenCalled()
})

test('no worker is used while overrides are active', async () => {
  await startWorker('active')
  expect(registration.unregister).toHaveBeenCalled()
  expect(serviceWorker.register).not.toHaveBeenCalled()
})

test('a browser without service workers or one that refuses them is supported', async () => {
  serviceWorker.register.mockRejectedValueOnce(new DOMException('refused', 'SecurityError'))
  await expect(startWorker('none')).resolves.toBeUndefined()
  give('serviceWorker', undefined)
  await expect(startWorker('none')).resolves.toBeUndefined()
  expect(() => clearWorkerData()).not.toThrow()
})

test('the worker is told when the user signs out', () => {
  clearWorkerData()
  expect(active.postMessage).toHaveBeenCalledWith('forget')
})
