import { dropDefaults } from '../config/drop-defaults.ts'
import { toOtpMethods } from '../config/products.ts'

/** What a page of its own needs beside the configuration. */
interface PageConfig {
  readonly config: Readonly<Record<string, unknown>>
  /** Whether its mails carry links that sign in. */
  readonly hasLink: boolean
  /** Whether they carry links that set a new password. */
  readonly hasReset: boolean
  /** Whether users may have a phone number and no address. */
  readonly hasPhone: boolean
}

/**
 * The configuration of a page that finishes the links of its mails itself. What the person says about redirects
 * stays.
 *
 * @param given - as it stands in the playground's editor
 * @param here - the address of that page
 */
export function toPageConfig(given: Readonly<Record<string, unknown>>, here: string): PageConfig {
  const config = dropDefaults(given)
  const products: readonly unknown[] = Array.isArray(config.products)
    ? config.products
    : ['emailMagicLinks']
  const ids = products.map((it) => (typeof it === 'object' && it && 'id' in it ? it.id : it))
  const hasLink = ids.includes('emailMagicLinks')
  const hasReset = ids.includes('passwords')
  const withLinks = (key: string, names: readonly string[]) => {
    const links = Object.fromEntries(names.map((name) => [name, here]))
    return { [key]: { ...links, ...Object(config[key]) } }
  }
  return {
    hasLink,
    hasReset,
    hasPhone: toOtpMethods(config).some((method) => method === 'sms' || method === 'whatsapp'),
    config: {
      ...config,
      ...(hasLink &&
        withLinks('emailMagicLinksOptions', ['loginRedirectURL', 'signupRedirectURL'])),
      ...(hasReset &&
        withLinks('passwordOptions', ['loginRedirectURL', 'resetPasswordRedirectURL'])),
    },
  }
}
