/** Which second steps a project asks of its users, and of whom: each with its schema, default and rules. */
import { limits } from '@portico/contract'
import { Type } from 'typebox'
import * as setting from '../../foundation/settings/declare-settings.ts'

/** The kinds of second steps. */
const stepKinds = ['passkey', 'totp', 'sms'] as const
type SecondStepKind = (typeof stepKinds)[number]
const defaultKinds: readonly SecondStepKind[] = ['passkey', 'totp']

const rolledFactors = setting.group({
  /**
   * Which users a sign-in asks for their second step, before a session starts: `required` asks all, and those who have
   * none add one there; `optional` asks those who have an authenticator app; `off` asks none, and leaves it to your pages.
   *
   * @default 'off'
   */
  require: setting.withDefault(setting.oneOf('off', 'optional', 'required'), 'off'),
  /**
   * For how many days a device is not asked again, if its user wants that, 0 to 90; with 0 users are not offered it.
   *
   * @default 30
   */
  rememberDays: setting.withDefault(
    setting.integer(0, limits.rememberedDevice.maxDays),
    limits.rememberedDevice.days,
  ),
  /**
   * A right password on a device that its user has never used starts no session until the code in a mail was entered too.
   *
   * @default false; true in development
   */
  newDevice: setting.flag(false),
  /**
   * For how many days a user waits who has lost every second step, and proves an e-mail address in its place, 1 to 30:
   * all their addresses and numbers are told, and any objection stops it. With 0 there is no such way.
   *
   * @default 0
   */
  wayBackDays: setting.withDefault(setting.integer(0, limits.wayBack.maxDays), 0),
  /**
   * From when users of a project that requires a second step have to add one: a day, such as `2027-03-01`, or a time with
   * its zone. Until then those who have none may put it off; those who have one are asked.
   *
   * @default at once
   */
  from: {
    ...setting.value<string>(Type.String({ maxLength: 35 }), findFromError),
    toConfig: (from?: string) => (from === undefined ? null : Date.parse(from)),
  },
  /**
   * The roles of `rbac` of whose users a second step is required; for everyone else it is then optional.
   *
   * @default everyone
   */
  roles: setting.list(setting.text(128), {
    minItems: 1,
    maxItems: 100,
    distinct: (role) => role,
  }),
  /**
   * Where a second step is optional, a sign-in offers one to users who have none, and again after 30 days to those who did
   * not want it. Your own pages have to know the offer: it comes before the session.
   *
   * @default false
   */
  offer: setting.flag(false),
  /**
   * The second steps that users can add: `passkey`, `totp`, and `sms`, a code by text message beside a stronger one. What
   * a user has already is still asked for; `sms` is accepted only while it is listed.
   *
   * @default ['passkey', 'totp']
   */
  kinds: setting.withDefault(
    setting.list(setting.oneOf(...stepKinds), {
      minItems: 1,
      distinct: (kind) => kind,
    }),
    defaultKinds,
  ),
})

/** Finds why a text is neither a day nor a time with its zone. */
function findFromError(text: string): string | null {
  const [day = ''] = text.split('T')
  const isTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.test(text)
  const isDay = isTime && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay && Number.isFinite(Date.parse(text))
    ? null
    : `must be a day, such as "2027-03-01", or a time with its zone, such as "2027-03-01T09:00:00+01:00", got "${text}"`
}

type Factors = setting.WrittenOf<typeof rolledFactors>

/** The setting `project.factors`. */
export const factors = setting.withRule<Factors, setting.ConfigOf<typeof rolledFactors>>(
  rolledFactors,
  ({ require, from, roles, kinds }) => [
    // Without an effect they would make their author believe in a requirement that is not there.
    ...(require === 'required'
      ? []
      : Object.entries({ from, roles })
          .filter(([, written]) => written !== undefined)
          .map(([key]) => ({ key, message: "has an effect only beside require: 'required'" }))),
    ...(kinds === undefined || kinds.includes('totp') || kinds.includes('passkey')
      ? []
      : [
          {
            key: 'kinds',
            message: "needs 'totp' or 'passkey': a text message is never the only second step",
          },
        ]),
  ],
)
