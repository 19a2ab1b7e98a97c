// Exchanges of codes and refreshes at the token endpoint: how many a second, the server's CPU time, and on SQLite
// the statements and commits of each. Beside it the bare protocol engine, which keeps everything in memory, in the same run.
// Run: node bench/token-requests.mjs [--requests 150] [--rounds 7] [--short]
// A round makes its codes first: they live for a minute, so more in fewer rounds would be over before they are used.
// --short makes a few and asserts nothing, to see that it still runs. Ratios within one run mean something.
import { fork } from 'node:child_process'
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { buildService, root } from './support/build-service.mjs'
import { ask, hear } from './support/children.mjs'
import { createPost } from './support/create-post.mjs'
import { percentile } from './support/figures.mjs'
import { findFreePort } from './support/find-free-port.mjs'
import { bench, engines, openBench } from './support/open-bench.mjs'

const { values } = parseArgs({
  options: {
    requests: { type: 'string' },
    rounds: { type: 'string' },
    short: { type: 'boolean', default: false },
    bare: { type: 'boolean', default: false },
  },
})
const requests = Number(values.requests ?? (values.short ? 20 : 150))
const rounds = Number(values.rounds ?? (values.short ? 1 : 7))
const atOnce = 8
/** Of the bare engine's rate, on SQLite. */
const leastShare = 0.5
const { clientId, clientSecret, redirectUri } = bench
const scope = 'openid email offline_access'
const pkce = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The engine as it comes. */
async function serveBare() {
  const require = createRequire(join(root, 'packages/service/package.json'))
  const { default: Provider } = await import(pathToFileURL(require.resolve('oidc-provider')))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const port = await findFreePort()
  const provider = new Provider(`http://127.0.0.1:${port}`, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    scopes: ['openid', 'offline_access', 'email'],
    features: { devInteractions: { enabled: false } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    rotateRefreshToken: true,
    findAccount: (_ctx, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: bench.email, email_verified: true }),
    }),
  })
  const client = await provider.Client.find(clientId)
  provider.listen(port, '127.0.0.1')
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (count) => {
    const { user, system } = process.cpuUsage()
    const codes = []
    for (let made = 0; made < count; made += 1) {
      const grant = new provider.Grant({ accountId: 'somebody', clientId })
      grant.addOIDCScope(scope)
      const grantId = await grant.save()
      const { verifier, challenge } = pkce()
      const code = new provider.AuthorizationCode({
        accountId: 'somebody',
        client,
        grantId,
        redirectUri,
        scope,
        codeChallenge: challenge,
        codeChallengeMethod: 'S256',
        gty: 'authorization_code',
        sessionUid: 'session',
        authTime: Math.floor(Date.now() / 1_000),
      })
      codes.push({ code: await code.save(), verifier })
    }
    process.send({ cpuMs: (user + system) / 1_000, codes })
  })
  process.send({ port })
}

async function openBare() {
  const child = fork(fileURLToPath(import.meta.url), ['--bare'])
  const { port } = await hear(child)
  return {
    name: 'bare engine',
    tokenUrl: `http://127.0.0.1:${port}/token`,
    makeCodes: async (count) => (await ask(child, count)).codes,
    look: async () => ({ cpuMs: (await ask(child, 0)).cpuMs, statements: 0, commits: 0 }),
    close: async () => child.disconnect(),
  }
}

async function openService(folder, engine) {
  const { first, close } = await openBench(folder, engine)
  const { port } = await first.start()
  const post = createPost(port, bench.publicToken)
  const { email, password } = bench
  const login = await post('/passwords/authenticate', { email, password })
  const session = login.data.session_token
  const authorize = async () => {
    const { verifier, challenge } = pkce()
    const params = {
      client_id: clientId,
      redirect_uri: redirectUri,
      response_type: 'code',
      scopes: scope.split(' '),
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    const started = await post('/idp/oauth/authorize/start', params, session)
    const decided = { ...params, consent_granted: started.data.consent_required }
    const { data } = await post('/idp/oauth/authorize/submit', decided, session)
    return { code: data.authorization_code, verifier }
  }
  return {
    name: `service on ${engine}`,
    tokenUrl: `http://127.0.0.1:${port}/v1/oauth2/token`,
    async makeCodes(count) {
      const codes = []
      for (let made = 0; made < count; made += 1) codes.push(await authorize())
      return codes
    },
    look: first.look,
    close,
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`

const postForm = (url, fields) =>
  new Promise((resolve, reject) => {
    const payload = new URLSearchParams(fields).toString()
    const headers = {
      authorization,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(payload),
    }
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`${answer.statusCode} ${text}`))
      })
    })
    call.on('error', reject)
    call.end(payload)
  })

/** Asks with each, some at once. */
async function askAll(server, all, fieldsOf) {
  const left = [...all]
  const answers = []
  const before = await server.look()
  const startedAt = performance.now()
  const goOn = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      answers.push(await postForm(server.tokenUrl, fieldsOf(next)))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, goOn))
  const seconds = (performance.now() - startedAt) / 1_000
  const after = await server.look()
  const each = (what) => (after[what] - before[what]) / all.length
  return {
    answers,
    figures: {
      perSecond: all.length / seconds,
      cpuMs: each('cpuMs'),
      statements: each('statements'),
      commits: each('commits'),
    },
  }
}

async function measure(server, count) {
  const codes = await server.makeCodes(count)
  const exchange = await askAll(server, codes, ({ code, verifier }) => ({
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  }))
  const refresh = await askAll(server, exchange.answers, ({ refresh_token }) => ({
    grant_type: 'refresh_token',
    refresh_token,
  }))
  return { exchange: exchange.figures, refresh: refresh.figures }
}

async function run() {
  const folder = await buildService()
  const servers = [await openBare()]
  for (const engine of engines) servers.push(await openService(folder, engine))
  const found = new Map()
  try {
    for (const server of servers) await measure(server, requests)
    for (let round = 0; round < rounds; round += 1) {
      for (const server of servers) {
        for (const [kind, figures] of Object.entries(await measure(server, requests))) {
          const key = `${server.name}, ${kind}`
          found.set(key, [...(found.get(key) ?? []), figures])
        }
      }
    }
  } finally {
    for (const server of servers) await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const median = (key, what) =>
    percentile(
      found.get(key).map((one) => one[what]),
      0.5,
    )
  console.log('medians                          a second   CPU ms  statements  commits')
  for (const key of found.keys()) {
    const [perSecond, cpuMs, statements, commits] = [
      median(key, 'perSecond').toFixed(0).padStart(8),
      median(key, 'cpuMs').toFixed(2).padStart(8),
      median(key, 'statements').toFixed(1).padStart(11),
      median(key, 'commits').toFixed(2).padStart(8),
    ]
    console.log(`${key.padEnd(33)}${perSecond} ${cpuMs} ${statements} ${commits}`)
  }
  const shares = ['exchange', 'refresh'].map((kind) => {
    const share =
      median(`service on sqlite, ${kind}`, 'perSecond') /
      median(`bare engine, ${kind}`, 'perSecond')
    console.log(`${kind}: ${share.toFixed(2)} of the bare engine's rate on SQLite`)
    return share
  })
  if (!values.short && shares.some((share) => share < leastShare)) {
    console.log(`\nTOO SLOW: less than ${leastShare} of the bare engine's rate.`)
    process.exitCode = 1
  }
}

if (values.bare) await serveBare()
else await run()
