import { defaultDarkTheme, getContrast, quartzDarkTheme, quartzTheme } from '@portico/widget/parts'
import { describe, expect, it } from 'vitest'
import { mainColours, otherColours } from './theme-rows.ts'
import {
  editToken,
  type ThemeState,
  toPresentationTheme,
  toScheme,
  toTokens,
} from './theme-state.ts'
import { toColour } from './to-colour.ts'

const untouched: ThemeState = { mode: 'light', edits: { light: {}, dark: {} } }

describe('the theme', () => {
  it('passes nothing to the widget while every value is the default', () => {
    expect(toPresentationTheme(untouched)).toBeUndefined()
  })

  it('passes only the changes when the light theme was edited', () => {
    const state = editToken(untouched, 'light', 'primary', '#5B2A86')
    expect(toPresentationTheme(state)).toEqual({ primary: '#5B2A86' })
    expect(toTokens(state, 'light').primary).toBe('#5B2A86')
  })

  it('forgets a change that was reverted', () => {
    const state = editToken(untouched, 'dark', 'primary', '#5B2A86')
    expect(editToken(state, 'dark', 'primary', defaultDarkTheme.primary)).toEqual(untouched)
  })

  it('passes a whole preset, with the changes applied to it', () => {
    const quartz: ThemeState = { ...untouched, preset: 'quartz' }
    expect(toPresentationTheme(quartz)).toEqual(quartzTheme)
    expect(toTokens(quartz, 'dark').background).toBe(quartzDarkTheme.background)
    const state = editToken({ ...quartz, mode: 'both' }, 'dark', 'primary', '#5B2A86')
    expect(toPresentationTheme(state)).toEqual([
      quartzTheme,
      { ...quartzDarkTheme, primary: '#5B2A86' },
    ])
    const back = quartzDarkTheme.primary ?? ''
    expect(editToken(state, 'dark', 'primary', back).edits.dark).toEqual({})
  })

  it('follows the system only with both themes', () => {
    expect(toScheme({ ...untouched, mode: 'both' }, 'dark')).toBe('dark')
    expect(toScheme(untouched, 'dark')).toBe('light')
  })

  it('shows the colours derived from a changed colour as the widget mixes them', () => {
    const tokens = toTokens(editToken(untouched, 'light', 'primary', '#800000'), 'light')
    // 88 % of the primary colour in white, 84 % of it in black
    expect(toColour(tokens, 'primary-button-hover')).toBe('#8F1F1F')
    expect(toColour(tokens, 'primary-button-active')).toBe('#6C0000')
    expect(toColour(tokens, 'secondary')).toBe('#FFFFFF')
  })

  it.each(['light', 'dark'] as const)(
    'meets every listed contrast ratio when unchanged, %s',
    (scheme) => {
      const tokens = toTokens(untouched, scheme)
      for (const { key, against, least } of [...mainColours, ...otherColours]) {
        if (!against || !least) continue
        const ratio = getContrast(toColour(tokens, key), toColour(tokens, against))
        expect(ratio, `${key} on ${against}`).toBeGreaterThanOrEqual(least)
      }
    },
  )
})
