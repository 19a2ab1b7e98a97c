import type { RedirectKind } from '../../config/project-settings.ts'

/** An origin or a redirect URL that a host's back end added while the service runs. */
export interface AddedAddress {
  readonly projectId: string
  readonly use: 'origin' | 'redirect_url'
  readonly address: string
  /** The kinds of links that may redirect to it; empty for an origin. */
  readonly kinds: readonly RedirectKind[]
  readonly addedAt: number
}

/** The addresses that are not in the configuration. */
export interface Addresses {
  /** Lists those of all projects, the oldest first. */
  listAll(): Promise<readonly AddedAddress[]>
  /** Lists those of a project, the oldest first. */
  list(projectId: string, use: AddedAddress['use']): Promise<readonly AddedAddress[]>
  /**
   * Adds an address, or replaces the kinds of an added one, which keeps its time.
   *
   * @param max how many addresses of this use a project may have; parallel calls never exceed it
   * @returns the address as it is stored, and whether this call changed it; null when the project has `max` others
   */
  put(
    address: AddedAddress,
    max: number,
  ): Promise<{ readonly stored: AddedAddress; readonly isChanged: boolean } | null>
  /** Removes an address. One of several parallel calls returns true. */
  remove(projectId: string, use: AddedAddress['use'], address: string): Promise<boolean>
}
