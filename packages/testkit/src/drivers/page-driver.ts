/** A value that crosses to the page and back. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** One device of the person with what it does, as both WebDriver and WebDriver BiDi spell it. */
export interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly parameters?: { readonly pointerType: 'mouse' }
  readonly actions: readonly Readonly<Record<string, Json>>[]
}

/** What an engine's driver does for one page. `createDrivenPage` makes the rest of it, which is the same in each. */
export interface PageDriver {
  /** Opens an address, and waits until the page is loaded. */
  open(url: string): Promise<void>
  /**
   * Calls a function in the page. It is sent as text, so it uses nothing outside itself;
   * what it is given and what it returns cross as JSON.
   */
  call<Given extends readonly unknown[], Result>(
    run: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>
  /** Uses pointer and keys: the page receives trusted events. */
  perform(sources: readonly InputSource[]): Promise<void>
  /** Goes one entry back in the tab's history, or one forward. */
  traverse(direction: 'back' | 'forward'): Promise<void>
  /** A picture of what is in view, as PNG. */
  screenshot(): Promise<Buffer>
  /** Violations of the page's policy, uncaught exceptions and `console.error`, of every page so far. */
  readonly faults: readonly string[]
  /** Gives the tab a device that holds passkeys; null where the driver has none. */
  readonly addPasskeyDevice: (() => Promise<void>) | null
  close(): Promise<void>
}
