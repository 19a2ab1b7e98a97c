import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inRoot } from './root.mjs'
import { buildTarget, supportedBrowsers } from './supported-browsers.mjs'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')

/** The configurations of all that browsers load: a package that is built for Node says so. */
const configurations = ['packages', 'apps']
  .flatMap((folder) => readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`))
  .flatMap((folder) =>
    readdirSync(inRoot(folder)).flatMap((name) =>
      /^(vite|tsdown)\.config\.ts$/.test(name) ? [`${folder}/${name}`] : [],
    ),
  )
  .filter((path) => !/(target|platform): 'node/.test(read(path)))

describe('the supported browsers', () => {
  test.each(['README.md', 'docs/browsers.md'])(
    'W1: %s names the versions that the build targets, and no others',
    (path) => {
      const named = [...read(path).matchAll(/^\| (\w+) \| ([\d.]+) \|/gm)]
      expect(named.map(([, name, version]) => [name, version])).toEqual(
        supportedBrowsers.map(({ name, version }) => [name, version]),
      )
    },
  )

  test('W1: there are configurations to look at', () => {
    expect(configurations).toContain('packages/widget/vite.config.ts')
  })

  test.each(configurations)('W1: %s builds for them', async (path) => {
    const { default: configuration } = await import(inRoot(path))
    const { target } = { ...configuration, ...configuration.build }
    expect(target).toEqual(buildTarget)
  })
})
