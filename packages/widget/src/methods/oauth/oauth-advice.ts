import { isForeignOneTap } from '../../declarations/oauth/options.ts'
import type { MethodAdvice } from '../../flow/advice/method-advice.ts'
import { describeProvider } from './describe-provider.ts'

/** The advice about `oauthOptions`. */
export const oauthAdvice: MethodAdvice = {
  listIgnored: ({ oauthOptions }) =>
    (oauthOptions?.providers ?? [])
      .filter(isForeignOneTap)
      .map((it) => (typeof it === 'string' ? it : it.type))
      .map((type) => `The option one_tap of "${type}" is left out: One Tap is of "google" alone.`),
  needed: {
    name: 'oauthOptions',
    code: "oauthOptions: { providers: [{ type: 'google' }] }",
    describeMissing: () => ({
      title: 'oauthOptions is missing',
      text: 'oauth is switched on, but not told with which providers.',
      facts: [
        ['Found', 'nothing'],
        ['Needed', "providers: [{ type: 'google' }]"],
      ],
    }),
  },
  describeProject: (config, { oauthProviders }) => describeProvider(config, oauthProviders ?? {}),
}
