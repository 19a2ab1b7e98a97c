import { decodeJwt, UnsecuredJWT } from 'jose'
import Provider from 'oidc-provider'

/**
 * Stores a pushed request with the scope that was sent. The engine removes `offline_access` without `prompt=consent`,
 * but the service decides on it by the same rule for every request, once the user is known.
 */
export function keepPushedScope({ PushedAuthorizationRequest }: Provider): void {
  const { save } = PushedAuthorizationRequest.prototype
  Object.assign(PushedAuthorizationRequest.prototype, {
    save(
      this: InstanceType<typeof PushedAuthorizationRequest>,
      ...args: Parameters<typeof save>
    ): ReturnType<typeof save> {
      const { scope, request: signed } = Provider.ctx?.oidc.body ?? {}
      // A request object stays as its sender wrote it.
      if (typeof scope === 'string' && scope !== '' && signed === undefined) {
        this.request = new UnsecuredJWT({ ...decodeJwt(this.request), scope }).encode()
      }
      return save.apply(this, args)
    },
  })
}
