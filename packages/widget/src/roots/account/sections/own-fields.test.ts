import { expect, test } from 'vitest'
import { listFields, toFieldChange } from './own-fields.ts'

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
