import { describe, expect, test } from 'vitest'
import type { Method, Section, Tab } from '../../flow/method.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { methods } from '../../methods/all-methods.ts'
import { emailMagicLinks } from '../../methods/email-magic-links/email-magic-links.ts'
import { otp } from '../../methods/otp/otp.ts'
import { findIgnored } from '../setup/find-ignored.ts'
import { planMain } from './plan-main.ts'

const nothing = () => null
const section = (id: string): Section => ({
  id,
  labels: ['Continue'],
  load: async () => ({ Section: nothing }),
})
const tab = (id: Tab['id'], rank: number): Tab => ({
  id,
  rank,
  label: 'tab.email',
  autoComplete: '',
  Form: nothing,
  toAction: () => ({ call: async () => null, done() {} }),
  isAboutField: () => false,
})
const method = (id: string, parts: Pick<Method, 'sections' | 'tabs'>): Method => ({
  id,
  load: () => Promise.reject(new Error(id)),
  ...parts,
})
const registry = [
  method('oauth', { sections: () => [section('oauth')] }),
  method('crypto', { sections: () => [section('crypto')] }),
  method('emailMagicLinks', { tabs: () => [tab('email', 1)] }),
  method('passwords', { tabs: () => [tab('email', 0)] }),
  method('otp', { tabs: () => [tab('sms', 2), tab('whatsapp', 2)] }),
]
const plan = (...products: string[]) => {
  const { sections, tabs } = planMain({ products: products.map((id) => ({ id })) }, registry)
  return {
    sections: sections.map((it) => (it === 'form' ? it : it.id)),
    tabs: tabs.map(({ id, rank }) => `${id} ${rank}`),
  }
}

const [mailLink] = emailMagicLinks.tabs().map(({ toAction }) => toAction)
const [sendCode] = otp.tabs({ otpOptions: { methods: ['email'] } }).map(({ toAction }) => toAction)

describe('the plan of Main', () => {
  test('has sections in configured order, none twice', () => {
    expect(plan('oauth', 'emailMagicLinks', 'crypto', 'oauth').sections).toEqual([
      'oauth',
      'form',
      'crypto',
    ])
  })

  test('has passkeys above all sections, wherever they are in the configuration', () => {
    const { lead, sections } = planMain({ products: ['emailMagicLinks', 'passkeys'] }, methods)
    expect(lead).toBe(methods.find(({ id }) => id === 'passkeys')?.lead)
    expect(sections).toEqual(['form'])
    expect(planMain({ products: ['emailMagicLinks'] }, methods).lead).toBeUndefined()
  })

  test('is faulty, without sections or tabs, when passkeys are the only product', () => {
    const alone = planMain({ products: ['passkeys'] }, methods)
    expect(alone).toMatchObject({ isFaulty: true, sections: [], tabs: [] })
  })

  test('has one form, in the place of the first product with a tab', () => {
    expect(plan('otp', 'oauth', 'emailMagicLinks')).toEqual({
      sections: ['form', 'oauth'],
      tabs: ['sms 2', 'whatsapp 2', 'email 1'],
    })
  })

  test.each([[['emailMagicLinks', 'otp', 'passwords']], [['passwords', 'otp', 'emailMagicLinks']]])(
    'has one e-mail tab, in the place of the first e-mail product, handled by passwords (%j)',
    (products) => {
      expect(plan(...products).tabs).toEqual(['email 0', 'sms 2', 'whatsapp 2'])
    },
  )

  test('keeps the form after the password one, for users without a password', () => {
    const nextOf = (...products: ('passwords' | 'otp' | 'emailMagicLinks')[]) =>
      planMain({ products, otpOptions: { methods: ['email'] } }, methods).tabs.map(
        ({ next }) => next,
      )
    expect(nextOf('passwords', 'otp')).toEqual([sendCode])
    expect(nextOf('emailMagicLinks', 'passwords')).toEqual([mailLink])
    expect(nextOf('passwords')).toEqual([undefined])
  })

  test.each([
    [['emailMagicLinks', 'otp'], true],
    [['emailMagicLinks', 'otp', 'passwords'], true],
    [['emailMagicLinks', 'passwords'], false],
    [['otp', 'passkeys'], false],
    [[], true],
    [['otpp'], true],
  ])(
    'detects a configuration that it cannot render: products %j, faulty: %j',
    (products, isFaulty) => {
      const config = { products, otpOptions: { methods: ['email'] } } as LoginConfig // as a page without types passes it
      expect(planMain(config, methods).isFaulty).toBe(isFaulty)
    },
  )

  test('is an e-mail form without a configuration', () => {
    const { isFaulty, sections, tabs } = planMain({}, methods)
    expect([isFaulty, sections, tabs.map(({ toAction }) => toAction)]).toEqual([
      false,
      ['form'],
      [mailLink],
    ])
  })

  test('has the ways of passcodes as tabs, each once and in configured order', () => {
    const tabsOf = (...ways: string[]) => {
      // as a page without types may pass them
      const otpOptions = { methods: ways as ('email' | 'sms' | 'whatsapp')[] }
      return planMain({ products: ['otp'], otpOptions }, methods).tabs
    }
    const idsOf = (...ways: string[]) => tabsOf(...ways).map(({ id }) => id)
    expect(idsOf('sms', 'email', 'whatsapp', 'sms')).toEqual(['sms', 'email', 'whatsapp'])
    expect(idsOf('pigeon', 'whatsapp', 'constructor')).toEqual(['whatsapp'])
    expect(tabsOf('email').map(({ toAction }) => toAction)).toEqual([sendCode])
    expect(tabsOf('sms', 'whatsapp').map(({ field }) => field)).toEqual(['phone', 'phone'])
  })

  test.each(['{}', '{"methods":[]}', '{"methods":null}'])(
    'has no passcode form and does not throw when no passcode method is configured: otpOptions %s',
    (text) => {
      // as a page without types may pass it
      const otpOptions = JSON.parse(text) as LoginConfig['otpOptions']
      expect(planMain({ products: ['otp'], otpOptions }, methods)).toMatchObject({
        isFaulty: true,
        sections: [],
        tabs: [],
      })
      const { isFaulty, tabs } = planMain(
        { products: ['emailMagicLinks', 'otp'], otpOptions },
        methods,
      )
      expect([isFaulty, tabs.map(({ toAction }) => toAction)]).toEqual([false, [mailLink]])
      expect(findIgnored({ products: ['otp'], otpOptions }, ['otp'])).toEqual([
        'The product "otp" needs otpOptions.methods and is left out.',
      ])
    },
  )
})
