import { expect, test } from 'vitest'
import { readTabs, toTabs } from './to-tabs.mjs'

const page = [
  'Before.',
  '',
  '<!-- tabs -->',
  '',
  '**React Router**',
  '',
  '```tsx',
  'const a = <b />',
  '```',
  '',
  '**Nuxt**',
  '',
  'Text with **bold words** in it.',
  '',
  '<!-- /tabs -->',
  '',
  'After.',
].join('\n')

test('each bold name between the comments begins a tab, and the text around them stays', () => {
  const tabs = toTabs(page)
  expect(tabs).toMatch(/^Before\.\n\n<portico-tabs>/)
  expect(tabs).toMatch(/<\/portico-tabs>\n\nAfter\.$/)
  expect([...tabs.matchAll(/data-tab="([^"]+)"/g)].map(([, key]) => key)).toEqual([
    'react-router',
    'nuxt',
  ])
  expect(tabs).toContain('```tsx\nconst a = <b />\n```')
  expect(tabs).toContain('Text with **bold words** in it.')
})

test('the names of tabs are known, each once', () => {
  expect(readTabs(`${page}\n\n${page}`)).toEqual(['React Router', 'Nuxt'])
})
