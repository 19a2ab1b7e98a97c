/** The software authenticator for tests without a browser; this entry point loads no browser. */
export type { AuthenticatorFlags } from './authenticator/authenticator-data.ts'
export {
  type Authenticator,
  type AuthenticatorOptions,
  createAuthenticator,
  type StoredCredential,
  type Use,
} from './authenticator/create-authenticator.ts'
export type { KeyAlgorithm } from './authenticator/credential-key.ts'
export type { ForgedKey } from './authenticator/forged-key.ts'
export type {
  AuthenticatorTampering,
  CredentialJson,
  ForgedSignature,
} from './authenticator/tampering.ts'
