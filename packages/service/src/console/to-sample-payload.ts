/** Made-up values for previews of messages. One payload has the values of all templates; each takes its own. */

import type { Occasion } from '../kernel/delivery/occasion.ts'

const dayMs = 86_400_000

/** By what users know what they added, in the notices that name it by something else than a device. */
const additionNames: ReadonlyMap<string, string> = new Map([
  ['phone_number.added', '+12015550123'],
  ['crypto_wallet.added', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['oauth.linked', 'Google'],
])

/** The address and the number of the person who exists in previews alone. */
export const sampleAddress = { email: 'ada@example.com', number: '+12015550123' } as const

/** What a template gets in a preview. */
export interface Sample {
  readonly template: string
  readonly templateId: string | undefined
  readonly language: string
  /** Of the service; links of previews lead to no page of it. */
  readonly baseUrl: string
  readonly now: number
}

/** Makes the payload. */
export function toSamplePayload({ template, templateId, language, baseUrl, now }: Sample): object {
  const toUrl = (name: string) => `${baseUrl}/preview/${name}`
  return {
    code: '482913',
    expirationMinutes: 10,
    templateId,
    occasion: toOccasion(now, language),
    at: now,
    url: toUrl('link'),
    resetUrl: toUrl('reset'),
    loginUrl: toUrl('sign-in'),
    signInUrl: toUrl('sign-in'),
    signUp: { kind: 'signup', url: toUrl('sign-up') },
    notMeUrl: toUrl('not-me'),
    host: new URL(baseUrl).host,
    name: additionNames.get(template) ?? 'Pixel 9',
    address: 'new@example.com',
    proof: 'password',
    password: 'works',
    isTaken: false,
    haveOthersEnded: true,
    hasSession: true,
    codesLeft: 9,
    deletesAt: now + 14 * dayMs,
    waitsUntil: now + 3 * dayMs,
    endsAt: now + dayMs,
  }
}

const toOccasion = (now: number, language: string): Occasion => ({
  at: now,
  timeZone: null,
  browser: 'Chrome',
  system: 'Windows',
  place: {
    city: 'Porto',
    country: new Intl.DisplayNames([language, 'en'], { type: 'region' }).of('PT') ?? 'Portugal',
  },
})
