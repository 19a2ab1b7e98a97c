import type { OAuthAuthorizeParams } from '@portico/client'
import type { Flow } from '../flow/flow.ts'
import type { Consent } from './to-consent.ts'

/** What a client app asked for, as the wire takes it. */
export type AuthorizeRequest = Omit<OAuthAuthorizeParams, 'scope'>

/** A log-out that the person has to confirm. */
interface LogoutQuestion {
  readonly projectName: string
  /** Where the page goes once nobody is signed in. */
  readonly target: string | null
}

/** IDP Consent: the screens of the authorize and of the logout flow. */
export type IdentityProviderScreen =
  | { readonly name: 'start' }
  | { readonly name: 'signedOut' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'consent'; readonly request: AuthorizeRequest; readonly consent: Consent }
  | { readonly name: 'allowed' }
  | { readonly name: 'denied' }
  | ({ readonly name: 'logout' } & LogoutQuestion)
  | { readonly name: 'stayed' }

/** What happens on them. */
export type IdentityProviderEvent =
  | { readonly type: 'session.missed' }
  | { readonly type: 'session.found' }
  | { readonly type: 'preflight.failed'; readonly message: string }
  | {
      readonly type: 'consent.asked'
      readonly request: AuthorizeRequest
      readonly consent: Consent
    }
  | { readonly type: 'consent.allowed' }
  | { readonly type: 'consent.denied' }
  | ({ readonly type: 'logout.asked' } & LogoutQuestion)
  | { readonly type: 'logout.denied' }

/** The authorize and the logout flow (specification section 4). */
export const identityProviderFlow = {
  'session.missed': { from: ['start', 'consent'], to: () => ({ name: 'signedOut' }) },
  'session.found': { from: ['signedOut', 'consent'], to: () => ({ name: 'start' }) },
  'preflight.failed': { from: ['start'], to: ({ message }) => ({ name: 'failed', message }) },
  'consent.asked': {
    from: ['start'],
    to: ({ type: _, ...asked }) => ({ name: 'consent', ...asked }),
  },
  'consent.allowed': { from: ['start', 'consent'], to: () => ({ name: 'allowed' }) },
  'consent.denied': { from: ['consent'], to: () => ({ name: 'denied' }) },
  'logout.asked': {
    from: ['start'],
    to: ({ type: _, ...question }) => ({ name: 'logout', ...question }),
  },
  'logout.denied': { from: ['logout'], to: () => ({ name: 'stayed' }) },
} satisfies Flow<IdentityProviderScreen, IdentityProviderEvent>
