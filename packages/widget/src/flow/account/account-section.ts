/**
 * The sections of the account. A method declares its own; those that belong to no method are the root's. This folder
 * has what all of them share: the question for a proof, the screen's head, the field for a code.
 */
import type { Client, ProjectBootstrap, User } from '@portico/client'
import type { ReactNode } from 'react'
import type * as ofMethods from '../../declarations/account-sections.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import type { TextId } from '../../kernel/text/text-id.ts'
import type { View } from '../screens.ts'

type OfMethods = typeof ofMethods

/** A section of the account: one of those that belong to no method, or a method's. */
export type AccountSectionId =
  | 'name'
  | 'language'
  | 'emails'
  | 'passkeys'
  | 'secondStep'
  | 'recoveryCodes'
  | 'devices'
  | 'apps'
  | 'download'
  | 'deletion'
  | OfMethods[keyof OfMethods]

/** A message with a code that the user still has to enter. */
export interface SentCode {
  readonly destination: string
  readonly methodId: string
  /** Epoch milliseconds. */
  readonly expiresAt: number
}

/** What a section shows in place of its first screen. */
export type AccountStep =
  | { readonly kind: 'add' }
  | ({ readonly kind: 'code'; readonly channel: 'email' | 'sms' | 'whatsapp' } & SentCode)
  | { readonly kind: 'one'; readonly id: string }

/** How a row of the overview describes its section. */
export interface SectionValue {
  /** The line under the name. */
  readonly value: string
  /** The word or number beside the name, where the list stands beside the screen. */
  readonly short: string
  /** A word that says what the user should do. */
  readonly warning?: string | undefined
}

/** The number of rows of sections that the user object does not have, as far as it is known; null if there were never any. */
export type SectionCounts = Readonly<Partial<Record<AccountSectionId, number | null>>>

/** What a section is described from. */
export interface SectionFacts {
  readonly user: User
  readonly counts: SectionCounts
  readonly text: Text
}

/** The declaration of a section. */
export interface AccountSection {
  readonly id: AccountSectionId
  readonly group: 'you' | 'signingIn' | 'access' | 'data'
  /** Its place in the group. */
  readonly rank: number
  readonly label: TextId
  readonly icon: ReactNode
  /** Whether a configuration without a word about this section offers it. */
  readonly isOffered: (config: LoginConfig, user: User, project: ProjectBootstrap | null) => boolean
  /** Whether a user can have this section at all, whatever the configuration says. @default every user */
  readonly isFor?: (user: User) => boolean
  /** Whether the address of the page leads here: a user comes back from elsewhere, and this section says what failed. */
  readonly isReturnedTo?: () => boolean
  readonly describe: (facts: SectionFacts) => SectionValue
  /** Counts the rows for the list, if the user object does not have them. */
  readonly count?: (client: Client) => Promise<number | null>
  readonly load: () => Promise<{ readonly Section: View<object> }>
}
