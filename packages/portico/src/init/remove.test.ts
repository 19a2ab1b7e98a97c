import { expect, test } from 'vitest'
import { newApps } from '../testing/new-apps.ts'
import { openApp } from '../testing/open-app.ts'

const express = newApps.express ?? {}
const init = '--yes --no-install'

test('a file that was changed since stays, is named, and goes by --force', async () => {
  const app = openApp(express)
  await app.run('init', init)
  const changed = `${app.read('portico.js')}\n// mine\n`
  app.write('portico.js', changed)
  const outcome = await app.runJson('remove', '--no-install')
  expect(outcome.left).toEqual(['portico.js'])
  expect(app.read('portico.js')).toBe(changed)
  expect(app.read('app.js')).toBe(express['app.js'])
  expect(await app.runJson('remove', '--force --no-install')).toMatchObject({ left: [] })
  expect(app.readTree()).toEqual(express)
})

test('what was written elsewhere in an edited file stays', async () => {
  const app = openApp(express)
  await app.run('init', init)
  app.write('app.js', `${app.read('app.js')}// mine\n`)
  expect(await app.runJson('remove', '--no-install')).toMatchObject({ left: [] })
  expect(app.read('app.js')).toBe(`${express['app.js']}// mine\n`)
})

test('an edited file whose added lines were changed stays, and is named', async () => {
  const app = openApp(express)
  await app.run('init', init)
  const changed = app.read('app.js').replace('// before any body parser', '// first')
  app.write('app.js', changed)
  expect((await app.runJson('remove', '--no-install')).left).toEqual(['app.js'])
  expect(app.read('app.js')).toBe(changed)
})

test('keys that were changed since stay, and are named', async () => {
  const app = openApp(express)
  await app.run('init', init)
  const changed = app.read('.env').replace(/secret-test-.*/, 'secret-live-1')
  app.write('.env', changed)
  expect((await app.runJson('remove', '--no-install')).left).toEqual(['.env'])
  expect(app.read('.env')).toBe(changed)
})

test('dependencies that were added since stay', async () => {
  const app = openApp(express)
  await app.run('init', init)
  const manifest = JSON.parse(app.read('package.json'))
  manifest.dependencies.zod = '4.0.0'
  app.write('package.json', JSON.stringify(manifest, null, 2))
  await app.run('remove', '--no-install')
  expect(JSON.parse(app.read('package.json')).dependencies).toEqual({
    ...JSON.parse(express['package.json'] ?? '').dependencies,
    zod: '4.0.0',
  })
})

test('data that a service had there before stays', async () => {
  const tree = { ...express, '.portico/portico.db': 'data' }
  const app = openApp(tree)
  await app.run('init', init)
  await app.run('remove', '--no-install')
  expect(app.read('.portico/portico.db')).toBe('data')
  expect(Object.keys(app.readTree())).not.toContain('.portico/init.json')
})

test('a dry run names the files and changes nothing', async () => {
  const app = openApp(express)
  await app.run('init', init)
  const tree = app.readTree()
  const { text } = await app.run('remove', '--dry-run')
  for (const path of ['portico.js', 'app.js', '.env', 'package.json']) expect(text).toContain(path)
  expect(app.readTree()).toEqual(tree)
})

test('without a setup it says where to run it', async () => {
  const { error } = await openApp(express).runJson('remove', '')
  expect(error).toMatchObject({ code: 'not_set_up', next: expect.stringContaining('portico init') })
  expect((await openApp(express).runJson('dev', '')).error.code).toBe('not_set_up')
})
