import type { AccountSectionId } from '../../flow/account/account-section.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import type { LoginOptions } from '../../kernel/context/widget-options.ts'

/** A section of the account. */
export type AccountSectionName = AccountSectionId

/** Whether users see a section of the account, and whether they may change it. */
export type AccountPart = 'off' | 'read' | 'edit'

/** A field of the user's untrusted metadata that users write in the section "Name". */
export interface AccountField {
  /** The top-level key of the metadata. */
  readonly key: string
  /** The label, or one for each language by its BCP 47 tag, as `{ en: 'Company', de: 'Firma' }`; another language gets the first. */
  readonly label: string | Readonly<Record<string, string>>
  /** A line of text, at most 256 characters. */
  readonly kind: 'text'
}

/** The configuration of the account, with that of the login that a signed-out user sees in its place. */
export interface AccountConfig extends LoginConfig {
  /** The section that is open at first; also the attribute `section` of the element. @default the list of all sections */
  section?: AccountSectionName
  /**
   * What users may see and change.
   *
   * @default `edit` for the name, the language, the addresses, the devices, the download, the deletion and what `products` offers or the user has already; `off` for the rest
   */
  parts?: Readonly<Partial<Record<AccountSectionName, AccountPart>>>
  /** Further fields below the name, in the user's `untrusted_metadata`. @default none */
  fields?: readonly AccountField[]
}

/** Options of the account. */
export interface AccountOptions extends LoginOptions {
  config?: AccountConfig
}
