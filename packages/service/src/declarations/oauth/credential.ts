import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { getText } from '../../foundation/database/sealed-column.ts'
import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { type CredentialFactor, declareCredential } from '../declare-credential.ts'
import { declareImport } from '../declare-import.ts'
import { createOauthRegistrations } from './create-oauth-registrations.ts'
import { addLinkedBy, createOauthTables } from './create-oauth-tables.ts'
import type { OauthConfig } from './oauth-setting.ts'
import { registrationRows, type UserOauthRegistration } from './oauth-store.ts'
import { oauthWords } from './oauth-words.ts'
import { toTokenSealContext } from './token-seal-context.ts'

const none: readonly UserOauthRegistration[] = []

const factor: CredentialFactor = {
  toView: ({ id, shown = {} }) => {
    const { provider = '', subject = '', emailId } = shown
    return {
      [`${provider}_oauth_factor`]: {
        id,
        ...(emailId !== undefined && { email_id: emailId }),
        provider_subject: subject,
      },
    }
  },
  auditField: 'oauth_user_registration_id',
}

/** Accounts at providers, oldest first. */
export const oauthCredential = declareCredential({
  id: 'oauth',
  title: 'account at a provider',
  tables: { oauth_registrations: registrationRows },
  sealed: {
    oauth_registrations: {
      column: 'sealed_tokens',
      toContext: (projectId, row) =>
        toTokenSealContext({ projectId, registrationId: getText(row, 'registration_id') }),
    },
  },
  migrations: [
    { name: '0015-oauth', up: createOauthTables },
    { name: '0019-how-accounts-were-linked', up: addLinkedBy },
  ],
  createRepository: createOauthRegistrations,
  imports: declareImport({ rows: registrationRows, unique: ['issuer', 'subject'] }),
  none,
  held: defineHeldRows({
    rows: registrationRows,
    fields: ['registrationId', 'provider', 'providerType', 'subject', 'pictureUrl', 'locale'],
    order: ['createdAt', 'registrationId'],
    toState: (registrations) => registrations,
  }),
  list: (registrations) =>
    registrations.map(({ registrationId: id, provider }) => ({
      id,
      details: { oauth_user_registration_id: id, provider },
    })),
  without: (registrations, gone) =>
    registrations.filter(({ registrationId }) => registrationId !== gone),
  toView: (registrations) => ({
    providers: registrations.map(
      ({ registrationId, subject, providerType, pictureUrl, locale }) => ({
        oauth_user_registration_id: registrationId,
        provider_subject: subject,
        provider_type: providerType,
        profile_picture_url: pictureUrl,
        locale,
      }),
    ),
  }),
  toSummary: (registrations) =>
    registrations.map(({ providerType, subject, registrationId }) => [
      'provider',
      `${providerType} (${subject}, ${registrationId})`,
    ]),
  // An account at a provider that the project no longer has leads nowhere.
  canSignIn: (registrations, _person, { oauth }: { readonly oauth: OauthConfig }) =>
    registrations.some(({ provider }) => Object.hasOwn(oauth.providers, provider)),
  factors: {
    /** An account that was linked by its address, or was proved in a version that did not distinguish the two. */
    oauth: factor,
    /** An account that the user linked themselves, whatever its address is. */
    oauth_own: factor,
  },
  filters: { oauth_provider: { takes: 'texts', column: 'provider_type' } },
  addition: declareAddition({
    notice: 'oauth.linked',
    eventKind: 'oauth_registration',
    idField: 'registrationId',
    words: pickWords(oauthWords, 'linked'),
  }),
  removal: {
    operation: 'deleteOauthRegistration',
    action: 'oauth_registration.deleted',
    dropped: 'oauth_registration.dropped',
    readKept: (repository, projectId, id) => repository.findById(projectId, id),
  },
})
