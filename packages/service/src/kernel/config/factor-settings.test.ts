import { describe, expect, test } from 'vitest'
import { type ProjectSettings, toSettingConfigs } from './project-settings.ts'
import { findSettingsProblems } from './to-project-config.ts'

const rbac = { roles: [{ roleId: 'admin' }, { roleId: 'stytch_user' }] }
const findProblems = (factors: ProjectSettings['factors']) =>
  findSettingsProblems('projects[0]', { factors, rbac }, {})
const read = (factors: NonNullable<ProjectSettings['factors']>) =>
  toSettingConfigs({ factors }, { rates: {} as never, emailDomains: [] }).factors // only the second step is looked at

describe('the settings of the second step', () => {
  test('ask nobody, from no day on, and offer nothing, unless they are written', () => {
    expect(read({})).toMatchObject({ require: 'off', from: null, roles: [], offer: false })
  })

  test.each([
    ['2027-03-01', '2027-03-01T00:00:00.000Z'],
    ['2027-03-01T09:30:00+01:00', '2027-03-01T08:30:00.000Z'],
    ['2028-02-29T09:30Z', '2028-02-29T09:30:00.000Z'],
  ])('take a day, or a time with its zone: %s', (from, time) => {
    expect(findProblems({ require: 'required', from })).toEqual([])
    expect(new Date(read({ require: 'required', from }).from ?? 0).toISOString()).toBe(time)
  })

  test.each([
    '',
    'tomorrow',
    '2027-3-1',
    '2027-02-29',
    '2027-03-01T09:30',
    '2027-03-01T25:00Z',
    '1',
  ])('refuse "%s", which names no moment', (from) => {
    const [problem, ...others] = findProblems({ require: 'required', from })
    expect(problem?.key).toBe('projects[0].factors.from')
    expect(problem?.message).toContain('must be a day')
    expect(others).toEqual([])
  })

  test('refuse a role that no user can have, and name it', () => {
    expect(findProblems({ require: 'required', roles: ['admin', 'stytch_user'] })).toEqual([])
    expect(findProblems({ require: 'required', roles: ['admin', 'amdin'] })).toEqual([
      { key: 'projects[0].factors.roles[1]', message: 'is "amdin", which is not in rbac.roles' },
    ])
    const without = { factors: { require: 'required', roles: ['admin'] } } as const
    expect(findSettingsProblems('x', without, {})).toHaveLength(1)
  })

  test.each(['off', 'optional', undefined] as const)(
    'refuse a day and roles beside require: %s, where they would do nothing',
    (require) => {
      const problems = findProblems({
        ...(require && { require }),
        from: '2027-03-01',
        roles: ['admin'],
      })
      expect(problems.map(({ key }) => key)).toEqual([
        'projects[0].factors.from',
        'projects[0].factors.roles',
      ])
    },
  )

  test('refuse text messages alone, and say what to add; without a word they are off', () => {
    expect(read({}).kinds).toEqual(['passkey', 'totp'])
    expect(findProblems({ kinds: ['totp', 'sms'] })).toEqual([])
    const [problem, ...others] = findProblems({ kinds: ['sms'] })
    expect(problem?.key).toBe('projects[0].factors.kinds')
    expect(problem?.message).toContain("needs 'totp' or 'passkey'")
    expect(others).toEqual([])
    expect(findProblems({ kinds: ['totp', 'totp'] })).toHaveLength(1)
  })
})
