import { expect, it } from 'vitest'
import { withWholeLogo } from './with-whole-logo.ts'

const origin = 'http://localhost:3000'

it('E12: the logo of a snippet is found from a page of another origin', () => {
  expect(withWholeLogo({ logo: { logoImageUrl: '/meridian.svg' } }, origin)).toEqual({
    logo: { logoImageUrl: 'http://localhost:3000/meridian.svg' },
  })
})

it.each([{}, { logo: null }, { logo: {} }, { logo: { logoImageUrl: 'https://a.example/b.svg' } }])(
  'leaves %j as it is',
  (styles) => expect(withWholeLogo(styles, origin)).toBe(styles),
)
