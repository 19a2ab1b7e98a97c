import type { PorticoClient } from '../portico/portico.ts'

/** The options that the page has for every widget. */
export type MountOptions = Parameters<PorticoClient['mountLogin']>[0]

/** What else the page knows when it mounts a widget. */
export interface MountFacts {
  readonly clientAppUrl: string | null
  readonly resetToken: string | null
}

/** A root of the widget on this page: a file of `roots` each. */
export interface ShownRoot {
  readonly label: string
  /** Where its button stands. @default behind all that say a place, by its file's name */
  readonly place?: number
  /** Whether a user without a session sees it; otherwise they sign in first. @default false */
  readonly isForAll?: boolean
  /** What it reads from the page's address. @default nothing */
  readonly toQuery?: (facts: MountFacts) => string
  readonly mount: (client: PorticoClient, options: MountOptions, facts: MountFacts) => void
}
