import Provider from 'oidc-provider'

/**
 * Adds the hash of the access token to every ID token (OpenID Connect Core section 3.1.3.6), which the engine omits
 * here.
 */
export function addAccessTokenHash({ IdToken }: Provider): void {
  const { issue } = IdToken.prototype
  Object.assign(IdToken.prototype, {
    issue(
      this: InstanceType<typeof IdToken>,
      ...args: Parameters<typeof issue>
    ): ReturnType<typeof issue> {
      const token = Provider.ctx?.oidc.entities.AccessToken
      // The service issues only opaque tokens, whose id is the token's value.
      if (token && args[0].use === 'idtoken') this.set('at_hash', token.jti)
      return issue.apply(this, args)
    },
  })
}
