import type { User } from '@portico/client'
import { createContext, useContext } from 'react'
import type { AccountSectionId, AccountStep } from './account-section.ts'

/** What the sections of a shown account share. */
export interface Account {
  readonly user: User
  /** Whether the section that is shown may be changed. */
  readonly mayEdit: boolean
  /** Whether the list stands beside the screen, which then needs no way back to it. */
  readonly isWide: boolean
  readonly step: AccountStep | null
  /** What has just been done. */
  readonly notice: string | null
  openOverview(): void
  /** Opens a section, with a word about what has just been done. */
  openSection(section: AccountSectionId, notice?: string): void
  openStep(section: AccountSectionId, step: AccountStep): void
  /** Shows the sign-in to a user whose account has ended, with a line that says what happened. */
  leave(notice: string): void
  /** Tells the list how many rows a section has; null if it never had any. */
  noteCount(section: AccountSectionId, count: number | null): void
  /** Whether another section is shown, so that a screen may lead to it. */
  hasSection(section: AccountSectionId): boolean
  /**
   * Asks the user to prove who they are.
   *
   * @param act - a sentence that says for what, as "To change your password."
   * @returns whether the user proved it
   */
  ask(act: string): Promise<boolean>
}

export const AccountContext = createContext<Account | null>(null)

/** Returns the shown account, if the component is part of one. */
export const useMaybeAccount = (): Account | null => useContext(AccountContext)

/**
 * Returns the shown account.
 *
 * @throws Error outside of an account
 */
export function useAccount(): Account {
  const account = useContext(AccountContext)
  if (!account) throw new Error('No account.')
  return account
}
