import { type KeyPairKeyObjectResult, randomBytes } from 'node:crypto'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { makeKeyPair } from '@portico/testkit/keys'
import { openTestStorage, type TestStorage } from '@portico/testkit/storage'
import { pino } from 'pino'
import type { SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systemClock } from '../../foundation/clock.ts'
import { createUnreadNote, hasUnreadAddress } from '../../kernel/http/note-unread-addresses.ts'
import { openSqliteStorage } from '../../kernel/storage/sqlite/open-sqlite-storage.ts'
import { allSenders } from '../../senders/all-senders.ts'
import { prepareTerminal } from '../../testing/prepare-terminal.ts'
import { PromptSmtpServer } from '../../testing/prompt-smtp-server.ts'
import { runSql } from '../../testing/run-sql.ts'

const { heard, run } = prepareTerminal()
const newSecret = () => randomBytes(32).toString('base64url')
const rootKey = newSecret()
const howTo =
  "node -e \"console.log(require('node:crypto').randomBytes(32).toString('base64url'))\""

/** The ports of the servers to which the rows refer, by name. */
const ports = { mail: 0, closedMail: 0, silence: 0 }
let closers: (() => Promise<unknown>)[] = []
let postgres: TestStorage

async function openMailServer(options: SMTPServerOptions): Promise<number> {
  const server = new PromptSmtpServer({ ...options, closeTimeout: 100 })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return (server.server.address() as AddressInfo).port // it listens on a port, not on a pipe
}

beforeAll(async () => {
  const accept: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, done) =>
      password === 'right' ? done(null, { user: 'shop' }) : done(new Error('no such user')),
  }
  ports.mail = await openMailServer({ ...accept, allowInsecureAuth: true })
  ports.closedMail = await openMailServer({})
  const silence = createServer((socket) => void socket.destroy())
  await new Promise<void>((resolve) => silence.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => silence.close(resolve)))
  ports.silence = (silence.address() as AddressInfo).port // as above
  postgres = await openTestStorage('postgres')
})
afterAll(async () => {
  for (const close of closers) await close()
  closers = []
  await postgres.remove()
})

const shop = `projectId: 'project-live-7d1f0c', publicToken: 'public-token-live-51c2ae', secretEnv: 'SHOP_SECRET', name: 'Shop',
  allowedOrigins: ['https://shop.example.com'], redirectUrls: ['https://shop.example.com/authenticate']`

/** The environment of a correct installation; every row makes one part of it wrong. */
const rightEnv = () => ({
  NODE_ENV: 'production',
  PORTICO_ROOT_KEY: rootKey,
  PORTICO_BASE_URL: 'https://auth.example.com',
  SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
  MAIL_FROM: 'no-reply@example.com',
  SHOP_SECRET: newSecret(),
  STATIC_FOLDERS: 'public',
})

interface Row {
  /** Variables that differ; undefined unsets one. Placeholders `{…}` are filled in. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The content of `portico.config.mjs`; null for no file. */
  readonly file?: string | null
  readonly prepare?: () => Promise<unknown>
  /** All lines that doctor prints about it. */
  readonly told: readonly unknown[]
  /** The different behaviour of `start`. @default it prints the same lines */
  readonly start?: 'starts'
}

/** The senders of text messages, as an error names them. */
const ableToText = allSenders
  .filter(({ channels }) => channels.includes('sms'))
  .map(({ id }) => `"${id}"`)

const project = (more: string) => `export default { projects: [{ ${shop}, ${more} }] }`
const inFolder = (path: string) => join(heard.folder, path)
/** The server's address over TCP, without the folder of its socket. */
function postgresUrl(): URL {
  const { database } = postgres
  const url = new URL(database.kind === 'postgres' ? database.url : 'postgres://nowhere')
  url.search = ''
  return url
}

const toPem = ({ privateKey }: KeyPairKeyObjectResult) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const rsaKey = (bits: number) => toPem(makeKeyPair(bits))

const rows: readonly (readonly [title: string, row: Row])[] = [
  // The environment: mode and address
  [
    'NODE_ENV=prod',
    {
      env: { NODE_ENV: 'prod' },
      told: ['NODE_ENV must be production or development, got "prod"; did you mean "production"?'],
    },
  ],
  [
    'NODE_ENV=staging',
    {
      env: { NODE_ENV: 'staging' },
      told: [
        'NODE_ENV is "staging", which is neither production nor development; set PORTICO_MODE',
      ],
    },
  ],
  [
    'PORTICO_MODE=prodution',
    {
      env: { PORTICO_MODE: 'prodution' },
      told: [
        'PORTICO_MODE must be production or development, got "prodution"; did you mean "production"?',
      ],
    },
  ],
  [
    'PORT=80a',
    { env: { PORT: '80a' }, told: ['PORT must be a number from 1 to 65535, got "80a"'] },
  ],
  [
    'a base URL without a scheme',
    {
      env: { PORTICO_BASE_URL: 'auth.example.com' },
      told: [
        'PORTICO_BASE_URL must be an origin without a path, like https://auth.example.com, got "auth.example.com"; did you mean "https://auth.example.com"?',
      ],
    },
  ],
  [
    'a base URL with a path',
    {
      env: { PORTICO_BASE_URL: 'https://example.com/auth/' },
      told: [
        'PORTICO_BASE_URL must be an origin without a path, like https://auth.example.com, got "https://example.com/auth/"; did you mean "https://example.com"?',
      ],
    },
  ],
  [
    'a base URL in clear',
    {
      env: { PORTICO_BASE_URL: 'http://auth.example.com' },
      told: ['PORTICO_BASE_URL must be https in production, got "http://auth.example.com"'],
    },
  ],
  [
    'no base URL, but one under another name',
    {
      env: { PORTICO_BASE_URL: undefined, PORTICO_BASEURL: 'https://auth.example.com' },
      told: [
        'PORTICO_BASE_URL is missing; set it to the https address at which browsers reach the service, like https://auth.example.com; did you mean PORTICO_BASEURL, which is set?',
        'PORTICO_BASEURL is not a Portico variable; did you mean PORTICO_BASE_URL?',
      ],
    },
  ],
  [
    'a prefix that is too much',
    {
      env: { PORTICO_LOG_LEVEL: 'debug' },
      told: ['PORTICO_LOG_LEVEL is not a Portico variable; did you mean LOG_LEVEL?'],
    },
  ],
  [
    'LOG_LEVEL=warning',
    {
      env: { LOG_LEVEL: 'warning' },
      told: [
        'LOG_LEVEL must be one of silent, error, warn, info, debug, got "warning"; did you mean "warn"?',
      ],
    },
  ],
  [
    'a short METRICS_TOKEN',
    {
      env: { METRICS_TOKEN: 'short' },
      told: ['METRICS_TOKEN must be at least 16 characters long'],
    },
  ],
  [
    'TRUSTED_PROXIES=true',
    {
      env: { TRUSTED_PROXIES: 'true' },
      told: [
        'TRUSTED_PROXIES must list addresses or ranges like 10.0.0.0/8, got "true"; a range of all addresses is refused',
      ],
    },
  ],
  [
    'proxies that are everybody',
    {
      env: { TRUSTED_PROXIES: '0.0.0.0/0' },
      told: [
        'TRUSTED_PROXIES must list addresses or ranges like 10.0.0.0/8, got "0.0.0.0/0"; a range of all addresses is refused',
      ],
    },
  ],
  [
    'static folders that are not there',
    {
      env: { STATIC_FOLDERS: 'public,nope' },
      told: ['STATIC_FOLDERS names {folder}/nope, which is not a folder'],
    },
  ],
  [
    'static folders without the bundle',
    {
      env: { STATIC_FOLDERS: 'empty' },
      prepare: () => mkdir(inFolder('empty')),
      told: [
        'portico.js is in none of the static folders ({folder}/empty): the hosted pages stay empty. Set STATIC_FOLDERS to the folder that holds it, or authorizationUrl and logoutUrl to your own pages',
      ],
      start: 'starts',
    },
  ],
  ...['/', '.', '..', '.portico', 'public,keys'].map((folders): [string, Row] => [
    `S12: ${folders} as static folders`,
    {
      env: { STATIC_FOLDERS: folders },
      prepare: async () => {
        await mkdir(inFolder('.portico'))
        await mkdir(inFolder('keys/old'), { recursive: true })
        await writeFile(inFolder('keys/old/server.pem'), '')
      },
      told: [
        expect.stringMatching(
          /^STATIC_FOLDERS names \S+, which contains \S+: configuration, keys and data are never served; /,
        ),
      ],
    },
  ]),
  [
    'S12: certificates that are not checked, a plain breach list and a regular token',
    {
      env: {
        NODE_TLS_REJECT_UNAUTHORIZED: '0',
        NODE_OPTIONS: '--max-old-space-size=512 --insecure-http-parser',
        METRICS_TOKEN: 'a'.repeat(40),
        BREACH_RANGE_URL: 'http://passwords.example.com',
      },
      told: [
        `METRICS_TOKEN is a sample or too regular to be random; generate one with: ${howTo}`,
        expect.stringMatching(/^NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate /),
        'NODE_OPTIONS has --insecure-http-parser, which weakens every connection; remove it',
        expect.stringMatching(/^BREACH_RANGE_URL must be https, got "http:\/\/passwords/),
      ],
    },
  ],
  [
    'S12: a key of Apple that is none',
    {
      env: { APPLE_KEY: 'hunter2hunter2' },
      file: project(
        "oauth: { providers: { apple: { clientId: 'c', teamId: 'T', keyId: 'K', privateKeyEnv: 'APPLE_KEY' } } }",
      ),
      told: [
        'projects[0].oauth.providers.apple.privateKeyEnv names APPLE_KEY, which is no private key as Apple makes them (PEM, P-256)',
      ],
    },
  ],
  [
    'a breach list without a scheme',
    {
      env: { BREACH_RANGE_URL: 'passwords.example.com' },
      told: [
        'BREACH_RANGE_URL must be a URL like https://passwords.example.com, got "passwords.example.com"',
      ],
    },
  ],

  // Keys and secrets
  [
    'no root key',
    {
      env: { PORTICO_ROOT_KEY: undefined },
      told: [
        `PORTICO_ROOT_KEY is missing; every other key is derived from it. Generate one with: ${howTo}`,
      ],
    },
  ],
  [
    'a root key that is too short',
    {
      env: { PORTICO_ROOT_KEY: randomBytes(16).toString('hex') },
      told: [
        `PORTICO_ROOT_KEY must hold at least 32 random bytes, has 16; generate one with: ${howTo}`,
      ],
    },
  ],
  [
    'a root key in no encoding',
    {
      env: { PORTICO_ROOT_KEY: 'not a key, but a sentence' },
      told: [`PORTICO_ROOT_KEY must be hex or base64; generate one with: ${howTo}`],
    },
  ],
  [
    'a root key from a guide',
    {
      env: { PORTICO_ROOT_KEY: '00'.repeat(32) },
      told: [
        `PORTICO_ROOT_KEY is a sample or too regular to be random; generate one with: ${howTo}`,
      ],
    },
  ],
  [
    'another root key than before',
    {
      prepare: async () => {
        const env = heard.env
        heard.env = { ...env, PORTICO_ROOT_KEY: newSecret() }
        expect(await run('migrate')).toBe(0)
        heard.env = env
      },
      told: [
        'PORTICO_ROOT_KEY is not the key that the database {folder}/.portico/portico.db was created with: nothing encrypted there can be read. Restore the original key (in development it is in development.json of DATA_FOLDER), or set DATABASE_URL to another database',
      ],
    },
  ],
  [
    'a secret under a misspelt name',
    {
      env: { SHOP_SECRET: undefined, SHOP_SECERT: newSecret() },
      told: [
        'SHOP_SECRET is missing; it is the secret of project-live-7d1f0c (projects[0].secretEnv); did you mean SHOP_SECERT, which is set?',
      ],
    },
  ],
  [
    'a short secret',
    {
      env: { SHOP_SECRET: 'hunter2' },
      told: [`SHOP_SECRET must be at least 32 characters long, is 7; generate one with: ${howTo}`],
    },
  ],
  [
    'no secret of a webhook',
    {
      file: project(
        "webhooks: [{ endpointId: 'crm', url: 'https://crm.example.com/', secretEnv: 'CRM_SECRET' }]",
      ),
      told: [expect.stringMatching(/^CRM_SECRET |^projects\[0\]\.webhooks\[0\]\.secretEnv /)],
    },
  ],

  // The file
  [
    'no file',
    {
      file: null,
      told: [
        'portico.config.ts is missing in {folder}; create one that lists a project, or start in its folder',
      ],
    },
  ],
  [
    'a file without projects',
    {
      file: 'export default {}',
      told: ['projects is empty; list a project in the default export of portico.config.mjs'],
    },
  ],
  [
    'a file that exports nothing',
    {
      file: 'const a = 1',
      told: ['projects is empty; list a project in the default export of portico.config.mjs'],
    },
  ],
  [
    'a file that exports a function',
    {
      file: 'export default () => ({})',
      told: [
        'portico.config.ts has no default export that is a configuration: export default defineConfig({ … }), got a function',
      ],
    },
  ],
  [
    'a file that throws',
    { file: 'throw new Error("no luck")', told: ['portico.config.mjs cannot be run: no luck'] },
  ],
  [
    'a setting with a typo in its name',
    {
      file: project("allowedOrigin: ['https://a.example']"),
      told: ['projects[0].allowedOrigin is not a setting; did you mean "allowedOrigins"?'],
    },
  ],
  [
    'a setting of another product',
    { file: project('tenancy: true'), told: ['projects[0].tenancy is not a setting'] },
  ],
  [
    'a typo deep inside',
    {
      file: project('magicLinks: { expirationMinuts: 30 }'),
      told: [
        'projects[0].magicLinks.expirationMinuts is not a setting; did you mean "expirationMinutes"?',
      ],
    },
  ],
  [
    'a number as a text',
    {
      file: project("auth: 1, sessions: { defaultMinutes: '60' }"),
      told: [
        'projects[0].auth is not a setting; did you mean "oauth"?',
        'projects[0].sessions.defaultMinutes must be a whole number, got "60"',
      ],
    },
  ],
  [
    'a text where a list belongs',
    {
      file: project("emailDomains: 'example.com'"),
      told: ['projects[0].emailDomains must be a list: [ … ], got "example.com"'],
    },
  ],
  [
    'a flag as a text',
    {
      file: project("privateMode: 'yes'"),
      told: ['projects[0].privateMode must be true or false, got "yes"'],
    },
  ],
  [
    'too many minutes',
    {
      file: project('passcodes: { expirationMinutes: 60 }'),
      told: ['projects[0].passcodes.expirationMinutes must be 10 or less, got 60'],
    },
  ],
  [
    'an id without its beginning',
    {
      file: `export default { projects: [{ ${shop.replace('project-live-7d1f0c', 'shop')} }] }`,
      told: [
        'projects[0].projectId must be "project-test-" or "project-live-" and 6 to 64 letters, digits or hyphens, like "project-live-7d1f0c", got "shop"',
      ],
    },
  ],
  [
    'a secret in the file',
    {
      file: `export default { projects: [{ ${shop.replace("'SHOP_SECRET'", "'secret-live-x'")} }] }`,
      told: [
        'projects[0].secretEnv must be the name of an environment variable, in capitals, digits and underscores, like "SHOP_SECRET", got "secret-live-x"',
      ],
    },
  ],
  [
    'a project twice',
    {
      file: `export default { projects: [{ ${shop} }, { ${shop} }] }`,
      told: [
        'projects[1].projectId is already used by projects[0]',
        'projects[1].publicToken is already used by projects[0]',
        'projects[1].secretEnv is already used by projects[0]',
      ],
    },
  ],
  [
    'a test token for a live project',
    {
      file: `export default { projects: [{ ${shop.replace('token-live', 'token-test')} }] }`,
      told: ['projects[0].publicToken must be test or live like the projectId'],
    },
  ],
  [
    'an origin with a path',
    {
      file: project("allowedOrigins: ['https://shop.example.com/login']"),
      told: [
        'projects[0].allowedOrigins[0] must be an exact origin like "https://app.example.com", got "https://shop.example.com/login"; did you mean "https://shop.example.com"?',
      ],
    },
  ],
  [
    'an origin with a wildcard',
    {
      file: project("allowedOrigins: ['https://*.example.com']"),
      told: [
        'projects[0].allowedOrigins[0] must be one exact origin without a pattern, got "https://*.example.com"; list each',
      ],
    },
  ],
  [
    'a redirect URL in clear',
    {
      file: project("redirectUrls: ['http://shop.example.com/authenticate']"),
      told: [
        'projects[0].redirectUrls[0] must be https (http only on loopback), got "http://shop.example.com/authenticate"',
      ],
    },
  ],
  [
    'a redirect URL with a wildcard',
    {
      file: project("redirectUrls: ['https://shop.example.com/*']"),
      told: [
        'projects[0].redirectUrls[0] must be one exact URL without a pattern, got "https://shop.example.com/*"; list each',
      ],
    },
  ],
  [
    'a redirect URL without a scheme',
    {
      file: project("redirectUrls: ['shop.example.com/authenticate']"),
      told: [
        'projects[0].redirectUrls[0] must be an absolute URL, got "shop.example.com/authenticate"; did you mean "https://shop.example.com/authenticate"?',
      ],
    },
  ],
  [
    'places that are not there',
    {
      file: `export default { geoipDatabase: 'cities.mmdb', projects: [{ ${shop} }] }`,
      told: ['geoipDatabase names {folder}/cities.mmdb, which does not exist'],
    },
  ],

  // The database
  [
    'a database of another kind',
    {
      env: { DATABASE_URL: 'mysql://root:hunter2@db/shop' },
      told: ['DATABASE_URL must start with postgres:// (or file: for an SQLite file)'],
    },
  ],
  [
    'a database password with signs of URLs',
    {
      env: { DATABASE_URL: 'postgres://shop:a/b@c:d#e@db/shop' },
      told: [
        'DATABASE_URL must be a URL like postgres://user:password@host:5432/name; percent-encode / : @ # or ? in the password',
      ],
    },
  ],
  [
    'a Postgres that does not run',
    {
      env: { DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop' },
      told: [
        'DATABASE_URL names 127.0.0.1:1, where nothing listens; check the host and the port, and that Postgres is running',
      ],
    },
  ],
  [
    'a database host with a typo',
    {
      env: { DATABASE_URL: 'postgres://shop:hunter2@{nowhere}/shop' },
      told: [
        "DATABASE_URL names the host {nowhere}, which does not resolve here; check its spelling and this machine's DNS",
      ],
    },
  ],
  [
    'a port where no Postgres is',
    {
      env: { DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:{silence}/shop' },
      told: [
        'DATABASE_URL names 127.0.0.1:{silence}, which closes the connection; check that Postgres is what listens there',
      ],
    },
  ],
  [
    'a database that is not there',
    {
      env: { DATABASE_URL: '{postgres}/nowhere' },
      told: [
        'DATABASE_URL names the database nowhere, which {postgresHost} does not have; create it: createdb nowhere',
      ],
    },
  ],
  [
    'a user that is not there',
    {
      env: { DATABASE_URL: '{stranger}' },
      told: [
        expect.stringMatching(
          /^DATABASE_URL names \S+, which refuses the user stranger or the password \(28(P01|000)\)$/,
        ),
      ],
    },
  ],
  [
    'a file that is no database',
    {
      env: { DATABASE_URL: 'file:notes.db' },
      prepare: () =>
        writeFile(
          inFolder('notes.db'),
          'bread, milk, and a long enough list of other things to buy'.repeat(99),
        ),
      told: ['DATABASE_URL refers to {folder}/notes.db, which is not an SQLite database'],
    },
  ],
  [
    'a folder as a file',
    {
      env: { DATABASE_URL: 'file:data' },
      prepare: () => mkdir(inFolder('data')),
      told: ['DATABASE_URL refers to {folder}/data, which is a folder; name a file in it'],
    },
  ],
  [
    'a file as a folder',
    {
      env: { DATA_FOLDER: 'file' },
      prepare: () => writeFile(inFolder('file'), ''),
      told: [
        'DATA_FOLDER refers to {folder}/file/portico.db, and one of the folders above it is a file',
      ],
    },
  ],
  [
    'a database of a newer version',
    {
      prepare: async () => {
        expect(await run('migrate')).toBe(0)
        await runSql(
          { kind: 'sqlite', file: inFolder('.portico/portico.db') },
          "insert into schema_migrations values ('9999-later', 0)",
        )
      },
      told: [
        'DATA_FOLDER names {folder}/.portico/portico.db. The database was migrated by a newer version of Portico (9999-later). Start that version, or restore the backup made before it.',
      ],
    },
  ],

  // Mail
  [
    'no mail server',
    {
      env: { SMTP_URL: undefined, MAIL_FROM: undefined, SMTP_URI: 'smtp://mail' },
      told: [
        'SMTP_URL is missing; set it to your mail server, like smtps://user:password@mail.example.com; did you mean SMTP_URI, which is set?',
        'MAIL_FROM is missing; set it to the sender address of mail, like no-reply@example.com',
      ],
    },
  ],
  [
    'a mail server without a scheme',
    {
      env: { SMTP_URL: 'mail.example.com:587' },
      told: [
        'SMTP_URL must be a URL like smtps://user:password@mail.example.com; percent-encode / : @ # or ? in the password',
      ],
    },
  ],
  [
    'a key of DKIM without its selector',
    {
      env: { DKIM_PRIVATE_KEY: rsaKey(1024).replaceAll('\n', '\\n') },
      told: [
        'DKIM_SELECTOR is missing, but DKIM_PRIVATE_KEY is set; set it to the name under which the public key is published, like mail2026',
      ],
    },
  ],
  [
    'a selector that is no name, and no key',
    {
      env: { DKIM_SELECTOR: 'mail_2026' },
      told: [
        'DKIM_SELECTOR must be a DNS name like mail2026, got "mail_2026"',
        'DKIM_PRIVATE_KEY is missing, but DKIM_SELECTOR is set; set it to an RSA key in PEM',
      ],
    },
  ],
  [
    'a key of DKIM that is none',
    {
      env: { DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: 'hunter2' },
      told: [
        'DKIM_PRIVATE_KEY must be an RSA private key in PEM, its lines separated by line breaks or by \\n',
      ],
    },
  ],
  [
    'a key of DKIM that is not RSA',
    {
      env: { DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: toPem(makeKeyPair('Ed25519')) },
      told: [
        'DKIM_PRIVATE_KEY must be an RSA private key in PEM, its lines separated by line breaks or by \\n',
      ],
    },
  ],
  [
    'a key of DKIM that is too short',
    {
      env: { DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: rsaKey(512) },
      told: ['DKIM_PRIVATE_KEY must have at least 1024 bits; 2048 are usual'],
    },
  ],
  [
    'a country in small letters, and one that is none',
    {
      file: project("phones: { countries: ['us', 'EN'] }"),
      told: [
        'projects[0].phones.countries[0] has no country "us"; write "US"',
        'projects[0].phones.countries[1] has no country "EN"; write two capital letters as in ISO 3166-1: "US", "DE", "GB"',
      ],
    },
  ],
  [
    'senders of texts that cannot work',
    {
      env: { HOOK_SECRET: 'hunter2', TWILIO_TOKEN: newSecret() },
      file: project(`texts: {
        senders: [
          { type: 'hook', url: 'http://texts.example.com/', secretEnv: 'HOOK_SECRET' },
          { type: 'twilio', accountSid: 'AC1', authTokenEnv: 'TWILIO_TOKEN' },
          { type: 'twilio', accountSid: 'AC1', authTokenEnv: 'TWILIO_TOKEN', from: '201-555-0123' },
        ],
        templates: [{ templateId: 'short', text: '{{cod}}' }],
      }`),
      told: [
        'projects[0].texts.senders[0].url must be https (http only on loopback), got "http://texts.example.com/"',
        expect.stringMatching(
          /^projects\[0\]\.texts\.senders\[0\]\.secretEnv names HOOK_SECRET, which must be whsec_/,
        ),
        'projects[0].texts.senders[1].from write either "from" or "messagingServiceSid"',
        'projects[0].texts.senders[2].from must be a number in E.164 like +12015550123, got "201-555-0123"',
        'projects[0].texts.templates[0].text must contain {{code}}',
      ],
    },
  ],
  [
    'a text instead of WhatsApp, and nobody who sends texts',
    {
      env: { WHATSAPP_TOKEN: newSecret() },
      file: project(`texts: {
        textInsteadOfWhatsApp: true,
        senders: [{ type: 'whatsapp', phoneNumberId: '1', accessTokenEnv: 'WHATSAPP_TOKEN', template: 'code' }],
      }`),
      told: [
        `projects[0].texts.textInsteadOfWhatsApp needs a sender of texts: add one of type ${ableToText.slice(0, -1).join(', ')} or ${ableToText.at(-1)}`,
      ],
    },
  ],
  [
    'a sender with a name',
    {
      env: { MAIL_FROM: 'Shop <no-reply@example.com>' },
      told: [
        'MAIL_FROM must be a bare address like no-reply@example.com, got "Shop <no-reply@example.com>"; the display name is the project\'s',
      ],
    },
  ],
  [
    'a mail server that does not run',
    {
      env: { SMTP_URL: 'smtp://127.0.0.1:1' },
      told: [
        'SMTP_URL names 127.0.0.1:1, where nothing listens; check the host and the port (465 for smtps://, 587 for smtp://)',
      ],
      start: 'starts',
    },
  ],
  [
    'a mail host with a typo',
    {
      env: { SMTP_URL: 'smtp://{nowhere}' },
      told: [
        "SMTP_URL names {nowhere}, which does not resolve here; check its spelling and this machine's DNS",
      ],
      start: 'starts',
    },
  ],
  [
    'a wrong mail password',
    {
      env: { SMTP_URL: 'smtp://shop:wrong@127.0.0.1:{mail}' },
      told: ['SMTP_URL names 127.0.0.1:{mail}, which refuses the user or the password (535)'],
      start: 'starts',
    },
  ],
  [
    "a mail server whose certificate is nobody's",
    {
      env: { SMTP_URL: 'smtp://shop:right@localhost:{closedMail}' },
      told: [
        expect.stringMatching(
          /^SMTP_URL names localhost:\d+, whose certificate is not trusted here: .+ NODE_EXTRA_CA_CERTS$/,
        ),
      ],
      start: 'starts',
    },
  ],
  [
    'smtps:// where STARTTLS is spoken',
    {
      env: { SMTP_URL: 'smtps://shop:right@127.0.0.1:{mail}' },
      told: [
        'SMTP_URL names 127.0.0.1:{mail}, which does not speak TLS from the start; write smtp:// for STARTTLS',
      ],
      start: 'starts',
    },
  ],

  // Several at once
  [
    'five things at once',
    {
      env: {
        PORT: '0',
        LOG_LEVEL: 'loud',
        SHOP_SECRET: undefined,
        DATABASE_URL: 'postgres://shop:hunter2@127.0.0.1:1/shop',
      },
      file: project("alowedOrigins: [], redirectUrls: ['https://shop.example.com/#a']"),
      told: [
        'PORT must be a number from 1 to 65535, got "0"',
        'LOG_LEVEL must be one of silent, error, warn, info, debug, got "loud"',
        'projects[0].alowedOrigins is not a setting; did you mean "allowedOrigins"?',
        'SHOP_SECRET is missing; it is the secret of project-live-7d1f0c (projects[0].secretEnv)',
        'projects[0].redirectUrls[0] must have no user name, password or fragment, got "https://shop.example.com/#a"',
        'DATABASE_URL names 127.0.0.1:1, where nothing listens; check the host and the port, and that Postgres is running',
      ],
    },
  ],
]

function fill(text: string): string {
  const server = postgresUrl()
  const stranger = postgresUrl()
  stranger.username = 'stranger'
  stranger.password = 'wrong'
  const values: Readonly<Record<string, string>> = {
    folder: heard.folder,
    mail: String(ports.mail),
    closedMail: String(ports.closedMail),
    silence: String(ports.silence),
    postgres: `${server.protocol}//${server.username}${server.password && `:${server.password}`}@${server.host}`,
    postgresHost: server.searchParams.get('host') ?? server.host,
    stranger: stranger.href,
    // Longer than a name may be, so that no name server is asked.
    nowhere: `${'x'.repeat(64)}.example`,
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

const fillLine = (line: unknown) => (typeof line === 'string' ? fill(line) : line)

/** Lists all problems that a command printed, without the columns of doctor. */
const listWrong = () => [
  ...heard.complaints.filter((line) => line.startsWith('  ')).map((line) => line.slice(2)),
  ...heard.said.filter((line) => line.startsWith('wrong')).map((line) => line.slice(18)),
]

beforeEach(async () => {
  heard.env = rightEnv()
  await mkdir(inFolder('public'))
  await writeFile(inFolder('public/portico.js'), '')
  await writeFile(inFolder('portico.config.mjs'), `export default { projects: [{ ${shop} }] }`)
})

test('a correct installation is reported as correct', async () => {
  expect(await run('doctor')).toBe(0)
  expect([...heard.complaints, ...listWrong()]).toEqual([])
})

describe('doctor and start name', () => {
  test.each(rows)('%s', async (_, { env = {}, file, prepare, told, start }) => {
    if (file === null) await rm(inFolder('portico.config.mjs'))
    else if (file !== undefined) await writeFile(inFolder('portico.config.mjs'), file)
    await prepare?.()
    const changed = { ...heard.env, ...env }
    heard.env = Object.fromEntries(
      Object.entries(changed).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, fill(value)]],
      ),
    )
    expect(await run('doctor')).toBe(1)
    expect(listWrong()).toEqual(told.map(fillLine))
    expect([...heard.said, ...heard.complaints].join()).not.toContain('hunter2')
    if (start === 'starts') return
    expect(await run('start')).toBe(1)
    expect(listWrong()).toEqual(told.map(fillLine))
  })
})

test('a variable similar to a known one is reported, and does not prevent the start', async () => {
  heard.env = { ...heard.env, TRUSTED_PROXYS: '10.0.0.1', PORTICO_COLOUR: 'red' }
  expect(await run('doctor')).toBe(0)
  expect(heard.said).toContain(
    'note  environment TRUSTED_PROXYS is not read; did you mean TRUSTED_PROXIES?',
  )
  expect(heard.said).toContain(
    'note  environment PORTICO_COLOUR is not a Portico variable and is ignored',
  )
})

test('the variables a cluster sets for a service named portico are ignored', async () => {
  heard.env = {
    ...heard.env,
    PORTICO_PORT: 'tcp://10.0.0.7:3000',
    PORTICO_SERVICE_HOST: '10.0.0.7',
    PORTICO_PORT_3000_TCP_ADDR: '10.0.0.7',
  }
  expect(await run('doctor')).toBe(0)
  expect(heard.said.filter((line) => line.includes('environment'))).toEqual([])
})

test('S12: doctor reports weak settings that may be intended, and they do not prevent the start', async () => {
  await writeFile(
    inFolder('portico.config.mjs'),
    project('rates: { authenticatePerSource: { max: 1000000, perSeconds: 1 } }'),
  )
  heard.env = {
    ...heard.env,
    // An address in brackets needs no look-up.
    SMTP_NAME: '[203.0.113.9]',
    NODE_OPTIONS: '--inspect=0.0.0.0',
    NODE_DEBUG: 'fs,http',
  }
  expect(await run('doctor')).toBe(0)
  expect(heard.said.filter((line) => line.startsWith('note'))).toEqual([
    expect.stringMatching(/^note {2}environment NODE_OPTIONS has --inspect: /),
    expect.stringMatching(/^note {2}environment NODE_DEBUG has http: /),
    expect.stringMatching(
      /^note {2}environment projects\[0\]\.rates\.authenticatePerSource is 2000000 times /,
    ),
  ])
})

test('B1: doctor says that a trusted proxy forwards what is no address', async () => {
  expect(await run('migrate')).toBe(0)
  const storage = openSqliteStorage({ file: inFolder('.portico/portico.db') })
  const log = pino({ level: 'silent' })
  createUnreadNote({ storage, clock: systemClock, log })({ peer: '10.0.0.1', header: 'forwarded' })
  await expect.poll(() => hasUnreadAddress({ storage, clock: systemClock })).toBe(true)
  await storage.close()
  expect(await run('doctor')).toBe(0)
  expect(heard.said).toContainEqual(
    expect.stringMatching(/^note {2}proxy {7}a trusted proxy forwarded what is no address/),
  )
})

// The system lets root write everywhere.
test.skipIf(process.getuid?.() === 0)('a folder that is not writable is reported', async () => {
  await mkdir(inFolder('locked'))
  await chmod(inFolder('locked'), 0o500)
  heard.env = { ...heard.env, DATA_FOLDER: 'locked' }
  expect(await run('doctor')).toBe(1)
  expect(listWrong()).toEqual([
    fill(
      'DATA_FOLDER refers to {folder}/locked/portico.db, which this user cannot write (EACCES); the folder must be writable, too',
    ),
  ])
})

describe('arguments that a command does not know are refused', () => {
  test.each([
    ['start extra', 'portico start takes no arguments, got "extra".'],
    ['start --port 80', 'portico start takes no options, got "--port".'],
    ['doctor --fix', 'There is no option --fix'],
    ['doctor now', 'doctor takes no "now".'],
    ['doctor --send-to nobody', '--send-to takes an address'],
    ['messages lst', 'There is no command "messages lst". Did you mean "messages list"?'],
    ['migrate now', 'portico migrate takes no arguments, got "now".'],
    ['strat', 'There is no command "strat". Did you mean "start"?'],
    ['users lst', 'There is no command "users lst". Did you mean "users list"?'],
    ['users list --limits 3', 'There is no option --limits; did you mean --limit?'],
    ['users list extra', 'users list takes no "extra".'],
    ['keys rotat', 'There is no command "keys rotat". Did you mean "keys rotate"?'],
    ['clients ad', 'There is no command "clients ad". Did you mean "clients add"?'],
    ['audit lists', 'There is no command "audit lists". Did you mean "audit list"?'],
  ])('portico %s', async (command, words) => {
    expect(await run(...command.split(' '))).toBe(2)
    expect(heard.complaints.join('\n')).toContain(words)
    expect(heard.said).toEqual([])
  })
})
