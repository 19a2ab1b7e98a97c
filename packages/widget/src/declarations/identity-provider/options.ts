/** One thing that a client app asks for, in the host's words. */
export type IDPConsentItem = string | { text: string; details?: string[] }

/** Things under one heading, in the host's words. */
export interface IDPConsentSection {
  header: string
  items: IDPConsentItem[]
}

/** What the consent screen lists: sections, or a plain list under the widget's own heading. */
export type IDPConsentScreenManifest = IDPConsentSection[] | IDPConsentItem[]

/** Tells what the consent screen lists. What it throws is logged, and the widget's own texts are shown. */
export type IDPConsentManifestGenerator = (asked: {
  /** What the person can grant. */
  scopes: string[]
  clientName: string
}) => IDPConsentScreenManifest

/** Proof of another issuer that the project trusts, for who is signed in there. */
export interface AuthTokenParams {
  trustedAuthToken: string
  tokenProfileID: string
}
