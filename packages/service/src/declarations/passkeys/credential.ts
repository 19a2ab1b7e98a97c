import { addUnprovedColumn } from '../../foundation/database/add-unproved-column.ts'
import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { declareCredential } from '../declare-credential.ts'
import { declareImport } from '../declare-import.ts'
import { createPasskeys, toHandleLock } from './create-passkeys-repository.ts'
import { createRegistrations } from './create-registrations.ts'
import { passkeyRows, shownFields, type UserPasskey } from './passkey-store.ts'
import { passkeyWords } from './passkey-words.ts'
import { toPasskeyView } from './to-passkey-view.ts'
import { toSignals } from './to-signals.ts'

const none: readonly UserPasskey[] = []

/** Passkeys, oldest first. */
export const passkeyCredential = declareCredential({
  id: 'passkeys',
  title: 'passkey',
  tables: { webauthn_registrations: passkeyRows },
  migrations: [
    { name: '0006-webauthn', up: createRegistrations },
    { name: '0020-unproved-passkeys', up: addUnprovedColumn('webauthn_registrations') },
  ],
  createRepository: createPasskeys,
  imports: declareImport({
    rows: passkeyRows,
    unique: ['credentialId'],
    shared: { field: 'userHandle', toLockName: toHandleLock },
  }),
  none,
  held: defineHeldRows({
    rows: passkeyRows,
    fields: shownFields,
    order: ['createdAt', 'registrationId'],
    toState: (passkeys) => passkeys,
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
      completes: true,
      isEnrolled: 'on pages',
    },
  },
  filters: {
    webauthn_registration_id: { takes: 'texts', column: 'registration_id' },
    webauthn_registration_verified: { takes: 'truth', asks: 'proved' },
  },
  addition: declareAddition({
    notice: 'passkey.added',
    eventKind: 'passkey',
    idField: 'registrationId',
    refusal: 'session_too_old_to_register_webauthn',
    isNameQuoted: true,
    words: pickWords(passkeyWords, 'added'),
  }),
  removal: {
    operation: 'deleteWebauthnRegistration',
    action: 'passkey.deleted',
  },
})
