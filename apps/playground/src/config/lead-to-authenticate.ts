/** The options that say where links lead, and under which names. */
const redirects = {
  emailMagicLinksOptions: ['loginRedirectURL', 'signupRedirectURL'],
  passwordOptions: ['loginRedirectURL', 'resetPasswordRedirectURL'],
  oauthOptions: ['loginRedirectURL', 'signupRedirectURL'],
} as const

/**
 * Has links and providers lead to the playground's own page for them, where the configuration names no other one.
 *
 * @param origin - of the playground
 */
export function leadToAuthenticate(
  config: Readonly<Record<string, unknown>>,
  origin: string,
): Readonly<Record<string, unknown>> {
  const options = Object.entries(redirects).map(([key, names]) => {
    const links = Object.fromEntries(names.map((name) => [name, `${origin}/authenticate`]))
    return [key, { ...links, ...Object(config[key]) }]
  })
  return { ...config, ...Object.fromEntries(options) }
}
