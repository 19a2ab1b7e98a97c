import { describe, expect, test } from 'vitest'
import { examineSmtpName } from './examine-smtp-name.ts'
import { readSmtp, type smtpVariables } from './read-smtp.ts'
import { isSmtpName, toSmtpName } from './smtp-name.ts'

const read = (more: Readonly<Record<string, string>> = {}) => {
  const problems: { key: string; message: string }[] = []
  const env: Partial<Record<(typeof smtpVariables)[number], string>> = {
    SMTP_URL: 'smtps://user:password@mail.example.com',
    ...more,
  }
  const { name } = readSmtp(
    (key) => ({ text: env[key], complain: (message) => void problems.push({ key, message }) }),
    { baseUrl: 'https://auth.example.com', from: 'no-reply@example.com' },
  )
  return { name, problems }
}

describe('the name that mail servers are told', () => {
  test('B7: is the host of the base URL', () => {
    expect(read()).toEqual({ name: 'auth.example.com', problems: [] })
    expect(toSmtpName('https://auth.example.com:8443')).toBe('auth.example.com')
    expect(toSmtpName('http://localhost:3000')).toBe('[127.0.0.1]')
    expect(toSmtpName('https://203.0.113.9')).toBe('[203.0.113.9]')
    expect(toSmtpName('https://[2001:db8::1]')).toBe('[IPv6:2001:db8::1]')
  })

  test('B7: may be another, by a variable of its own or in the URL', () => {
    expect(read({ SMTP_NAME: 'mx.example.org' })).toEqual({ name: 'mx.example.org', problems: [] })
    const url = 'smtps://user:password@mail.example.com?name=relay.example.org'
    expect(read({ SMTP_URL: url }).name).toBe('relay.example.org')
    expect(read({ SMTP_URL: url, SMTP_NAME: 'mx.example.org' }).name).toBe('mx.example.org')
  })

  test.each([
    'localhost',
    'a b.example.com',
    'x\r\nRCPT TO:<a@b.c>',
    '-a.example.com',
    'a..b',
    '[x]',
    '[127.0.0.1',
  ])('B7: %j is refused', (name) => {
    expect(isSmtpName(name)).toBe(false)
    expect(read({ SMTP_NAME: name }).problems).toMatchObject([{ key: 'SMTP_NAME' }])
  })

  test('B7: is looked up by doctor, which says so when it leads nowhere', async () => {
    const smtp = { name: 'pod-7.internal' }
    const asked: string[] = []
    const lookup = async (name: string) => void asked.push(name)
    expect(await examineSmtpName(smtp, lookup)).toBeNull()
    expect(asked).toEqual(['pod-7.internal'])
    const fail = async () => Promise.reject(new Error('ENOTFOUND'))
    expect(await examineSmtpName(smtp, fail)).toMatch(/pod-7\.internal, which does not resolve/)
    expect(await examineSmtpName({ name: '[203.0.113.9]' }, fail)).toBeNull()
  })
})
