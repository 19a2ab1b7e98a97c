import { describe, expect, test } from 'vitest'
import { step } from '../../flow/step.ts'
import { oauthFlow } from './flow.ts'

describe('the flow of oauth', () => {
  test('leads from Main to the proof screen, and from there to the success screen', () => {
    const proof = step(oauthFlow, { name: 'main' }, { type: 'oauth.started' })
    expect(proof).toEqual({ name: 'oauth.prove' })
    expect(step(oauthFlow, proof, { type: 'oauth.verified' })).toEqual({
      name: 'oauth.success',
    })
  })

  test('leads back to Main, and a late answer does not leave Main', () => {
    const left = step(oauthFlow, { name: 'oauth.prove' }, { type: 'oauth.left' })
    expect(left).toEqual({ name: 'main' })
    expect(step(oauthFlow, left, { type: 'oauth.verified' })).toBe(left)
  })
})
