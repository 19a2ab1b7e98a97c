import { api, CommonSchema, HostUserSchema, hostGroups } from '@portico/contract/schemas'
import { type TProperties, type TSchema, Type } from 'typebox'
import type { OpenApi } from '../create-openapi.ts'
import { toDefinition } from '../to-json-schema.ts'

/** A JSON schema, as far as the document uses it. */
interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly description?: string
}

interface ApiOperation {
  readonly operationId: string
  readonly summary: string
  readonly parameters?: readonly {
    readonly name: string
    readonly required: boolean
    readonly schema: Schema
  }[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } }
  }
  readonly responses: {
    readonly 200?: {
      readonly content?: { readonly 'application/json'?: { readonly schema: Schema } }
    }
  }
}

/** Operations of a back end, by group and name. */
interface Call {
  readonly group: string
  readonly name: string
  readonly verb: string
  readonly path: string
  readonly operation: ApiOperation
}

const { crypto, emailMagicLinks, otp, passkeys, passwords, project, users } = api
const links = emailMagicLinks.backEnd
const secrets = passwords.backEnd
const people = users.backEnd

/** Picks fields of a schema. */
const pick = <Name extends string>(
  { properties }: { readonly properties: Readonly<Record<Name, TSchema>> },
  ...names: readonly Name[]
): TProperties => Object.fromEntries(names.map((name) => [name, properties[name]]))

/** Fields that several operations have together, with the comment of their type; larger groups first. */
const groups = new Map<string, { readonly comment: string; readonly schema: Schema }>(
  Object.entries({
    HostUser: ['A user as the host sees them.', HostUserSchema.properties],
    Addresses: [
      'The addresses of a user.',
      pick(people.update.reply, 'emails', 'crypto_wallets', 'phone_numbers'),
    ],
    ProofReply: ['The answer to a proof.', hostGroups.authReply],
    UserReply: ['The answer to a change of a user.', hostGroups.userReply],
    SentPasscode: [
      'A passcode that was mailed.',
      pick(otp.backEnd.emailSend.reply, 'user_id', 'email_id', 'method_id'),
    ],
    SentText: [
      'A passcode that was sent to a number.',
      pick(otp.backEnd.smsSend.reply, 'user_id', 'phone_id', 'method_id'),
    ],
    SentMail: ['A link that was mailed.', pick(links.emailSend.reply, 'user_id', 'email_id')],
    Passkey: [
      'A passkey of a user.',
      passkeys.backEnd.update.reply.properties.webauthn_registration.properties,
    ],
    Origin: [
      'An origin whose pages may use the project.',
      pick(project.backEnd.addOrigin.reply, 'origin', 'added_at'),
    ],
    RedirectUrl: [
      'A URL to which links may redirect.',
      pick(project.backEnd.addRedirectUrl.reply, 'url', 'kinds', 'added_at'),
    ],
    MailOptions: ['The recipient and the texts of a mail.', hostGroups.mail],
    TextOptions: [
      'The recipient and the texts of a passcode to a number.',
      pick(
        otp.backEnd.smsSend.body,
        'phone_number',
        'expiration_minutes',
        'login_template_id',
        'signup_template_id',
        'locale',
      ),
    ],
    LinkOptions: [
      'Where a link leads, and how long it is valid.',
      pick(
        links.emailSend.body,
        'login_magic_link_url',
        'login_expiration_minutes',
        'signup_magic_link_url',
        'signup_expiration_minutes',
        'code_challenge',
      ),
    ],
    UserOptions: [
      'What a host stores of a user.',
      pick(
        people.update.body,
        'name',
        'locale',
        'trusted_metadata',
        'untrusted_metadata',
        'external_id',
        'roles',
      ),
    ],
    SessionOptions: ['The session that a proof starts or continues.', hostGroups.session],
    KnownUser: ['The user who must have the address.', hostGroups.knownPerson],
    SessionTokens: [
      'A session, by one of its tokens.',
      pick({ properties: hostGroups.session }, 'session_token', 'session_jwt'),
    ],
    SessionLife: [
      'How long a session lasts, and the claims of its JWT.',
      pick({ properties: hostGroups.session }, 'session_duration_minutes', 'session_custom_claims'),
    ],
    NewUser: [
      'What a host stores of a user whom the call creates.',
      pick(secrets.create.body, 'name', 'trusted_metadata', 'untrusted_metadata'),
    ],
    Name: ['The name of a user.', people.update.body.properties.name.properties],
    FurtherFactor: [
      'The proof of the authenticator app.',
      pick(secrets.emailReset.body, 'totp_code', 'recovery_code'),
    ],
    MatchOptions: [
      'Whether a proof must come from where it was requested.',
      links.authenticate.body.properties.options.properties,
    ],
    Salts: [
      'The text before and after a password.',
      secrets.migrate.body.properties.md_5_config.properties,
    ],
    Wallet: [
      'A wallet, by its address.',
      pick(crypto.backEnd.authenticate.body, 'crypto_wallet_type', 'crypto_wallet_address'),
    ],
    PageOptions: ['Which page of a list.', hostGroups.page],
    Attributes: ["The user's address and browser.", hostGroups.attributes],
    Reply: ['The fields of every answer.', CommonSchema.properties],
    OfUser: ['The user whom a call or an answer is about.', { user_id: Type.String() }],
    OfCredential: ['The credential that a call is about.', { id: Type.String() }],
  } satisfies Record<string, [string, TProperties]>).map(([name, [comment, fields]]) => [
    name,
    { comment, schema: toDefinition(Type.Object(fields)) as Schema }, // a schema as JSON
  ]),
)

/**
 * Writes the back end's operations as TypeScript for `@portico/server`: an interface a group, whose methods take path
 * parameters, query and body as one object.
 */
export function toServerApi(document: OpenApi): string {
  const calls = listCalls(document)
  const apis = [...new Set(calls.map(({ group }) => group))].sort()
  const { schemas } = document.components as { schemas: Record<string, Schema> } // made by createOpenApi
  const listOf = (group: string) => calls.filter((call) => call.group === group)
  const interfaces = apis.map((group) => printGroup(group, listOf(group)))
  const shared = [...groups].map(
    ([name, { comment, schema }]) =>
      `/** ${comment} */\nexport interface ${printInterface(name, schema)}`,
  )
  const named = Object.entries(schemas).filter(
    ([name]) =>
      !groups.has(name) && new RegExp(`: ${name}\\b`).test([...interfaces, ...shared].join()),
  )
  const blocks = [
    '/** The operations of `/v1`. Written from `/openapi.json` by `npm run reference`; do not edit. */',
    ...named.map(([name, schema]) => `export interface ${printInterface(name, schema)}`),
    ...shared,
    ...interfaces,
    `/** Every group of operations. */\nexport interface ServerApi ${printBlock(
      apis.map((group) => `readonly ${group}: ${toTypeName(group)}`),
    )}`,
    printPaths(apis.map((group) => [group, listOf(group)])),
  ]
  return `${blocks.join('\n\n')}\n`
}

function listCalls({ paths }: OpenApi): readonly Call[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([verb, value]) => {
      const operation = value as ApiOperation // made by createOpenApi
      const [, id = '', name = ''] = /^host_(.+)_([A-Za-z]+)$/.exec(operation.operationId) ?? []
      const isJson = operation.responses[200]?.content?.['application/json'] !== undefined
      if (id === '' || !isJson) return []
      const group = id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      return [{ group, name, verb: verb.toUpperCase(), path, operation }]
    }),
  )
}

const toTypeName = (group: string) => `${group[0]?.toUpperCase()}${group.slice(1)}Api`

const indent = (text: string) => text.replace(/^(?=.)/gm, '  ')

/** Prints the members of a type, one a line. */
const printBlock = (members: readonly string[]) => `{\n${indent(members.join('\n'))}\n}`

const printGroup = (group: string, calls: readonly Call[]) =>
  `/** The operations of \`${group}\`. */\nexport interface ${toTypeName(group)} ${printBlock(calls.map(printMethod))}`

function printPaths(groups: readonly (readonly [string, readonly Call[]])[]): string {
  const entries = groups.map(([group, calls]) => {
    const paths = calls.map(({ name, verb, path }) => `${name}: '${verb} ${path}',`)
    return `${group}: ${printBlock(paths)},`
  })
  return `/** The method and path of every operation. */\nexport const paths: {
  readonly [Group in keyof ServerApi]: { readonly [Name in keyof ServerApi[Group]]: string }
} = ${printBlock(entries)}`
}

function printMethod({ name, verb, path, operation }: Call): string {
  const { summary, parameters = [], requestBody, responses } = operation
  const body = requestBody?.content['application/json'].schema
  const properties = {
    ...Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
    ...body?.properties,
  }
  const required = [
    ...parameters.flatMap((parameter) => (parameter.required ? parameter.name : [])),
    ...(body?.required ?? []),
  ]
  const hasAny = Object.keys(properties).length > 0
  const mark = required.length === 0 ? '?' : ''
  const params = hasAny ? `params${mark}: ${printObject({ properties, required })}` : ''
  const reply = responses[200]?.content?.['application/json']?.schema ?? {}
  return `/** ${summary}: \`${verb} ${path}\`. */\n${name}(${params}): Promise<${printType(reply)}>`
}

/** Prints a schema as a type. */
function printType(schema: Schema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '')
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(printType).join(' | ')
  if (schema.allOf) return schema.allOf.map(printType).join(' & ')
  if (schema.type === 'array') return printArray(printType(schema.items ?? {}))
  if (schema.type === 'object' || schema.properties) return printObject(schema)
  return simpleTypes[schema.type ?? ''] ?? 'unknown'
}

const printArray = (item: string) =>
  / [|&] /.test(item) ? `readonly (${item})[]` : `readonly ${item}[]`

const simpleTypes: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

function printObject(schema: Schema): string {
  const { properties, additionalProperties, patternProperties } = schema
  const [values] = Object.values(patternProperties ?? {})
  const rest =
    values ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
  if (!properties) return `Readonly<Record<string, ${rest ? printType(rest) : 'unknown'}>>`
  const { names, own } = takeGroups(schema)
  return [...names, ...(names.length > 0 && own.length === 0 ? [] : [printBlock(own)])].join(' & ')
}

function printInterface(name: string, schema: Schema): string {
  const { names, own } = takeGroups(schema, name)
  return `${name} ${names.length > 0 ? `extends ${names.join(', ')} ` : ''}${printBlock(own)}`
}

/** Divides an object's fields into the groups that it has wholly, and the fields of its own. */
function takeGroups(schema: Schema, except = '') {
  const { properties = {}, required = [], additionalProperties } = schema
  const rest = new Map(Object.entries(properties))
  const names: string[] = []
  for (const [name, { schema: group }] of groups) {
    const fields = Object.entries(group.properties ?? {})
    const hasAll = fields.every(
      ([field, own]) =>
        toShape(rest.get(field)) === toShape(own) &&
        required.includes(field) === (group.required ?? []).includes(field),
    )
    if (name === except || !hasAll) continue
    for (const [field] of fields) rest.delete(field)
    names.push(name)
  }
  const fields = [...rest].map(([name, field]) => {
    const comment = field.description ? `/** ${field.description} */\n` : ''
    return `${comment}readonly ${name}${required.includes(name) ? '' : '?'}: ${printType(field)}`
  })
  const open = additionalProperties === true ? ['readonly [field: string]: unknown'] : []
  return { names, own: [...fields, ...open] }
}

/** What a type says of a field: all but the limits that the service checks. */
const toShape = (field: Schema | undefined) =>
  JSON.stringify(field, (key, value: unknown) =>
    /^(min|max)(imum|Length|Items)$/.test(key) ? undefined : value,
  )
