/** As much as a request line and its headers may have together, less what every request says. */
const size = 15_000

const fill = (piece) => piece.repeat(Math.floor(size / piece.length))
const number = (count, toText, glue) =>
  Array.from({ length: count }, (_, at) => toText(at)).join(glue)

/** Texts that cost much if they are read from each of their places, split, decoded or matched. */
const texts = {
  spaces: fill(' '),
  commas: fill(','),
  'spaces and commas': fill(' ,'),
  letters: fill('a'),
  digits: fill('1'),
  dots: fill('a.'),
  dashes: fill('eyJ-'),
  padding: `${fill('=')}x`,
  weights: fill('a;q=0.1,'),
  pairs: fill('a=b; '),
  quotes: fill('"\\'),
  percent: fill('%41'),
  words: number(3_000, (at) => at.toString(36), ' '),
  nested: fill('['),
  at: `a@${fill('a.')}`,
  addresses: fill('::ffff:1.1.1.1,'),
}

/** Headers that this service or what it is made of reads. */
const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'authorization',
  'content-type',
  'cookie',
  'dpop',
  'forwarded',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-sdk-client',
  'x-stytch-oauth-type',
  'x-twilio-signature',
]

/** Parameters that routes read from a query or a form. */
const parameters = [
  'acr_values',
  'claims',
  'client_id',
  'code',
  'id_token_hint',
  'login_hint',
  'options',
  'prompt',
  'public_token',
  'redirect_uri',
  'request',
  'request_uri',
  'resource',
  'scope',
  'state',
  'token',
  'ui_locales',
  'user_code',
]

const queries = {
  'the most names': number(2_300, (at) => `p${at}=1`, '&'),
  '100 names': number(100, (at) => `p${at}=${'v'.repeat(140)}`, '&'),
  'one name again and again': fill('scope=a&'),
  'one name 100 times': number(100, () => `resource=${'%20'.repeat(45)}`, '&'),
  'names without values': fill('&'),
  'percent in a name': `${fill('%5B')}=1`,
}

const toQuery = (name, text) => `${name}=${encodeURIComponent(text).slice(0, size)}`
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'

/**
 * The dearest requests of 15 kB that a route can be asked, legal or not, each with a name. What an address and its
 * headers can hold is one thing, what a body holds another.
 *
 * @param route its HTTP method, and `fields`: those of its body by name, with their types
 */
export function listDearRequests({ method, fields }) {
  const hasBody = method === 'POST' || method === 'PUT' || method === 'PATCH'
  const dear = []
  for (const [what, query] of Object.entries(queries)) dear.push({ what: `query, ${what}`, query })
  for (const name of parameters)
    for (const what of ['words', 'nested', 'spaces', 'dots'])
      dear.push({ what: `${name} of ${what}`, query: toQuery(name, texts[what]) })
  for (const name of headers)
    for (const [what, text] of Object.entries(texts))
      dear.push({
        what: `${name} of ${what}`,
        headers: { [name]: text.trim() === '' ? `a${text}a` : text },
      })
  for (const [what, text] of Object.entries(texts)) {
    const credentials = Buffer.from(text.slice(0, 11_000)).toString('base64')
    dear.push({ what: `Basic of ${what}`, headers: { authorization: `Basic ${credentials}` } })
    dear.push({ what: `Bearer of ${what}`, headers: { authorization: `Bearer ${text}` } })
  }
  dear.push({
    what: 'the most headers',
    headers: Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`x-${at}`, '1'])),
  })
  if (!hasBody) return dear
  for (const [what, query] of Object.entries(queries))
    dear.push({ what: `form, ${what}`, headers: { 'content-type': form }, body: query })
  for (const name of parameters)
    for (const what of ['words', 'nested', 'dots'])
      dear.push({
        what: `form, ${name} of ${what}`,
        headers: { 'content-type': form },
        body: toQuery(name, texts[what]),
      })
  const bodies = {
    'nested arrays': `${'['.repeat(7_500)}${']'.repeat(7_500)}`,
    'nested objects': `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`,
    'the most members': `{${number(1_600, (at) => `"m${at}":1`, ',')}}`,
    'one member again and again': `{${number(2_000, () => '"a":1', ',')}}`,
    spaces: `{${texts.spaces}}`,
    escapes: `{"a":"${fill('\\u0000')}"}`,
  }
  for (const [what, body] of Object.entries(bodies))
    dear.push({ what: `body, ${what}`, headers: { 'content-type': json }, body })
  for (const [name, value] of Object.entries(fields)) {
    const values = value === 'string' ? texts : { 'nested arrays': null }
    for (const [what, text] of Object.entries(values))
      dear.push({
        what: `body, ${name} of ${what}`,
        headers: { 'content-type': json },
        // By hand: what nests so deep is too deep for the writer of JSON.
        body: toJson({ ...toLikely(fields), [name]: text }, bodies['nested arrays']),
      })
  }
  return dear
}

/** A body that passes far enough for its dear field to be looked at. */
const toLikely = (fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, type]) =>
      type === 'string' ? [[name, 'a@example.com']] : [],
    ),
  )

const toJson = (body, nested) => JSON.stringify(body).replace(':null', () => `:${nested}`)
