import type { OAuthAuthorizeParams } from '@portico/client'
import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
import type { Account } from './to-account.ts'
import type { Consent } from './to-consent.ts'

/** The request of a client app, in the form of the API. */
export type AuthorizeRequest = Omit<OAuthAuthorizeParams, 'scope'>

/** Whether the user has chosen the account for the request: explicitly, or by having just signed in to it. */
export type AccountChoice = 'open' | 'chosen' | 'signedIn'

/** The question which account to continue with, if the client app requires a choice. */
interface AccountQuestion {
  /** Null if the user has neither a name nor an address to show. */
  readonly account: Account | null
  readonly clientName: string
}

/** A log-out that the user must confirm. */
interface LogoutQuestion {
  readonly projectName: string
  /** The address that the page goes to after the log-out. */
  readonly target: string | null
}

/** The screens of the authorization and the log-out. */
export type IdentityProviderScreen =
  | { readonly name: 'idp.start'; readonly choice: AccountChoice }
  | { readonly name: 'idp.signedOut' }
  | { readonly name: 'idp.failed'; readonly message: string }
  | ({ readonly name: 'idp.chooseAccount' } & AccountQuestion)
  | { readonly name: 'idp.consent'; readonly request: AuthorizeRequest; readonly consent: Consent }
  | { readonly name: 'idp.allowed' }
  | { readonly name: 'idp.denied' }
  | ({ readonly name: 'idp.logout' } & LogoutQuestion)
  | { readonly name: 'idp.stayed' }

/** The events of the identity provider. */
export type IdentityProviderEvent =
  | { readonly type: 'idp.sessionMissed' }
  | { readonly type: 'idp.sessionFound' }
  | { readonly type: 'idp.sessionBegun' }
  | ({ readonly type: 'idp.accountAsked' } & AccountQuestion)
  | { readonly type: 'idp.accountChosen' }
  | { readonly type: 'idp.preflightFailed'; readonly message: string }
  | {
      readonly type: 'idp.consentAsked'
      readonly request: AuthorizeRequest
      readonly consent: Consent
    }
  | { readonly type: 'idp.consentAllowed' }
  | { readonly type: 'idp.consentDenied' }
  | ({ readonly type: 'idp.logoutAsked' } & LogoutQuestion)
  | { readonly type: 'idp.logoutDenied' }

/** The flow of the authorization and the log-out (specification section 4). */
export const identityProviderFlow = {
  'idp.sessionMissed': {
    from: ['idp.start', 'idp.chooseAccount', 'idp.consent'],
    to: () => ({ name: 'idp.signedOut' }),
  },
  'idp.sessionFound': {
    from: ['idp.chooseAccount', 'idp.consent'],
    to: () => ({ name: 'idp.start', choice: 'open' }),
  },
  'idp.sessionBegun': {
    from: ['idp.signedOut'],
    to: () => ({ name: 'idp.start', choice: 'signedIn' }),
  },
  'idp.accountAsked': {
    from: ['idp.start'],
    to: ({ type: _, ...question }) => ({ name: 'idp.chooseAccount', ...question }),
  },
  'idp.accountChosen': {
    from: ['idp.chooseAccount'],
    to: () => ({ name: 'idp.start', choice: 'chosen' }),
  },
  'idp.preflightFailed': {
    from: ['idp.start'],
    to: ({ message }) => ({ name: 'idp.failed', message }),
  },
  'idp.consentAsked': {
    from: ['idp.start'],
    to: ({ type: _, ...asked }) => ({ name: 'idp.consent', ...asked }),
  },
  'idp.consentAllowed': { from: ['idp.start', 'idp.consent'], to: () => ({ name: 'idp.allowed' }) },
  'idp.consentDenied': { from: ['idp.consent'], to: () => ({ name: 'idp.denied' }) },
  'idp.logoutAsked': {
    from: ['idp.start'],
    to: ({ type: _, ...question }) => ({ name: 'idp.logout', ...question }),
  },
  'idp.logoutDenied': { from: ['idp.logout'], to: () => ({ name: 'idp.stayed' }) },
} satisfies Flow<IdentityProviderScreen, IdentityProviderEvent>

/** The types of the flow. */
export type IdentityProviderFlow = FlowOf<
  IdentityProviderScreen,
  IdentityProviderEvent,
  typeof identityProviderFlow
>

/** Properties of a screen of the flow. */
export type IdpProps<Name extends IdentityProviderScreen['name']> = PropsOf<
  IdentityProviderFlow,
  Name
>
