import { setFlagsFromString } from 'node:v8'

/**
 * Keeps the part of the heap small that new objects are made in. While a service starts, everything it makes is there to
 * stay; V8 would take that for load, make the part sixteen times as large, and never give it back to the system.
 *
 * It costs a start nothing. Under load the part must grow: `letYoungHeapGrow`.
 */
export function holdYoungHeap(): void {
  // Read by V8 each time that it thinks of growing, and so may change while it runs.
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Gives V8 its own factor back. */
export function letYoungHeapGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
