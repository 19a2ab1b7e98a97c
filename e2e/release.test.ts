/** A release as `npm run release` makes it: built twice, installed, unpacked and started. */
import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '@portico/testkit'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommit, releaseFromClone } from '../scripts/release/clone.mjs'
import { toPurl } from '../scripts/release/create-sbom.mjs'
import { listPublicPackages } from '../scripts/release/public-packages.mjs'
import { installSystemPackages } from '../scripts/system-packages.mjs'
import { copyRoot, makeDebian } from './support/base-image.ts'
import { buildOnce } from './support/build-once.ts'
import { inRepository, runNpm } from './support/framework-host.ts'
import { describeInLongRun } from './support/in-long-run.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'portico-releases-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { version = '' } = listPublicPackages()[0]?.manifest ?? {}

interface Component {
  readonly name: string
  readonly group?: string
  readonly version: string
  readonly type: string
  readonly purl: string
  readonly scope?: string
  readonly components?: readonly Component[]
}

test('each change: a release is made of packages that are not private, and of no others', () => {
  const names = listPublicPackages().map(({ manifest }) => manifest.name)
  expect(names.toSorted()).toEqual([
    '@portico/client',
    '@portico/contract',
    '@portico/react',
    '@portico/server',
    '@portico/service',
    '@portico/widget',
    'portico',
  ])
})

describeInLongRun(
  'e2e/release',
  'each change: a release is made of packages that are not private, and of no others',
)('a release', () => {
  let release: string
  beforeAll(async () => {
    release = await buildOnce(
      'release',
      ['packages', 'apps/playground', 'apps/client-app', 'scripts', 'deploy'],
      async (draft) => {
        const target = join(draft, 'release')
        await releaseFromClone({ commit: await readCommit(), target, place: 'portico' })
      },
    )
    release = join(release, 'release')
  }, 1_200_000)

  const unpack = async (arch: string) => {
    const place = join(folder, arch)
    if (existsSync(place)) return place
    mkdirSync(place)
    const archive = join(release, `portico-${version}-linux-${arch}.tar.gz`)
    await run('tar', ['xzf', archive, '-C', place, '--strip-components=1'])
    return place
  }

  test('is equal, byte for byte, when a clone at another path makes it again', async () => {
    const { stdout } = await run(
      process.execPath,
      [inRepository('scripts/verify-release.mjs'), release],
      { cwd: folder, maxBuffer: 50_000_000 },
    )
    expect(stdout).toContain('equal, byte for byte')
    const { stdout: sums } = await run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: release })
    expect(sums.trim().split('\n')).toHaveLength(readdirSync(release).length - 1)
    expect(sums).not.toContain('FAILED')
  }, 1_200_000)

  test('a changed byte is found', async () => {
    const changed = join(folder, 'changed')
    cpSync(release, changed, { recursive: true })
    const sums = readFileSync(join(changed, 'SHA256SUMS'))
    sums.writeUInt8(sums.readUInt8(0) ^ 1, 0)
    writeFileSync(join(changed, 'SHA256SUMS'), sums)
    await expect(run('sha256sum', ['--check', 'SHA256SUMS'], { cwd: changed })).rejects.toThrow()
  })

  const readSbom = (): { components: readonly Component[] } =>
    JSON.parse(readFileSync(join(release, `portico-${version}.cdx.json`), 'utf8'))

  test('its bill of materials is valid CycloneDX', async () => {
    const place = join(folder, 'schema')
    mkdirSync(place)
    await run('npm', ['pack', '@cyclonedx/cyclonedx-library@10.3.0', '--silent'], { cwd: place })
    const [tarball = ''] = readdirSync(place)
    await run('tar', ['xzf', tarball, 'package/res/schema'], { cwd: place })
    const read = (name: string) =>
      JSON.parse(
        readFileSync(join(place, `package/res/schema/${name}.SNAPSHOT.schema.json`), 'utf8'),
      )
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const name of ['spdx', 'jsf-0.82'])
      ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`)
    const validate = ajv.compile(read('bom-1.6'))
    validate(readSbom())
    expect(validate.errors).toBeNull()
  })

  test('its bill of materials lists what is installed, and nothing else', async () => {
    const place = join(folder, 'installed')
    mkdirSync(place)
    const tarballs = readdirSync(release).filter((file) => file.endsWith('.tgz'))
    await runNpm(
      place,
      [
        ...['install', '--omit=dev', '--omit=peer', '--ignore-scripts', '--no-audit', '--no-fund'],
        ...tarballs.map((file) => join(release, file)),
      ],
      process.env,
    )
    const installed = listInstalledPackages(join(place, 'node_modules'))
    const { components } = readSbom()
    const listed = components.filter(({ type }) => type === 'library')
    const missing = [...installed].filter((purl) => !listed.some((one) => one.purl === purl))
    expect(missing).toEqual([])
    const absent = listed.filter(({ purl }) => !installed.has(purl))
    // binaries of other systems
    expect(absent.filter(({ scope }) => scope !== 'optional')).toEqual([])
    expect(absent.length).toBeGreaterThan(5)

    // what the source maps of the bundles name is listed as bundled
    for (const component of listed.filter(({ components: parts = [] }) => parts.length > 0)) {
      const name = component.group ? `${component.group}/${component.name}` : component.name
      const bundled = new Set((component.components ?? []).map((one) => toName(one)))
      const mapped = listMappedPackages(join(place, 'node_modules', name, 'dist'))
      expect([name, [...mapped].filter((one) => !bundled.has(one))]).toEqual([name, []])
    }
    const service = listed.find(
      ({ purl }) => purl === toPurl({ name: '@portico/service', version }),
    )
    expect(service?.components?.length).toBeGreaterThan(50)
  }, 300_000)

  test('its archive for x64 starts with an empty environment, and is healthy', async () => {
    const place = await unpack('x64')
    await expectStarts(['env', '-i', join(place, 'bin/portico')], place)
  }, 120_000)

  test('its archive for arm64 holds no binary of another processor, and starts on that processor', async () => {
    const place = await unpack('arm64')
    const binaries = readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((file) => [file, readElfMachine(join(place, file))] as const)
      .filter(([, machine]) => machine !== null)
    expect(binaries.length).toBeGreaterThanOrEqual(5)
    const arm64 = 0xb7
    expect(binaries.filter(([, machine]) => machine !== arm64)).toEqual([])
    await installSystemPackages(['qemu'])
    const emulator = ['qemu-aarch64-static', '-L', '/usr/aarch64-linux-gnu']
    const program = ['node/bin/node', 'node_modules/portico/dist/main.js']
    await expectStarts(
      [...['env', '-i', 'PATH=/usr/bin', ...emulator], ...program.map((path) => join(place, path))],
      place,
    )
  }, 300_000)

  test('systemd runs the archive by deploy/systemd/portico.service, with all that this forbids', async () => {
    await installSystemPackages(['nspawn'])
    const root = join(folder, 'machine')
    await copyRoot(await makeDebian('bookworm-systemd', ['systemd', 'systemd-sysv', 'dbus']), root)
    cpSync(await unpack('x64'), join(root, 'opt/portico'), { recursive: true })
    writeMachine(root, await findFreePort())
    await run(
      'systemd-nspawn',
      [
        ...['--register=no', '--keep-unit', '--directory', root, '--boot'],
        'systemd.unit=multi-user.target',
      ],
      { timeout: 240_000 },
    )
    const log = readFileSync(join(root, 'probe.log'), 'utf8')
    expect(log).toContain('/readyz answers.')
    expect(log).toContain('"status_code":200')
    expect(log).toMatch(/Main PID: \d+ \(code=exited, status=0\/SUCCESS\)/)
    expect(log).toMatch(/^NoNewPrivs:\t1$/m)
    expect(log).toMatch(/^CapBnd:\t0+$/m)
    expect(log).toMatch(/^Seccomp:\t2$/m)
    expect(log).toMatch(/^-rw------- .*portico\.db$/m)
    // a command of the operator's, as the docs have it
    expect(log).toMatch(/^ok {4}database {4}sqlite, \/var\/lib\/portico\/portico\.db$/m)
  }, 600_000)
})

const toName = ({ group, name }: Component) => (group ? `${group}/${name}` : name)

/** Every package below a folder, as a package URL. */
function listInstalledPackages(modules: string): ReadonlySet<string> {
  const found = new Set<string>()
  const look = (place: string) => {
    for (const name of existsSync(place) ? readdirSync(place) : []) {
      if (name.startsWith('.')) continue
      if (name.startsWith('@')) {
        look(join(place, name))
        continue
      }
      const about = join(place, name, 'package.json')
      if (existsSync(about)) found.add(toPurl(JSON.parse(readFileSync(about, 'utf8'))))
      look(join(place, name, 'node_modules'))
    }
  }
  look(modules)
  return found
}

/** The packages of other makers whose sources a bundle's maps name. */
function listMappedPackages(dist: string): ReadonlySet<string> {
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js.map'),
  )
  return new Set(
    maps.flatMap((file) => {
      const { sources }: { sources: readonly string[] } = JSON.parse(
        readFileSync(join(dist, file), 'utf8'),
      )
      return sources.flatMap(
        (source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
      )
    }),
  )
}

/** The processor of an ELF file; null for another file. */
function readElfMachine(file: string): number | null {
  const head = Buffer.alloc(20)
  try {
    readSync(openSync(file, 'r'), head, 0, 20, 0)
  } catch {
    return null
  }
  return head.toString('latin1', 0, 4) === '\u007fELF' ? head.readUInt16LE(18) : null
}

/** Starts a service in an empty folder, waits until it is ready, and stops it. */
async function expectStarts(command: readonly string[], place: string): Promise<void> {
  const [program = '', ...args] = command
  const cwd = mkdtempSync(join(folder, 'data-'))
  const port = String(await findFreePort())
  // `env -i` begins each of these commands
  const child = spawn(program, [args[0] ?? '', `PORT=${port}`, ...args.slice(1), 'start'], { cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  try {
    await expect
      .poll(
        () =>
          fetch(`http://127.0.0.1:${port}/readyz`).then(
            (one) => one.status,
            () => output,
          ),
        {
          timeout: 120_000,
        },
      )
      .toBe(200)
    expect(await (await fetch(`http://127.0.0.1:${port}/portico.js`)).text()).toContain('export')
    expect(existsSync(join(cwd, '.portico/portico.db'))).toBe(true)
    expect(readdirSync(place)).not.toContain('.portico')
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Puts the unit, its configuration and a probe that looks at it into the root folder of a machine. */
function writeMachine(root: string, port: number): void {
  const newSecret = () => randomBytes(32).toString('base64url')
  const secret = newSecret()
  const settings = join(root, 'etc/portico')
  const units = join(root, 'etc/systemd/system')
  mkdirSync(settings, { recursive: true })
  cpSync(inRepository('deploy/docker/portico.config.ts'), join(settings, 'portico.config.ts'))
  cpSync(join(root, 'opt/portico/portico.service'), join(units, 'portico.service'))
  writeFileSync(
    join(settings, 'environment'),
    [
      `PORT=${port}`,
      `PORTICO_ROOT_KEY=${newSecret()}`,
      'PORTICO_BASE_URL=https://auth.example.com',
      'SMTP_URL=smtp://127.0.0.1:25',
      'MAIL_FROM=no-reply@example.com',
      `APP_SECRET=${secret}`,
    ].join('\n'),
    { mode: 0o600 },
  )
  const call = `fetch('http://127.0.0.1:${port}/v1/passwords', { method: 'POST', headers: {
    'content-type': 'application/json', authorization: 'Basic ' + btoa('project-live-example:${secret}') },
    body: JSON.stringify({ email: 'ada@example.com', password: 'correct horse battery staple 7' })
  }).then((one) => one.text()).then(console.log)`
  writeFileSync(
    join(root, 'probe.sh'),
    `export PORT=${port}
for try in $(seq 60); do /opt/portico/bin/portico healthcheck && break; sleep 1; done
/opt/portico/node/bin/node -e "${call}"
cat /proc/$(systemctl show --property MainPID --value portico)/status
ls -l /var/lib/private/portico
${readDoctorCommand()}
systemctl stop portico
systemctl status portico --no-pager --lines 100
`,
  )
  writeFileSync(
    join(units, 'probe.service'),
    `[Unit]
Wants=portico.service
After=portico.service
[Service]
Type=oneshot
ExecStart=/bin/sh /probe.sh
ExecStopPost=/bin/systemctl poweroff --no-block
StandardOutput=file:/probe.log
StandardError=file:/probe.log
`,
  )
  const wanted = join(units, 'multi-user.target.wants')
  mkdirSync(wanted, { recursive: true })
  symlinkSync('../probe.service', join(wanted, 'probe.service'))
}

/** How docs/deploying.md runs a command beside the unit. */
function readDoctorCommand(): string {
  const text = readFileSync(inRepository('docs/deploying.md'), 'utf8')
  const block = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].find(([, one]) =>
    one?.includes('systemd-run'),
  )
  if (!block?.[1]) throw new Error('docs/deploying.md has no systemd-run.')
  return block[1].trim()
}
