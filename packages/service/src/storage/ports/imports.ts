import type { Prune } from '../../database/prune.ts'
import type { UserWallet } from '../../methods/crypto/declaration/wallet-store.ts'
import type { PhoneRow } from '../../methods/otp/declaration/phone-store.ts'
import type { PasswordRow } from '../../methods/passwords/declaration/password-store.ts'
import type { UserChange } from './users.ts'

/** A person as a file describes them, with ids of ours. */
export interface ImportedPerson {
  readonly userId: string
  readonly email: {
    readonly emailId: string
    readonly email: string
    readonly canonicalEmail: string
    readonly verified: boolean
  } | null
  readonly phone: Pick<PhoneRow, 'phoneId' | 'phoneNumber' | 'verified'> | null
  readonly wallets: readonly UserWallet[]
  readonly change: UserChange
  readonly createdAt: number
  readonly password: Pick<
    PasswordRow,
    'passwordId' | 'hash' | 'requiresReset' | 'isUnproved' | 'changedAt'
  > | null
}

/** How far one file has come. */
export interface ImportProgress {
  readonly projectId: string
  /** Of the file's content: another file is another import. */
  readonly importId: string
  /** Lines that are done, and where the next one begins. */
  readonly lines: number
  readonly bytes: number
  readonly added: number
  readonly skipped: number
  readonly refused: number
  readonly updatedAt: number
  /** Null until the last line is done. */
  readonly finishedAt: number | null
}

/** People by the thousand, from a file. */
export interface Imports {
  /**
   * Adds those who are not there yet, in the caller's transaction. Whoever has the address, the number, a wallet or the external id
   * already, also by an earlier one of `people`, stays as they are.
   *
   * @returns the ids of those who were added
   */
  add(projectId: string, people: readonly ImportedPerson[]): Promise<ReadonlySet<string>>
  /** The ids of those of `people` whom `add` would not add; nothing is changed. */
  findKnown(projectId: string, people: readonly ImportedPerson[]): Promise<ReadonlySet<string>>
  /** Reads how far a file has come. In a transaction, runs over one file take turns from here on. */
  findProgress(projectId: string, importId: string): Promise<ImportProgress | null>
  saveProgress(progress: ImportProgress): Promise<void>
  /** Forgets files not worked on since `before`; whom they brought stays. */
  readonly prune: Prune
}
