import type { User } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { type IdentityProviderEvent, identityProviderFlow } from './flow.ts'
import type { Consent } from './to-consent.ts'

const request = { client_id: 'a', redirect_uri: 'b', response_type: 'code', scopes: [] }
const consent: Consent = {
  clientName: 'Fieldnotes',
  account: null,
  projectName: 'Meridian',
  logoUrl: '',
  redirectHost: 'app.example',
  hasCustomScopes: false,
  header: 'idpConsent.requestingTo',
  sections: [],
  ungrantable: [],
}
const question = { projectName: 'Meridian', target: 'https://app.example/bye' }
const account = { name: 'Ada', address: undefined, initials: 'A' }
const choice = { account, clientName: 'Fieldnotes' }
const demand = {
  request,
  user: {} as User, // the flow only passes it on
  ways: ['app'] as const,
  clientName: 'Fieldnotes',
  proof: { ProofQuestion: () => null, WithProofTexts: () => null },
}
const names = [
  'idp.start',
  'idp.signedOut',
  'idp.failed',
  'idp.chooseAccount',
  'idp.stepUp',
  'idp.consent',
  'idp.allowed',
  'idp.denied',
  'idp.logout',
  'idp.stayed',
]

describe('the flow of the identity provider', () => {
  test.each<[IdentityProviderEvent, string[], object]>([
    [
      { type: 'idp.sessionMissed' },
      ['idp.start', 'idp.chooseAccount', 'idp.stepUp', 'idp.consent'],
      { name: 'idp.signedOut' },
    ],
    [
      { type: 'idp.sessionFound' },
      ['idp.chooseAccount', 'idp.stepUp', 'idp.consent'],
      { name: 'idp.start', choice: 'open' },
    ],
    [{ type: 'idp.sessionBegun' }, ['idp.signedOut'], { name: 'idp.start', choice: 'signedIn' }],
    [
      { type: 'idp.accountAsked', ...choice },
      ['idp.start'],
      { name: 'idp.chooseAccount', ...choice },
    ],
    [{ type: 'idp.accountChosen' }, ['idp.chooseAccount'], { name: 'idp.start', choice: 'chosen' }],
    [
      { type: 'idp.preflightFailed', message: 'No.' },
      ['idp.start'],
      { name: 'idp.failed', message: 'No.' },
    ],
    [{ type: 'idp.stepUpAsked', ...demand }, ['idp.start'], { name: 'idp.stepUp', ...demand }],
    [{ type: 'idp.stepUpProved' }, ['idp.stepUp'], { name: 'idp.start', choice: 'chosen' }],
    [
      { type: 'idp.consentAsked', request, consent },
      ['idp.start'],
      { name: 'idp.consent', request, consent },
    ],
    [
      { type: 'idp.consentAllowed' },
      ['idp.start', 'idp.stepUp', 'idp.consent'],
      { name: 'idp.allowed' },
    ],
    [{ type: 'idp.consentDenied' }, ['idp.stepUp', 'idp.consent'], { name: 'idp.denied' }],
    [{ type: 'idp.logoutAsked', ...question }, ['idp.start'], { name: 'idp.logout', ...question }],
    [{ type: 'idp.logoutDenied' }, ['idp.logout'], { name: 'idp.stayed' }],
  ])('$type is accepted on %s and leads to %s', (event, from, to) => {
    for (const name of names) {
      const screen = { name }
      if (from.includes(name)) expect(step(identityProviderFlow, screen, event)).toEqual(to)
      else expect(step(identityProviderFlow, screen, event)).toBe(screen)
    }
  })
})
