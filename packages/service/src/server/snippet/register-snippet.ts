/**
 * `GET /v1/public/snippets/sign-in.html?public_token=…&options=…`: HTML that a host's build or server puts into its
 * page, so that a form shows before the widget's code has loaded. Every root of the widget that declares a first screen
 * has its own. The content is public and the same for all users.
 */

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { ProjectConfig, ServiceConfig } from '../../kernel/config/config.ts'
import { withdrawCors } from '../../kernel/http/cors.ts'
import { matchesETag } from '../../kernel/http/matches-etag.ts'
import type { RouteContext } from '../../kernel/http/register-operations.ts'
import { toSource } from '../../kernel/http/source-address.ts'
import {
  type FirstScreen,
  type FirstScreens,
  type FoundWidget,
  findWidget,
  type ServedRoot,
} from '../../kernel/pages/first-screen.ts'
import { methodsByProduct } from '../../methods/all-methods.ts'
import { readOptions, refuse, type SnippetOptions } from './read-options.ts'
import { type NativeForm, type WidgetCode, writeSnippet } from './write-snippet.ts'

const path = '/v1/public/snippets'

/** How many snippets are cached: a few megabytes at most. */
const keptSnippets = 64

/** The parameters of a request. */
interface Asked {
  /** The name of the root: `sign-in`. */
  readonly name: string
  readonly publicToken: string
  readonly options: string | undefined
  /** Whether the page verifies the code by its digest. */
  readonly isFixed: boolean
}

/** Registers the HTML and the JSON answer; does nothing when the service serves no widget. */
export function registerSnippet(
  app: FastifyInstance,
  { projects, rateLimits }: Pick<RouteContext, 'projects' | 'rateLimits'>,
  config: Pick<ServiceConfig, 'baseUrl' | 'staticFolders'>,
): void {
  const found = findWidget(config.staticFolders)

  const toCode = (widget: FoundWidget, isFixed: boolean): WidgetCode => {
    const { file, integrity } = isFixed
      ? widget.readFixed()
      : { file: 'portico.js', integrity: null }
    return { url: `${config.baseUrl}/${file}`, integrity }
  }
  const make = async (
    widget: FoundWidget,
    { name, publicToken, options, isFixed }: Asked,
    project: ProjectConfig,
  ) => {
    const screens = await widget.load()
    const root = screens.servedRoots.get(name)
    const tag = root?.ElementClass.tags.find((one) => one.startsWith('portico-'))
    if (root === undefined || tag === undefined) throw new AuthError('route_not_found')
    const read = readOptions(options, root.ElementClass.optionNames)
    const screen = render(screens, root, read)
    const form = toForm(project, config.baseUrl, screen, read)
    const code = toCode(widget, isFixed)
    return { ...writeSnippet(screen, { tag, code, publicToken, form }), code }
  }
  const made = new Map<string, Awaited<ReturnType<typeof make>>>()
  const answer = async (request: FastifyRequest) => {
    if (found === null) throw new AuthError('route_not_found')
    const asked = readAsked(request)
    const project = projects.findByPublicToken(asked.publicToken)
    if (!project) throw new AuthError('public_token_not_found')
    rateLimits.takeRequest(project, toSource(request))
    const key = JSON.stringify(asked)
    const snippet = made.get(key) ?? (await make(found, asked, project))
    // The snippet is the same for all users until the process ends; the newest are cached for servers that request it
    // for each page.
    made.delete(key)
    made.set(key, snippet)
    for (const oldest of made.keys()) {
      if (made.size <= keptSnippets) break
      made.delete(oldest)
    }
    return snippet
  }

  app.get(`${path}/:root.html`, { exposeHeadRoute: false }, async (request, reply) => {
    const { html } = await answer(request)
    return send(request, reply, 'text/html; charset=utf-8', html)
  })
  app.get(`${path}/:root.json`, { exposeHeadRoute: false }, async (request, reply) => {
    const { html, code, scriptHashes, styleHashes } = await answer(request)
    const body = {
      html,
      code_url: code.url,
      code_integrity: code.integrity,
      script_hashes: scriptHashes,
      style_hashes: styleHashes,
    }
    return send(request, reply, 'application/json; charset=utf-8', JSON.stringify(body))
  })
}

/** Reads the parameters; a repeated parameter is refused. */
function readAsked({ params, query }: FastifyRequest): Asked {
  // the router parses a path and a query to objects
  const { root: name } = params as { root: string }
  const { public_token: publicToken, options, integrity } = query as Record<string, unknown>
  if (typeof publicToken !== 'string') throw new AuthError('public_token_not_found')
  if (options !== undefined && typeof options !== 'string') throw refuse('must be given once.')
  return { name, publicToken, options, isFixed: integrity === 'true' }
}

function render(screens: FirstScreens, root: ServedRoot, options: SnippetOptions) {
  try {
    return screens.renderFirstScreen(root, options)
  } catch (error) {
    const reason = error instanceof Error && error.name === 'Error' ? ` ${error.message}` : ''
    throw refuse(`have no first screen.${reason}`)
  }
}

/** The form that works without a script; null when no method of the form has one, or the project requires a script. */
function toForm(
  project: ProjectConfig,
  baseUrl: string,
  { locale, formOwners }: FirstScreen,
  { config }: SnippetOptions,
): NativeForm {
  const { captcha, fingerprint } = project
  const asksBrowser = fingerprint.kind !== 'off' && fingerprint.mode === 'DECISIONING'
  if (captcha.kind !== 'off' || asksBrowser) return null
  const [form] = formOwners.flatMap(
    (product) => methodsByProduct.get(product)?.toScriptlessForm?.(project, config ?? {}) ?? [],
  )
  if (!form) return null
  return {
    action: `${baseUrl}${form.path}`,
    // the browser's own preferences need not be the language of the screen
    fields: { public_token: project.publicToken, ui_locales: locale, ...form.fields },
  }
}

/** Sends the answer to any origin without credentials: builds and servers request it, and it is public. */
function send(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  type: string,
  body: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  withdrawCors(reply)
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=60',
    etag,
  })
  if (matchesETag(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).serializer(String).send(body)
}
