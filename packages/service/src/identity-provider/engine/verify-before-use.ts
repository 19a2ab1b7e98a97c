/**
 * Verifies a token request before its code or refresh token is consumed. The engine does so only afterwards, so that an
 * honest app's error would cost the user their sign-in.
 */
import { calculateJwkThumbprint, decodeProtectedHeader } from 'jose'
import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/** The properties of a code or refresh token that are verified. */
interface Source {
  readonly scopes: ReadonlySet<string>
  readonly resource?: string | readonly string[]
  /** The thumbprint of the key that the authorization request announced. */
  readonly dpopJkt?: string
}

/** Verifies every artefact against the request that consumes it. */
export function verifyBeforeUse(provider: Provider, project: ProjectConfig): void {
  for (const Model of [provider.AuthorizationCode, provider.DeviceCode, provider.RefreshToken]) {
    const { consume } = Model.prototype
    Object.assign(Model.prototype, {
      async consume(this: InstanceType<typeof Model> & Source): Promise<void> {
        const { ctx } = Provider
        if (ctx) {
          verifyResource(ctx, project, this)
          await verifyProofKey(ctx, this)
        }
        return consume.call(this)
      },
    })
  }
}

/**
 * Verifies the resource as the engine resolves it (RFC 8707 section 2.2): the requested one, or the granted one if the
 * token is not for userinfo.
 */
function verifyResource(ctx: KoaContextWithOIDC, project: ProjectConfig, source: Source): void {
  const { params, requestParamScopes } = ctx.oidc
  const { resource: granted = [] } = source
  const asked = params?.resource
  const scopes = params?.scope ? requestParamScopes : source.scopes
  const wanted = asked || (scopes.has('openid') ? undefined : granted)
  if (!wanted || (Array.isArray(wanted) && wanted.length === 0)) return
  const isKnown = project.identityProvider.resources.some(({ url }) => url === wanted)
  // Several resources arrive as a list, but a token is for one resource.
  if (!isKnown || ![granted].flat().some((one) => one === wanted)) throw new errors.InvalidTarget()
}

/** Verifies the key of a proof, which itself was already verified. */
async function verifyProofKey(ctx: KoaContextWithOIDC, { dpopJkt }: Source): Promise<void> {
  if (dpopJkt === undefined) return
  const proof = ctx.get('DPoP')
  if (proof === '') throw new errors.InvalidGrant('missing DPoP proof JWT')
  const { jwk } = decodeProtectedHeader(proof)
  if (!jwk || (await calculateJwkThumbprint(jwk)) !== dpopJkt) {
    throw new errors.InvalidGrant('DPoP proof key thumbprint does not match dpop_jkt')
  }
}
