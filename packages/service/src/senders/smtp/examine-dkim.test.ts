import { createPublicKey } from 'node:crypto'
import { makeKeyPair } from '@portico/testkit/keys'
import { describe, expect, test } from 'vitest'
import { examineDkim } from './examine-dkim.ts'

const createKey = () => {
  const { privateKey } = makeKeyPair(1024)
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const spki = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64')
  return { pem, spki }
}
const { pem, spki } = createKey()
const other = createKey()
const config = { dkim: { selector: 'mail2026', privateKey: pem } }
const addresses = ['no-reply@example.com', 'hi@shop.example.org', 'news@example.com']

/** Creates a name server with these records. */
const resolve = (records: Readonly<Record<string, readonly (readonly string[])[]>>) => {
  const asked: string[] = []
  return {
    asked,
    async resolveTxt(name: string) {
      asked.push(name)
      const found = records[name]
      if (!found) throw Object.assign(new Error('no'), { code: 'ENOTFOUND' })
      return found
    },
  }
}
const names = ['mail2026._domainkey.example.com', 'mail2026._domainkey.shop.example.org'] as const

describe('the keys of DKIM in the DNS', () => {
  test('are looked up for the domain of every sender, however their records are split', async () => {
    const split = [`v=DKIM1; k=rsa; p=${spki.slice(0, 90)}`, spki.slice(90)]
    const dns = resolve({ [names[0]]: [['v=spf1 -all'], split], [names[1]]: [split] })
    expect(await examineDkim(config, addresses, dns.resolveTxt)).toEqual([])
    expect(dns.asked).toEqual(names)
  })

  test('that are missing or different are named, with the record to publish', async () => {
    const dns = resolve({ [names[0]]: [[`v=DKIM1; p=${other.spki}`]] })
    const record = `publish "v=DKIM1; k=rsa; p=${spki}"`
    expect(await examineDkim(config, addresses, dns.resolveTxt)).toEqual([
      {
        key: 'DKIM_SELECTOR',
        message: `is "mail2026", but ${names[0]} publishes another key; ${record}`,
      },
      {
        key: 'DKIM_SELECTOR',
        message: `is "mail2026", but ${names[1]} has no such TXT record; ${record}`,
      },
    ])
  })

  test('are not asked for where mail is not signed', async () => {
    const dns = resolve({})
    expect(await examineDkim({ dkim: null }, addresses, dns.resolveTxt)).toEqual([])
    expect(dns.asked).toEqual([])
  })
})
