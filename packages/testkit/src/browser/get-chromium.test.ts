import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { getChromium } from './get-chromium.ts'

describe('the system’s Chromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-chromium-'))
  afterEach(() => rmSync(folder, { recursive: true }))

  const install = (...names: string[]) => {
    const folders = names.map((name, index) => {
      const bin = join(folder, String(index))
      mkdirSync(bin, { recursive: true })
      writeFileSync(join(bin, name), '')
      chmodSync(join(bin, name), 0o755)
      return bin
    })
    return { PATH: folders.join(delimiter) }
  }

  test.each([
    ['full', '1/chromium'],
    ['headless-shell', '0/chromium-headless-shell'],
  ] as const)('is the requested build: %s', (build, path) => {
    const env = install('chromium-headless-shell', 'chromium')
    expect(getChromium(build, env)).toBe(join(folder, path))
  })

  test.each(['full', 'headless-shell'] as const)(
    'is the only one there is, when %s is requested',
    (build) => {
      expect(getChromium(build, install('chromium'))).toBe(join(folder, '0/chromium'))
      rmSync(folder, { recursive: true })
      const env = install('chromium-headless-shell')
      expect(getChromium(build, env)).toBe(join(folder, '0/chromium-headless-shell'))
    },
  )

  test('is the one that CHROMIUM names, before any other', () => {
    const env = { ...install('chromium'), CHROMIUM: '/opt/mine' }
    expect(getChromium('headless-shell', env)).toBe('/opt/mine')
  })

  test('is reported as missing with the command that installs it', () => {
    mkdirSync(folder, { recursive: true })
    expect(() => getChromium('full', { PATH: folder })).toThrow(/apt-get install .*chromium/)
  })
})
