// Preloaded into a platform under test: shifts its clock by E2E_AHEAD milliseconds.
const ahead = Number(process.env.E2E_AHEAD ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
  }

  static now() {
    return RealDate.now() + ahead
  }
}
