/** A ghost for Phantom, on a grid of 20. Drawn for this project, see `NOTICE.md`. */
export const icon =
  'M10 2a7 7 0 0 1 7 7v8.2l-2.3-1.5-2.35 1.8L10 15.7l-2.35 1.8-2.35-1.8L3 17.2V9a7 7 0 0 1 7-7M7.4 7.2c-.6 0-1.05.7-1.05 1.6s.45 1.6 1.05 1.6 1.05-.7 1.05-1.6S8 7.2 7.4 7.2m5.2 0c-.6 0-1.05.7-1.05 1.6s.45 1.6 1.05 1.6 1.05-.7 1.05-1.6-.45-1.6-1.05-1.6'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M5 1h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4', fill: '#534BB1' },
  { d: icon, fill: '#FFF', transform: 'translate(3 3) scale(.7)' },
]
