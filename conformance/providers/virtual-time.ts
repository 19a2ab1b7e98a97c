/**
 * Time that stands still until it is moved: thirty seconds of a module need not be waited for, and `max_age=1`
 * holds however slow the machine is. A provider in this process reads the global `Date`, and so do the modules.
 */
const RealDate = Date

let now = 0

class HeldDate extends RealDate {
  constructor(...given: ConstructorParameters<typeof RealDate> | []) {
    if (given.length === 0) super(now)
    else super(...given)
  }

  static override now(): number {
    return now
  }
}

/** Puts a time that stands still in place of the real one. @returns how to move it, and how to undo it all */
export function startVirtualTime() {
  now = RealDate.now()
  // the constructor without `new` answers a text; nobody here calls it so
  globalThis.Date = HeldDate as DateConstructor
  return {
    pass(seconds: number) {
      now += Math.round(seconds * 1000)
    },
    /** What takes no time takes a millisecond all the same: one thing comes after the other. */
    tick() {
      now += 1
    },
    stop() {
      globalThis.Date = RealDate
    },
  }
}
