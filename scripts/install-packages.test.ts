import { describe, expect, test } from 'vitest'
import { findMissing } from './install-packages.mjs'

const wanted = {
  '': { version: '0.1.0' },
  'packages/client': { version: '0.1.0' },
  'node_modules/@portico/client': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vite/node_modules/postcss': { version: '8.0.0' },
  'node_modules/lightningcss-win32-x64': { version: '1.0.0', optional: true },
}
const present = {
  'node_modules/@portico/client': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vite/node_modules/postcss': { version: '8.0.0' },
}

describe('missing npm packages', () => {
  test('are none when only packages for other operating systems are absent', () => {
    expect(findMissing(wanted, present)).toEqual([])
  })

  test('are all wanted packages in a fresh clone', () => {
    expect(findMissing(wanted, null)).toEqual([
      'node_modules/@portico/client',
      'node_modules/react',
      'node_modules/vite/node_modules/postcss',
    ])
  })

  test('include a package whose version changed in the lock file', () => {
    const moved = { ...wanted, 'node_modules/react': { version: '19.3.2' } }
    expect(findMissing(moved, present)).toEqual(['node_modules/react'])
  })

  test('include a workspace that was added', () => {
    const grown = { ...wanted, 'node_modules/@portico/react': { link: true } }
    expect(findMissing(grown, present)).toEqual(['node_modules/@portico/react'])
  })
})
