/** The bootstrap operation: the project's settings that a client needs before any sign-in. */
import { type bootstrap, languages, proofOfWorkSiteKey } from '@portico/contract'
import type { FastifyRequest } from 'fastify'
import { toMethodBootstrap } from '../../declarations/all-declarations.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { type Credentials, verifyOrigin } from '../../kernel/http/authorization.ts'
import type { Projects } from '../../kernel/http/projects.ts'
import type { Handlers } from '../../kernel/http/register-operations.ts'

/** Creates the handlers of `projects/bootstrap`. */
export function createBootstrapHandlers(
  config: Pick<ServiceConfig, 'languages'>,
): Handlers<typeof bootstrap> {
  const own_languages = Object.keys(config.languages).filter(
    (tag) => !Object.hasOwn(languages, tag),
  )
  return {
    get: async ({ project }) => ({
      project_name: project.name,
      disable_sdk_watermark: !project.showWatermark,
      cname_domain: null,
      email_domains: [...project.emailDomains],
      // Clients throw an error without this field.
      captcha_settings: toCaptchaSettings(project),
      ...toMethodBootstrap(project),
      pkce_required_for_sso: false,
      slug_pattern: null,
      create_organization_enabled: false,
      dfp_protected_auth_enabled: project.fingerprint.kind !== 'off',
      ...(project.fingerprint.kind !== 'off' && {
        dfp_protected_auth_mode: project.fingerprint.mode,
      }),
      http_only_cookies: project.sessionCookies.httpOnly,
      deletion_days: project.deletionDays,
      own_languages,
      ...(project.factors.require !== 'off' && {
        second_step: {
          require: project.factors.require,
          remember_days: project.factors.rememberDays,
          kinds: [...project.factors.kinds],
        },
      }),
      // Older clients log an error when this field is missing.
      rbac_policy: project.rbac ?? { roles: [], resources: [], scopes: [] },
      vertical: 'CONSUMER',
    }),
  }
}

function toCaptchaSettings({ captcha }: ProjectConfig) {
  if (captcha.kind === 'off') return { enabled: false as const }
  const siteKey = captcha.kind === 'recaptcha' ? captcha.siteKey : proofOfWorkSiteKey
  return { enabled: true as const, siteKey }
}

/**
 * Finds the project by the path of the bootstrap request, which needs no Authorization header.
 *
 * @throws AuthError `public_token_not_found`, `bad_domain_for_stytch_sdk`
 */
export function readBootstrapCredentials(request: FastifyRequest, projects: Projects): Credentials {
  const { params } = request
  const publicToken =
    typeof params === 'object' && params !== null && 'public_token' in params
      ? String(params.public_token)
      : ''
  const project = projects.findByPublicToken(publicToken)
  if (!project) throw new AuthError('public_token_not_found')
  verifyOrigin(request, project)
  return { project, sessionToken: null }
}
