// Loaded before a platform of a journey: its clock is ahead by E2E_AHEAD milliseconds.
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
