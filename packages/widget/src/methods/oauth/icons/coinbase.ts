/** The mark of Coinbase on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 13.65a4.65 4.65 0 1 1 4.58-5.4h-2.33a2.33 2.33 0 1 0 0 1.5h2.33a4.65 4.65 0 0 1-4.58 3.9'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M10 1.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8', fill: '#FFF' },
  { d: icon, fill: '#0052FF' },
]
