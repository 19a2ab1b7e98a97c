import type { WebauthnApi } from '../api/webauthn-api.ts'
import type { MethodContext } from '../method-context.ts'

/** Makes `client.webauthn` by its names: its code is a chunk that only a page with passkeys loads. */
export function createPasskeysApi({ loadPasskeys }: MethodContext): WebauthnApi {
  const delegate =
    (name: keyof WebauthnApi) =>
    async (...args: unknown[]) =>
      Reflect.apply((await loadPasskeys())[name], null, args)
  return {
    register: delegate('register'),
    authenticate: delegate('authenticate'),
    update: delegate('update'),
    browserSupportsAutofill: delegate('browserSupportsAutofill'),
  }
}
