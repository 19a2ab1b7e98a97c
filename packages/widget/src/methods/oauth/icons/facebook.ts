/** The mark of Facebook on a grid of 20. `NOTICE.md` names its source. */
export const icon =
  'M19 10.05a9 9 0 1 0-10.4 8.9v-6.3H6.3v-2.6h2.3V8.07c0-2.25 1.34-3.5 3.4-3.5.98 0 2 .18 2 .18v2.21h-1.13c-1.11 0-1.46.7-1.46 1.4v1.7h2.5l-.4 2.6h-2.1v6.29a9 9 0 0 0 7.59-8.9'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M10 1.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8', fill: '#FFF' },
  { d: icon, fill: '#0866FF' },
]
