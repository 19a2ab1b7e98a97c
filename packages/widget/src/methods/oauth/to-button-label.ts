import type { OauthProviderOptions } from '../../declarations/oauth/options.ts'
import type { Text } from '../../kernel/text/create-text.ts'
import { findAliased } from '../../kernel/text/find-aliased.ts'
import { type ProviderTextId, providerText } from '../../locales/en/oauth.ts'

const prefix = 'oauth.continueWith'
const ids = Object.keys(providerText) as ProviderTextId[] // the object has only these keys

/** Returns the label of a provider's button; '' if neither the host nor the widget has a name for the provider. */
export function toButtonLabel({ type, label }: OauthProviderOptions, text: Text): string {
  if (label) return text('oauth.continueWithOther', { provider: label })
  // the two versions of the packages that hosts migrate from have different ids for this text
  if (type === 'twitter') return findAliased(text, `${prefix}X`, `${prefix}Twitter`)
  const id = ids.find((id) => id.toLowerCase() === (prefix + type).toLowerCase())
  return id ? text(id) : ''
}
