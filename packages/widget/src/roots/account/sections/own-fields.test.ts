import { expect, test } from 'vitest'
import { cutToField, listFields, toFieldChange } from './own-fields.ts'

const company = { key: 'company', label: { en: 'Company', de: 'Firma' }, kind: 'text' } as const
const team = { key: 'team', label: 'Team', kind: 'text' } as const

test('a label is in the language of the widget, else in the first of its languages', () => {
  const labels = (locale: string) =>
    listFields([company, team], {}, locale).map(({ label }) => label)
  expect(labels('de-AT')).toEqual(['Firma', 'Team'])
  expect(labels('en')).toEqual(['Company', 'Team'])
  expect(labels('ja')).toEqual(['Company', 'Team'])
})

test('a field shows the stored text, and nothing of another kind of value or of an inherited one', () => {
  const values = (metadata: Record<string, unknown>) =>
    listFields([company, { ...team, key: 'constructor' }], metadata, 'en').map(({ value }) => value)
  expect(values({ company: 'Quayside', other: 'x' })).toEqual(['Quayside', ''])
  expect(values({ company: { name: 'Quayside' } })).toEqual(['', ''])
})

test('only what was changed is stored, and an emptied field is removed', () => {
  const shown = listFields([company, team], { company: 'Quayside', team: 'Boats' }, 'en')
  expect(toFieldChange(shown, {})).toBeNull()
  expect(toFieldChange(shown, { company: ' Quayside ' })).toBeNull()
  expect(toFieldChange(shown, { company: 'Meridian ' })).toEqual({ company: 'Meridian' })
  expect(toFieldChange(shown, { company: ' ', team: 'Boats' })).toEqual({ company: null })
})

test('a field that the user has not typed stays as the page stored it', () => {
  const stored = { company: ' Quayside ', team: { name: 'Boats' } }
  const shown = listFields([company, team], stored, 'en')
  expect(toFieldChange(shown, {})).toBeNull()
  expect(toFieldChange(shown, { team: 'Ships' })).toEqual({ team: 'Ships' })
  expect(toFieldChange(listFields([{ ...team, key: 'constructor' }], {}, 'en'), {})).toBeNull()
})

test('a text is cut to 256 characters, never inside one', () => {
  expect(cutToField('a'.repeat(300))).toBe('a'.repeat(256))
  expect(cutToField(`${'a'.repeat(254)}😀b`)).toBe(`${'a'.repeat(254)}😀`)
  expect(cutToField(`${'a'.repeat(255)}😀`)).toBe('a'.repeat(255))
})
