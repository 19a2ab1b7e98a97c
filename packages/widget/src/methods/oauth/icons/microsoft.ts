/** The mark of Microsoft on a grid of 20. `NOTICE.md` names its source. */
export const icon = 'M2 2v7.6h7.6V2zm8.4 0v7.6H18V2zM2 10.4V18h7.6v-7.6zm8.4 0V18H18v-7.6z'

/** The same mark in the brand's colours. */
export const layers = [
  { d: 'M2 2h7.6v7.6H2z', fill: '#F25022' },
  { d: 'M10.4 2H18v7.6h-7.6z', fill: '#7FBA00' },
  { d: 'M2 10.4h7.6V18H2z', fill: '#00A4EF' },
  { d: 'M10.4 10.4H18V18h-7.6z', fill: '#FFB900' },
]
