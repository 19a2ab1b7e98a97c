import { describe, expect, it } from 'vitest'
import { resolveTheme } from './resolve-theme.ts'
import { defaultDarkTheme, defaultTheme } from './tokens.ts'

describe('the default look', () => {
  it('is the light theme with the values of the specification, and nothing else', () => {
    const look = resolveTheme({})
    expect(look).toEqual({
      light: defaultTheme,
      dark: null,
      hideHeaderText: false,
      logo: null,
      inputIdSuffix: '',
    })
    expect(look.light).toMatchObject({
      background: '#FFFFFF',
      'container-border': '#ADBCC5',
      'container-radius': '8px',
      'container-width': '400px',
      foreground: '#19303D',
      primary: '#19303D',
      'muted-foreground': '#5C727D',
      success: '#0C5A56',
      destructive: '#8B1214',
      'font-family': 'Arial, Helvetica, sans-serif',
      muted: '#F3F5F6',
      placeholder: '#8296A1',
      'rounded-base': '4px',
    })
  })

  it('has the same keys in dark', () => {
    expect(Object.keys(defaultDarkTheme).sort()).toEqual(Object.keys(defaultTheme).sort())
  })
})

describe('styles', () => {
  it('set every token that they cover', () => {
    const { light } = resolveTheme({
      styles: {
        container: {
          backgroundColor: '#FAFAFA',
          borderColor: '#111111',
          borderRadius: '12px',
          width: '320px',
        },
        colors: {
          primary: '#222222',
          secondary: '#333333',
          accent: '#EEEEEE',
          success: '#004400',
          warning: '#444400',
          error: '#440000',
        },
        inputs: {
          backgroundColor: '#FEFEFE',
          textColor: '#010101',
          placeholderColor: '#777777',
          borderColor: '#666666',
          borderRadius: '6px',
        },
        fontFamily: 'Georgia, serif',
      },
    })
    expect(light).toMatchObject({
      background: '#FAFAFA',
      'container-border': '#111111',
      'container-radius': '12px',
      'container-width': '320px',
      foreground: '#222222',
      primary: '#222222',
      'muted-foreground': '#333333',
      accent: '#EEEEEE',
      success: '#004400',
      'success-fill': '#004400',
      warning: '#444400',
      destructive: '#440000',
      'destructive-fill': '#440000',
      'input-background': '#FEFEFE',
      'input-foreground': '#010101',
      placeholder: '#777777',
      input: '#666666',
      'input-radius': '6px',
      'font-family': 'Georgia, serif',
    })
  })

  it('colour each kind of button separately', () => {
    const { light } = resolveTheme({
      styles: {
        colors: { primary: '#222222' },
        buttons: {
          primary: { backgroundColor: '#0000AA', textColor: '#FFFFEE', borderRadius: '0' },
          secondary: { backgroundColor: '#FFFFDD', borderColor: '#0000AA', borderRadius: '9px' },
          disabled: { backgroundColor: '#CCCCCC', textColor: '#555555' },
        },
      },
    })
    expect(light).toMatchObject({
      foreground: '#222222',
      primary: '#0000AA',
      'primary-foreground': '#FFFFEE',
      'button-radius': '0',
      secondary: '#FFFFDD',
      'secondary-border': '#0000AA',
      'secondary-radius': '9px',
      disabled: '#CCCCCC',
      'disabled-foreground': '#555555',
    })
  })

  it('hide the header and set the logo', () => {
    const look = resolveTheme({
      styles: { hideHeaderText: true, logo: { logoImageUrl: 'https://example.com/a.png' } },
    })
    expect(look).toMatchObject({
      hideHeaderText: true,
      logo: { url: 'https://example.com/a.png', alt: '' },
    })
    expect(resolveTheme({ styles: { logo: { logoImageUrl: '' } } }).logo).toBeNull()
  })

  it('leave the default where a value is undefined', () => {
    expect(resolveTheme({ styles: { colors: { primary: undefined } } }).light).toEqual(defaultTheme)
  })
})

describe('presentation', () => {
  it('applies one theme over the light one', () => {
    const { light, dark } = resolveTheme({ presentation: { theme: { ring: '#AA0055' } } })
    expect(light).toEqual({ ...defaultTheme, ring: '#AA0055' })
    expect(dark).toBeNull()
  })

  it('takes the dark theme alone', () => {
    const { light, dark } = resolveTheme({ presentation: { theme: defaultDarkTheme } })
    expect(light).toEqual(defaultDarkTheme)
    expect(dark).toBeNull()
  })

  it('takes two themes, each completed from its own default', () => {
    const { light, dark } = resolveTheme({
      presentation: { theme: [{ ring: '#AA0055' }, { ring: '#FF88BB' }] },
    })
    expect(light).toEqual({ ...defaultTheme, ring: '#AA0055' })
    expect(dark).toEqual({ ...defaultDarkTheme, ring: '#FF88BB' })
  })

  it('completes a theme that calls itself dark from the dark one', () => {
    const { light } = resolveTheme({ presentation: { theme: { 'color-scheme': 'dark' } } })
    expect(light).toEqual(defaultDarkTheme)
  })

  it('hides the header and sets the logo with its text', () => {
    const options = {
      hideHeaderText: true,
      logo: { url: 'https://example.com/a.png', alt: 'Acme' },
    }
    expect(resolveTheme({ presentation: { options } })).toMatchObject(options)
  })

  it('is overridden by styles where both are given', () => {
    const { light } = resolveTheme({
      styles: { colors: { primary: '#222222' } },
      presentation: { theme: { primary: '#333333', ring: '#AA0055' } },
    })
    expect(light).toMatchObject({ primary: '#222222', ring: '#AA0055' })
  })
})

describe('derived colours', () => {
  it('are recomputed when only their base changes', () => {
    const { light } = resolveTheme({ presentation: { theme: { primary: '#5B2A86' } } })
    expect(light['primary-button-hover']).toBe(
      'color-mix(in srgb, var(--st-primary) 88%, var(--st-background))',
    )
    expect(light['primary-button-active']).toBe('color-mix(in srgb, var(--st-primary) 84%, #000)')
  })

  it('also follow in a theme made by spreading the default one', () => {
    const { light } = resolveTheme({
      presentation: { theme: { ...defaultTheme, primary: '#5B2A86' } },
    })
    expect(light['primary-button-hover']).toContain('color-mix')
  })

  it('keep a value that the host set', () => {
    const { light } = resolveTheme({
      presentation: { theme: { primary: '#5B2A86', 'primary-button-hover': '#6B3A96' } },
    })
    expect(light['primary-button-hover']).toBe('#6B3A96')
  })
})
