import { addUnprovedColumn } from '../../foundation/database/add-unproved-column.ts'
import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { declareCredential } from '../declare-credential.ts'
import { addedPasskey } from './added-passkey.ts'
import { createPasskeys } from './create-passkeys-repository.ts'
import { createRegistrations } from './create-registrations.ts'
import type { UserPasskey } from './passkey-store.ts'
import { passkeyTables, type WebauthnRegistrationsTable } from './passkey-tables.ts'
import { toPasskeyView } from './to-passkey-view.ts'
import { toSignals } from './to-signals.ts'

/** The columns that are read with the user. */
type Shown = Pick<
  WebauthnRegistrationsTable,
  | 'registration_id'
  | 'domain'
  | 'user_agent'
  | 'authenticator_type'
  | 'name'
  | 'credential_id'
  | 'user_handle'
  | 'is_discoverable'
  | 'is_person_named_by_host'
  | 'created_at'
  | 'last_used_at'
>

const none: readonly UserPasskey[] = []

/** Passkeys, oldest first. */
export const passkeyCredential = declareCredential({
  id: 'passkeys',
  title: 'passkey',
  tables: passkeyTables,
  migrations: [
    { name: '0006-webauthn', up: createRegistrations },
    { name: '0020-unproved-passkeys', up: addUnprovedColumn('webauthn_registrations') },
  ],
  createRepository: createPasskeys,
  none,
  held: defineHeldRows({
    table: 'webauthn_registrations',
    columns: {
      registration_id: true,
      domain: true,
      user_agent: true,
      authenticator_type: true,
      name: true,
      credential_id: true,
      user_handle: true,
      is_discoverable: true,
      is_person_named_by_host: true,
      created_at: true,
      last_used_at: true,
    },
    order: ['created_at', 'registration_id'],
    toState: (rows: readonly Shown[]) => rows.map(toUserPasskey),
  }),
  list: (passkeys) =>
    passkeys.map(({ registrationId: id, domain }) => ({
      id,
      details: { webauthn_registration_id: id, domain },
    })),
  without: (passkeys, id) => passkeys.filter(({ registrationId }) => registrationId !== id),
  toView: (passkeys) => ({ webauthn_registrations: passkeys.map(toPasskeyView) }),
  // A passkey that is not discoverable is only a further factor.
  toSignals({ person, before, after, isRenamed, projectName }) {
    const gone = before.find(({ registrationId: id }) =>
      after.every((one) => one.registrationId !== id),
    )
    // Authenticators display the user's name, so a new name is signalled too.
    if (!gone && !(isRenamed && after.length > 0)) return {}
    return { webauthn_signals: toSignals(person, after, { projectName, gone }) }
  },
  toSummary: (passkeys) =>
    passkeys.map(({ registrationId, name, domain }) => [
      'passkey',
      `${name} (${domain}, ${registrationId})`,
    ]),
  canSignIn: (passkeys) => passkeys.some(({ isDiscoverable }) => isDiscoverable),
  factors: {
    passkey: {
      toView: ({ id, shown = {} }) => ({
        webauthn_factor: {
          webauthn_registration_id: id,
          domain: shown.domain ?? '',
          user_agent: shown.userAgent ?? '',
        },
      }),
      auditField: 'webauthn_registration_id',
    },
  },
  filters: {
    webauthn_registration_id: { takes: 'texts', column: 'registration_id' },
    webauthn_registration_verified: { takes: 'truth', asks: 'proved' },
  },
  addition: addedPasskey,
  removal: {
    operation: 'deleteWebauthnRegistration',
    action: 'passkey.deleted',
    missing: 'webauthn_registration_not_found',
    keepsWayIn: true,
  },
  unproved: {
    isUnproved: (passkeys, projectId, userId) => passkeys.isUnproved(projectId, userId),
    markProved: (passkeys, projectId, userId) => passkeys.markProved(projectId, userId),
  },
})

const toUserPasskey = (row: Shown): UserPasskey => ({
  registrationId: row.registration_id,
  domain: row.domain,
  userAgent: row.user_agent,
  authenticatorType: row.authenticator_type,
  name: row.name,
  credentialId: row.credential_id,
  userHandle: row.user_handle,
  isDiscoverable: row.is_discoverable === 1,
  isPersonNamedByHost: row.is_person_named_by_host === 1,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
})
