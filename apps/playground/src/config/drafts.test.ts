import { describe, expect, it } from 'vitest'
import {
  addText,
  createDrafts,
  isUntouched,
  resetDraft,
  setConfigOption,
  typeDraft,
} from './drafts.ts'
import { methods } from './methods.ts'
import { switchProduct, switchWay, toProductIds } from './products.ts'
import type { Config, ShownMethod } from './shown-method.ts'

/** With passcodes by mail, were they on. */
const byCode = (...products: string[]) => ({ products, otpOptions: { methods: ['email'] } })

const otp = methods.find(({ product }) => product === 'otp') as ShownMethod // it has a file of its own

const switchOtp = (config: Config, way: string, isOn: boolean) => switchWay(config, otp, way, isOn)

describe('the editors', () => {
  it('start with texts that the widget accepts', () => {
    const drafts = createDrafts()
    for (const draft of Object.values(drafts)) {
      expect(draft.problem).toBeNull()
      expect(draft.unknownKeys).toEqual([])
    }
    expect(toProductIds(drafts.config.value)).toEqual(['emailMagicLinks'])
    // the invented house's, so that a first visit shows a card with a logo
    expect(drafts.styles.value).toEqual({ logo: { logoImageUrl: '/meridian.svg' } })
  })

  it('add a text chosen from the list, under its id', () => {
    const drafts = addText(createDrafts(), 'login.title', 'Sign up or log in')
    expect(drafts.strings.value).toEqual({ 'login.title': 'Sign up or log in' })
    expect(drafts.strings.text).toContain("'login.title': 'Sign up or log in',")
  })

  it('keep the last good value while the text is broken, and report the line of the error', () => {
    const before = createDrafts()
    const broken = typeDraft(before, 'config', "{\n  products: ['otp'\n}")
    expect(broken.config.value).toBe(before.config.value)
    expect(broken.config.problem).toEqual({
      line: 3,
      message: '`}` does not close the [ of line 2.',
    })
    const mended = typeDraft(broken, 'config', "{\n  products: ['otp']\n}")
    expect(mended.config).toMatchObject({ problem: null, value: { products: ['otp'] } })
  })

  it('keep the value when only comments and commas change', () => {
    const before = typeDraft(createDrafts(), 'styles', "{ fontFamily: 'Arial' }")
    const after = typeDraft(before, 'styles', "{ /* ours */ fontFamily: 'Arial', }")
    expect(after.styles.value).toBe(before.styles.value)
  })

  it('know every option that the widget has beside those of methods', () => {
    const text = "{ signedIn: true, historyEntry: true, loginHint: 'ada@example.com' }"
    expect(typeDraft(createDrafts(), 'config', text).config.unknownKeys).toEqual([])
  })

  it('report a misspelt key and suggest the right one', () => {
    const drafts = typeDraft(
      createDrafts(),
      'config',
      '{\n  otpOption: {},\n  otpOptions: { expirationminutes: 5, colour: 1 },\n}',
    )
    expect(drafts.config.problem).toBeNull()
    expect(drafts.config.unknownKeys).toEqual([
      { line: 2, message: 'The widget does not know `otpOption`. Did you mean `otpOptions`?' },
      {
        line: 3,
        message: 'The widget does not know `expirationminutes`. Did you mean `expirationMinutes`?',
      },
      { line: 3, message: 'The widget does not know `colour`.' },
    ])
  })

  it('start again from a saved text, broken or not', () => {
    const drafts = createDrafts({ config: '{ enableShadowDOM: true' })
    expect(drafts.config.text).toBe('{ enableShadowDOM: true')
    expect(drafts.config.problem?.line).toBe(1)
    expect(drafts.config.value.products).toEqual(['emailMagicLinks'])
    expect(isUntouched(drafts, 'config')).toBe(false)
    expect(isUntouched(resetDraft(drafts, 'config'), 'config')).toBe(true)
  })

  it('let a switch change one option, but only while the text parses', () => {
    const drafts = setConfigOption(createDrafts(), 'enableShadowDOM', true)
    expect(drafts.config.text).toContain('enableShadowDOM: true,\n}')
    const broken = typeDraft(drafts, 'config', '{')
    expect(setConfigOption(broken, 'enableShadowDOM', false)).toBe(broken)
  })
})

describe('the product switches', () => {
  it('turn on one e-mail form at a time', () => {
    expect(switchProduct(byCode('emailMagicLinks'), 'otp', true)).toEqual(['otp'])
    expect(switchProduct(byCode('otp', 'passkeys'), 'emailMagicLinks', true)).toEqual([
      'passkeys',
      'emailMagicLinks',
    ])
  })

  it('turn on passwords beside either form', () => {
    expect(switchProduct(byCode('otp'), 'passwords', true)).toEqual(['otp', 'passwords'])
    expect(switchProduct(byCode('passwords', 'otp'), 'emailMagicLinks', true)).toEqual([
      'passwords',
      'emailMagicLinks',
    ])
  })

  it('turn on codes to phones beside e-mail links', () => {
    const config = { products: ['emailMagicLinks'], otpOptions: { methods: ['sms'] } }
    expect(switchProduct(config, 'otp', true)).toEqual(['emailMagicLinks', 'otp'])
  })

  it('turn on a way of a passcode as the last tab, and mails in place of links', () => {
    const config = { products: ['emailMagicLinks', 'otp'], otpOptions: { expirationMinutes: 5 } }
    const texts = switchOtp(config, 'sms', true)
    expect(texts).toEqual({ otpOptions: { expirationMinutes: 5, methods: ['sms'] } })
    expect(switchOtp({ ...config, ...texts }, 'email', true)).toEqual({
      otpOptions: { expirationMinutes: 5, methods: ['sms', 'email'] },
      products: ['otp'],
    })
    expect(switchOtp({ ...config, ...texts }, 'sms', false)).toEqual({
      otpOptions: { expirationMinutes: 5, methods: [] },
    })
  })

  it('turn off one and leave the rest', () => {
    expect(switchProduct(byCode('otp', 'passkeys'), 'otp', false)).toEqual(['passkeys'])
  })

  it('show e-mail links as on when no products are configured', () => {
    expect(toProductIds({})).toEqual(['emailMagicLinks'])
  })
})
