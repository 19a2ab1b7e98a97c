import { parsePhone } from '../../foundation/addresses/parse-phone.ts'
import { addUnprovedColumn } from '../../foundation/database/add-unproved-column.ts'
import type { UsedCredential } from '../../foundation/database/factor-row.ts'
import { defineHeldRows } from '../../foundation/database/held-rows.ts'
import { tryParse } from '../../foundation/text/try-parse.ts'
import { pickWords } from '../../locales/to-catalogue.ts'
import { declareAddition } from '../declare-addition.ts'
import { declareCredential } from '../declare-credential.ts'
import { declareImport } from '../declare-import.ts'
import { createPhoneTables } from './create-phone-tables.ts'
import { createPhones } from './create-phones.ts'
import { indexPartsOfNumbers } from './index-parts-of-numbers.ts'
import { otpWords } from './otp-words.ts'
import { phoneRows, type UserPhone } from './phone-store.ts'

/** Returns the number in its stored form; null for an invalid number, which no row contains. */
const findNumber = (text: string) => tryParse(() => parsePhone(text).number)

const none: readonly UserPhone[] = []

const toFactorView = ({ id, shown = {} }: UsedCredential) => ({
  phone_number_factor: { phone_id: id, phone_number: shown.phoneNumber ?? '' },
})

/** Phone numbers, oldest first. */
export const phoneCredential = declareCredential({
  id: 'phones',
  title: 'phone number',
  tables: { phone_numbers: phoneRows },
  migrations: [
    { name: '0016-phones', up: createPhoneTables },
    { name: '0021-unproved-phones', up: addUnprovedColumn('phone_numbers') },
    { name: '0041-parts-of-numbers', up: indexPartsOfNumbers },
    {
      name: '0057-second-step-by-text',
      async up(db) {
        await db.schema.alterTable('phone_numbers').addColumn('step_beside', 'text').execute()
      },
    },
  ],
  createRepository: createPhones,
  imports: declareImport({ rows: phoneRows, unique: ['phoneNumber'] }),
  none,
  held: defineHeldRows({
    rows: phoneRows,
    fields: ['phoneId', 'phoneNumber', 'verified', 'unsubscribedAt', 'stepBeside', 'createdAt'],
    order: ['createdAt', 'phoneId'],
    toState: (phones) => phones,
  }),
  list: (phones) =>
    phones.map(({ phoneId: id, verified, createdAt }) => ({
      id,
      details: { phone_id: id },
      address: { verified, createdAt },
    })),
  without: (phones, gone) => phones.filter(({ phoneId }) => phoneId !== gone),
  toView: (phones) => ({
    phone_numbers: phones.map(({ phoneId, phoneNumber, verified, stepBeside }) => ({
      phone_id: phoneId,
      phone_number: phoneNumber,
      verified,
      ...(stepBeside !== null && { is_second_step: true as const }),
    })),
  }),
  toSummary: (phones) =>
    phones.map(({ phoneId, phoneNumber, verified, stepBeside }) => [
      'phone',
      `${phoneNumber} (${verified ? '' : 'not verified, '}${stepBeside === null ? '' : 'second step, '}${phoneId})`,
    ]),
  // An unverified number may belong to another user.
  canSignIn: (phones) => phones.some(({ verified }) => verified),
  address: { column: 'phone_number', verified: 'verified' },
  listAddresses: (phones) => phones.map(({ phoneNumber }) => phoneNumber),
  factors: {
    phone: { toView: toFactorView, auditField: 'phone_id' },
    /** A code to the number as the second step of a sign-in that something else began. */
    sms: { toView: toFactorView, auditField: 'phone_id', isBackup: true },
  },
  filters: {
    phone_number: { takes: 'texts', column: 'phone_number', toStored: findNumber },
    phone_number_fuzzy: {
      takes: 'part',
      column: 'phone_number',
      indexedAs: 'phone_number',
      tooShort: 'user_search_phone_number_fuzzy_too_short',
    },
    phone_id: { takes: 'texts', column: 'phone_id' },
    phone_verified: { takes: 'truth', column: 'verified' },
  },
  addition: declareAddition({
    notice: 'phone_number.added',
    eventKind: 'phone_number',
    idField: 'phoneId',
    words: pickWords(otpWords, 'added'),
  }),
  removal: {
    operation: 'deletePhoneNumber',
    action: 'user.phone_number_deleted',
  },
})
