import { OAuthProviders } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { createText } from '../../kernel/text/create-text.ts'
import { oauthText } from '../../locales/en/oauth.ts'
import { providerMarks } from './provider-marks.ts'
import { toButtonLabel } from './to-button-label.ts'

const text = createText(oauthText)

describe('the button of a provider', () => {
  test('says its name as people write it (specification section 2)', () => {
    const names =
      'Google, Microsoft, Apple, GitHub, GitLab, Facebook, Discord, Salesforce, Slack, Amazon, Bitbucket, LinkedIn, Coinbase, Twitch, Twitter, TikTok, Snapchat, Figma, Yahoo'
    expect(Object.values(OAuthProviders).map((type) => toButtonLabel({ type }, text))).toEqual(
      names.split(', ').map((name) => `Continue with ${name}`),
    )
  })

  test('has the host’s words, under the id of either version', () => {
    const said = (type: string, strings: Record<string, string>) =>
      toButtonLabel({ type }, createText(oauthText, strings))
    expect(said('github', { 'oauth.continueWithGitHub': 'Weiter mit GitHub' })).toBe(
      'Weiter mit GitHub',
    )
    expect(said('twitter', { 'oauth.continueWithX': 'Weiter mit X' })).toBe('Weiter mit X')
    expect(said('twitter', { 'oauth.continueWithTwitter': 'Weiter' })).toBe('Weiter')
  })

  test('has no label for an unknown provider, but the name that the site gives one of its own', () => {
    expect(toButtonLabel({ type: 'acme' }, text)).toBe('')
    expect(toButtonLabel({ type: 'other' }, text)).toBe('')
    expect(toButtonLabel({ type: 'acme', label: 'Acme' }, text)).toBe('Continue with Acme')
  })

  test('has a mark on a grid of 20, which nothing leaves', async () => {
    expect([...providerMarks.keys()]).toEqual(Object.values(OAuthProviders))
    for (const [provider, mark] of providerMarks) {
      const { icon } = typeof mark === 'function' ? await mark() : mark
      expect(icon, provider).toMatch(/^[mM][\d.\s\-a-zA-Z]+$/)
      const moves = [...icon.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [x, y])
      for (const at of moves) {
        expect(Number(at), provider).toBeGreaterThanOrEqual(0)
        expect(Number(at), provider).toBeLessThanOrEqual(20)
      }
    }
  })
})
