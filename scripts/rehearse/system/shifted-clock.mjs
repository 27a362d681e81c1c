// Preloaded into an instance: shifts its clock by REHEARSAL_CLOCK_SHIFT milliseconds.
const shift = Number(process.env.REHEARSAL_CLOCK_SHIFT ?? 0)
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + shift] : parts))
  }

  static now() {
    return RealDate.now() + shift
  }
}
