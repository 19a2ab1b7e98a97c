import type { OAuthAuthorizeParams } from '@portico/client'
import type { Flow } from '../flow/flow.ts'
import type { Account } from './to-account.ts'
import type { Consent } from './to-consent.ts'

/** What a client app asked for, as the wire takes it. */
export type AuthorizeRequest = Omit<OAuthAuthorizeParams, 'scope'>

/** Whether the person has said with which account they go on: by choosing it, or by having just signed in to it. */
export type AccountChoice = 'open' | 'chosen' | 'signedIn'

/** Which account a request goes on with, where the client app wants the person to say so. */
interface AccountQuestion {
  /** Null for a person of whom nothing is known to show. */
  readonly account: Account | null
  readonly clientName: string
}

/** A log-out that the person has to confirm. */
interface LogoutQuestion {
  readonly projectName: string
  /** Where the page goes once nobody is signed in. */
  readonly target: string | null
}

/** IDP Consent: the screens of the authorize and of the logout flow. */
export type IdentityProviderScreen =
  | { readonly name: 'start'; readonly choice: AccountChoice }
  | { readonly name: 'signedOut' }
  | { readonly name: 'failed'; readonly message: string }
  | ({ readonly name: 'chooseAccount' } & AccountQuestion)
  | { readonly name: 'consent'; readonly request: AuthorizeRequest; readonly consent: Consent }
  | { readonly name: 'allowed' }
  | { readonly name: 'denied' }
  | ({ readonly name: 'logout' } & LogoutQuestion)
  | { readonly name: 'stayed' }

/** What happens on them. */
export type IdentityProviderEvent =
  | { readonly type: 'session.missed' }
  | { readonly type: 'session.found' }
  | { readonly type: 'session.begun' }
  | ({ readonly type: 'account.asked' } & AccountQuestion)
  | { readonly type: 'account.chosen' }
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
  'session.missed': {
    from: ['start', 'chooseAccount', 'consent'],
    to: () => ({ name: 'signedOut' }),
  },
  'session.found': {
    from: ['chooseAccount', 'consent'],
    to: () => ({ name: 'start', choice: 'open' }),
  },
  'session.begun': { from: ['signedOut'], to: () => ({ name: 'start', choice: 'signedIn' }) },
  'account.asked': {
    from: ['start'],
    to: ({ type: _, ...question }) => ({ name: 'chooseAccount', ...question }),
  },
  'account.chosen': { from: ['chooseAccount'], to: () => ({ name: 'start', choice: 'chosen' }) },
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
