/** A value that can be passed to the page and returned from it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** An input device and its actions, in the format that WebDriver and WebDriver BiDi share. */
export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Readonly<Record<string, Json>>[]
}

/**
 * The functions of one page that an engine's driver supplies. `createDrivenPage` adds the functions that are alike in
 * all engines.
 */
export interface PageDriver {
  /** Opens an address, and waits until the page is loaded. */
  open(url: string): Promise<void>
  /**
   * Calls a function in the page. The function is sent as text, so it uses nothing outside itself; its arguments and
   * its result cross as JSON.
   */
  call<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  /** Uses pointer and keys, so that the page receives trusted events. */
  perform(sources: readonly InputSource[]): Promise<void>
  /** Goes one entry back in the tab's history, or one forward. */
  traverse(direction: 'back' | 'forward'): Promise<void>
  /** Takes a picture of the viewport, as PNG. */
  screenshot(): Promise<Buffer>
  /** Violations of policies, uncaught exceptions and `console.error` of all pages so far. */
  readonly faults: readonly string[]
  /** Gives the tab a device with passkeys; null where the driver cannot. */
  readonly addPasskeyDevice: (() => Promise<void>) | null
  close(): Promise<void>
}
