import type { OauthProviderOptions } from '../../declarations/oauth/options.ts'
import { type ProviderTextId, providerText } from '../../declarations/oauth/text/en.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { findAliased } from '../../kernel/text/find-aliased.ts'

const prefix = 'oauth.continueWith'
const ids = Object.keys(providerText) as ProviderTextId[] // it has no others

/** What the button of a provider says; nothing for one that nobody has a name for. */
export function toButtonLabel({ type, label }: OauthProviderOptions, text: Text): string {
  if (label) return text('oauth.continueWithOther', { provider: label })
  // the two versions that hosts come from have different ids for it
  if (type === 'twitter') return findAliased(text, `${prefix}X`, `${prefix}Twitter`)
  const id = ids.find((id) => id.toLowerCase() === (prefix + type).toLowerCase())
  return id ? text(id) : ''
}
