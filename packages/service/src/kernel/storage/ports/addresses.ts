import type { AddedAddress } from '../../../foundation/database/schema.ts'

export type { AddedAddress }

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
