/** The pages of the API reference, one a tag, from the OpenAPI document that the service serves. */

/**
 * @typedef {object} Schema
 * @property {string} [$ref]
 * @property {string | readonly string[]} [type]
 * @property {string} [description]
 * @property {Readonly<Record<string, Schema>>} [properties]
 * @property {readonly string[]} [required]
 * @property {Schema} [items]
 * @property {readonly Schema[]} [anyOf]
 * @property {readonly Schema[]} [allOf]
 * @property {readonly unknown[]} [enum]
 * @property {unknown} [const]
 *
 * @typedef {{ content?: Record<string, { schema?: Schema, examples?: Record<string, unknown> }>, description?: string }} Body
 *
 * @typedef {object} Operation
 * @property {readonly string[]} tags
 * @property {string} summary
 * @property {readonly { name: string, in: string, required?: boolean, schema: Schema }[]} [parameters]
 * @property {Body} [requestBody]
 * @property {Record<string, Body>} responses
 *
 * @typedef {object} OpenApi
 * @property {readonly { name: string }[]} tags
 * @property {Record<string, Record<string, Operation>>} paths
 * @property {{ schemas: Record<string, Schema>, examples: Record<string, { summary: string, value: { status_code: number } }> }} components
 *
 * @typedef {import('./read-pages.mjs').Page} Page
 */

const root = 'reference/api'

/** What the tags call in the words of code, as people say it. */
const names = /** @type {Record<string, string>} */ ({
  bootstrap: 'Settings',
  captcha: 'Captcha',
  crypto: 'Crypto wallets',
  'crypto-wallets': 'Crypto wallets',
  'email-magic-links': 'Email links',
  'magic-links': 'Email links',
  events: 'Events',
  identityProvider: 'Identity provider',
  impersonation: 'Impersonation',
  oauth: 'Providers',
  otp: 'Passcodes',
  otps: 'Passcodes',
  passkeys: 'Passkeys',
  webauthn: 'Passkeys',
  passwords: 'Passwords',
  sessions: 'Sessions',
  setup: 'Set-up',
  totps: 'Authenticator apps',
  users: 'Users',
  audit: 'Audit log',
  project: 'Project',
})

/**
 * Makes the pages: the overview, one a tag, the objects and the errors.
 *
 * @param {Page} overview - docs/reference/api.md; its introduction is the overview's
 * @param {OpenApi} openApi
 * @returns {Page[]}
 */
export function toApiPages(overview, openApi) {
  const operations = Object.entries(openApi.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([verb, operation]) => ({
      path,
      verb: verb.toUpperCase(),
      operation,
    })),
  )
  // what is there beside the contract's tables has a tag of its own
  const named = openApi.tags.map(({ name }) => name)
  const tags = [...new Set([...named, ...operations.flatMap(({ operation }) => operation.tags)])]
  const common = findCommonErrors(operations.map(({ operation }) => operation))
  const pages = tags.map((tag) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(tag))
    return toPage(overview, {
      ...toTitle(tag),
      description: `${joinWords(own.map(({ operation }) => operation.summary))}.`,
      body: own.map((one) => toSection(one, openApi, common)).join('\n'),
    })
  })
  pages.push(
    toPage(overview, {
      title: 'Objects',
      description: 'What several calls answer with: users, sessions, errors.',
      slug: 'objects',
      body: toObjects(openApi),
    }),
  )
  pages.push(
    toPage(overview, {
      title: 'Errors',
      description: 'Every error_type, with its status and its message.',
      slug: 'errors',
      body: toErrorList(openApi),
    }),
  )
  const [introduction = ''] = overview.body.split(/^## /m)
  const list = ['Pages', 'Back end', ''].map((side) => {
    const own = pages.filter(({ slug }) => sideOf(slug) === side)
    return `## ${side || 'Everything else'}\n\n${own.map(({ title, slug }) => `- [${title}](/${slug}/)`).join('\n')}\n`
  })
  return [
    {
      ...overview,
      body: `${introduction
        .replace(
          /^Generated .*?`\/openapi\.json`\./s,
          'Made from the OpenAPI 3.1 document that a running service serves at `/openapi.json`.',
        )
        .trimEnd()}\n\nBeside these, each call can return ${joinWords(common.map((type) => `[\`${type}\`](/${root}/errors/#${type})`))}.\n\n${list.join('\n')}`,
    },
    ...pages,
  ]
}

/** @param {string} slug @returns {string} who makes the page's calls: the headline of the overview that lists it */
const sideOf = (slug) =>
  slug.startsWith(`${root}/pages-`)
    ? 'Pages'
    : slug.startsWith(`${root}/back-end-`)
      ? 'Back end'
      : ''

/** @param {readonly string[]} words */
const joinWords = (words) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** @param {Page} overview @param {{ title: string, slug: string, body: string, description: string }} own @returns {Page} */
const toPage = (overview, { title, slug, body, description }) => ({
  ...overview,
  title,
  description,
  label: title,
  slug: `${root}/${slug}`,
  body,
  parent: overview.slug,
})

/** @param {string} tag - `Pages: otp` */
function toTitle(tag) {
  const [side = '', id = ''] = tag.split(': ')
  const name = names[id] ?? id
  return {
    title: id ? `${name}, ${side === 'Pages' ? 'for pages' : 'for back ends'}` : tag,
    slug: `${side} ${id}`.trim().toLowerCase().replace(/\W+/g, '-'),
  }
}

/** @param {Operation} operation @returns {string[]} the types of its errors */
const listErrors = (operation) =>
  Object.entries(operation.responses).flatMap(([status, { content }]) =>
    Number(status) < 400
      ? []
      : Object.values(content ?? {}).flatMap(({ examples = {} }) => Object.keys(examples)),
  )

/** @param {readonly Operation[]} operations @returns {string[]} what nearly every call can return: told once */
function findCommonErrors(operations) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const type of operations.flatMap(listErrors)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > operations.length * 0.6).map(([type]) => type)
}

/**
 * @param {{ path: string, verb: string, operation: Operation }} one
 * @param {OpenApi} openApi
 * @param {readonly string[]} common
 */
function toSection({ path, verb, operation }, { components }, common) {
  const { parameters = [], requestBody, responses } = operation
  const [answer] = Object.entries(responses).filter(([status]) => Number(status) < 400)
  const errors = listErrors(operation).filter((type) => !common.includes(type))
  const rows = errors.map((type) => {
    const { summary, value } = components.examples[type] ?? {
      summary: '',
      value: { status_code: '' },
    }
    return `| [\`${type}\`](/${root}/errors/#${type}) | ${value.status_code} | ${toCell(summary)} |`
  })
  return [
    `## ${operation.summary}\n`,
    `\`\`\`http\n${verb} ${path}\n\`\`\`\n`,
    ...parameters
      .filter((parameter) => parameter.in === 'query')
      .slice(0, 1)
      .map(() => toTable('Query', toQuerySchema(parameters))),
    ...Object.entries(requestBody?.content ?? {}).map(([, { schema }]) => toTable('Body', schema)),
    answer ? toAnswer(answer) : '',
    rows.length > 0
      ? ['| Error | Status | Message |', '|---|---|---|', ...rows, ''].join('\n')
      : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** @param {NonNullable<Operation['parameters']>} parameters @returns {Schema} */
function toQuerySchema(parameters) {
  const own = parameters.filter((parameter) => parameter.in === 'query')
  return {
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** @param {[string, Body]} answer */
function toAnswer([status, { content, description }]) {
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content ?? {})
  if (!schema) return `Answer: ${status}. ${description ?? ''}\n`
  if (!type.includes('json')) return `Answer: ${description ?? ''} \`${type}\`.\n`
  // pages find everything in `data`, which the overview says
  return toTable('Response', schema.properties?.data ?? schema)
}

/** What every response has. */
const omitted = ['request_id', 'status_code']

/** @param {string} title @param {Schema | undefined} schema */
function toTable(title, schema) {
  if (!schema) return ''
  const { properties, required = [] } = flatten(schema)
  if (!properties) return `${title}: ${toType(schema)}.\n`
  const rows = Object.entries(properties)
    .filter(([name]) => title !== 'Response' || !omitted.includes(name))
    .map(
      ([name, field]) =>
        `| \`${name}\`${required.includes(name) ? '' : '?'} | ${toType(field)} | ${toCell(field.description ?? '')} |`,
    )
  return rows.length === 0 ? '' : [`| ${title} | Type | |`, '|---|---|---|', ...rows, ''].join('\n')
}

/** @param {Schema} schema @returns {Schema} one object of those that it combines */
const flatten = (schema) =>
  schema.allOf && !schema.$ref
    ? {
        properties: Object.assign({}, ...schema.allOf.map((part) => flatten(part).properties)),
        required: schema.allOf.flatMap((part) => flatten(part).required ?? []),
      }
    : schema

/** @param {Schema} schema @returns {string} its type in words */
function toType(schema) {
  const { $ref, anyOf, allOf, items, properties, type } = schema
  if ($ref) {
    const name = $ref.split('/').at(-1) ?? ''
    return `[${name}](/${root}/objects/#${name.toLowerCase()})`
  }
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ')
  if ('const' in schema) return `\`${JSON.stringify(schema.const)}\``
  if (anyOf) return [...new Set(anyOf.map(toType))].join(' or ')
  if (allOf) return toType(flatten(schema))
  if (items) return `list of ${toType(items)}`
  if (properties) {
    const required = schema.required ?? []
    const fields = Object.keys(properties).map((name) =>
      required.includes(name) ? name : `${name}?`,
    )
    return `\`{ ${fields.join(', ')} }\``
  }
  return type === undefined ? 'any' : [type].flat().join(' or ')
}

/** @param {string} text */
const toCell = (text) => text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')

/** @param {OpenApi} openApi */
const toObjects = ({ components }) =>
  Object.entries(components.schemas)
    .map(([name, schema]) => `## ${name}\n\n${toTable('Field', schema)}`)
    .join('\n')

/** @param {OpenApi} openApi */
const toErrorList = ({ components }) =>
  Object.entries(components.examples)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([type, { summary, value }]) => `## \`${type}\`\n\n${value.status_code}: ${summary}\n`)
    .join('\n')
