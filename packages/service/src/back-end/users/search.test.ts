import { credentialParts } from '@portico/contract/schemas'
import { engines, openTestStorage } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { credentialKinds } from '../../declarations/all-declarations.ts'
import { createHostCalls } from '../../testing/create-host-calls.ts'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'

interface Found {
  readonly emails: readonly { readonly email: string }[]
}
const namesOf = (results: readonly Found[]) =>
  results.map(({ emails }) => emails[0]?.email.split('@')[0]).sort()

test.each(credentialKinds)('the filters of $id are those that the contract documents', (kind) => {
  const { removal, filters } = kind
  const documented = credentialParts.find(({ removal: own }) => removal.operation in own.rows)
  const taken = Object.entries(filters).map(([name, { takes }]) => [name, takes])
  expect(Object.fromEntries(taken)).toEqual(documented?.filters)
})

describe.each(engines)('user search on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  let world: TestService
  let host: ReturnType<typeof createHostCalls>
  const ids = new Map<string, string>()
  const startAt = Date.UTC(2026, 0, 15, 12)
  const at = (minutes: number) => new Date(startAt + minutes * 60_000).toISOString()

  beforeAll(async () => {
    await fixture.open()
    world = await fixture.start({ startAt })
    host = createHostCalls(world)
    const people = [
      { email: 'ada@example.com', name: { first_name: 'Ada', last_name: 'Lovelace' } },
      { email: 'grace_h@example.com', name: { first_name: 'Grace', last_name: '100%' } },
      { email: 'gracexh@example.org', name: { first_name: 'Åsa', last_name: 'Öberg' } },
      { email: 'linus@example.org', external_id: 'ext-4', create_user_as_pending: true },
    ]
    for (const person of people) {
      const { data } = await host.post('/users', person)
      ids.set(person.email.split('@')[0] ?? '', data.user_id)
      world.advance(60_000)
    }
    await world.signIn('ada@example.com')
  })
  afterAll(fixture.close)

  const search = (operands: unknown, operator: unknown = 'AND', page: object = {}) =>
    host.post('/users/search', { ...page, query: { operator, operands } })
  const find = async (filter_name: string, filter_value: unknown) => {
    const { data, text } = await search([{ filter_name, filter_value }])
    if (!data.results) throw new Error(text)
    expect(data.results_metadata.total).toBe(data.results.length)
    return namesOf(data.results)
  }

  test('finds by every filter whose data exists', async () => {
    const all = ['ada', 'grace_h', 'gracexh', 'linus']
    expect(await find('created_at_greater_than', at(1.5))).toEqual(['gracexh', 'linus'])
    expect(await find('created_at_less_than', at(1.5))).toEqual(['ada', 'grace_h'])
    expect(await find('created_at_between', { greater_than: at(0.5), less_than: at(2.5) })).toEqual(
      ['grace_h', 'gracexh'],
    )
    expect(await find('created_at_greater_than', '2026-01-15T13:01:30+01:00')).toEqual([
      'gracexh',
      'linus',
    ])
    expect(await find('status', 'pending')).toEqual(['linus'])
    expect(await find('user_id', [ids.get('ada'), 'user-test-none'])).toEqual(['ada'])
    expect(await find('user_id', ['ext-4'])).toEqual(['linus'])
    expect(await find('external_id', ['ext-4', 'ext-5'])).toEqual(['linus'])
    expect(await find('full_name_fuzzy', 'LOVE')).toEqual(['ada'])
    expect(await find('full_name_fuzzy', 'öberg')).toEqual(['gracexh'])
    expect(await find('email_address', ['ADA@Example.COM', 'nonsense'])).toEqual(['ada'])
    expect(await find('email_address', ['nonsense'])).toEqual([])
    expect(await find('email_address_fuzzy', 'EXAMPLE.org')).toEqual(['gracexh', 'linus'])
    expect(await find('email_verified', true)).toEqual(['ada'])
    expect(await find('email_verified', false)).toEqual(['grace_h', 'gracexh', 'linus'])
    expect(await find('totp_verified', true)).toEqual([])
    expect(await find('totp_id', ['totp-test-none'])).toEqual([])
    expect(await find('is_locked', false)).toEqual(all)
    expect(await find('password_exists', false)).toEqual(all)
  })

  test('wildcards in a fuzzy text match themselves', async () => {
    expect(await find('email_address_fuzzy', 'grace_h')).toEqual(['grace_h'])
    expect(await find('full_name_fuzzy', '00%')).toEqual(['grace_h'])
    expect(await find('full_name_fuzzy', '%%%')).toEqual([])
    expect(await find('full_name_fuzzy', 'ö')).toEqual(['gracexh'])
    expect(await find('email_address_fuzzy', '\\\\\\')).toEqual([])
    expect(await find('email_address_fuzzy', "' or 1=1 --")).toEqual([])
    for (const name of ['email_address_fuzzy', 'full_name_fuzzy'])
      expect(await find(name, 'ada\0')).toEqual([])
    for (const name of ['user_id', 'external_id', 'email_id', 'totp_id', 'email_address'])
      expect(await find(name, ['\0', '\ud800', ''])).toEqual([])
  })

  test('factors that do not exist yet match nobody', async () => {
    for (const name of [
      'oauth_provider',
      'phone_number',
      'phone_id',
      'webauthn_registration_id',
      'crypto_wallet_id',
      'crypto_wallet_address',
      'biometric_registration_id',
    ])
      expect([name, await find(name, ['x'])]).toEqual([name, []])
    for (const name of [
      'phone_verified',
      'webauthn_registration_verified',
      'crypto_wallet_verified',
      'biometric_registration_verified',
    ])
      expect([name, await find(name, false)]).toEqual([name, []])
    expect(await find('phone_number_fuzzy', '+15')).toEqual([])
    expect(await find('password_exists', true)).toEqual([])
  })

  test('AND narrows, OR widens, an empty query matches everybody', async () => {
    const byDomain = { filter_name: 'email_address_fuzzy', filter_value: 'example.org' }
    const pending = { filter_name: 'status', filter_value: 'pending' }
    const named = { filter_name: 'full_name_fuzzy', filter_value: 'ada' }
    const between = {
      filter_name: 'created_at_between',
      filter_value: { greater_than: at(0.5), less_than: at(1.5) },
    }
    const noPassword = { filter_name: 'password_exists', filter_value: false }
    const password = { filter_name: 'password_exists', filter_value: true }
    const names = async (operands: object[], operator: string) =>
      namesOf((await search(operands, operator)).data.results)
    expect(await names([byDomain, pending], 'AND')).toEqual(['linus'])
    expect(await names([byDomain, named], 'OR')).toEqual(['ada', 'gracexh', 'linus'])
    expect(await names([between, pending], 'OR')).toEqual(['grace_h', 'linus'])
    expect(await names([pending, noPassword], 'OR')).toHaveLength(4)
    expect(await names([pending, noPassword], 'AND')).toEqual(['linus'])
    expect(await names([pending, password], 'OR')).toEqual(['linus'])
    expect(await names([], 'AND')).toHaveLength(4)
    for (const body of [
      undefined,
      {},
      { query: {} },
      { cursor: '' },
      { cursor: null, limit: null },
    ])
      expect((await host.post('/users/search', body)).data.results).toHaveLength(4)
  })

  test('every mistake in a query has its own error', async () => {
    const errors: [unknown, string][] = [
      [[{ filter_value: 'x' }], 'user_search_missing_filter_name'],
      [[{ filter_name: 7, filter_value: 'x' }], 'user_search_filter_name_must_be_string'],
      [[{ filter_name: 'shoe_size', filter_value: 7 }], 'user_search_filter_name_not_recognized'],
      [[{ filter_name: '__proto__', filter_value: 7 }], 'user_search_filter_name_not_recognized'],
      [[{ filter_name: 'toString', filter_value: 7 }], 'user_search_filter_name_not_recognized'],
      [[{ filter_name: 'status' }], 'user_search_missing_filter_value'],
      [[{ filter_name: 'status', filter_value: null }], 'user_search_missing_filter_value'],
      [[{ filter_name: 'status', filter_value: 'gone' }], 'user_search_invalid_status_filter'],
      [[{ filter_name: 'user_id', filter_value: 'x' }], 'user_search_expected_array_of_string'],
      [[{ filter_name: 'email_id', filter_value: [7] }], 'user_search_expected_array_of_string'],
      [[{ filter_name: 'email_verified', filter_value: 'yes' }], 'user_search_expected_bool'],
      [[{ filter_name: 'full_name_fuzzy', filter_value: ['x'] }], 'user_search_expected_string'],
      [
        [{ filter_name: 'full_name_fuzzy', filter_value: 'ad' }],
        'user_search_full_name_fuzzy_too_short',
      ],
      [
        [{ filter_name: 'email_address_fuzzy', filter_value: '' }],
        'user_search_email_address_fuzzy_too_short',
      ],
      [
        [{ filter_name: 'phone_number_fuzzy', filter_value: '+1' }],
        'user_search_phone_number_fuzzy_too_short',
      ],
      [[{ filter_name: 'created_at_between', filter_value: 'x' }], 'user_search_expected_object'],
      [
        [{ filter_name: 'created_at_less_than', filter_value: '2026' }],
        'user_search_expected_timestamp',
      ],
      [
        [{ filter_name: 'created_at_less_than', filter_value: '2026-13-45T00:00:00Z' }],
        'user_search_expected_timestamp',
      ],
      [
        [{ filter_name: 'email_id', filter_value: new Array(101).fill('x') }],
        'user_search_maximum_filter_value_count_exceeded',
      ],
      [
        [{ filter_name: 'user_id', filter_value: ['user-test-x', 'mine'] }],
        'user_search_cannot_mix_internal_and_external_user_ids',
      ],
    ]
    for (const [operands, errorType] of errors) {
      const { status, data } = await search(operands)
      expect([operands, status, data.error_type]).toEqual([operands, 400, errorType])
    }
    expect((await search([], 'XOR')).data.error_type).toBe('user_search_invalid_operator')
    for (const limit of [0, 1001, -1, 1.5, '10'])
      expect((await search([], 'AND', { limit })).data.error_type).toBe('user_search_invalid_limit')
    for (const cursor of ['x', '!!!', 'a'.repeat(600), Buffer.from('[1]').toString('base64url'), 7])
      expect((await search([], 'AND', { cursor })).data.error_type).toBe(
        'user_search_invalid_cursor',
      )
  })

  test('pages list everybody once, newest first, while users are added', async () => {
    const other = await fixture.start({ startAt })
    const theirs = createHostCalls(other)
    const add = async (name: string) => {
      const answer = await theirs.post('/users', { email: `${name}@example.com` })
      expect(answer.status).toBe(200)
    }
    // Several users are created in the same millisecond, so that their ids have to break the tie.
    for (let i = 0; i < 9; i++) {
      if (i % 3 === 0) other.advance(1)
      await add(`page${i}`)
    }
    const seen: string[] = []
    let cursor: string | null = null
    let pages = 0
    do {
      const { data } = await theirs.post('/users/search', {
        limit: 2,
        ...(cursor !== null && { cursor }),
      })
      seen.push(...data.results.map(({ emails }: Found) => emails[0]?.email.split('@')[0]))
      cursor = data.results_metadata.next_cursor
      pages += 1
      other.advance(1)
      await add(`later${pages}`)
    } while (cursor !== null)
    expect(pages).toBe(5)
    expect([...seen].sort()).toEqual(Array.from({ length: 9 }, (_, i) => `page${i}`))
    expect(seen.slice(0, 3).sort()).toEqual(['page6', 'page7', 'page8'])
    await other.close()
  })
})
