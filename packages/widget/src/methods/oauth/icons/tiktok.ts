/** The mark of TikTok on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'm10.37 1.51 2.77-.01a4.4 4.4 0 0 0 1.24 2.95 5 5 0 0 0 3 1.27v2.86a7.6 7.6 0 0 1-4.12-1.35l-.01 6.2a5.4 5.4 0 0 1-.96 2.79 5.3 5.3 0 0 1-4.18 2.27 5.34 5.34 0 0 1-3.65-9.34A5.3 5.3 0 0 1 8.8 7.93c.01 1.05-.03 2.1-.03 3.15a2.5 2.5 0 0 0-2.14.26 2.4 2.4 0 0 0-.96 1.24c-.15.36-.11.76-.1 1.14.17 1.16 1.29 2.14 2.48 2.03.79 0 1.55-.46 1.96-1.14.13-.23.28-.47.29-.75.07-1.27.04-2.53.05-3.8z'

/** The same mark in the brand's colours. */
export const layers = [
  { d: icon, fill: '#25F4EE', transform: 'translate(-.6 -.5)' },
  { d: icon, fill: '#FE2C55', transform: 'translate(.6 .5)' },
  { d: icon },
]
