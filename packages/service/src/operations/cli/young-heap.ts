import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's young generation small during the start. The objects of a start are permanent; V8 would mistake them for
 * load, grow the young generation to sixteen times its size, and never return that memory. The start takes no longer
 * with it. Under load the young generation must grow: see `letYoungHeapGrow`.
 */
export function holdYoungHeap(): void {
  // V8 reads this flag each time before it grows the generation, so it can be changed at run time.
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Restores V8's default factor. */
export function letYoungHeapGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
}
