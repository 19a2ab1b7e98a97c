/** The ids of `strings`, held against the catalogues that the official packages ship. */
import { allTexts } from '@portico/widget/parts'
import { describe, expect, test } from 'vitest'
import { readDocumentedTexts } from './support/documented-texts.ts'
import { officialMessages } from './support/official-messages.ts'

const { '5.29': five, '6.3': six } = officialMessages

describe('message ids', () => {
  test('are those of the official packages, or are documented with their sentences', () => {
    const others = Object.entries(allTexts)
      .filter(([id]) => !(id in five && id in six))
      .map(([id, text]) => ({ id, text, known: id in five ? '5.29' : id in six ? '6.3' : 'ours' }))
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    expect(readDocumentedTexts().sort(byId)).toEqual(others.sort(byId))
  })

  test.each(Object.entries(officialMessages))(
    'provide every value that the texts of version %s use',
    (_, official) => {
      const findValues = (text = '') => new Set(text.match(/(?<=\{)\w+(?=[,}])|(?<=<)\w+(?=>)/g))
      // the seconds of the two sentences that say when a mail may be asked for again
      const given = new Set(['timeRemaining'])
      const unknown = Object.entries(allTexts).flatMap(([id, text]) => {
        const ours = findValues(text)
        return [...findValues(official[id])]
          .filter((name) => !ours.has(name) && !given.has(name))
          .map((name) => `${id}: ${name}`)
      })
      expect(unknown).toEqual([])
    },
  )
})
