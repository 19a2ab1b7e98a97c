import type { OAuthAuthorizeParams } from '@portico/client'
import type { Flow } from '../../flow/flow.ts'
import type { FlowOf, PropsOf } from '../../flow/screens.ts'
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
  | { readonly name: 'idp.start'; readonly choice: AccountChoice }
  | { readonly name: 'idp.signedOut' }
  | { readonly name: 'idp.failed'; readonly message: string }
  | ({ readonly name: 'idp.chooseAccount' } & AccountQuestion)
  | { readonly name: 'idp.consent'; readonly request: AuthorizeRequest; readonly consent: Consent }
  | { readonly name: 'idp.allowed' }
  | { readonly name: 'idp.denied' }
  | ({ readonly name: 'idp.logout' } & LogoutQuestion)
  | { readonly name: 'idp.stayed' }

/** What happens on them. */
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

/** The authorize and the logout flow (specification section 4). */
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

/** The flow of the identity provider as one type. */
export type IdentityProviderFlow = FlowOf<
  IdentityProviderScreen,
  IdentityProviderEvent,
  typeof identityProviderFlow
>

/** What a screen of it is given. */
export type IdpProps<Name extends IdentityProviderScreen['name']> = PropsOf<
  IdentityProviderFlow,
  Name
>
