import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { cryptoFlow } from './flow.ts'

describe('the flow of crypto', () => {
  test('leads from Main to the proof screen, and from there to the success screen', () => {
    const proof = step(cryptoFlow, { name: 'main' }, { type: 'crypto.started' })
    expect(proof).toEqual({ name: 'crypto.prove' })
    expect(step(cryptoFlow, proof, { type: 'crypto.verified' })).toEqual({
      name: 'crypto.success',
    })
  })

  test('leads back to Main, and a late answer does not leave Main', () => {
    const left = step(cryptoFlow, { name: 'crypto.prove' }, { type: 'crypto.left' })
    expect(left).toEqual({ name: 'main' })
    expect(step(cryptoFlow, left, { type: 'crypto.verified' })).toBe(left)
  })
})
