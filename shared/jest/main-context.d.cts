/** See `main-context.cjs`. */
export default class MainContext {
  constructor(config: object)
  setup(): Promise<void>
  teardown(): Promise<void>
}
