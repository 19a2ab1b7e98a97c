/**
 * All that a service is put together from, for the tests of this repository: storage, keys, clocks. It is not published.
 */

export { methodProofs, toMethodConfigs, toMethodRates } from './declarations/all-declarations.ts'
export type { PasskeyRow } from './declarations/passkeys/passkey-store.ts'
export type { PasswordRow } from './declarations/passwords/password-store.ts'
export type { RecoveryCodeRow, TotpRow } from './declarations/totps/totp-store.ts'
export { type Clock, systemClock } from './foundation/clock.ts'
export { systemRandom } from './foundation/random.ts'
export type { ProjectConfig, ServiceConfig } from './kernel/config/config.ts'
export type { PorticoConfig, ProjectSource } from './kernel/config/config-schema.ts'
export { defineConfig } from './kernel/config/define-config.ts'
export type { ProjectSettings } from './kernel/config/project-settings.ts'
export { toHostedUrls } from './kernel/config/to-hosted-urls.ts'

export { createKeyRing, type KeyRing } from './kernel/keys/key-ring.ts'
export { createSigningKeys, type SigningKeys } from './kernel/keys/signing-keys.ts'
export type { Ports } from './kernel/ports.ts'
export { openPostgresStorage } from './kernel/storage/postgres/open-postgres-storage.ts'
export { openSqliteStorage } from './kernel/storage/sqlite/open-sqlite-storage.ts'
export type {
  AddedAddress,
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
} from './kernel/storage/storage.ts'
export { openMailSender } from './senders/all-mail-senders.ts'
export { createDevInbox } from './senders/create-dev-inbox.ts'
export { createService, type Service } from './server/create-service.ts'
