import type { OAuthAuthorizeParams, User } from '@portico/client'
import type { Flow } from '../../flow/flow.ts'
import type { Way } from '../../flow/further-factor/read-step-up.ts'
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

type Proof = Pick<
  typeof import('../../screens/confirm/proof-question.tsx'),
  'ProofQuestion' | 'WithProofTexts'
>

/** The question for a further proof, which the client app demands. */
interface StepUpDemand {
  readonly request: AuthorizeRequest
  readonly user: User
  /** The ways in which the user can prove what the session lacks, the strongest first. */
  readonly ways: readonly Way[]
  readonly clientName: string
  /** The code of the question, which is loaded before the screen is shown. */
  readonly proof: Proof
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
  | ({ readonly name: 'idp.stepUp' } & StepUpDemand)
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
  | ({ readonly type: 'idp.stepUpAsked' } & StepUpDemand)
  | { readonly type: 'idp.stepUpProved' }
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
    from: ['idp.start', 'idp.chooseAccount', 'idp.stepUp', 'idp.consent'],
    to: () => ({ name: 'idp.signedOut' }),
  },
  'idp.sessionFound': {
    from: ['idp.chooseAccount', 'idp.stepUp', 'idp.consent'],
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
  'idp.stepUpAsked': {
    from: ['idp.start'],
    to: ({ type: _, ...demand }) => ({ name: 'idp.stepUp', ...demand }),
  },
  'idp.stepUpProved': {
    from: ['idp.stepUp'],
    // the host has received the start of this request, and the account was chosen before
    to: () => ({ name: 'idp.start', choice: 'chosen' }),
  },
  'idp.consentAsked': {
    from: ['idp.start'],
    to: ({ type: _, ...asked }) => ({ name: 'idp.consent', ...asked }),
  },
  'idp.consentAllowed': {
    from: ['idp.start', 'idp.stepUp', 'idp.consent'],
    to: () => ({ name: 'idp.allowed' }),
  },
  'idp.consentDenied': { from: ['idp.stepUp', 'idp.consent'], to: () => ({ name: 'idp.denied' }) },
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
