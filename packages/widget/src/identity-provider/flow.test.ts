import { describe, expect, test } from 'vitest'
import { step } from '../flow/step.ts'
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
const names = [
  'start',
  'signedOut',
  'failed',
  'chooseAccount',
  'consent',
  'allowed',
  'denied',
  'logout',
  'stayed',
]

describe('the flow of the identity provider', () => {
  test.each<[IdentityProviderEvent, string[], object]>([
    [{ type: 'session.missed' }, ['start', 'chooseAccount', 'consent'], { name: 'signedOut' }],
    [{ type: 'session.found' }, ['chooseAccount', 'consent'], { name: 'start', choice: 'open' }],
    [{ type: 'session.begun' }, ['signedOut'], { name: 'start', choice: 'signedIn' }],
    [{ type: 'account.asked', ...choice }, ['start'], { name: 'chooseAccount', ...choice }],
    [{ type: 'account.chosen' }, ['chooseAccount'], { name: 'start', choice: 'chosen' }],
    [{ type: 'preflight.failed', message: 'No.' }, ['start'], { name: 'failed', message: 'No.' }],
    [{ type: 'consent.asked', request, consent }, ['start'], { name: 'consent', request, consent }],
    [{ type: 'consent.allowed' }, ['start', 'consent'], { name: 'allowed' }],
    [{ type: 'consent.denied' }, ['consent'], { name: 'denied' }],
    [{ type: 'logout.asked', ...question }, ['start'], { name: 'logout', ...question }],
    [{ type: 'logout.denied' }, ['logout'], { name: 'stayed' }],
  ])('$type counts on %s and leads to %s', (event, from, to) => {
    for (const name of names) {
      const screen = { name }
      if (from.includes(name)) expect(step(identityProviderFlow, screen, event)).toEqual(to)
      else expect(step(identityProviderFlow, screen, event)).toBe(screen)
    }
  })
})
