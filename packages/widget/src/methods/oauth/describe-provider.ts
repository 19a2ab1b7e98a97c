import { OAuthProviders } from '@portico/client'
import { type Advice, toConfigHint } from '../../flow/advice/advice.ts'
import { findNearest } from '../../flow/advice/find-nearest.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { toProviders } from './to-providers.ts'

const users = 'Your users see a button that leads to an error.'
const print = (types: readonly string[]) => types.map((type) => `'${type}'`).join(', ')

/**
 * Describes what a developer must change if a button belongs to a provider for which the project has no OAuth client.
 *
 * @param known - the project's providers, by their ids
 */
export function describeProvider(
  { oauthOptions }: LoginConfig,
  known: Readonly<Record<string, unknown>>,
): Advice {
  const ids = Object.keys(known)
  const types = toProviders(oauthOptions).map(({ type }) => type)
  const missing = types.find((type) => !ids.includes(type)) ?? ''
  const isSpecified = Object.values<string>(OAuthProviders).includes(missing)
  const facts = [
    ['Found', `providers: [${print(types)}]`],
    ['Configured', ids.join(', ') || 'none'],
  ] as const
  if (isSpecified) {
    return {
      title: `The project has no client at “${missing}”`,
      text: 'A button needs the client that you registered at the provider.',
      facts,
      code: {
        before: 'oauth: {\n  providers: {\n',
        changed: `+   ${missing}: { clientId: '…', … },`,
        after: '\n  }\n}',
      },
      hint: `${toConfigHint('it')} docs/providers/${missing}.md lists the steps. ${users}`,
    }
  }
  const nearest = findNearest(missing, [...new Set([...ids, ...Object.values(OAuthProviders)])])
  return {
    title: `“${missing}” is not a provider`,
    text: 'It is none of the specified providers, and none that the project has configured.',
    facts,
    code: nearest ? { before: 'providers: [', changed: `'${nearest}'`, after: ']' } : null,
    hint: `${nearest ? `Did you mean ${nearest}?` : 'Add it to oauth.providers in portico.config.ts.'} Your users see a button without a label.`,
  }
}
