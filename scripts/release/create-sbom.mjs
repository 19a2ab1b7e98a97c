/**
 * The bill of materials of a release, in CycloneDX: the packages of this repository, what is bundled into each of them,
 * what npm installs with them, and the Node of the archives. It is made from the lock file and the tarballs alone, so that
 * it is the same wherever it is made.
 */
import { createHash } from 'node:crypto'
import { listInstalled } from './lock.mjs'

/** @typedef {import('./lock.mjs').Locked} Locked */
/** @typedef {import('./public-packages.mjs').Manifest} Manifest */
/** @typedef {{ name: string, version: string, license?: string }} Bundled */

/**
 * @typedef {object} OwnPackage
 * @property {Manifest} manifest
 * @property {string} folder - from the repository's
 * @property {Uint8Array} tarball
 * @property {Bundled[]} bundled
 */

/**
 * @typedef {object} Component - of CycloneDX
 * @property {string} type
 * @property {string} name
 * @property {string} [group]
 * @property {string} version
 * @property {string} bom-ref
 * @property {string} [purl]
 * @property {string} [scope]
 * @property {{ alg: string, content: string }[]} [hashes]
 * @property {{ license: { id?: string, name?: string } }[] | { expression: string }[]} [licenses]
 * @property {Component[]} [components]
 */

/**
 * Makes the bill.
 *
 * @param {object} release
 * @param {readonly OwnPackage[]} release.own
 * @param {Record<string, Locked>} release.packages - of the lock file
 * @param {{ name: string, version: string, integrity: string }[]} release.nodes - npm packages of Node's binaries
 * @param {Date} release.madeAt - of the commit
 */
export function createSbom({ own, packages, nodes, madeAt }) {
  const product = own.find(({ manifest }) => manifest.name === 'portico')
  if (!product) throw new Error('The package portico is missing.')
  const names = own.map(({ manifest }) => manifest.name)
  /** @type {Map<string, Component>} */
  const components = new Map()
  /** @type {Map<string, string[]>} */
  const needs = new Map()
  for (const one of own) {
    const { manifest, folder } = one
    components.set(toPurl(manifest), describeOwn(one))
    const { needs: direct, installed } = listInstalled(packages, manifest, folder, names)
    for (const entry of installed) {
      const purl = toPurl({ name: entry.name, version: entry.locked.version })
      const before = components.get(purl)
      const isOptional = entry.isOptional && before?.scope !== 'required'
      components.set(purl, describeInstalled(entry, isOptional))
      needs.set(purl, entry.needs.map(toRef))
    }
    const ownNeeds = names.filter((name) => name in (manifest.dependencies ?? {})).map(toOwnRef)
    needs.set(toPurl(manifest), [...ownNeeds, ...direct.map(toRef)])
  }
  for (const node of nodes) components.set(toPurl(node), describeNode(node))

  /** @param {string} path - in the lock file */
  function toRef(path) {
    const name = path.replace(/^.*node_modules\//, '')
    return toPurl({ name, version: packages[path]?.version ?? '' })
  }
  /** @param {string} name */
  function toOwnRef(name) {
    const found = own.find(({ manifest }) => manifest.name === name)
    return toPurl(found?.manifest ?? { name, version: '' })
  }
  const { name, version, description } = product.manifest
  const content = {
    metadata: {
      timestamp: madeAt.toISOString(),
      component: { type: 'application', 'bom-ref': 'release', name, version, description },
    },
    components: [...components.values()].toSorted(compareRefs),
    dependencies: [
      { ref: 'release', dependsOn: [...names.map(toOwnRef), ...nodes.map(toPurl)].toSorted() },
      ...[...needs]
        .map(([ref, dependsOn]) => ({ ref, dependsOn: [...new Set(dependsOn)].toSorted() }))
        .toSorted((one, other) => (one.ref < other.ref ? -1 : 1)),
    ],
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(JSON.stringify(content))}`,
    version: 1,
    ...content,
  }
}

/** @type {(one: Component, other: Component) => number} */
const compareRefs = (one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)

/** @param {OwnPackage} own @returns {Component} */
function describeOwn({ manifest, tarball, bundled }) {
  const purl = toPurl(manifest)
  const parts = bundled
    .map((part) => ({
      type: 'library',
      ...toNames(part),
      'bom-ref': `${purl}#bundled:${part.name}@${part.version}`,
      purl: toPurl(part),
      ...toLicenses(part.license),
    }))
    .toSorted(compareRefs)
  return {
    type: 'library',
    ...toNames(manifest),
    'bom-ref': purl,
    purl,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: createHash('sha512').update(tarball).digest('hex') }],
    ...toLicenses(manifest.license),
    ...(parts.length > 0 && { components: parts }),
  }
}

/** @type {(installed: import('./lock.mjs').Installed, isOptional: boolean) => Component} */
function describeInstalled({ name, locked }, isOptional) {
  const about = { name, version: locked.version }
  return {
    type: 'library',
    ...toNames(about),
    'bom-ref': toPurl(about),
    purl: toPurl(about),
    scope: isOptional ? 'optional' : 'required',
    ...toHashes(locked.integrity),
    ...toLicenses(locked.license),
  }
}

/** @type {(node: { name: string, version: string, integrity: string }) => Component} */
const describeNode = (node) => ({
  type: 'platform',
  ...toNames(node),
  'bom-ref': toPurl(node),
  purl: toPurl(node),
  scope: 'optional',
  ...toHashes(node.integrity),
  ...toLicenses('MIT'),
})

/** @param {{ name: string, version: string }} of */
function toNames({ name, version }) {
  const [, group, own = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return { ...(group && { group }), name: own, version }
}

/** @param {{ name: string, version: string }} of @returns a package URL */
export const toPurl = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** @param {string | undefined} integrity - `sha512-…` in base64 */
function toHashes(integrity) {
  const base64 = /^sha512-(.+)$/.exec(integrity ?? '')?.[1]
  if (base64 === undefined) return {}
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] }
}

/** @param {string | undefined} license - an SPDX id or expression */
function toLicenses(license) {
  if (license === undefined) return {}
  if (/ (OR|AND|WITH) /.test(license)) return { licenses: [{ expression: license }] }
  return { licenses: [{ license: { id: license } }] }
}

/** A name-based UUID, so that an equal bill has an equal serial number. @param {string} text */
function toUuid(text) {
  const hex = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
