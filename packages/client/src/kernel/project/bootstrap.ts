/**
 * The project's settings: loaded once per page, and cached for the next. Never fails: without an answer the cached
 * settings apply, and without a cache the defaults.
 */
import { type Bootstrap, bootstrap } from '@portico/contract'
import { advise } from '../../foundation/advise.ts'
import type { ClientPorts } from '../../foundation/ports.ts'
import type { ClientInternals, ProjectBootstrap } from '../internals.ts'
import { isWorthRepeating } from '../request/reply.ts'
import type { CallService } from '../request/request.ts'

/** Translates the wire's names into the client's; a setting that the service leaves out gets its default. */
function toProjectBootstrap(wire: Partial<Bootstrap>): ProjectBootstrap {
  const config = wire.password_config
  return {
    displayWatermark: wire.disable_sdk_watermark === false,
    projectName: wire.project_name ?? null,
    emailDomains: wire.email_domains ?? [],
    captchaSettings: wire.captcha_settings ?? { enabled: false },
    passwordConfig: config
      ? {
          ludsComplexity: config.luds_complexity,
          ludsMinimumCount: config.luds_minimum_count,
          isLuds: config.strength_policy === 'luds',
        }
      : null,
    rbacPolicy: wire.rbac_policy ?? null,
    pkceRequiredForEmailMagicLinks: !!wire.pkce_required_for_email_magic_links,
    pkceRequiredForPasswordResets: !!wire.pkce_required_for_password_resets,
    pkceRequiredForOAuth: !!wire.pkce_required_for_oauth,
    oauthProviders: wire.oauth_providers ?? null,
    cnameDomain: wire.cname_domain ?? null,
    httpOnlyCookies: wire.http_only_cookies ?? true,
    deletionDays: wire.deletion_days,
    ownLanguages: wire.own_languages,
    secondStep: wire.second_step,
    runDFPProtectedAuth: !!wire.dfp_protected_auth_enabled,
    dfpProtectedAuthMode: wire.dfp_protected_auth_mode ?? 'OBSERVATION',
  }
}

const defaults = toProjectBootstrap({})

/** The parts that the bootstrap needs. */
export interface BootstrapParts {
  ports: ClientPorts
  publicToken: string
  /** Prefix of this client's keys in local storage. */
  storageKey: string
  call: CallService
}

/** Makes the bootstrap of one client; the first `getAsync` sends the request. */
export function createBootstrap(parts: BootstrapParts): ClientInternals['bootstrap'] {
  const { ports, publicToken, call } = parts
  const key = `${parts.storageKey}::bootstrap`
  let known: ProjectBootstrap | undefined
  let answer: Promise<ProjectBootstrap> | undefined
  let failure: unknown

  function readCache(): ProjectBootstrap {
    try {
      return { ...defaults, ...JSON.parse(ports.storage.get(key) ?? '{}') }
    } catch {
      return defaults
    }
  }

  function getSync(): ProjectBootstrap {
    known ??= readCache()
    return known
  }

  async function load(): Promise<ProjectBootstrap> {
    try {
      const wire = await call(bootstrap.get, undefined, {
        params: { public_token: publicToken },
        isSimple: true,
      })
      if (wire.vertical === 'B2B') advise(ports.console, 'b2bToken', '', 'error')
      failure = undefined
      known = toProjectBootstrap(wire)
      ports.storage.set(key, JSON.stringify(known))
    } catch (error) {
      failure = error
      // the call has already reported the error; after a temporary failure the next `getAsync` asks again
      if (isWorthRepeating(error)) answer = undefined
    }
    return getSync()
  }

  return {
    getSync,
    getAsync(isAgain) {
      if (isAgain) answer = undefined
      answer ??= load()
      return answer
    },
    getError: () => failure,
  }
}
