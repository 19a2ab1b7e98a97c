/**
 * What each value of the theme names: a part of a screen and a property of it. Both dialects and the page's own
 * `--st-*` values are held against this one table.
 */
import type { Styles, Theme } from '@portico/widget'

/** The pages on which the parts are seen; the screens by the names in `screen-states.ts`. */
export type ThemeValuePage =
  | 'Main'
  | 'Field error, link'
  | 'Service unreachable'
  | 'Email Confirmation'
  | 'Confirmation'
  | 'parts'

/** A value of the theme, and what it changes. */
export interface ThemeValue {
  readonly on: ThemeValuePage
  readonly part: string
  readonly pseudo?: '::placeholder' | '::before'
  readonly property: string
  readonly value: string
  /** What `property` is then; left out where a colour is mixed: it must differ from before. */
  readonly computed?: string
  /** What the pointer or the keyboard does to the part. */
  readonly state?: 'hover' | 'active' | 'focus'
  /** Parts that may change as well: those that follow. */
  readonly followers?: string
  /** How far beyond its box a part is painted, in pixels. */
  readonly reach?: number
  /** `all`: everything in the widget may move; `none`: nothing is painted. @default the parts alone */
  readonly paints?: 'all' | 'none'
  /** The same in the older dialect. */
  readonly styles?: (value: string) => Styles
}

const colour = { value: '#C000C0', computed: 'rgb(192, 0, 192)' }
const fill = { ...colour, property: 'background-color' }
const text = { ...colour, property: 'color' }
const outline = { ...colour, property: 'border-top-color' }
const radius = { property: 'border-top-left-radius', value: '12px', computed: '12px' }
const ring = (pixels: number) => ({
  property: 'box-shadow',
  value: `0 0 0 ${pixels}px #C000C0`,
  computed: `rgb(192, 0, 192) 0px 0px 0px ${pixels}px`,
  reach: pixels + 1,
})

const button = '.st-button[data-kind=primary]'
const secondary = '.st-button[data-kind=secondary]'
const danger = '.st-button[data-kind=danger]'
const disabled = `${button}:disabled`

/** Values that are not held against this table, and why. */
export const untestedValues = {
  'transition-duration':
    'the pages of this table are asked to keep still; it has a test of its own',
  'mobile-breakpoint': 'the card follows its own width',
  'font-family-mono': 'no screen shows a secret or a recovery code yet',
  popover: 'no screen has a list to open yet',
  css: 'the rules of a preset, which has a test of its own',
  'tab-selected': 'a shape of the preset quartz',
} as const

export const themeValues: Record<Exclude<keyof Theme, keyof typeof untestedValues>, ThemeValue> = {
  'color-scheme': {
    on: 'Main',
    part: '.st-root',
    property: 'color-scheme',
    value: 'only light',
    computed: 'light only',
    paints: 'none',
  },
  background: {
    on: 'Main',
    part: '.st-card',
    ...fill,
    paints: 'all',
    styles: (backgroundColor) => ({ container: { backgroundColor } }),
  },
  foreground: { on: 'Main', part: 'h1', ...text, followers: '.st-label' },
  primary: {
    on: 'Main',
    part: button,
    ...fill,
    styles: (backgroundColor) => ({ buttons: { primary: { backgroundColor } } }),
  },
  'primary-foreground': {
    on: 'Main',
    part: button,
    ...text,
    styles: (textColor) => ({ buttons: { primary: { textColor } } }),
  },
  'primary-border': {
    on: 'Main',
    part: button,
    ...outline,
    styles: (borderColor) => ({ buttons: { primary: { borderColor } } }),
  },
  'primary-button-hover': { on: 'Main', part: button, ...fill, state: 'hover' },
  'primary-button-active': { on: 'Main', part: button, ...fill, state: 'active' },
  'button-radius': {
    on: 'Main',
    part: button,
    ...radius,
    styles: (borderRadius) => ({ buttons: { primary: { borderRadius } } }),
  },
  secondary: {
    on: 'Email Confirmation',
    part: secondary,
    ...fill,
    styles: (backgroundColor) => ({ buttons: { secondary: { backgroundColor } } }),
  },
  'secondary-foreground': {
    on: 'Email Confirmation',
    part: secondary,
    ...text,
    styles: (textColor) => ({ buttons: { secondary: { textColor } } }),
  },
  'secondary-border': {
    on: 'Email Confirmation',
    part: secondary,
    ...outline,
    styles: (borderColor) => ({ buttons: { secondary: { borderColor } } }),
  },
  'secondary-radius': {
    on: 'Email Confirmation',
    part: secondary,
    ...radius,
    styles: (borderRadius) => ({ buttons: { secondary: { borderRadius } } }),
  },
  'secondary-button-hover': { on: 'Email Confirmation', part: secondary, ...fill, state: 'hover' },
  accent: {
    on: 'Email Confirmation',
    part: secondary,
    ...fill,
    state: 'active',
    styles: (accent) => ({ colors: { accent } }),
  },
  'accent-foreground': { on: 'Email Confirmation', part: secondary, ...text, state: 'active' },
  muted: { on: 'Email Confirmation', part: '.st-disc', ...fill, followers: '.st-number' },
  'muted-foreground': {
    on: 'Email Confirmation',
    part: '.st-lead',
    ...text,
    followers: `.st-watermark,.st-helper,.st-helper-row,.st-number,${secondary} .st-button-end`,
    styles: (value) => ({ colors: { secondary: value } }),
  },
  disabled: {
    on: 'parts',
    part: disabled,
    ...fill,
    followers: `${secondary}:disabled`,
    styles: (backgroundColor) => ({ buttons: { disabled: { backgroundColor } } }),
  },
  'disabled-foreground': {
    on: 'parts',
    part: disabled,
    ...text,
    followers: `${secondary}:disabled`,
    styles: (textColor) => ({ buttons: { disabled: { textColor } } }),
  },
  'disabled-border': {
    on: 'parts',
    part: disabled,
    ...outline,
    followers: `${secondary}:disabled`,
    styles: (borderColor) => ({ buttons: { disabled: { borderColor } } }),
  },
  'disabled-radius': {
    on: 'parts',
    part: disabled,
    ...radius,
    followers: `${secondary}:disabled`,
    styles: (borderRadius) => ({ buttons: { disabled: { borderRadius } } }),
  },
  input: {
    on: 'Main',
    part: '.st-input',
    ...outline,
    styles: (borderColor) => ({ inputs: { borderColor } }),
  },
  'input-hover': { on: 'Main', part: '.st-input', ...outline, state: 'hover' },
  'input-background': {
    on: 'Main',
    part: '.st-input',
    ...fill,
    styles: (backgroundColor) => ({ inputs: { backgroundColor } }),
  },
  'input-foreground': {
    on: 'Field error, link',
    part: '.st-input',
    ...text,
    styles: (textColor) => ({ inputs: { textColor } }),
  },
  'input-radius': {
    on: 'Main',
    part: '.st-input',
    ...radius,
    styles: (borderRadius) => ({ inputs: { borderRadius } }),
  },
  placeholder: {
    on: 'Main',
    part: '.st-input',
    pseudo: '::placeholder',
    ...text,
    styles: (placeholderColor) => ({ inputs: { placeholderColor } }),
  },
  ring: { on: 'Main', part: '.st-input', ...outline, state: 'focus', reach: 5 },
  'focus-ring-shadow': { on: 'Main', part: '.st-input', ...ring(6), state: 'focus' },
  border: {
    on: 'Email Confirmation',
    part: '.st-disc',
    ...outline,
    followers: '.st-card,.st-number',
  },
  'container-border': {
    on: 'Main',
    part: '.st-card',
    ...outline,
    styles: (borderColor) => ({ container: { borderColor } }),
  },
  'container-radius': {
    on: 'Main',
    part: '.st-card',
    ...radius,
    styles: (borderRadius) => ({ container: { borderRadius } }),
  },
  'rounded-base': {
    on: 'Main',
    part: '.st-input',
    ...radius,
    followers: `${button},.st-card`,
  },
  'container-width': {
    on: 'Main',
    part: '.st-root',
    property: 'max-width',
    value: '340px',
    computed: '340px',
    paints: 'all',
    styles: (width) => ({ container: { width } }),
  },
  spacing: {
    on: 'Main',
    part: '.st-card',
    property: 'padding-top',
    value: '5px',
    computed: '39px',
    paints: 'all',
  },
  'text-base': {
    on: 'Main',
    part: 'h1',
    property: 'font-size',
    value: '20px',
    computed: '30px',
    paints: 'all',
  },
  'font-family': {
    on: 'Main',
    part: '.st-label',
    property: 'font-family',
    value: 'monospace',
    computed: 'monospace',
    paints: 'all',
    styles: (fontFamily) => ({ fontFamily }),
  },
  'header-font': {
    on: 'Main',
    part: 'h1',
    property: 'font-family',
    value: 'monospace',
    computed: 'monospace',
  },
  shadow: { on: 'Main', part: '.st-card', ...ring(6), followers: `${button},.st-input` },
  'shadow-button': { on: 'Main', part: button, ...ring(3) },
  'shadow-input': { on: 'Main', part: '.st-input', ...ring(3) },
  // the one it takes the place of reaches far
  'shadow-popover': { on: 'parts', part: '.st-toast', ...ring(3), reach: 60 },
  destructive: {
    on: 'Field error, link',
    part: '.st-field-error',
    ...text,
    followers: '.st-input',
    reach: 5,
    styles: (error) => ({ colors: { error } }),
  },
  'destructive-fill': {
    on: 'parts',
    part: danger,
    ...fill,
    followers: '.st-toast[data-kind=error]',
  },
  'destructive-foreground': {
    on: 'parts',
    part: danger,
    ...text,
    followers: '.st-toast[data-kind=error]',
  },
  'destructive-button-hover': { on: 'parts', part: danger, ...fill, state: 'hover' },
  warning: {
    on: 'parts',
    part: '.st-banner .st-icon',
    ...text,
    followers: '.st-banner',
    styles: (warning) => ({ colors: { warning } }),
  },
  tint: {
    on: 'Service unreachable',
    part: '.st-banner',
    property: 'background-color',
    value: '40%',
  },
  success: {
    on: 'parts',
    part: '.st-helper[data-tone=success]',
    ...text,
    followers: '.st-toast[data-kind=success]',
    styles: (success) => ({ colors: { success } }),
  },
  'success-fill': { on: 'Confirmation', part: '.st-disc', ...fill },
  'success-foreground': { on: 'Confirmation', part: '.st-disc', ...text },
  'tab-background': { on: 'parts', part: '.st-tab:nth-child(2)', ...fill, state: 'hover' },
  'divider-color': { on: 'parts', part: '.st-divider', pseudo: '::before', ...outline },
}
