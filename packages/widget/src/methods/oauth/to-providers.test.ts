import { OAuthProviders } from '@portico/client'
import { describe, expect, test } from 'vitest'
import { OneTapPositions } from '../../declarations/oauth/options.ts'
import { Products } from '../../kernel/config/products.ts'
import { mayNameUnsupported } from '../../screens/main/may-name-unsupported.ts'
import { findIgnored } from '../../screens/setup/find-ignored.ts'
import { oauth } from './oauth.ts'
import { toProviders } from './to-providers.ts'

const { Google, Github, Apple } = OAuthProviders
const typesOf = (...given: Parameters<typeof toProviders>) =>
  toProviders(...given).map(({ type }) => type)

describe('the buttons of social sign-in', () => {
  test('have the configured order, in either dialect', () => {
    expect(typesOf({ providers: [Google, Github, Apple] })).toEqual([Google, Github, Apple])
    expect(typesOf({ providers: [{ type: Github }, { type: Google }] })).toEqual([Github, Google])
  })

  test('E4: are none that cannot be named, whatever an untyped page lists', () => {
    const untyped = [null, undefined, {}, 7] as never[] // as a page without types passes it
    expect(typesOf({ providers: untyped })).toEqual(Array(4).fill('undefined'))
  })

  test.each(Object.values(OAuthProviders).filter((type) => type !== Google))(
    'A2: One Tap, which is Google’s alone, is ignored for %s, and the developer is told',
    (type) => {
      const config = {
        products: [Products.oauth],
        oauthOptions: {
          providers: [
            { type, one_tap: true, position: OneTapPositions.embedded },
            { type: Google, one_tap: true },
          ],
        },
      }
      const [foreign, google] = toProviders(config.oauthOptions)
      expect([foreign?.type, foreign?.one_tap]).toEqual([type, false])
      expect(google?.one_tap).toBe(true)
      expect(mayNameUnsupported(config, [oauth])).toBe(true)
      expect(findIgnored(config, [Products.oauth])).toEqual([
        `The option one_tap of "${type}" is left out: One Tap is of "google" alone.`,
      ])
    },
  )

  test('A2: nothing is said of Google’s own', () => {
    const oauthOptions = { providers: ['github', { type: Google, one_tap: true }] }
    expect(findIgnored({ products: [Products.oauth], oauthOptions }, [Products.oauth])).toEqual([])
  })

  test('are none where none is configured', () => {
    expect(typesOf(undefined)).toEqual([])
  })
})
