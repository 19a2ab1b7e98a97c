import type { WidgetOptions } from '../../kernel/context/widget-options.ts'

/** A permission that a client app requests, in the host's wording. */
export type IDPConsentItem = string | { text: string; details?: string[] }

/** Requested permissions under one heading, in the host's wording. */
export interface IDPConsentSection {
  header: string
  items: IDPConsentItem[]
}

/** The list on the consent screen: sections, or a plain list under the widget's own heading. */
export type IDPConsentScreenManifest = IDPConsentSection[] | IDPConsentItem[]

/** Returns the list on the consent screen. If it throws, the error is logged and the widget shows its own texts. */
export type IDPConsentManifestGenerator = (asked: {
  /** The scopes that the user can grant. */
  scopes: string[]
  clientName: string
}) => IDPConsentScreenManifest

/** A token of another issuer that the project trusts, about the user who is signed in there. */
export interface AuthTokenParams {
  trustedAuthToken: string
  tokenProfileID: string
}

/** Options of the identity provider. The client app's request is in the page's address. */
export interface IdentityProviderOptions extends WidgetOptions {
  /** Returns the list on the consent screen, in the host's wording. @default the scopes' own texts */
  getIDPConsentManifest?: IDPConsentManifestGenerator
  /** Signs the user in with a token of an issuer that the project trusts, before any screen asks the user. */
  authTokenParams?: AuthTokenParams
}
