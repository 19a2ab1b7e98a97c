/** The authenticator in software, for tests that need no browser: it loads none. */
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
