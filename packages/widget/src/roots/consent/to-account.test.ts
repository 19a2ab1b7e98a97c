import { describe, expect, test } from 'vitest'
import { toAccount } from './to-account.ts'

const email = (address: string, verified = true) => ({
  email_id: address,
  email: address,
  verified,
})
const person = (first_name: string, last_name: string, ...emails: ReturnType<typeof email>[]) =>
  toAccount({ name: { first_name, middle_name: 'M', last_name }, emails, phone_numbers: [] })

describe('an account', () => {
  test('is titled with its name, with the address below', () => {
    expect(person('Ada', 'Lindqvist', email('ada@example.com'))).toEqual({
      name: 'Ada Lindqvist',
      address: 'ada@example.com',
      initials: 'AL',
    })
  })

  test('without a name is titled with its address', () => {
    expect(person('', ' ', email('ada@example.com'))).toEqual({
      name: 'ada@example.com',
      address: undefined,
      initials: 'A',
    })
  })

  test('shows the verified address', () => {
    const shown = person('', '', email('typo@example.com', false), email('ada@example.com'))
    expect(shown?.name).toBe('ada@example.com')
  })

  test.each([
    ['Ångström', '', 'Å'],
    ['élodie', "d'Arc", 'ÉD'],
    ['小龙', '李', '李小'],
    ['"Bo"', '(Jr)', 'BJ'],
    ['🦉', '', ''],
  ])('of %s %s has the initials %j', (first, last, initials) => {
    expect(person(first, last)?.initials).toBe(initials)
  })

  test('is empty when the user has no name, address or phone number', () => {
    expect(person('', '')).toBeNull()
  })

  test('may have a phone number', () => {
    const name = { first_name: '', middle_name: '', last_name: '' }
    const phone_numbers = [{ phone_id: 'p', phone_number: '+12015550123', verified: true }]
    expect(toAccount({ name, emails: [], phone_numbers })).toEqual({
      name: '+12015550123',
      address: undefined,
      initials: '1',
    })
  })
})
