/** A disc around a square for Coinbase, on a grid of 20. Drawn for this project, see `NOTICE.md`. */
export const icon =
  'M10 1.2a8.8 8.8 0 1 1 0 17.6 8.8 8.8 0 0 1 0-17.6M8.1 7.2a.9.9 0 0 0-.9.9v3.8c0 .5.4.9.9.9h3.8c.5 0 .9-.4.9-.9V8.1a.9.9 0 0 0-.9-.9z'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M6 6h8v8H6z', fill: '#FFF' },
  { d: icon, fill: '#0052FF' },
]
