/** The mark of Yahoo on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M15.15 2.17 11.7 9.9h3.85L19 2.17zM1 6.03l3.86 8.67-1.39 3.13h3.4l5.15-11.8H8.64l-2.1 5.05-2.08-5.05zm11.72 4.62c-1.26 0-2.19.94-2.19 2.04 0 1.06.9 1.95 2.1 1.95 1.25 0 2.2-.92 2.2-2.02s-.9-1.97-2.12-1.97'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M5 1h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4', fill: '#6001D2' },
  { d: icon, fill: '#FFF', transform: 'translate(3.4 3.4) scale(.66)' },
]
