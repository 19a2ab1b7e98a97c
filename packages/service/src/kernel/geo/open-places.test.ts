import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writePlaces } from '../../testing/write-places.ts'
import { openPlaces } from './open-places.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-places-'))
  await writePlaces(join(folder, 'city.mmdb'), [
    {
      address: '203.0.113.7',
      record: {
        city: { names: { en: 'Lisbon', de: 'Lissabon' } },
        country: { names: { en: 'Portugal' } },
        location: { latitude: 38, longitude: 9 },
        postal: { code: '1100' },
        subdivisions: [{ names: { en: 'Alfama' } }],
      },
    },
    {
      address: '203.0.113.10',
      record: {
        city: { names: { en: 'Vienna', de: 'Wien' } },
        country: { iso_code: 'AT', names: { en: 'Austria' } },
      },
    },
    { address: '203.0.113.8', record: { country: { names: { en: 'Portugal' } } } },
  ])
  await writePlaces(join(folder, 'asn.mmdb'), [], 'GeoLite2-ASN')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a place is a city and its country in the reader’s language, never finer', async () => {
  const findPlace = await openPlaces(join(folder, 'city.mmdb'))
  expect(findPlace('203.0.113.7', 'de-AT')).toEqual({ city: 'Lissabon', country: 'Portugal' })
  expect(findPlace('203.0.113.10', 'ar')).toEqual({ city: 'Vienna', country: 'النمسا' })
  expect(findPlace('203.0.113.10', 'pt-BR')).toEqual({ city: 'Vienna', country: 'Áustria' })
  expect(findPlace('203.0.113.7', 'xx')).toEqual({ city: 'Lisbon', country: 'Portugal' })
})

test('a place not known down to a city is left out', async () => {
  const findPlace = await openPlaces(join(folder, 'city.mmdb'))
  for (const address of ['203.0.113.8', '203.0.113.9', '2001:db8::1', 'unknown', '']) {
    expect([address, findPlace(address, 'en')]).toEqual([address, null])
  }
})

test('a file without cities, of another kind, or missing is refused', async () => {
  await writeFile(join(folder, 'text.mmdb'), 'no such file')
  await expect(openPlaces(join(folder, 'asn.mmdb'))).rejects.toThrow('has no cities')
  await expect(openPlaces(join(folder, 'text.mmdb'))).rejects.toThrow()
  await expect(openPlaces(join(folder, 'none.mmdb'))).rejects.toThrow('ENOENT')
})
