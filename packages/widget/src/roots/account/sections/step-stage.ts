import type { TotpCreationReply } from '@portico/client'

/**
 * What is shown of the second step. The secret and the codes are in the memory of this component alone: a user who
 * leaves the section half-way loses them, and nothing is on.
 */
export type Stage =
  | { readonly name: 'first'; readonly isLost?: boolean }
  | { readonly name: 'sms' }
  | { readonly name: 'app'; readonly app: TotpCreationReply }
  | {
      readonly name: 'codes'
      readonly codes: readonly string[]
      /** The new app, which protects the account from "Done" on; null for new codes of an app that does already. */
      readonly totpId: string | null
    }
  | {
      readonly name: 'off'
      readonly totpId: string
      /** Whether the user has to have a second step. */
      readonly isRequired: boolean
    }
