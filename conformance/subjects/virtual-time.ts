/**
 * Time that can be moved forward: thirty seconds of a module need not be waited for. A provider in this
 * process reads the global `Date`, and so do the modules; both see the same shifted time.
 */
const RealDate = Date

let shift = 0

class ShiftedDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof RealDate> | []) {
    if (given.length === 0) super(RealDate.now() + shift)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + shift
  }
}

/** Puts the shifted time in place of the real one. @returns how to move it, and how to undo it all */
export function startVirtualTime() {
  shift = 0
  // the constructor without `new` answers a text; nobody here calls it so
  globalThis.Date = ShiftedDate as DateConstructor
  return {
    pass(seconds: number) {
      shift += seconds * 1000
    },
    stop() {
      globalThis.Date = RealDate
    },
  }
}
