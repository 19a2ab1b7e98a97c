import { parsePhone } from '../../../addresses/parse-phone.ts'
import { readByUser } from '../../../database/read-by-user.ts'
import { declareCredential } from '../../../method/declare-credential.ts'
import { createPhones } from './create-phones.ts'
import type { UserPhone } from './phone-store.ts'
import { createPhoneTables, type PhoneNumbersTable, phoneTables } from './phone-tables.ts'

/** What is no number belongs to nobody. */
function findNumber(text: string): string | null {
  try {
    return parsePhone(text).number
  } catch {
    return null
  }
}

const none: readonly UserPhone[] = []

/** Phone numbers, oldest first. */
export const phoneCredential = declareCredential({
  id: 'phones',
  tables: phoneTables,
  migrations: [{ name: '0016-phones', up: createPhoneTables }],
  createRepository: createPhones,
  none,
  async read(db, projectId, userIds) {
    const order = ['created_at', 'phone_id']
    const of = { table: 'phone_numbers', projectId, userIds, order }
    const rows = await readByUser<PhoneNumbersTable>(db, of)
    return new Map([...rows].map(([userId, own]) => [userId, own.map(toUserPhone)]))
  },
  list: (phones) => phones.map(({ phoneId: id }) => ({ id, details: { phone_id: id } })),
  without: (phones, gone) => phones.filter(({ phoneId }) => phoneId !== gone),
  toView: (phones) => ({
    phone_numbers: phones.map(({ phoneId, phoneNumber, verified }) => ({
      phone_id: phoneId,
      phone_number: phoneNumber,
      verified,
    })),
  }),
  toSummary: (phones) =>
    phones.map(({ phoneId, phoneNumber, verified }) => [
      'phone',
      `${phoneNumber} (${verified ? '' : 'not verified, '}${phoneId})`,
    ]),
  // One that was never proved may be somebody else's.
  canSignIn: (phones) => phones.some(({ verified }) => verified),
  address: { column: 'phone_number', verified: 'verified' },
  listAddresses: (phones) => phones.map(({ phoneNumber }) => phoneNumber),
  factors: {
    phone: {
      toView: ({ id, shown = {} }) => ({
        phone_number_factor: { phone_id: id, phone_number: shown.phoneNumber ?? '' },
      }),
      auditField: 'phone_id',
      proves: 'phone',
    },
  },
  filters: {
    phone_number: { takes: 'texts', column: 'phone_number', toStored: findNumber },
    phone_number_fuzzy: {
      takes: 'part',
      column: 'phone_number',
      tooShort: 'user_search_phone_number_fuzzy_too_short',
    },
    phone_id: { takes: 'texts', column: 'phone_id' },
    phone_verified: { takes: 'truth', column: 'verified' },
  },
  removal: {
    operation: 'deletePhoneNumber',
    action: 'user.phone_number_deleted',
    missing: 'phone_number_not_found',
    keepsWayIn: true,
  },
})

const toUserPhone = (row: PhoneNumbersTable): UserPhone => ({
  phoneId: row.phone_id,
  phoneNumber: row.phone_number,
  verified: row.verified === 1,
  unsubscribedAt: row.unsubscribed_at,
})
