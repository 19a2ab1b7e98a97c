import { describe, expect, test } from 'vitest'
import { findSenderDomain, getInboxLinks } from './inbox-links.ts'

describe('the inbox links', () => {
  test('search by the sender’s domain when it is known', () => {
    expect(getInboxLinks('ada@example.com', 'mail.example.org')).toEqual({
      gmail:
        'https://mail.google.com/mail/u/ada%40example.com/#search/from%3A%40mail.example.org+in%3Aanywhere+newer_than%3A1h',
      yahoo: 'https://mail.yahoo.com/d/search/keyword=from%253Amail.example.org',
      outlook: 'https://outlook.office.com/mail/deeplink/search?query=from%3A%40mail.example.org',
    })
  })

  test('open the inbox when the sender’s domain is unknown', () => {
    expect(getInboxLinks('ada@example.com', null)).toEqual({
      gmail: 'https://mail.google.com/mail/u/ada%40example.com/#inbox',
      yahoo: 'https://mail.yahoo.com/',
      outlook: 'https://outlook.office.com/mail/0/inbox',
    })
  })

  test('an address or a domain cannot break out of its place in the link', () => {
    const { gmail, yahoo, outlook } = getInboxLinks('a/../b#?@x.y', 'x.y/#&q=z')
    expect(new URL(gmail).pathname).toBe('/mail/u/a%2F..%2Fb%23%3F%40x.y/')
    expect(new URL(yahoo).search + new URL(yahoo).hash).toBe('')
    expect([...new URL(outlook).searchParams]).toEqual([['query', 'from:@x.y/#&q=z']])
  })
})

describe('the sender’s domain', () => {
  test('is the host’s hint when there is one', () => {
    expect(findSenderDomain('hint.example', ['mail.example.org'])).toBe('hint.example')
  })

  test('is otherwise the domain from bootstrap, if there is exactly one', () => {
    expect(findSenderDomain(undefined, ['mail.example.org'])).toBe('mail.example.org')
    expect(findSenderDomain(undefined, [])).toBeNull()
    expect(findSenderDomain('', ['a.example', 'b.example'])).toBeNull()
  })
})
