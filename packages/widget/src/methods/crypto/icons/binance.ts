/** Five diamonds for Binance, on a grid of 20. Drawn for this project, see `NOTICE.md`. */
export const icon =
  'M10 7.8 12.2 10 10 12.2 7.8 10zM4 7.8 6.2 10 4 12.2 1.8 10zm12 0 2.2 2.2-2.2 2.2-2.2-2.2zM10 1.8l5.2 5.2L13 9.2l-3-3-3 3L4.8 7zM10 18.2 4.8 13 7 10.8l3 3 3-3 2.2 2.2z'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M5 1h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4', fill: '#181A20' },
  { d: icon, fill: '#F0B90B', transform: 'translate(3 3) scale(.7)' },
]
