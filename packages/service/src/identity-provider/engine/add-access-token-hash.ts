import Provider from 'oidc-provider'

/** Every ID token says which access token came with it (OpenID Connect Core 3.1.3.6): the engine leaves it out here. */
export function addAccessTokenHash({ IdToken }: Provider): void {
  const { issue } = IdToken.prototype
  Object.assign(IdToken.prototype, {
    issue(
      this: InstanceType<typeof IdToken>,
      ...args: Parameters<typeof issue>
    ): ReturnType<typeof issue> {
      const token = Provider.ctx?.oidc.entities.AccessToken
      // Only our own opaque tokens are issued: what they are looked up by is their value.
      if (token && args[0].use === 'idtoken') this.set('at_hash', token.jti)
      return issue.apply(this, args)
    },
  })
}
