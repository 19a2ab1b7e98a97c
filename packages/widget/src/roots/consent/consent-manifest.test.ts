import { describe, expect, test } from 'vitest'
import { readManifest } from './consent-manifest.ts'

const item = (text: string, details: string[] = []) => ({ text, details })

describe('the host’s consent manifest', () => {
  test.each<[string, unknown, object[]]>([
    ['a plain list', ['See', 'Hear'], [{ header: null, items: [item('See'), item('Hear')] }]],
    [
      'a plain list with details',
      [{ text: 'See', details: ['far', 'wide'] }, { text: 'Hear' }],
      [{ header: null, items: [item('See', ['far', 'wide']), item('Hear')] }],
    ],
    [
      'sections',
      [
        { header: 'Read', items: ['notes', { text: 'mails', details: ['yours'] }] },
        { header: 'Write', items: [] },
      ],
      [
        { header: 'Read', items: [item('notes'), item('mails', ['yours'])] },
        { header: 'Write', items: [] },
      ],
    ],
    ['nothing', [], [{ header: null, items: [] }]],
  ])('may be %s', (_, manifest, sections) => {
    expect(readManifest(manifest)).toEqual(sections)
  })

  test.each<[string, unknown]>([
    ['no list', { header: 'Read', items: [] }],
    ['nothing at all', undefined],
    ['a promise', Promise.resolve([])],
    ['a text', 'See'],
    ['an item without a text', [{ details: ['far'] }]],
    ['an item that is none', ['See', null]],
    ['details that are no list', [{ text: 'See', details: 'far' }]],
    ['a section without items', [{ header: 'Read' }]],
    ['an item among sections', [{ header: 'Read', items: [] }, 'See']],
    ['a header that is no text', [{ header: 1, items: [] }]],
  ])('is refused as a whole when %s', (_, manifest) => {
    expect(() => readManifest(manifest)).toThrow(TypeError)
  })
})
