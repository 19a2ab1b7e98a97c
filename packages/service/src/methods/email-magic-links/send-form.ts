/**
 * `POST /v1/public/magic_links/form`: the form of a page on which no script ran. It sends a link under the same checks
 * and limits as the widget, and answers with a page.
 */
import { cleanEmail, type RequestOf } from '@portico/contract'
import type { emailMagicLinks } from '@portico/contract/methods/email-magic-links'
import { api } from '@portico/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ScriptlessForm } from '../../accounts/sign-in/define-method.ts'
import { magicLinkWords } from '../../declarations/email-magic-links/magic-link-words.ts'
import { parseEmail } from '../../foundation/addresses/parse-email.ts'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Dependencies } from '../../kernel/dependencies.ts'
import { verifyOrigin } from '../../kernel/http/authorization.ts'
import { toAuthError } from '../../kernel/http/error-handler.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { compileValidator } from '../../kernel/http/schema-compilers.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import { chooseUiLanguage } from '../../kernel/pages/read-page-language.ts'
import { registerForms } from '../../kernel/pages/read-page-request.ts'
import { sendCard } from '../../kernel/pages/send-card.ts'
import { sendErrorCard } from '../../kernel/pages/send-error-card.ts'
import { sendLink } from './send-link.ts'

/** The path to which such a form posts. */
const formPath = '/v1/public/magic_links/form'

type Body = RequestOf<typeof emailMagicLinks.loginOrCreate>

const operation = api.emailMagicLinks.page.loginOrCreate

/** The form's fields beside the address, and the widget's options that fill them. */
const fields = {
  login_magic_link_url: 'loginRedirectURL',
  login_expiration_minutes: 'loginExpirationMinutes',
  login_template_id: 'loginTemplateId',
  signup_magic_link_url: 'signupRedirectURL',
  signup_expiration_minutes: 'signupExpirationMinutes',
  signup_template_id: 'signupTemplateId',
  locale: 'locale',
} as const satisfies Partial<Record<keyof Body, string>>

/**
 * Returns such a form for a widget's configuration; null where only a script can send a link. Skips options that are
 * neither a string nor a number.
 */
export function toScriptlessForm(
  { magicLinks }: ProjectConfig,
  config: object,
): ScriptlessForm | null {
  if (magicLinks.requireSameBrowser) return null
  const options: unknown = Reflect.get(config, 'emailMagicLinksOptions')
  if (typeof options !== 'object' || options === null) return { path: formPath, fields: {} }
  const filled = Object.entries(fields).flatMap(([field, name]) => {
    const value: unknown = Reflect.get(options, name)
    return typeof value === 'string' || typeof value === 'number' ? [[field, `${value}`]] : []
  })
  return { path: formPath, fields: Object.fromEntries(filled) }
}

/**
 * Reads the form as the operation's body.
 *
 * @throws AuthError the same errors as the operation for an invalid body
 */
function readBody(form: URLSearchParams): Body {
  const body: Record<string, string | number> = {
    email: cleanEmail(form.get('email') ?? ''),
  }
  for (const field of Object.keys(fields)) {
    const value = form.get(field)
    if (value) body[field] = field.endsWith('_minutes') ? Number(value) : value
  }
  if (!operation.body || !compileValidator(operation.body)(body)) throw new AuthError('bad_request')
  return body as unknown as Body // the operation's schema has validated it
}

/** Finds the language of the screen that the form stands in; null for a form that names none. */
const findFormLanguage = ({ body }: FastifyRequest): MailLanguage | null =>
  body instanceof URLSearchParams ? chooseUiLanguage(body.get('ui_locales') ?? '') : null

/** Registers the form's endpoint. */
export function registerSendForm(
  app: FastifyInstance,
  { projects, rateLimits, abuseDefence }: RouteContext,
  dependencies: Dependencies,
): void {
  app.register(async (scope) => {
    registerForms(scope)
    const found = new WeakMap<FastifyRequest, ProjectConfig>()
    scope.setErrorHandler((thrown, request, reply) =>
      sendFailure(request, reply, found.get(request) ?? null, toAuthError(thrown)),
    )
    scope.post<{ Body: URLSearchParams | undefined }>(formPath, async (request, reply) => {
      const source = toSource(request)
      rateLimits.takePublicRequest(source)
      const form = request.body ?? new URLSearchParams()
      const project = projects.findByPublicToken(form.get('public_token') ?? '')
      if (!project) throw new AuthError('public_token_not_found')
      verifyOrigin(request, project)
      // Set only after the origin check: the project's name and links appear only on answers to its own pages.
      found.set(request, project)
      rateLimits.takeRequest(project, source)
      const judged = await abuseDefence.verify({
        project,
        source,
        action: operation.path,
        captchaToken: undefined,
        telemetryId: undefined,
      })
      if (judged === 'challenged') throw new AuthError('captcha_required')
      const body = readBody(form)
      const locale = findFormLanguage(request)
      await sendLink(
        dependencies,
        {
          // No page is open in which the user could enter a code.
          project: { ...project, magicLinks: { ...project.magicLinks, withCode: false } },
          // the widget's calls name its language in the header in the same way
          source: { ...source, ...(locale && { acceptLanguage: locale }) },
          sessionToken: null,
          origin: request.headers.origin ?? null,
          body,
          params: {},
          query: {},
          http: request.raw,
        },
        'login_or_create',
      )
      const email = parseEmail(body.email).address
      return sendCard(request, reply, { status: 200, project, locale }, (_words, language) => {
        const words = magicLinkWords[language].form
        const text = fillText(words.sentText, { email })
        return { icon: 'success', title: words.sentTitle, text, actions: [] }
      })
    })
  })
}

/** The errors that a user can act on. For any other error they can only contact the site. */
const kinds: Readonly<Record<string, 'invalid' | 'tooMany' | 'script'>> = {
  invalid_email: 'invalid',
  too_many_requests: 'tooMany',
  captcha_required: 'script',
  fingerprint_blocked: 'script',
  invalid_pkce_code_challenge: 'script',
}

function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  project: ProjectConfig | null,
  error: AuthError,
): FastifyReply {
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, 'form failed')
  const kind = kinds[error.errorType]
  const place = { project, locale: findFormLanguage(request) }
  return sendErrorCard(request, reply, place, error, (language) => {
    const own = magicLinkWords[language].form
    return kind ? { title: own[`${kind}Title`], text: own[`${kind}Text`] } : null
  })
}
