/**
 * The engine uses a code or a refresh token up, and looks only then at what it is asked to be exchanged for: an error
 * of an honest app would cost the person their sign-in. What it will refuse then is refused here before.
 */
import { calculateJwkThumbprint, decodeProtectedHeader } from 'jose'
import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { ProjectConfig } from '../../kernel/config/config.ts'

/** What of a code or a refresh token is looked at. */
interface Source {
  readonly scopes: ReadonlySet<string>
  readonly resource?: string | readonly string[]
  /** The key that the request for a code promised to prove. */
  readonly dpopJkt?: string
}

/** Holds whatever is used up against the request that uses it. */
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

/** As the engine resolves it (RFC 8707 2.2): one that is asked for, or what was granted where no identity was. */
function verifyResource(ctx: KoaContextWithOIDC, project: ProjectConfig, source: Source): void {
  const { params, requestParamScopes } = ctx.oidc
  const { resource: granted = [] } = source
  const asked = params?.resource
  const scopes = params?.scope ? requestParamScopes : source.scopes
  const wanted = asked || (scopes.has('openid') ? undefined : granted)
  if (!wanted || (Array.isArray(wanted) && wanted.length === 0)) return
  const isKnown = project.identityProvider.resources.some(({ url }) => url === wanted)
  // Several come as a list: one token is for one.
  if (!isKnown || ![granted].flat().some((one) => one === wanted)) throw new errors.InvalidTarget()
}

/** The proof itself was verified already; here only by which key it was made. */
async function verifyProofKey(ctx: KoaContextWithOIDC, { dpopJkt }: Source): Promise<void> {
  if (dpopJkt === undefined) return
  const proof = ctx.get('DPoP')
  if (proof === '') throw new errors.InvalidGrant('missing DPoP proof JWT')
  const { jwk } = decodeProtectedHeader(proof)
  if (!jwk || (await calculateJwkThumbprint(jwk)) !== dpopJkt) {
    throw new errors.InvalidGrant('DPoP proof key thumbprint does not match dpop_jkt')
  }
}
