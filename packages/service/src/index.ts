/**
 * The authentication service as a library: storage adapters, and keys for hosts that assemble the service themselves.
 */
export { type Clock, systemClock } from './clock.ts'
export type { ProjectConfig, ServiceConfig } from './config/config.ts'
export {
  defineConfig,
  type PorticoConfig,
  type ProjectSettings,
  type ProjectSource,
} from './config/define-config.ts'
export { toHostedUrl } from './config/to-hosted-url.ts'
export { createService, type Service } from './create-service.ts'
export { createDevInbox, createDevInboxMailer } from './delivery/dev-inbox.ts'
export { createKeyRing, type KeyRing } from './keys/key-ring.ts'
export { createSigningKeys, type SigningKeys } from './keys/signing-keys.ts'
export { toMethodConfigs, toMethodRates } from './method/declared.ts'
export type { PasskeyRow } from './methods/passkeys/declaration/passkey-store.ts'
export type { PasswordRow } from './methods/passwords/declaration/password-store.ts'
export type { Ports } from './ports.ts'
export { systemRandom } from './random.ts'
export { openPostgresStorage } from './storage/postgres/open-postgres-storage.ts'
export { openSqliteStorage } from './storage/sqlite/open-sqlite-storage.ts'
export type {
  ArtefactRow,
  AuditRow,
  BrowserRow,
  ChallengeRow,
  ClientRow,
  GrantRow,
  ImportedPerson,
  ImportProgress,
  MovedBundle,
  MovedRow,
  OutboxMessage,
  Repositories,
  SessionRow,
  Storage,
  UserQuery,
  UserRow,
} from './storage/storage.ts'
export type { RecoveryCodeRow, TotpRow } from './totps/declaration/totp-store.ts'
