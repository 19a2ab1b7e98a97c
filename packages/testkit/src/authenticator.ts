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
export type { FalseKey } from './authenticator/false-key.ts'
export type { CredentialJson, FalseSignature, Lies } from './authenticator/lies.ts'
