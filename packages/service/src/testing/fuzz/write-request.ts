/** Writes a valid request, and then mostly spoils a part of it. */
import { clientSecret } from '../../identity-provider/testing/client-apps.ts'
import { toBasic } from '../create-test-service.ts'
import type { Chance } from './chance.ts'
import { type JsonSchema, type WriteText, writeValue } from './from-schema.ts'
import type { Target } from './list-targets.ts'
import type { Fields, LiveValues } from './live-values.ts'
import { oddTexts, writeJson } from './odd-values.ts'
import { spoil } from './spoil.ts'

/** A request as it is sent. */
export interface FuzzRequest {
  readonly target: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
}

/** The project that is called. */
export interface FuzzProject {
  readonly projectId: string
  readonly publicToken: string
  readonly secret: string
  readonly identityProvider: { readonly path: string }
}

/** The material for requests. */
export interface FuzzMaterial {
  readonly named: Readonly<Record<string, JsonSchema>>
  readonly live: LiveValues
  readonly writeText: WriteText
  readonly project: FuzzProject
  readonly otherProject: FuzzProject
}

export function writeRequest(target: Target, chance: Chance, material: FuzzMaterial): FuzzRequest {
  const offered = material.live.take(chance, `${target.method} ${target.path}`)
  // A request that would succeed, or would but for one fault, reaches code that random values do not.
  const given = chance.is(0.6) && offered !== null ? offered : {}
  const body = writeBody(target, chance, material, given)
  const method = chance.is(0.02)
    ? chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])
    : target.method
  const path =
    writePath(target, chance, material, given) + writeQuery(target, chance, material, given)
  const headers = writeHeaders(target, chance, material, given)
  const type = chance.is(0.03)
    ? chance.pick(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'x', ''])
    : target.bodyType === 'json'
      ? 'application/json'
      : 'application/x-www-form-urlencoded'
  return {
    target: `${target.method} ${target.path}`,
    method,
    path,
    headers: {
      ...headers,
      ...(body !== null && type !== '' && { 'content-type': type }),
      ...(body !== null && chance.is(0.01) && { 'content-encoding': 'gzip' }),
    },
    body,
  }
}

function writeBody(
  target: Target,
  chance: Chance,
  material: FuzzMaterial,
  given: Fields,
): Buffer | null {
  if (target.body === null) return chance.is(0.02) ? Buffer.from('{}') : null
  const names = Object.keys(target.body.properties ?? {})
  const isGiven = names.some((name) => name in given)
  const isOdd = chance.is(isGiven ? 0.4 : 0.65)
  const written = writeValue(target.body, chance, material)
  // Beside offered fields, few of the other ones are added.
  const others = Object.entries(Object(written)).filter(() => !isGiven || chance.is(0.1))
  const whole = { ...Object.fromEntries(others), ...pick(given, names) }
  const value = isOdd ? spoil(whole, chance) : whole
  if (target.bodyType === 'form') return Buffer.from(writeForm(value, chance))
  const text = writeJson(value) ?? ''
  if (!isOdd || chance.is(0.93)) return Buffer.from(text)
  const kind = chance.below(7)
  if (kind === 0) return Buffer.from(text.slice(0, chance.below(text.length + 1)))
  if (kind === 1) return Buffer.from(`\ufeff${text}`)
  if (kind === 2) return Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xfe, 0x80])])
  if (kind === 3) return Buffer.from('{"__proto__":{"a":1},"constructor":{"prototype":1}}')
  if (kind === 4) return Buffer.from(`{"email":"${'x'.repeat(70_000)}"}`)
  if (kind === 5) return Buffer.from('['.repeat(10_000))
  return Buffer.alloc(0)
}

const pick = (fields: Fields, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

function writeForm(value: unknown, chance: Chance): string {
  if (typeof value !== 'object' || value === null) return toText(value)
  const pairs = Object.entries(value).map(([name, inner]): [string, string] => [
    name,
    toText(inner),
  ])
  const [first] = pairs
  if (first && chance.is(0.06)) pairs.push([first[0], chance.pick(oddTexts)])
  const form = pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`).join('&')
  return chance.is(0.03) ? `${form}&%zz=%&=&&a[b]=c&x` : form
}

const toText = (value: unknown) =>
  typeof value === 'string' ? value : (writeJson(value) ?? String(value))

/** Percent-encodes a text; lone surrogates become what browsers make of them. */
const encode = (text: string) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'))

const oddParts = ['%00', '%', '%zz', '%ff', '..', '%2e%2e%2f', 'x'.repeat(300), '%F0%9F', ':', ' ']

function writePath(
  { path }: Target,
  chance: Chance,
  material: FuzzMaterial,
  given: Fields,
): string {
  const written = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { project, otherProject } = material
    const isOther = chance.is(0.03)
    const drawn = material.writeText(name === 'id' ? toIdName(path) : name, chance)
    const part = typeof given[name] === 'string' ? given[name] : drawn
    const odd = chance.pick(chance.is(0.5) ? oddParts.slice(0, -1) : oddTexts.map(encode))
    if (name === 'issuer') return (isOther ? otherProject : project).identityProvider.path
    if (name === 'project_id' && chance.is(0.7)) return project.projectId
    return chance.is(0.15) ? odd : encode(part)
  })
  return chance.is(0.01) ? `${written}/` : written
}

/** Names the kind of an id that the path only calls `id`. */
function toIdName(path: string): string {
  const collection = path.split('/').at(path.includes('connected_apps') ? -3 : -2) ?? ''
  return collection === 'connected_apps' ? 'client_id' : `${collection.replace(/s$/, '')}_id`
}

function writeQuery(target: Target, chance: Chance, material: FuzzMaterial, given: Fields): string {
  const pairs: string[] = []
  for (const [name, schema] of Object.entries(target.query)) {
    const isLeftOut = chance.is(Object.keys(given).length > 0 ? 0.9 : 0.35)
    if (isLeftOut && !(name in given)) continue
    const drawn = writeValue(schema, chance, material, name)
    const value = toText(given[name] ?? drawn)
    const odd = chance.is(0.12) ? chance.pick(oddTexts) : value
    pairs.push(`${name}=${encode(odd)}`)
    if (chance.is(0.05)) pairs.push(`${name}=${encode(chance.pick(oddTexts))}`)
    if (chance.is(0.02)) pairs.push(`${name}[]=a&${name}[b]=c`)
  }
  if (chance.is(0.03)) pairs.push(chance.pick(['%', '%zz=1', '=', '&&', 'a', '__proto__=1', '%00']))
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function writeHeaders(target: Target, chance: Chance, material: FuzzMaterial, given: Fields) {
  const { live, project } = material
  const drawn = live.pick(chance, 'session_token', project.publicToken)
  const session = typeof given.session === 'string' ? given.session : drawn
  const written = writeAuthorization(target, chance, material, session)
  const isGiven = typeof given.authorization === 'string' && chance.is(0.95)
  const authorization = isGiven ? String(given.authorization) : written
  const isPage = target.caller === 'page' || target.caller === 'browser'
  const oddHeader = (share: number, name: string, values: readonly string[]) =>
    chance.is(share) ? { [name]: chance.pick(values) } : {}
  return {
    ...(authorization !== null && { authorization }),
    ...(isPage && chance.is(0.8) && { origin: 'https://app.example.com' }),
    ...(chance.is(target.caller === 'browser' ? 0.7 : 0.1) && {
      cookie: `stytch_session=${session}`,
    }),
    ...oddHeader(0.02, 'origin', ['null', 'https://evil.example.com', 'x', 'https://[']),
    ...oddHeader(0.04, 'cookie', ['stytch_session', '=;=', 'a=b; stytch_session="', 'x=\x80']),
    ...oddHeader(0.03, 'x-sdk-client', ['e30=', 'bnVsbA==', 'W10=', '%%', 'eyJhIjp7fX0=', '']),
    ...oddHeader(0.03, 'accept-language', ['*', 'de;q=x', ',;', 'zh-Hant-TW,x;q=0.1', 'ß']),
    ...oddHeader(0.03, 'accept', ['text/html', '*/*', 'x', ';q=']),
    ...oddHeader(0.02, 'user-agent', ['', 'x'.repeat(3_000), '\x80\xff']),
    ...oddHeader(0.02, 'x-forwarded-for', ['', '::', 'x', '1.1.1.1, 2.2.2.2', '999.9.9.9']),
    ...oddHeader(0.02, 'dpop', ['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.', 'e30.e30.e30']),
    ...oddHeader(0.01, 'expect', ['100-continue']),
    ...oddHeader(0.01, 'if-none-match', ['*', '"x"']),
    ...oddHeader(0.01, 'range', ['bytes=0-', 'x']),
  }
}

function writeAuthorization(
  { caller, path }: Target,
  chance: Chance,
  { live, project, otherProject, writeText }: FuzzMaterial,
  session: string,
): string | null {
  const asked = chance.is(0.06) ? otherProject : project
  const app = writeText('client_id', chance)
  const access = live.pick(chance, 'access_token', 'none')
  const manages = live.pick(chance, 'registration_access_token', 'none')
  const odd = chance.pick<string | null>([
    ...[null, '', 'Basic', 'Basic !', 'Basic Og==', 'Bearer', 'Bearer x', 'bearer a b', 'x'],
    ...[toBasic('\0', '\0'), toBasic(project.publicToken, '\0'), toBasic('a', 'x'.repeat(4_000))],
    ...[toBasic(otherProject.publicToken, session), toBasic(project.projectId, 'wrong')],
    ...[`Basic ${Buffer.from([0xff, 0x3a, 0xfe]).toString('base64')}`, `DPoP ${access}`],
  ])
  const isOdd = chance.is(0.08)
  const isForm = chance.is(0.3)
  const isSignedOut = chance.is(0.15)
  if (isOdd) return odd
  if (caller === 'host') return toBasic(asked.projectId, asked.secret)
  if (caller === 'page')
    return toBasic(asked.publicToken, isSignedOut ? asked.publicToken : session)
  if (caller !== 'client') return null
  if (path.includes('userinfo')) return `Bearer ${access}`
  if (path.includes('register')) return `Bearer ${manages}`
  return isForm ? null : toBasic(encodeURIComponent(app), clientSecret)
}
