/**
 * The preset `quartz`: an input has a drawn edge of 3:1, a button has a label and a hairline, and the card is a sheet
 * with a soft shadow. Colours and corners are tokens; the other rules are a style sheet inside the theme, so that a
 * page with another theme loads none of them.
 */
import type { Theme } from './tokens.ts'

/**
 * Rules nested in the widget's root. Their selector has one id more than those of the components, so that they win.
 * Sizes are relative to the text size, so that they grow with it.
 */
const css = `&:not(#_#_#_){
.st-card{padding:35px}
.st-heading{font-size:calc(var(--st-text-base)*1.375);line-height:1.2727;letter-spacing:-.021em}
.st-heading:is(:lang(ar),:lang(he),:lang(hi),:lang(ja),:lang(ko),:lang(zh)){letter-spacing:0}
.st-section-heading,.st-list-heading{font-size:calc(var(--st-text-base)*.9375);line-height:1.3333;letter-spacing:-.006em}
.st-lead{font-size:calc(var(--st-text-base)*.9375);line-height:1.6}
.st-screen>.st-heading+.st-lead{margin-top:4px}
.st-destination{font-weight:500}
.st-logo{justify-content:center;width:fit-content;min-width:44px;max-width:100%;height:44px;padding-inline:8px;border:1px solid var(--st-secondary-border);border-radius:12px;box-shadow:0 1px 2px #0000000F}
.st-logo img{max-height:26px}
.st-screen>.st-logo+*{margin-top:20px}
.st-screen>.st-logo~.st-heading+.st-project{display:block}
.st-screen>.st-logo~.st-heading:not(:has(+.st-project)){padding-bottom:28px}
.st-logo-pair>:is(img,.st-logo-tile){border-radius:12px}
.st-logo-tile{box-shadow:0 1px 2px #0000000F}
.st-button{min-height:44px;font-size:calc(var(--st-text-base)*.9375);font-weight:500;line-height:1.3333;letter-spacing:-.006em}
.st-button[data-kind=secondary]{font-weight:500;box-shadow:0 1px 2px #0000000D}
.st-button-label{padding-top:0}
.st-screen>.st-divider+.st-tabs{margin-top:20px}
.st-tabs{padding:4px;background:var(--st-muted);border-radius:var(--st-rounded-base);box-shadow:none;outline:1px solid transparent;outline-offset:-1px}
.st-tab{min-height:36px;padding:0 8px;border-radius:7px;font-size:calc(var(--st-text-base)*.9375);font-weight:500;line-height:1.3333;letter-spacing:-.006em;transition:none}
.st-tab[aria-selected=true]{background:var(--st-tab-selected);box-shadow:0 0 0 1px var(--st-border),0 1px 2px #0000000F;font-weight:600}
.st-tab[aria-selected=true]::before{content:none}
.st-screen>.st-tab-panel{margin-top:12px}
.st-label{margin-bottom:8px;font-weight:500}
.st-label-line{margin-bottom:8px}
.st-label-line .st-label{margin:0}
.st-input{min-height:44px;padding-block:9px}
.st-country{min-height:44px}
.st-country>b{font-weight:500}
.st-cell{min-height:48px;font-size:calc(var(--st-text-base)*1.375);font-weight:500}
.st-banner{border-color:transparent}
.st-disc{width:44px;height:44px;border-radius:12px}
.st-consent-list,.st-passkeys,.st-disclosure,.st-note,.st-toast{border-radius:10px}
.st-passkey{padding-inline:16px 4px}
.st-passkey>.st-icon{display:none}
.st-passkey-name{font-size:calc(var(--st-text-base)*.9375);font-weight:500;line-height:1.3333;letter-spacing:-.006em}
.st-screen>.st-watermark{margin-top:28px}
.st-watermark text{font:400 12.5px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.st-watermark path+text{font-weight:400;font-size:14px}
@container (max-width:359.9px){.st-card{padding:27px 19px}}
@container (max-width:239.9px){.st-card{padding-inline:9px}.st-passkey{padding-inline:10px}}
@media (prefers-contrast:more){.st-button[data-kind=secondary]{--st-edge:var(--st-input)}}
@media (forced-colors:active){.st-tab[aria-selected=true]:not(:focus-visible){outline:2px solid Highlight;outline-offset:-2px}}
}`

const shape: Theme = {
  css,
  'rounded-base': '10px',
  'container-radius': '12px',
  'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  'shadow-button': '0 1px 2px #00000024',
  // no shadow: the word `none` is the default, so it would count as not set, and the token would follow `shadow`
  'shadow-input': '0 0 #0000',
  'focus-ring-shadow':
    '0 0 0 1px var(--st-ring),0 0 0 4px color-mix(in srgb,var(--st-ring) 20%,transparent)',
  'destructive-foreground': '#FFFFFF',
  'success-foreground': '#FFFFFF',
}

/**
 * The light theme of the preset `quartz`.
 * @example presentation: { theme: [quartzTheme, quartzDarkTheme] }
 */
export const quartzTheme: Theme = {
  ...shape,
  'color-scheme': 'light',
  background: '#FFFFFF',
  foreground: '#16181D',
  primary: '#1D1F27',
  'primary-foreground': '#FFFFFF',
  'primary-button-hover': '#343844',
  'primary-button-active': '#0B0C10',
  'secondary-border': '#DEDFDF',
  muted: '#F4F5F7',
  'muted-foreground': '#5A606B',
  accent: '#ECEDF1',
  border: '#EAEAEB',
  'container-border': '#EFEFEF',
  input: '#8A909B',
  'input-hover': '#5A606B',
  placeholder: '#69707C',
  ring: '#4656D2',
  destructive: '#B3261E',
  'destructive-fill': '#B3261E',
  'destructive-button-hover': '#9A1F18',
  warning: '#875200',
  success: '#17713F',
  'success-fill': '#17713F',
  popover: '#FFFFFF',
  tint: '6%',
  'tab-selected': '#FFFFFF',
  shadow: '0 1px 2px #16181D0D, 0 8px 24px -8px #16181D1A, 0 24px 48px -24px #16181D1F',
}

/** The dark theme of the preset `quartz`; see `quartzTheme`. */
export const quartzDarkTheme: Theme = {
  ...shape,
  'color-scheme': 'dark',
  background: '#15171C',
  foreground: '#F2F3F5',
  primary: '#F2F3F5',
  'primary-foreground': '#15171C',
  // the short form of white: the long form is the default theme's value, so it would count as not set, and the token
  // would follow `primary`
  'primary-button-hover': '#FFF',
  'primary-button-active': '#D4D7DD',
  'secondary-border': '#3F4145',
  muted: '#1E2127',
  'muted-foreground': '#A3A9B5',
  accent: '#272B33',
  border: '#2C2E33',
  'container-border': '#282A2E',
  input: '#6D7480',
  'input-hover': '#A3A9B5',
  placeholder: '#8C929D',
  ring: '#9AA7FF',
  destructive: '#FF9F97',
  'destructive-fill': '#C73A32',
  'destructive-button-hover': '#B2332C',
  warning: '#F0C36E',
  success: '#72D09A',
  'success-fill': '#1E7D4A',
  popover: '#15171C',
  tint: '10%',
  'tab-selected': '#272B33',
  shadow: '0 1px 2px #00000066, 0 24px 48px -16px #00000099',
}
