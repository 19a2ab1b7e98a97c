import { describe, expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

const hosts = ['portico.example']
const findLinks = (message: string) =>
  splitLinks(message, hosts).flatMap(({ href }) => (href === null ? [] : [href]))

describe('links inside a banner', () => {
  it('splits a message around a listed address and loses no character', () => {
    const message = 'Read https://docs.portico.example/setup, then try again.'
    expect(splitLinks(message, hosts)).toEqual([
      { text: 'Read ', href: null },
      { text: 'https://docs.portico.example/setup', href: 'https://docs.portico.example/setup' },
      { text: ', then try again.', href: null },
    ])
  })

  it('finds several addresses, at the start and at the end too', () => {
    const message = 'https://portico.example/a and (https://portico.example/b?x=1#y)'
    expect(findLinks(message)).toEqual([
      'https://portico.example/a',
      'https://portico.example/b?x=1#y',
    ])
  })

  it.each([
    'https://evil.example/portico.example',
    'https://portico.example.evil.net/',
    'https://notportico.example/',
    'https://portico.example@evil.net/',
    'https://user:word@portico.example/',
    'https://user@portico.example/',
    'https://portico.example:8443/',
    'https://portico.example\\.evil.net/',
    'https://pоrtico.example/',
    'https://[portico.example]/',
    'http://portico.example/',
    'javascript:alert(1)//https:portico.example',
    'data:text/html,portico.example',
    'portico.example/setup',
  ])('leaves %s as text', (address) => {
    const pieces = splitLinks(`See ${address} now`, hosts)
    expect(pieces.map(({ text }) => text).join('')).toBe(`See ${address} now`)
    expect(findLinks(`See ${address} now`)).toEqual([])
  })

  it.each([
    'http://localhost:3000/docs',
    'http://app.localhost:3000/docs',
    'http://127.0.0.1:3000/docs',
    'http://[::1]:3000/docs',
  ])('A7: %s is a link in development, where that is the service', (address) => {
    const { host } = new URL(address)
    expect(splitLinks(`See ${address}.`, [host]).map(({ href }) => href)).toEqual([
      null,
      address,
      null,
    ])
    expect(splitLinks(`See ${address}.`, hosts).map(({ href }) => href)).toEqual([null])
  })

  it.each([
    'http://localhost.portico.example/',
    'http://127.0.0.1.portico.example/',
    'http://10.0.0.1/',
    'http://user@localhost/',
  ])('A7: %s stays text: it is not of this machine, or names a user', (address) => {
    const { host } = new URL(address)
    expect(splitLinks(`See ${address}.`, [host]).map(({ href }) => href)).toEqual([null])
  })

  it('creates no link while no host is listed', () => {
    expect(splitLinks('See https://portico.example/', [])).toEqual([
      { text: 'See https://portico.example/', href: null },
    ])
  })
})
