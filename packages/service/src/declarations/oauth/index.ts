import { pickWords } from '../../locales/to-catalogue.ts'
import { declareMethod } from '../declare-method.ts'
import { oauthCredential } from './credential.ts'
import { findHostedOauthProblem } from './find-oauth-problems.ts'
import { oauthSetting } from './oauth-setting.ts'
import { oauthWords } from './oauth-words.ts'
import { toBootstrap } from './to-bootstrap.ts'

const words = pickWords(oauthWords, 'proof')

/** The declaration of social sign-in. */
export const oauth = declareMethod({
  id: 'oauth',
  settings: { oauth: oauthSetting },
  toBootstrap,
  rates: {
    /** Started sign-ins and answers of providers, from one source. */
    oauthPerSource: {
      production: { max: 300, perSeconds: 600 },
      development: { max: 6_000, perSeconds: 600 },
    },
  },
  challengeKinds: ['oauth_state', 'oauth_token', 'oauth_attach'],
  auditActions: [
    'oauth_registration.created',
    'oauth_registration.deleted',
    'oauth_registration.restored',
    'oauth_registration.dropped',
  ],
  credential: oauthCredential,
  nextSteps: {
    provider: 'Compare oauth.providers in portico.config.ts with the client at the provider.',
  },
  proofs: {
    oauth: {
      type: 'oauth',
      factor: 'oauth_own',
      proves: 'oauth',
      title: "account at a provider, the user's own",
      reason:
        'the user signed up with it, or linked it in a session, and One Tap proves it as well; several are one kind',
      words,
    },
    oauth_by_email: {
      type: 'oauth',
      factor: 'oauth',
      proves: 'email',
      title: 'account at a provider, linked by its e-mail address',
      reason: 'access to the mailbox was enough to get such an account',
      words,
    },
  },
  accountSection: 'accounts',
  hosted: { isReturning: true, findProblem: findHostedOauthProblem },
})
