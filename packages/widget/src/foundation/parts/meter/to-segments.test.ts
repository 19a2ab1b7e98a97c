import { specifiedConstants } from '@portico/testkit/specification'
import { expect, test } from 'vitest'
import { toSegments } from './to-segments.ts'

test('the meter has a segment for each point, red below three and green from there', () => {
  expect([0, 1, 2, 3, 4].map(toSegments)).toEqual([
    { lit: 1, tone: 'weak' },
    { lit: 1, tone: 'weak' },
    { lit: 2, tone: 'weak' },
    { lit: 3, tone: 'strong' },
    { lit: 4, tone: 'strong' },
  ])
  expect(toSegments(4).lit).toBe(specifiedConstants.strengthSegments)
})
